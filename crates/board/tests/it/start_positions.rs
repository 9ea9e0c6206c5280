//! The 960 start positions (Guidelines II) and the usual one (2.3).

use std::collections::HashSet;

use flagfall_board::{Bitboard, Color, Piece, Position, Role, Setup, Wing};

fn check(number: u16, first_rank: &str) {
    let setup = Setup::chess960(number).unwrap();
    let black = first_rank.to_ascii_lowercase();
    let placement = format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{first_rank}");
    assert_eq!(setup.board.to_string(), placement, "number {number}");
}

#[test]
fn numbers_are_the_usual_ones() {
    check(0, "BBQNNRKR");
    check(1, "BQNBNRKR");
    check(4, "QBBNNRKR");
    check(518, "RNBQKBNR");
    check(959, "RKRNNQBB");
    assert_eq!(Setup::chess960(518), Some(Setup::initial()));
    assert_eq!(Setup::chess960(960), None);
    assert_eq!(Setup::chess960(u16::MAX), None);
}

#[test]
fn all_are_valid_and_distinct() {
    let mut seen = HashSet::new();
    for number in 0..960 {
        let setup = Setup::chess960(number).unwrap();
        let position = setup
            .position()
            .unwrap_or_else(|error| panic!("{number}: {error}"));
        assert!(
            seen.insert(position.identity()),
            "number {number} is there already"
        );
        let white = |role| {
            setup.board.by_piece(Piece {
                color: Color::White,
                role,
            })
        };
        let bishops = white(Role::Bishop);
        assert_eq!((bishops & Bitboard::LIGHT).count(), 1, "number {number}");
        assert_eq!(bishops.count(), 2);
        let king = setup.board.king(Color::White).unwrap();
        let rooks: Vec<_> = white(Role::Rook).into_iter().collect();
        assert!(rooks[0] < king && king < rooks[1], "number {number}");
        assert_eq!(
            setup.castling.rook(Color::White, Wing::QueenSide),
            Some(rooks[0])
        );
        assert_eq!(
            setup.castling.rook(Color::White, Wing::KingSide),
            Some(rooks[1])
        );
        assert!(setup.fen().ends_with(" w KQkq - 0 1"), "{}", setup.fen());
        for fen in [position.fen(), position.shredder_fen()] {
            assert_eq!(Position::from_fen(&fen).as_ref(), Ok(&position), "{fen}");
        }
    }
    assert_eq!(seen.len(), 960);
}
