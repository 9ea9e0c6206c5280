//! # A wrong setting of the clock (R6.10b)
//!
//! When it is found during the game that the clock was set wrongly it is stopped at once; the
//! arbiter installs the right setting and adjusts the times, and the counter of moves.
//!
//! - 1997 to 2005: not regulated.
//! - 2009: new.
//! - Draft, 2014: renumbered only.
//! - 2017: renumbered only.
//!
//! In rapid and blitz without supervision there is a limit (RA.4a2).

use super::Chessclock;
use crate::irregularities::{Begun, Until};
use crate::{Decision, Question, Ruling, Topic};
use flagfall_edition::{Clause, D09, E09, E14, E17, renumbered, since};
use flagfall_say::say;

/// The clock was set wrongly.
pub const WRONG_SETTING: Clause<Until> = Clause::new(
    "R6.10b",
    "A wrong setting of the clock",
    &[
        since(
            E09,
            "6.10b",
            "If the clock is found during the game to be set wrongly, either player or the \
             arbiter stops it at once. The arbiter installs the right setting, and adjusts the \
             times and the counter of moves by his best judgement.",
            Until::TheGameEnds,
        ),
        renumbered(D09, "6.10b", Until::TheGameEnds),
        renumbered(E14, "6.10b", Until::TheGameEnds),
        renumbered(E17, "6.10.2", Until::TheGameEnds),
    ],
);

/// What follows from a wrong setting.
#[derive(Clone, Debug)]
pub enum Setting {
    /// It is put right: the clock stands, and what shall it show?
    PutRight(Ruling, Question),
    /// It is too late for that.
    Stays(Ruling),
}

/// The clock is found to be set wrongly; `None` where the edition has no rule on it.
#[must_use]
pub fn wrong_setting(law: &Chessclock, begun: Begun) -> Option<Setting> {
    let clause = law.wrong_setting.as_ref().ok()?;
    if let Some(too_late) = clause.reading.passed(begun) {
        let stays = Ruling::under(clause, [Decision::Continue]);
        return Some(Setting::Stays(stays.because(too_late)));
    }
    let stands = Ruling::under(clause, [Decision::StopClocks]).because(say!("setting-wrong"));
    let asked = Question::under(clause, Topic::Times, None, say!("setting-times"));
    Some(Setting::PutRight(stands, asked))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::{printed, under};
    use flagfall_edition::{E05, E18, Edition};

    fn check(edition: Edition, expect: &str) {
        let begun = Begun {
            made: 40,
            completed: 40,
        };
        let found = match wrong_setting(&under(edition), begun) {
            Some(Setting::PutRight(ruling, _) | Setting::Stays(ruling)) => ruling.to_string(),
            None => "no rule".to_owned(),
        };
        assert_eq!(found, expect);
    }

    /// Case A6-61.
    #[test]
    fn it_is_put_right_at_any_move() {
        check(E05, "no rule");
        check(E09, "clocks stopped [6.10b, 2009]");
        check(D09, "clocks stopped [6.10b, 2009-draft]");
        check(E18, "clocks stopped [6.10.2, 2018]");
        let numbers = "no no no 6.10b 6.10b 6.10b 6.10.2 6.10.2 6.10.2";
        assert_eq!(printed(&WRONG_SETTING), numbers);
    }
}
