//! # The boards differ and so do the scores (RE.2.8)
//!
//! The moves are taken back to where the scores agree, and the arbiter sets the clocks.
//!
//! - 1997, the draft: not in hand.
//! - 2014: within the clause before it. 2009, 2017: renumbered.

use crate::{Decision, Question, Ruling, Topic};
use flagfall_edition::{
    Absent, Clause, D09, E01, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_say::say;

/// The boards differ and so do the scores.
pub const TWO_SCORES: Clause<()> = Clause::new(
    "RE.2.8",
    "The boards differ and so do the scores",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "F.2(viii)",
            "If the boards differ and the scores do as well, the moves are retraced to where the \
             scores agree, and the arbiter sets the clocks accordingly.",
            (),
        ),
        renumbered(E09, "E.2.8", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "D.2i", ()),
        renumbered(E17, "D.2.9", ()),
    ],
);

/// The scores agree up to that half-move.
#[must_use]
pub fn back_to_agreement(law: &Provision<()>, plies: u32) -> Ruling {
    Ruling::under(law, [Decision::Restore(plies)]).because(say!("boards-scores-differ"))
}

/// What the clocks shall show then.
#[must_use]
pub fn ask_clocks(law: &Provision<()>) -> Question {
    Question::under(law, Topic::Times, None, say!("boards-times-asked"))
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed};
    use super::*;

    #[test]
    fn the_number_in_each_edition() {
        assert_eq!(
            printed(&TWO_SCORES),
            "lost F.2(viii) F.2(viii) E.2.8 lost D.2i D.2.9 D.2.9 D.2.9"
        );
    }

    #[test]
    fn back_to_where_they_agree() {
        for edition in IN_HAND {
            let law = TWO_SCORES.under(edition).unwrap();
            let found = back_to_agreement(&law, 3).to_string();
            assert!(found.starts_with("restore 3 ["), "{found}");
            assert_eq!(ask_clocks(&law).topic(), Topic::Times);
        }
    }
}
