//! # An interruption (R6.12a)
//!
//! If the game has to be interrupted the arbiter stops the clocks.
//!
//! - 2001, 2009, 2017: renumbered only.

use crate::{Decision, Ruling};
use flagfall_edition::{Clause, E01, E09, E17, E97, Provision, renumbered, since};

/// The arbiter stops the clocks.
pub const INTERRUPTION: Clause<()> = Clause::new(
    "R6.12a",
    "An interruption",
    &[
        since(
            E97,
            "6.12a",
            "If the game has to be interrupted, the arbiter stops the clocks.",
            (),
        ),
        renumbered(E01, "6.13a", ()),
        renumbered(E09, "6.12a", ()),
        renumbered(E17, "6.11.1", ()),
    ],
);

/// The arbiter interrupts the game.
#[must_use]
pub fn interrupt(law: &Provision<()>) -> Ruling {
    Ruling::under(law, [Decision::StopClocks])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use flagfall_edition::E23;

    /// Case A6-64, its clocks.
    #[test]
    fn the_clocks_are_stopped() {
        let law = INTERRUPTION.under(E23).unwrap();
        assert_eq!(interrupt(&law).to_string(), "clocks stopped [6.11.1, 2023]");
        assert_eq!(
            printed(&INTERRUPTION),
            "6.12a 6.13a 6.13a 6.12a 6.12a 6.12a 6.11.1 6.11.1 6.11.1"
        );
    }
}
