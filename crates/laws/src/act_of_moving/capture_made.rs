//! # When a capture is made (R4.6a)
//!
//! A capture is made when the captured man is off the board and the capturing man has been let go
//! of on its new square. A man let go of where one of the opponent's stands takes it off by that;
//! a pawn captured in passing must be taken off.
//!
//! - 1997, 2001: made when all that Article 3 asks is fulfilled.
//! - 2005: said for captures; 2014, 2017: renumbered only.

use super::{Pending, Progress};
use crate::Hand;
use flagfall_board::{Move, Position, Square};
use flagfall_edition::{Clause, E05, E14, E17, E97, renumbered, since};

/// The clause.
pub const CAPTURE_MADE: Clause<()> = Clause::new(
    "R4.6a",
    "When a capture is made",
    &[
        since(
            E97,
            "4.7",
            "A move is made when all that Article 3 asks is fulfilled: of a capture, that the \
             captured man is off the board.",
            (),
        ),
        since(
            E05,
            "4.6a",
            "A capture is made when the captured man is off the board and the capturing man has \
             been let go of on its new square.",
            (),
        ),
        renumbered(E14, "4.7a", ()),
        renumbered(E17, "4.7.1", ()),
    ],
);

/// A capture in passing whose pawn has yet to be taken off.
pub(super) fn pending(
    before: &Position,
    hand: &Hand,
    (from, to): (Square, Square),
) -> Option<Progress> {
    let mv = Move::new(from, to);
    let legal = before.is_en_passant(mv) && before.is_legal(mv);
    let pawn = before.captured_square(mv).filter(|_| legal)?;
    (!hand.removed.contains(&pawn)).then_some(Progress::Pending(Pending::Capture(pawn)))
}

#[cfg(test)]
mod tests {
    use super::super::testing::check_made;
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::Edition;

    #[test]
    fn the_captured_man_is_off_and_the_other_let_go_of() {
        let expect = "4.7 4.7 4.6a 4.6a 4.6a 4.7a 4.7.1 4.7.1 4.7.1";
        assert_eq!(numbers(&CAPTURE_MADE), expect);
        let fen = "4k3/8/8/3pP3/8/5n2/6P1/4K3 w - d6 0 1";
        check_made(&Edition::ALL, fen, "g2 f3", "nothing");
        check_made(&Edition::ALL, fen, "g2 -f3", "nothing");
        check_made(&Edition::ALL, fen, "-f3 g2f3", "made g2f3");
        check_made(&Edition::ALL, fen, "g2f3", "made g2f3");
    }

    #[test]
    fn in_passing_the_pawn_must_be_taken_off() {
        let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        check_made(&Edition::ALL, fen, "e5d6", "pending xd5");
        check_made(&Edition::ALL, fen, "e5d6 -d5", "made e5d6");
        check_made(&Edition::ALL, fen, "-d5 e5d6", "made e5d6");
        // Not legal any more: what was done is done.
        let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
        check_made(&Edition::ALL, fen, "e5d6", "made e5d6");
    }
}
