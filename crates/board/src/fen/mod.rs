//! Forsyth-Edwards Notation: reading and writing a [`Setup`](crate::Setup).

mod castling;
mod error;
mod parse;
mod write;

pub use error::{FenError, FenField};

pub(crate) use parse::{parse, parse_placement};
pub(crate) use write::{CastlingStyle, Text};
