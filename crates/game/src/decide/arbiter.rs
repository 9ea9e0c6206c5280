//! What the arbiter does.

use super::{Desk, Taken};
use crate::event::{Context, Event};
use flagfall_board::Color;
use flagfall_laws::arbiter::{self, Penalised};
use flagfall_laws::{Reason, Refusal, Score, chessclock, irregularities};
use flagfall_record::{Act, Ms, Observation, Seat, Sides};

impl Desk<'_> {
    /// The clock may do one thing alone: show that a flag is down.
    pub(super) fn arbiter_acts(&mut self) -> Taken {
        let act = self.entry.act.clone();
        let flag = matches!(&act, Act::Observe(seen) if seen.what == "flag");
        if self.entry.by == Seat::Clock && !flag {
            return Err(self.not_this_seat());
        }
        match act {
            Act::Observe(seen) => self.observe(&seen),
            Act::Answer(answer) => self.settle(&answer),
            Act::Start { side } => self.start(side),
            Act::Stop => {
                self.acted();
                self.happens(Event::ClocksStopped);
                Ok(())
            }
            Act::SetClock { side, ms } => self.set_clock(side, ms),
            Act::Restore { ply } => self.restore(ply),
            Act::Penalise {
                side,
                penalty,
                ms,
                score,
            } => {
                let it = Penalised {
                    side,
                    penalty,
                    ms,
                    score,
                };
                let answer = arbiter::penalise(&self.game.book.arbiter, &it);
                if !matches!(answer, flagfall_laws::Answer::Refused(_)) {
                    self.acted();
                }
                self.answer(answer, Context::Open(None))
            }
            Act::Declare { score } => self.declare(&score),
            Act::Adjourn | Act::Resume => Err(self.not_encoded("adjournment")),
            Act::Write(_) => {
                self.acted();
                Ok(())
            }
            _ => Err(self.not_this_seat()),
        }
    }

    fn observe(&mut self, seen: &Observation) -> Taken {
        let whose = match seen.side {
            Some(Sides::White) => Some(Color::White),
            Some(Sides::Black) => Some(Color::Black),
            Some(Sides::Both) | None => None,
        };
        match seen.what.as_str() {
            "flag" => self.observe_flag(seen.side),
            "illegal_move" => self.observe_illegal_move(whose),
            "touch_move" => self.observe_touch(),
            "dead_position" => {
                self.acted();
                let law = &self.game.book.completion.dead_position;
                let question = flagfall_laws::completion::ask_dead(law);
                self.ask(question, Context::Dead);
                Ok(())
            }
            "illegal_position" => self.observe_illegal_position(),
            "displaced" | "initial_position" | "colors_reversed" | "board_turned"
            | "unrecorded" => {
                let what = seen.what.replace('_', " ");
                Err(self.not_encoded(&what))
            }
            other => {
                self.acted();
                let text = format!("The arbiter has seen: {other}.");
                self.unregulated(self.game.turn(), &text)
            }
        }
    }

    fn start(&mut self, side: Option<Color>) -> Taken {
        if self.game.clock.is_none() {
            return Err(Refusal::plain(Reason::NoClock, "This game has no clock."));
        }
        self.acted();
        let side = side.unwrap_or_else(|| self.game.turn());
        self.happens(Event::ClockStarted(side));
        Ok(())
    }

    fn set_clock(&mut self, side: Color, ms: Ms) -> Taken {
        if self.game.clock.is_none() {
            return Err(Refusal::plain(Reason::NoClock, "This game has no clock."));
        }
        self.acted();
        self.rule(chessclock::set_clock(&self.game.book.chessclock, side, ms));
        Ok(())
    }

    fn restore(&mut self, ply: u32) -> Taken {
        if ply > self.game.plies() {
            let made = self.game.plies();
            let text = format!("Only {made} half-moves have been made.");
            return Err(Refusal::plain(Reason::NotSo, text));
        }
        self.acted();
        self.rule(irregularities::restore(&self.game.book.irregularities, ply));
        self.hold_clocks(self.game.turn());
        Ok(())
    }

    fn declare(&mut self, score: &str) -> Taken {
        let parts: Vec<&str> = score.split('-').collect();
        let read = |text: &str| match text {
            "1" => Some(Score::Win),
            "1/2" | "½" => Some(Score::Draw),
            "0" => Some(Score::Loss),
            _ => None,
        };
        let scores = match parts.as_slice() {
            [white, black] => read(white).zip(read(black)),
            _ => None,
        };
        let Some((white, black)) = scores else {
            let text = format!(
                "`{score}` is no result: scores are those of a game, 1, 1/2 or 0 each, \
                 such as 1-0, 1/2-1/2 or 0-0."
            );
            return Err(Refusal::plain(Reason::NotAllowed, text));
        };
        if (white, black) == (Score::Win, Score::Win) || both_more_than_a_game(white, black) {
            let text = format!("`{score}` gives out more than one game holds.");
            return Err(Refusal::plain(Reason::NotAllowed, text));
        }
        self.acted();
        self.rule(arbiter::declare(&self.game.book.arbiter, white, black));
        Ok(())
    }
}

fn both_more_than_a_game(white: Score, black: Score) -> bool {
    matches!(
        (white, black),
        (Score::Win, Score::Draw) | (Score::Draw, Score::Win)
    )
}
