//! # What a quickplay finish is (R10.1)
//!
//! The phase of a game in which all the moves that remain are to be made in a limited time.
//! A whole game at one time for all its moves is such a phase from its first move.
//!
//! - 1997: an article of the Laws, in force in every game.
//! - Of the draft we have the title only.
//! - 2014: moved to an appendix, which an event must announce.
//! - 2017: moved to the guidelines.

use super::QuickplayClaim;
use crate::{Reason, Refusal};
use flagfall_edition::{Absent, Clause, D09, E14, E17, E97, Provision, absent, renumbered, since};
use flagfall_say::say;

/// What a quickplay finish is.
pub const PHASE: Clause<()> = Clause::new(
    "R10.1",
    "What a quickplay finish is",
    &[
        since(
            E97,
            "10.1",
            "The quickplay finish is the phase of a game in which all the moves that remain are \
             to be made in a limited time.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "G.1", ()),
        renumbered(E17, "III.1", ()),
    ],
);

/// Whether the claimant's game has come to that phase.
///
/// # Errors
/// [`Refusal`] where a time control with a number of moves is still to come.
pub(super) fn reached(law: &Provision<()>, claim: &QuickplayClaim) -> Result<(), Refusal> {
    if claim.last_period {
        return Ok(());
    }
    let text = say!("quickplay-not-begun");
    Err(Refusal::under(law, Reason::NotAllowed, text))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ADOPTED, asks, check, claim, printed};
    use super::*;

    #[test]
    fn a_time_control_still_to_come_keeps_it_away() {
        let early = QuickplayClaim {
            last_period: false,
            ..claim()
        };
        let numbers = [
            "10.1", "10.1", "10.1", "10.1", "G.1", "III.1", "III.1", "III.1",
        ];
        for (edition, number) in ADOPTED.into_iter().zip(numbers) {
            check(edition, &early, &format!("not_allowed {number}, {edition}"));
            assert!(asks(edition, &claim()), "{edition}");
        }
        check(D09, &early, "not_encoded not in hand");
        let numbers = "10.1 10.1 10.1 10.1 lost G.1 III.1 III.1 III.1";
        assert_eq!(printed(&PHASE), numbers);
    }
}
