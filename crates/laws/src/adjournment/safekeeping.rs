//! # Who keeps the envelope (RG.3)
//!
//! The arbiter checks what stands on the envelope, and keeps it. Nobody sees the move before it is
//! opened.
//!
//! - 1997: first stated. 2009, 2014, 2017: renumbered. Of the draft the text is not in hand.

use flagfall_edition::{Absent, Clause, D09, E09, E14, E17, E97, absent, renumbered, since};

/// Who keeps the envelope.
pub const SAFEKEEPING: Clause<()> = Clause::new(
    "RG.3",
    "Who keeps the envelope",
    &[
        since(
            E97,
            "A3",
            "The arbiter checks what is written on the envelope and answers for its keeping.",
            (),
        ),
        renumbered(E09, "G.3", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "E.3", ()),
        renumbered(E17, "I.3", ()),
    ],
);

#[test]
fn every_edition_in_hand_has_it() {
    assert_eq!(
        super::printed(&SAFEKEEPING),
        "A3 A3 A3 G.3 lost E.3 I.3 I.3 I.3"
    );
}
