//! The facts that several clauses look at.

use crate::Few;
use flagfall_board::{Color, Move, Position, Role, Square};

/// What one player's hand has done on the board since the last move was made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// Squares of the men touched, in order, adjusting and accidents left out.
    pub touched: Few<Square, 8>,
    /// Men let go of, from where and to where, in order.
    pub released: Few<(Square, Square), 4>,
    /// Men taken off the board.
    pub removed: Few<Square, 8>,
    /// New men put on the board for a pawn, and their squares, in order.
    pub exchanged: Few<(Square, Role), 4>,
}

/// A move just made, as the clauses on the end of a game see it.
#[derive(Clone, Copy, Debug)]
pub struct Made<'a> {
    /// Who made it.
    pub by: Color,
    /// The position it produced.
    pub after: &'a Position,
    /// Whether it was legal under Article 3.
    pub legal: bool,
    /// Whether it was in accord with the touch rules of Article 4.
    pub by_the_touch: bool,
}

/// A move written on the scoresheet and declared, not yet played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intended {
    /// The move.
    pub mv: Move,
    /// How it is written.
    pub san: String,
}
