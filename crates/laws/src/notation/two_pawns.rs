//! # Two pawns that can capture the same man (RC.11)
//!
//! They are told apart by the file of departure, which a capture by a pawn names anyway (RC.9).
//!
//! - 1997, draft: not in hand.
//! - 2014: no longer printed, for it follows from the clause on captures.

use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E97, absent, renumbered, since};

/// How one of two capturing pawns is told from the other.
pub const TWO_PAWNS: Clause<()> = Clause::new(
    "RC.11",
    "Two pawns that can capture the same man",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "E.11",
            "If two pawns can capture the same man, the file of departure, an x and the square \
             of arrival are written: cxd5 or exd5.",
            (),
        ),
        renumbered(E09, "C.11", ()),
        absent(D09, Absent::NotInHand),
        absent(E14, Absent::Repealed),
    ],
);

#[test]
fn it_was_dropped_in_2014() {
    assert_eq!(
        super::printed(&TWO_PAWNS),
        "lost E.11 E.11 C.11 lost gone gone gone gone"
    );
}
