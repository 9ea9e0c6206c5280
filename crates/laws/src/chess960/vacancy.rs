//! # What must be vacant to castle in Chess960 (RF.3)
//!
//! All squares that the king and the rook pass or reach, but for the two themselves. Others beside
//! them, which are vacant in usual chess, may be occupied.
//!
//! - To 2005: no such rules. Of the draft the text is not in hand.
//! - 2009: in an appendix. 2017: a guideline.

use flagfall_edition::{Absent, Clause, D09, E09, E14, E17, absent, renumbered, since};

/// What must be vacant to castle in Chess960.
pub const VACANCY: Clause<()> = Clause::new(
    "RF.3",
    "What must be vacant to castle in Chess960",
    &[
        since(
            E09,
            "F.3b(4)",
            "All squares between the king's square and that of his arrival, and between the \
             rook's and that of its arrival, both arrivals included, must be vacant but for king \
             and rook.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "F.3b(4)", ()),
        renumbered(E17, "II.3.2.7.4", ()),
    ],
);

#[test]
fn the_number_in_each_edition() {
    assert_eq!(
        super::printed(&VACANCY),
        "no no no F.3b(4) lost F.3b(4) II.3.2.7.4 II.3.2.7.4 II.3.2.7.4"
    );
}
