//! Moves that are none, and what the reader passes on.

use crate::{check, from, judged};

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
    illegal("1. Ke2 *", 1, "Ke2", "3.1");
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
    assert_eq!(checked.final_fen(), fen);
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
