//! Where a rule is printed.

use crate::Edition;
use std::fmt;

/// Where a rule is printed: the lasting id of the clause, and its number in one edition.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Citation {
    /// The clause's id in the catalogue, the same in every edition: `R9.5b`.
    pub id: &'static str,
    /// The number printed in that edition: `9.5b`, `9.5.3`.
    pub article: &'static str,
    /// The edition cited.
    pub edition: Edition,
    /// The edition under which the game is played, where the one cited only completes it.
    pub completes: Option<Edition>,
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.article, self.edition)?;
        match self.completes {
            Some(text) => write!(f, " (completing {text})"),
            None => Ok(()),
        }
    }
}
