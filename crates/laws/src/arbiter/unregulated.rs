//! # What the Laws do not regulate (R0.1)
//!
//! The Laws cannot foresee everything. What no article regulates is decided by the analogy of
//! what one does, by the arbiter's judgement: nothing is made up silently.
//!
//! - 1997: called Preamble.
//! - 2001: called Preface.

use crate::{Question, Topic};
use flagfall_edition::{Clause, E01, E97, Provision, renumbered, since};
use flagfall_say::Text;

/// A case that no article regulates.
pub const UNREGULATED: Clause<()> = Clause::new(
    "R0.1",
    "What the Laws do not regulate",
    &[
        since(
            E97,
            "Preamble",
            "No text foresees everything. What no article settles is decided by analogy with \
             what the articles do settle.",
            (),
        ),
        renumbered(E01, "Preface", ()),
    ],
);

/// Puts to the arbiter what the Laws do not regulate.
#[must_use]
pub fn unregulated(law: &Provision<()>, text: impl Into<Text>) -> Question {
    Question::under(law, Topic::Unregulated, None, text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use flagfall_edition::Edition;

    #[test]
    fn every_edition_leaves_it_to_the_arbiter() {
        for edition in Edition::ALL {
            let law = UNREGULATED.under(edition).unwrap();
            let question = unregulated(
                &law,
                Text::quoted("A spectator took the king away. What now?"),
            );
            assert_eq!(question.topic(), Topic::Unregulated, "{edition}");
            assert_eq!(question.citations().len(), 1, "{edition}");
        }
        assert!(printed(&UNREGULATED).starts_with("Preamble Preface Preface"));
    }
}
