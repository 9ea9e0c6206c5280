//! # When the envelope is opened (RG.7)
//!
//! Not before the player who must reply to the sealed move is there.
//!
//! - 1997: first stated. 2009, 2014, 2017: renumbered. Of the draft the text is not in hand.

use crate::{Reason, Refusal};
use flagfall_board::Color;
use flagfall_edition::{
    Absent, Clause, D09, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_say::say;

/// When the envelope is opened.
pub const OPENED_WHEN: Clause<()> = Clause::new(
    "RG.7",
    "When the envelope is opened",
    &[
        since(
            E97,
            "A7",
            "The envelope is opened only when the player who must reply to the sealed move is \
             present.",
            (),
        ),
        renumbered(E09, "G.7", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "E.7", ()),
        renumbered(E17, "I.7", ()),
    ],
);

/// The sealed move is not on the board: nobody moves a man or claims with one.
#[must_use]
pub fn still_closed(law: &Provision<()>, replier: Color) -> Refusal {
    let text = say!("envelope-closed", side = replier);
    Refusal::under(law, Reason::AwaitingArbiter, text)
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed};
    use super::*;

    #[test]
    fn every_edition_in_hand_has_it() {
        assert_eq!(printed(&OPENED_WHEN), "A7 A7 A7 G.7 lost E.7 I.7 I.7 I.7");
    }

    #[test]
    fn it_waits_for_the_one_who_replies() {
        for edition in IN_HAND {
            let law = OPENED_WHEN.under(edition).unwrap();
            let refusal = still_closed(&law, Color::Black);
            assert_eq!(refusal.reason(), Reason::AwaitingArbiter);
        }
    }
}
