//! # Neither player is there (R6.6b)
//!
//! The clock that runs is White's, so White loses the time until he comes, even where Black
//! comes first.
//!
//! - 1997: no such clause; White's clock runs by the rule on the start.
//! - 2001: White loses the time until he arrives, unless the event or the arbiter says
//!   otherwise.
//! - 2009: where the default time is not nothing.

use super::Chessclock;
use crate::{Decision, Ruling};
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_edition::{Clause, D09, E01, E09, E14, E17, renumbered, since};
use flagfall_record::Ms;
use flagfall_say::say;

/// Neither player is present at the start.
pub const BOTH_ABSENT: Clause<BothAbsent> = Clause::new(
    "R6.6b",
    "Neither player is there",
    &[
        since(
            E01,
            "6.6",
            "If neither player is there at the start, White loses all the time until he comes, \
             unless the rules of the competition or the arbiter decide otherwise.",
            BothAbsent::Always,
        ),
        since(
            E09,
            "6.6b",
            "If the default time is not nothing and neither player is there at the start, White \
             loses all the time until he comes, unless the rules of the competition or the \
             arbiter decide otherwise.",
            BothAbsent::WithADefaultTime,
        ),
        renumbered(D09, "6.7b", BothAbsent::WithADefaultTime),
        renumbered(E14, "6.7b", BothAbsent::WithADefaultTime),
        renumbered(E17, "6.7.2", BothAbsent::WithADefaultTime),
    ],
);

/// When White bears the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BothAbsent {
    /// Whatever the default time.
    Always,
    /// Where there is a default time other than nothing.
    WithADefaultTime,
}

/// Neither player is there when play is to start: whose clock runs. `default` is the default
/// time in force.
#[must_use]
pub fn both_absent(law: &Chessclock, default: Ms) -> Ruling {
    let runs = [Decision::StartClock(Color::White)];
    let bears = |it: &BothAbsent| match it {
        BothAbsent::Always => true,
        BothAbsent::WithADefaultTime => default > Millis::ZERO,
    };
    match &law.both_absent {
        Ok(clause) if bears(&clause.reading) => {
            Ruling::under(clause, runs).because(say!("both-absent"))
        }
        _ => Ruling::under(&law.start, runs),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::{printed, under};
    use flagfall_edition::{E05, E97, Edition};

    fn check(edition: Edition, default: i64, expect: &str) {
        let found = both_absent(&under(edition), Millis::minutes(default)).to_string();
        assert_eq!(found, format!("White's clock runs [{expect}]"));
    }

    #[test]
    fn white_bears_the_time_in_every_edition_and_under_some_by_name() {
        check(E97, 60, "6.5, 1997");
        check(E05, 0, "6.6, 2005");
        check(E09, 0, "6.5, 2009");
        check(E09, 30, "6.6b, 2009");
        check(E14, 30, "6.7b, 2014");
        check(E17, 15, "6.7.2, 2017");
        assert_eq!(
            printed(&BOTH_ABSENT),
            "no 6.6 6.6 6.6b 6.7b 6.7b 6.7.2 6.7.2 6.7.2"
        );
    }
}
