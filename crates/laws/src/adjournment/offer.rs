//! # An offer made after the sealing (RG.4)
//!
//! A draw offered by the other player after the move was sealed stands until it is accepted or
//! refused as any offer is. The sealed move was written before it, and does not refuse it.
//!
//! - 1997: first stated. 2009, 2014, 2017: renumbered. Of the draft the text is not in hand.

use flagfall_edition::{Absent, Clause, D09, E09, E14, E17, E97, absent, renumbered, since};

/// An offer made after the sealing.
pub const OFFER_AFTER_SEALING: Clause<()> = Clause::new(
    "RG.4",
    "An offer made after the sealing",
    &[
        since(
            E97,
            "A4",
            "A draw offered after the opponent has sealed stands until he accepts it or refuses it \
             as an offer is refused (9.1).",
            (),
        ),
        renumbered(E09, "G.4", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "E.4", ()),
        renumbered(E17, "I.4", ()),
    ],
);

#[test]
fn every_edition_in_hand_has_it() {
    assert_eq!(
        super::printed(&OFFER_AFTER_SEALING),
        "A4 A4 A4 G.4 lost E.4 I.4 I.4 I.4"
    );
}
