//! Files and ranks (Article 2.4).

use core::fmt;

use crate::Color;

/// A vertical column of squares, `a` to `h`.
///
/// ```
/// use flagfall_board::File;
/// assert_eq!(File::new(4).map(File::to_char), Some('e'));
/// assert_eq!(File::new(8), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(u8);

/// A horizontal row of squares, `1` to `8`.
///
/// ```
/// use flagfall_board::{Color, Rank};
/// assert_eq!(Rank::home(Color::Black), Rank::EIGHTH);
/// assert_eq!(Rank::all().map(Rank::to_char).collect::<String>(), "12345678");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl File {
    /// The a-file, White's leftmost.
    pub const A: File = File(0);
    /// The b-file.
    pub const B: File = File(1);
    /// The c-file, where the king arrives when castling on the queen's side.
    pub const C: File = File(2);
    /// The d-file.
    pub const D: File = File(3);
    /// The e-file.
    pub const E: File = File(4);
    /// The f-file.
    pub const F: File = File(5);
    /// The g-file, where the king arrives when castling on the king's side.
    pub const G: File = File(6);
    /// The h-file, White's rightmost.
    pub const H: File = File(7);

    /// The file of an index from 0 (`a`) to 7 (`h`).
    #[must_use]
    pub const fn new(index: u8) -> Option<File> {
        if index < 8 { Some(File(index)) } else { None }
    }

    /// The file of a lower-case letter `a` to `h`; `None` for any other character.
    #[must_use]
    pub const fn from_char(letter: char) -> Option<File> {
        match letter {
            'a'..='h' => Some(File(letter as u8 - b'a')),
            _ => None,
        }
    }

    /// All eight, `a` first.
    ///
    /// ```
    /// use flagfall_board::File;
    /// assert_eq!(File::all().map(File::to_char).collect::<String>(), "abcdefgh");
    /// assert_eq!(File::all().next_back(), Some(File::H));
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = File> + Clone {
        (0..8).map(File)
    }

    /// 0 for `a` … 7 for `h`.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The lower-case letter.
    #[must_use]
    pub const fn to_char(self) -> char {
        (b'a' + self.0) as char
    }

    pub(crate) const fn wrap(index: u8) -> File {
        File(index & 7)
    }
}

impl Rank {
    /// The first rank, where White's pieces stand at the start.
    pub const FIRST: Rank = Rank(0);
    /// The eighth rank, where Black's pieces stand at the start.
    pub const EIGHTH: Rank = Rank(7);

    /// The rank of an index from 0 (`1`) to 7 (`8`).
    #[must_use]
    pub const fn new(index: u8) -> Option<Rank> {
        if index < 8 { Some(Rank(index)) } else { None }
    }

    /// The rank of a digit `1` to `8`; `None` for any other character.
    #[must_use]
    pub const fn from_char(digit: char) -> Option<Rank> {
        match digit {
            '1'..='8' => Some(Rank(digit as u8 - b'1')),
            _ => None,
        }
    }

    /// All eight, `1` first.
    pub fn all() -> impl DoubleEndedIterator<Item = Rank> + Clone {
        (0..8).map(Rank)
    }

    /// The rank nearest to a player: the first for White, the eighth for Black.
    #[must_use]
    pub const fn home(color: Color) -> Rank {
        match color {
            Color::White => Rank::FIRST,
            Color::Black => Rank::EIGHTH,
        }
    }

    /// 0 for `1` … 7 for `8`.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The digit.
    #[must_use]
    pub const fn to_char(self) -> char {
        (b'1' + self.0) as char
    }

    pub(crate) const fn wrap(index: u8) -> Rank {
        Rank(index & 7)
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_char())
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_char())
    }
}
