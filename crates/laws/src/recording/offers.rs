//! # Offers of a draw are recorded (R8.1d)
//!
//! Both players write down that a draw was offered, with the sign (=).
//!
//! - 1997: first printed here.
//! - Draft, 2014, 2017: renumbered.

use flagfall_edition::{Clause, D09, E14, E17, E97, renumbered, since};

/// Both players record an offer of a draw.
pub const OFFERS: Clause<()> = Clause::new(
    "R8.1d",
    "Offers of a draw are recorded",
    &[
        since(
            E97,
            "8.1",
            "An offer of a draw is recorded by both players, with the sign (=).",
            (),
        ),
        renumbered(D09, "8.1d", ()),
        renumbered(E14, "8.1e", ()),
        renumbered(E17, "8.1.5", ()),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::{observed, printed, sheet};
    use super::*;
    use crate::recording::Sheet;
    use flagfall_edition::E23;

    /// Case A8-14.
    #[test]
    fn an_offer_that_is_missing_must_be_recorded() {
        let unmarked = Sheet {
            missing: Some(0),
            offers: 1,
            ..sheet()
        };
        assert_eq!(observed(E23, &unmarked), "White records [8.1.5, 2023]");
        assert_eq!(observed(E97, &unmarked), "White records [8.1, 1997]");
        let numbers = "8.1 8.1 8.1 8.1 8.1d 8.1e 8.1.5 8.1.5 8.1.5";
        assert_eq!(printed(&OFFERS), numbers);
    }
}
