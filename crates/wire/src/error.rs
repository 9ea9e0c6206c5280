//! What cannot be taken, and where it stands.

use std::fmt;

/// Why a JSON text is no game file or no act: where, what was expected, what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WireError {
    /// The place in the text: `acts[3].square`.
    pub place: String,
    /// What would be taken there.
    pub expected: String,
    /// What stands there.
    pub found: String,
}

impl WireError {
    /// A place, what would be taken there and what stands there.
    #[must_use]
    pub fn new(
        place: impl Into<String>,
        expected: impl Into<String>,
        found: impl Into<String>,
    ) -> WireError {
        WireError {
            place: place.into(),
            expected: expected.into(),
            found: found.into(),
        }
    }

    /// The same error, one place further out.
    #[must_use]
    pub fn within(mut self, place: &str) -> WireError {
        self.place = match self.place.is_empty() {
            true => place.to_owned(),
            false => format!("{place}.{}", self.place),
        };
        self
    }
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.place.is_empty() {
            write!(f, "{}: ", self.place)?;
        }
        write!(f, "expected {}, found {}", self.expected, self.found)
    }
}

impl std::error::Error for WireError {}

/// A word of a fixed list, or an error that names the list.
pub(crate) fn word<T>(
    place: &str,
    text: &str,
    read: impl Fn(&str) -> Option<T>,
    words: &[&str],
) -> Result<T, WireError> {
    read(text).ok_or_else(|| {
        WireError::new(
            place,
            format!("one of: {}", words.join(" ")),
            format!("`{text}`"),
        )
    })
}
