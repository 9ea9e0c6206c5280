//! Blitz of 1997: men enough to win, whatever the position.

use super::Desk;
use crate::event::{Context, Event};
use flagfall_board::{Color, Position};
use flagfall_laws::Answer;
use flagfall_laws::rapid_and_blitz::{ask_men_enough, not_men_enough};
use flagfall_winnable::{Verdict, can_force};

impl Desk<'_> {
    /// Whether that player would win and has not men enough, or nobody can say: then it is ruled,
    /// or asked.
    pub(super) fn has_too_few_men(&mut self, winner: Color) -> bool {
        let answer = self.men_enough(winner, self.game.position());
        let Some(answer) = answer else {
            return false;
        };
        if matches!(answer, Answer::Asked(_)) {
            self.happens(Event::ClocksStopped);
        }
        // The clause rules or asks; it never refuses.
        let _ = self.answer(answer, Context::Flag(!winner));
        true
    }

    /// The same for what an illegal move would lose, from the position before it.
    pub(super) fn with_men_enough(
        &self,
        answers: Vec<Answer>,
        winner: Color,
        before: &Position,
    ) -> Vec<Answer> {
        let wins = |answer: &Answer| match answer {
            Answer::Ruled(ruling) => ruling
                .outcome()
                .is_some_and(|it| it.score(winner) == flagfall_laws::Score::Win),
            Answer::Refused(_) | Answer::Asked(_) => false,
        };
        let instead = |answer: Answer| match wins(&answer) {
            true => self.men_enough(winner, before).unwrap_or(answer),
            false => answer,
        };
        answers.into_iter().map(instead).collect()
    }

    fn men_enough(&self, winner: Color, position: &Position) -> Option<Answer> {
        let law = self.game.book.rapid_and_blitz.mating_force.as_ref()?;
        match can_force(position, winner) {
            Verdict::Winnable => None,
            Verdict::Unwinnable => Some(not_men_enough(law, winner).into()),
            Verdict::Undetermined => Some(ask_men_enough(law, winner).into()),
        }
    }
}
