//! Reading a move in any style, strictly or with the leniencies one allows.
//!
//! A text is first taken apart by itself, then held against the position. What it says otherwise
//! than the [`Style`] would is a [`Leniency`] that it needs; if one of these is not allowed, the
//! answer is the text as it should be.

mod error;
mod leniency;
mod letters;
mod resolve;
mod token;

use flagfall_board::{Color, Move, Position};

pub use error::ReadError;
pub use leniency::{Leniencies, Leniency};

use crate::language::Language;
use crate::style::Style;

/// Reads moves that are meant to be in a style.
///
/// ```
/// use flagfall_board::{Move, Position, Square};
/// use flagfall_notation::{Leniency, Reader, Style};
/// let position = Position::initial();
/// let knight = Some(Move::new(Square::G1, Square::F3));
///
/// let strict = Reader::strict(Style::PGN);
/// assert_eq!(strict.read(&position, "Nf3")?.played, knight);
/// let error = strict.read(&position, "Ng1-f3").unwrap_err();
/// assert!(error.to_string().ends_with("; write Nf3"));
///
/// let lenient = Reader::lenient(Style::PGN);
/// let reading = lenient.read(&position, "♘g1-f3!")?;
/// assert_eq!(reading.played, knight);
/// assert!(reading.used.allows(Leniency::Figurines) && reading.used.allows(Leniency::Hyphen));
/// assert!(lenient.read(&position, "nf3").is_err());
/// # Ok::<(), flagfall_notation::ReadError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reader {
    /// How the moves should be written.
    pub style: Style,
    /// How else they may be.
    pub allowed: Leniencies,
}

/// A move read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    /// The move, which is legal; `None` for a turn passed.
    pub played: Option<Move>,
    /// The leniencies the text needed.
    pub used: Leniencies,
    /// Whether a draw is offered with the move: `(=)`.
    pub offers_draw: bool,
}

impl Reading {
    /// The position after it.
    #[must_use]
    pub fn play(&self, position: &Position) -> Position {
        if let Some(played) = self.played {
            return position.play(played);
        }
        let mut setup = position.setup();
        let black = u32::from(setup.turn == Color::Black);
        setup.fullmoves = setup.fullmoves.saturating_add(black);
        setup.turn = !setup.turn;
        setup.en_passant = None;
        Position::assume(setup)
    }
}

impl Reader {
    /// A reader of nothing but the style's own form.
    #[must_use]
    pub const fn strict(style: Style) -> Reader {
        Reader {
            style,
            allowed: Leniencies::NONE,
        }
    }

    /// A reader with the [usual](Leniencies::USUAL) leniencies.
    #[must_use]
    pub const fn lenient(style: Style) -> Reader {
        Reader {
            style,
            allowed: Leniencies::USUAL,
        }
    }

    /// A lenient reader of a language. Where its letters are of another script than the squares',
    /// letters typed for those they look like are read too.
    #[must_use]
    pub fn of(language: &'static Language) -> Reader {
        let reader = Reader::lenient(Style::PGN.spelled_in(language));
        if !language.is_of_another_script() {
            return reader;
        }
        Reader {
            allowed: reader.allowed.with(Leniency::Lookalikes),
            ..reader
        }
    }

    /// The move that a text stands for.
    ///
    /// # Errors
    ///
    /// [`ReadError::Move`]: the text is no move, fits no legal move, or fits several; with the
    /// moves it might have been, in the reader's style. [`ReadError::NotAllowed`]: it stands for a
    /// move, but needs a leniency that is not allowed; with the text as it should be.
    pub fn read(&self, position: &Position, text: &str) -> Result<Reading, ReadError> {
        resolve::read(self, position, text)
    }

    /// As [`read`](Reader::read), without saying why a text is not read.
    pub(crate) fn try_read(&self, position: &Position, text: &str) -> Option<Reading> {
        let found = resolve::find(self, position, text).ok()?;
        let allowed = found.used.beyond(self.allowed).is_empty();
        allowed.then_some(found)
    }
}

#[cfg(test)]
mod tests;
