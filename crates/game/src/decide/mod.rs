//! What comes of an act: one line an act, in one visible order.

mod adjourn;
mod arbiter;
mod blind;
mod castling;
mod chess960;
mod conduct;
mod displaced;
mod draw;
mod ending;
mod flag;
mod hands;
mod irregular;
mod making;
mod men_enough;
mod press;
mod questions;
mod quickplay;
mod recording;
mod resume;
mod set_up;
mod trial;
mod unreadable;
mod watch;

use crate::event::{Context, Event, OpenQuestion};
use crate::evolve::{hand_of, happen};
use crate::mark::Mark;
use crate::state::Game;
use flagfall_board::Color;
use flagfall_laws::{Answer, Decision, Question, Reason, Refusal, Ruling, chessclock};
use flagfall_record::{Act, Entry, Ground, Seat};
use flagfall_say::{Text, say};
pub use questions::{is_provable, proved};
pub use trial::refusal;

/// What comes of an act, in order. It changes nothing: it is done on a copy.
#[must_use]
pub fn decide(game: &Game, entry: &Entry) -> Vec<Event> {
    act(&mut game.clone(), entry)
}

/// Takes the game through an act. Of a refused one nothing stays but that it was then.
pub(crate) fn act(game: &mut Game, entry: &Entry) -> Vec<Event> {
    let was_over = !game.is_on();
    let mut desk = Desk {
        mark: game.mark(),
        before: 0,
        events: Vec::new(),
        game,
        entry,
    };
    if let Err(refusal) = desk.take() {
        let before = desk.before;
        desk.events.truncate(before);
        desk.game.back(&desk.mark);
        // Refused or not, it was said when it was said: the clocks have run on meanwhile.
        if !was_over {
            desk.events.push(Event::TimeIs(entry.at));
        }
        desk.events.push(Event::Refused(refusal));
        for event in desk.events.iter().skip(before) {
            happen(desk.game, event);
        }
    }
    desk.game.settle();
    desk.events
}

/// The arbiter's desk for one act, which takes the game further as things happen.
struct Desk<'a> {
    game: &'a mut Game,
    events: Vec<Event>,
    /// The game before the act itself, to go back to where it is refused.
    mark: Mark,
    /// What came before the act itself: a flag that called itself. It stands though the act be
    /// refused; of a refused act nothing else does.
    before: usize,
    entry: &'a Entry,
}

type Taken = Result<(), Refusal>;

impl Desk<'_> {
    fn happens(&mut self, event: Event) {
        happen(self.game, &event);
        self.events.push(event);
    }

    fn rule(&mut self, ruling: Ruling) {
        self.happens(Event::Ruled(ruling));
    }

    fn ask(&mut self, question: Question, context: Context) {
        let id = format!("q{}", self.game.asked + 1);
        let at = self.entry.at;
        self.happens(Event::Asked(Box::new(OpenQuestion {
            id,
            question,
            context,
            at,
        })));
    }

    /// Takes a clause's answer as it comes.
    fn answer(&mut self, answer: Answer, context: Context) -> Taken {
        match answer {
            Answer::Ruled(ruling) => self.rule(ruling),
            Answer::Refused(refusal) => return Err(refusal),
            Answer::Asked(question) => self.ask(question, context),
        }
        Ok(())
    }

    fn acted(&mut self) {
        self.happens(Event::Acted(self.entry.clone()));
        self.ask_chess960();
        self.require_assistant();
    }

    fn over(&self) -> Taken {
        if let Some(cancelled) = &*self.game.cancelled {
            let text = Decision::NewGame.text();
            return Err(Refusal::plain(Reason::GameOver, text).citing(&cancelled.citations));
        }
        let Some(ended) = &*self.game.ended else {
            return Ok(());
        };
        let text = say!("game-over").then(ended.outcome.text());
        let over = Refusal::plain(Reason::GameOver, text).citing(&ended.citations);
        // A device of one who has finished is that of a spectator.
        match (&self.entry.act, &self.game.book.conduct.finished) {
            (Act::Device { .. }, Ok(law)) => Err(over.and(law)),
            _ => Err(over),
        }
    }

    /// The order between things that happen at once:
    ///
    /// 1. What has ended the game is final: it admits nothing more (5.1, 5.2, 9.6).
    /// 2. A flag that calls itself fell when it fell, before the act that shows it (6.8, 6.9).
    /// 3. Whose act it is.
    /// 4. The act, on the game as it then stands. Resignation and agreement are final when they
    ///    come (5.1b, 5.2c); a claim of a draw is judged on the position (9.2, 9.3), one of a flag
    ///    on the clocks at that instant (6.8), whatever else could have been claimed.
    /// 5. What a move has ended: mate and stalemate (5.1a, 5.2a), then a dead position (5.2b), then
    ///    a count (9.6), in `ending.rs`.
    ///
    /// `tests/precedence.rs` has them in pairs.
    fn take(&mut self) -> Taken {
        if let (Act::Appeal { .. }, Some(by)) = (&self.entry.act, self.entry.by.player()) {
            return self.appeal(by);
        }
        if matches!(self.entry.act, Act::Leave { .. }) && !self.game.is_on() {
            self.acted();
            return Ok(());
        }
        match &self.entry.act {
            Act::Sign { score } => return self.sign(score),
            Act::Announce { text } => return self.announce(text),
            // A result that was signed is asked about when the game is over.
            Act::Answer(answer) if self.is_open(&answer.question) => return self.arbiter_acts(),
            _ => {}
        }
        self.over()?;
        self.call_automatically();
        self.before = self.events.len();
        if self.before > 0 {
            self.game.settle();
            self.mark = self.game.mark();
        }
        if self.before > 0 && self.entry.by == Seat::Clock {
            // It is what the clock came to say.
            self.acted();
            return Ok(());
        }
        self.over()?;
        match self.entry.by {
            Seat::Arbiter | Seat::Clock => self.arbiter_acts(),
            seat => match hand_of(seat) {
                Some(by) => self.not_referred().and_then(|()| self.player_acts(by)),
                None => Err(self.not_this_seat()),
            },
        }
    }

    fn player_acts(&mut self, by: Color) -> Taken {
        let entry = self.entry;
        self.assistant_may()?;
        self.not_adjourned(by, &entry.act)?;
        match &entry.act {
            Act::Adjust { squares } => self.adjust(by, squares),
            Act::Touch {
                squares,
                accidental,
            } => self.touch(by, squares, *accidental),
            Act::Lift { squares } => self.lift(by, squares),
            Act::Release { from, to } => self.release(by, *from, *to),
            Act::Remove { square } => self.remove(by, *square),
            Act::Exchange { square, role } => self.exchange(by, *square, *role),
            Act::Move { text, hands } => self.whole_move(by, text, *hands),
            Act::Press {
                other_hand,
                without_move,
            } => self.press(by, *other_hand, *without_move),
            Act::Displace { squares } => {
                self.acted();
                self.happens(Event::Displaced(by, squares.clone()));
                Ok(())
            }
            Act::Write(_) => {
                self.acted();
                Ok(())
            }
            Act::Claim(claim) if claim.by_display => {
                Err(chessclock::by_display(&self.game.book.chessclock.displays))
            }
            Act::Claim(claim) => match claim.ground {
                Ground::Flag => self.claim_flag(by),
                Ground::IllegalMove => self.claim_illegal_move(by),
                Ground::TouchMove => self.claim_touch(by),
                Ground::Repetition | Ground::Fifty => self.claim_draw(by, claim),
                Ground::Quickplay => self.claim_quickplay(by, claim.detail.as_deref()),
                Ground::Displaced => self.claim_displaced(by),
                Ground::Times => self.claim_times(by),
                Ground::ClockSetting => self.clock_setting(),
                Ground::Win => {
                    self.acted();
                    self.unregulated(by, say!("claim-unregulated"))
                }
            },
            act if hand_of(self.entry.by) == self.entry.by.player() || self.speaks_for(by, act) => {
                self.own_acts(by, act)
            }
            _ => Err(self.not_this_seat()),
        }
    }

    /// What only the player himself can say, never his assistant.
    fn own_acts(&mut self, by: Color, act: &Act) -> Taken {
        match act {
            Act::OfferDraw { condition } => self.offer(by, condition.as_deref()),
            Act::AcceptDraw => self.accept(by),
            Act::DeclineDraw => self.decline(by),
            Act::Resign => self.resign(by),
            Act::StopClocks { reason } => self.stop_clocks(by, reason.as_deref()),
            Act::Arrive { area } => self.arrive(by, area.as_deref()),
            Act::Request(what) => self.request(by, *what),
            Act::Leave { area, permitted } => self.leave(by, area.as_deref(), *permitted),
            Act::Device { what } => self.device(by, *what),
            Act::Seal { text } => self.seal(by, text),
            _ => Err(self.not_this_seat()),
        }
    }

    /// Whether a question of that name awaits the arbiter after the end of the game.
    fn is_open(&self, name: &str) -> bool {
        let over = self.game.ended.is_some() && self.entry.by == Seat::Arbiter;
        over && self.game.questions.iter().any(|open| open.id == name)
    }

    fn not_this_seat(&self) -> Refusal {
        let text = say!("not-this-seat", seat = self.entry.by.word());
        Refusal::plain(Reason::NotThisSeat, text)
    }

    fn unregulated(&mut self, by: Color, text: Text) -> Taken {
        let law = &self.game.book.arbiter.unregulated;
        let question = Question::under(law, flagfall_laws::Topic::Unregulated, Some(by), text);
        self.ask(question, Context::Open(None));
        Ok(())
    }
}
