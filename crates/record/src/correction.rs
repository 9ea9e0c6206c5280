//! What the arbiter does to the clock itself, with a reason.

use crate::Ms;
use flagfall_board::Color;
use flagfall_clock::TimeControl;

/// What the arbiter does to the clock itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Correction {
    /// Sets a player's counter of completed moves.
    Moves {
        /// Whose.
        side: Color,
        /// How many.
        moves: u32,
    },
    /// Puts another clock in its place, set so (6.10).
    Replace {
        /// What White's shall show.
        white: Ms,
        /// What Black's shall show.
        black: Ms,
        /// The moves counted for White and for Black; as they are where they are left out.
        moves: Option<(u32, u32)>,
    },
    /// Sets it to another time control; what it shows stays (6.10).
    Install(Box<TimeControl>),
    /// Undoes an entry of the clock: it is then as if that had not been made.
    Undo {
        /// Its number from 0; the last correction that still counts where it is left out.
        entry: Option<u32>,
    },
    /// Charges the time of an outage to nobody.
    Spare {
        /// The number of its entry from 0; the last one still open where it is left out.
        entry: Option<u32>,
    },
}
