//! A time control that cannot be read, with the place and the way out.

use std::error::Error;
use std::fmt;

/// Why a text is no time control, or could be more than one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NotationError {
    /// Where, counted from 1 in characters.
    pub column: usize,
    /// What was expected there.
    pub expected: &'static str,
    /// The way out.
    pub cure: &'static str,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "column {}: expected {}; {}",
            self.column, self.expected, self.cure
        )
    }
}

impl Error for NotationError {}
