//! # A move (RC.8)
//!
//! The letter of the piece and the square of arrival, with nothing between them; of a pawn the
//! square alone.
//!
//! - 1997, draft: not in hand.
//! - 2014: the square of departure may stand before it, in a long form.

use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E97, absent, renumbered, since};

/// What is written of the square of departure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// What tells the move from another (RC.10) and no more.
    AsNeeded,
    /// That, or all of it: both forms are accepted.
    MayBeNamed,
}

/// How a move is written.
pub const A_MOVE: Clause<Departure> = Clause::new(
    "RC.8",
    "How a move is written",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "E.8",
            "A move is the letter of the piece and the square of arrival, without a hyphen \
             between them: Be5, Nf3, Rd1. Of a pawn only the square of arrival is written: e5, \
             d4, a5.",
            Departure::AsNeeded,
        ),
        renumbered(E09, "C.8", Departure::AsNeeded),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "C.8",
            "A move is the letter of the piece and the square of arrival, without a hyphen \
             between them: Be5, Nf3, Rd1. Of a pawn only the square of arrival is written. A \
             longer form with the square of departure is accepted: Bb2e5, Ng1f3, Ra1d1, e7e5.",
            Departure::MayBeNamed,
        ),
    ],
);

#[test]
fn the_long_form_is_accepted_since_2014() {
    assert_eq!(
        super::printed(&A_MOVE),
        "lost E.8 E.8 C.8 lost C.8 C.8 C.8 C.8"
    );
    let long = |edition| A_MOVE.under(edition).unwrap().reading;
    assert_eq!(long(E09), Departure::AsNeeded);
    assert_eq!(long(E14), Departure::MayBeNamed);
}
