//! The game in writing: algebraic notation in its styles and languages, UCI, ICCF, speech, braille
//! and PGN.
//!
//! - [`san`] reads and writes moves as PGN has them; [`Style`] writes, and [`Reader`] reads, the
//!   Laws' own form (Appendix C), figurines, the long form, and the letters of every
//!   [`Language`] known.
//! - [`uci`] and [`iccf`] name squares only; [`spoken`] announces moves as blind players do and
//!   understands them; [`braille`] is for their scoresheets.
//! - [`pgn`] reads whole files, says of each irregularity what and where it is, and writes the
//!   export form.
//!
//! ```
//! use flagfall_board::Position;
//! use flagfall_notation::{read_move, san, uci};
//!
//! let position = Position::initial();
//! let played = read_move(&position, "g1f3", false)?;
//! assert_eq!(san::write(&position, played), "Nf3");
//! assert_eq!(uci::write(&position, played, false), "g1f3");
//! # Ok::<(), flagfall_notation::MoveError>(())
//! ```
#![forbid(unsafe_code)]

pub mod braille;
mod fold;
pub mod iccf;
pub mod language;
mod lines;
mod not_a_move;
pub mod pgn;
pub mod reader;
pub mod san;
pub mod spoken;
pub mod style;
pub mod uci;

use core::error::Error;
use core::fmt;

use flagfall_board::{Move, Position};

pub use language::Language;
pub use lines::in_lines;
pub use not_a_move::NotAMove;
pub use reader::{Leniencies, Leniency, ReadError, Reader, Reading};
pub use style::Style;

use san::SanError;
use uci::UciError;

/// The legal move that a text in either notation stands for.
///
/// Four or five characters that name two squares are read as [`uci`], all else as [`san`].
///
/// # Errors
///
/// [`MoveError`], of the notation that the text was read in.
pub fn read_move(position: &Position, text: &str, chess960: bool) -> Result<Move, MoveError> {
    let text = text.trim();
    if uci::squares(text).is_ok() {
        return uci::read(position, text, chess960).map_err(MoveError::Uci);
    }
    san::read(position, text).map_err(MoveError::San)
}

/// A text that stands for no legal move in the notation it is in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MoveError {
    /// Read as algebraic notation.
    San(SanError),
    /// Read as squares.
    Uci(UciError),
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::San(error) => error.fmt(f),
            MoveError::Uci(error) => error.fmt(f),
        }
    }
}

impl Error for MoveError {}
