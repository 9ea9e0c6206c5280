//! # Claims before a man is touched (RA.4b2)
//!
//! In a rapid game the right to claim an illegal move, or men displaced or set up wrongly, is
//! lost once the claimant has touched a man. We look at the move made with it, so that a claim
//! between touch and move is still heard.
//!
//! - 2001: first printed. So, by inference, in 2005.
//! - 2009: the clause on illegal moves has its own limit.
//! - Of the draft we have no appendix.

use crate::irregularities::Window;
use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, absent, since};

/// Until when irregularities are claimed.
pub const BEFORE_TOUCHING: Clause<Window> = Clause::new(
    "RA.4b2",
    "Claims before a man is touched",
    &[
        since(
            E01,
            "B5b",
            "The claimant loses the right to claim an illegal move or displaced men once he has \
             touched a man.",
            Window::UntilNextMove,
        ),
        absent(E09, Absent::Repealed),
        absent(D09, Absent::NotInHand),
        absent(E14, Absent::Repealed),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::{book, printed};
    use super::*;
    use flagfall_edition::{E05, E97, Edition};
    use flagfall_record::{Class, Supervision};

    fn check(edition: Edition, class: Class, expect: &str) {
        let window = book(edition, class, Supervision::Inadequate, &[])
            .irregularities
            .window;
        let exception = window
            .exception
            .map_or("none".to_owned(), |it| it.to_string());
        let found = format!("{:?} {exception}", window.reading);
        assert_eq!(found, expect, "{class:?}, {edition}");
    }

    #[test]
    fn the_right_goes_with_the_next_move() {
        check(E97, Class::Rapid, "WhileTheGameLasts none");
        check(E01, Class::Rapid, "UntilNextMove B5b, 2001");
        check(E05, Class::Rapid, "UntilNextMove B5b, 2005");
        check(E01, Class::Standard, "WhileTheGameLasts none");
        check(E01, Class::Blitz, "UntilNextMove C3, 2001");
        let numbers = "no B5b B5b gone lost gone gone gone gone";
        assert_eq!(printed(&BEFORE_TOUCHING), numbers);
    }
}
