//! # The game is reconstructed (R8.5c)
//!
//! Where no complete scoresheet is to be had, the players reconstruct the game on a second board
//! under an arbiter's control. Before, he writes down the position.
//!
//! - 1997: the position.
//! - 2001: the position, the times and the number of moves.
//! - Draft, in its alternative, and 2014: whose clock was running, too.
//! - 2017: renumbered.

use super::Recording;
use crate::Ruling;
use flagfall_edition::{Clause, D09, E01, E14, E17, E97, renumbered, since};
use flagfall_say::say;

/// The game is reconstructed on a second board.
pub const RECONSTRUCTION: Clause<Noted> = Clause::new(
    "R8.5c",
    "The game is reconstructed",
    &[
        since(
            E97,
            "8.5b",
            "Where no scoresheet is complete, the players reconstruct the game on a second \
             board under the control of the arbiter or an assistant, who first writes down the \
             position.",
            Noted::Position,
        ),
        since(
            E01,
            "8.5c",
            "Where no scoresheet is complete, the players reconstruct the game on a second \
             board under the control of the arbiter or an assistant, who first writes down the \
             position, the times of the clocks and the number of moves, if he can know it.",
            Noted::PositionTimesAndMoves,
        ),
        since(
            D09,
            "8.6c",
            "In the draft's alternative: where no scoresheet is complete, the players \
             reconstruct the game on a second board under the control of the arbiter or an \
             assistant, who first writes down the position, the times, whose clock was running \
             and the number of moves, if he can know it.",
            Noted::WhoseClockToo,
        ),
        since(
            E14,
            "8.5c",
            "Where no scoresheet is complete, the players reconstruct the game on a second \
             board under the control of the arbiter or an assistant, who first writes down the \
             position, the times, whose clock was running and the number of moves, if he can \
             know it.",
            Noted::WhoseClockToo,
        ),
        renumbered(E17, "8.5.3", Noted::WhoseClockToo),
    ],
);

/// What the arbiter writes down first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noted {
    /// The position.
    Position,
    /// The times and the number of moves, too.
    PositionTimesAndMoves,
    /// And whose clock was running.
    WhoseClockToo,
}

/// The same ruling, with the game reconstructed.
pub(super) fn reconstruct(law: &Recording, ruling: Ruling) -> Ruling {
    let clause = &law.reconstruction;
    let noted = match clause.reading {
        Noted::Position => "position",
        Noted::PositionTimesAndMoves => "times",
        Noted::WhoseClockToo => "running",
    };
    let facts = ruling.facts().clone();
    let facts = facts.then(say!("reconstruct", noted = noted));
    ruling.and(clause).because(facts)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{passed, passes, printed};
    use super::super::{FlagPassed, after_flag, testing::law};
    use super::*;
    use flagfall_edition::{E05, E23, Edition};
    use flagfall_words::english;

    #[test]
    fn where_no_scoresheet_is_complete() {
        let none = FlagPassed {
            missing: [Some(3), Some(5)],
            ..passed()
        };
        let expect = "clocks stopped; White records; Black records \
                      [8.5.1, 2023; 8.4, 2023; 8.5.3, 2023]";
        assert_eq!(passes(E23, &none), expect);
        let arbiter = FlagPassed {
            arbiter_recorded: true,
            ..none
        };
        assert!(!passes(E23, &arbiter).contains("8.5.3"));
        let one = FlagPassed {
            missing: [Some(3), Some(0)],
            ..none
        };
        assert!(!passes(E23, &one).contains("8.5.3"));
        let noted = |edition: Edition| {
            let ruling = after_flag(&law(edition), &none).unwrap();
            english(ruling.facts())
        };
        assert!(noted(E97).ends_with("first writes down the position."));
        assert!(noted(E05).ends_with("the position, the times and the number of moves."));
        assert!(noted(E14).contains("whose clock was running"));
        let numbers = "8.5b 8.5c 8.5c 8.5c 8.6c 8.5c 8.5.3 8.5.3 8.5.3";
        assert_eq!(printed(&RECONSTRUCTION), numbers);
    }
}
