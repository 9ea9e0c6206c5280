//! A move as it is passed about, and the list of them.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::Deref;

use arrayvec::ArrayVec;

use crate::{Role, Square};

/// A move of one man from a square to a square.
///
/// Castling is written as the king to his own rook's square (`e1h1`), which is unambiguous in
/// Chess960 too. En passant is written as the pawn to the square it arrives on.
///
/// ```
/// use flagfall_board::{Move, Role, Square};
/// assert_eq!(Move::new(Square::E2, Square::E4).to_string(), "e2e4");
/// assert_eq!(Move::promoting(Square::A7, Square::A8, Role::Queen).to_string(), "a7a8q");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the man stands.
    pub from: Square,
    /// Where he arrives; for castling, where the rook stands.
    pub to: Square,
    /// What a pawn that reaches the last rank is exchanged for (3.7).
    pub promotion: Option<Role>,
}

impl Move {
    /// A move without promotion.
    #[must_use]
    #[inline]
    pub const fn new(from: Square, to: Square) -> Move {
        Move {
            from,
            to,
            promotion: None,
        }
    }

    /// A move of a pawn to the last rank, and the piece it becomes.
    #[must_use]
    #[inline]
    pub const fn promoting(from: Square, to: Square, role: Role) -> Move {
        Move {
            from,
            to,
            promotion: Some(role),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

/// More than any board has: each target square sees at most one man in each of its 8 directions,
/// and each knight has at most 8 moves; targets and knights together are at most 64, which makes
/// 512. Promotions count four times on 8 squares with at most 3 pawns each (72 more), and castling
/// adds 2.
const CAPACITY: usize = 586;

/// The legal moves of a position, in no promised order. Read it as a slice, or take them out.
///
/// It lives without the heap. No position of a game has more than 218 moves; a board set up with
/// dozens of queens has more, and they fit too.
///
/// ```
/// use flagfall_board::Position;
/// let moves = Position::initial().legal_moves();
/// assert_eq!(moves.len(), 20);
/// assert!(moves.into_iter().all(|played| played.promotion.is_none()));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct MoveList(ArrayVec<Move, CAPACITY>);

impl MoveList {
    #[inline]
    pub(crate) fn new() -> MoveList {
        MoveList(ArrayVec::new_const())
    }

    /// Takes in moves together, which counts them once and not after each.
    #[inline(always)]
    pub(crate) fn extend(&mut self, moves: impl Iterator<Item = Move>) {
        self.0.extend(moves);
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.0
    }
}

/// The moves of a [`MoveList`], taken out.
#[derive(Debug, Clone)]
pub struct Moves(arrayvec::IntoIter<Move, CAPACITY>);

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        self.0.next()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for Moves {}
impl FusedIterator for Moves {}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = Moves;

    #[inline]
    fn into_iter(self) -> Moves {
        Moves(self.0.into_iter())
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(
                self.iter()
                    .map(|played| fmt::from_fn(move |f| write!(f, "{played}"))),
            )
            .finish()
    }
}
