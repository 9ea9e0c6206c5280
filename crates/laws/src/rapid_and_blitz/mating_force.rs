//! # Men enough to win a blitz game (RB.4)
//!
//! Who is to win on time or by an illegal move must have men enough to be able to come, with the
//! opponent's help, to a position in which the opponent has the move and cannot avoid being mated
//! at the next. Two knights against a bare king are not enough, a rook against a knight is. It is
//! looked at before the illegal move, which may have taken the men.
//!
//! - 1997: first stated.
//! - 2001: no longer; the test is that of the article. Of the draft we have no appendix.

use crate::{Decision, Ending, Outcome, Question, Ruling, Topic};
use flagfall_board::Color;
use flagfall_edition::{Absent, Clause, E01, E97, Provision, absent, since};
use flagfall_say::say;

/// Men enough to win a blitz game.
pub const MATING_FORCE: Clause<()> = Clause::new(
    "RB.4",
    "Men enough to win a blitz game",
    &[
        since(
            E97,
            "C4",
            "To win, a player must have men enough to be able to come by legal moves, if need be \
             with the opponent's help, to a position in which the opponent has the move and \
             cannot avoid being mated at the next.",
            (),
        ),
        absent(E01, Absent::Repealed),
    ],
);

/// That player would win on time or by the illegal move, and has not men enough: it is drawn.
#[must_use]
pub fn not_men_enough(law: &Provision<()>, by: Color) -> Ruling {
    let drawn = Decision::End(Outcome::draw(Ending::CannotMate));
    Ruling::under(law, [drawn]).because(say!("blitz-not-men-enough", side = by))
}

/// Whether he has men enough could not be computed.
#[must_use]
pub fn ask_men_enough(law: &Provision<()>, by: Color) -> Question {
    let text = say!("blitz-men-enough-asked", side = by);
    Question::under(law, Topic::CanMate, Some(by), text)
}

#[cfg(test)]
mod tests {
    use super::super::testing::printed;
    use super::*;

    #[test]
    fn who_has_not_men_enough_draws() {
        let law = MATING_FORCE.under(E97).unwrap();
        let found = not_men_enough(&law, Color::White).to_string();
        assert_eq!(found, "1/2-1/2 cannot_mate [C4, 1997]");
        let asked = ask_men_enough(&law, Color::White);
        assert_eq!(asked.topic(), Topic::CanMate);
        assert_eq!(
            printed(&MATING_FORCE),
            "C4 gone gone gone gone gone gone gone gone"
        );
    }
}
