//! # An illegal move that was not completed (R7.4a3)
//!
//! As long as the clock is not pressed there is nothing to penalise: the move is put right,
//! and the touch rules apply.
//!
//! - 1997, 2001: do not say "completed", and are read so.
//! - 2005: only a completed move is an irregularity.
//! - Draft, 2014, 2017: renumbered only.

use flagfall_edition::{Clause, D09, E01, E05, E14, E17, E97, renumbered, since};

/// An illegal move before the press is put right without a penalty.
pub const UNCOMPLETED: Clause<()> = Clause::new(
    "R7.4a3",
    "An illegal move that was not completed",
    &[
        since(
            E97,
            "7.4",
            "An illegal move that is noticed before the clock is pressed is put right; \
             touch-move applies, and there is no penalty. (The text does not speak of completed \
             moves; it is read so.)",
            (),
        ),
        renumbered(E01, "7.4a", ()),
        since(
            E05,
            "7.4a",
            "Only a completed illegal move is dealt with here: one that is noticed before the \
             clock is pressed is put right, touch-move applies, and there is no penalty.",
            (),
        ),
        renumbered(D09, "7.5a", ()),
        renumbered(E14, "7.5a", ()),
        renumbered(E17, "7.5.1", ()),
    ],
);

#[test]
fn it_stands_where_the_illegal_move_does() {
    use crate::chessclock::printed;
    assert_eq!(printed(&UNCOMPLETED), printed(&super::RESTORING));
}
