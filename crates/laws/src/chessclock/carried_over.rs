//! # Time carried over (R6.2.2)
//!
//! What a player has left at the end of a period is his in the next.
//!
//! - 1997: but not in the delay mode.
//! - Draft: "where applicable" is added; the exception stays.
//! - 2014: only "where applicable" is left.

use flagfall_edition::{Clause, D09, E01, E14, E17, E97, renumbered, since};

/// The time left at the end of a period.
pub const CARRIED_OVER: Clause<CarriedOver> = Clause::new(
    "R6.2.2",
    "Time carried over",
    &[
        since(
            E97,
            "6.2",
            "Time left at the end of a period is added to that of the next, except in the delay \
             mode.",
            CarriedOver::ButInDelay,
        ),
        renumbered(E01, "6.2b", CarriedOver::ButInDelay),
        since(
            D09,
            "6.3b",
            "Time left at the end of a period is added to that of the next where there is one, \
             except in the delay mode.",
            CarriedOver::ButInDelay,
        ),
        since(
            E14,
            "6.3b",
            "Time left at the end of a period is added to that of the next, where there is one.",
            CarriedOver::WhereApplicable,
        ),
        renumbered(E17, "6.3.2", CarriedOver::WhereApplicable),
    ],
);

/// Where the time left is carried over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CarriedOver {
    /// Everywhere but in the delay mode.
    ButInDelay,
    /// Wherever it has a meaning.
    WhereApplicable,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use flagfall_edition::{E05, E09, E18, E23};

    #[test]
    fn the_delay_mode_is_named_until_the_draft() {
        let at = |edition| CARRIED_OVER.under(edition).unwrap().reading;
        for edition in [E97, E01, E05, E09, D09] {
            assert_eq!(at(edition), CarriedOver::ButInDelay, "{edition}");
        }
        for edition in [E14, E17, E18, E23] {
            assert_eq!(at(edition), CarriedOver::WhereApplicable, "{edition}");
        }
        assert_eq!(
            printed(&CARRIED_OVER),
            "6.2 6.2b 6.2b 6.2b 6.3b 6.3b 6.3.2 6.3.2 6.3.2"
        );
    }
}
