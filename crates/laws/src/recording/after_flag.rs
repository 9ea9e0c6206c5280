//! # After a flag the scoresheet is completed (R8.4.2)
//!
//! Immediately after a flag has fallen, a player who had stopped recording brings his scoresheet
//! up to date.
//!
//! - 1997: at once.
//! - 2005: before he moves a man.

use flagfall_board::Color;
use flagfall_edition::{Clause, E05, E97, since};

/// After a flag the scoresheet is completed.
pub const AFTER_FLAG: Clause<()> = Clause::new(
    "R8.4.2",
    "After a flag the scoresheet is completed",
    &[
        since(
            E97,
            "8.4",
            "Immediately after a flag has fallen the player brings his scoresheet up to date.",
            (),
        ),
        since(
            E05,
            "8.4",
            "Immediately after a flag has fallen the player brings his scoresheet up to date, \
             before he moves a man.",
            (),
        ),
    ],
);

/// A flag has fallen, and the moves prescribed were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlagPassed {
    /// Whose.
    pub flagged: Color,
    /// Whether White and Black had been released from recording in the period that has ended.
    pub released: [bool; 2],
    /// How many half-moves are missing on White's scoresheet and on Black's, if that is known.
    pub missing: [Option<usize>; 2],
    /// Whether the arbiter or an assistant has recorded.
    pub arbiter_recorded: bool,
}

impl FlagPassed {
    /// Whether that player has something to write.
    pub(super) fn is_due(&self, side: Color) -> bool {
        self.released[side as usize] && self.missing[side as usize] != Some(0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{passed, passes, printed};
    use super::*;
    use flagfall_edition::E23;

    #[test]
    fn who_recorded_all_along_has_nothing_to_do() {
        let neither = FlagPassed {
            released: [false, false],
            ..passed()
        };
        assert_eq!(passes(E23, &neither), "nothing");
        let complete = FlagPassed {
            missing: [Some(0), Some(0)],
            ..passed()
        };
        let stops = "clocks stopped [8.5.1, 2023; 8.4, 2023]";
        assert_eq!(passes(E23, &complete), stops);
        assert_eq!(printed(&AFTER_FLAG), ["8.4"; 9].join(" "));
    }
}
