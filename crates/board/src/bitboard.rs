//! Sets of squares, one bit a square.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::{File, Rank, Square};

/// A set of squares; bit `n` is the square of index `n` (a1 = bit 0).
///
/// ```
/// use flagfall_board::{Bitboard, Square};
/// let set = Square::A1.bit() | Square::H8.bit();
/// assert_eq!(set.count(), 2);
/// assert_eq!(set.into_iter().collect::<Vec<_>>(), [Square::A1, Square::H8]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// Every square.
    pub const ALL: Bitboard = Bitboard(!0);
    /// The thirty-two light squares.
    pub const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);
    /// The thirty-two dark squares.
    pub const DARK: Bitboard = Bitboard(!Self::LIGHT.0);

    /// The eight squares of a file.
    #[must_use]
    pub const fn file(file: File) -> Bitboard {
        Bitboard(0x0101_0101_0101_0101 << file.index())
    }

    /// The eight squares of a rank.
    #[must_use]
    pub const fn rank(rank: Rank) -> Bitboard {
        Bitboard(0xff << (8 * rank.index()))
    }

    /// Whether the set holds the square.
    #[must_use]
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// How many squares the set holds, 0 to 64.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set holds no square.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set holds at least one square.
    #[must_use]
    #[inline]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// Whether the set holds two squares or more.
    #[must_use]
    #[inline]
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The square of the lowest index.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::wrap(self.0.trailing_zeros() as u8))
        }
    }

    /// The square of the highest index.
    #[must_use]
    #[inline]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::wrap(63 - self.0.leading_zeros() as u8))
        }
    }

    /// The set with one square more.
    #[must_use]
    #[inline]
    pub const fn with(self, square: Square) -> Bitboard {
        Bitboard(self.0 | square.bit().0)
    }

    /// The set with one square less.
    #[must_use]
    #[inline]
    pub const fn without(self, square: Square) -> Bitboard {
        Bitboard(self.0 & !square.bit().0)
    }
}

macro_rules! operator {
    ($trait:ident $method:ident $op:tt, $assign:ident $assign_method:ident) => {
        impl $trait for Bitboard {
            type Output = Bitboard;

            #[inline]
            fn $method(self, other: Bitboard) -> Bitboard {
                Bitboard(self.0 $op other.0)
            }
        }

        impl $assign for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Bitboard) {
                self.0 = self.0 $op other.0;
            }
        }
    };
}

operator!(BitAnd bitand &, BitAndAssign bitand_assign);
operator!(BitOr bitor |, BitOrAssign bitor_assign);
operator!(BitXor bitxor ^, BitXorAssign bitxor_assign);

impl Not for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

impl From<Square> for Bitboard {
    #[inline]
    fn from(square: Square) -> Bitboard {
        square.bit()
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, Bitboard::with)
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(
                self.into_iter()
                    .map(|square| fmt::from_fn(move |f| write!(f, "\"{square}\""))),
            )
            .finish()
    }
}

/// The squares of a [`Bitboard`] in the order of their indices.
///
/// ```
/// use flagfall_board::{Bitboard, Rank, Square};
/// let mut squares = Bitboard::rank(Rank::FIRST).into_iter();
/// assert_eq!((squares.len(), squares.next()), (8, Some(Square::A1)));
/// ```
#[derive(Debug, Clone)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0.wrapping_sub(1);
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

#[cfg(test)]
mod tests {
    use std::format;

    use super::*;

    #[test]
    fn light_squares_are_those_the_squares_call_light() {
        let light: Bitboard = Square::ALL.into_iter().filter(|s| s.is_light()).collect();
        assert_eq!(light, Bitboard::LIGHT);
        assert_eq!(!light, Bitboard::DARK);
    }

    #[test]
    fn files_ranks_and_sets() {
        for square in Square::ALL {
            let cross = Bitboard::file(square.file()) & Bitboard::rank(square.rank());
            assert_eq!(cross, square.bit());
            assert_eq!(cross.first(), Some(square));
            assert!(!cross.is_several() && cross.any());
        }
        assert_eq!(Bitboard::EMPTY.first(), None);
        assert_eq!(Bitboard::EMPTY.last(), None);
        assert_eq!(Bitboard::ALL.first(), Some(Square::A1));
        assert_eq!(Bitboard::ALL.last(), Some(Square::H8));
        assert!(Bitboard::ALL.is_several());
        assert_eq!(Bitboard::ALL.into_iter().len(), 64);
        assert_eq!(
            Square::E4.bit().with(Square::A1).without(Square::E4),
            Square::A1.bit()
        );
        assert_eq!(format!("{:?}", Square::E4.bit()), "{\"e4\"}");
    }
}
