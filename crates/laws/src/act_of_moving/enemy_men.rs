//! # The opponent's men touched (R4.3b)
//!
//! Who touches men of the opponent must capture the first of them that can be captured, with
//! whatever man can; capturing in passing counts.
//!
//! - 1997, 2001: one sentence with own men.
//! - 2005: a sentence of its own.
//! - The draft, 2014: touched with the intention of capturing.
//! - 2017: renumbered only.

use super::{Duty, Obligation, Touched};
use flagfall_board::{Move, Position};
use flagfall_edition::{Clause, D09, E05, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const ENEMY_MEN: Clause<()> = Clause::new(
    "R4.3b",
    "The opponent's men touched",
    &[
        since(
            E97,
            "4.3a",
            "A player having the move who deliberately touches men of one colour must move or \
             capture the first of them that can be moved or captured.",
            (),
        ),
        since(
            E05,
            "4.3b",
            "A player having the move who deliberately touches men of the opponent must capture \
             the first of them that can be captured.",
            (),
        ),
        since(
            D09,
            "4.3b",
            "A player having the move who touches men of the opponent with the intention of \
             capturing must capture the first of them that can be captured.",
            (),
        ),
        renumbered(E17, "4.3.2", ()),
    ],
);

/// The man must be captured, if it can be.
pub(super) fn must_capture<R>(
    law: &Provision<R>,
    before: &Position,
    legal: &[Move],
    touched: Touched,
) -> Option<Obligation> {
    let square = touched.square;
    let captures = |it: &&Move| before.captured_square(**it) == Some(square);
    let moves = legal.iter().filter(captures).copied().collect();
    let must = say!("it-must-be-captured");
    Obligation::touched(law, before, (square, Duty::Capture), moves, must)
}

#[cfg(test)]
mod tests {
    use super::super::testing::check;
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::Edition;

    #[test]
    fn the_first_that_can_be_captured() {
        assert_eq!(
            numbers(&ENEMY_MEN),
            "4.3a 4.3a 4.3b 4.3b 4.3b 4.3b 4.3.2 4.3.2 4.3.2"
        );
        let fen = "4k3/8/8/r2n4/2P1P3/8/8/4K3 w - - 0 1";
        check(&Edition::ALL, fen, "a5 d5", "capture d5: c4d5 e4d5 [R4.3b]");
        check(&Edition::ALL, fen, "a5", "free");
    }

    #[test]
    fn in_passing_too() {
        let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        check(&Edition::ALL, fen, "d5", "capture d5: e5d6 [R4.3b]");
    }
}
