//! # The clocks after an irregularity (R6.13.1)
//!
//! When an irregularity is put right, or men go back to an earlier position, the arbiter
//! determines what the clocks shall show.
//!
//! - 1997: by his best judgement.
//! - 2009: he adjusts the counter of moves besides, if need be.
//! - Draft, 2014: now at the head of Article 7; he may leave the times as they are.

use crate::{Decision, Question, Ruling, Topic};
use flagfall_board::Color;
use flagfall_edition::{Clause, D09, E01, E09, E14, E97, Provision, renumbered, since};
use flagfall_record::Ms;
use flagfall_say::say;

const BEST_JUDGEMENT: Times = Times {
    move_counter: false,
    may_be_kept: false,
};
const MAY_BE_KEPT: Times = Times {
    move_counter: true,
    may_be_kept: true,
};

/// What the clocks show after an irregularity.
pub const TIMES: Clause<Times> = Clause::new(
    "R6.13.1",
    "The clocks after an irregularity",
    &[
        since(
            E97,
            "6.13",
            "After an irregularity, or when an earlier position is restored, the arbiter \
             determines the times by his best judgement.",
            BEST_JUDGEMENT,
        ),
        renumbered(E01, "6.14", BEST_JUDGEMENT),
        since(
            E09,
            "6.13",
            "After an irregularity, or when an earlier position is restored, the arbiter \
             determines the times by his best judgement, and adjusts the counter of moves if \
             need be.",
            Times {
                move_counter: true,
                may_be_kept: false,
            },
        ),
        since(
            D09,
            "7.1",
            "When an irregularity makes it necessary to restore a position, the arbiter \
             determines the times by his best judgement, or leaves them as they are, and adjusts \
             the counter of moves if need be.",
            MAY_BE_KEPT,
        ),
        renumbered(E14, "7.1", MAY_BE_KEPT),
    ],
);

/// What the arbiter may do with the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// He adjusts the counter of moves.
    pub move_counter: bool,
    /// The text says that he may leave the times as they are.
    pub may_be_kept: bool,
}

/// Asks what the clocks shall show.
#[must_use]
pub fn ask_times(law: &Provision<Times>) -> Question {
    let text = say!("times-to-show", kept = law.reading.may_be_kept);
    Question::under(law, Topic::Times, None, text)
}

/// The arbiter sets a clock.
#[must_use]
pub fn set_clock(law: &super::Chessclock, side: Color, ms: Ms) -> Ruling {
    Ruling::under(&law.times, [Decision::SetTime(side, ms)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::{printed, under};
    use flagfall_clock::Millis;
    use flagfall_edition::{E05, E17, E18, E23, Edition};

    #[test]
    fn the_times_are_asked_for_in_every_edition() {
        for edition in Edition::ALL {
            let question = ask_times(&TIMES.under(edition).unwrap());
            assert_eq!(question.topic(), Topic::Times, "{edition}");
        }
        let may = |edition| TIMES.under(edition).unwrap().reading.may_be_kept;
        for edition in [E97, E01, E05, E09] {
            assert!(!may(edition), "{edition}");
        }
        for edition in [D09, E14, E17, E18, E23] {
            assert!(may(edition), "{edition}");
        }
        assert_eq!(printed(&TIMES), "6.13 6.14 6.14 6.13 7.1 7.1 7.1 7.1 7.1");
    }

    #[test]
    fn a_clock_is_set_under_this_clause() {
        let ruling = set_clock(&under(E05), Color::White, Millis::minutes(5));
        assert_eq!(ruling.to_string(), "White = 5:00 [6.14, 2005]");
    }
}
