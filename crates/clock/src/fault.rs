//! What can be wrong with a time control.

use std::error::Error;
use std::fmt;

use crate::Side;

/// Why periods do not make a time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fault {
    /// There is no period at all.
    Empty,
    /// There are more than [`MAX_PERIODS`](crate::MAX_PERIODS).
    TooManyPeriods,
    /// A number of moves is 0 or more than [`MAX_MOVES`](crate::MAX_MOVES).
    Moves,
    /// The time of a period is negative or longer than [`MAX_TIME`](crate::MAX_TIME).
    Base,
    /// The extra time is negative or longer than [`MAX_TIME`](crate::MAX_TIME).
    Bonus,
    /// A period gives no time, neither at once nor by the move.
    NoTime,
    /// A period without a number of moves is followed by another.
    NoQuota,
}

impl Fault {
    /// What was expected in place of what was found.
    pub const fn expected(self) -> &'static str {
        match self {
            Fault::Empty => "a time",
            Fault::TooManyPeriods => "at most 16 periods",
            Fault::Moves => "a number of moves from 1 to 999",
            Fault::Base => "a time of at most 100 hours",
            Fault::Bonus => "extra time of at most 100 hours",
            Fault::NoTime => "a period that gives time",
            Fault::NoQuota => "a number of moves in every period but the last",
        }
    }

    /// The way out.
    pub const fn cure(self) -> &'static str {
        match self {
            Fault::Empty => "write a time such as `15m+10s`, or `-` for play without clocks",
            Fault::TooManyPeriods => "the last period with a number of moves repeats by itself",
            Fault::Moves => "the moves come before plain seconds, `40/5400`",
            Fault::Base | Fault::Bonus => "shorten it, or write `-` for play without clocks",
            Fault::NoTime => "give it time, or leave the period out",
            Fault::NoQuota => {
                "write `40/90m:30m`; `:` separates periods, an hour and a half is `1h30m`"
            }
        }
    }
}

/// Periods that do not make a time control, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ControlError {
    /// Whose periods.
    pub side: Side,
    /// Which period, from 0.
    pub period: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

impl fmt::Display for ControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (expected, cure) = (self.fault.expected(), self.fault.cure());
        write!(
            f,
            "{}, period {}: expected {expected}; {cure}",
            self.side,
            self.period + 1
        )
    }
}

impl Error for ControlError {}
