//! Every move keeps what must hold of a position.

#![no_main]

use flagfall_board::{Board, Color, Move, Piece, Position, Rank, Role, Square};
use flagfall_fuzz::Bytes;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes::new(data);
    let setup = bytes.setup();
    let in_order = setup.position().is_ok();
    let mut position = Position::assume(setup);
    holds(&position, in_order);
    while !bytes.is_over() {
        let Some(played) = bytes.legal_move(&position) else {
            break;
        };
        let next = position.play(played);
        moved(&position, played, &next);
        holds(&next, in_order);
        position = next;
    }
});

/// What holds of every position; if it began in order, more.
fn holds(position: &Position, in_order: bool) {
    let board = position.board();
    let [white, black] = Color::ALL.map(|color| board.by_color(color));
    assert!((white & black).is_empty(), "{position:?}");
    let mut roles = 0;
    for role in Role::ALL {
        assert!(
            (board.by_role(role) & !(white | black)).is_empty(),
            "{position:?}"
        );
        roles += board.by_role(role).count();
    }
    assert_eq!(roles, (white | black).count(), "{position:?}");
    for (color, _, rook) in position.castling().iter() {
        assert_eq!(
            board.piece_at(rook),
            Some(Piece {
                color,
                role: Role::Rook
            }),
            "{position:?}"
        );
        let king = board.king(color).map(Square::rank);
        assert_eq!(king, Some(Rank::home(color)), "{position:?}");
    }
    let passing = |played: &&Move| position.is_en_passant(**played);
    let capturable = position.legal_moves().iter().filter(passing).count() > 0;
    assert_eq!(position.en_passant().is_some(), capturable, "{position:?}");
    assert_eq!(Position::assume(position.setup()), *position);
    assert!(position.fullmoves() >= 1);
    assert_eq!(
        position.checkers().any(),
        position.in_check(),
        "{position:?}"
    );
    if in_order {
        assert_eq!(position.setup().position(), Ok(*position));
    }
}

/// What holds of every move.
fn moved(before: &Position, played: Move, after: &Position) {
    let us = before.turn();
    assert_eq!(after.turn(), !us);
    assert!(!after.is_check_on(us), "{played} {before:?}");
    let men = |board: &Board| board.occupied().count();
    let captured = u32::from(before.is_capture(played));
    assert_eq!(
        men(before.board()),
        men(after.board()) + captured,
        "{played} {before:?}"
    );
    let ours = |board: &Board| board.by_color(us).count();
    assert_eq!(
        ours(before.board()),
        ours(after.board()),
        "{played} {before:?}"
    );
    for (color, wing, rook) in after.castling().iter() {
        assert_eq!(
            before.castling().rook(color, wing),
            Some(rook),
            "{played} {before:?}"
        );
    }
    let counted = before.halfmoves().saturating_add(1);
    let expect = if before.is_zeroing(played) {
        0
    } else {
        counted
    };
    assert_eq!(after.halfmoves(), expect, "{played} {before:?}");
    let black = u32::from(us == Color::Black);
    assert_eq!(after.fullmoves(), before.fullmoves().saturating_add(black));
    if let Some(wing) = before.castling_wing(played) {
        let king = after.piece_at(wing.king_target(us));
        let rook = after.piece_at(wing.rook_target(us));
        assert_eq!(
            king,
            Some(Piece {
                color: us,
                role: Role::King
            })
        );
        assert_eq!(
            rook,
            Some(Piece {
                color: us,
                role: Role::Rook
            })
        );
        assert!(!after.castling().has_any(us));
    }
}
