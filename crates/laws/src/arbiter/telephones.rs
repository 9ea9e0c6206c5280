//! # Telephones in the venue (R13.7b)
//!
//! Nobody, player or not, uses a telephone in the playing venue.
//!
//! - 2005: new.
//! - 2009: nor in what lies next to it; the arbiter may authorise it.
//! - Draft: its article on the arbiter is lost.
//! - 2014: renumbered only.

use flagfall_edition::{Absent, Clause, D09, E05, E09, E14, absent, renumbered, since};

/// Nobody uses a telephone in the venue.
pub const TELEPHONES: Clause<()> = Clause::new(
    "R13.7b",
    "Telephones in the venue",
    &[
        since(
            E05,
            "13.7b",
            "Nobody may use a telephone in the playing venue.",
            (),
        ),
        since(
            E09,
            "13.7b",
            "Nobody may use a telephone in the playing venue or in what lies next to it, unless \
             the arbiter has authorised it.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "12.8", ()),
    ],
);

#[test]
fn it_is_forbidden_to_everybody_since_the_third_edition() {
    let printed = crate::chessclock::printed(&TELEPHONES);
    assert_eq!(printed, "no no 13.7b 13.7b lost 12.8 12.8 12.8 12.8");
}
