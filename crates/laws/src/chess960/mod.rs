//! Chess960: its starting positions, and how one castles in it.

mod castling_squares;
mod starting_position;
mod usual_rules;
mod vacancy;

pub use castling_squares::{CASTLING_SQUARES, begun_by_step};
pub use starting_position::STARTING_POSITION;
pub use usual_rules::{USUAL_RULES, ask_unknown};
pub use vacancy::VACANCY;

use flagfall_edition::{Law, Listing, Sources};

/// The part of the rulebook on Chess960.
#[derive(Clone, Debug)]
pub struct Chess960 {
    /// RF.1
    pub starting_position: Law<()>,
    /// RF.2
    pub castling_squares: Law<()>,
    /// RF.3
    pub vacancy: Law<()>,
    /// RF.4
    pub usual_rules: Law<()>,
}

impl Chess960 {
    /// The provisions of these sources.
    #[must_use]
    pub fn new(sources: &Sources) -> Chess960 {
        Chess960 {
            starting_position: sources.law(&STARTING_POSITION),
            castling_squares: sources.law(&CASTLING_SQUARES),
            vacancy: sources.law(&VACANCY),
            usual_rules: sources.law(&USUAL_RULES),
        }
    }
}

/// The clauses on Chess960.
pub(crate) fn listings() -> Vec<Listing> {
    vec![
        STARTING_POSITION.listing(),
        CASTLING_SQUARES.listing(),
        VACANCY.listing(),
        USUAL_RULES.listing(),
    ]
}

#[cfg(test)]
use crate::chessclock::printed;
