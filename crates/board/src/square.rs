//! The sixty-four squares (Articles 2.1 and 2.4).

use core::error::Error;
use core::fmt;
use core::str::FromStr;

use crate::{Bitboard, File, Rank};

/// A square of the chessboard, `a1` to `h8`.
///
/// ```
/// use flagfall_board::Square;
/// let square: Square = "h1".parse()?;
/// assert!(square.is_light()); // the near corner to the right of each player (2.1)
/// assert_eq!(Square::E4.offset(1, 2), Some(Square::F6));
/// assert_eq!(Square::H4.offset(1, 0), None);
/// # Ok::<(), flagfall_board::SquareError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

macro_rules! squares {
    ($($name:ident = $index:expr;)*) => {
        impl Square {
            $(
                #[doc = concat!("The square ", stringify!($name), ".")]
                pub const $name: Square = Square($index);
            )*
        }
    };
}

squares! {
    A1 = 0; B1 = 1; C1 = 2; D1 = 3; E1 = 4; F1 = 5; G1 = 6; H1 = 7;
    A2 = 8; B2 = 9; C2 = 10; D2 = 11; E2 = 12; F2 = 13; G2 = 14; H2 = 15;
    A3 = 16; B3 = 17; C3 = 18; D3 = 19; E3 = 20; F3 = 21; G3 = 22; H3 = 23;
    A4 = 24; B4 = 25; C4 = 26; D4 = 27; E4 = 28; F4 = 29; G4 = 30; H4 = 31;
    A5 = 32; B5 = 33; C5 = 34; D5 = 35; E5 = 36; F5 = 37; G5 = 38; H5 = 39;
    A6 = 40; B6 = 41; C6 = 42; D6 = 43; E6 = 44; F6 = 45; G6 = 46; H6 = 47;
    A7 = 48; B7 = 49; C7 = 50; D7 = 51; E7 = 52; F7 = 53; G7 = 54; H7 = 55;
    A8 = 56; B8 = 57; C8 = 58; D8 = 59; E8 = 60; F8 = 61; G8 = 62; H8 = 63;
}

impl Square {
    /// All squares in the order of [`Square::index`]: a1, b1 … h8.
    pub const ALL: [Square; 64] = {
        let mut all = [Square(0); 64];
        let mut index = 0;
        while index < 64 {
            all[index as usize] = Square(index);
            index += 1;
        }
        all
    };

    /// The square where a file and a rank meet.
    ///
    /// ```
    /// use flagfall_board::{File, Rank, Square};
    /// assert_eq!(Square::new(File::E, Rank::FIRST), Square::E1);
    /// assert_eq!((Square::E1.file(), Square::E1.rank()), (File::E, Rank::FIRST));
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(file: File, rank: Rank) -> Square {
        Square((rank.index() * 8 + file.index()) as u8)
    }

    /// The square of an index from 0 (a1) to 63 (h8); `None` from 64 on.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < 64 {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// a1 = 0, b1 = 1 … h8 = 63.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        // The mask is free and tells the compiler that tables of 64 are never overrun.
        (self.0 & 63) as usize
    }

    /// The file the square is on.
    #[must_use]
    #[inline]
    pub const fn file(self) -> File {
        File::wrap(self.0)
    }

    /// The rank the square is on.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::wrap(self.0 >> 3)
    }

    /// Whether the square is light; h1 and a8 are (2.1).
    #[must_use]
    pub const fn is_light(self) -> bool {
        (self.file().index() + self.rank().index()) % 2 == 1
    }

    /// The square so many files to the right and ranks up, seen from White; `None` off the board.
    ///
    /// ```
    /// use flagfall_board::Square;
    /// assert_eq!(Square::G1.offset(-1, 2), Some(Square::F3)); // a knight's move
    /// assert_eq!(Square::G1.offset(2, 1), None);
    /// ```
    #[must_use]
    pub const fn offset(self, files: i32, ranks: i32) -> Option<Square> {
        let file = (self.file().index() as i32).saturating_add(files);
        let rank = (self.rank().index() as i32).saturating_add(ranks);
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            return None;
        }
        Some(Square((rank * 8 + file) as u8))
    }

    /// The set of this square alone.
    ///
    /// ```
    /// use flagfall_board::Square;
    /// assert_eq!((Square::E4.bit() | Square::D4.bit()).count(), 2);
    /// ```
    #[must_use]
    #[inline]
    pub const fn bit(self) -> Bitboard {
        Bitboard(1 << self.index())
    }

    #[inline]
    pub(crate) const fn wrap(index: u8) -> Square {
        Square(index & 63)
    }

    /// The square `delta` indices further, cyclically; for deltas known to stay on the board.
    #[inline]
    pub(crate) const fn shifted(self, delta: i8) -> Square {
        Square(self.0.wrapping_add_signed(delta) & 63)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().to_char(), self.rank().to_char())
    }
}

/// The text is no square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SquareError;

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square; expected a file a-h and a rank 1-8, as in e4")
    }
}

impl Error for SquareError {}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Square, SquareError> {
        let &[file, rank] = text.as_bytes() else {
            return Err(SquareError);
        };
        match (File::from_char(file as char), Rank::from_char(rank as char)) {
            (Some(file), Some(rank)) => Ok(Square::new(file, rank)),
            _ => Err(SquareError),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::string::ToString;

    use super::*;

    #[test]
    fn names_and_indices() {
        for (index, square) in Square::ALL.into_iter().enumerate() {
            assert_eq!(square.index(), index);
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::new(square.file(), square.rank()), square);
        }
        for bad in ["", "e", "e9", "i1", "E4", "e44", "é"] {
            assert_eq!(bad.parse::<Square>(), Err(SquareError), "{bad}");
        }
    }

    #[test]
    fn colours_of_the_corners() {
        let light = [
            Square::H1,
            Square::A8,
            Square::D1.offset(0, 7).unwrap_or(Square::A1),
        ];
        assert!(light[0].is_light() && light[1].is_light() && !light[2].is_light());
        assert!(!Square::A1.is_light() && !Square::H8.is_light());
        assert_eq!(Square::ALL.into_iter().filter(|s| s.is_light()).count(), 32);
    }

    #[test]
    fn offsets_never_wrap() {
        assert_eq!(Square::A1.offset(-1, 0), None);
        assert_eq!(Square::H8.offset(i32::MAX, i32::MIN), None);
        assert_eq!(Square::B1.offset(1, 2), Some(Square::C3));
    }
}
