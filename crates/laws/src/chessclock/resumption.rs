//! # Play is resumed (R6.12c)
//!
//! After a stop the arbiter decides when the game goes on.
//!
//! - 2001, 2009, 2017: renumbered only.

use crate::{Decision, Ruling};
use flagfall_board::Color;
use flagfall_edition::{Clause, E01, E09, E17, E97, Provision, renumbered, since};

/// The arbiter lets the game go on.
pub const RESUMPTION: Clause<()> = Clause::new(
    "R6.12c",
    "Play is resumed",
    &[
        since(
            E97,
            "6.12c",
            "The arbiter decides when the game is resumed.",
            (),
        ),
        renumbered(E01, "6.13c", ()),
        renumbered(E09, "6.12c", ()),
        renumbered(E17, "6.11.3", ()),
    ],
);

/// The arbiter sets that player's clock going again.
#[must_use]
pub fn resume(law: &Provision<()>, side: Color) -> Ruling {
    Ruling::under(law, [Decision::StartClock(side)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use flagfall_edition::D09;

    #[test]
    fn a_clock_is_started() {
        let law = RESUMPTION.under(D09).unwrap();
        let short = resume(&law, Color::Black).to_string();
        assert_eq!(short, "Black's clock runs [6.12c, 2009-draft]");
        assert_eq!(
            printed(&RESUMPTION),
            "6.12c 6.13c 6.13c 6.12c 6.12c 6.12c 6.11.3 6.11.3 6.11.3"
        );
    }
}
