//! The arbiter settles what was asked of him.

use super::{Desk, Taken};
use crate::event::{Context, Event, OpenQuestion};
use crate::state::Game;
use flagfall_board::Color;
use flagfall_laws::completion::{self, resignation};
use flagfall_laws::irregularities::{self, lost_by_illegal_moves};
use flagfall_laws::{
    Decision, Ending, Made, Outcome, Reason, Refusal, Ruling, Score, act_of_moving, chessclock,
};
use flagfall_record::{Act, Answer, Ms};
use flagfall_say::say;
use flagfall_winnable::{Budget, Verdict, verify, winnable};

/// The answer to a question about a fallen flag, if more positions than are looked at in play show
/// whether the opponent can mate; the clocks stand meanwhile. It always comes out the same.
#[must_use]
pub fn proved(game: &Game, open: &OpenQuestion) -> Option<&'static str> {
    let Context::Flag(flagged) = open.context else {
        return None;
    };
    let (position, side) = (game.position(), !flagged);
    let found = winnable(position, side, Budget::default());
    let sound = match (found.verdict, &found.certificate) {
        (Verdict::Unwinnable, Some(certificate)) => verify(position, certificate).is_ok(),
        (verdict, _) => verdict == Verdict::Winnable,
    };
    match chessclock::can_win(&game.book.chessclock, side, found.verdict, position) {
        Verdict::Winnable if sound => Some("yes"),
        Verdict::Unwinnable if sound => Some("no"),
        _ => None,
    }
}

impl Desk<'_> {
    pub(super) fn settle(&mut self, answer: &Answer) -> Taken {
        let open = self
            .game
            .questions
            .iter()
            .find(|open| open.id == answer.question)
            .cloned();
        let Some(open) = open else {
            let text = say!("no-such-question", id = &answer.question);
            return Err(Refusal::plain(Reason::NoSuchQuestion, text));
        };
        let choices = open.question.choices();
        if !choices.contains(&answer.choice.as_str()) {
            let text = say!(
                "no-such-choice",
                choice = &answer.choice,
                id = &open.id,
                choices = choices.to_vec()
            );
            return Err(Refusal::plain(Reason::NoSuchChoice, text));
        }
        self.acted();
        self.happens(Event::Settled(open.id.clone()));
        self.follow(&open, &answer.choice, answer.ms)
    }

    /// Whether it is an answer that can be proved: what a flag costs, because it is shown who can
    /// mate.
    pub(super) fn is_proved(&self, act: &Act) -> bool {
        let Act::Answer(answer) = act else {
            return false;
        };
        let mut open = self.game.questions.iter();
        let open = open.find(|open| open.id == answer.question);
        open.and_then(|open| proved(self.game, open)) == Some(answer.choice.as_str())
    }

    /// What the answer decides.
    fn follow(&mut self, open: &OpenQuestion, choice: &str, ms: Option<Ms>) -> Taken {
        let verdict = match choice {
            "yes" => Verdict::Winnable,
            _ => Verdict::Unwinnable,
        };
        match open.context {
            Context::Flag(whose) => {
                let law = &self.game.book.chessclock;
                self.rule(chessclock::lost_on_time(law, whose, choice == "yes"));
            }
            Context::Resignation(by) => {
                let law = &self.game.book.completion.resignation;
                let answer = resignation(law, by, verdict);
                self.answer(answer, open.context.clone())?;
            }
            Context::IllegalMoves(by) => self.illegal_moves_settled(by, verdict),
            Context::Times(whose) => {
                if let Some(ms) = ms.filter(|_| choice == "set") {
                    self.rule(chessclock::set_clock(&self.game.book.chessclock, whose, ms));
                }
            }
            Context::Dead => self.dead_settled(choice == "no"),
            Context::Late(side) => self.late_settled(side, choice == "loss"),
            Context::LateResumed(by) => self.late_resumed_settled(by, choice == "loss")?,
            Context::SealedMove { by, defect } => {
                let topic = open.question.topic();
                self.sealed_move_settled((by, defect), topic, choice)?;
            }
            Context::MateAgainstTouch(by) => self.mate_settled(by, choice == "stands")?,
            Context::BothFlags => self.both_flags_settled(choice),
            Context::Stopped(by) => {
                let law = &self.game.book.chessclock;
                if let Some(ruling) = chessclock::reason_found(law, by, choice == "yes") {
                    self.rule(ruling);
                }
            }
            Context::NeitherCame => self.neither_settled(choice == "loss"),
            Context::Device(side) => {
                let score = match choice {
                    "yes" => Score::Win,
                    _ => Score::Draw,
                };
                self.score_settled(side, Ending::Device, score);
            }
            Context::Score(side, ending) => {
                let score = match choice {
                    "win" => Score::Win,
                    "draw" => Score::Draw,
                    _ => Score::Loss,
                };
                self.score_settled(side, ending, score);
            }
            Context::Castling(by) => self.castling_settled(by, choice == "castling"),
            Context::Colors => {
                let law = &self.game.book.irregularities;
                self.rule(irregularities::colors_settled(law, choice == "new_game"));
            }
            Context::Assistant(by, help) => {
                self.help_settled(by, help, choice == "accept", ms)?;
            }
            Context::WrittenAhead(by) => self.written_ahead_settled(by, choice == "warn"),
            Context::Signed(signed) => self.signature_settled(signed, choice == "stands"),
            Context::Quickplay(by) => self.quickplay_settled(by, choice, ms)?,
            Context::ExtraTime(by) => self.extra_settled(by, choice == "agree"),
            Context::Postponed(flagged) => self.postponed_settled(flagged, choice == "uphold"),
            Context::Referred(by) => self.referred_settled(by, choice == "uphold"),
            Context::Claim(_) | Context::Chess960 | Context::Open(_) => {}
        }
        Ok(())
    }

    fn illegal_moves_settled(&mut self, by: Color, opponent_can_mate: Verdict) {
        let book = &self.game.book;
        let can_mate = opponent_can_mate == Verdict::Winnable;
        let (law, clock) = (&book.irregularities, &book.chessclock);
        self.rule(lost_by_illegal_moves(law, clock, by, can_mate));
    }

    fn dead_settled(&mut self, dead: bool) {
        let law = &self.game.book.completion.dead_position;
        let decision = match dead {
            true => Decision::End(Outcome::draw(Ending::DeadPosition)),
            false => Decision::Continue,
        };
        self.rule(Ruling::under(law, [decision]));
    }

    fn late_settled(&mut self, side: Color, loses: bool) {
        let law = &self.game.book.chessclock.default_time;
        let ruling = match loses {
            true => chessclock::lost_by_default(law, side),
            false => Ruling::under(law, [Decision::Continue]),
        };
        self.rule(ruling);
    }

    fn neither_settled(&mut self, lose: bool) {
        let law = &self.game.book.chessclock;
        let ruling = match lose {
            true => chessclock::both_lost_by_default(law),
            false => Ruling::under(&law.neither_came, [Decision::Continue]),
        };
        self.rule(ruling);
    }

    /// What was brought about against the touch, mate or a draw, stands or is taken back.
    fn mate_settled(&mut self, by: Color, stands: bool) -> Taken {
        let Some(ply) = self.game.line.last().cloned() else {
            return Ok(());
        };
        if !stands {
            let plies = Some(self.game.plies().saturating_sub(1));
            let law = &self.game.book.act_of_moving;
            let answer = act_of_moving::observed(law, ply.breach.as_deref(), plies);
            return self.put_right(answer, ply.breach.map(|it| *it));
        }
        let made = Made {
            by,
            after: &ply.after,
            legal: true,
            by_the_touch: true,
        };
        let [white, black] = [Verdict::Unwinnable; 2];
        let law = &self.game.book.completion;
        let ended = completion::checkmate(&law.checkmate, &made)
            .or_else(|| completion::stalemate(&law.stalemate, &made))
            .or_else(|| completion::dead_position(&law.dead_position, &made, white, black));
        match ended {
            Some(answer) => self.answer(answer, Context::Open(None)),
            None => Ok(()),
        }
    }

    fn both_flags_settled(&mut self, choice: &str) {
        match choice {
            "white_first" => self.fell(Color::White),
            "black_first" => self.fell(Color::Black),
            _ => {
                let last = self.in_last_period();
                let law = &self.game.book.chessclock;
                self.rule(chessclock::order_unknown(law, last));
            }
        }
    }
}
