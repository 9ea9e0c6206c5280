//! White and Black as types, so that each colour's pawn steps are compiled apart.

use crate::{Bitboard, Color, File, Rank, Square};

/// A colour known at compile time.
pub(crate) trait Side {
    type Other: Side<Other = Self>;

    const COLOR: Color;
    /// The step in square indices of a pawn of that colour.
    const FORWARD: i8;
    const HOME: Bitboard;
    /// Where a pawn arrives with its first step.
    const THIRD: Bitboard;
    /// Where pawns are exchanged.
    const LAST: Bitboard;

    fn forward(pawns: Bitboard) -> Bitboard;

    /// Towards the a-file.
    fn left(pawns: Bitboard) -> Bitboard;

    /// Towards the h-file.
    fn right(pawns: Bitboard) -> Bitboard;

    /// The square one step behind, on the board for squares that pawns pass or arrive on.
    fn behind(square: Square) -> Square {
        square.shifted(-Self::FORWARD)
    }
}

pub(crate) struct White;
pub(crate) struct Black;

const NOT_A: u64 = !Bitboard::file(File::A).0;
const NOT_H: u64 = !Bitboard::file(File::H).0;

impl Side for White {
    type Other = Black;

    const COLOR: Color = Color::White;
    const FORWARD: i8 = 8;
    const HOME: Bitboard = Bitboard::rank(Rank::FIRST);
    const THIRD: Bitboard = Bitboard::rank(Rank::wrap(2));
    const LAST: Bitboard = Bitboard::rank(Rank::EIGHTH);

    #[inline(always)]
    fn forward(pawns: Bitboard) -> Bitboard {
        Bitboard(pawns.0 << 8)
    }

    #[inline(always)]
    fn left(pawns: Bitboard) -> Bitboard {
        Bitboard((pawns.0 & NOT_A) << 7)
    }

    #[inline(always)]
    fn right(pawns: Bitboard) -> Bitboard {
        Bitboard((pawns.0 & NOT_H) << 9)
    }
}

impl Side for Black {
    type Other = White;

    const COLOR: Color = Color::Black;
    const FORWARD: i8 = -8;
    const HOME: Bitboard = Bitboard::rank(Rank::EIGHTH);
    const THIRD: Bitboard = Bitboard::rank(Rank::wrap(5));
    const LAST: Bitboard = Bitboard::rank(Rank::FIRST);

    #[inline(always)]
    fn forward(pawns: Bitboard) -> Bitboard {
        Bitboard(pawns.0 >> 8)
    }

    #[inline(always)]
    fn left(pawns: Bitboard) -> Bitboard {
        Bitboard((pawns.0 & NOT_A) >> 9)
    }

    #[inline(always)]
    fn right(pawns: Bitboard) -> Bitboard {
        Bitboard((pawns.0 & NOT_H) >> 7)
    }
}
