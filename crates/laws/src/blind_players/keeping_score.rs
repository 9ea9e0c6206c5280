//! # How a blind player keeps score (RE.2.5)
//!
//! In Braille, by hand, or on a recorder.
//!
//! - 1997, the draft: not in hand.
//! - 2009, 2014, 2017: renumbered.

use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E17, E97, absent, renumbered, since};

/// How a blind player keeps score.
pub const KEEPING_SCORE: Clause<()> = Clause::new(
    "RE.2.5",
    "How a blind player keeps score",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "F.2(v)",
            "The blind player keeps score in Braille, by hand, or with a recorder.",
            (),
        ),
        renumbered(E09, "E.2.5", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "D.2g", ()),
        renumbered(E17, "D.2.7", ()),
    ],
);

#[test]
fn the_number_in_each_edition() {
    assert_eq!(
        super::printed(&KEEPING_SCORE),
        "lost F.2(v) F.2(v) E.2.5 lost D.2g D.2.7 D.2.7 D.2.7"
    );
}
