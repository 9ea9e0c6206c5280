//! # Inspection (R12.3d)
//!
//! - Draft: its article on conduct is lost.
//! - 2014: the arbiter may ask a player to have his clothes, bags and other things inspected, in
//!   private and by a person of the same sex. Who refuses is penalised from the arbiter's list.
//! - 2017: renumbered only.

use flagfall_edition::{Absent, Clause, D09, E14, E17, absent, renumbered, since};

/// The arbiter may have a player's things inspected.
pub const INSPECTING: Clause<()> = Clause::new(
    "R12.3d",
    "Inspection",
    &[
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "11.3b",
            "The arbiter may have a player's clothes, bags and other things inspected in private, \
             by a person of the same sex; who refuses is penalised under 12.9.",
            (),
        ),
        renumbered(E17, "11.3.3", ()),
    ],
);

/// Case A11-17.
#[test]
fn the_arbiter_may_ask_for_it_since_the_sixth_edition() {
    let printed = crate::chessclock::printed(&INSPECTING);
    assert_eq!(printed, "no no no no lost 11.3b 11.3.3 11.3.3 11.3.3");
}
