//! # Completed by the next move (R6.7a.3)
//!
//! A move that was never pressed is completed once the same player has made his next one, and
//! counts for the time control.
//!
//! - 1997 to the draft: no such rule.
//! - 2014: introduced.

use flagfall_edition::{Clause, E14, E17, renumbered, since};

/// A move that was not pressed counts once its player has made his next one.
pub const BY_NEXT_MOVE: Clause<()> = Clause::new(
    "R6.7a.3",
    "Completed by the next move",
    &[
        since(
            E14,
            "6.2a",
            "A move that was not pressed is completed as well once the player has made his next \
             move.",
            (),
        ),
        renumbered(E17, "6.2.1.2", ()),
    ],
);

#[test]
fn a_forgotten_press_is_made_good_since_the_draft_was_adopted() {
    assert_eq!(
        super::printed(&BY_NEXT_MOVE),
        "no no no no no 6.2a 6.2.1.2 6.2.1.2 6.2.1.2"
    );
}
