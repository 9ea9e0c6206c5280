//! # Played on after the draw (R9.6c)
//!
//! A game drawn by the fifth occurrence or by seventy-five moves is over, though nobody noticed
//! and the players went on. What is done about the moves after it, a mate perhaps, the Laws do
//! not say: the arbiter decides when it comes to light.
//!
//! - Before 2014 no draw comes without a claim; of the draft we cannot say.

use crate::{Question, Topic};
use flagfall_edition::{Absent, Clause, D09, E14, Law, absent, since};
use flagfall_say::say;

/// The draw came first, whatever was played after it.
pub const PLAYED_ON: Clause<()> = Clause::new(
    "R9.6c",
    "Played on after the draw",
    &[
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "9.6",
            "The fifth occurrence and the seventy-fifth move draw the game of themselves. Moves \
             played after it in ignorance are a matter for the arbiter.",
            (),
        ),
    ],
);

/// It comes to light that the game was drawn after half-move `ply` and went on.
#[must_use]
pub fn played_on(law: &Law<()>, ply: u32) -> Option<Question> {
    let law = law.as_ref().ok()?;
    let text = say!("played-on", ply = ply);
    Some(Question::under(law, Topic::Unregulated, None, text))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{law, printed};
    use super::*;
    use flagfall_edition::{E01, E05, E09, E17, E18, E23, E97, Edition};

    fn check(editions: &[Edition], expect: Option<&str>) {
        for &edition in editions {
            let found = played_on(&law(edition).played_on, 150);
            let found = found.map(|it| it.citations()[0].article);
            assert_eq!(found, expect, "{edition}");
        }
    }

    /// Case A9-33: the mate of half-move 160 came in a game that was over.
    #[test]
    fn the_arbiter_is_asked_where_a_draw_needs_no_claim() {
        check(&[E14, E17, E18, E23], Some("9.6"));
        check(&[E97, E01, E05, E09, D09], None);
        let numbers = "no no no no lost 9.6 9.6 9.6 9.6";
        assert_eq!(printed(&PLAYED_ON), numbers);
    }
}
