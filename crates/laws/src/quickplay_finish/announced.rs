//! # The quickplay finish is announced (R10.1a)
//!
//! The rules on it hold only where the event has announced beforehand that they do.
//!
//! - 2014: first printed, with the move to an appendix. Before, they held everywhere.
//! - 2017: renumbered.

use super::QuickplayClaim;
use crate::{Reason, Refusal};
use flagfall_edition::{Clause, E14, E17, Law, renumbered, since};
use flagfall_say::say;

/// The rules on the quickplay finish hold where the event has announced them.
pub const ANNOUNCED: Clause<()> = Clause::new(
    "R10.1a",
    "The quickplay finish is announced",
    &[
        since(
            E14,
            "G.2",
            "Before the event begins it is announced whether the rules on the quickplay finish \
             apply.",
            (),
        ),
        renumbered(E17, "III.2.1", ()),
    ],
);

/// Whether the event has announced it, where it must.
///
/// # Errors
/// [`Refusal`] where it has not.
pub(super) fn announced(law: &Law<()>, claim: &QuickplayClaim) -> Result<(), Refusal> {
    match law {
        Ok(law) if !claim.announced => {
            let text = say!("quickplay-unannounced");
            Err(Refusal::under(law, Reason::NotAllowed, text))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{asks, check, claim, printed};
    use super::*;
    use flagfall_edition::{E01, E05, E09, E18, E23, E97};

    /// Case AG-10.
    #[test]
    fn what_was_not_announced_cannot_be_claimed_since_it_left_the_laws() {
        let silent = QuickplayClaim {
            announced: false,
            ..claim()
        };
        for edition in [E97, E01, E05, E09] {
            assert!(asks(edition, &silent), "{edition}");
        }
        check(E14, &silent, "not_allowed G.2, 2014");
        check(E17, &silent, "not_allowed III.2.1, 2017");
        check(E18, &silent, "not_allowed III.2.1, 2018");
        check(E23, &silent, "not_allowed III.2.1, 2023");
        let numbers = "no no no no no G.2 III.2.1 III.2.1 III.2.1";
        assert_eq!(printed(&ANNOUNCED), numbers);
    }
}
