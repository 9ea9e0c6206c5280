//! ActOfMoving.

use flagfall_edition::{Listing, Sources};

/// The article's part of the rulebook.
#[derive(Clone, Debug)]
pub struct ActOfMoving {}

impl ActOfMoving {
    /// The provisions of these sources.
    pub(crate) fn new(_: &Sources) -> ActOfMoving {
        ActOfMoving {}
    }
}

/// The clauses of the article.
pub(crate) fn listings() -> Vec<Listing> {
    Vec::new()
}
