//! # The bearing of the players (R12.1)
//!
//! - 1997: the players are to behave as etiquette asks.
//! - 2001: they take no action that brings the game of chess into disrepute.
//! - Draft: its article on conduct is lost.
//! - 2014: Article 12 became Article 11.

use flagfall_edition::{Absent, Clause, D09, E01, E14, E97, absent, renumbered, since};

/// How the players are to behave.
pub const BEARING: Clause<()> = Clause::new(
    "R12.1",
    "The bearing of the players",
    &[
        since(
            E97,
            "12.1",
            "The players behave with the best of manners.",
            (),
        ),
        since(
            E01,
            "12.1",
            "The players do nothing that would bring the game of chess into disrepute.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "11.1", ()),
    ],
);

#[test]
fn it_is_at_the_head_of_the_article() {
    let printed = crate::chessclock::printed(&BEARING);
    assert_eq!(printed, "12.1 12.1 12.1 12.1 lost 11.1 11.1 11.1 11.1");
}
