//! # The hand that presses (R6.7b)
//!
//! A player presses with the hand that moved. A breach costs what the arbiter finds right; it
//! is an illegal move in no edition.
//!
//! - 1997: the same hand, and no more.
//! - 2001: nor may a finger stay on the button or hover over it.

use crate::{Decision, Ruling};
use flagfall_board::Color;
use flagfall_edition::{Clause, D09, E01, E09, E14, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clock is pressed with the hand that moved.
pub const SAME_HAND: Clause<Pressing> = Clause::new(
    "R6.7b",
    "The hand that presses",
    &[
        since(
            E97,
            "6.7b",
            "A player stops his clock with the hand with which he made his move.",
            Pressing::WithTheSameHand,
        ),
        since(
            E01,
            "6.8b",
            "A player presses with the hand with which he made his move. No finger may stay on \
             the button or hover over it.",
            Pressing::WithoutHovering,
        ),
        renumbered(E09, "6.7b", Pressing::WithoutHovering),
        renumbered(D09, "6.2b", Pressing::WithoutHovering),
        renumbered(E14, "6.2b", Pressing::WithoutHovering),
        renumbered(E17, "6.2.3", Pressing::WithoutHovering),
    ],
);

/// How the button is to be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressing {
    /// With the hand that moved.
    WithTheSameHand,
    /// With the hand that moved, and the finger goes back.
    WithoutHovering,
}

/// A player pressed with the other hand: the press counts and the game goes on; a penalty is
/// for the arbiter to choose.
#[must_use]
pub fn other_hand(law: &Provision<Pressing>, by: Color) -> Ruling {
    Ruling::under(law, [Decision::Continue]).because(say!("same-hand-other", side = by))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use flagfall_edition::Edition;

    #[test]
    fn the_other_hand_is_no_illegal_move_in_any_edition() {
        for edition in Edition::ALL {
            let law = SAME_HAND.under(edition).unwrap();
            let ruling = other_hand(&law, Color::White);
            assert_eq!(ruling.decisions(), [Decision::Continue], "{edition}");
        }
        assert_eq!(
            SAME_HAND.under(E97).unwrap().reading,
            Pressing::WithTheSameHand
        );
        assert_eq!(
            printed(&SAME_HAND),
            "6.7b 6.8b 6.8b 6.7b 6.2b 6.2b 6.2.3 6.2.3 6.2.3"
        );
    }
}
