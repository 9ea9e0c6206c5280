//! # Both flags down in rapid and blitz (RA.4f)
//!
//! When both flags have fallen the game is drawn, even if it can be said which fell first: with
//! his own flag down nobody can claim a win.
//!
//! - 1997: first printed. So, by inference, in 2005.
//! - 2009: without adequate supervision; renumbered.
//! - Of the draft we have no appendix.
//! - 2014: no longer printed.

use flagfall_edition::{Absent, Clause, D09, E09, E14, E97, absent, renumbered, since};

/// Two fallen flags draw the game.
pub const BOTH_FLAGS: Clause<()> = Clause::new(
    "RA.4f",
    "Both flags down in rapid and blitz",
    &[
        since(
            E97,
            "B8",
            "The game is drawn if both flags have fallen.",
            (),
        ),
        renumbered(E09, "A.4d(3)", ()),
        absent(D09, Absent::NotInHand),
        absent(E14, Absent::Repealed),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::{book, printed};
    use super::*;
    use crate::Answer;
    use crate::chessclock::both_flags;
    use flagfall_edition::{E01, E05, Edition};
    use flagfall_record::{Class, Supervision};

    fn check(edition: Edition, supervision: Supervision, cites: &str) {
        for class in [Class::Rapid, Class::Blitz] {
            let law = book(edition, class, supervision, &[]).chessclock;
            let Answer::Ruled(ruling) = both_flags(&law, true) else {
                panic!("{edition}");
            };
            let expect = format!("1/2-1/2 both_flags [{cites}]");
            assert_eq!(ruling.to_string(), expect, "{class:?} {supervision:?}");
        }
    }

    #[test]
    fn two_fallen_flags_draw() {
        let unwatched = Supervision::Inadequate;
        check(E97, unwatched, "10.4, 1997; B8, 1997");
        check(E01, unwatched, "10.3, 2001; B8, 2001");
        check(E05, unwatched, "6.12b, 2005; B8, 2005");
        check(E09, unwatched, "6.11b, 2009; A.4d(3), 2009");
        check(E09, Supervision::Adequate, "6.11b, 2009");
        check(E14, unwatched, "6.11b, 2014");
        let numbers = "B8 B8 B8 A.4d(3) lost gone gone gone gone";
        assert_eq!(printed(&BOTH_FLAGS), numbers);
    }
}
