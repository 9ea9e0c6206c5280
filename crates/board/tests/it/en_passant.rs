//! Capturing in passing (3.7.3.1): immediately, and only if the capture is legal (3.9).

use flagfall_board::{Setup, SetupFault, Square};

use crate::{after, mv, position};

/// The legal captures in passing, and with them whether the square is kept.
fn check(fen: &str, expect: &[&str]) {
    let position = position(fen);
    let moves = position.legal_moves();
    let mut found: Vec<String> = moves
        .iter()
        .filter(|&&played| position.is_en_passant(played))
        .map(ToString::to_string)
        .collect();
    found.sort();
    assert_eq!(found, expect, "{fen}");
    assert_eq!(position.en_passant().is_some(), !expect.is_empty(), "{fen}");
}

#[test]
fn only_when_legal() {
    check("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", &["e5d6"]);
    check("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", &["c5d6", "e5d6"]);
    check("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", &["e4d3"]);
    // No pawn to capture with.
    check("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", &[]);
    check("4k3/8/8/3p3P/8/8/8/4K3 w - d6 0 1", &[]);
    check("4k3/8/8/p6P/7P/8/8/4K3 w - a6 0 1", &[]);
    // Both pawns leave the rank at once.
    check("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", &[]);
    check("4k3/8/8/r2pP2K/8/8/8/8 w - d6 0 1", &[]);
    check("4k3/8/8/r1PpP2K/8/8/8/8 w - d6 0 1", &["c5d6", "e5d6"]);
    // The capturing pawn is pinned on the file; on a diagonal, across and along.
    check("4rk2/8/8/3pP3/8/8/8/4K3 w - d6 0 1", &[]);
    check("4k2b/8/8/3pP3/8/2K5/8/8 w - d6 0 1", &[]);
    check("1b2k3/8/8/3pP3/8/6K1/8/8 w - d6 0 1", &["e5d6"]);
    // The captured pawn shields the king on a diagonal; on the file it is replaced.
    check("b3k3/8/8/3pP3/8/8/6K1/8 w - d6 0 1", &[]);
    check("3rk3/8/8/3pP3/8/8/8/3K4 w - d6 0 1", &["e5d6"]);
}

#[test]
fn out_of_check() {
    // The pawn itself gives check.
    check("4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1", &["e5d6"]);
    // The capture blocks the check of another; or it does not.
    check("4kb2/8/8/3pP3/1K6/8/8/8 w - d6 0 1", &["e5d6"]);
    check("4k3/8/8/3pP3/8/8/8/r3K3 w - d6 0 1", &[]);
}

#[test]
fn after_a_double_step() {
    let fen = "rnbqkbnr/1ppppppp/p7/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2";
    let answer = after(fen, "d7d5");
    assert_eq!(answer.en_passant(), Some(Square::D6));
    assert_eq!(answer.captured_square(mv("e5d6")), Some(Square::D5));
    assert!(answer.is_capture(mv("e5d6")) && answer.is_zeroing(mv("e5d6")));
    assert!(!answer.is_en_passant(mv("e5e6")) && !answer.is_en_passant(mv("d2d4")));
    let expect = "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3";
    assert_eq!(answer.play(mv("e5d6")).fen(), expect);
    // Later it is too late.
    let later = after(fen, "d7d5 g1f3 g8f6");
    assert_eq!(later.en_passant(), None);
    assert!(!later.is_legal(mv("e5d6")));
    // Nobody beside it, or one step only.
    assert_eq!(after(fen, "h7h5").en_passant(), None);
    assert_eq!(after(fen, "d7d6").en_passant(), None);
    let pinned = "1nbqkbnr/2pppppp/1p6/pr3P1K/8/8/PPPPP1PP/RNBQ1BNR b k - 1 6";
    let expect = "1nbqkbnr/2pp1ppp/1p6/pr2pP1K/8/8/PPPPP1PP/RNBQ1BNR w k - 0 7";
    assert_eq!(after(pinned, "e7e5").fen(), expect);
}

#[test]
fn impossible_squares_are_refused_and_never_assumed() {
    for (fen, square) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 1",
            Square::E6,
        ),
        ("4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1", Square::D6),
        ("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", Square::D6),
        ("4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 1", Square::D6),
        ("4k3/8/8/8/3np3/8/8/4K3 b - d3 0 1", Square::D3),
    ] {
        let setup = Setup::from_fen(fen).unwrap();
        let error = setup.position().unwrap_err();
        assert_eq!(
            error.faults(),
            [SetupFault::EnPassantImpossible(square)],
            "{fen}"
        );
        assert_eq!(flagfall_board::Position::assume(setup).en_passant(), None);
    }
}
