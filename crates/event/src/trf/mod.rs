//! The report file by which pairing and rating programs exchange events: TRF, in the version of
//! 2016 and with what that of 2026 has added for individuals.
//!
//! Columns are counted in characters. A line whose code is not known is left alone; teams are
//! not read. The file has no numbers of boards: the pairs of a round are ordered as programs
//! order them, by the points their players had before it.
//!
//! ```
//! use flagfall_event::trf;
//!
//! let row = |number: u8, name: &str, got: &str| {
//!     let person = format!("001 {number:>4} m GM {name:<33} 2700 ENG      400041");
//!     format!("{person} 1971/11/17  0.5    1     {got}\r\n")
//! };
//! let text = row(1, "Adams, Michael", "2 w =") + &row(2, "Short, Nigel", "1 b =");
//! let report = trf::read(&text)?;
//! assert_eq!(report.players[1].name, "Short, Nigel");
//! assert_eq!(report.rounds[0].pairs[0].3.unwrap().to_string(), "1/2-1/2");
//!
//! let wrong = text.replace("1 b =", "1 b 1");
//! let error = trf::read(&wrong).unwrap_err().to_string();
//! assert!(error.starts_with("line 2, column 99: expected a result"), "{error}");
//! # Ok::<(), flagfall_event::Fault>(())
//! ```

mod cells;
mod line;
mod read;
mod write;

pub use read::read;
pub use write::{Version, write};
