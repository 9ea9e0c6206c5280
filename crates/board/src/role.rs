//! The six kinds of men and their colours (Article 2.2).

use core::fmt;

use crate::Color;

/// What a man is, whatever its colour.
///
/// ```
/// use flagfall_board::Role;
/// assert_eq!(Role::from_letter('N'), Some(Role::Knight));
/// assert_eq!((Role::Knight.letter(), Role::Knight.name()), ('N', "knight"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// A pawn (3.7).
    Pawn,
    /// A knight (3.6).
    Knight,
    /// A bishop (3.2).
    Bishop,
    /// A rook (3.3).
    Rook,
    /// A queen (3.4).
    Queen,
    /// A king (3.8).
    King,
}

impl Role {
    /// All six, from the pawn to the king.
    pub const ALL: [Role; 6] = [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ];

    /// What a pawn may be exchanged for on the last rank (3.7), the queen first.
    ///
    /// ```
    /// use flagfall_board::Role;
    /// assert!(!Role::PROMOTIONS.contains(&Role::King));
    /// ```
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The English letter in upper case: `P N B R Q K`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Role::Pawn => 'P',
            Role::Knight => 'N',
            Role::Bishop => 'B',
            Role::Rook => 'R',
            Role::Queen => 'Q',
            Role::King => 'K',
        }
    }

    /// The role of an English letter, in upper or lower case; `None` for any other character.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Role> {
        Some(match letter.to_ascii_uppercase() {
            'P' => Role::Pawn,
            'N' => Role::Knight,
            'B' => Role::Bishop,
            'R' => Role::Rook,
            'Q' => Role::Queen,
            'K' => Role::King,
            _ => return None,
        })
    }

    /// The English name in lower case: `"pawn"` … `"king"`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        }
    }

    /// 0 for the pawn … 5 for the king.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A man: a role and a colour. The Laws call pawns and pieces together so.
///
/// ```
/// use flagfall_board::{Color, Piece, Role};
/// let knight = Piece { color: Color::Black, role: Role::Knight };
/// assert_eq!(knight.fen_char(), 'n');
/// assert_eq!(Piece::from_fen_char('n'), Some(knight));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// The FEN letter: upper case for White, lower case for Black.
    #[must_use]
    pub const fn fen_char(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The man of a FEN letter; `None` for any other character.
    #[must_use]
    pub const fn from_fen_char(letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_lowercase() {
            Color::Black
        } else {
            Color::White
        };
        match Role::from_letter(letter) {
            Some(role) => Some(Piece { color, role }),
            None => None,
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color.name(), self.role.name())
    }
}
