//! # What of castling stays as usual in Chess960 (RF.4)
//!
//! Neither king nor that rook has moved; the king is not in check, passes no attacked square and
//! does not come to stand on one. So the usual rules say, which are read with the squares of
//! Chess960.
//!
//! - To 2005: no such rules. Of the draft the text is not in hand.
//! - 2009: in an appendix. 2017: a guideline.

use crate::{Question, Topic};
use flagfall_edition::{
    Absent, Clause, D09, E09, E14, E17, Edition, Provision, absent, renumbered, since,
};
use flagfall_say::say;

/// What of castling stays as usual in Chess960.
pub const USUAL_RULES: Clause<()> = Clause::new(
    "RF.4",
    "What of castling stays as usual in Chess960",
    &[
        since(
            E09,
            "F.3a",
            "The usual rules on castling hold, as far as they do not take king and rook to stand \
             on their usual squares.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "F.3a", ()),
        renumbered(E17, "II.3.1", ()),
    ],
);

/// The edition has no such rules, and a game of Chess960 is played under it: by the Preface it is
/// for the arbiter.
#[must_use]
pub fn ask_unknown(preface: &Provision<()>, edition: Edition) -> Question {
    let text = say!("chess960-unknown", edition = edition);
    Question::under(preface, Topic::Unregulated, None, text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arbiter::UNREGULATED;
    use flagfall_edition::E97;

    #[test]
    fn before_2009_it_is_for_the_arbiter() {
        let preface = UNREGULATED.under(E97).unwrap();
        let question = ask_unknown(&preface, E97);
        assert_eq!(question.topic(), Topic::Unregulated);
        assert_eq!(
            super::super::printed(&USUAL_RULES),
            "no no no F.3a lost F.3a II.3.1 II.3.1 II.3.1"
        );
    }
}
