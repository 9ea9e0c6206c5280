//! # The interest of the competition (R13.2)
//!
//! The arbiter acts in the best interest of the competition: he sees to a good playing
//! environment, that nobody is disturbed, and supervises how the event goes.
//!
//! - Draft: its article on the arbiter is lost.
//! - 2014: Article 13 became Article 12.
//! - 2017: fair play comes first; disabled players and those who need medical care get what they
//!   need.
//! - 2018: he follows the rules against cheating.
//! - 2023: now called fair play rules.

use flagfall_edition::{Absent, Clause, D09, E14, E17, E18, E23, E97, absent, renumbered, since};

/// The arbiter acts in the interest of the competition.
pub const INTEREST: Clause<()> = Clause::new(
    "R13.2",
    "The interest of the competition",
    &[
        since(
            E97,
            "13.2",
            "The arbiter acts in the best interest of the competition: he sees that the players \
             have good conditions and are not disturbed, and supervises how it goes.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "12.2", ()),
        since(
            E17,
            "12.2",
            "The arbiter ensures fair play and acts in the best interest of the competition: good \
             conditions, no disturbance, measures for disabled players and medical needs, and \
             supervision of how it goes.",
            (),
        ),
        since(
            E18,
            "12.2",
            "The arbiter ensures fair play and acts in the best interest of the competition: good \
             conditions, no disturbance, measures for disabled players and medical needs, \
             supervision of how it goes, and the rules against cheating.",
            (),
        ),
        since(
            E23,
            "12.2",
            "The arbiter ensures fair play and acts in the best interest of the competition: good \
             conditions, no disturbance, measures for disabled players and medical needs, \
             supervision of how it goes, and the fair play rules.",
            (),
        ),
    ],
);

#[test]
fn it_follows_the_first_duty() {
    let printed = crate::chessclock::printed(&INTEREST);
    assert_eq!(printed, "13.2 13.2 13.2 13.2 lost 12.2 12.2 12.2 12.2");
}
