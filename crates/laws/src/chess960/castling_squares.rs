//! # Where castling ends in Chess960 (RF.2)
//!
//! Each player castles once, and king and rook end where they do in usual chess, wherever they
//! came from: both move, or they change places, or only the king moves, or only the rook. It may
//! be useful to say beforehand that one is about to castle.
//!
//! - To 2005: no such rules. Of the draft the text is not in hand.
//! - 2009: in an appendix. 2017: a guideline.

use flagfall_board::{Move, Position, Square, Wing};
use flagfall_edition::{Absent, Clause, D09, E09, E14, E17, Law, absent, renumbered, since};

/// Where castling ends in Chess960.
pub const CASTLING_SQUARES: Clause<()> = Clause::new(
    "RF.2",
    "Where castling ends in Chess960",
    &[
        since(
            E09,
            "F.3b",
            "A player castles once. King and rook end on the squares on which they end in usual \
             chess: both move, or they change places, or only the king moves, or only the rook. \
             It may be useful to say first that one is about to castle.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "F.3b", ()),
        renumbered(E17, "II.3.2", ()),
    ],
);

/// The castling that a step of the king looks like on the board, if he may castle by it: who has
/// said that he is about to castle has begun it.
#[must_use]
pub fn begun_by_step(law: &Law<()>, before: &Position, from: Square, to: Square) -> Option<Move> {
    let side = before.turn();
    let castling = Wing::ALL
        .into_iter()
        .filter(|wing| wing.king_target(side) == to)
        .filter_map(|wing| before.castling_move(wing))
        .find(|castling| castling.from == from);
    castling.filter(|_| law.is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves_of_the_pieces::testing::position;
    use flagfall_edition::Sources;

    #[test]
    fn a_king_may_step_or_castle() {
        let law = Sources::of(E09).law(&CASTLING_SQUARES);
        let before = position("4k3/8/8/8/8/8/8/RK6 w A - 0 1");
        let found = |to| begun_by_step(&law, &before, Square::B1, to).map(|it| it.to);
        assert_eq!(found(Square::C1), Some(Square::A1));
        assert_eq!(found(Square::B2), None);
        assert_eq!(
            super::super::printed(&CASTLING_SQUARES),
            "no no no F.3b lost F.3b II.3.2 II.3.2 II.3.2"
        );
    }
}
