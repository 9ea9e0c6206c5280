//! Results and clock readings.

use crate::{check, from, judged};

#[test]
fn the_end_on_the_board_and_the_result_must_agree() {
    let mate = "1. f3 e5 2. g4 Qh4#";
    check("2023", &format!("{mate} 0-1"), &[], &[], Some("checkmate"));
    for wrong in ["1-0", "1/2-1/2", "*"] {
        let problem = format!("result_contradicts_position 4 {wrong} 5.1.1");
        check(
            "2023",
            &format!("{mate} {wrong}"),
            &[&problem],
            &[],
            Some("checkmate"),
        );
    }
    let problem = ["result_contradicts_position 4 1-0 5.1a"];
    check(
        "2009",
        &format!("{mate} 1-0"),
        &problem,
        &[],
        Some("checkmate"),
    );
    let stalemate = from("7k/8/6K1/5Q2/8/8/8/8 w - - 0 1", "1. Qf7");
    check(
        "2023",
        &format!("{stalemate} 1/2-1/2"),
        &[],
        &[],
        Some("stalemate"),
    );
    let problem = ["result_contradicts_position 1 1-0 5.2.1"];
    check(
        "2023",
        &format!("{stalemate} 1-0"),
        &problem,
        &[],
        Some("stalemate"),
    );
    check("2023", "1. e4 e5 1-0", &[], &[], None);
    // A position that is only shown.
    let shown = from("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "*");
    check("2023", &shown, &[], &[], Some("stalemate"));
}

#[test]
fn tag_and_moves_name_one_result() {
    let game = |tag: &str, marker: &str| format!("[Result \"{tag}\"]\n\n1. e4 e5 {marker}");
    check("2023", &game("1-0", "1-0"), &[], &[], None);
    check(
        "2023",
        &game("1-0", "0-1"),
        &["result_disagrees 2 0-1 -"],
        &[],
        None,
    );
    check(
        "2023",
        &game("1-0", "*"),
        &["result_disagrees 2 * -"],
        &[],
        None,
    );
    check(
        "2023",
        &game("1/2", "1/2"),
        &[],
        &["nonstandard_result 2 -"],
        None,
    );
    check("2023", &game("?", "*"), &[], &[], None);
    let checked = judged("2023", "[Result \"1-0\"]\n\n1. e4 e5");
    assert_eq!(checked.result, "1-0");
    assert_eq!(checked.problems[0].kind.word(), "result_missing");
}

#[test]
fn who_wins_on_time_must_be_able_to_mate() {
    let game = |fen: &str, result: &str, termination: &str| {
        from(
            fen,
            &format!("[Termination \"{termination}\"]\n\n1. Kb4 Kd5 2. Kb5 {result}"),
        )
    };
    let bare = "8/8/3rk3/8/8/2K5/8/8 w - - 0 1";
    let problem = ["flag_result_not_lawful 3 1-0 6.9"];
    check(
        "2023",
        &game(bare, "1-0", "Time forfeit"),
        &problem,
        &[],
        None,
    );
    check(
        "2005",
        &game(bare, "1-0", "time forfeit"),
        &["flag_result_not_lawful 3 1-0 6.10"],
        &[],
        None,
    );
    // Then Black has resigned, to one who could not mate either.
    let resigned = ["resignation_result_not_lawful 3 1-0 5.1.2"];
    check("2023", &game(bare, "1-0", "normal"), &resigned, &[], None);
    check("2009", &game(bare, "1-0", "normal"), &[], &[], None);
    check("2023", &game(bare, "0-1", "time forfeit"), &[], &[], None);
    check("2023", &game(bare, "*", "time forfeit"), &[], &[], None);
    // Black is to move and his time ran out; White has a bare king: a draw is lawful.
    check(
        "2023",
        &game(bare, "1/2-1/2", "time forfeit"),
        &[],
        &[],
        None,
    );
    let rook = "8/8/3rk3/8/8/2K5/8/7R w - - 0 1";
    let problem = ["flag_result_not_lawful 3 1/2-1/2 6.9"];
    check(
        "2023",
        &game(rook, "1/2-1/2", "time forfeit"),
        &problem,
        &[],
        None,
    );
}

#[test]
fn clocks_do_not_gain_more_than_they_are_given() {
    let game = |control: &str, readings: [&str; 4]| {
        let [a, b, c, d] = readings.map(|it| format!("{{ [%clk {it}] }}"));
        format!("[TimeControl \"{control}\"]\n\n1. e4 {a} e5 {b} 2. Nf3 {c} Nc6 {d} *")
    };
    let fine = ["0:05:00", "0:05:00", "0:05:02", "0:04:40"];
    check("2023", &game("300+3", fine), &[], &[], None);
    let gains = ["0:05:00", "0:04:58", "0:05:20", "0:04:59"];
    check(
        "2023",
        &game("300+3", gains),
        &["clock_impossible 3 Nf3 -"],
        &[],
        None,
    );
    check("2023", &game("?", gains), &[], &[], None);
    check("2023", &game("40/300+3:300+3", gains), &[], &[], None);
    let from_the_start = ["0:06:00", "0:05:00", "0:05:00", "0:05:00"];
    check(
        "2023",
        &game("300", from_the_start),
        &["clock_impossible 1 e4 -"],
        &[],
        None,
    );
    let strange = ["-0:01:00", "x", "99999999999:00:00", "0:05:00"];
    check("2023", &game("300", strange), &[], &[], None);
}

/// What a move took, beside what is left after it: three rounded readings have to agree.
#[test]
fn time_that_is_missing_or_came_twice_is_noted() {
    // White's increment is missing at one move, Black's comes twice at one.
    let pairs = [
        ("0:05:03", "0:05:03", "0:00:03", "0:00:03"),
        ("0:04:56", "0:04:56", "0:00:10", "0:00:10"),
        ("0:04:46", "0:04:52", "0:00:10", "0:00:10"),
        ("0:04:39", "0:04:45", "0:00:10", "0:00:10"),
        ("0:04:32", "0:04:38", "0:00:10", "0:00:10"),
    ];
    let moves = ["e4 e5", "Nf3 Nc6", "Bc4 Bc5", "d3 d6", "c3 a6"];
    let text = |pairs: &[(&str, &str, &str, &str)]| {
        let mut text = "[TimeControl \"300+3\"]\n\n".to_owned();
        for (number, (moves, (white, black, own, other))) in moves.iter().zip(pairs).enumerate() {
            let (one, two) = moves.split_once(' ').unwrap();
            text += &format!(
                "{}. {one} {{[%clk {white}][%emt {own}]}} {two} {{[%clk {black}][%emt {other}]}} ",
                number + 1
            );
        }
        text + "*"
    };
    let both = ["credit_missing 5 -", "credit_doubled 6 -"];
    check("2023", &text(&pairs), &[], &both, None);
    let mut other = pairs;
    other[2].2 = "0:02:00";
    let both = ["clock_disagrees 5 -", "credit_doubled 6 -"];
    check("2023", &text(&other), &[], &both, None);
}

#[test]
fn a_loss_on_time_is_held_against_the_readings() {
    let game = |last: &str| {
        format!(
            "[TimeControl \"300\"]\n[Result \"1-0\"]\n[Termination \"Time forfeit\"]\n\n\
             1. e4 {{[%clk 0:05:00]}} e5 {{[%clk 0:02:00]}} 2. Nf3 {{[%clk 0:04:00]}} {last} 1-0"
        )
    };
    check("2023", &game(""), &[], &[], None);
    let moved = game("Nc6 {[%clk 0:01:00]}");
    check("2023", &moved, &[], &["forfeit_not_borne_out 4 -"], None);
}

#[test]
fn a_draw_on_time_that_should_be_a_loss_has_the_mate_with_it() {
    let text = from(
        "8/8/3rk3/8/8/2K5/8/7R w - - 0 1",
        "[Termination \"Time forfeit\"]\n\n1. Kb4 Kd5 2. Kb5 1/2-1/2",
    );
    let checked = judged("2023", &text);
    let problem = &checked.problems[0];
    assert!(problem.line.last().is_some_and(|it| it.ends_with('#')));
    assert!(problem.message.contains("a mate: "), "{}", problem.message);
}

#[test]
fn nobody_wins_by_resignation_who_cannot_mate() {
    let game = |tags: &str| {
        from(
            "8/8/3rk3/8/8/2K5/8/8 w - - 0 1",
            &format!("{tags}\n\n1. Kb4 Kd5 2. Kb5 1-0"),
        )
    };
    let problem = ["resignation_result_not_lawful 3 1-0 5.1.2"];
    check("2023", &game(""), &problem, &[], None);
    let resigns = "[Termination \"Black resigns\"]";
    check("2023", &game(resigns), &problem, &[], None);
    check("2018", &game(resigns), &[], &[], None);
    let arbiter = "[Termination \"rules infraction\"]";
    check("2023", &game(arbiter), &[], &[], None);
}

#[test]
fn a_draw_is_agreed_once_both_have_moved() {
    let early = ["agreement_too_early 1 1/2-1/2 5.2.3"];
    check("2017", "1. e4 1/2-1/2", &early, &[], None);
    check("2014", "1. e4 1/2-1/2", &[], &[], None);
    check("2017", "1. e4 e5 1/2-1/2", &[], &[], None);
    check(
        "2017",
        "[Event \"?\"]\n\n1/2-1/2",
        &[],
        &["unplayed 0 -"],
        None,
    );
}

#[test]
fn what_the_termination_says_must_be_so() {
    let game = |text: &str, moves: &str| format!("[Termination \"{text}\"]\n\n{moves}");
    let mate = "1. f3 e5 2. g4 Qh4# 0-1";
    let shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 1/2-1/2";
    for (text, moves) in [
        ("Black won by checkmate", mate),
        ("normal", "1. e4 e5 1-0"),
        ("drawn by repetition", shuffle),
        ("adjudication", "1. e4 e5 1-0"),
    ] {
        check_ended(&game(text, moves), &[]);
    }
    for (text, moves) in [
        ("White won by checkmate", "1. e4 e5 1-0"),
        ("drawn by stalemate", "1. e4 e5 1/2-1/2"),
        ("drawn by repetition", "1. e4 e5 1/2-1/2"),
        ("50-move rule", "1. e4 e5 1/2-1/2"),
        ("insufficient material", "1. e4 e5 1/2-1/2"),
        ("unterminated", "1. e4 e5 1-0"),
        ("Time forfeit", mate),
    ] {
        check_ended(&game(text, moves), &["termination_disagrees"]);
    }
}

fn check_ended(text: &str, kinds: &[&str]) {
    let checked = judged("2023", text);
    let found: Vec<&str> = checked.problems.iter().map(|it| it.kind.word()).collect();
    assert_eq!(found, kinds, "{text}");
}

#[test]
fn a_wrong_count_of_half_moves_is_noted() {
    let game = |count: &str| format!("[PlyCount \"{count}\"]\n\n1. e4 e5 *");
    check("2023", &game("2"), &[], &[], None);
    check("2023", &game("3"), &[], &["ply_count_wrong 2 -"], None);
}
