//! # A player who cannot write (R8.1f)
//!
//! What is done where a player is unable to keep score.
//!
//! - 1997: for physical or religious reasons; the arbiter takes some of his time at the start.
//! - 2001: no reasons are named.
//! - 2005: an assistant whom the arbiter accepts may write for him; his clock is adjusted fairly.
//! - Draft: not the clock of a player with a disability.
//! - 2014, 2017: renumbered.

use super::Recording;
use crate::{Decision, Question, Reason, Refusal, Ruling, Topic};
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_edition::{Clause, D09, E01, E05, E14, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

const WRITES: Unable = Unable {
    assistant: true,
    adjusts: Adjusts::Fairly,
};
const NO_DEDUCTION: Unable = Unable {
    assistant: true,
    adjusts: Adjusts::NotForADisability,
};

/// What is done where a player cannot keep score.
pub const UNABLE: Clause<Unable> = Clause::new(
    "R8.1f",
    "A player who cannot write",
    &[
        since(
            E97,
            "8.1",
            "Where a player cannot keep score for physical or religious reasons, the arbiter \
             takes some of his time from him at the start.",
            Unable {
                assistant: false,
                adjusts: Adjusts::Fairly,
            },
        ),
        since(
            E01,
            "8.1",
            "Where a player cannot keep score, the arbiter takes some of his time from him at \
             the start.",
            Unable {
                assistant: false,
                adjusts: Adjusts::Fairly,
            },
        ),
        since(
            E05,
            "8.1",
            "Where a player cannot keep score, he may bring an assistant, whom the arbiter must \
             accept, to write the moves; his clock is adjusted fairly.",
            WRITES,
        ),
        since(
            D09,
            "8.1e",
            "Where a player cannot keep score, he may bring an assistant, whom the arbiter must \
             accept, to write the moves; his clock is adjusted fairly, but not that of a player \
             with a disability.",
            NO_DEDUCTION,
        ),
        renumbered(E14, "8.1f", NO_DEDUCTION),
        renumbered(E17, "8.1.6", NO_DEDUCTION),
    ],
);

/// What is done where a player cannot do by himself what the Laws ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unable {
    /// Whether an assistant does it for him.
    pub assistant: bool,
    /// What becomes of his time.
    pub adjusts: Adjusts,
}

/// What becomes of the time of a player who is helped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adjusts {
    /// The arbiter takes as much as is fair.
    Fairly,
    /// Nothing is taken for a disability.
    NotForADisability,
}

/// A player asks for what the clause gives him.
#[must_use]
pub fn ask_unable(law: &Recording, by: Color) -> Question {
    let law = &law.unable;
    let text = match law.reading.assistant {
        true => say!("assistant-writes-asked", side = by),
        false => say!("unable-to-write-asked", side = by),
    };
    Question::under(law, Topic::Assistant, Some(by), text)
}

/// The arbiter accepts the assistant, or that the player does not write, and takes so much time
/// for it.
///
/// # Errors
/// [`Refusal`] of taking time from a player with a disability.
pub fn unable_accepted(
    law: &Provision<Unable>,
    by: Color,
    ms: Option<Millis>,
) -> Result<Ruling, Refusal> {
    let taken = ms.filter(|ms| *ms > Millis::ZERO);
    match (law.reading.adjusts, taken) {
        (Adjusts::NotForADisability, Some(_)) => Err(no_deduction(law, by)),
        (_, Some(ms)) => Ok(Ruling::under(law, [Decision::TakeTime(by, ms)])),
        (_, None) => Ok(Ruling::under(law, [Decision::Continue])),
    }
}

/// Nothing is taken for a disability.
pub(crate) fn no_deduction(law: &Provision<Unable>, by: Color) -> Refusal {
    let text = say!("no-deduction", side = by);
    Refusal::under(law, Reason::NotAllowed, text)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{law, printed};
    use super::*;
    use flagfall_edition::{E09, E18, E23, Edition};

    fn accepted(edition: Edition, ms: Option<Millis>) -> String {
        let law = law(edition).unable;
        unable_accepted(&law, Color::White, ms)
            .map_or_else(|it| it.reason().word().to_owned(), |it| it.to_string())
    }

    /// Cases A6-57, and A6-56 for the clock.
    #[test]
    fn time_is_taken_as_long_as_no_edition_forbids_it() {
        let ten = Some(Millis::minutes(10));
        for edition in [E97, E01, E05, E09] {
            let expect = format!("White -10:00 [8.1, {edition}]");
            assert_eq!(accepted(edition, ten), expect);
        }
        for edition in [D09, E14, E17, E18, E23] {
            assert_eq!(accepted(edition, ten), "not_allowed", "{edition}");
        }
        assert_eq!(accepted(E18, None), "game continues [8.1.6, 2018]");
        let numbers = "8.1 8.1 8.1 8.1 8.1e 8.1f 8.1.6 8.1.6 8.1.6";
        assert_eq!(printed(&UNABLE), numbers);
    }

    #[test]
    fn the_arbiter_is_asked() {
        for edition in Edition::ALL {
            let question = ask_unable(&law(edition), Color::Black);
            assert_eq!(question.choices(), ["accept", "reject"], "{edition}");
        }
        assert!(!law(E01).unable.reading.assistant);
        assert!(law(E05).unable.reading.assistant);
    }
}
