//! # Who calls the flag in rapid and blitz (RA.4d)
//!
//! Up to 2009 the call is the players' own, and the arbiter keeps silent.
//!
//! - 1997: a flag falls by a player's valid claim only. So, by inference, in 2005.
//! - 2009: so too without adequate supervision, except that the arbiter may signal when both
//!   flags are down.
//! - Of the draft we have no appendix.
//! - 2014: no longer printed; the article on flags applies.
//! - 2017: the arbiter, if he sees it, shall call it; the article on flags applies besides.
//! - 2023: renumbered.

use crate::chessclock::Calling;
use flagfall_edition::{Absent, Clause, D09, E09, E14, E17, E23, E97, absent, renumbered, since};

/// By whose word a flag falls.
pub const FLAG: Clause<Calling> = Clause::new(
    "RA.4d",
    "Who calls the flag in rapid and blitz",
    &[
        since(
            E97,
            "B6",
            "A flag has fallen when a player has validly claimed it. The arbiter does not signal \
             it.",
            Calling::PlayersOnly,
        ),
        since(
            E09,
            "A.4d(1)",
            "A flag has fallen when a player has validly claimed it. The arbiter does not signal \
             it, unless both flags have fallen.",
            Calling::PlayersOnlyUnlessBothDown,
        ),
        absent(D09, Absent::NotInHand),
        absent(E14, Absent::Repealed),
        since(
            E17,
            "A.4.5",
            "The arbiter calls a flag that he sees has fallen.",
            Calling::Anyone,
        ),
        renumbered(E23, "A.5.5", Calling::Anyone),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::{ADOPTED, book, printed};
    use super::*;
    use crate::chessclock::may_observe;
    use flagfall_edition::{E01, E05, E18, Edition};
    use flagfall_record::{Class, Supervision};

    /// Whether the arbiter may call one flag, and both.
    fn check(edition: Edition, class: Class, supervision: Supervision, expect: (bool, bool)) {
        let law = book(edition, class, supervision, &[]).chessclock.flagfall;
        let found = (
            may_observe(&law, false).is_ok(),
            may_observe(&law, true).is_ok(),
        );
        assert_eq!(found, expect, "{class:?} {supervision:?}, {edition}");
    }

    /// Cases A6-31 and A6-32.
    #[test]
    fn the_arbiter_kept_silent_in_rapid_and_blitz() {
        let unwatched = Supervision::Inadequate;
        for class in [Class::Rapid, Class::Blitz] {
            for edition in [E97, E01, E05] {
                check(edition, class, unwatched, (false, false));
                check(edition, class, Supervision::Adequate, (false, false));
            }
            check(E09, class, unwatched, (false, true));
            check(E09, class, Supervision::Adequate, (true, true));
            for edition in [E14, E17, E18, E23] {
                check(edition, class, unwatched, (true, true));
            }
        }
        for edition in ADOPTED {
            check(edition, Class::Standard, unwatched, (true, true));
        }
        let numbers = "B6 B6 B6 A.4d(1) lost gone A.4.5 A.4.5 A.5.5";
        assert_eq!(printed(&FLAG), numbers);
    }
}
