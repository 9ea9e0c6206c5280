//! A case replayed, and held against its table.

use crate::{Case, Found};
use flagfall_edition::Edition;
use flagfall_game::{HeaderError, replay};
use std::fmt;

/// Replays a case under an edition.
///
/// # Errors
/// [`HeaderError`] when its game cannot begin.
pub fn run(case: &Case, edition: Edition) -> Result<Found, HeaderError> {
    let replay = replay(case.header(edition), &case.acts)?;
    Ok(Found::of(&replay, case.shows_clocks))
}

/// A row of a table that the rulings do not bear out.
#[derive(Clone, Debug)]
pub struct Mismatch {
    /// The case's heading.
    pub title: String,
    /// The line of the row.
    pub line: usize,
    /// The edition.
    pub edition: Edition,
    /// What the table says: ruling and cites.
    pub expected: String,
    /// What was found.
    pub found: String,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "line {}, {}, under {}",
            self.line, self.title, self.edition
        )?;
        writeln!(f, "  the table: {}", self.expected)?;
        write!(f, "  found:     {}", self.found)
    }
}

/// Holds a case against every row of its table.
#[must_use]
pub fn check(case: &Case) -> Vec<Mismatch> {
    let mut mismatches = Vec::new();
    for row in &case.rows {
        for edition in &row.editions {
            let expected = format!("{} | {}", row.ruling, row.cites.join(" "));
            let (agrees, found) = match run(case, *edition) {
                Ok(found) => (
                    row.says(&found),
                    format!("{} | {}", found.ruling, found.cites.join(" ")),
                ),
                Err(error) => (false, format!("the game cannot begin: {error}")),
            };
            if !agrees {
                mismatches.push(Mismatch {
                    title: case.title.clone(),
                    line: row.line,
                    edition: *edition,
                    expected,
                    found,
                });
            }
        }
    }
    mismatches
}
