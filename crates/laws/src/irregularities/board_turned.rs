//! # The board is turned (R7.1b)
//!
//! The corner at each player's right hand must be light. When the board is found to lie the other
//! way the position is transferred to one that lies rightly, and the game continues.
//!
//! - 1997, 2001: only if nothing else was wrong.
//! - 2005: in any case.
//! - Draft, 2014, 2017: renumbered only.
//!
//! The appendix on rapid sets a limit.

use super::{Begun, Irregularities, Until};
use crate::{Decision, Ruling};
use flagfall_edition::{Clause, D09, E05, E14, E17, E97, renumbered, since};
use flagfall_say::say;

const IF_ALONE: Turned = Turned {
    transfer: Transfer::IfNothingElseIsWrong,
    until: Until::TheGameEnds,
};
const ALWAYS: Turned = Turned {
    transfer: Transfer::Always,
    until: Until::TheGameEnds,
};

/// The board lies the wrong way.
pub const BOARD_TURNED: Clause<Turned> = Clause::new(
    "R7.1b",
    "The board is turned",
    &[
        since(
            E97,
            "7.1b",
            "If it is found while the game lasts that nothing is wrong but how the board lies, \
             the position is transferred to a board that lies rightly, and the game continues.",
            IF_ALONE,
        ),
        since(
            E05,
            "7.1b",
            "If it is found while the game lasts that the board lies the wrong way, the position \
             is transferred to a board that lies rightly, and the game continues.",
            ALWAYS,
        ),
        renumbered(D09, "7.2b", ALWAYS),
        renumbered(E14, "7.2b", ALWAYS),
        renumbered(E17, "7.2.2", ALWAYS),
    ],
);

/// When the position is transferred, and until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turned {
    /// Whether anything else may be wrong besides.
    pub transfer: Transfer,
    /// Until when it is put right.
    pub until: Until,
}

/// Whether anything else may be wrong besides the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transfer {
    /// Nothing; with another error it is for the clause on that.
    IfNothingElseIsWrong,
    /// What else is wrong does not matter.
    Always,
}

/// The board is found to lie the wrong way; `set_up_wrong` where the men stood wrongly too.
#[must_use]
pub fn board_turned(law: &Irregularities, begun: Begun, set_up_wrong: bool) -> Ruling {
    let clause = &law.board_turned;
    let Turned { transfer, until } = clause.reading;
    if let Some(too_late) = until.passed(begun) {
        return Ruling::under(clause, [Decision::Continue]).because(too_late);
    }
    match transfer {
        Transfer::IfNothingElseIsWrong if set_up_wrong => {
            Ruling::under(clause, None).because(say!("board-turned-not-all"))
        }
        Transfer::IfNothingElseIsWrong | Transfer::Always => {
            Ruling::under(clause, [Decision::Continue]).because(say!("board-turned-transfer"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use crate::irregularities::under;
    use flagfall_edition::{E01, E09, E18, E23, Edition};

    fn check(edition: Edition, set_up_wrong: bool, expect: &str) {
        let ruling = board_turned(&under(edition), Begun::default(), set_up_wrong);
        assert_eq!(ruling.to_string(), expect);
    }

    /// Case A7-08.
    #[test]
    fn the_position_goes_to_a_board_that_lies_rightly() {
        check(E97, false, "game continues [7.1b, 1997]");
        check(E01, true, " [7.1b, 2001]");
        check(E05, true, "game continues [7.1b, 2005]");
        check(E09, false, "game continues [7.1b, 2009]");
        check(E23, true, "game continues [7.2.2, 2023]");
        let numbers = "7.1b 7.1b 7.1b 7.1b 7.2b 7.2b 7.2.2 7.2.2 7.2.2";
        assert_eq!(printed(&BOARD_TURNED), numbers);
    }

    #[test]
    fn too_late_it_stays_as_it_lies() {
        let mut law = under(E18);
        law.board_turned.reading.until = Until::Completed(10);
        let begun = Begun {
            made: 10,
            completed: 10,
        };
        let ruling = board_turned(&law, begun, false);
        assert_eq!(ruling.facts().to_string(), "begun-completed(moves: 10)");
    }
}
