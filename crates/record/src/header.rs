//! What a game is played under, and one line of what happened.

use crate::{Act, Ms, Regulations, Seat};
use flagfall_board::Setup;
use flagfall_edition::Edition;

/// What a game is played under: everything that stands before the first act.
#[derive(Clone, Debug)]
pub struct Header {
    /// The edition of the Laws.
    pub edition: Edition,
    /// What the event settled.
    pub regulations: Regulations,
    /// The position the game starts from.
    pub start: Start,
    /// Moves already completed, off the clock, in SAN or UCI as they were written.
    pub moves: Vec<String>,
    /// The readings when the acts begin, White's and Black's; those of the time control where
    /// they are left out.
    pub clocks: Option<(Ms, Ms)>,
}

/// The position a game starts from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The usual array (2.3).
    Usual,
    /// A start position of Chess960 by its number, 0 to 959.
    Chess960(u16),
    /// A position as written, and whether its castling is that of Chess960.
    Position {
        /// The position.
        setup: Setup,
        /// Whether castling is that of Chess960.
        chess960: bool,
    },
}

impl Start {
    /// The position, as written.
    #[must_use]
    pub fn setup(&self) -> Setup {
        match self {
            Start::Usual => Setup::initial(),
            Start::Chess960(number) => Setup::chess960(*number).unwrap_or_else(Setup::initial),
            Start::Position { setup, .. } => *setup,
        }
    }

    /// Whether castling is that of Chess960: decides how UCI writes it.
    #[must_use]
    pub fn is_chess960(&self) -> bool {
        matches!(
            self,
            Start::Chess960(_) | Start::Position { chess960: true, .. }
        )
    }
}

/// One line of the record: who did what, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Game time. It never decreases from one entry to the next.
    pub at: Ms,
    /// Who.
    pub by: Seat,
    /// What.
    pub act: Act,
}
