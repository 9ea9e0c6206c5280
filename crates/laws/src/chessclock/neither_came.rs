//! # Neither player has come (R6.6a2)
//!
//! No edition says what becomes of a game to which neither player comes within the default time.
//! By the analogy of the clause on one of them (R6.6a) both lose; the arbiter decides.
//!
//! - 2001, 2009, draft, 2014, 2017: renumbered only.

use super::Chessclock;
use super::default_time::default_limit;
use crate::{Decision, Ending, Outcome, Question, Ruling, Topic};
use flagfall_clock::Millis;
use flagfall_edition::{Clause, D09, E01, E09, E14, E17, E97, renumbered, since};
use flagfall_record::Ms;
use flagfall_say::say;

/// Neither player has come within the default time.
pub const NEITHER_CAME: Clause<()> = Clause::new(
    "R6.6a2",
    "Neither player has come",
    &[
        since(
            E97,
            "6.6",
            "A player who comes too late loses. (Of two who both come too late the text does not \
             speak; by analogy both lose, and the arbiter decides.)",
            (),
        ),
        renumbered(E01, "6.7", ()),
        renumbered(E09, "6.6a", ()),
        renumbered(D09, "6.7a", ()),
        renumbered(E14, "6.7a", ()),
        renumbered(E17, "6.7.1", ()),
    ],
);

/// Neither player has come, so long after the start of play; `default` is what the event allows.
/// `None` while they may still come.
#[must_use]
pub fn both_late(law: &Chessclock, default: Option<Ms>, late_by: Ms) -> Option<Question> {
    let allowed = default_limit(&law.default_time, default).unwrap_or(Millis::ZERO);
    let text = say!("neither-came-asked", late = late_by, allowed = allowed);
    (late_by > allowed).then(|| Question::under(&law.neither_came, Topic::LateArrival, None, text))
}

/// Both players lost by coming too late: the arbiter's answer `loss` to [`both_late`].
#[must_use]
pub fn both_lost_by_default(law: &Chessclock) -> Ruling {
    let outcome = Outcome::both_lose(Ending::DefaultTime).unplayed();
    Ruling::under(&law.neither_came, [Decision::End(outcome)]).because(say!("neither-came"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::{printed, under};
    use flagfall_edition::{E23, Edition};

    #[test]
    fn both_lose_if_the_arbiter_says_so() {
        for edition in Edition::ALL {
            let law = under(edition);
            let half_hour = Some(Millis::minutes(30));
            assert!(both_late(&law, half_hour, Millis::minutes(30)).is_none());
            let asked = both_late(&law, half_hour, Millis::minutes(31)).unwrap();
            assert_eq!((asked.topic(), asked.about()), (Topic::LateArrival, None));
        }
        let both = both_lost_by_default(&under(E23)).to_string();
        assert_eq!(both, "0-0 default_time [6.7.1, 2023]");
        let numbers = "6.6 6.7 6.7 6.6a 6.7a 6.7a 6.7.1 6.7.1 6.7.1";
        assert_eq!(printed(&NEITHER_CAME), numbers);
    }
}
