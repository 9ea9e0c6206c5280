//! # The last move of a period (R6.7a.5)
//!
//! It too has to be pressed: made on the board but not pressed when the flag is called, it is
//! not completed, and the time is overstepped. A move that ends the game needs no press.
//!
//! - 2001, 2009, draft, 2017: renumbered only.

use flagfall_edition::{Clause, D09, E01, E09, E14, E17, E97, renumbered, since};

/// The last move of a period has to be pressed before the flag is called.
pub const LAST_MOVE: Clause<()> = Clause::new(
    "R6.7a.5",
    "The last move of a period",
    &[
        since(
            E97,
            "6.7a",
            "The last move before the time control is completed by the press as well; made but \
             not pressed when the flag is called, it does not count, unless it ended the game.",
            (),
        ),
        renumbered(E01, "6.8a", ()),
        renumbered(E09, "6.7a", ()),
        renumbered(D09, "6.2a", ()),
        renumbered(E14, "6.2a", ()),
        renumbered(E17, "6.2.1", ()),
    ],
);

#[test]
fn it_stands_with_the_press() {
    assert_eq!(super::printed(&LAST_MOVE), super::printed(&super::PRESSING));
}
