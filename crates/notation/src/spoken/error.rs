//! Why what was said is no move.

use core::error::Error;
use core::fmt;

use crate::san::SanError;

/// Words that are not understood as a legal move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SpokenError {
    /// A word is not among those that are understood.
    Word {
        /// The byte of the text, from 0, at which it begins.
        at: usize,
        /// The word.
        word: String,
        /// The words that are most like it.
        near: Vec<&'static str>,
        /// The moves it might have been, as they would be announced.
        might_be: Vec<String>,
    },
    /// The words are understood, but do not make a move.
    Incomplete {
        /// What was expected.
        expected: &'static str,
        /// The moves it might have been, as they would be announced.
        might_be: Vec<String>,
    },
    /// They make a move, which is not legal, or more than one.
    Move {
        /// Why; the moves in it are in algebraic notation.
        error: SanError,
        /// The moves it might have been, as they would be announced.
        might_be: Vec<String>,
    },
}

impl SpokenError {
    /// The moves it might have been, as they would be announced.
    #[must_use]
    pub fn might_be(&self) -> &[String] {
        match self {
            SpokenError::Word { might_be, .. }
            | SpokenError::Incomplete { might_be, .. }
            | SpokenError::Move { might_be, .. } => might_be,
        }
    }
}

impl fmt::Display for SpokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpokenError::Word { at, word, near, .. } => {
                write!(f, "not understood at byte {at}: {word:?}")?;
                if !near.is_empty() {
                    write!(f, ", perhaps {}", near.join(" or "))?;
                }
            }
            SpokenError::Incomplete { expected, .. } => {
                write!(f, "not a whole move: expected {expected}")?;
            }
            SpokenError::Move { error, .. } => match error {
                SanError::Illegal { reason, .. } => write!(f, "not a legal move: {reason}")?,
                SanError::Ambiguous { .. } => f.write_str("more than one move fits")?,
                SanError::Unreadable { .. } => f.write_str("not a move")?,
            },
        }
        match self.might_be() {
            [] => Ok(()),
            moves => write!(f, "; say {}", moves.join(" or ")),
        }
    }
}

impl Error for SpokenError {}
