//! What an arbiter prints: scoresheets, blank or as played, the envelope of a sealed move, the
//! rulings of a game; of an event the cards for the tables, pairings, results, the report of a
//! round; as PDF on A4, A5 or Letter.
//!
//! The faces are part of the crate, and nothing is read from anywhere: the same game gives the
//! same bytes. A letter that no face has is printed as a box, and named in [`Printed::missing`].
//!
//! ```
//! use flagfall_print::{Head, Paper, Scoresheet};
//! use flagfall_words::Lang;
//!
//! let head = Head { white: "Anand".to_owned(), ..Head::default() };
//! let sheet = Scoresheet { head, ..Scoresheet::default() };
//! let printed = flagfall_print::scoresheets(&[sheet], Paper::A5, Lang::En)?;
//! assert!(printed.pdf.starts_with(b"%PDF-"));
//! assert_eq!((printed.sheets, printed.missing.len()), (1, 0));
//! # Ok::<(), flagfall_print::Unprintable>(())
//! ```
#![forbid(unsafe_code)]

mod canvas;
mod cards;
mod envelope;
mod event;
mod face;
mod game;
mod paper;
mod pdf;
mod report;
mod round;
mod rulings;
mod scoresheet;
#[cfg(test)]
mod tests;

pub use cards::{SeatCard, seat_cards};
pub use envelope::{Envelope, envelope};
pub use event::EventHead;
pub use game::{Names, RuledAt, envelope_of, plain_san, played, ruled, transcribed};
pub use paper::{Paper, UnknownPaper};
pub use report::{RoundReport, round_report};
pub use round::{BoardLine, RoundSheet, round_sheet};
pub use rulings::{Ruled, Rulings, rulings};
pub use scoresheet::{Cell, Head, Note, Score, Scoresheet, scoresheets};

use std::fmt;

/// A document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// It.
    pub pdf: Vec<u8>,
    /// How many sheets of paper it takes.
    pub sheets: usize,
    /// The letters that no face has; a box stands for each.
    pub missing: Vec<char>,
}

/// A document that came out against the standard. No input is known to bring that about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unprintable;

impl fmt::Display for Unprintable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the document could not be made")
    }
}

impl std::error::Error for Unprintable {}
