//! The arbiter settles what was asked of him.

use super::{Desk, Taken};
use crate::event::{Context, Event, OpenQuestion};
use crate::state::Game;
use flagfall_board::{Color, Position};
use flagfall_laws::completion::{self, resignation};
use flagfall_laws::irregularities::{self, lost_by_illegal_moves};
use flagfall_laws::{
    Decision, Ending, Made, Outcome, Reason, Refusal, Ruling, Score, Topic, act_of_moving,
    chessclock,
};
use flagfall_record::{Act, Answer, Ms};
use flagfall_say::say;
use flagfall_winnable::{Budget, Verdict, verify, winnable};

/// Whether a question is one that [`proved`] may answer: it hangs on nothing but who can mate.
#[must_use]
pub fn is_provable(open: &OpenQuestion) -> bool {
    match open.context {
        Context::Flag(_) | Context::Dead => true,
        Context::Resignation(_) | Context::Device(_) | Context::IllegalMoves(_) => {
            open.question.topic() == Topic::CanMate
        }
        _ => false,
    }
}

/// The answer to a question that hangs on who can mate, if more positions than are looked at in
/// play show it; the game waits meanwhile. It always comes out the same.
#[must_use]
pub fn proved(game: &Game, open: &OpenQuestion) -> Option<&'static str> {
    if !is_provable(open) {
        return None;
    }
    let law = &game.book.chessclock;
    let now = game.position();
    let verdict = match open.context {
        Context::Dead => return is_dead(now).map(|dead| if dead { "no" } else { "yes" }),
        Context::Flag(by) => chessclock::can_win(law, !by, sound(now, !by), now),
        Context::Resignation(by) | Context::Device(by) => sound(now, !by),
        Context::IllegalMoves(by) => {
            let before = before_illegal_move(game, by)?;
            chessclock::can_win(law, !by, sound(before, !by), before)
        }
        _ => Verdict::Undetermined,
    };
    match verdict {
        Verdict::Winnable => Some("yes"),
        Verdict::Unwinnable => Some("no"),
        Verdict::Undetermined => None,
    }
}

/// Whether a side can mate, believed only with its proof.
fn sound(position: &Position, side: Color) -> Verdict {
    let found = winnable(position, side, Budget::default());
    match &found.certificate {
        Some(certificate) if verify(position, certificate).is_err() => Verdict::Undetermined,
        _ => found.verdict,
    }
}

/// Whether nobody can mate, if that can be proved.
fn is_dead(position: &Position) -> Option<bool> {
    let sides = Color::ALL.map(|side| sound(position, side));
    match sides {
        [Verdict::Winnable, _] | [_, Verdict::Winnable] => Some(false),
        [Verdict::Unwinnable, Verdict::Unwinnable] => Some(true),
        _ => None,
    }
}

/// The position in which a player made the illegal move that may cost him the game.
fn before_illegal_move(game: &Game, by: Color) -> Option<&Position> {
    let mut slips = game.slips.iter().rev();
    let slip = slips.find(|slip| slip.by == by && slip.settled)?;
    Some(game.position_before(slip.plies_before))
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

    /// Whether it is an answer that can be proved, because it is shown who can mate.
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
