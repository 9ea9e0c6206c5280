//! # The letters of one's own language (RC.3)
//!
//! A player may name the pieces by the letters that are usual in his country. Print had better
//! use figurines.
//!
//! - 1997: the right is each country's.
//! - 2001: it is each player's.

use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E97, absent, renumbered, since};

/// That the letters of any language may be used.
pub const OWN_LANGUAGE: Clause<()> = Clause::new(
    "RC.3",
    "The letters of one's own language",
    &[
        since(
            E97,
            "E.2",
            "Each country may use the first letters of the names that are usual in it. In print \
             figurines are recommended.",
            (),
        ),
        since(
            E01,
            "E.3",
            "Each player may use the first letters of the names that are usual in his country. \
             In print figurines are recommended.",
            (),
        ),
        renumbered(E09, "C.3", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "C.3", ()),
    ],
);

#[test]
fn it_follows_the_letters() {
    assert_eq!(
        super::printed(&OWN_LANGUAGE),
        "E.2 E.3 E.3 C.3 lost C.3 C.3 C.3 C.3"
    );
}
