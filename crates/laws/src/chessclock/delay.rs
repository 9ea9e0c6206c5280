//! # The delay mode (R6.2.3)
//!
//! A player has a main time and a fixed extra time for each move. The main time waits until
//! the extra time of the move is used up; what is not used of the extra time is lost.
//!
//! - Draft: proposes to move the paragraph to the glossary; play stays the same.
//! - 2014: in the article and in the glossary.

use flagfall_edition::{Clause, D09, E01, E14, E17, E97, renumbered, since};

/// Main time and the fixed extra time of each move.
pub const DELAY: Clause<()> = Clause::new(
    "R6.2.3",
    "The delay mode",
    &[
        since(
            E97,
            "6.2",
            "In the delay mode the main time runs only once the fixed extra time of the move is \
             used up. Whoever presses before that keeps his main time unchanged, and gains \
             nothing.",
            (),
        ),
        renumbered(E01, "6.2b", ()),
        since(
            D09,
            "6.3b",
            "In the delay mode the main time runs only once the fixed extra time of the move is \
             used up; whoever presses before that keeps his main time unchanged. It is proposed \
             to say so in the glossary instead.",
            (),
        ),
        since(
            E14,
            "6.3b",
            "In the delay mode the main time runs only once the fixed extra time of the move is \
             used up; whoever presses before that keeps his main time unchanged. The glossary \
             explains it too.",
            (),
        ),
        renumbered(E17, "6.3.2", ()),
    ],
);

#[test]
fn it_is_printed_beside_the_time_carried_over() {
    assert_eq!(super::printed(&DELAY), super::printed(&super::CARRIED_OVER));
}
