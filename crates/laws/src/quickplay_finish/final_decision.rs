//! # The decision is final (R10.2d)
//!
//! What the arbiter decides on a claim in the quickplay finish stands: there is no appeal.
//!
//! - 2001: first printed.
//! - Of the draft we have the title only.
//! - 2014: no longer printed; it may be appealed against as any other decision.

use super::QuickplayFinish;
use crate::Ruling;
use flagfall_edition::{Absent, Clause, D09, E01, E14, absent, since};

/// The arbiter's decision on a claim in the quickplay finish is final.
pub const FINAL_DECISION: Clause<()> = Clause::new(
    "R10.2d",
    "The decision is final",
    &[
        since(
            E01,
            "10.2d",
            "The arbiter's decision on such a claim is final.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        absent(E14, Absent::Repealed),
    ],
);

/// The same ruling, resting on that as well where it is said.
pub(super) fn with_final(law: &QuickplayFinish, ruling: Ruling) -> Ruling {
    match &law.final_decision {
        Ok(law) => ruling.and(law),
        Err(_) => ruling,
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{law, printed};
    use super::*;
    use flagfall_edition::{E05, E09, E17, E18, E23, E97};

    #[test]
    fn it_was_final_while_it_stood_in_the_laws() {
        for edition in [E01, E05, E09] {
            assert!(law(edition).final_decision.is_ok(), "{edition}");
        }
        for edition in [E97, D09, E14, E17, E18, E23] {
            assert!(law(edition).final_decision.is_err(), "{edition}");
        }
        let numbers = "no 10.2d 10.2d 10.2d lost gone gone gone gone";
        assert_eq!(printed(&FINAL_DECISION), numbers);
    }
}
