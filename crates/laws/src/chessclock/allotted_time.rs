//! # The time allotted (R6.2.1)
//!
//! Each player has to complete so many moves, or all that remain, in the time of a period; he
//! may have extra time for each move. All of it is announced beforehand.
//!
//! - 1997: the extra time comes after each move.
//! - 2001: it goes with each move.
//! - Draft: the moves are to be completed, not only made; renumbered.
//! - 2014: cumulative time is there before the move, the first included (the glossary).
//! - 2018: the extra time is part of the allotted time in so many words.

use flagfall_edition::{Clause, D09, E01, E14, E17, E18, E97, renumbered, since};

/// The time allotted for so many moves.
pub const ALLOTTED_TIME: Clause<Credited> = Clause::new(
    "R6.2.1",
    "The time allotted",
    &[
        since(
            E97,
            "6.2",
            "Each player makes a number of moves, or all of them, in a given time, and may be \
             given extra time after each move; all this is announced beforehand.",
            Credited::AfterEachMove,
        ),
        since(
            E01,
            "6.2a",
            "Each player makes a number of moves, or all of them, in a given time, and may be \
             given extra time with each move; all this is announced beforehand.",
            Credited::WithEachMove,
        ),
        since(
            D09,
            "6.3a",
            "Each player completes a number of moves, or all of them, in a given time, and may \
             be given extra time with each move; all this is announced beforehand.",
            Credited::WithEachMove,
        ),
        since(
            E14,
            "6.3a",
            "Each player completes a number of moves, or all of them, in a given time, and may \
             be given extra time with each move; where it accumulates he has it before the \
             move, the first one too.",
            Credited::BeforeEachMove,
        ),
        renumbered(E17, "6.3.1", Credited::BeforeEachMove),
        since(
            E18,
            "6.3.1",
            "Each player completes a number of moves, or all of them, in a given time that \
             includes any extra time for each move; where it accumulates he has it before the \
             move, the first one too.",
            Credited::BeforeEachMove,
        ),
    ],
);

/// When the extra time of a move is credited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Credited {
    /// After the move.
    AfterEachMove,
    /// With the move; the text does not say on which side of it.
    WithEachMove,
    /// Before the move, and so before the first.
    BeforeEachMove,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use flagfall_edition::{E05, E09, E23};

    #[test]
    fn the_extra_time_moved_from_after_the_move_to_before_it() {
        let at = |edition| ALLOTTED_TIME.under(edition).unwrap().reading;
        assert_eq!(at(E97), Credited::AfterEachMove);
        for edition in [E01, E05, E09, D09] {
            assert_eq!(at(edition), Credited::WithEachMove, "{edition}");
        }
        for edition in [E14, E17, E18, E23] {
            assert_eq!(at(edition), Credited::BeforeEachMove, "{edition}");
        }
        assert_eq!(
            printed(&ALLOTTED_TIME),
            "6.2 6.2a 6.2a 6.2a 6.3a 6.3a 6.3.1 6.3.1 6.3.1"
        );
    }
}
