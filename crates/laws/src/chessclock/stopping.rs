//! # A player stops the clocks (R6.12b)
//!
//! A player may stop the clocks to seek the arbiter's assistance, and for nothing else.
//!
//! - 1997: he may; that he may not otherwise is not said.
//! - 2001: only for that, as when the piece to promote to is missing.

use crate::{Decision, Ruling};
use flagfall_board::Color;
use flagfall_edition::{Clause, E01, E09, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// A player stops the clocks to call the arbiter.
pub const STOPPING: Clause<()> = Clause::new(
    "R6.12b",
    "A player stops the clocks",
    &[
        since(
            E97,
            "6.12b",
            "A player may stop the clocks to seek the arbiter's assistance.",
            (),
        ),
        since(
            E01,
            "6.13b",
            "A player may stop the clocks only to seek the arbiter's assistance, as when he \
             promotes and the piece he needs is not there.",
            (),
        ),
        renumbered(E09, "6.12b", ()),
        renumbered(E17, "6.11.2", ()),
    ],
);

/// A player has stopped the clocks.
#[must_use]
pub fn stop(law: &Provision<()>, by: Color) -> Ruling {
    Ruling::under(law, [Decision::StopClocks]).because(say!("stopping-to-seek", side = by))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use flagfall_edition::E18;

    /// Case A6-58.
    #[test]
    fn the_clocks_are_stopped_for_the_arbiter_s_assistance() {
        let law = STOPPING.under(E18).unwrap();
        let ruling = stop(&law, Color::White);
        assert_eq!(ruling.to_string(), "clocks stopped [6.11.2, 2018]");
        assert_eq!(
            printed(&STOPPING),
            "6.12b 6.13b 6.13b 6.12b 6.12b 6.12b 6.11.2 6.11.2 6.11.2"
        );
    }
}
