//! # Capture in passing at the start of the sequence (R9.2.seq)
//!
//! The right to capture in passing lasts for one move, so that of several like positions only
//! the first can have it. That first one is then not the same as the others, and counts with
//! none of them.
//!
//! - To 2009 the definition of like positions says the same in other words.
//! - The draft breaks off before this.
//! - 2014: the start of the sequence is named.
//! - 2017, 2023: renumbered.

use flagfall_edition::{Absent, Clause, D09, E14, E17, E23, absent, renumbered, since};

/// The position with the chance to capture in passing is the odd one.
pub const EN_PASSANT_BEFORE: Clause<()> = Clause::new(
    "R9.2.seq",
    "Capture in passing at the start of the sequence",
    &[
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "9.2",
            "Positions are not the same if a pawn could have been captured in passing at the \
             start of the sequence.",
            (),
        ),
        renumbered(E17, "9.2.2.1", ()),
        renumbered(E23, "9.2.3.1", ()),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::{occurs, printed};
    use super::*;

    #[test]
    fn the_first_position_is_the_odd_one_where_a_capture_was_legal() {
        let shuffle = "e8e7 e1e2 e7e8 e2e1 e8e7 e1e2 e7e8 e2e1";
        let legal = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
        occurs(legal, &format!("e2e4 {shuffle}"), &[5, 9]);
        let none = "4k3/8/8/3p4/8/8/4P3/4K3 w - - 0 1";
        occurs(none, &format!("e2e4 {shuffle}"), &[1, 5, 9]);
        let numbers = "no no no no lost 9.2 9.2.2.1 9.2.2.1 9.2.3.1";
        assert_eq!(printed(&EN_PASSANT_BEFORE), numbers);
    }
}
