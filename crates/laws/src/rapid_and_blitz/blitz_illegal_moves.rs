//! # Illegal moves in blitz (RB.3c)
//!
//! An illegal move is completed once the opponent's clock runs. The opponent may then claim a
//! win, until he has made his own move. Nobody else may, and he need not.
//!
//! - 1997: after his own move the illegal one can no longer be put right. Whether he could mate
//!   is no matter of this clause.
//! - 2001: if he could not mate by any series of legal moves, he may claim a draw. So, by
//!   inference, in 2005.
//! - 2009: without adequate supervision; after his own move it can be put right only if both
//!   players agree; renumbered.
//! - Of the draft we have no appendix.
//! - 2014: no longer printed; the clause of the rapid appendix applies.

use crate::irregularities::IfHelpless;
use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E97, absent, since};

/// An illegal move loses a blitz game.
pub const BLITZ_ILLEGAL_MOVES: Clause<AtOnce> = Clause::new(
    "RB.3c",
    "Illegal moves in blitz",
    &[
        since(
            E97,
            "C3",
            "An illegal move is completed when the opponent's clock has been started. The \
             opponent may claim a win before he has made his own move; after it the illegal move \
             stands.",
            AtOnce {
                helpless: IfHelpless::LosesAllTheSame,
            },
        ),
        since(
            E01,
            "C3",
            "An illegal move is completed when the opponent's clock has been started. The \
             opponent may claim a win before he has made his own move, or a draw if he cannot \
             give mate by any series of legal moves; after it the illegal move stands.",
            AtOnce {
                helpless: IfHelpless::Draws,
            },
        ),
        since(
            E09,
            "B.3c",
            "An illegal move is completed when the opponent's clock has been started. The \
             opponent may claim a win before he has made his own move, or a draw if he cannot \
             give mate by any series of legal moves; after it the illegal move stands, unless \
             the players agree to correct it.",
            AtOnce {
                helpless: IfHelpless::Draws,
            },
        ),
        absent(D09, Absent::NotInHand),
        absent(E14, Absent::Repealed),
    ],
);

/// The first illegal move loses the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AtOnce {
    /// What becomes of it where the opponent cannot mate.
    pub helpless: IfHelpless,
}

#[cfg(test)]
mod tests {
    use super::super::testing::{book, illegal, printed};
    use super::*;
    use crate::irregularities::{Since, in_time};
    use flagfall_edition::{E05, Edition};
    use flagfall_record::{Class, Supervision};

    fn check(edition: Edition, price: &str, late: &str) {
        let supervision = Supervision::Inadequate;
        let found = illegal(edition, Class::Blitz, supervision, &[]);
        assert_eq!(found, price, "{edition}");
        let law = book(edition, Class::Blitz, supervision, &[]).irregularities;
        let since = Since {
            opponent_made: 1,
            both_completed: 0,
        };
        let refusal = in_time(&law, since).unwrap_err();
        assert_eq!(refusal.citations()[1].to_string(), late);
    }

    /// Case A7-28: the first has no test of the men the claimant has left.
    #[test]
    fn one_illegal_move_loses() {
        check(E97, "number 1 loses [10.3, 1997; C3, 1997]", "C3, 1997");
        let draws = "number 1 loses or draws";
        check(E01, &format!("{draws} [7.4b, 2001; C3, 2001]"), "C3, 2001");
        check(E05, &format!("{draws} [7.4b, 2005; C3, 2005]"), "C3, 2005");
        let cites = "[7.4b, 2009; B.3c, 2009]";
        check(E09, &format!("{draws} {cites}"), "B.3c, 2009");
        let numbers = "C3 C3 C3 B.3c lost gone gone gone gone";
        assert_eq!(printed(&BLITZ_ILLEGAL_MOVES), numbers);
    }
}
