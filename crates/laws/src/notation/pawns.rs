//! # Pawns go without a letter (RC.4)
//!
//! A pawn is known by the absence of a letter.

use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E97, absent, renumbered, since};

/// That a pawn has no letter.
pub const PAWNS: Clause<()> = Clause::new(
    "RC.4",
    "Pawns go without a letter",
    &[
        since(
            E97,
            "E.3",
            "Pawns are not named by a letter; that is how they are known: e5, d4, a5.",
            (),
        ),
        renumbered(E01, "E.4", ()),
        renumbered(E09, "C.4", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "C.4", ()),
    ],
);

#[test]
fn it_comes_before_the_squares() {
    assert_eq!(
        super::printed(&PAWNS),
        "E.3 E.4 E.4 C.4 lost C.4 C.4 C.4 C.4"
    );
}
