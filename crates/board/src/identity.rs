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
