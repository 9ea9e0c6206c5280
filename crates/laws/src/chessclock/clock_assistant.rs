//! # A player who cannot use the clock (R6.7d)
//!
//! An assistant may press for him.
//!
//! - 2001: first printed; the arbiter provides the assistant, and adjusts the clocks fairly.
//! - 2005: the player provides him, and the arbiter accepts him.
//! - 2009, draft: renumbered. Draft: nothing is taken for a disability.
//! - 2009 had not said so; 2014 does; 2017: renumbered.

use crate::recording::{Adjusts, Unable};
use crate::refusal::required;
use crate::{Question, Refusal, Topic};
use flagfall_board::Color;
use flagfall_edition::{Clause, D09, E01, E05, E09, E17, Law, renumbered, since};
use flagfall_say::say;

const FAIRLY: Unable = Unable {
    assistant: true,
    adjusts: Adjusts::Fairly,
};
const NO_DEDUCTION: Unable = Unable {
    assistant: true,
    adjusts: Adjusts::NotForADisability,
};

/// An assistant for a player who cannot use the clock.
pub const CLOCK_ASSISTANT: Clause<Unable> = Clause::new(
    "R6.7d",
    "A player who cannot use the clock",
    &[
        since(
            E01,
            "6.8d",
            "Where a player cannot use the clock, the arbiter provides an assistant who does, \
             and adjusts the clocks fairly.",
            FAIRLY,
        ),
        since(
            E05,
            "6.8d",
            "Where a player cannot use the clock, he may bring an assistant, whom the arbiter \
             must accept, to do it; the arbiter adjusts the clocks fairly.",
            FAIRLY,
        ),
        renumbered(E09, "6.7d", FAIRLY),
        since(
            D09,
            "6.2e",
            "Where a player cannot use the clock, he may bring an assistant, whom the arbiter \
             must accept, to do it; the arbiter adjusts the clocks fairly, but not that of a \
             player with a disability.",
            NO_DEDUCTION,
        ),
        renumbered(E17, "6.2.6", NO_DEDUCTION),
    ],
);

/// A player asks for an assistant who presses for him.
///
/// # Errors
/// [`Refusal`] in an edition that knows none.
pub fn ask_clock_assistant(law: &Law<Unable>, by: Color) -> Result<Question, Refusal> {
    let law = required(law, say!("what-clock-assistant"))?;
    let text = say!("clock-assistant-asked", side = by);
    Ok(Question::under(law, Topic::Assistant, Some(by), text))
}

/// The opponent of a player who is helped demands that time be taken from him.
///
/// # Errors
/// [`Refusal`] where nothing is taken for a disability.
pub fn demand_deduction(
    clock: &Law<Unable>,
    writing: &flagfall_edition::Provision<Unable>,
    from: Color,
) -> Result<Question, Refusal> {
    if let Adjusts::NotForADisability = writing.reading.adjusts {
        let refusal = crate::recording::no_deduction(writing, from);
        return Err(match clock {
            Ok(law) => refusal.and(law),
            Err(_) => refusal,
        });
    }
    let text = say!("deduction-asked", side = from);
    Ok(Question::under(writing, Topic::Assistant, Some(from), text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Reason;
    use crate::chessclock::{printed, under};
    use crate::recording::UNABLE;
    use flagfall_edition::{E14, E18, E23, E97, Edition};

    #[test]
    fn an_assistant_since_an_edition_knows_one() {
        let asked = |edition| ask_clock_assistant(&under(edition).clock_assistant, Color::White);
        assert_eq!(asked(E97).unwrap_err().reason(), Reason::NoSuchRule);
        for edition in [E01, E05, E09, D09, E14, E17, E18, E23] {
            assert_eq!(asked(edition).unwrap().choices(), ["accept", "reject"]);
        }
        let numbers = "no 6.8d 6.8d 6.7d 6.2e 6.2e 6.2.6 6.2.6 6.2.6";
        assert_eq!(printed(&CLOCK_ASSISTANT), numbers);
    }

    /// Case A6-56: ten minutes "in fairness".
    #[test]
    fn nothing_is_taken_for_a_disability() {
        let demanded = |edition: Edition| {
            let writing = UNABLE.under(edition).unwrap();
            demand_deduction(&under(edition).clock_assistant, &writing, Color::White)
        };
        for edition in [E97, E01, E05, E09] {
            assert!(demanded(edition).is_ok(), "{edition}");
        }
        for edition in [D09, E14, E17, E18, E23] {
            let refusal = demanded(edition).unwrap_err();
            assert_eq!(refusal.reason(), Reason::NotAllowed, "{edition}");
            assert_eq!(refusal.citations().len(), 2, "{edition}");
        }
    }
}
