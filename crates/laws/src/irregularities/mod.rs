//! Irregularities.

use flagfall_edition::{Listing, Sources};

/// The article's part of the rulebook.
#[derive(Clone, Debug)]
pub struct Irregularities {}

impl Irregularities {
    /// The provisions of these sources.
    pub(crate) fn new(_: &Sources, _: &flagfall_record::Regulations) -> Irregularities {
        Irregularities {}
    }
}

/// The clauses of the article.
pub(crate) fn listings() -> Vec<Listing> {
    Vec::new()
}
