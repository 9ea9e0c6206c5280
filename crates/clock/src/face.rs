//! What a digital clock lets the players and the arbiter see.

use std::fmt;

use crate::{Clock, Millis, Side};

/// Below this a display shows tenths of a second.
pub const TENTHS_BELOW: Millis = Millis::seconds(20);

/// For so long the sign stays that shows who went into a further period first.
pub const SIGN_FOR: Millis = Millis::minutes(5);

/// Whether players see how many moves the clock has counted. What a screen shows of the moves
/// is nothing that a claim may rest on alone (Article 6.14), and an arbiter does not tell the
/// number (Article 13.6), so an event may have it hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Counter {
    /// Everybody sees it.
    #[default]
    Shown,
    /// The arbiter alone sees it.
    Hidden,
}

/// The sign of a flag on a display.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FlagSign {
    /// This player's time was used up first.
    First,
    /// It was used up after the other's. The sign of the first stays.
    Second,
    /// Both at the same instant.
    Together,
}

/// One player's display at an instant.
///
/// Its text is the time that is really there, rounded up: nothing is shown as nothing before it
/// is used up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Face {
    /// What is left, never below zero.
    pub left: Millis,
    /// What is left of a simple delay, which is shown apart from the time.
    pub delay: Millis,
    /// Whether this display runs.
    pub running: bool,
    /// Whether this player went into the last period begun before the other, within the last
    /// [`SIGN_FOR`].
    pub passed_first: bool,
    /// Whether his time is used up without the moves it was given for, and who was first.
    pub flag: Option<FlagSign>,
    /// How many moves he has completed, where it is shown.
    pub moves: Option<u32>,
}

/// What both clocks do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Motion {
    /// This player's runs.
    Runs(Side),
    /// Both stand, as stopped or not yet started.
    Paused,
    /// Both stand because a player's time is used up; see [`crate::Freeze`].
    Frozen,
}

impl Clock {
    /// A player's display at an instant, if nothing is entered before it.
    ///
    /// ```
    /// use flagfall_clock::{Clock, Counter, Credit, Millis, Side, TimeControl};
    ///
    /// let control: TimeControl = "1m".parse()?;
    /// let mut clock = Clock::new(&control, Credit::OnCount);
    /// clock.start(Side::White, Millis::ZERO);
    /// let at = |ms| clock.face(Side::White, Millis(ms), Counter::Hidden).to_string();
    /// assert_eq!([at(1), at(40_001), at(60_000)], ["1:00", "0:20.0", "0:00"]);
    /// # Ok::<(), flagfall_clock::NotationError>(())
    /// ```
    pub fn face(&self, side: Side, at: Millis, counter: Counter) -> Face {
        let recent = |since: Millis| at < since + SIGN_FOR;
        let passed = self.passed(at).filter(|it| recent(it.at));
        let apart = matches!(self.current(side, at).bonus, crate::Bonus::Delay(_));
        Face {
            left: self.shown(side, at),
            delay: match apart {
                true => self.delay_left(side, at).or_zero(),
                false => Millis::ZERO,
            },
            running: self.running_at(at) == Some(side),
            passed_first: passed.is_some_and(|it| it.side == side),
            flag: self.flag_sign(side, at),
            moves: Some(self.moves(side)).filter(|_| counter == Counter::Shown),
        }
    }

    /// What both clocks do at an instant.
    pub fn motion(&self, at: Millis) -> Motion {
        match self.running_at(at) {
            Some(side) => Motion::Runs(side),
            None if self.freeze == crate::Freeze::AtZero && self.first_expired(at).is_some() => {
                Motion::Frozen
            }
            None => Motion::Paused,
        }
    }

    fn flag_sign(&self, side: Side, at: Millis) -> Option<FlagSign> {
        let own = self.overstep(side, at)?;
        Some(match self.overstep(!side, at) {
            Some(other) if other < own => FlagSign::Second,
            Some(other) if other == own => FlagSign::Together,
            _ => FlagSign::First,
        })
    }
}

/// The time left: `1:29:59`, `4:59`, `0:19.9`.
impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let left = self.left.or_zero().0;
        if left == 0 {
            return f.write_str("0:00");
        }
        if self.left < TENTHS_BELOW {
            let tenths = left / 100 + i64::from(left % 100 != 0);
            return write!(f, "0:{:02}.{}", tenths / 10, tenths % 10);
        }
        let seconds = left / 1_000 + i64::from(left % 1_000 != 0);
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
        match hours {
            0 => write!(f, "{minutes}:{:02}", seconds % 60),
            _ => write!(f, "{hours}:{minutes:02}:{:02}", seconds % 60),
        }
    }
}
