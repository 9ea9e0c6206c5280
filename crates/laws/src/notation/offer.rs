//! # The sign of an offer (RC.13)
//!
//! An offer of a draw is recorded as `(=)`.
//!
//! - 1997: known from 8.1, which points here; the text itself is not in hand.
//! - Draft: known from 8.1d, which points here (9.1b points to C.12).
//! - 2014: moved up by one.

use flagfall_edition::{Clause, D09, E01, E09, E14, E97, renumbered, since};

/// How an offer of a draw is recorded.
pub const OFFER: Clause<()> = Clause::new(
    "RC.13",
    "The sign of an offer of a draw",
    &[
        since(
            E97,
            "E.12",
            "An offer of a draw is recorded by its sign. (Known from 8.1, which points here.)",
            (),
        ),
        since(E01, "E.13", "An offer of a draw is recorded as (=).", ()),
        renumbered(E09, "C.13", ()),
        since(
            D09,
            "C.13",
            "An offer of a draw is recorded by its sign. (Known from 8.1d, which points here.)",
            (),
        ),
        since(E14, "C.12", "An offer of a draw is recorded as (=).", ()),
    ],
);

#[test]
fn it_has_a_number_in_every_edition() {
    assert_eq!(
        super::printed(&OFFER),
        "E.12 E.13 E.13 C.13 C.13 C.12 C.12 C.12 C.12"
    );
}
