//! Standard algebraic notation, as Appendix C of the Laws and the export form of PGN write it.
//!
//! Writing is strict: one text for a move, with `+` or `#`, `O-O`, `=Q`. Reading is lenient in
//! decoration (`0-0`, `e8Q`, `exd6 e.p.`, `Ng1-f3`, `♘f3`, `ed`, `!?`, a missing or wrong check
//! sign) and never in what is meant: a text that fits no legal move or more than one is an error,
//! with what could have been written instead. [`Reader`](crate::Reader) says which leniencies a
//! text needs, allows those it is told to, and reads other languages.

mod error;
mod near;
mod quick;
mod read;
mod shape;
mod write;

pub use error::{Reason, SanError};
pub use read::{Reading, make, read, read_closely};
pub use shape::Mark;
pub use write::{push, push_made, write};

pub(crate) use near::nearest_of;
pub(crate) use quick::{quick, word};
pub(crate) use read::{play, read_bytes};
pub(crate) use shape::{Man, Shape};
pub(crate) use write::qualifier;

/// Whether a text could be a move of some position.
pub(crate) fn is_readable(text: &[u8]) -> bool {
    shape::shape(text).is_ok()
}

#[cfg(test)]
mod tests;
