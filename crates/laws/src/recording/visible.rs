//! # The scoresheet is seen (R8.2)
//!
//! The arbiter can see it throughout the game.
//!
//! - 1997: first printed, and never changed.

use flagfall_edition::{Clause, E97, since};

/// The scoresheet is visible to the arbiter.
pub const VISIBLE: Clause<()> = Clause::new(
    "R8.2",
    "The scoresheet is seen",
    &[since(
        E97,
        "8.2",
        "The arbiter can see the scoresheets at any time of the game.",
        (),
    )],
);

#[cfg(test)]
mod tests {
    use super::super::testing::printed;
    use super::*;

    #[test]
    fn it_stands_in_every_edition() {
        assert_eq!(printed(&VISIBLE), ["8.2"; 9].join(" "));
    }
}
