//! # The position cannot be established (RG.11b)
//!
//! The game is annulled and a new one is played.
//!
//! - 1997: first stated. 2009, 2014, 2017: renumbered. Of the draft the text is not in hand.

use crate::{Decision, Ruling};
use flagfall_edition::{
    Absent, Clause, D09, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_say::say;

/// The position cannot be established.
pub const POSITION_UNKNOWN: Clause<()> = Clause::new(
    "RG.11b",
    "The position cannot be established",
    &[
        since(
            E97,
            "A11b",
            "If the position cannot be established, the game is annulled and a new one is played.",
            (),
        ),
        renumbered(E09, "G.11b", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "E.12b", ()),
        renumbered(E17, "I.12.2", ()),
    ],
);

/// Nobody can say how the men stood when the game was adjourned.
#[must_use]
pub fn position_unknown(law: &Provision<()>) -> Ruling {
    Ruling::under(law, [Decision::NewGame]).because(say!("position-unknown"))
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed};
    use super::*;

    #[test]
    fn every_edition_in_hand_has_it() {
        assert_eq!(
            printed(&POSITION_UNKNOWN),
            "A11b A11b A11b G.11b lost E.12b I.12.2 I.12.2 I.12.2"
        );
    }

    #[test]
    fn a_new_game_is_played() {
        for edition in IN_HAND {
            let law = POSITION_UNKNOWN.under(edition).unwrap();
            let found = position_unknown(&law).to_string();
            assert!(found.starts_with("new game ["), "{found}");
        }
    }
}
