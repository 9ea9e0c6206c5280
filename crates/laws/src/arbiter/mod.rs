//! The arbiter, and what the Preface leaves to him.

mod enforces;
mod extra_time;
mod interest;
mod interference;
mod observes_laws;
mod penalties;
mod silence;
mod telephones;
mod unregulated;

pub use crate::chessclock::set_clock;
pub use crate::irregularities::restore;
pub use enforces::{ENFORCES, declare};
pub use extra_time::{EXTRA_TIME, extra_time};
pub use interest::INTEREST;
pub use interference::{INTERFERENCE, Onlooker, interfered};
pub use observes_laws::OBSERVES_LAWS;
pub(crate) use penalties::choice_of_penalties;
pub use penalties::{Menu, PENALTIES, Penalised, penalise};
pub use silence::{SILENCE, Silence, number_of_moves};
pub use telephones::TELEPHONES;
pub use unregulated::{UNREGULATED, unregulated};

use flagfall_edition::{Law, Listing, Provision, Sources};

/// The article's part of the rulebook, and the Preface.
#[derive(Clone, Debug)]
pub struct Arbiter {
    /// R0.1
    pub unregulated: Provision<()>,
    /// R13.1
    pub observes_laws: Law<()>,
    /// R13.2
    pub interest: Law<()>,
    /// R13.3
    pub enforces: Law<()>,
    /// R13.4
    pub penalties: Law<Menu>,
    /// R13.5
    pub extra_time: Law<()>,
    /// R13.6
    pub silence: Law<Silence>,
    /// R13.7a
    pub interference: Law<Onlooker>,
    /// R13.7b
    pub telephones: Law<()>,
}

impl Arbiter {
    /// The provisions of these sources.
    pub(crate) fn new(sources: &Sources) -> Arbiter {
        Arbiter {
            unregulated: sources.always(&UNREGULATED),
            observes_laws: sources.law(&OBSERVES_LAWS),
            interest: sources.law(&INTEREST),
            enforces: sources.law(&ENFORCES),
            penalties: sources.law(&PENALTIES),
            extra_time: sources.law(&EXTRA_TIME),
            silence: sources.law(&SILENCE),
            interference: sources.law(&INTERFERENCE),
            telephones: sources.law(&TELEPHONES),
        }
    }
}

/// The clauses of the Preface and the article.
pub(crate) fn listings() -> Vec<Listing> {
    vec![
        UNREGULATED.listing(),
        OBSERVES_LAWS.listing(),
        INTEREST.listing(),
        ENFORCES.listing(),
        PENALTIES.listing(),
        EXTRA_TIME.listing(),
        SILENCE.listing(),
        INTERFERENCE.listing(),
        TELEPHONES.listing(),
    ]
}

/// The article under one edition.
#[cfg(test)]
fn under(edition: flagfall_edition::Edition) -> Arbiter {
    Arbiter::new(&Sources::of(edition))
}
