//! # Where the clock stands (R6.4)
//!
//! The arbiter decides it before the game begins.
//!
//! - Draft, 2014: renumbered only.

use crate::{Reason, Refusal};
use flagfall_edition::{Clause, D09, E14, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The arbiter decides where the clock stands.
pub const PLACEMENT: Clause<()> = Clause::new(
    "R6.4",
    "Where the clock stands",
    &[
        since(
            E97,
            "6.4",
            "Before the game begins the arbiter decides where the clock stands.",
            (),
        ),
        renumbered(D09, "6.5", ()),
        renumbered(E14, "6.5", ()),
    ],
);

/// A player would like the clock on his other hand.
#[must_use]
pub fn placed(law: &Provision<()>) -> Refusal {
    Refusal::under(law, Reason::NotAllowed, say!("clock-placed"))
}

/// Case A6-55.
#[test]
fn it_is_not_for_the_player_to_decide() {
    use flagfall_edition::E18;
    let no = placed(&PLACEMENT.under(E18).unwrap());
    assert_eq!(no.citations()[0].to_string(), "6.5, 2018");
    let printed = super::printed(&PLACEMENT);
    assert_eq!(printed, "6.4 6.4 6.4 6.4 6.5 6.5 6.5 6.5 6.5");
}
