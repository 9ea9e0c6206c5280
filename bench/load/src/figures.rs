//! What was measured, as lines of a table.

use crate::tables::Took;
use std::time::Duration;

/// Durations in order.
pub(crate) struct Spread(Vec<Duration>);

impl Spread {
    pub(crate) fn of(all: impl IntoIterator<Item = Duration>) -> Spread {
        let mut all: Vec<Duration> = all.into_iter().collect();
        all.sort_unstable();
        Spread(all)
    }

    /// That share of them is no longer, in milliseconds.
    pub(crate) fn at(&self, share: f64) -> f64 {
        let last = self.0.len().saturating_sub(1);
        let nth = (last as f64 * share).ceil() as usize;
        let it = self.0.get(nth.min(last)).copied().unwrap_or_default();
        it.as_secs_f64() * 1e3
    }
}

/// All that the tables have seen.
pub(crate) fn together(all: Vec<Took>) -> (Spread, Spread) {
    let (mut answered, mut seen) = (Vec::new(), Vec::new());
    for took in all {
        answered.extend(took.answered);
        seen.extend(took.seen);
    }
    (Spread::of(answered), Spread::of(seen))
}

/// The middle one of several figures.
pub(crate) fn median(mut all: Vec<f64>) -> f64 {
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied().unwrap_or(0.0)
}
