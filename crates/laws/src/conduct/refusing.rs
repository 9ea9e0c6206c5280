//! # Refusing to comply (R12.8)
//!
//! A player who persistently refuses to comply with the Laws loses the game; what his opponent
//! scores the arbiter decides.
//!
//! - 2005, 2009: renumbered only.
//! - Draft: its article on conduct is lost.
//! - 2014: renumbered only.

use super::{Conduct, score_asked};
use crate::refusal::required;
use crate::{Question, Refusal, Topic};
use flagfall_board::Color;
use flagfall_edition::{Absent, Clause, D09, E05, E09, E14, E97, absent, renumbered, since};
use flagfall_say::say;

/// Persistent refusal to comply.
pub const REFUSING: Clause<()> = Clause::new(
    "R12.8",
    "Refusing to comply",
    &[
        since(
            E97,
            "12.7",
            "A player who goes on refusing to comply with the Laws loses the game; the arbiter \
             decides what his opponent scores.",
            (),
        ),
        renumbered(E05, "12.8", ()),
        renumbered(E09, "12.8", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "11.7", ()),
    ],
);

/// A player persistently refuses: he loses, and what does his opponent score?
///
/// # Errors
/// [`Refusal`] where the text is not in hand.
pub fn refusing(law: &Conduct, side: Color) -> Result<Question, Refusal> {
    let clause = required(&law.refusing, say!("what-conduct"))?;
    let opponent = !side;
    let text = say!("refusal-persists", side = side).then(score_asked(side));
    Ok(Question::under(
        clause,
        Topic::ScoreOfOpponent,
        Some(opponent),
        text,
    ))
}

/// Cases A4-27 and A11-18.
#[test]
fn he_loses_and_the_arbiter_decides_the_rest() {
    use flagfall_edition::E18;
    let asked = refusing(&super::under(E18), Color::White).unwrap();
    assert_eq!(asked.topic(), Topic::ScoreOfOpponent);
    assert_eq!(asked.about(), Some(Color::Black));
    assert!(refusing(&super::under(D09), Color::White).is_err());
    let printed = crate::chessclock::printed(&REFUSING);
    assert_eq!(printed, "12.7 12.7 12.8 12.8 lost 11.7 11.7 11.7 11.7");
}
