//! Why a text is not read.

use core::error::Error;
use core::fmt;

use super::leniency::Leniencies;
use crate::san::SanError;

/// A text that is not read as a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReadError {
    /// It names no move, no legal move, or more than one; what it might have been is in the
    /// reader's style.
    Move(SanError),
    /// It names a move in a way that is not allowed here.
    NotAllowed {
        /// The leniencies it needs and may not have.
        needs: Leniencies,
        /// The move as it should be written.
        instead: String,
    },
}

impl ReadError {
    /// The moves it might have been, the nearest first, in the reader's style.
    #[must_use]
    pub fn might_be(&self) -> &[String] {
        match self {
            ReadError::Move(error) => error.might_be(),
            ReadError::NotAllowed { instead, .. } => core::slice::from_ref(instead),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Move(error) => error.fmt(f),
            ReadError::NotAllowed { needs, instead } => {
                f.write_str("not as it should be written")?;
                for (at, one) in needs.iter().enumerate() {
                    f.write_str(if at == 0 { ": " } else { ", " })?;
                    f.write_str(one.says())?;
                }
                write!(f, "; write {instead}")
            }
        }
    }
}

impl Error for ReadError {}
