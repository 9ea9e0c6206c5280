//! # A press without a move (R7.4a6)
//!
//! Pressing the clock without having moved.
//!
//! - 1997 to 2009: not named.
//! - Draft, 2014: improper handling of the clock (R6.7c).
//! - 2017: counts as an illegal move, in an article with a price of its own.
//! - 2018: in one list with the others, at their price.

use flagfall_edition::{Clause, E17, E18, since};

/// A press without a move counts as an illegal move.
pub const EMPTY_PRESS: Clause<Priced> = Clause::new(
    "R7.4a6",
    "A press without a move",
    &[
        since(
            E17,
            "7.8.1",
            "To press the clock without making a move counts as an illegal move.",
            Priced::Apart("7.8.2"),
        ),
        since(
            E18,
            "7.5.3",
            "To press the clock without making a move counts and is penalised as an illegal \
             move.",
            Priced::WithTheOthers,
        ),
    ],
);

/// Where the price of such an illegal move is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Priced {
    /// In a paragraph of its own, of that number.
    Apart(&'static str),
    /// With that of the other illegal moves.
    WithTheOthers,
}

#[test]
fn an_empty_press_counts_where_the_list_says_so() {
    use flagfall_edition::Edition;
    for edition in Edition::ALL {
        let listed = super::WHAT_COUNTS.under(edition).unwrap();
        let listed = listed.reading.press_without_move;
        assert_eq!(EMPTY_PRESS.under(edition).is_ok(), listed, "{edition}");
    }
    let printed = crate::chessclock::printed(&EMPTY_PRESS);
    assert_eq!(printed, "no no no no no no 7.8.1 7.5.3 7.5.3");
}
