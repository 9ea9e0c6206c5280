//! # Players who have finished (R12.5)
//!
//! Whoever has finished his game is a spectator; what he does then does not touch its result.
//!
//! - 2005, 2009: renumbered only.
//! - Draft: its article on conduct is lost.
//! - 2014: renumbered only.

use flagfall_edition::{Absent, Clause, D09, E05, E09, E14, E97, absent, renumbered, since};

/// A player who has finished is a spectator.
pub const FINISHED: Clause<()> = Clause::new(
    "R12.5",
    "Players who have finished",
    &[
        since(
            E97,
            "12.3",
            "A player who has finished his game counts among the spectators.",
            (),
        ),
        renumbered(E05, "12.4", ()),
        renumbered(E09, "12.5", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "11.4", ()),
    ],
);

/// Case A11-10.
#[test]
fn whoever_has_finished_is_a_spectator() {
    let printed = crate::chessclock::printed(&FINISHED);
    assert_eq!(printed, "12.3 12.3 12.4 12.5 lost 11.4 11.4 11.4 11.4");
}
