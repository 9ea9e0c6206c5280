//! # Promotion (RC.12)
//!
//! The letter of the new piece follows the square at once: `d8Q`, without a sign between them.
//!
//! - 1997, draft: not in hand.
//! - 2014: moved up by one.

use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E97, absent, renumbered, since};

/// How a promotion is written.
pub const PROMOTION: Clause<()> = Clause::new(
    "RC.12",
    "How a promotion is written",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "E.12",
            "A promotion is the move of the pawn, and right after it the first letter of the new \
             piece: d8Q, f8N, b1B, g1R.",
            (),
        ),
        renumbered(E09, "C.12", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "C.11", ()),
    ],
);

#[test]
fn it_moved_up_when_the_two_pawns_went() {
    assert_eq!(
        super::printed(&PROMOTION),
        "lost E.12 E.12 C.12 lost C.11 C.11 C.11 C.11"
    );
}
