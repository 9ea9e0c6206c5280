//! The press, an act of its own.

use super::{Desk, Taken};
use crate::event::{Context, Event};
use crate::state::SlipKind;
use crate::timing::running;
use flagfall_board::Color;
use flagfall_laws::act_of_moving::{Pending, Progress};
use flagfall_laws::conduct::ask_penalty;
use flagfall_laws::{Reason, Refusal, chessclock};
use flagfall_record::Supervision;
use flagfall_say::say;

impl Desk<'_> {
    pub(super) fn press(&mut self, by: Color, other_hand: bool, without_move: bool) -> Taken {
        let law = &self.game.book.chessclock.pressing;
        if self.game.clock.is_none() {
            let text = say!("no-clock-to-press");
            return Err(Refusal::plain(Reason::NoClock, text));
        }
        match running(self.game, self.entry.at) {
            Some(side) if side == by => {}
            Some(side) => {
                let text = say!("clock-not-running", side = by, other = side);
                return Err(Refusal::under(law, Reason::NotSo, text));
            }
            None => {
                let text = say!("clocks-are-stopped");
                return Err(Refusal::under(law, Reason::NotSo, text));
            }
        }
        if self.restarts_the_displacers(by, without_move) {
            return Ok(());
        }
        self.may_press(by)?;
        self.acted();
        let made = self.game.open_move(by);
        match made.filter(|_| !without_move) {
            Some(index) => {
                self.happens(Event::Pressed(by));
                self.happens(Event::Completed(index));
            }
            None => self.press_without_a_move(by),
        }
        let watched = self.game.header.regulations.supervision != Supervision::None;
        if other_hand && watched && self.game.is_on() {
            let book = &self.game.book;
            let law = &book.chessclock.hand;
            let facts = chessclock::other_hand(law, by).facts().clone();
            let asked = ask_penalty(&book.arbiter, law, by, facts);
            self.ask(asked, Context::Open(None));
        }
        Ok(())
    }

    /// He pressed, and no move of his is made: one begun is completed as it stands.
    fn press_without_a_move(&mut self, by: Color) {
        let begun = match self.game.progress() {
            Progress::Pending(pending) if self.game.turn() == by => Some(pending),
            _ => None,
        };
        let Some(pending) = begun else {
            self.happens(Event::Pressed(by));
            if self
                .game
                .book
                .irregularities
                .what_counts
                .reading
                .press_without_move
            {
                self.happens(Event::Slipped(SlipKind::EmptyPress, by));
            }
            return;
        };
        let index = self.game.line.len();
        let released = self.game.hand.released.first().copied();
        if let Some((from, to)) = released {
            self.make_unfinished(by, from, to, pending);
        }
        self.happens(Event::Pressed(by));
        self.happens(Event::Completed(index));
    }

    fn make_unfinished(
        &mut self,
        by: Color,
        from: flagfall_board::Square,
        to: flagfall_board::Square,
        pending: Pending,
    ) {
        let index = self.game.line.len();
        let ply = self.unfinished_ply(by, from, to);
        self.happens(Event::Made(Box::new(ply)));
        let kind = match pending {
            Pending::Promotion(square) => SlipKind::Unpromoted(index, square),
            Pending::Castling(_) | Pending::Capture(_) => SlipKind::IllegalMove(index),
        };
        self.happens(Event::Slipped(kind, by));
    }

    pub(super) fn stop_clocks(&mut self, by: Color, reason: Option<&str>) -> Taken {
        if let Some(taken) = self.stop_to_seal(by) {
            return taken;
        }
        self.with_a_clock()?;
        self.acted();
        self.happens(Event::ClocksStopped);
        let asked = chessclock::ask_reason(&self.game.book.chessclock, by);
        if let (Some(question), Some(_)) = (asked, reason) {
            self.ask(question, Context::Stopped(by));
        }
        Ok(())
    }

    pub(super) fn arrive(&mut self, by: Color, area: Option<&str>) -> Taken {
        if area.is_none()
            && let Some(taken) = self.arrive_at_resumption(by)
        {
            return taken;
        }
        let first = !self.game.acted[by as usize] && area.is_none();
        self.acted();
        if !first {
            return Ok(());
        }
        match self.too_late(by) {
            Some(answer) => self.answer(answer, Context::Late(by)),
            None => Ok(()),
        }
    }
}
