//! Points: what a game gives, and that no more of it is given out.

mod amount;
mod limit;
mod scores;

pub use amount::Amount;
pub use limit::{LIMIT, read_result};
pub use scores::{Announced, SCORES};

use flagfall_edition::{Law, Listing, Sources};

/// The article's part of the rulebook.
#[derive(Clone, Debug)]
pub struct Scoring {
    /// R11.1
    pub scores: Law<Announced>,
    /// R11.2
    pub limit: Law<()>,
}

impl Scoring {
    /// The provisions of these sources.
    pub(crate) fn new(sources: &Sources) -> Scoring {
        Scoring {
            scores: sources.law(&SCORES),
            limit: sources.law(&LIMIT),
        }
    }
}

/// The clauses of the article.
pub(crate) fn listings() -> Vec<Listing> {
    vec![SCORES.listing(), LIMIT.listing()]
}

/// The article under one edition.
#[cfg(test)]
fn under(edition: flagfall_edition::Edition) -> Scoring {
    Scoring::new(&Sources::of(edition))
}
