//! Article 5: the completion of the game.

mod agreement;
mod checkmate;
mod dead_position;
mod resignation;
mod stalemate;
#[cfg(test)]
mod testing;

pub use agreement::{AGREEMENT, Agreeing, agreement};
pub use checkmate::{CHECKMATE, Proviso, checkmate};
pub use dead_position::{DEAD_POSITION, ask_dead, dead_position};
pub use resignation::{RESIGNATION, Resigning, resignation};
pub use stalemate::{STALEMATE, stalemate};

use flagfall_edition::{Listing, Provision, Sources};

/// The article's part of the rulebook.
#[derive(Clone, Debug)]
pub struct Completion {
    /// Checkmate (R5.1a).
    pub checkmate: Provision<Proviso>,
    /// Resignation (R5.1b).
    pub resignation: Provision<Resigning>,
    /// Stalemate (R5.2a).
    pub stalemate: Provision<Proviso>,
    /// A dead position (R5.2b).
    pub dead_position: Provision<Proviso>,
    /// Agreement (R5.2c).
    pub agreement: Provision<Agreeing>,
}

impl Completion {
    /// The provisions of these sources.
    pub(crate) fn new(sources: &Sources) -> Completion {
        Completion {
            checkmate: sources.always(&CHECKMATE),
            resignation: sources.always(&RESIGNATION),
            stalemate: sources.always(&STALEMATE),
            dead_position: sources.always(&DEAD_POSITION),
            agreement: sources.always(&AGREEMENT),
        }
    }
}

/// The clauses of the article.
pub(crate) fn listings() -> Vec<Listing> {
    vec![
        CHECKMATE.listing(),
        RESIGNATION.listing(),
        STALEMATE.listing(),
        DEAD_POSITION.listing(),
        AGREEMENT.listing(),
    ]
}
