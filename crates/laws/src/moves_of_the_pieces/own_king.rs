//! # The own king in check (R3.9.2)
//!
//! No move may leave or put the mover's own king in check.
//!
//! - 1997: the last sentence on the king.
//! - 2001: an article of its own.
//! - 2017: renumbered only.

use super::{Fault, check, man};
use flagfall_board::{Board, Position, Role, Square};
use flagfall_edition::{Clause, E01, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const OWN_KING: Clause<()> = Clause::new(
    "R3.9.2",
    "The own king in check",
    &[
        since(
            E97,
            "3.5",
            "A player may not make a move that puts or leaves his own king in check.",
            (),
        ),
        since(
            E01,
            "3.9",
            "No man may be moved so that its own king is exposed to check or left in check.",
            (),
        ),
        renumbered(E17, "3.9.2", ()),
    ],
);

/// What is wrong with a move after which the mover's king is attacked.
pub(super) fn fault(
    law: &Provision<()>,
    before: &Position,
    from: Square,
    to: Square,
) -> Option<Fault> {
    let side = before.turn();
    let board = after(before, from, to);
    let giver = check::givers(&board, side).first()?;
    let by = man(before, giver);
    let text = match board.king(side) {
        _ if before.in_check() => say!("own-king-stays", side = side, man = by),
        Some(king) => say!("own-king-left", king = king, man = by),
        None => say!("own-king-left-somewhere", man = by),
    };
    Some(Fault::under(law, text))
}

/// The men after a move that is no castling, captured pawns in passing taken off.
fn after(before: &Position, from: Square, to: Square) -> Board {
    let mut board = *before.board();
    let moved = before.piece_at(from);
    let is_pawn = moved.is_some_and(|it| it.role == Role::Pawn);
    if is_pawn && from.file() != to.file() && before.piece_at(to).is_none() {
        board.set(Square::new(to.file(), from.rank()), None);
    }
    board.set(from, None);
    board.set(to, moved);
    board
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, numbers};
    use super::*;

    #[test]
    fn neither_left_nor_put_in_check() {
        assert_eq!(
            numbers(&OWN_KING),
            "3.5 3.9 3.9 3.9 3.9 3.9 3.9.2 3.9.2 3.9.2"
        );
        let pinned = "4k3/8/8/3n4/2P5/K2R3r/8/8 w - - 0 1";
        check(
            pinned,
            "d3d5",
            "The move leaves the king on a3 in check from the rook on h3. [R3.9.2]",
        );
        check(pinned, "d3h3", "legal d3h3");
        let checked = "4k3/8/8/8/8/8/4r3/K3R3 b - - 0 1";
        check(
            checked,
            "e2d2",
            "The move leaves the king on e8 in check from the rook on e1. [R3.9.2]",
        );
        let checked = "4k3/8/8/8/8/8/r7/K3R3 b - - 0 1";
        check(
            checked,
            "a2b2",
            "Black stays in check from the rook on e1. [R3.9.2]",
        );
        check(checked, "a2e2", "legal a2e2");
    }
}
