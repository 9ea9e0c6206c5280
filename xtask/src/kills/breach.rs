//! What must not be, and how bad it is.

use std::fmt;

/// Something that the server did after a kill, or before, and must not do.
#[derive(Debug, Default)]
pub(super) struct Breach {
    /// How many acts were acknowledged and are gone.
    pub(super) lost: usize,
    /// How many acts stand in the record and were never sent, or stand there twice.
    pub(super) invented: usize,
    what: String,
}

impl Breach {
    /// A breach by which nothing was lost or invented, as far as can be counted.
    pub(super) fn new(what: String) -> Breach {
        Breach {
            what,
            ..Breach::default()
        }
    }

    /// The same breach, with the acts that it cost or brought.
    pub(super) fn counting(self, lost: usize, invented: usize) -> Breach {
        Breach {
            lost,
            invented,
            ..self
        }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

impl std::error::Error for Breach {}
