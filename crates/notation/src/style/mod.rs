//! How moves are written: the Laws' own form, PGN's, with figurines, in full, in any language.
//!
//! A [`Style`] is plain data; take one of the constants and change what is wanted.

mod write;

use flagfall_board::{Color, Role};

use crate::language::Language;

/// What a player adds to the move with which he offers a draw (C.12, earlier C.13).
pub const DRAW_OFFER: &str = "(=)";

/// A way to write moves.
///
/// ```
/// use flagfall_board::{Move, Position, Square};
/// use flagfall_notation::{Language, Style};
/// let position = Position::initial();
/// let knight = Move::new(Square::G1, Square::F3);
/// assert_eq!(Style::PGN.write(&position, knight), "Nf3");
/// assert_eq!(Style::LONG.write(&position, knight), "Ng1-f3");
/// assert_eq!(Style::FIGURINE.write(&position, knight), "♘f3");
/// let german = Language::from_code("de").unwrap();
/// assert_eq!(Style::OFFICIAL.spelled_in(german).write(&position, knight), "Sf3");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Style {
    /// How pieces are named.
    pub men: Men,
    /// How much of the square of departure is named.
    pub departure: Departure,
    /// How castling is written.
    pub castling: Castling,
    /// How a capture is marked.
    pub capture: Capture,
    /// What stands before the piece that a pawn is exchanged for.
    pub promotion: Promotion,
    /// Whether `e.p.` is appended to a capture in passing.
    pub en_passant: bool,
    /// Whether `+` is appended to a move that gives check.
    pub check: bool,
    /// What is appended to a move that gives mate.
    pub mate: Mate,
}

/// How pieces are named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Men {
    /// With the letters of a language (C.2, C.3).
    Letters(&'static Language),
    /// With the white figurines ♔♕♖♗♘, whoever moves: as most print it.
    Figurines,
    /// With White's figurines for White and Black's (♚♛♜♝♞) for Black.
    TwoFigurines,
}

/// How much of the square of departure is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Departure {
    /// As much as tells the move from other legal ones (C.10).
    AsNeeded,
    /// All of it: `Ng1f3`, `e2e4` (C.8 of the later editions).
    Joined,
    /// All of it, and a hyphen where nothing is captured: `Ng1-f3`, `Bb5xc6`.
    Hyphened,
}

/// How castling is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Castling {
    /// `0-0`, as the Laws print it in most editions.
    Zeros,
    /// `O-O`, as PGN has it.
    Letters,
}

/// How a capture is marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Capture {
    /// `x`.
    Cross,
    /// `:`, as in older print.
    Colon,
    /// Not at all: `Be5`, and `ed5` for a pawn, whose file is named all the same (C.9).
    Unmarked,
}

/// What stands before the piece that a pawn is exchanged for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Promotion {
    /// Nothing: `d8Q` (C.11, earlier C.12).
    Bare,
    /// `=`: `d8=Q`, as PGN has it.
    Equals,
}

/// What is appended to a move that gives mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mate {
    /// `#`.
    Hash,
    /// `++`.
    Pluses,
    /// The sign of check, if that is written.
    AsCheck,
}

impl Style {
    /// Standard algebraic notation, the export form of PGN: `O-O`, `d8=Q`, `exd6`, `+`, `#`.
    pub const PGN: Style = Style {
        men: Men::Letters(Language::ENGLISH),
        departure: Departure::AsNeeded,
        castling: Castling::Letters,
        capture: Capture::Cross,
        promotion: Promotion::Equals,
        en_passant: false,
        check: true,
        mate: Mate::Hash,
    };
    /// Appendix C with every sign it knows: `0-0`, `d8Q`, `exd6 e.p.`, `+`, `#`.
    pub const OFFICIAL: Style = Style {
        castling: Castling::Zeros,
        promotion: Promotion::Bare,
        en_passant: true,
        ..Style::PGN
    };
    /// Appendix C without the signs that later editions leave to the player: no `x`, `+`, `#` and
    /// `e.p.` (C.9, C.13).
    pub const SHORT: Style = Style {
        capture: Capture::Unmarked,
        en_passant: false,
        check: false,
        mate: Mate::AsCheck,
        ..Style::OFFICIAL
    };
    /// Long algebraic notation as it is usually printed: `Ng1-f3`, `e5xd6`, `O-O`.
    pub const LONG: Style = Style {
        departure: Departure::Hyphened,
        ..Style::PGN
    };
    /// Standard algebraic notation with figurines in place of letters.
    pub const FIGURINE: Style = Style {
        men: Men::Figurines,
        ..Style::PGN
    };

    /// The same with the letters of a language.
    #[must_use]
    pub const fn spelled_in(self, language: &'static Language) -> Style {
        Style {
            men: Men::Letters(language),
            ..self
        }
    }

    /// The language of the letters; none where figurines stand for them.
    #[must_use]
    pub const fn language(&self) -> Option<&'static Language> {
        match self.men {
            Men::Letters(language) => Some(language),
            Men::Figurines | Men::TwoFigurines => None,
        }
    }

    /// The same without signs of check and mate.
    pub(crate) const fn unmarked(self) -> Style {
        Style {
            check: false,
            mate: Mate::AsCheck,
            ..self
        }
    }

    /// How a man of a side is named: its letter, or its figurine.
    #[must_use]
    pub fn letter(&self, role: Role, color: Color) -> &'static str {
        match self.men {
            Men::Letters(language) => language.letter(role),
            Men::Figurines => figurine(role, Color::White),
            Men::TwoFigurines => figurine(role, color),
        }
    }
}

/// The figurine of a man.
#[must_use]
pub const fn figurine(role: Role, color: Color) -> &'static str {
    match (color, role) {
        (Color::White, Role::King) => "♔",
        (Color::White, Role::Queen) => "♕",
        (Color::White, Role::Rook) => "♖",
        (Color::White, Role::Bishop) => "♗",
        (Color::White, Role::Knight) => "♘",
        (Color::White, Role::Pawn) => "♙",
        (Color::Black, Role::King) => "♚",
        (Color::Black, Role::Queen) => "♛",
        (Color::Black, Role::Rook) => "♜",
        (Color::Black, Role::Bishop) => "♝",
        (Color::Black, Role::Knight) => "♞",
        (Color::Black, Role::Pawn) => "♟",
    }
}

#[cfg(test)]
mod tests;
