//! # What stands on the envelope (RG.2)
//!
//! Seven facts: the names, the position before the sealed move, the time each player has used, who
//! sealed, the number of the move, a draw offer that stands, and when and where play is resumed.
//! The first and the last are the event's to say; the others follow from the game.
//!
//! - 1997: first stated. 2009, 2014, 2017: renumbered. Of the draft the text is not in hand.

use flagfall_edition::{Absent, Clause, D09, E09, E14, E17, E97, absent, renumbered, since};

/// What stands on the envelope.
pub const ENVELOPE: Clause<()> = Clause::new(
    "RG.2",
    "What stands on the envelope",
    &[
        since(
            E97,
            "A2",
            "The envelope bears the players' names, the position immediately before the sealed \
             move, the time used by each, who sealed, the number of the sealed move, the offer of \
             a draw if one stands, and the date, time and place of resumption.",
            (),
        ),
        renumbered(E09, "G.2", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "E.2", ()),
        renumbered(E17, "I.2", ()),
    ],
);

#[test]
fn every_edition_in_hand_has_it() {
    assert_eq!(
        super::printed(&ENVELOPE),
        "A2 A2 A2 G.2 lost E.2 I.2 I.2 I.2"
    );
}
