//! Castling (3.8.2) and castling in Chess960 (Guidelines II).

use flagfall_board::{Color, Position, Square, Wing};

use crate::{after, mv, position};

/// The castlings that are legal, as `king side`, `queen side`.
fn check(fen: &str, expect: &[Wing]) {
    let position = position(fen);
    let legal: Vec<Wing> = Wing::ALL
        .into_iter()
        .filter(|&wing| position.castling_move(wing).is_some())
        .collect();
    assert_eq!(legal, expect, "{fen}");
    let listed = position.legal_moves();
    let listed = listed
        .iter()
        .filter(|&&played| position.castling_wing(played).is_some());
    assert_eq!(listed.count(), expect.len(), "{fen}");
}

const KING: &[Wing] = &[Wing::KingSide];
const QUEEN: &[Wing] = &[Wing::QueenSide];
const BOTH: &[Wing] = &[Wing::KingSide, Wing::QueenSide];

#[test]
fn prevented_for_now() {
    check("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", BOTH);
    check("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", BOTH);
    // In check; a square crossed is attacked; the square of arrival is.
    check("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", &[]);
    check(
        "rnbqk2r/pppPppbp/5np1/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 4",
        &[],
    );
    check("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", QUEEN);
    check("3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1", KING);
    check("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", QUEEN);
    check("2r1k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", KING);
    check("4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1", QUEEN);
    check("4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1", &[]);
    // The rook may be attacked, and b1 may be.
    check("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", BOTH);
    check("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", BOTH);
    // A pinned man prevents castling all the same (3.1.3).
    check("2k5/8/8/8/2b5/8/8/2R1K2R w K - 0 1", &[]);
    // Men in the way.
    check("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", KING);
    check("4k3/8/8/8/8/8/8/R3Kb1R w KQ - 0 1", QUEEN);
    check("4k3/8/8/8/8/8/8/R2QK1NR w KQ - 0 1", &[]);
}

#[test]
fn vacancy_and_attack_in_chess960() {
    // The queen d8 stands between b8 and g8, and where the rook would arrive.
    check("rk1q3r/pppppppp/8/8/8/8/PPPPPPPP/RK1Q3R b KQkq - 0 1", &[]);
    // The rook leaves b1 and uncovers an attack along the rank.
    check("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", QUEEN);
    check("4k3/8/8/8/8/8/8/rRK5 w B - 0 1", &[]);
    check("4k3/8/8/8/8/8/8/qR1K4 w B - 0 1", &[]);
    check("4k3/8/8/8/8/8/8/5KRr w G - 0 1", &[]);
    // a1 and b1 need not be empty when the rook starts on c1, nor the square the king leaves.
    check("4k3/8/8/8/8/8/8/NNR1K3 w C - 0 1", QUEEN);
    check("4k3/8/8/8/8/8/8/NNRK4 w C - 0 1", QUEEN);
    // b1 is not crossed by a king from c1, but it is by the rook from a1.
    check("4k3/8/8/8/8/8/8/RNK5 w A - 0 1", &[]);
    check("1r2k3/8/8/8/8/8/8/R1K5 w A - 0 1", QUEEN);
    check("1r2k3/8/8/8/8/8/8/RK6 w A - 0 1", &[]);
    // The king crosses from b1 to g1: an attack on any square between prevents it.
    check("3rk3/8/8/8/8/8/8/1K5R w H - 0 1", &[]);
    check("4k2r/8/8/8/8/8/8/1K5R w H - 0 1", KING);
}

fn check_after(fen: &str, moves: &str, expect: &str) {
    assert_eq!(after(fen, moves).fen(), expect, "{fen} {moves}");
}

#[test]
fn where_the_men_arrive() {
    let both = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9";
    check_after(both, "e1h1", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 5 9");
    check_after(both, "e1a1", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 5 9");
    check_after(both, "e1a1 e8h8", "r4rk1/8/8/8/8/8/8/2KR3R w - - 6 10");
    // Trading places, rook only, king only, and both far away.
    check_after(
        "4k3/8/8/8/8/8/8/5KR1 w G - 0 1",
        "f1g1",
        "4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
    );
    check_after(
        "4k3/8/8/8/8/8/8/6KR w H - 0 1",
        "g1h1",
        "4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
    );
    check_after(
        "4k3/8/8/8/8/8/8/3RK3 w D - 0 1",
        "e1d1",
        "4k3/8/8/8/8/8/8/2KR4 b - - 1 1",
    );
    check_after(
        "4k3/8/8/8/8/8/8/RK6 w A - 0 1",
        "b1a1",
        "4k3/8/8/8/8/8/8/2KR4 b - - 1 1",
    );
    check_after(
        "4k3/8/8/8/8/8/8/1K5R w H - 0 1",
        "b1h1",
        "4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
    );
    check_after(
        "3rk3/8/8/8/8/8/8/4K3 b d - 0 1",
        "e8d8",
        "2kr4/8/8/8/8/8/8/4K3 w - - 1 2",
    );
}

#[test]
fn rights_are_lost_for_good() {
    let both = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 98 60";
    check_after(both, "a1b1", "r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 99 60");
    check_after(both, "e1e2", "r3k2r/8/8/8/8/8/4K3/R6R b kq - 99 60");
    check_after(both, "a1a8", "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 60");
    check_after(both, "h1h8 e8e7", "r6R/4k3/8/8/8/8/8/R3K3 w Q - 1 61");
    check_after(
        "r3k3/1P6/8/8/8/8/8/4K3 w q - 5 1",
        "b7a8q",
        "Q3k3/8/8/8/8/8/8/4K3 b - - 0 1",
    );
    check_after(
        "rn2k3/P7/8/8/8/8/8/4K3 w q - 5 1",
        "a7b8n",
        "rN2k3/8/8/8/8/8/8/4K3 b q - 0 1",
    );
    // Coming back restores nothing.
    let back = after(both, "h1g1 a8b8 g1h1 b8a8");
    assert_eq!(back.castling().rook(Color::White, Wing::KingSide), None);
    assert_eq!(
        back.castling().rook(Color::White, Wing::QueenSide),
        Some(Square::A1)
    );
    assert!(!back.is_legal(mv("e1h1")) && back.is_legal(mv("e1a1")));
}

#[test]
fn never_along_the_file() {
    let promoted = after("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7e8r h7g7");
    assert_eq!(
        promoted.piece_at(Square::E8).map(|rook| rook.fen_char()),
        Some('R')
    );
    assert!(promoted.castling().is_empty());
    assert!(!promoted.is_legal(mv("e1e8")) && !promoted.is_legal(mv("e1e3")));
    assert!(Position::from_fen("4R3/7k/8/8/8/8/8/4K3 w E - 0 1").is_err());
}

#[test]
fn king_two_squares_is_not_how_castling_is_asked() {
    let position = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert!(position.is_legal(mv("e1h1")) && !position.is_legal(mv("e1g1")));
    assert_eq!(position.castling_wing(mv("e1a1")), Some(Wing::QueenSide));
    assert_eq!(position.castling_wing(mv("e1d1")), None);
    assert!(!position.is_capture(mv("e1h1")) && !position.is_zeroing(mv("e1h1")));
}
