//! # A move with two hands (R7.4a5)
//!
//! Castling, capturing or promoting with two hands and then pressing the clock.
//!
//! - 1997 to 2014: a breach of 4.1, and no illegal move; the arbiter may penalise it.
//! - 2017: counts as an illegal move, in an article with a price of its own.
//! - 2018: in one list with the others, at their price.

use super::Priced;
use flagfall_edition::{Clause, E17, E18, since};

/// A move made with two hands counts as an illegal one.
pub const TWO_HANDS: Clause<Priced> = Clause::new(
    "R7.4a5",
    "A move with two hands",
    &[
        since(
            E17,
            "7.7.1",
            "A single move made with two hands, as in castling, capturing or promoting, counts \
             as an illegal move once the clock is pressed.",
            Priced::Apart("7.7.2"),
        ),
        since(
            E18,
            "7.5.4",
            "A single move made with two hands, as in castling, capturing or promoting, counts \
             and is penalised as an illegal move once the clock is pressed.",
            Priced::WithTheOthers,
        ),
    ],
);

#[test]
fn two_hands_count_where_the_list_says_so() {
    use flagfall_edition::Edition;
    for edition in Edition::ALL {
        let listed = super::WHAT_COUNTS.under(edition).unwrap().reading.two_hands;
        assert_eq!(TWO_HANDS.under(edition).is_ok(), listed, "{edition}");
    }
    let printed = crate::chessclock::printed(&TWO_HANDS);
    assert_eq!(printed, "no no no no no no 7.7.1 7.5.4 7.5.4");
}
