//! When two positions are the same (Article 9.2.3).

use crate::position::Position;
use crate::{Bitboard, Board, Color, Square};

/// What makes two positions the same for the repetition rule: the same player to move, the same
/// men on the same squares, the same possible moves of all men.
///
/// Castling enters by the right, not by whether it is prevented at present; en passant only if the
/// capture is legal. Two identities are equal exactly if the positions are the same; it is no hash.
///
/// ```
/// use flagfall_board::{Move, Position, Square};
/// let start = Position::initial();
/// let knights = [
///     Move::new(Square::G1, Square::F3),
///     Move::new(Square::G8, Square::F6),
///     Move::new(Square::F3, Square::G1),
///     Move::new(Square::F6, Square::G8),
/// ];
/// let later = knights.into_iter().fold(start, |position, played| position.play(played));
/// assert_eq!(later.identity(), start.identity());
/// assert_ne!(later, start); // the counters differ
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Identity {
    board: Board,
    turn: Color,
    rooks: Bitboard,
    en_passant: Option<Square>,
}

impl Position {
    /// What this position is for the repetition rule (9.2.3).
    #[must_use]
    pub fn identity(&self) -> Identity {
        Identity {
            board: self.board,
            turn: self.turn,
            rooks: self.rooks,
            en_passant: self.en_passant,
        }
    }
}

impl Identity {
    /// A number that is the same for the same identity, and hardly ever for another: where two
    /// agree, the identities themselves are to be asked.
    ///
    /// ```
    /// use flagfall_board::{Move, Position, Square};
    /// let start = Position::initial();
    /// assert_eq!(start.identity().mix(), Position::initial().identity().mix());
    /// let next = start.play(Move::new(Square::E2, Square::E4));
    /// assert_ne!(next.identity().mix(), start.identity().mix());
    /// ```
    #[must_use]
    #[inline]
    pub fn mix(&self) -> u64 {
        let rights = self.rooks.0 ^ self.turn.index() as u64;
        let passed = self.en_passant.map_or(0, |it| it.index() as u64 + 1);
        // The products do not wait for one another, as those of a chain would.
        self.board.mix()
            ^ rights.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32)
            ^ passed.wrapping_mul(0xd6e8_feb8_6659_fd93)
    }
}
