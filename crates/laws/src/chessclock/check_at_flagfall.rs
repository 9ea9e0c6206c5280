//! # The moves are counted when a flag falls (R6.3.1)
//!
//! The moment a flag falls it is looked at whether that player has completed the moves the
//! period asks for.
//!
//! - 1997: by the scoresheets (8.1).
//! - 2001: against the number of moves of 6.2a.
//! - Draft: points to its own 6.2a, where 6.3a is meant.

use flagfall_edition::{Clause, D09, E01, E14, E97, since};

/// What is looked at when a flag falls.
pub const CHECK_AT_FLAGFALL: Clause<()> = Clause::new(
    "R6.3.1",
    "The moves are counted when a flag falls",
    &[
        since(
            E97,
            "6.3",
            "As soon as a flag falls, the number of moves is checked by the scoresheets.",
            (),
        ),
        since(
            E01,
            "6.3",
            "As soon as a flag falls, it is checked whether that player has made the moves he \
             had to make.",
            (),
        ),
        since(
            D09,
            "6.4",
            "As soon as a flag falls, it is checked whether that player has completed the moves \
             he had to complete. (The text points to 6.2a; 6.3a is meant.)",
            (),
        ),
        since(
            E14,
            "6.4",
            "As soon as a flag falls, it is checked whether that player has completed the moves \
             he had to complete.",
            (),
        ),
    ],
);

#[test]
fn it_moved_down_by_one() {
    assert_eq!(
        super::printed(&CHECK_AT_FLAGFALL),
        "6.3 6.3 6.3 6.3 6.4 6.4 6.4 6.4 6.4"
    );
}
