//! # Screens and boards on the wall (R6.14.1)
//!
//! Screens, monitors and demonstration boards may show the position, the number of moves and the
//! clocks. Nobody bases a claim only on what they show.
//!
//! - 2001, 2009: renumbered only.
//! - Draft, 2014, 2017: renumbered only.

use crate::{Reason, Refusal};
use flagfall_edition::{Clause, D09, E01, E09, E14, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// Displays are allowed, and prove nothing.
pub const DISPLAYS: Clause<()> = Clause::new(
    "R6.14.1",
    "Screens and boards on the wall",
    &[
        since(
            E97,
            "6.14",
            "Screens and demonstration boards may show the position, the moves, their number and \
             the clocks. No claim is based only on what is shown so.",
            (),
        ),
        renumbered(E01, "6.15", ()),
        renumbered(E09, "6.14", ()),
        renumbered(D09, "6.13", ()),
        renumbered(E14, "6.13", ()),
        renumbered(E17, "6.12.2", ()),
    ],
);

/// A claim that rests only on what a display shows.
#[must_use]
pub fn by_display(law: &Provision<()>) -> Refusal {
    Refusal::under(law, Reason::NotAllowed, say!("display-alone"))
}

/// Case A6-60.
#[test]
fn a_display_proves_nothing() {
    use flagfall_edition::E23;
    let no = by_display(&DISPLAYS.under(E23).unwrap());
    assert_eq!(no.citations()[0].to_string(), "6.12.2, 2023");
    let printed = super::printed(&DISPLAYS);
    assert_eq!(
        printed,
        "6.14 6.15 6.15 6.14 6.13 6.13 6.12.2 6.12.2 6.12.2"
    );
}
