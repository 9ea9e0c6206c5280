//! # How long an offer stands (R9.1b.2)
//!
//! An offer of a draw has no conditions and cannot be withdrawn. It stands until the opponent
//! accepts it, refuses it aloud or by his hand, or the game ends otherwise. So it does when it
//! was made before the offerer's own move and the opponent first asks to see that move.
//!
//! - 1997: the hand refuses by making a move.
//! - 2001: by touching a man in order to move or capture it.
//! - 2009, 2017: renumbered.

use flagfall_edition::{Clause, E01, E09, E17, E97, renumbered, since};

/// How an offer ends.
pub const STANDING_OFFER: Clause<Declined> = Clause::new(
    "R9.1b.2",
    "How long an offer stands",
    &[
        since(
            E97,
            "9.1",
            "An offer has no conditions and cannot be withdrawn. It stands until the opponent \
             accepts it, refuses it aloud or by making a move, or the game ends otherwise.",
            Declined::ByMaking,
        ),
        since(
            E01,
            "9.1a",
            "An offer has no conditions and cannot be withdrawn. It stands until the opponent \
             accepts it, refuses it aloud or by touching a man in order to move or capture it, \
             or the game ends otherwise.",
            Declined::ByTouching,
        ),
        renumbered(E09, "9.1b(1)", Declined::ByTouching),
        renumbered(E17, "9.1.2.1", Declined::ByTouching),
    ],
);

/// How a hand refuses an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declined {
    /// By making a move.
    ByMaking,
    /// By touching a man in order to move or capture it.
    ByTouching,
}

#[cfg(test)]
mod tests {
    use super::super::offer;
    use super::super::testing::{law, printed};
    use super::*;
    use flagfall_edition::{D09, E05, E14, E18, E23, Edition};
    use flagfall_record::AgreementLimit;

    fn check(edition: Edition, declined: Declined, number: &str) {
        let law = law(edition);
        assert_eq!(law.standing_offer.reading, declined, "{edition}");
        let condition = Some("if you resign the next game");
        let ruling = offer(&law, AgreementLimit::None, 20, condition).unwrap();
        let expect = format!("game continues [{number}, {edition}]");
        assert_eq!(ruling.unwrap().to_string(), expect);
    }

    #[test]
    fn a_condition_is_void_and_a_hand_may_refuse() {
        check(E97, Declined::ByMaking, "9.1");
        check(E01, Declined::ByTouching, "9.1a");
        check(E05, Declined::ByTouching, "9.1a");
        check(E09, Declined::ByTouching, "9.1b(1)");
        check(D09, Declined::ByTouching, "9.1b(1)");
        check(E14, Declined::ByTouching, "9.1b(1)");
        check(E17, Declined::ByTouching, "9.1.2.1");
        check(E18, Declined::ByTouching, "9.1.2.1");
        check(E23, Declined::ByTouching, "9.1.2.1");
        let numbers = "9.1 9.1a 9.1a 9.1b(1) 9.1b(1) 9.1b(1) 9.1.2.1 9.1.2.1 9.1.2.1";
        assert_eq!(printed(&STANDING_OFFER), numbers);
    }
}
