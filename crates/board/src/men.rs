//! The men as the side to move sees them: ours and theirs, by what they do.

use crate::side::Side;
use crate::{Bitboard, Board, Color, Role, Square, attacks};

/// The sets that moves are found and judged by, from the side of the player to move.
#[derive(Clone, Copy)]
pub(crate) struct Men {
    pub(crate) occupied: Bitboard,
    pub(crate) ours: Bitboard,
    pub(crate) theirs: Bitboard,
    pub(crate) pawns: Bitboard,
    pub(crate) knights: Bitboard,
    /// Bishops and queens.
    pub(crate) slanting: Bitboard,
    /// Rooks and queens.
    pub(crate) straight: Bitboard,
    pub(crate) kings: Bitboard,
}

impl Men {
    #[inline(always)]
    pub(crate) fn of<S: Side>(board: &Board) -> Men {
        let occupied = board.occupied();
        let ours = match S::COLOR {
            Color::White => board.white,
            Color::Black => occupied & !board.white,
        };
        Men {
            occupied,
            ours,
            theirs: occupied ^ ours,
            pawns: board.by_role(Role::Pawn),
            knights: board.by_role(Role::Knight),
            slanting: board.slanting(),
            straight: board.straight(),
            kings: board.by_role(Role::King),
        }
    }

    /// Whether one of these men attacks a square of ours with the given squares occupied. All who
    /// could if nothing stood between are taken one by one: of large tables, a single question
    /// finds little near.
    #[inline(always)]
    pub(crate) fn attack<S: Side>(
        &self,
        square: Square,
        attackers: Bitboard,
        occupied: Bitboard,
    ) -> bool {
        let aligned = (attacks::pawn(S::COLOR, square) & self.pawns)
            | (attacks::knight(square) & self.knights)
            | (attacks::king(square) & self.kings)
            | (attacks::straights(square) & self.straight)
            | (attacks::diagonals(square) & self.slanting);
        (aligned & attackers)
            .into_iter()
            .any(|from| (attacks::between(square, from) & occupied).is_empty())
    }
}
