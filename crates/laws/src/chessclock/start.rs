//! # The start of play (R6.5.1)
//!
//! At the time fixed for the start White's clock is set going, whoever is there.
//!
//! - Draft, 2014: renumbered only.

use crate::{Decision, Ruling};
use flagfall_board::Color;
use flagfall_edition::{Clause, D09, E97, Provision, renumbered, since};

/// White's clock is started at the appointed time.
pub const START: Clause<()> = Clause::new(
    "R6.5.1",
    "The start of play",
    &[
        since(
            E97,
            "6.5",
            "When the hour set for play has come, White's clock is set going.",
            (),
        ),
        renumbered(D09, "6.6", ()),
    ],
);

/// The appointed time has come.
#[must_use]
pub fn start(law: &Provision<()>) -> Ruling {
    Ruling::under(law, [Decision::StartClock(Color::White)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use flagfall_edition::E23;

    #[test]
    fn white_s_clock_is_started() {
        let law = |edition| START.under(edition).unwrap();
        let short = |edition| start(&law(edition)).to_string();
        assert_eq!(short(E97), "White's clock runs [6.5, 1997]");
        assert_eq!(short(E23), "White's clock runs [6.6, 2023]");
        assert_eq!(printed(&START), "6.5 6.5 6.5 6.5 6.6 6.6 6.6 6.6 6.6");
    }
}
