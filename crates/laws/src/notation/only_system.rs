//! # The one system (RC.0)
//!
//! FIDE knows one notation for its events, the algebraic. A scoresheet in another is no evidence
//! where scoresheets are evidence, and the arbiter warns a player who writes one.
//!
//! - Draft: its appendix is not in hand.

use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E97, absent, renumbered, since};

/// That moves are recorded in algebraic notation and no other.
pub const ONLY_SYSTEM: Clause<()> = Clause::new(
    "RC.0",
    "The one system of notation",
    &[
        since(
            E97,
            "E",
            "For its own events FIDE recognizes the algebraic notation only, and recommends it \
             for books and journals. A scoresheet in another notation is no evidence where \
             scoresheets serve as such; the arbiter has to warn a player who uses one.",
            (),
        ),
        renumbered(E01, "E", ()),
        since(
            E09,
            "C",
            "For its own events FIDE recognizes the algebraic notation only, and recommends it \
             for books and journals. A scoresheet in another notation may not serve as evidence; \
             an arbiter who sees one should warn the player.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "C", ()),
    ],
);

#[test]
fn it_opens_the_appendix() {
    assert_eq!(super::printed(&ONLY_SYSTEM), "E E E C lost C C C C");
}
