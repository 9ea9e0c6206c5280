//! What Articles 1 to 3 and the published facts say, asked of the crate from outside.

// A fixture that does not hold is a failed test.
#![allow(clippy::unwrap_used)]

mod castling;
mod differential;
mod drawing;
mod en_passant;
mod endings;
mod fen;
mod identity;
mod leniency;
mod oracle;
mod perft;
mod random;
mod replay;
mod reported;
mod setup;
mod start_positions;

use flagfall_board::{Move, Position, Role};

/// The position of a FEN that must be in order.
fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// A move as it prints: `e2e4`, `a7a8q`, castling `e1h1`.
fn mv(text: &str) -> Move {
    let from = text[..2].parse().unwrap();
    let to = text[2..4].parse().unwrap();
    Move {
        from,
        to,
        promotion: text[4..].chars().next().and_then(Role::from_letter),
    }
}

/// The position after some moves, each of which must be legal.
fn after(fen: &str, moves: &str) -> Position {
    moves
        .split_whitespace()
        .fold(position(fen), |position, text| {
            position
                .try_play(mv(text))
                .unwrap_or_else(|| panic!("{text} is illegal in {position:?}"))
        })
}
