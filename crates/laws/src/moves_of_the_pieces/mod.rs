//! MovesOfThePieces.

use flagfall_edition::{Listing, Sources};

/// The article's part of the rulebook.
#[derive(Clone, Debug)]
pub struct MovesOfThePieces {}

impl MovesOfThePieces {
    /// The provisions of these sources.
    pub(crate) fn new(_: &Sources) -> MovesOfThePieces {
        MovesOfThePieces {}
    }
}

/// The clauses of the article.
pub(crate) fn listings() -> Vec<Listing> {
    Vec::new()
}
