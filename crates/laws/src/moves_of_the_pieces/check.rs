//! # Check (R3.9.1)
//!
//! A king is in check when a man of the opponent attacks him, even one that is pinned.
//!
//! - 1997, 2001: adds that announcing check is not obligatory.
//! - 2005: that is left out; nothing asks for it.
//! - 2001, 2005, 2017: renumbered.

use flagfall_board::{Bitboard, Board, Color, Piece, Role};
use flagfall_edition::{Clause, E01, E05, E17, E97, renumbered, since};

/// The clause.
pub const CHECK: Clause<()> = Clause::new(
    "R3.9.1",
    "Check",
    &[
        since(
            E97,
            "3.5b",
            "A king is in check when a man of the opponent attacks him, even one that cannot \
             itself move. Announcing check is not obligatory.",
            (),
        ),
        renumbered(E01, "3.8b", ()),
        since(
            E05,
            "3.9",
            "A king is in check when a man of the opponent attacks him, even one that may not go \
             there because its own king would then be in check.",
            (),
        ),
        renumbered(E17, "3.9.1", ()),
    ],
);

/// The men that give check to a colour, whoever has the move.
///
/// ```
/// use flagfall_board::{Color, Position};
/// use flagfall_laws::moves_of_the_pieces::givers;
///
/// // The bishop on e5 is pinned by the rook on e1 and gives check all the same.
/// let position = Position::from_fen("4k3/8/8/4b3/8/8/7K/4R3 w - - 0 1").unwrap();
/// assert_eq!(givers(position.board(), Color::White).count(), 1);
/// assert!(givers(position.board(), Color::Black).is_empty());
/// ```
#[must_use]
pub fn givers(board: &Board, side: Color) -> Bitboard {
    let kings = board.by_piece(Piece {
        color: side,
        role: Role::King,
    });
    let attackers = kings.into_iter().fold(Bitboard::EMPTY, |all, king| {
        all | board.attackers(king, board.occupied())
    });
    attackers & board.by_color(!side)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, numbers, position};
    use super::*;

    #[test]
    fn a_pinned_man_gives_check() {
        assert_eq!(
            numbers(&CHECK),
            "3.5b 3.8b 3.9 3.9 3.9 3.9 3.9.1 3.9.1 3.9.1"
        );
        // A3-03: the check must be parried, and may be by capturing.
        let fen = "4k3/8/8/4b3/8/8/7K/4R3 w - - 0 1";
        assert!(position(fen).in_check());
        check(fen, "e1e5", "legal e1e5");
        check(
            fen,
            "e1e2",
            "White stays in check from the bishop on e5. [R3.9.2]",
        );
    }
}
