//! # The letters of the pieces (RC.2)
//!
//! A piece goes by the first letter of its name, a capital; in English the knight by N.

use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E97, absent, renumbered, since};

/// By which letter a piece goes.
pub const LETTERS: Clause<()> = Clause::new(
    "RC.2",
    "The letters of the pieces",
    &[
        since(
            E97,
            "E.1",
            "A piece is named by the first letter of its name, written as a capital: K, Q, R, B, \
             and N for the knight.",
            (),
        ),
        renumbered(E01, "E.2", ()),
        renumbered(E09, "C.2", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "C.2", ()),
    ],
);

#[test]
fn it_is_the_first_clause_of_1997_and_the_second_later() {
    assert_eq!(
        super::printed(&LETTERS),
        "E.1 E.2 E.2 C.2 lost C.2 C.2 C.2 C.2"
    );
}
