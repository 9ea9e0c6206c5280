//! # The offer on the scoresheet (R9.1c)
//!
//! Both players write down an offer of a draw, by the sign `(=)`.
//!
//! The same in all editions; renumbered in 2001, 2009 and 2017.

use flagfall_edition::{Clause, E01, E09, E17, E97, renumbered, since};

/// An offer is written down.
pub const NOTED: Clause<()> = Clause::new(
    "R9.1c",
    "The offer on the scoresheet",
    &[
        since(
            E97,
            "9.1",
            "Each player notes an offer of a draw on his scoresheet with the sign (=).",
            (),
        ),
        renumbered(E01, "9.1b", ()),
        renumbered(E09, "9.1b(2)", ()),
        renumbered(E17, "9.1.2.2", ()),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::printed;
    use super::*;

    #[test]
    fn every_edition_has_it() {
        let numbers = "9.1 9.1b 9.1b 9.1b(2) 9.1b(2) 9.1b(2) 9.1.2.2 9.1.2.2 9.1.2.2";
        assert_eq!(printed(&NOTED), numbers);
    }
}
