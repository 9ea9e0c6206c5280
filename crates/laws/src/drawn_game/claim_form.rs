//! # A claim out of form (R9.5c)
//!
//! Who means to claim with a move and has written none that can be played has not claimed as
//! the articles ask. The Laws do not say whether he is sent away or told to make the claim
//! properly; the arbiter does.
//!
//! - The draft breaks off before this.

use crate::{Question, Topic};
use flagfall_board::Color;
use flagfall_edition::{Absent, Clause, D09, E14, E97, Provision, absent, since};
use flagfall_say::say;

/// The claim was not made as the articles ask.
pub const CLAIM_FORM: Clause<()> = Clause::new(
    "R9.5c",
    "A claim out of form",
    &[
        since(
            E97,
            "9.5",
            "A claim is made as the articles ask: with the move written and not yet played. \
             What becomes of one that was not is for the arbiter.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "9.5",
            "A claim is made as the articles ask: with the move written and not yet played. \
             What becomes of one that was not is for the arbiter.",
            (),
        ),
    ],
);

/// Nothing was written that can be played: is the claim to be heard?
pub(super) fn ask_form(law: &Provision<()>, by: Color) -> Question {
    let text = say!("claim-form", side = by);
    Question::under(law, Topic::ClaimForm, Some(by), text)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ADOPTED, Story, law, printed};
    use super::super::{DrawClaim, claim_repetition};
    use super::*;

    fn check(moves: &str, expect: &str) {
        let story = Story::of(moves);
        for edition in ADOPTED {
            let found = story.claims_with(claim_repetition, &law(edition), |claim| DrawClaim {
                unreadable: true,
                ..claim
            });
            assert_eq!(found.split(" [").next(), Some(expect), "{edition}");
        }
    }

    /// Case A9-19, as near as a board can tell: what stands on the sheet is no move.
    #[test]
    fn the_arbiter_is_asked_unless_the_position_stands_already() {
        check("g1f3 g8f6 f3g1", "claim_form");
        let stands = "claim upheld; 1/2-1/2 repetition";
        check("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8", stands);
        let numbers = "9.5 9.5 9.5 9.5 lost 9.5 9.5 9.5 9.5";
        assert_eq!(printed(&CLAIM_FORM), numbers);
    }
}
