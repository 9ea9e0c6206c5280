//! A move made by its man and the square he arrives on.

use flagfall_board::{Bitboard, Move, Position, Role, Square};

use crate::{perft, position};

/// Every answer there is in a position is that of the list of legal moves.
fn check(position: &Position) {
    let legal = position.legal_moves();
    let plain = |it: &&Move| it.promotion.is_none() && position.castling_wing(**it).is_none();
    for played in legal.iter().filter(plain) {
        let mut next = *position;
        let role = position.piece_at(played.from).unwrap().role;
        let found = next.arrive(role, played.to, played.from.bit());
        assert_eq!(found, Some(*played), "{position:?}");
        assert_eq!(next, position.play(*played), "{position:?}");
    }
    for role in Role::ALL {
        for to in Square::ALL {
            let mut next = *position;
            let arrives = |it: &&Move| {
                let man = position.piece_at(it.from).unwrap();
                man.role == role && it.to == to
            };
            let fitting: Vec<&Move> = legal.iter().filter(plain).filter(arrives).collect();
            match next.arrive(role, to, Bitboard::ALL) {
                Some(played) => assert_eq!(fitting, [&played], "{position:?}"),
                None => assert_eq!(next, *position),
            }
        }
    }
}

#[test]
fn every_position_of_the_tables_and_one_move_on() {
    for position in perft::positions() {
        check(&position);
        for played in position.legal_moves() {
            check(&position.play(played));
        }
    }
}

#[test]
fn a_pinned_man_leaves_it_open() {
    let mut pinned = position("4r1k1/8/8/8/8/4N3/8/N3K3 w - - 0 1");
    let before = pinned;
    assert_eq!(pinned.arrive(Role::Knight, Square::C2, Bitboard::ALL), None);
    assert_eq!(pinned, before);
    assert_eq!(pinned.arrive(Role::Knight, Square::C4, Bitboard::ALL), None);
    assert!(
        pinned
            .arrive(Role::Knight, Square::B3, Bitboard::ALL)
            .is_some()
    );
}

#[test]
fn a_king_is_not_captured() {
    let setup = flagfall_board::Setup::from_fen("4k3/8/8/8/8/8/8/K3R3 w - - 0 1").unwrap();
    let mut position = Position::assume(setup);
    assert_eq!(position.arrive(Role::Rook, Square::E8, Bitboard::ALL), None);
}
