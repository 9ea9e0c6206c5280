//! Games, and what an arbiter who knows everything would say of them.

use flagfall_audit::{Checked, judge, rulebook};
use flagfall_edition::Edition;
use flagfall_notation::pgn;

fn judged(edition: &str, text: &str) -> Checked {
    let games = pgn::read_all(text.as_bytes());
    assert_eq!(games.len(), 1, "{text}");
    judge(&games[0], &rulebook(Edition::from_id(edition).unwrap()))
}

/// Problems as `kind ply token article`, notes as `kind ply article`, and what ended the game.
fn check(edition: &str, text: &str, problems: &[&str], notes: &[&str], ended: Option<&str>) {
    let checked = judged(edition, text);
    let article = |it: Option<flagfall_edition::Citation>| it.map_or("-", |cite| cite.article);
    let problem = |it: &flagfall_audit::Problem| {
        format!(
            "{} {} {} {}",
            it.kind.word(),
            it.ply,
            it.token,
            article(it.article)
        )
    };
    let found: Vec<String> = checked.problems.iter().map(problem).collect();
    assert_eq!(found, problems, "{text}");
    let note = |it: &flagfall_audit::Note| {
        format!("{} {} {}", it.kind.word(), it.ply, article(it.article))
    };
    let found: Vec<String> = checked.notes.iter().map(note).collect();
    assert_eq!(found, notes, "{text}");
    assert_eq!(checked.ended_by.map(|it| it.word()), ended, "{text}");
}

/// A game from a position.
fn from(fen: &str, rest: &str) -> String {
    format!("[FEN \"{fen}\"]\n[SetUp \"1\"]\n{rest}")
}

#[test]
fn the_clause_that_a_move_breaks_is_named() {
    let illegal = |text: &str, ply: usize, token: &str, article: &str| {
        check(
            "2023",
            text,
            &[&format!("illegal_move {ply} {token} {article}")],
            &[],
            None,
        );
    };
    illegal("1. e4 e5 2. Bh6 *", 3, "Bh6", "3.5");
    illegal("1. Nd3 *", 1, "Nd3", "3.10.1");
    illegal("1. Ng4 *", 1, "Ng4", "3.10.1");
    illegal("1. e5 *", 1, "e5", "3.7.1");
    illegal("1. e4 e5 2. O-O *", 3, "O-O", "3.8.2.2");
    illegal("1. Ke2 *", 1, "Ke2", "3.1.1");
    let pinned = from("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "1. Nc3 *");
    illegal(&pinned, 1, "Nc3", "3.9.2");
    let promotes = from("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "1. a8 *");
    illegal(&promotes, 1, "a8", "3.7.3.3");
    // The same in an edition that numbers otherwise.
    check(
        "1997",
        "1. e4 e5 2. Bh6 *",
        &["illegal_move 3 Bh6 3.2"],
        &[],
        None,
    );
}

#[test]
fn after_an_illegal_move_nothing_is_judged_and_all_is_said() {
    let checked = judged(
        "2023",
        "[Result \"1-0\"]\n\n1. e4 e5 2. Bh6 Qxe4 3. Nf3 1-0",
    );
    assert_eq!((checked.plies, checked.problems.len()), (2, 1));
    let problem = &checked.problems[0];
    assert!(
        problem.message.contains("the pawn on d2"),
        "{}",
        problem.message
    );
    assert!(
        problem
            .message
            .ends_with("the 2 half-moves after it are not judged")
    );
    assert_eq!((problem.place.line, problem.place.column), (3, 13));
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    assert_eq!(problem.fen.as_deref(), Some(fen));
    assert_eq!(checked.final_fen, fen);
    let ambiguous = judged("2023", "1. d4 d5 2. Nf3 Nf6 3. Nd2 *");
    assert!(ambiguous.problems[0].message.contains("Nbd2 or Nfd2"));
    // A variation has its own life.
    let variation = judged("2023", "1. e4 (1. e5) 1... e5 2. Nf3 *");
    assert_eq!((variation.plies, variation.problems.len()), (3, 1));
    assert!(
        variation.problems[0]
            .message
            .starts_with("in a variation: ")
    );
}

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
fn moves_after_the_end_are_named() {
    let problem = ["played_on_after_end 5 Kf2 5.1.1"];
    check(
        "2023",
        "1. f3 e5 2. g4 Qh4# 3. Kf2 0-1",
        &problem,
        &[],
        Some("checkmate"),
    );
    let dead = from("k7/8/8/3n4/4K3/8/8/8 w - - 0 1", "1. Kd4 Kb7 1/2-1/2");
    let problem = ["played_on_after_end 1 Kd4 5.2.2"];
    check(
        "2023",
        &dead,
        &problem,
        &["dead_position 0 5.2.2"],
        Some("dead_position"),
    );
    let taken = from("k7/8/8/3r4/4K3/8/8/8 w - - 0 1", "1. Kxd5 Kb7 1-0");
    let problems = [
        "played_on_after_end 2 Kb7 5.2.2",
        "result_contradicts_position 2 1-0 5.2.2",
    ];
    check(
        "2023",
        &taken,
        &problems,
        &["dead_position 1 5.2.2"],
        Some("dead_position"),
    );
}

#[test]
fn a_blocked_position_is_dead_although_there_are_pawns() {
    let fen = "4b1k1/8/8/p1p1p1p1/P1P1P1P1/8/8/2B3K1 w - - 0 1";
    let open = from(fen, "1. Kf1 1/2-1/2");
    check("2023", &open, &[], &[], None);
    let fen = "8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/5K2 w - - 49 50";
    let blocked = from(fen, "1. Ke1 1/2-1/2");
    check(
        "2023",
        &blocked,
        &[],
        &["dead_position 1 5.2.2"],
        Some("dead_position"),
    );
}

const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8";

#[test]
fn repetition_can_be_claimed_or_ends_the_game() {
    let times = |n: usize| format!("{} 1/2-1/2", [SHUFFLE].repeat(n).join(" "));
    check("2023", &times(1), &[], &[], None);
    check(
        "2023",
        &times(2),
        &[],
        &["repetition_claimable 8 9.2.2"],
        None,
    );
    check(
        "2009",
        &times(4),
        &[],
        &["repetition_claimable 8 9.2b"],
        None,
    );
    // What the draft says of it is not in hand.
    check("2009-draft", &times(4), &[], &[], None);
    let notes = ["repetition_claimable 8 9.2.2", "fivefold 16 9.6.1"];
    check("2023", &times(4), &[], &notes, Some("fivefold"));
    let notes = ["repetition_claimable 8 9.2b", "fivefold 16 9.6a"];
    check("2014", &times(4), &[], &notes, Some("fivefold"));
    let on = format!("{} e4 1-0", [SHUFFLE].repeat(4).join(" "));
    let problems = [
        "played_on_after_end 17 e4 9.6.1",
        "result_contradicts_position 17 1-0 9.6.1",
    ];
    let notes = ["repetition_claimable 8 9.2.2", "fivefold 16 9.6.1"];
    check("2023", &on, &problems, &notes, Some("fivefold"));
    // The diagram recurs, the right to castle does not.
    let lost = from(
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "1. Ra2 Kd8 2. Ra1 Ke8 3. Ra2 Kd8 4. Ra1 Ke8 *",
    );
    check("2023", &lost, &[], &[], None);
}

#[test]
fn the_counts_of_moves_are_those_of_the_edition() {
    let game = |halfmoves: u32| {
        from(
            &format!("4k3/8/8/8/8/8/8/4K2R w - - {halfmoves} 90"),
            "1. Rh2 Kd8 2. Rh1 *",
        )
    };
    check("2023", &game(96), &[], &[], None);
    check("2023", &game(98), &[], &["fifty_claimable 2 9.3.2"], None);
    check("1997", &game(98), &[], &["fifty_claimable 2 9.3a"], None);
    let notes = ["fifty_claimable 1 9.3.2", "seventy_five 2 9.6.2"];
    let problems = [
        "played_on_after_end 3 Rh1 9.6.2",
        "result_contradicts_position 3 * 9.6.2",
    ];
    check(
        "2023",
        &game(148),
        &problems,
        &notes,
        Some("seventy_five_moves"),
    );
    check("2009", &game(148), &[], &["fifty_claimable 1 9.3b"], None);
    // Mate with the last of the moves stands.
    let mate = from("7k/8/6K1/8/8/8/8/R7 w - - 149 120", "1. Ra8# 1-0");
    check(
        "2023",
        &mate,
        &[],
        &["fifty_claimable 1 9.3.2"],
        Some("checkmate"),
    );
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

#[test]
fn what_the_reader_notes_is_passed_on() {
    let notes = [
        "suffix_wrong 1 -",
        "over_disambiguated 3 -",
        "null_move 5 -",
    ];
    check(
        "2023",
        "1. e4+ e5 2. Ng1f3 Nc6 3. -- Nf6 *",
        &[],
        &notes,
        None,
    );
    let checked = judged("2023", "1. e4 e5 ) 2. Nf3 *");
    let problem = &checked.problems[0];
    assert_eq!(
        (problem.kind.word(), problem.ply),
        ("unbalanced_variation", 2)
    );
    assert_eq!(checked.plies, 3);
}

#[test]
fn no_game_is_judged_from_a_position_that_is_none() {
    let checked = judged("2023", &from("8/8/8/8/8/8/8/8 w - - 0 1", "1. e4 1-0"));
    let kinds: Vec<&str> = checked.problems.iter().map(|it| it.kind.word()).collect();
    assert_eq!(kinds[0], "bad_fen");
    assert!(checked.ended_by.is_none() && checked.notes.is_empty());
    let variant = judged("2023", "[Variant \"Atomic\"]\n\n1. e4 Zz9 1-0");
    assert_eq!((variant.plies, variant.problems.len()), (0, 1));
    assert!(variant.ended_by.is_none());
}
