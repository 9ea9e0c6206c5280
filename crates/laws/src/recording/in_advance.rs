//! # No move is written in advance (R8.1c)
//!
//! A player does not write his move before he makes it, but to claim a draw with it or to seal
//! it.
//!
//! - 2005: first printed, except for claims. In 1997 and 2001 writing first was lawful.
//! - 2009: or for sealing.
//! - Draft: a note would drop the exception for claims, if the article on them is changed.
//! - 2014, 2017: renumbered.

use super::Recording;
use crate::refusal::required;
use crate::{Decision, Question, Refusal, Ruling, Topic};
use flagfall_board::Color;
use flagfall_edition::{Clause, D09, E05, E09, E14, E17, renumbered, since};
use flagfall_record::Regulations;
use flagfall_say::say;

/// When a move may be written before it is made.
pub const IN_ADVANCE: Clause<Advance> = Clause::new(
    "R8.1c",
    "No move is written in advance",
    &[
        since(
            E05,
            "8.1",
            "It is forbidden to write a move in advance, unless a draw is claimed with it.",
            Advance {
                for_claims: true,
                for_sealing: false,
            },
        ),
        since(
            E09,
            "8.1",
            "It is forbidden to write a move in advance, unless a draw is claimed with it or \
             the game is adjourned.",
            Advance {
                for_claims: true,
                for_sealing: true,
            },
        ),
        renumbered(
            D09,
            "8.1a",
            Advance {
                for_claims: true,
                for_sealing: true,
            },
        ),
        renumbered(
            E14,
            "8.1b",
            Advance {
                for_claims: true,
                for_sealing: true,
            },
        ),
        renumbered(
            E17,
            "8.1.2",
            Advance {
                for_claims: true,
                for_sealing: true,
            },
        ),
    ],
);

/// For what a move may be written in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advance {
    /// To claim a draw with it.
    pub for_claims: bool,
    /// To seal it.
    pub for_sealing: bool,
}

/// The switch of the draft's note: without the exception for claims.
pub(super) fn as_set(regulations: &Regulations, reading: Advance) -> Advance {
    let dropped = regulations.option_is("record_in_advance_for_claims", "false");
    Advance {
        for_claims: reading.for_claims && !dropped,
        ..reading
    }
}

/// The arbiter has seen that a player writes his move before he makes it.
///
/// # Errors
/// [`Refusal`] in an edition in which he may.
pub fn observe_written_ahead(law: &Recording, by: Color) -> Result<Question, Refusal> {
    let law = required(&law.in_advance, say!("what-in-advance"))?;
    let purpose = match (law.reading.for_claims, law.reading.for_sealing) {
        (true, true) => "both",
        (true, false) => "claim",
        (false, _) => "sealing",
    };
    let text = say!("written-ahead-asked", side = by, purpose = purpose);
    Ok(Question::under(law, Topic::WrittenAhead, Some(by), text))
}

/// What the arbiter makes of it: a warning, or nothing.
#[must_use]
pub fn written_ahead_settled(law: &Recording, by: Color, warned: bool) -> Option<Ruling> {
    let law = law.in_advance.as_ref().ok()?;
    let decision = match warned {
        true => Decision::Warn(by),
        false => Decision::Continue,
    };
    Some(Ruling::under(law, [decision]))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{law, law_with, printed};
    use super::*;
    use crate::Reason;
    use flagfall_edition::{E01, E18, E23, E97};
    use flagfall_words::english;

    /// Case A8-08: the first editions did not forbid it.
    #[test]
    fn it_was_lawful_at_first() {
        for edition in [E97, E01] {
            let refused = observe_written_ahead(&law(edition), Color::White).unwrap_err();
            assert_eq!(refused.reason(), Reason::NoSuchRule, "{edition}");
        }
        for edition in [E05, E09, D09, E14, E17, E18, E23] {
            let question = observe_written_ahead(&law(edition), Color::White).unwrap();
            assert_eq!(question.topic(), Topic::WrittenAhead, "{edition}");
            let warned = written_ahead_settled(&law(edition), Color::White, true);
            assert!(warned.unwrap().to_string().starts_with("White warned ["));
        }
    }

    /// Case A9-40, and the draft's note.
    #[test]
    fn for_a_claim_or_for_sealing() {
        let says =
            |law: &Recording| english(observe_written_ahead(law, Color::White).unwrap().text());
        assert!(says(&law(E18)).contains("to claim a draw with it or to seal it"));
        assert!(says(&law(E05)).contains("to claim a draw with it?"));
        let note = law_with(D09, "record_in_advance_for_claims", "false");
        assert!(says(&note).contains("to seal it?"));
        assert!(!says(&note).contains("claim"));
        let numbers = "no no 8.1 8.1 8.1a 8.1b 8.1.2 8.1.2 8.1.2";
        assert_eq!(printed(&IN_ADVANCE), numbers);
    }
}
