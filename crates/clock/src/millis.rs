//! Milliseconds of game time: amounts and instants.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// A number of milliseconds, an amount of time or an instant counted from the start of the
/// game. All arithmetic saturates.
///
/// Shown as `h:mm:ss`, as in a `%clk` comment, rounded up: what is not used up is never shown
/// as nothing.
///
/// ```
/// use flagfall_clock::Millis;
///
/// assert_eq!(Millis::minutes(90).to_string(), "1:30:00");
/// assert_eq!(Millis(1).to_string(), "0:00:01");
/// assert_eq!(Millis(-1_500).to_string(), "-0:00:01");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Millis(pub i64);

impl Millis {
    /// No time; the instant from which a game is counted.
    pub const ZERO: Millis = Millis(0);

    /// So many seconds.
    pub const fn seconds(seconds: i64) -> Millis {
        Millis(seconds.saturating_mul(1_000))
    }

    /// So many minutes.
    pub const fn minutes(minutes: i64) -> Millis {
        Millis(minutes.saturating_mul(60_000))
    }

    /// So many hours.
    pub const fn hours(hours: i64) -> Millis {
        Millis(hours.saturating_mul(3_600_000))
    }

    /// This, or nothing where it is negative.
    pub const fn or_zero(self) -> Millis {
        if self.0 < 0 { Millis::ZERO } else { self }
    }
}

impl Add for Millis {
    type Output = Millis;

    fn add(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }
}

impl Sub for Millis {
    type Output = Millis;

    fn sub(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }
}

impl Mul<i64> for Millis {
    type Output = Millis;

    fn mul(self, times: i64) -> Millis {
        Millis(self.0.saturating_mul(times))
    }
}

impl Neg for Millis {
    type Output = Millis;

    fn neg(self) -> Millis {
        Millis(self.0.saturating_neg())
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, other: Millis) {
        *self = *self + other;
    }
}

impl SubAssign for Millis {
    fn sub_assign(&mut self, other: Millis) {
        *self = *self - other;
    }
}

impl Sum for Millis {
    fn sum<I: Iterator<Item = Millis>>(amounts: I) -> Millis {
        amounts.fold(Millis::ZERO, Add::add)
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 <= -1_000 { "-" } else { "" };
        let up = i64::from(self.0 > 0 && self.0 % 1_000 != 0);
        let seconds = (self.0 / 1_000).saturating_add(up).unsigned_abs();
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
        write!(f, "{sign}{hours}:{minutes:02}:{:02}", seconds % 60)
    }
}
