//! # Each player records both players' moves (R8.1a)
//!
//! Move after move, clearly and legibly, in the algebraic notation, on the scoresheet prescribed.
//!
//! - 1997: first printed here.
//! - Draft, 2014, 2017: renumbered.
//! - 2023: on paper, or on an electronic scoresheet that FIDE has certified.

use flagfall_edition::{Clause, D09, E17, E23, E97, renumbered, since};

/// Each player records his own moves and his opponent's.
pub const DUTY: Clause<()> = Clause::new(
    "R8.1a",
    "Each player records both players' moves",
    &[
        since(
            E97,
            "8.1",
            "Each player records his own moves and those of his opponent, move after move, as \
             clearly and legibly as he can, in the algebraic notation, on the scoresheet \
             prescribed.",
            (),
        ),
        renumbered(D09, "8.1a", ()),
        renumbered(E17, "8.1.1", ()),
        since(
            E23,
            "8.1.1",
            "Each player records his own moves and those of his opponent, move after move, as \
             clearly and legibly as he can, in the algebraic notation, on the paper scoresheet \
             prescribed or on a certified electronic one.",
            (),
        ),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::{observed, printed, sheet};
    use super::*;
    use crate::recording::Sheet;
    use flagfall_edition::{E09, E14, E18, Edition};

    fn check(edition: Edition, sheet: &Sheet, expect: &str) {
        assert_eq!(observed(edition, sheet), expect, "{edition}");
    }

    /// Case A8-05.
    #[test]
    fn a_player_who_does_not_record_must_make_up_for_it() {
        let due = |cites| format!("White records [{cites}]");
        check(E97, &sheet(), &due("8.1, 1997; 8.1, 1997"));
        check(E09, &sheet(), &due("8.1, 2009; 8.1, 2009"));
        check(D09, &sheet(), &due("8.1a, 2009-draft; 8.1c, 2009-draft"));
        check(E14, &sheet(), &due("8.1a, 2014; 8.1c, 2014"));
        check(E18, &sheet(), &due("8.1.1, 2018; 8.1.3, 2018"));
        check(E23, &sheet(), &due("8.1.1, 2023; 8.1.3, 2023"));
        let kept = Sheet {
            missing: Some(0),
            ..sheet()
        };
        check(E23, &kept, "not_so 8.1.1, 2023");
        let numbers = "8.1 8.1 8.1 8.1 8.1a 8.1a 8.1.1 8.1.1 8.1.1";
        assert_eq!(printed(&DUTY), numbers);
    }
}
