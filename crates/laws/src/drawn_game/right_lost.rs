//! # Losing the right for one move (R9.4)
//!
//! Who goes on with the game without claiming has lost the right to claim on that move. It
//! revives on his next move, if the condition holds then.
//!
//! - 1997: it is lost by making a move.
//! - 2009: by touching a man in order to move or capture it.
//! - The draft breaks off before this.

use flagfall_edition::{Absent, Clause, D09, E09, E14, E97, absent, since};

/// What the right to claim is lost by.
pub const RIGHT_LOST: Clause<LostBy> = Clause::new(
    "R9.4",
    "Losing the right for one move",
    &[
        since(
            E97,
            "9.4",
            "A player who makes a move without having claimed loses the right to claim on that \
             move.",
            LostBy::MakingAMove,
        ),
        since(
            E09,
            "9.4",
            "A player who touches a man, as in the rules on touched men, without having claimed \
             loses the right to claim on that move.",
            LostBy::TouchingAMan,
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "9.4",
            "A player who touches a man, as in the rules on touched men, without having claimed \
             loses the right to claim on that move.",
            LostBy::TouchingAMan,
        ),
    ],
);

/// What a player loses the right to claim by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LostBy {
    /// Making a move.
    MakingAMove,
    /// Touching a man.
    TouchingAMan,
}

#[cfg(test)]
mod tests {
    use super::super::testing::{Story, law, printed};
    use super::super::{DrawClaim, claim_fifty, claim_repetition};
    use super::*;
    use flagfall_edition::{E01, E05, E17, E18, E23, Edition};

    fn check(edition: Edition, expect: &str) {
        let story = Story::of("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
        let touched = |claim| DrawClaim {
            has_touched: true,
            ..claim
        };
        let found = story.claims_with(claim_repetition, &law(edition), touched);
        assert_eq!(found.split(" [").next(), Some(expect), "{edition}");
        let fifty = Story::from("4k3/8/8/8/8/8/8/4K2R w K - 100 90", "");
        let found = fifty.claims_with(claim_fifty, &law(edition), touched);
        let expect = expect.replace("repetition", "fifty_moves");
        assert_eq!(found.split(" [").next(), Some(&*expect), "{edition}");
    }

    #[test]
    fn a_touched_man_costs_the_right_since_the_touch_is_what_counts() {
        for edition in [E97, E01, E05] {
            check(edition, "claim upheld; 1/2-1/2 repetition");
        }
        check(E09, "right_lost 9.4, 2009");
        check(E14, "right_lost 9.4, 2014");
        check(E17, "right_lost 9.4, 2017");
        check(E18, "right_lost 9.4, 2018");
        check(E23, "right_lost 9.4, 2023");
        let numbers = "9.4 9.4 9.4 9.4 lost 9.4 9.4 9.4 9.4";
        assert_eq!(printed(&RIGHT_LOST), numbers);
    }
}
