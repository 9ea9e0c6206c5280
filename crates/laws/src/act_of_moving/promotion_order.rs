//! # In what order a promotion may be done (R4.6f)
//!
//! The pawn need not be put on the last rank: it may be taken off the board and the new man put on
//! the promotion square, in any order. A man of the opponent there must be captured.
//!
//! - The draft: new, at the end of the clause on promotion.
//! - 2014: an article of its own, with the captured man; 2017: renumbered only.

use flagfall_edition::{Clause, D09, E14, E17, renumbered, since};

/// The clause.
pub const PROMOTION_ORDER: Clause<()> = Clause::new(
    "R4.6f",
    "In what order a promotion may be done",
    &[
        since(
            D09,
            "3.7e",
            "The pawn may be taken off the rank before the last, or be put on the last rank \
             first; it is taken off and the new man put on in any order.",
            (),
        ),
        since(
            E14,
            "4.6",
            "The pawn need not be put on the promotion square; it is taken off and the new man \
             put on in any order; a man of the opponent on that square must be captured.",
            (),
        ),
        renumbered(E17, "4.6.1", ()),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::check_made;
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::{Absent, E09, E18, E23};

    #[test]
    fn in_any_order() {
        assert_eq!(
            numbers(&PROMOTION_ORDER),
            "– – – – 3.7e 4.6 4.6.1 4.6.1 4.6.1"
        );
        assert_eq!(PROMOTION_ORDER.under(E09).unwrap_err(), Absent::NotYet);
        let fen = "3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1";
        for did in ["e7 =e8Q", "e7 =e8Q -e7", "e7 -e7 =e8Q", "e7e8 -e8 =e8Q"] {
            check_made(&[D09, E14, E17, E18, E23], fen, did, "made e7e8Q");
        }
        check_made(&[E14, E23], fen, "e7 d8 -d8 =d8Q", "made e7d8Q");
    }
}
