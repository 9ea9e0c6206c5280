//! # Handling the clock (R6.7c)
//!
//! The clock is not struck, lifted or knocked over; improper handling is penalised.
//!
//! - 1997: within 6.7b.
//! - Draft, 2014: nor is it pressed before moving.
//! - 2017: a press without a move is besides an illegal move (R7.4a6).

use crate::{Decision, Ruling};
use flagfall_board::Color;
use flagfall_edition::{Clause, D09, E01, E09, E14, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clock is handled properly.
pub const HANDLING: Clause<Handling> = Clause::new(
    "R6.7c",
    "Handling the clock",
    &[
        since(
            E97,
            "6.7b",
            "The clock is not to be struck with force, picked up or knocked over; improper \
             handling is penalised under 13.4.",
            Handling::Properly,
        ),
        renumbered(E01, "6.8c", Handling::Properly),
        renumbered(E09, "6.7c", Handling::Properly),
        since(
            D09,
            "6.2c",
            "The clock is not to be struck with force, picked up, pressed before moving or \
             knocked over; improper handling is penalised under 13.5.",
            Handling::NorPressedBeforeMoving,
        ),
        since(
            E14,
            "6.2c",
            "The clock is not to be struck with force, picked up, pressed before moving or \
             knocked over; improper handling is penalised under 12.9.",
            Handling::NorPressedBeforeMoving,
        ),
        renumbered(E17, "6.2.4", Handling::NorPressedBeforeMoving),
    ],
);

/// What may not be done to the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handling {
    /// To strike it, lift it or knock it over.
    Properly,
    /// That, and to press it before moving.
    NorPressedBeforeMoving,
}

/// A player pressed before he had moved: improper handling, whatever else it may be. The game
/// goes on; the penalty is for the arbiter to choose. `None` where the text does not name it.
#[must_use]
pub fn pressed_before_moving(law: &Provision<Handling>, by: Color) -> Option<Ruling> {
    let because = say!("handling-before-moving", side = by);
    match law.reading {
        Handling::Properly => None,
        Handling::NorPressedBeforeMoving => {
            Some(Ruling::under(law, [Decision::Continue]).because(because))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use flagfall_edition::{E05, E18, E23, Edition};

    fn check(editions: &[Edition], named: bool) {
        for edition in editions {
            let law = HANDLING.under(*edition).unwrap();
            let ruling = pressed_before_moving(&law, Color::Black);
            assert_eq!(ruling.is_some(), named, "{edition}");
        }
    }

    #[test]
    fn a_press_before_the_move_is_named_since_the_draft() {
        check(&[E97, E01, E05, E09], false);
        check(&[D09, E14, E17, E18, E23], true);
        assert_eq!(
            printed(&HANDLING),
            "6.7b 6.8c 6.8c 6.7c 6.2c 6.2c 6.2.4 6.2.4 6.2.4"
        );
    }
}
