//! # Games without extra time a move (R10.1b)
//!
//! The rules on the quickplay finish are for standard and rapid games in which no time is added
//! with the moves; never for blitz.
//!
//! - 2014: first printed. Before, only blitz was excepted, by its appendix.
//! - 2017: renumbered.

use super::QuickplayClaim;
use crate::{Reason, Refusal};
use flagfall_edition::{Clause, E14, E17, Law, renumbered, since};
use flagfall_say::say;

/// The quickplay finish is for games in which no time is added with the moves.
pub const WITHOUT_INCREMENT: Clause<()> = Clause::new(
    "R10.1b",
    "Games without extra time a move",
    &[
        since(
            E14,
            "G.3",
            "These rules apply to standard and rapid games without time added with each move, \
             and not to blitz.",
            (),
        ),
        renumbered(E17, "III.2.2", ()),
    ],
);

/// Whether the game is one of those.
///
/// # Errors
/// [`Refusal`] where time is added with the moves.
pub(super) fn without_increment(law: &Law<()>, claim: &QuickplayClaim) -> Result<(), Refusal> {
    match law {
        Ok(law) if claim.extra_time => {
            let text = say!("quickplay-increment");
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

    /// Case AG-11.
    #[test]
    fn time_a_move_excludes_it_since_an_edition_says_so() {
        let extra = QuickplayClaim {
            extra_time: true,
            ..claim()
        };
        for edition in [E97, E01, E05, E09] {
            assert!(asks(edition, &extra), "{edition}");
        }
        check(E14, &extra, "not_allowed G.3, 2014");
        check(E17, &extra, "not_allowed III.2.2, 2017");
        check(E18, &extra, "not_allowed III.2.2, 2018");
        check(E23, &extra, "not_allowed III.2.2, 2023");
        let numbers = "no no no no no G.3 III.2.2 III.2.2 III.2.2";
        assert_eq!(printed(&WITHOUT_INCREMENT), numbers);
    }
}
