//! What the tests of the notation have in common.

use flagfall_clock::{Announced, Bonus, Millis, Period, TimeControl};
use proptest::prelude::*;

/// A time control as it is written and as it is said, whatever it was given as.
#[track_caller]
pub(crate) fn check(text: &str, pgn: &str, spoken: &str) {
    let control: TimeControl = text.parse().unwrap_or_else(|it| panic!("{text}: {it}"));
    assert_eq!(control.to_pgn(), pgn, "{text}");
    assert_eq!(control.to_spoken(), spoken, "{text}");
}

/// A text that is no time control: where, and what was expected there.
#[track_caller]
pub(crate) fn refused(text: &str, column: usize, expected: &str) {
    match text.parse::<Announced>() {
        Ok(it) => panic!("{text} was read as {it:?}"),
        Err(it) => {
            assert_eq!((it.column, it.expected), (column, expected), "{text}: {it}");
            assert!(!it.cure.is_empty(), "{text}");
        }
    }
}

fn time(most: i64) -> impl Strategy<Value = Millis> {
    prop_oneof![
        (0..=most / 60_000).prop_map(Millis::minutes),
        (0..=most / 1_000).prop_map(Millis::seconds),
        (0..=most).prop_map(Millis),
    ]
}

fn bonus() -> impl Strategy<Value = Bonus> {
    prop_oneof![
        Just(Bonus::None),
        time(120_000).prop_map(Bonus::Increment),
        time(120_000).prop_map(Bonus::Delay),
        time(120_000).prop_map(Bonus::Bronstein),
    ]
}

/// The periods of one side, not all of which can be.
pub(crate) fn side() -> impl Strategy<Value = Vec<Period>> {
    let period = (1..=999u32, time(360_000_000), bonus());
    let quota = period.prop_map(|(moves, base, bonus)| Period::quota(moves, base, bonus));
    let periods = prop::collection::vec(quota, 1..=4);
    (periods, any::<bool>(), any::<bool>()).prop_map(|(mut periods, all, shared)| {
        let first = periods[0].bonus;
        if shared {
            periods.iter_mut().for_each(|it| it.bonus = first);
        }
        if let (true, Some(last)) = (all, periods.last_mut()) {
            last.moves = None;
        }
        periods
    })
}
