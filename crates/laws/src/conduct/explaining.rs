//! # The meaning of a Law (R12.11)
//!
//! - Draft: its article on conduct is lost.
//! - 2014: a player may ask the arbiter to explain what the Laws say.

use crate::{Decision, Ruling};
use flagfall_board::Color;
use flagfall_edition::{Absent, Clause, D09, E14, Provision, absent, since};
use flagfall_say::say;

/// A player may have the Laws explained.
pub const EXPLAINING: Clause<()> = Clause::new(
    "R12.11",
    "The meaning of a Law",
    &[
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "11.9",
            "A player has the right to ask the arbiter what a Law says and means.",
            (),
        ),
    ],
);

/// The arbiter explains, and the game goes on.
#[must_use]
pub fn explain(law: &Provision<()>, by: Color) -> Ruling {
    Ruling::under(law, [Decision::Continue]).because(say!("law-explained", side = by))
}

#[test]
fn it_is_a_right_since_the_sixth_edition() {
    let law = EXPLAINING.under(E14).unwrap();
    let ruling = explain(&law, Color::White).to_string();
    assert_eq!(ruling, "game continues [11.9, 2014]");
    let printed = crate::chessclock::printed(&EXPLAINING);
    assert_eq!(printed, "no no no no lost 11.9 11.9 11.9 11.9");
}
