//! What cannot be read in a text from outside, and where it stands.

use crate::text::shown;
use std::fmt;

/// Why a text cannot be read: the place, what was expected there, what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1; 0 for the text as a whole.
    pub line: usize,
    /// The column, in characters from 1; 0 for the line as a whole.
    pub column: usize,
    /// What would be accepted.
    pub expected: String,
    /// What stands there.
    pub found: String,
}

impl Fault {
    pub(crate) fn new(
        (line, column): (usize, usize),
        expected: impl Into<String>,
        found: &str,
    ) -> Fault {
        Fault {
            line,
            column,
            expected: expected.into(),
            found: match found.is_empty() {
                true => "nothing".to_owned(),
                false => shown(found),
            },
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.column) {
            (0, _) => {}
            (line, 0) => write!(f, "line {line}: ")?,
            (line, column) => write!(f, "line {line}, column {column}: ")?,
        }
        write!(f, "expected {}, found {}", self.expected, self.found)
    }
}

impl std::error::Error for Fault {}

/// The text, if it is not longer than what is read, and without the mark that some programs put
/// before it.
pub(crate) fn source(text: &str) -> Result<&str, Fault> {
    if text.len() > crate::MAX_SOURCE {
        let expected = format!("at most {} bytes", crate::MAX_SOURCE);
        return Err(Fault {
            found: text.len().to_string(),
            ..Fault::new((0, 0), expected, "")
        });
    }
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}
