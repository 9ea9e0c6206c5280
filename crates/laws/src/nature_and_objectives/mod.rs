//! Article 1: who has the move.

mod having_the_move;

pub use having_the_move::HAVING_THE_MOVE;

use flagfall_edition::{Listing, Provision, Sources};

/// Article 1's part of the rulebook.
#[derive(Clone, Debug)]
pub struct Nature {
    /// When a player has the move (R1.1.2).
    pub having_the_move: Provision<()>,
}

impl Nature {
    /// The provisions of these sources.
    pub(crate) fn new(sources: &Sources) -> Nature {
        Nature {
            having_the_move: sources.always(&HAVING_THE_MOVE),
        }
    }
}

/// The clauses of the article.
pub(crate) fn listings() -> Vec<Listing> {
    vec![HAVING_THE_MOVE.listing()]
}
