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
    check("2023", &game(bare, "1-0", "normal"), &[], &[], None);
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
