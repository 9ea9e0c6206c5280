//! # How a draw is claimed (R9.5.1)
//!
//! The clocks are stopped, and a claim once made is checked to its end: it cannot be withdrawn,
//! even if the opponent has nothing against playing on.
//!
//! - 1997: the claimant stops both clocks at once.
//! - 2005: he may stop them (an inference: we have not seen that text whole).
//! - The draft breaks off before this.
//! - 2014: he or the arbiter stops them.
//! - 2017: renumbered.

use flagfall_edition::{Absent, Clause, D09, E05, E14, E17, E97, absent, renumbered, since};

/// Clocks are stopped, and the claim stays.
pub const PROCEDURE: Clause<Procedure> = Clause::new(
    "R9.5.1",
    "How a draw is claimed",
    &[
        since(
            E97,
            "9.5",
            "The claimant stops both clocks at once. He cannot withdraw the claim.",
            Procedure::ClaimantStopsAtOnce,
        ),
        since(
            E05,
            "9.5",
            "The claimant may stop both clocks. He cannot withdraw the claim.",
            Procedure::ClaimantMayStop,
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "9.5",
            "The claimant or the arbiter stops the clocks. The claim cannot be withdrawn.",
            Procedure::ClaimantOrArbiterStops,
        ),
        renumbered(E17, "9.5.1", Procedure::ClaimantOrArbiterStops),
    ],
);

/// Who stops the clocks when a draw is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Procedure {
    /// The claimant, and at once.
    ClaimantStopsAtOnce,
    /// The claimant, if he likes.
    ClaimantMayStop,
    /// The claimant or the arbiter.
    ClaimantOrArbiterStops,
}

#[cfg(test)]
mod tests {
    use super::super::testing::{law, printed, short};
    use super::*;
    use crate::Refusal;
    use flagfall_edition::{E01, E09, E18, E23, Edition};

    fn check(editions: &[Edition], procedure: Procedure) {
        for &edition in editions {
            let law = law(edition).procedure.unwrap();
            assert_eq!(law.reading, procedure, "{edition}");
        }
    }

    #[test]
    fn who_stops_the_clocks() {
        check(&[E97, E01], Procedure::ClaimantStopsAtOnce);
        check(&[E05, E09], Procedure::ClaimantMayStop);
        check(&[E14, E17, E18, E23], Procedure::ClaimantOrArbiterStops);
        let missing = law(D09).procedure.unwrap_err();
        let refusal = Refusal::missing(&missing, flagfall_say::say!("claims-of-a-draw"));
        assert_eq!(short(&refusal), "not in hand");
        let numbers = "9.5 9.5 9.5 9.5 lost 9.5 9.5.1 9.5.1 9.5.1";
        assert_eq!(printed(&PROCEDURE), numbers);
    }
}
