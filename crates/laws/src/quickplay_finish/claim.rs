//! # A draw is claimed in the quickplay finish (R10.2)
//!
//! A player with less than two minutes left may claim a draw before his flag falls. He summons
//! the arbiter, and the clocks are stopped.
//!
//! - 1997: whether or not he has the move; he stops the clocks.
//! - 2001: only having the move.
//! - 2005: he may stop the clocks.
//! - Of the draft we have the title only.
//! - 2014: where extra time a move cannot be had instead.
//! - 2017: renumbered.
//!
//! Whether the opponent tries to win by normal means is never computed: that he can still mate
//! says nothing about it.

use super::QuickplayClaim;
use crate::{Reason, Refusal};
use flagfall_clock::Millis;
use flagfall_edition::{
    Absent, Clause, D09, E01, E05, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_say::say;

const TWO: Millis = Millis::minutes(2);

/// When a draw may be claimed in the quickplay finish.
pub const CLAIM: Clause<Claiming> = Clause::new(
    "R10.2",
    "A draw is claimed in the quickplay finish",
    &[
        since(
            E97,
            "10.2",
            "A player with less than two minutes on his clock may claim a draw before his flag \
             falls. He stops the clocks and summons the arbiter.",
            Claiming {
                below: TWO,
                only_with_the_move: false,
            },
        ),
        since(
            E01,
            "10.2",
            "A player who has the move and less than two minutes on his clock may claim a draw \
             before his flag falls. He stops the clocks and summons the arbiter.",
            Claiming {
                below: TWO,
                only_with_the_move: true,
            },
        ),
        since(
            E05,
            "10.2",
            "A player who has the move and less than two minutes on his clock may claim a draw \
             before his flag falls. He summons the arbiter and may stop the clocks.",
            Claiming {
                below: TWO,
                only_with_the_move: true,
            },
        ),
        renumbered(
            E09,
            "10.2",
            Claiming {
                below: TWO,
                only_with_the_move: true,
            },
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "G.5",
            "Where extra time a move is not had instead, a player who has the move and less \
             than two minutes on his clock may claim a draw before his flag falls. He summons \
             the arbiter and may stop the clocks.",
            Claiming {
                below: TWO,
                only_with_the_move: true,
            },
        ),
        renumbered(
            E17,
            "III.5",
            Claiming {
                below: TWO,
                only_with_the_move: true,
            },
        ),
    ],
);

/// When a draw may be claimed in the quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claiming {
    /// With less than this on his clock.
    pub below: Millis,
    /// Only by the player having the move.
    pub only_with_the_move: bool,
}

/// Whether he may claim now.
///
/// # Errors
/// [`Refusal`] without the move, with time enough, or with none.
pub(super) fn in_time(law: &Provision<Claiming>, claim: &QuickplayClaim) -> Result<(), Refusal> {
    let by = claim.by;
    if law.reading.only_with_the_move && !claim.has_the_move {
        let text = say!("quickplay-claim-move", side = by);
        return Err(Refusal::under(law, Reason::NotHavingTheMove, text));
    }
    short_of_time(law, law.reading.below, claim)
}

/// Whether he has less than so much time, and some.
pub(super) fn short_of_time<R>(
    law: &Provision<R>,
    below: Millis,
    claim: &QuickplayClaim,
) -> Result<(), Refusal> {
    let by = claim.by;
    if claim.used_up {
        let text = say!("quickplay-claim-late", side = by);
        return Err(Refusal::under(law, Reason::RightLost, text));
    }
    if claim.left >= below {
        let text = say!("quickplay-claim-early", side = by);
        return Err(Refusal::under(law, Reason::NotAllowed, text));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ADOPTED, asks, check, claim, printed};
    use super::*;
    use flagfall_edition::{E18, E23};

    const NUMBERS: [&str; 8] = [
        "10.2", "10.2", "10.2", "10.2", "G.5", "III.5", "III.5", "III.5",
    ];

    fn refused(change: fn(QuickplayClaim) -> QuickplayClaim, reason: &str) {
        for (edition, number) in ADOPTED.into_iter().zip(NUMBERS) {
            let expect = format!("{reason} {number}, {edition}");
            check(edition, &change(claim()), &expect);
        }
    }

    #[test]
    fn two_minutes_are_not_less_than_two_minutes() {
        let at = |ms| QuickplayClaim {
            left: Millis(ms),
            ..claim()
        };
        for edition in ADOPTED {
            assert!(asks(edition, &at(119_999)), "{edition}");
            assert!(asks(edition, &at(1)), "{edition}");
        }
        let exactly = |it| QuickplayClaim { left: TWO, ..it };
        refused(exactly, "not_allowed");
        let ample = |it| QuickplayClaim {
            left: Millis::minutes(30),
            ..it
        };
        refused(ample, "not_allowed");
    }

    #[test]
    fn time_that_is_used_up_is_too_late() {
        let late = |it| QuickplayClaim {
            left: Millis(-1),
            used_up: true,
            ..it
        };
        refused(late, "right_lost");
    }

    #[test]
    fn the_first_edition_let_him_claim_on_the_opponent_s_move() {
        let waiting = QuickplayClaim {
            has_the_move: false,
            ..claim()
        };
        assert!(asks(E97, &waiting));
        check(E01, &waiting, "not_having_the_move 10.2, 2001");
        check(E05, &waiting, "not_having_the_move 10.2, 2005");
        check(E09, &waiting, "not_having_the_move 10.2, 2009");
        check(E14, &waiting, "not_having_the_move G.5, 2014");
        check(E18, &waiting, "not_having_the_move III.5, 2018");
        check(E23, &waiting, "not_having_the_move III.5, 2023");
        check(D09, &claim(), "not_encoded not in hand");
        let numbers = "10.2 10.2 10.2 10.2 lost G.5 III.5 III.5 III.5";
        assert_eq!(printed(&CLAIM), numbers);
    }
}
