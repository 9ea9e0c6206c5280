//! # Two boards (RE.1)
//!
//! The organiser may adapt these rules to the place. Between a sighted and a blind player either
//! may ask for two boards; that of the blind player has apertures for men with pegs.
//!
//! - 1997, the draft: not in hand.
//! - 2009, 2014, 2017: renumbered.

use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E17, E97, absent, renumbered, since};

/// Two boards.
pub const TWO_BOARDS: Clause<()> = Clause::new(
    "RE.1",
    "Two boards",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "F.1",
            "The rules on blind players may be adapted to the place. In a game between a sighted \
             and a blind player either may demand two boards, the blind player's with raised \
             black squares, an aperture in each square and pegged men, of which the black ones \
             are marked.",
            (),
        ),
        renumbered(E09, "E.1", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "D.1", ()),
        renumbered(E17, "D.1", ()),
    ],
);

#[test]
fn the_number_in_each_edition() {
    assert_eq!(
        super::printed(&TWO_BOARDS),
        "lost F.1 F.1 E.1 lost D.1 D.1 D.1 D.1"
    );
}
