//! # Reporting before leaving the playing area (R12.2c)
//!
//! - Draft: its article on conduct is lost.
//! - 2017: the regulations of an event may say that the opponent of the player having the move
//!   reports to the arbiter when he wishes to leave the playing area. The option
//!   `leaving_reported` = `required` says so.

use flagfall_edition::{Absent, Clause, D09, E14, E17, absent, since};

/// An event may have a player report before he leaves the area.
pub const REPORTING: Clause<()> = Clause::new(
    "R12.2c",
    "Reporting before leaving the playing area",
    &[
        absent(D09, Absent::NotInHand),
        absent(E14, Absent::NotYet),
        since(
            E17,
            "11.2.4",
            "The regulations of an event may have the opponent of the player having the move \
             report to the arbiter before he leaves the playing area.",
            (),
        ),
    ],
);

#[test]
fn an_event_may_ask_for_it_since_the_seventh_edition() {
    let printed = crate::chessclock::printed(&REPORTING);
    assert_eq!(printed, "no no no no lost no 11.2.4 11.2.4 11.2.4");
}
