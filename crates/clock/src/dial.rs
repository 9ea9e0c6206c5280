//! One player's clock between two entries.

use crate::{Millis, Side};

/// What one display holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Dial {
    /// The time left, without what is left of a delay.
    pub(crate) main: Millis,
    /// What is left of the delay of this turn, or of the next one.
    pub(crate) delay: Millis,
    /// The time used in this turn.
    pub(crate) turn: Millis,
    /// Completed moves.
    pub(crate) moves: u32,
    /// The period whose time was last added, from 0.
    pub(crate) period: u32,
    /// When the display last came to zero.
    pub(crate) zero: Option<Millis>,
    /// When the time was used up without the moves it was given for.
    pub(crate) overstep: Option<Overstep>,
    /// When the flag was observed.
    pub(crate) flag: Option<Millis>,
}

/// The first time the allotted time was used up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Overstep {
    pub(crate) at: Millis,
    /// The moves then wanting; `None` where all moves had to be completed.
    pub(crate) short: Option<u64>,
}

impl Dial {
    /// The time until the display is used up, if it runs.
    pub(crate) fn left(&self) -> Millis {
        self.main + self.delay
    }

    /// Whether the display is used up.
    pub(crate) fn is_out(&self) -> bool {
        self.left() <= Millis::ZERO
    }

    /// Runs for so long: first the delay, then the time.
    pub(crate) fn run(&mut self, time: Millis) {
        let free = time.min(self.delay.or_zero());
        self.delay -= free;
        self.main -= time - free;
        self.turn += time;
    }
}

/// Both displays and which of them runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) white: Dial,
    pub(crate) black: Dial,
    pub(crate) running: Option<Running>,
    pub(crate) passed: Option<Passed>,
}

/// Who first went into a further period.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Passed {
    /// The player.
    pub side: Side,
    /// The number of the period he went into, from 1; the period before the first is 0.
    pub period: u32,
    /// When.
    pub at: Millis,
}

/// The display that runs, since when, and up to when it is reckoned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Running {
    pub(crate) side: Side,
    pub(crate) began: Millis,
    pub(crate) since: Millis,
}

impl State {
    pub(crate) fn dial(&self, side: Side) -> &Dial {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// Remembers who went into a period first.
    pub(crate) fn pass(&mut self, side: Side, period: u32, at: Millis) {
        if self.passed.is_none_or(|it| it.period < period) {
            self.passed = Some(Passed { side, period, at });
        }
    }

    pub(crate) fn dial_mut(&mut self, side: Side) -> &mut Dial {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
