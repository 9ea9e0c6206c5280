//! Reads cases, replays them, and holds the rulings against what they should be.
//!
//! A case is Markdown: a heading, a `case` block that says what the game is played under and
//! what happened, and a table with a row for each run of editions that rule alike. The same
//! reader serves the tests, `flagfall rule` and anyone else's implementation.
//!
//! ```
//! use flagfall_casebook::{Case, run};
//!
//! let text = [
//!     "## The position would come only for the second time",
//!     "```case",
//!     "control 40/120m:60m",
//!     "clocks  White 1:20, Black 4:10",
//!     "moves   1. Nf3 Nf6 2. Ng1",
//!     "act     Black claims repetition, having written Ng8",
//!     "```",
//!     "| editions | ruling                       | cites     |",
//!     "|----------|------------------------------|-----------|",
//!     "| 2009     | White +3:00; Black plays Ng8 | 9.2a 9.5b |",
//! ];
//! let cases = Case::read_all(&text.join("\n")).unwrap();
//! let found = run(&cases[0], cases[0].rows[0].editions[0]).unwrap();
//! assert_eq!(found.ruling, "White +3:00; Black plays Ng8");
//! ```
#![forbid(unsafe_code)]

mod built_in;
mod case;
mod found;
mod read;
mod replayed;
mod run;
mod short;
mod signature;

pub use built_in::{Casebook, Placed, Turning};
pub use case::{Case, Headings, Row};
pub use found::Found;
pub use read::CaseError;
pub use replayed::replayed;
pub use run::{Mismatch, check, run};
pub use signature::Signature;
