//! Where a text stops being a move.

use core::fmt;

/// A text that is no move in the notation it was read in, legal or not.
///
/// ```
/// use flagfall_notation::uci::{UciError, squares};
/// let Err(UciError::Unreadable(fault)) = squares("e2x4") else { unreachable!() };
/// assert_eq!((fault.at, fault.found, fault.expected), (2, Some('x'), "a file a-h"));
/// assert_eq!(fault.to_string(), "not a move at byte 2: found 'x', expected a file a-h");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotAMove {
    /// The byte of the text, from 0, at which it stops being one.
    pub at: usize,
    /// What stands there; `None` at the end of the text.
    pub found: Option<char>,
    /// What could stand there.
    pub expected: &'static str,
}

impl NotAMove {
    /// At a byte of a text.
    pub(crate) fn in_text(text: &str, at: usize, expected: &'static str) -> NotAMove {
        let found = text.get(at..).and_then(|rest| rest.chars().next());
        NotAMove {
            at,
            found,
            expected,
        }
    }
}

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NotAMove {
            at,
            found,
            expected,
        } = self;
        match found {
            Some(found) => write!(f, "not a move at byte {at}: found {found:?}")?,
            None => write!(f, "not a move: it ends at byte {at}")?,
        }
        write!(f, ", expected {expected}")
    }
}
