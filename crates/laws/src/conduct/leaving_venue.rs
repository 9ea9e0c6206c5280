//! # Leaving the venue (R12.2a)
//!
//! No player leaves the playing venue without the arbiter's permission. His clock runs, if it is
//! his; he does not lose by going.
//!
//! - 2005, 2009: renumbered only.
//! - Draft: its article on conduct is lost.
//! - 2014, 2017: renumbered only.

use flagfall_edition::{Absent, Clause, D09, E05, E09, E14, E17, E97, absent, renumbered, since};

/// Nobody leaves the venue without permission.
pub const LEAVING_VENUE: Clause<()> = Clause::new(
    "R12.2a",
    "Leaving the venue",
    &[
        since(
            E97,
            "12.4",
            "A player leaves the playing venue only with the arbiter's permission.",
            (),
        ),
        renumbered(E05, "12.5", ()),
        renumbered(E09, "12.2", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "11.2", ()),
        renumbered(E17, "11.2.3.1", ()),
    ],
);

/// Case A5-17.
#[test]
fn it_takes_permission_in_every_edition() {
    let printed = crate::chessclock::printed(&LEAVING_VENUE);
    assert_eq!(
        printed,
        "12.4 12.4 12.5 12.2 lost 11.2 11.2.3.1 11.2.3.1 11.2.3.1"
    );
}
