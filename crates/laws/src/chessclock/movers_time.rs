//! # The time up to the press (R6.7a.4)
//!
//! The time between making a move and pressing the clock is the mover's, though the opponent
//! has the move by then.
//!
//! - 2001, 2009, draft, 2017: renumbered only.

use flagfall_edition::{Clause, D09, E01, E09, E14, E17, E97, renumbered, since};

/// The time between a move and its press is the mover's.
pub const MOVERS_TIME: Clause<()> = Clause::new(
    "R6.7a.4",
    "The time up to the press",
    &[
        since(
            E97,
            "6.7a",
            "The time between making the move and stopping the clock belongs to the time of him \
             who moved.",
            (),
        ),
        renumbered(E01, "6.8a", ()),
        renumbered(E09, "6.7a", ()),
        renumbered(D09, "6.2a", ()),
        renumbered(E14, "6.2a", ()),
        renumbered(E17, "6.2.2", ()),
    ],
);

#[test]
fn it_stands_in_the_paragraph_on_pressing() {
    assert_eq!(
        super::printed(&MOVERS_TIME),
        "6.7a 6.8a 6.8a 6.7a 6.2a 6.2a 6.2.2 6.2.2 6.2.2"
    );
}
