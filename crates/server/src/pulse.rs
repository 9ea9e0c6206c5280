//! Time: the one place where the machine's clocks are read.

use flagfall_clock::Millis;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970 by this machine's clock. Only what outlives the process is told by
/// it; a running game is not.
pub(crate) fn wall_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |it| i64::try_from(it.as_millis()).unwrap_or(i64::MAX))
}

/// The time of day of such an instant, `14:03:05 UTC`.
pub(crate) fn time_of_day(wall_ms: i64) -> String {
    let seconds = wall_ms.div_euclid(1000).rem_euclid(86_400);
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{hours:02}:{minutes:02}:{:02} UTC", seconds % 60)
}

/// The game time of one game: it runs evenly, whatever happens to the machine's date.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pulse {
    origin: Instant,
    at: Millis,
}

impl Pulse {
    /// Game time, which at this moment is `at`.
    pub(crate) fn starting(at: Millis) -> Pulse {
        Pulse {
            origin: Instant::now(),
            at,
        }
    }

    /// The game time now.
    pub(crate) fn now(&self) -> Millis {
        let since = self.origin.elapsed().as_millis();
        self.at + Millis(i64::try_from(since).unwrap_or(i64::MAX))
    }

    /// The moment at which the game time will be, or was, `at`; `None` beyond all reckoning.
    pub(crate) fn moment(&self, at: Millis) -> Option<Instant> {
        let ahead = u64::try_from((at - self.at).0).unwrap_or(0);
        self.origin.checked_add(Duration::from_millis(ahead))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_day_are_those_of_a_clock() {
        for (ms, expect) in [
            (0, "00:00:00 UTC"),
            (86_399_999, "23:59:59 UTC"),
            (-1, "23:59:59 UTC"),
        ] {
            assert_eq!(time_of_day(ms), expect);
        }
    }

    #[test]
    fn game_time_starts_where_it_is_told_and_never_runs_back() {
        let pulse = Pulse::starting(Millis(5_000));
        let (one, two) = (pulse.now(), pulse.now());
        assert!(one >= Millis(5_000) && two >= one);
        let ahead = pulse.moment(Millis(7_000)).unwrap();
        assert_eq!(
            ahead - pulse.moment(Millis(5_000)).unwrap(),
            Duration::from_secs(2)
        );
        assert_eq!(
            pulse.moment(Millis(1)),
            pulse.moment(Millis(5_000)),
            "what is past is now"
        );
    }
}
