//! # Only then is the clock started (RE.2.3b)
//!
//! The opponent's clock is not started before the blind player's move is made.
//!
//! - 1997, the draft: not in hand.
//! - 2001, 2009: in the clause on when it is made. 2014, 2017: by itself.

use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E17, E97, absent, renumbered, since};

/// Only then is the clock started.
pub const THEN_THE_CLOCK: Clause<()> = Clause::new(
    "RE.2.3b",
    "Only then is the clock started",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "F.2(iii)",
            "Only when the move is made is the opponent's clock started.",
            (),
        ),
        renumbered(E09, "E.2.3", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "D.2d", ()),
        renumbered(E17, "D.2.4", ()),
    ],
);

#[test]
fn the_number_in_each_edition() {
    assert_eq!(
        super::printed(&THEN_THE_CLOCK),
        "lost F.2(iii) F.2(iii) E.2.3 lost D.2d D.2.4 D.2.4 D.2.4"
    );
}
