//! What federations add to the Laws, within the bounds of the Preface: the French game in
//! sixty-one minutes.

mod national_rating;
mod overlay;
mod recorded;
mod sixty_one;
#[cfg(test)]
mod testing;

pub use national_rating::NATIONAL_RATING;
pub use overlay::{Bounds, Inadmissible, OVERLAY, admitted};
pub use recorded::{RECORDED, Recorded};
pub use sixty_one::SIXTY_ONE;

use flagfall_clock::Millis;
use flagfall_edition::{Listing, Provision, Sources};
use flagfall_record::Regulations;

/// The name of the French game among the regulations: the option `federation`.
pub const SIXTY_ONE_MINUTES: &str = "ffe_61";

/// What federations add, where the event has taken it.
#[derive(Clone, Debug)]
pub struct Federations {
    /// R0.3
    pub overlay: Provision<Bounds>,
    /// R61.1, where the event has taken it
    pub time: Option<Provision<Millis>>,
    /// R61.2, where the event has taken it
    pub recorded: Option<Provision<Recorded>>,
    /// R61.3, where the event has taken it
    pub rating: Option<Provision<()>>,
}

impl Federations {
    /// The provisions of these sources that the event has taken.
    pub(crate) fn new(sources: &Sources, regulations: &Regulations) -> Federations {
        let taken = regulations.option_is("federation", SIXTY_ONE_MINUTES);
        let mut recorded = sources.law(&RECORDED).ok().filter(|_| taken);
        if let Some(law) = &mut recorded {
            law.reading = recorded::as_set(regulations, law.reading);
        }
        Federations {
            overlay: sources.always(&OVERLAY),
            time: sources.law(&SIXTY_ONE).ok().filter(|_| taken),
            recorded,
            rating: sources.law(&NATIONAL_RATING).ok().filter(|_| taken),
        }
    }
}

/// The clauses of federations.
pub(crate) fn listings() -> Vec<Listing> {
    vec![
        OVERLAY.listing(),
        SIXTY_ONE.listing(),
        RECORDED.listing(),
        NATIONAL_RATING.listing(),
    ]
}
