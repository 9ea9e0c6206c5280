//! Why a game cannot begin.

use std::fmt;

/// Why a game cannot begin: what stands before the first act makes no sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeaderError {
    /// The start position may not be played.
    Start(String),
    /// A move of those already completed means nothing in its position.
    Move {
        /// Which, counting from 1.
        number: usize,
        /// As it was written.
        text: String,
        /// Why it means nothing.
        why: String,
    },
    /// Readings were given for a game without a clock.
    NoClock,
}

impl fmt::Display for HeaderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeaderError::Start(why) => write!(f, "start position: {why}"),
            HeaderError::Move { number, text, why } => {
                write!(f, "half-move {number} of `moves`, `{text}`: {why}")
            }
            HeaderError::NoClock => f.write_str(
                "`clocks` gives readings, but the game has no time control: add \
                 `regulations.time_control`",
            ),
        }
    }
}

impl std::error::Error for HeaderError {}
