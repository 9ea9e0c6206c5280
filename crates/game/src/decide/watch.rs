//! What the arbiter sees of the clock, of who is there, and of what goes on around the board.

use super::arbiter::quoted;
use super::{Desk, Taken};
use crate::event::Context;
use flagfall_board::Color;
use flagfall_laws::chessclock::{self, Setting};
use flagfall_laws::conduct::ask_penalty;
use flagfall_laws::rapid_and_blitz::setting_claimed_late;
use flagfall_laws::{Answer, Question, Reason, Refusal, Topic, arbiter};
use flagfall_record::{Ms, Sides};
use flagfall_say::say;

impl Desk<'_> {
    /// What the arbiter sees around the board; `None` where the word is none of these.
    pub(super) fn observe_around(&mut self, what: &str, side: Option<Sides>) -> Option<Taken> {
        let whose = side.and_then(Sides::one);
        Some(match what {
            "clock_defective" => self.clock_defective(),
            "clock_setting" => self.clock_setting(),
            "clock_handling" => self.of_one(whose).and_then(|side| self.handles_badly(side)),
            "absent" if side == Some(Sides::Both) => self.neither_came(),
            "absent" => self.of_one(whose).and_then(|side| self.is_absent(side)),
            "interference" => self.interference(),
            "disturbance" => self.disturbance(),
            _ => return None,
        })
    }

    fn clock_defective(&mut self) -> Taken {
        self.with_a_clock()?;
        self.acted();
        let (ruling, asked) = chessclock::defective(&self.game.book.chessclock.defective);
        self.rule(ruling);
        self.ask(asked, Context::Times(self.game.turn()));
        Ok(())
    }

    /// The clock is set wrongly: the arbiter sees it, or a player says so.
    pub(super) fn clock_setting(&mut self) -> Taken {
        self.with_a_clock()?;
        let begun = self.begun();
        match chessclock::wrong_setting(&self.game.book.chessclock, begun) {
            Some(Setting::PutRight(ruling, asked)) => {
                self.acted();
                self.rule(ruling);
                self.ask(asked, Context::Times(self.game.turn()));
            }
            Some(Setting::Stays(ruling)) => {
                self.acted();
                self.rule(ruling);
            }
            None => self.unregulated_setting(),
        }
        Ok(())
    }

    /// Before there was a clause on it: the appendix may bar the claim, and else it is for the
    /// arbiter, by the nearest clauses.
    fn unregulated_setting(&mut self) {
        self.acted();
        let (book, begun) = (&self.game.book, self.begun());
        let limit = book.rapid_and_blitz.setting_limit.as_ref();
        if let Some(ruling) = limit.and_then(|law| setting_claimed_late(law, begun)) {
            return self.rule(ruling);
        }
        let text = say!("setting-unregulated");
        let law = &book.arbiter.unregulated;
        let asked = Question::under(law, Topic::Unregulated, None, text)
            .and(&book.chessclock.defective)
            .and(&book.chessclock.times);
        self.ask(asked, Context::Open(None));
    }

    fn handles_badly(&mut self, side: Color) -> Taken {
        self.acted();
        let book = &self.game.book;
        let facts = say!("handling-seen", side = side);
        let asked = ask_penalty(&book.arbiter, &book.chessclock.handling, side, facts);
        self.ask(asked, Context::Open(None));
        Ok(())
    }

    fn late_by(&self) -> Ms {
        let due = self.game.header.regulations.scheduled_start;
        self.entry.at - due.unwrap_or_default()
    }

    /// What follows from that player's not having come until now, if it is too late.
    pub(super) fn too_late(&self, side: Color) -> Option<Answer> {
        let law = &self.game.book.chessclock.default_time;
        let default = self.game.header.regulations.default_time;
        chessclock::late_arrival(law, default, side, self.late_by())
    }

    fn has_not_played(&self, side: Color) -> Taken {
        if !self.game.acted[side as usize] {
            return Ok(());
        }
        Err(Refusal::plain(
            Reason::NotSo,
            say!("seen-absent", side = side),
        ))
    }

    /// One who has not come by the default time loses then and there; he need not come first.
    fn is_absent(&mut self, side: Color) -> Taken {
        self.has_not_played(side)?;
        let answer = self.too_late(side);
        self.acted();
        match answer {
            Some(answer) => self.answer(answer, Context::Late(side)),
            None => Ok(()),
        }
    }

    fn neither_came(&mut self) -> Taken {
        for side in Color::ALL {
            self.has_not_played(side)?;
        }
        let default = self.game.header.regulations.default_time;
        let asked = chessclock::both_late(&self.game.book.chessclock, default, self.late_by());
        self.acted();
        if let Some(asked) = asked {
            self.ask(asked, Context::NeitherCame);
        }
        Ok(())
    }

    fn interference(&mut self) -> Taken {
        let ruling = arbiter::interfered(&self.game.book.arbiter)?;
        self.acted();
        self.rule(ruling);
        Ok(())
    }

    /// The game has to be interrupted; extra time is the arbiter's to give.
    fn disturbance(&mut self) -> Taken {
        self.acted();
        let book = &self.game.book;
        let stopped = chessclock::interrupt(&book.chessclock.interruption);
        let ruling = match &book.arbiter.extra_time {
            Ok(law) => stopped.and(law),
            Err(_) => stopped,
        };
        self.rule(ruling.because(say!("extra-time-disturbed")));
        Ok(())
    }

    /// The arbiter gives one or both more time after a disturbance.
    pub(super) fn give_time(&mut self, side: Sides, ms: Ms, reason: Option<&str>) -> Taken {
        self.with_a_clock()?;
        if ms <= Ms::ZERO {
            return Err(Refusal::plain(Reason::NotSo, say!("penalty-wants-time")));
        }
        let to = |other| if side == other { Ms::ZERO } else { ms };
        let law = &self.game.book.arbiter;
        let ruling = arbiter::extra_time(law, to(Sides::Black), to(Sides::White))?;
        self.acted();
        let facts = ruling.facts().clone().then(quoted(reason));
        self.rule(ruling.because(facts));
        Ok(())
    }
}
