//! # Clocks stopped without a reason (R6.12d)
//!
//! Whether a player had a valid reason to stop the clocks is for the arbiter to say; if he had
//! none he is penalised. A claim of a draw is a reason.
//!
//! - 1997: no such clause.
//! - 2001: the arbiter looks into the reason.
//! - 2009: penalised when it is obvious that there was none.
//! - 2014: penalised when there was none.

use super::Chessclock;
use crate::{Decision, Question, Ruling, Topic};
use flagfall_board::Color;
use flagfall_edition::{Clause, D09, E01, E09, E14, E17, renumbered, since};
use flagfall_say::say;

/// A player stops the clocks without a valid reason.
pub const WITHOUT_REASON: Clause<Reasonless> = Clause::new(
    "R6.12d",
    "Clocks stopped without a reason",
    &[
        since(
            E01,
            "6.13d",
            "If a player stops the clocks to seek assistance, the arbiter determines whether he \
             had a valid reason; if obviously not, he is penalised under 13.4.",
            Reasonless::Obviously,
        ),
        renumbered(E09, "6.12d", Reasonless::Obviously),
        since(
            D09,
            "6.12d",
            "If a player stops the clocks to seek assistance, the arbiter determines whether he \
             had a valid reason; if obviously not, he is penalised under 13.5.",
            Reasonless::Obviously,
        ),
        since(
            E14,
            "6.12d",
            "If a player stops the clocks to seek assistance, the arbiter determines whether he \
             had a valid reason; if not, he is penalised under 12.9.",
            Reasonless::Simply,
        ),
        renumbered(E17, "6.11.4", Reasonless::Simply),
    ],
);

/// How plain the want of a reason has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reasonless {
    /// Obvious.
    Obviously,
    /// It is enough that there was none.
    Simply,
}

/// Asks whether the player had a valid reason; `None` where the edition has no such clause.
#[must_use]
pub fn ask_reason(law: &Chessclock, by: Color) -> Option<Question> {
    let clause = law.stopped_without_reason.as_ref().ok()?;
    let text = match clause.reading {
        Reasonless::Obviously => say!("without-reason-obviously", side = by),
        Reasonless::Simply => say!("without-reason", side = by),
    };
    Some(Question::under(clause, Topic::ValidReason, Some(by), text))
}

/// The arbiter's answer to [`ask_reason`]: the game goes on, and where there was no reason a
/// penalty is due, which he chooses.
#[must_use]
pub fn reason_found(law: &Chessclock, by: Color, valid: bool) -> Option<Ruling> {
    let clause = law.stopped_without_reason.as_ref().ok()?;
    let because = match valid {
        true => say!("without-reason-valid", side = by),
        false => say!("without-reason-none", side = by),
    };
    Some(Ruling::under(clause, [Decision::Continue]).because(because))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::{printed, under};
    use flagfall_edition::{E05, E18, E23, E97};

    #[test]
    fn the_reason_is_asked_for_since_the_second_edition() {
        assert!(ask_reason(&under(E97), Color::White).is_none());
        for edition in [E01, E05, E09, D09, E14, E17, E18, E23] {
            let question = ask_reason(&under(edition), Color::White).unwrap();
            assert_eq!(question.topic(), Topic::ValidReason, "{edition}");
            assert_eq!(question.about(), Some(Color::White), "{edition}");
        }
        let ruling = reason_found(&under(E09), Color::Black, false).unwrap();
        assert_eq!(ruling.to_string(), "game continues [6.12d, 2009]");
        assert_eq!(
            printed(&WITHOUT_REASON),
            "no 6.13d 6.13d 6.12d 6.12d 6.12d 6.11.4 6.11.4 6.11.4"
        );
    }
}
