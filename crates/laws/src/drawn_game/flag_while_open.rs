//! # A flag called while an offer stands (R9.1b.3)
//!
//! An offer stands until the game ends otherwise. A flag called in time ends it: an acceptance
//! after that is no agreement.
//!
//! The same in all editions; it follows from the words on how an offer ends, and is renumbered
//! with them in 2001, 2009 and 2017.

use flagfall_edition::{Clause, E01, E09, E17, E97, renumbered, since};

/// The game ends with the flag, and the offer with the game.
pub const FLAG_WHILE_OPEN: Clause<()> = Clause::new(
    "R9.1b.3",
    "A flag called while an offer stands",
    &[
        since(
            E97,
            "9.1",
            "An offer stands until the game ends otherwise: once a flag has been called it can \
             no longer be accepted.",
            (),
        ),
        renumbered(E01, "9.1a", ()),
        renumbered(E09, "9.1b(1)", ()),
        renumbered(E17, "9.1.2.1", ()),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::{law, printed};
    use super::*;
    use flagfall_edition::Edition;

    #[test]
    fn it_is_printed_with_the_words_on_the_offer() {
        for edition in Edition::ALL {
            let law = law(edition);
            let (flag, offer) = (law.flag_while_open.rule, law.standing_offer.rule);
            assert_eq!(flag.to_string(), offer.to_string());
        }
        let numbers = "9.1 9.1a 9.1a 9.1b(1) 9.1b(1) 9.1b(1) 9.1.2.1 9.1.2.1 9.1.2.1";
        assert_eq!(printed(&FLAG_WHILE_OPEN), numbers);
    }
}
