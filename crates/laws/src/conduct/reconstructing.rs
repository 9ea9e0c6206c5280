//! # Help with a reconstruction (R12.12)
//!
//! - Draft: its article on conduct is lost.
//! - 2014: both players must help the arbiter where the game has to be reconstructed.

use flagfall_edition::{Absent, Clause, D09, E14, absent, since};

/// Both players help the arbiter.
pub const RECONSTRUCTING: Clause<()> = Clause::new(
    "R12.12",
    "Help with a reconstruction",
    &[
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "11.11",
            "Where the game has to be reconstructed, in a claim of a draw too, both players help \
             the arbiter with it.",
            (),
        ),
    ],
);

#[test]
fn it_is_new_in_the_sixth_edition() {
    let printed = crate::chessclock::printed(&RECONSTRUCTING);
    assert_eq!(printed, "no no no no lost 11.11 11.11 11.11 11.11");
}
