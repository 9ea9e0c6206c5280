//! # When a blind player touches a man (RE.2.2)
//!
//! When he takes it out of its aperture; his fingers may read the board.
//!
//! - 1997, the draft: not in hand.
//! - 2009, 2014, 2017: renumbered.

use flagfall_edition::Law;
use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E17, E97, absent, renumbered, since};

/// When a blind player touches a man.
pub const TOUCHED: Clause<()> = Clause::new(
    "RE.2.2",
    "When a blind player touches a man",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "F.2(ii)",
            "On the board of the blind player a man is touched when it has been taken out of its \
             aperture.",
            (),
        ),
        renumbered(E09, "E.2.2", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "D.2b", ()),
        renumbered(E17, "D.2.2", ()),
    ],
);

/// Whether men are touched in the sense of Article 4 by a player at his board.
#[must_use]
pub const fn is_touched(law: &Law<()>, blind: bool, taken_out: bool) -> bool {
    taken_out || !blind || law.is_err()
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed};
    use super::*;

    #[test]
    fn the_number_in_each_edition() {
        assert_eq!(
            printed(&TOUCHED),
            "lost F.2(ii) F.2(ii) E.2.2 lost D.2b D.2.2 D.2.2 D.2.2"
        );
    }

    #[test]
    fn fingers_may_read_the_board() {
        for edition in IN_HAND {
            let law = super::super::under(edition).touched;
            assert!(!is_touched(&law, true, false));
            assert!(is_touched(&law, true, true));
            assert!(is_touched(&law, false, false), "the sighted player's hands");
        }
        let lost = super::super::under(E97).touched;
        assert!(
            is_touched(&lost, true, false),
            "of 1997 there is no such text"
        );
    }
}
