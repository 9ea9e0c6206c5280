//! # Whose the scoresheets are (R8.3)
//!
//! They belong to the organiser.
//!
//! - 1997: first printed.
//! - 2023: an electronic one that fails is replaced by the arbiter.

use flagfall_edition::{Clause, E23, E97, since};

/// The scoresheets belong to the organiser.
pub const PROPERTY: Clause<()> = Clause::new(
    "R8.3",
    "Whose the scoresheets are",
    &[
        since(E97, "8.3", "The scoresheets belong to the organiser.", ()),
        since(
            E23,
            "8.3",
            "The scoresheets belong to the organiser. An electronic one that fails is replaced \
             by the arbiter.",
            (),
        ),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::printed;
    use super::*;

    #[test]
    fn it_stands_in_every_edition() {
        assert_eq!(printed(&PROPERTY), ["8.3"; 9].join(" "));
    }
}
