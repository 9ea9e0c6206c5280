//! # The player who sealed is absent (RG.9c)
//!
//! His opponent may reply as usual, or seal his reply in turn: then he stops his clock and starts
//! that of the absent player, on whose arrival the envelope is opened.
//!
//! - 1997: first stated. 2009, 2014, 2017: renumbered. Of the draft the text is not in hand.

use crate::{Decision, Ruling};
use flagfall_board::Color;
use flagfall_edition::{
    Absent, Clause, D09, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_say::say;

/// The player who sealed is absent.
pub const SEALER_ABSENT: Clause<()> = Clause::new(
    "RG.9c",
    "The player who sealed is absent",
    &[
        since(
            E97,
            "A9c",
            "If the player who sealed is absent, his opponent may write his reply, seal it in a \
             fresh envelope, stop his clock and start the absent player's, in place of making the \
             reply on the board. The arbiter keeps that envelope and opens it when the absent \
             player arrives.",
            (),
        ),
        renumbered(E09, "G.9c", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "E.9c", ()),
        renumbered(E17, "I.9.3", ()),
    ],
);

/// The reply is sealed: the clock of the absent player runs.
#[must_use]
pub fn reply_sealed(law: &Provision<()>, absent: Color) -> Ruling {
    let text = say!("reply-sealed", side = !absent, absent = absent);
    Ruling::under(law, [Decision::StartClock(absent)]).because(text)
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed};
    use super::*;

    #[test]
    fn every_edition_in_hand_has_it() {
        assert_eq!(
            printed(&SEALER_ABSENT),
            "A9c A9c A9c G.9c lost E.9c I.9.3 I.9.3 I.9.3"
        );
    }

    #[test]
    fn the_absent_player_s_clock_runs() {
        for edition in IN_HAND {
            let law = SEALER_ABSENT.under(edition).unwrap();
            let found = reply_sealed(&law, Color::White).to_string();
            assert!(found.starts_with("White's clock runs ["), "{found}");
        }
    }
}
