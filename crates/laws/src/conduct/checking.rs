//! # Checking a claim (R12.13)
//!
//! - Draft: its article on conduct is lost.
//! - 2017: whether a position came for the third time, or fifty moves went by, the players check,
//!   under the arbiter's eyes.

use flagfall_edition::{Absent, Clause, D09, E14, E17, absent, since};

/// The players check a claim of theirs.
pub const CHECKING: Clause<()> = Clause::new(
    "R12.13",
    "Checking a claim",
    &[
        absent(D09, Absent::NotInHand),
        absent(E14, Absent::NotYet),
        since(
            E17,
            "11.12",
            "A claim of the third repetition or of fifty moves is checked by the players, under \
             the arbiter's supervision.",
            (),
        ),
    ],
);

#[test]
fn it_is_new_in_the_seventh_edition() {
    let printed = crate::chessclock::printed(&CHECKING);
    assert_eq!(printed, "no no no no lost no 11.12 11.12 11.12");
}
