//! Why an entry is not made.

use std::error::Error;
use std::fmt;

use crate::Side;
use crate::log::{MAX_ENTRIES, MAX_REASON};

/// Why an entry is not made, or not yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hold {
    /// It would leave this player without time: it is made once it is confirmed.
    Flags(Side),
    /// Whatever changes a time, a counter or an entry has a reason.
    ReasonWanted,
    /// The reason is longer than [`MAX_REASON`] characters.
    LongReason,
    /// Only the arbiter corrects a clock.
    ArbiterOnly,
    /// There is no entry of this number that this could be about.
    NoSuchEntry(usize),
    /// The entry of this number was undone, or its time spared, before.
    UndoneBefore(usize),
    /// The entry of this number says what happened, and stays.
    Stays(usize),
    /// There are [`MAX_ENTRIES`] already.
    Full,
}

impl fmt::Display for Hold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Hold::Flags(side) => write!(
                f,
                "this leaves {side} without time: his flag falls at once; confirm it"
            ),
            Hold::ReasonWanted => f.write_str("say why: a correction stands with its reason"),
            Hold::LongReason => write!(f, "at most {MAX_REASON} characters of reason"),
            Hold::ArbiterOnly => f.write_str("a clock is corrected by the arbiter"),
            Hold::NoSuchEntry(number) => write!(f, "there is no such entry {number}"),
            Hold::UndoneBefore(number) => write!(f, "entry {number} was undone before"),
            Hold::Stays(number) => write!(
                f,
                "entry {number} says what happened and stays; correct the times instead"
            ),
            Hold::Full => write!(f, "the clock has {MAX_ENTRIES} entries; start a new one"),
        }
    }
}

impl Error for Hold {}
