//! A game of a PGN file, held against the Laws.
//!
//! [`judge`] plays a game through, and says what is wrong with it and where: moves that are not
//! legal, a result that the position contradicts, moves after the end, a win on time by a side
//! that cannot mate, clock readings that no clock shows. What is lawful and worth knowing, such
//! as a draw that could have been claimed, it notes. Every answer cites the edition it is given.
//!
//! ```
//! use flagfall_audit::{judge, rulebook};
//! use flagfall_edition::Edition;
//! use flagfall_notation::pgn;
//!
//! let book = rulebook(Edition::from_id("2023").unwrap());
//! let games = pgn::read_all(b"1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 0-1");
//! let checked = judge(&games[0], &book);
//! assert_eq!(checked.ended_by.map(|it| it.word()), Some("checkmate"));
//! assert_eq!(checked.problems[0].kind.word(), "result_contradicts_position");
//! assert_eq!(checked.problems[0].article.unwrap().to_string(), "5.1.1, 2023");
//! ```
#![forbid(unsafe_code)]

mod by;
mod checked;
mod clocks;
mod date;
mod dead;
mod diagnosis;
mod judge;
mod lines;
mod memo;
mod moves;
mod result;
mod tags;
mod termination;
mod walk;

pub use by::{By, Judge, Judged, judged};
pub use checked::{Checked, Note, NoteKind, Problem, ProblemKind};
pub use clocks::{ClockAudit, clock_audit};
pub use diagnosis::{Cause, Diagnosis, Edit};
pub use judge::{judge, rulebook};
