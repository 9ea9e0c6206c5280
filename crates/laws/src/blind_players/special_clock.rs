//! # A clock for blind players (RE.2.4)
//!
//! A clock made for blind players is admitted.
//!
//! - 1997, the draft: not in hand.
//! - 2018: one that speaks as well.

use flagfall_edition::{
    Absent, Clause, D09, E01, E09, E14, E17, E18, E97, absent, renumbered, since,
};

/// A clock for blind players.
pub const SPECIAL_CLOCK: Clause<()> = Clause::new(
    "RE.2.4",
    "A clock for blind players",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "F.2(iv)",
            "A clock made for the blind is admitted: with strong hands and raised dots to feel the \
             time by, and a flag that can be felt.",
            (),
        ),
        renumbered(E09, "E.2.4", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "D.2f", ()),
        renumbered(E17, "D.2.6", ()),
        since(
            E18,
            "D.2.6.1",
            "A clock made for the blind is admitted, which should announce the time and the \
             number of moves; or one with strong hands and raised dots to feel the time by, and a \
             flag that can be felt.",
            (),
        ),
    ],
);

#[test]
fn the_number_in_each_edition() {
    assert_eq!(
        super::printed(&SPECIAL_CLOCK),
        "lost F.2(iv) F.2(iv) E.2.4 lost D.2f D.2.6 D.2.6.1 D.2.6.1"
    );
}
