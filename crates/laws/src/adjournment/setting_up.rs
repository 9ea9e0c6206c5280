//! # The board and the clocks at resumption (RG.5)
//!
//! Before play is resumed the position before the sealed move stands on the board, and the clocks
//! show what they showed when the game was adjourned.
//!
//! - 1997: first stated. 2009, 2014, 2017: renumbered. Of the draft the text is not in hand.

use flagfall_edition::{Absent, Clause, D09, E09, E14, E17, E97, absent, renumbered, since};

/// The board and the clocks at resumption.
pub const SETTING_UP: Clause<()> = Clause::new(
    "RG.5",
    "The board and the clocks at resumption",
    &[
        since(
            E97,
            "A5",
            "Before the resumption the position immediately before the sealed move is set up, and \
             the clocks show the times at which the game was adjourned.",
            (),
        ),
        renumbered(E09, "G.5", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "E.5", ()),
        renumbered(E17, "I.5", ()),
    ],
);

#[test]
fn every_edition_in_hand_has_it() {
    assert_eq!(
        super::printed(&SETTING_UP),
        "A5 A5 A5 G.5 lost E.5 I.5 I.5 I.5"
    );
}
