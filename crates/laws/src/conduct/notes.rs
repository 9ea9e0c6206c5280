//! # Notes and advice (R12.3a)
//!
//! While he plays a player uses no notes and no advice, and analyses on no other board.
//!
//! - 2005, 2009: renumbered only.
//! - Draft: its article on conduct is lost.
//! - 2014, 2017: renumbered only.

use flagfall_edition::{Absent, Clause, D09, E05, E09, E14, E17, E97, absent, renumbered, since};

/// Notes, sources of information, advice, another board.
pub const NOTES: Clause<()> = Clause::new(
    "R12.3a",
    "Notes and advice",
    &[
        since(
            E97,
            "12.2",
            "During the game a player makes no use of notes, of any source of information or of \
             advice, and does not analyse on another board.",
            (),
        ),
        renumbered(E05, "12.2a", ()),
        renumbered(E09, "12.3a", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "11.3a", ()),
        renumbered(E17, "11.3.1", ()),
    ],
);

#[test]
fn notes_were_never_allowed() {
    let printed = crate::chessclock::printed(&NOTES);
    assert_eq!(
        printed,
        "12.2 12.2 12.2a 12.3a lost 11.3a 11.3.1 11.3.1 11.3.1"
    );
}
