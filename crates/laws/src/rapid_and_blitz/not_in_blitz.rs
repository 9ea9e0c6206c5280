//! # No quickplay finish in blitz (RB.3b)
//!
//! A draw cannot be claimed in a blitz game because the opponent makes no effort to win.
//!
//! - 1997: first printed, in the appendix on blitz.
//! - 2001, 2009: renumbered.
//! - Of the draft we have no appendix.
//! - 2014: said in the appendix on the quickplay finish, 2017 in the guidelines on it.

use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E17, E97, absent, renumbered, since};

/// The quickplay finish does not apply to blitz.
pub const NOT_IN_BLITZ: Clause<()> = Clause::new(
    "RB.3b",
    "No quickplay finish in blitz",
    &[
        since(
            E97,
            "C5",
            "The article on claims in the quickplay finish does not apply to blitz.",
            (),
        ),
        renumbered(E01, "C4", ()),
        renumbered(E09, "B.3b", ()),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "G.3",
            "The rules on the quickplay finish do not apply to blitz.",
            (),
        ),
        renumbered(E17, "III.2.2", ()),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::{ADOPTED, book, printed};
    use super::*;
    use flagfall_record::{Class, Supervision};

    /// Case AG-04.
    #[test]
    fn it_is_never_to_be_had_in_blitz() {
        for edition in ADOPTED {
            let bars = |class| {
                let book = book(edition, class, Supervision::Inadequate, &[]);
                book.quickplay_finish.not_in_blitz.is_some()
            };
            assert!(bars(Class::Blitz), "{edition}");
            assert!(!bars(Class::Rapid), "{edition}");
            assert!(!bars(Class::Standard), "{edition}");
        }
        let numbers = "C5 C4 C4 B.3b lost G.3 III.2.2 III.2.2 III.2.2";
        assert_eq!(printed(&NOT_IN_BLITZ), numbers);
    }
}
