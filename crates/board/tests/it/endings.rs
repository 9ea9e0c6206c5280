//! Check, checkmate and stalemate (3.9, 5.1.1, 5.2.1), and men that are pinned (3.1.3).

use flagfall_board::{Color, Square};

use crate::{mv, position};

/// What a position is: `mate`, `stalemate`, `check` or `play`.
fn check(fen: &str, expect: &str) {
    let position = position(fen);
    let found = match (
        position.is_checkmate(),
        position.is_stalemate(),
        position.in_check(),
    ) {
        (true, false, true) => "mate",
        (false, true, false) => "stalemate",
        (false, false, true) => "check",
        (false, false, false) => "play",
        other => panic!("{fen}: {other:?}"),
    };
    assert_eq!(found, expect, "{fen}");
    assert_eq!(
        position.has_legal_move(),
        !position.legal_moves().is_empty()
    );
    assert_eq!(position.in_check(), position.checkers().any());
}

#[test]
fn ends() {
    check(
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        "mate",
    );
    check("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "play");
    check("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "mate");
    check("R5k1/5pp1/7p/8/8/8/8/4K3 b - - 0 1", "check");
    check("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "stalemate");
    check("k7/P7/K7/8/8/8/8/8 b - - 0 1", "stalemate");
    // Smothered; and a double check with a way out.
    check("6rk/5Npp/8/8/8/8/8/4K3 b - - 0 1", "mate");
    check("4k3/8/5N2/8/8/8/8/4RK2 b - - 0 1", "check");
    // The only move is a capture in passing, or there is none.
    check("k7/2Q5/8/8/3Pp3/4P3/8/4K3 b - d3 0 1", "play");
    check("k7/2Q5/8/8/3Pp3/4P3/8/4K3 b - - 0 1", "stalemate");
}

#[test]
fn pinned_men_attack_and_keep_to_their_line() {
    let position = position("4k3/4r3/8/8/8/8/4R3/3K4 w - - 0 1");
    assert_eq!(position.attackers(Square::E8, Color::White).count(), 0);
    assert!(
        position
            .attackers(Square::E2, Color::Black)
            .contains(Square::E7)
    );
    let pinned = crate::position("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1");
    assert!(pinned.is_legal(mv("e2e7")) && pinned.is_legal(mv("e2e5")));
    assert!(!pinned.is_legal(mv("e2d2")));
    assert!(
        pinned
            .attackers(Square::D2, Color::White)
            .contains(Square::E2)
    );
    // A king may not go where a pinned man attacks.
    let held = crate::position("k7/8/8/8/r7/8/R7/K3b3 w - - 0 1");
    assert!(held.is_legal(mv("a1b1")) && held.legal_targets(Square::A2).count() == 2);
}

#[test]
fn promotion_is_obligatory_and_free() {
    let position = position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    for role in ["q", "r", "b", "n"] {
        assert!(position.is_legal(mv(&format!("a7a8{role}"))));
    }
    for bad in ["a7a8", "a7a8k", "a7a8p", "e1e2q"] {
        assert!(!position.is_legal(mv(bad)), "{bad}");
    }
}
