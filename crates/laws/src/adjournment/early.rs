//! # Adjourned before the session ends (RG.1b)
//!
//! A player who adjourns of his own accord before the end of the session has his clock set as if
//! he had sealed at the nominal end of it.
//!
//! - 1997: first stated. 2009, 2014, 2017: renumbered. Of the draft the text is not in hand.

use crate::{Decision, Ruling};
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_edition::{
    Absent, Clause, D09, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_record::Ms;
use flagfall_say::say;

/// Adjourned before the session ends.
pub const ADJOURNED_EARLY: Clause<()> = Clause::new(
    "RG.1b",
    "Adjourned before the session ends",
    &[
        since(
            E97,
            "A1b",
            "A player who has the move and adjourns before the end of the session is taken to have \
             sealed at its nominal end, and his time is recorded so.",
            (),
        ),
        renumbered(E09, "G.1b", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "E.1b", ()),
        renumbered(E17, "I.1.2", ()),
    ],
);

/// He sealed so long before the end of the session: that time is his.
#[must_use]
pub fn deemed_sealed_later(law: &Provision<()>, by: Color, before_the_end: Ms) -> Option<Ruling> {
    (before_the_end > Millis::ZERO).then(|| {
        let text = say!("adjourned-early", side = by, time = before_the_end);
        Ruling::under(law, [Decision::TakeTime(by, before_the_end)]).because(text)
    })
}

#[cfg(test)]
mod tests {
    use super::super::{IN_HAND, printed};
    use super::*;

    #[test]
    fn every_edition_in_hand_has_it() {
        assert_eq!(
            printed(&ADJOURNED_EARLY),
            "A1b A1b A1b G.1b lost E.1b I.1.2 I.1.2 I.1.2"
        );
    }

    #[test]
    fn the_rest_of_the_session_is_his() {
        for edition in IN_HAND {
            let law = ADJOURNED_EARLY.under(edition).unwrap();
            let of = |ms| deemed_sealed_later(&law, Color::White, ms);
            assert!(of(Millis::ZERO).is_none());
            assert!(of(Millis::minutes(-3)).is_none());
            let found = of(Millis::minutes(10)).unwrap().to_string();
            assert!(found.starts_with("White -10:00 ["), "{found}");
        }
    }
}
