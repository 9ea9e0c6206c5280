//! The one text form of acts, written and read: `White touches e1, h1`.
//!
//! The record and the casebook share it. One line is one [`Entry`](crate::Entry); the instant
//! stands first where it is not that of the line before: `at 1:30.500 Black claims repetition,
//! having written Ng8`. Reading what was written gives the same entry again.
//!
//! ```
//! use flagfall_record::{Act, Ms, Seat, text};
//!
//! let entry = text::read("at 0:01.500 White touches e1, h1", Ms::ZERO).unwrap();
//! assert_eq!((entry.by, entry.at), (Seat::White, flagfall_clock::Millis(1_500)));
//! assert_eq!(text::write(&entry, Ms::ZERO), "at 0:01.500 White touches e1, h1");
//! ```

mod arbiters;
mod correct;
mod moves;
mod read;
mod time;
mod write;

pub use moves::split_moves;
pub use read::{TextError, read};
pub use time::{read_time, write_time};
pub use write::{act, write};
