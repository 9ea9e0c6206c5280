//! # The arbiter sees that the Laws are observed (R13.1)
//!
//! - Draft: its article on the arbiter is lost.
//! - 2014: Article 13 became Article 12.

use flagfall_edition::{Absent, Clause, D09, E14, E97, absent, renumbered, since};

/// The arbiter sees that the Laws are observed.
pub const OBSERVES_LAWS: Clause<()> = Clause::new(
    "R13.1",
    "The arbiter sees that the Laws are observed",
    &[
        since(
            E97,
            "13.1",
            "It is the arbiter's office that play keeps to the Laws.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "12.1", ()),
    ],
);

#[test]
fn it_is_at_the_head_of_the_article() {
    let printed = crate::chessclock::printed(&OBSERVES_LAWS);
    assert_eq!(printed, "13.1 13.1 13.1 13.1 lost 12.1 12.1 12.1 12.1");
}
