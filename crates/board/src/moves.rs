//! A move as it is passed about, and the list of them.

use core::fmt;
use core::ops::Deref;

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

const INLINE: usize = 256;
const FILLER: Move = Move::new(Square::A1, Square::A1);

/// The legal moves of a position, in no promised order. Read it as a slice.
///
/// No position of a game has more than 218 and the list then lives without the heap. Only a board
/// set up with dozens of queens can have more than 256; such a list moves to the heap whole.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; INLINE],
    count: usize,
    spilled: Vec<Move>,
}

impl MoveList {
    #[inline]
    pub(crate) fn new() -> MoveList {
        MoveList {
            moves: [FILLER; INLINE],
            count: 0,
            spilled: Vec::new(),
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, played: Move) {
        if let Some(slot) = self.moves.get_mut(self.count) {
            *slot = played;
            self.count += 1;
        } else {
            self.spill(played);
        }
    }

    #[cold]
    fn spill(&mut self, played: Move) {
        if self.spilled.is_empty() {
            self.spilled.extend_from_slice(&self.moves);
        }
        self.spilled.push(played);
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        if self.spilled.is_empty() {
            &self.moves[..self.count]
        } else {
            &self.spilled
        }
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
            .entries(self.iter().map(|played| played.to_string()))
            .finish()
    }
}

impl PartialEq for MoveList {
    fn eq(&self, other: &MoveList) -> bool {
        **self == **other
    }
}

impl Eq for MoveList {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_all_it_is_given() {
        for length in [0, 1, 218, 256, 257, 900] {
            let mut list = MoveList::new();
            let given: Vec<Move> = (0..length)
                .map(|n| Move::new(Square::ALL[n % 64], Square::ALL[n / 64]))
                .collect();
            given.iter().for_each(|&played| list.push(played));
            assert_eq!(*list, *given);
        }
    }
}
