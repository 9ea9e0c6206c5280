//! Irregularities: what an illegal move is, how it is put right, and what it costs.

mod begun;
mod board_turned;
mod colors_reversed;
mod displacing;
mod empty_press;
mod found_displaced;
mod price;
mod restoring;
mod set_up;
mod two_hands;
mod uncompleted;
mod what_counts;
mod window;

pub use begun::{Begun, Until};
pub use board_turned::{BOARD_TURNED, Transfer, Turned, board_turned};
pub use colors_reversed::{COLORS_REVERSED, Remedy, Reversed, colors_reversed, colors_settled};
pub use displacing::{
    DISPLACING, Displaced, PutRight, clock_restarted, displaced_by_player, displaced_times,
};
pub use empty_press::{EMPTY_PRESS, Priced};
pub use found_displaced::{FOUND_DISPLACED, found_displaced, illegal_position_found};
pub use price::{Counter, IfHelpless, IllegalPrice, PRICE, lost_by_illegal_moves};
pub use restoring::{IllegalMove, RESTORING, Replacing, illegal_move, restore, still_binding};
pub use set_up::{Castling, SET_UP, SetUp, wrong_set_up};
pub use two_hands::TWO_HANDS;
pub use uncompleted::UNCOMPLETED;
pub use what_counts::{
    IllegalKind, Unpromoted, WHAT_COUNTS, WhatCounts, counts_with, is_counted, no_illegal_move,
};
pub use window::{MOVES_OF_BOTH, Since, WINDOW, Window, in_time, too_late};

use restoring::with_fault;

use flagfall_edition::{Law, Listing, Provision, Sources};
use flagfall_record::Regulations;

/// The article's part of the rulebook.
#[derive(Clone, Debug)]
pub struct Irregularities {
    /// R7.1a
    pub set_up: Provision<SetUp>,
    /// R7.1b
    pub board_turned: Provision<Turned>,
    /// R7.2
    pub colors_reversed: Provision<Reversed>,
    /// R7.3.1
    pub displacing: Provision<PutRight>,
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
    /// R7.5.1
    pub found_displaced: Provision<Window>,
}

impl Irregularities {
    /// The provisions of these sources, with the catalogue's switches.
    pub(crate) fn new(sources: &Sources, regulations: &Regulations) -> Irregularities {
        let mut law = Irregularities {
            set_up: sources.always(&SET_UP),
            board_turned: sources.always(&BOARD_TURNED),
            colors_reversed: sources.always(&COLORS_REVERSED),
            displacing: sources.always(&DISPLACING),
            restoring: sources.always(&RESTORING),
            what_counts: sources.always(&WHAT_COUNTS),
            uncompleted: sources.always(&UNCOMPLETED),
            window: sources.always(&WINDOW),
            two_hands: sources.law(&TWO_HANDS),
            empty_press: sources.law(&EMPTY_PRESS),
            price: price::price(sources, regulations),
            found_displaced: sources.always(&FOUND_DISPLACED),
        };
        law.limit(window::alternative(sources, regulations).as_ref());
        law
    }

    /// The draft's alternative limits whatever is corrected.
    fn limit(&mut self, alternative: Option<&Provision<u32>>) {
        let both = |it: &mut Window, moves| *it = Window::UntilMovesOfBoth(moves);
        window::limited(&mut self.window, alternative, both);
        window::limited(&mut self.found_displaced, alternative, both);
        window::limited(&mut self.set_up, alternative, |it, moves| {
            it.until = Until::Completed(moves);
        });
        window::limited(&mut self.board_turned, alternative, |it, moves| {
            it.until = Until::Completed(moves);
        });
        window::limited(&mut self.colors_reversed, alternative, |it, moves| {
            it.until = Until::Completed(moves);
        });
    }
}

/// The clauses of the article.
pub(crate) fn listings() -> Vec<Listing> {
    vec![
        SET_UP.listing(),
        BOARD_TURNED.listing(),
        COLORS_REVERSED.listing(),
        DISPLACING.listing(),
        RESTORING.listing(),
        WHAT_COUNTS.listing(),
        UNCOMPLETED.listing(),
        WINDOW.listing(),
        MOVES_OF_BOTH.listing(),
        TWO_HANDS.listing(),
        EMPTY_PRESS.listing(),
        PRICE.listing(),
        FOUND_DISPLACED.listing(),
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
