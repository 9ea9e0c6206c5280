//! # Ended before the resumption (RG.6)
//!
//! A draw agreed before the resumption, or a resignation told to the arbiter, ends the game; the
//! sealed move is never played.
//!
//! - 1997: first stated. 2009, 2014, 2017: renumbered. Of the draft the text is not in hand.

use crate::Answer;
use flagfall_edition::{
    Absent, Clause, D09, E09, E14, E17, E97, Provision, absent, renumbered, since,
};

/// Ended before the resumption.
pub const ENDED_BEFORE: Clause<()> = Clause::new(
    "RG.6",
    "Ended before the resumption",
    &[
        since(
            E97,
            "A6",
            "If before the resumption the players agree on a draw, or one of them tells the \
             arbiter that he resigns, the game is over.",
            (),
        ),
        renumbered(E09, "G.6", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "E.6", ()),
        renumbered(E17, "I.6", ()),
    ],
);

/// What ended the game while it was adjourned rests on this clause as well.
#[must_use]
pub fn ended_before(law: &Provision<()>, answer: Answer) -> Answer {
    match answer {
        Answer::Ruled(ruling) => Answer::Ruled(ruling.and(law)),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed};
    use super::*;
    use crate::{Decision, Ending, Outcome, Ruling};

    #[test]
    fn every_edition_in_hand_has_it() {
        assert_eq!(printed(&ENDED_BEFORE), "A6 A6 A6 G.6 lost E.6 I.6 I.6 I.6");
    }

    #[test]
    fn the_ruling_cites_it_too() {
        for edition in IN_HAND {
            let law = ENDED_BEFORE.under(edition).unwrap();
            let drawn = Decision::End(Outcome::draw(Ending::Agreement));
            let other = super::super::under(edition).offer.unwrap();
            let answer = ended_before(&law, Ruling::under(&other, [drawn]).into());
            let Answer::Ruled(ruling) = answer else {
                panic!("{answer:?}");
            };
            assert_eq!(ruling.citations().len(), 2);
            assert_eq!(ruling.citations()[1].id, "RG.6");
        }
    }
}
