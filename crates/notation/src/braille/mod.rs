//! The scoresheet in braille, which a blind player may keep (Appendix D, earlier E and F).
//!
//! Moves are written after the *Braille Chess Code and Layout* of the UK Association for
//! Accessible Formats (2015), sections 1–3: the men are ⠅ ⠟ ⠗ ⠇ ⠎ (the bishop with an L, the
//! knight with an S); the files are the letters a to h and the ranks lowered figures, ⠂ to ⠦, both
//! without any indicator; between what moves and the square of arrival stand dots 5-6 ⠰ for a
//! capture, dots 4-5 ⠘ for check, dots 4-5-6 ⠸ for both; mate is ⠜⠍ after the move. A move's
//! number is a lowered figure and a blank, and ⠤ stands before Black's move where White's is not
//! written.
//!
//! The parts of that code on castling, promotion and en passant were not at hand; these are our
//! choice, after the Laws' own form: castling is ⠕⠤⠕ and ⠕⠤⠕⠤⠕, the new piece follows its square
//! (⠑⠦⠟), capture in passing has no sign beyond the capture's, and `(=)` is written with the
//! signs of Unified English Braille, ⠐⠣⠐⠶⠐⠜. Names and headings are in uncontracted Unified
//! English Braille, accents left out.
//!
//! In files for embossers (BRF) each cell is a character of the North American braille code:
//! [`to_brf`], [`from_brf`].

mod cells;
mod read;
mod sheet;
mod text;
mod write;

pub use cells::{from_brf, to_brf};
pub use read::{BrailleError, read};
pub use sheet::Scoresheet;
pub use text::text;
pub use write::{number, write};

/// What a player adds to the move with which he offers a draw.
pub const DRAW_OFFER: &str = "⠐⠣⠐⠶⠐⠜";

#[cfg(test)]
mod tests;
