//! # Two pieces that can move to one square (RC.10)
//!
//! Two like pieces are told apart by the file of departure, where that does not do by the rank.
//! The text speaks of pieces that *can move* there: one that is pinned cannot.
//!
//! - 1997, draft: not in hand.
//! - Three pieces: the text is silent; the file if that suffices, else the rank, else both.

use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E97, absent, renumbered, since};

/// How one of two like pieces is told from the other.
pub const TWINS: Clause<()> = Clause::new(
    "RC.10",
    "Two pieces that can move to one square",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "E.10",
            "If two like pieces can move to the same square, the file of departure stands after \
             the letter if both are on one rank, and the rank if both are on one file; if they \
             share neither, the file is preferred: Ngf3, N5f3, Nhf3.",
            (),
        ),
        renumbered(E09, "C.10", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "C.10", ()),
    ],
);

#[test]
fn it_kept_its_number() {
    assert_eq!(
        super::printed(&TWINS),
        "lost E.10 E.10 C.10 lost C.10 C.10 C.10 C.10"
    );
}
