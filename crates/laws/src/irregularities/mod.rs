//! Irregularities: what an illegal move is, how it is put right, and what it costs.

mod empty_press;
mod price;
mod restoring;
mod two_hands;
mod uncompleted;
mod what_counts;
mod window;

pub use empty_press::{EMPTY_PRESS, Priced};
pub use price::{Counter, IfHelpless, IllegalPrice, PRICE, lost_by_illegal_moves};
pub use restoring::{IllegalMove, RESTORING, Replacing, illegal_move, restore, still_binding};
pub use two_hands::TWO_HANDS;
pub use uncompleted::UNCOMPLETED;
pub use what_counts::{
    IllegalKind, Unpromoted, WHAT_COUNTS, WhatCounts, counts_with, is_counted, no_illegal_move,
};
pub use window::{MOVES_OF_BOTH, Since, WINDOW, Window, in_time, too_late};

use flagfall_edition::{Law, Listing, Provision, Sources};
use flagfall_record::Regulations;

/// The article's part of the rulebook.
#[derive(Clone, Debug)]
pub struct Irregularities {
    /// R7.4a
    pub restoring: Provision<Replacing>,
    /// R7.4a2
    pub what_counts: Provision<WhatCounts>,
    /// R7.4a3
    pub uncompleted: Provision<()>,
    /// R7.4a4, or R6.13.2 by an option
    pub window: Provision<Window>,
    /// R7.4a5
    pub two_hands: Law<Priced>,
    /// R7.4a6
    pub empty_press: Law<Priced>,
    /// R7.4b
    pub price: Provision<IllegalPrice>,
}

impl Irregularities {
    /// The provisions of these sources, with the catalogue's switches.
    pub(crate) fn new(sources: &Sources, regulations: &Regulations) -> Irregularities {
        Irregularities {
            restoring: sources.always(&RESTORING),
            what_counts: sources.always(&WHAT_COUNTS),
            uncompleted: sources.always(&UNCOMPLETED),
            window: window::window(sources, regulations),
            two_hands: sources.law(&TWO_HANDS),
            empty_press: sources.law(&EMPTY_PRESS),
            price: price::price(sources, regulations),
        }
    }
}

/// The clauses of the article.
pub(crate) fn listings() -> Vec<Listing> {
    vec![
        RESTORING.listing(),
        WHAT_COUNTS.listing(),
        UNCOMPLETED.listing(),
        WINDOW.listing(),
        MOVES_OF_BOTH.listing(),
        TWO_HANDS.listing(),
        EMPTY_PRESS.listing(),
        PRICE.listing(),
    ]
}

#[cfg(test)]
use testing::{under, under_option};

#[cfg(test)]
mod testing {
    use super::{Irregularities, Regulations, Sources};
    use flagfall_edition::Edition;

    /// The article under one edition, of an event that says nothing.
    pub(super) fn under(edition: Edition) -> Irregularities {
        Irregularities::new(&Sources::of(edition), &Regulations::default())
    }

    /// The article with some of the catalogue's switches.
    pub(super) fn under_option(edition: Edition, options: &[(&str, &str)]) -> Irregularities {
        let owned = options.iter().map(|(k, v)| ((*k).into(), (*v).into()));
        let regulations = Regulations {
            options: owned.collect(),
            ..Regulations::default()
        };
        Irregularities::new(&Sources::of(edition), &regulations)
    }
}
