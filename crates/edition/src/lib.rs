//! Editions, clauses, provisions, citations: law with dates on it, and no chess.
//!
//! A [`Clause`] is one rule through all editions: a table of [`Wording`]s, each in force until
//! the next. [`Clause::under`] gives the [`Provision`] of one [`Edition`]: how that text is read
//! and where it is printed, together. An edition can be looked up by and printed, never compared:
//! past the making of a rulebook nobody knows what year it is.
//!
//! ```
//! use flagfall_edition::{Absent, Clause, E01, E14, E97, Edition, absent, renumbered, since};
//!
//! const MINUTES: Clause<u32> = Clause::new(
//!     "R0",
//!     "An example",
//!     &[
//!         since(E97, "9.5b", "Three minutes.", 3),
//!         renumbered(E01, "9.5c", 3),
//!         absent(E14, Absent::Repealed),
//!     ],
//! );
//! let edition = Edition::from_id("2005").unwrap();
//! let law = MINUTES.under(edition).unwrap();
//! assert_eq!((law.reading, law.rule.to_string()), (3, "9.5c, 2005".to_owned()));
//! ```
#![forbid(unsafe_code)]

mod citation;
mod clause;
mod edition;
mod print;
mod sources;

pub use citation::Citation;
pub use clause::{Absent, Clause, Listing, Provision, Row, Wording, absent, renumbered, since};
pub use edition::{D09, E01, E05, E09, E14, E17, E18, E23, E97, Edition};
pub use print::Printed;
pub use sources::{Law, Missing, Sources};
