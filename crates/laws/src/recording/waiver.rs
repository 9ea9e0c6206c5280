//! # Short of time, without the duty to record (R8.4.1)
//!
//! A player with less than five minutes left, who gets less than thirty seconds with each move,
//! need not record.
//!
//! - 1997: while that is so.
//! - 2001: once it was so at some stage of a period.
//! - 2009: for the remainder of the period, in so many words.
//! - Draft: an alternative releases the opponent of a player who stops recording as well, and
//!   says apart that with thirty seconds a move all is recorded (R8.4.3, R8.4.4).

use super::Sheet;
use flagfall_clock::Millis;
use flagfall_edition::{Clause, E01, E09, E97, Provision, since};

const BELOW: Millis = Millis::minutes(5);
const UNDER: Millis = Millis::seconds(30);

/// When a player need not record.
pub const WAIVER: Clause<Waiver> = Clause::new(
    "R8.4.1",
    "Short of time, without the duty to record",
    &[
        since(
            E97,
            "8.4",
            "A player with less than five minutes on his clock, and less than thirty seconds \
             added with each move, need not record.",
            Waiver {
                below: BELOW,
                extra_under: UNDER,
                lasts: Lasts::WhileShort,
            },
        ),
        since(
            E01,
            "8.4",
            "A player with less than five minutes on his clock at some stage of a period, and \
             less than thirty seconds added with each move, need not record.",
            Waiver {
                below: BELOW,
                extra_under: UNDER,
                lasts: Lasts::ForThePeriod,
            },
        ),
        since(
            E09,
            "8.4",
            "A player with less than five minutes on his clock at some stage of a period, and \
             less than thirty seconds added with each move, need not record for the remainder \
             of the period.",
            Waiver {
                below: BELOW,
                extra_under: UNDER,
                lasts: Lasts::ForThePeriod,
            },
        ),
    ],
);

/// When a player need not record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiver {
    /// With less than this on his clock.
    pub below: Millis,
    /// And less than this added with each move.
    pub extra_under: Millis,
    /// For how long.
    pub lasts: Lasts,
}

/// For how long a player need not record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasts {
    /// As long as he is short of time.
    WhileShort,
    /// To the end of the period in which he was short of time.
    ForThePeriod,
}

/// Whether the player is released by his own clock.
#[must_use]
pub fn is_released(law: &Provision<Waiver>, sheet: &Sheet) -> bool {
    let Some(left) = sheet.left else { return false };
    let short = match law.reading.lasts {
        Lasts::WhileShort => left < law.reading.below,
        Lasts::ForThePeriod => left < law.reading.below || sheet.was_short,
    };
    short && sheet.extra < law.reading.extra_under
}

#[cfg(test)]
mod tests {
    use super::super::testing::{law, observed, printed, sheet};
    use super::*;
    use flagfall_edition::{D09, E05, E14, E18, E23, Edition};

    fn released(edition: Edition, left_s: i64, extra_s: i64, was_short: bool) -> bool {
        let sheet = Sheet {
            left: Some(Millis::seconds(left_s)),
            extra: Millis::seconds(extra_s),
            was_short,
            ..sheet()
        };
        is_released(&law(edition).waiver, &sheet)
    }

    /// Cases A8-01 and A8-10.
    #[test]
    fn five_minutes_and_thirty_seconds_are_strict() {
        for edition in Edition::ALL {
            assert!(released(edition, 299, 0, false), "{edition}");
            assert!(released(edition, 299, 10, false), "{edition}");
            assert!(released(edition, 299, 29, false), "{edition}");
            assert!(!released(edition, 300, 0, false), "{edition}");
            assert!(!released(edition, 120, 30, false), "{edition}");
        }
    }

    #[test]
    fn released_for_the_rest_of_the_period_but_in_the_first_edition() {
        assert!(!released(E97, 301, 10, true));
        for edition in [E01, E05, E09, D09, E14, E18, E23] {
            assert!(released(edition, 301, 10, true), "{edition}");
            assert!(!released(edition, 301, 30, true), "{edition}");
        }
    }

    #[test]
    fn who_is_released_has_nothing_to_make_up_for() {
        let short = Sheet {
            left: Some(Millis::seconds(200)),
            ..sheet()
        };
        for edition in Edition::ALL {
            assert_eq!(
                observed(edition, &short),
                format!("not_allowed 8.4, {edition}")
            );
        }
        assert_eq!(printed(&WAIVER), ["8.4"; 9].join(" "));
    }

    #[test]
    fn without_a_clock_nobody_is_short_of_time() {
        let timeless = Sheet {
            left: None,
            was_short: false,
            ..sheet()
        };
        assert!(!is_released(&law(E23).waiver, &timeless));
    }
}
