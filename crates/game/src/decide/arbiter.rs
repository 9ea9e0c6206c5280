//! What the arbiter does.

use super::{Desk, Taken};
use crate::event::{Context, Event};
use crate::timing::{entry_of, running};
use flagfall_board::Color;
use flagfall_clock::{ClockAct, ClockEntry, Hand, Hold};
use flagfall_laws::arbiter::{self, Penalised};
use flagfall_laws::points::{Amount, read_result};
use flagfall_laws::{Reason, Refusal, Score, chessclock, irregularities};
use flagfall_record::{Act, Correction, Ms, Observation, Seat, Sides, side};
use flagfall_say::{Text, say};

impl Desk<'_> {
    /// The clock may do four things alone: show that a flag is down, say that it was away, give
    /// back what the line took, and settle who can mate where that was asked.
    pub(super) fn arbiter_acts(&mut self) -> Taken {
        let act = self.entry.act.clone();
        let flag = matches!(&act, Act::Observe(seen) if seen.what == "flag");
        let alone = matches!(act, Act::Outage { .. } | Act::Lag { .. });
        let own = || flag || alone || self.is_proved(&act);
        // The proof takes long: nobody but the clock waits for it.
        if self.entry.by == Seat::Clock && !own() {
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
            Act::SetClock { side, ms, reason } => self.set_clock(side, ms, reason.as_deref()),
            Act::GiveTime { side, ms, reason } => self.give_time(side, ms, reason.as_deref()),
            Act::Correct { what, reason } => self.correct(&what, reason),
            Act::Outage { since } if self.entry.by == Seat::Clock => self.outage(since),
            Act::Lag { side, ms } if self.entry.by == Seat::Clock => self.lag(side, ms),
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
                    most: Amount::read(&self.game.header.regulations.points.win),
                };
                let ruling = arbiter::penalise(&self.game.book.arbiter, &it)?;
                self.acted();
                self.rule(ruling);
                Ok(())
            }
            Act::Declare { score } => self.declare(&score),
            Act::Adjourn { resumption } => self.adjourn(resumption),
            Act::Resume => self.resume(),
            Act::Write(_) => {
                self.acted();
                Ok(())
            }
            _ => Err(self.not_this_seat()),
        }
    }

    fn observe(&mut self, seen: &Observation) -> Taken {
        let whose = seen.side.and_then(Sides::one);
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
            "boards_differ" => self.observe_boards_differ(),
            "envelope_missing" => self.observe_envelope_missing(),
            "position_unknown" => self.observe_position_unknown(),
            "initial_position" => self.observe_set_up(),
            "board_turned" => self.observe_board(),
            "colors_reversed" => self.observe_colors(),
            "displaced" => self.observe_displaced(whose, seen.ply),
            "unrecorded" => self.observe_unrecorded(seen.side),
            "written_ahead" => self.observe_written_ahead(whose),
            "moves_unproven" => self.observe_unproven(seen.side),
            other => {
                let known = self.observe_conduct(other, seen.side);
                if let Some(taken) = known.or_else(|| self.observe_around(other, seen.side)) {
                    return taken;
                }
                self.acted();
                let text = say!("arbiter-has-seen", what = other);
                self.unregulated(self.game.turn(), text)
            }
        }
    }

    fn start(&mut self, side: Option<Color>) -> Taken {
        self.with_a_clock()?;
        self.acted();
        let side = side.unwrap_or_else(|| self.game.turn());
        self.happens(Event::ClockStarted(side));
        Ok(())
    }

    fn set_clock(&mut self, side: Color, ms: Ms, reason: Option<&str>) -> Taken {
        self.with_a_clock()?;
        self.acted();
        let ruling = chessclock::set_clock(&self.game.book.chessclock, side, ms);
        self.rule(ruling.because(quoted(reason)));
        Ok(())
    }

    /// The clock itself is corrected: what it shows is an entry of its log, and no ruling.
    fn correct(&mut self, what: &Correction, reason: String) -> Taken {
        self.with_a_clock()?;
        let act = entry_of(self.game, what).map_err(held)?;
        let entry = ClockEntry {
            at: self.entry.at,
            wall_ms: 0,
            by: Hand::Arbiter,
            act: act.clone(),
            reason: reason.clone(),
        };
        let log = self.game.clock_log();
        log.map_or(Ok(()), |log| log.may(&entry)).map_err(held)?;
        self.acted();
        self.happens(Event::ClockEntered(Hand::Arbiter, Box::new(act), reason));
        Ok(())
    }

    /// Nobody kept the clock for a while. It has run on; what that costs is for the arbiter.
    fn outage(&mut self, since: Ms) -> Taken {
        self.with_a_clock()?;
        self.acted();
        let act = ClockAct::Outage { since };
        self.happens(Event::ClockEntered(
            Hand::Device,
            Box::new(act),
            String::new(),
        ));
        Ok(())
    }

    /// What the line took is given back: to the player whose clock runs, and no more than the
    /// event has declared.
    fn lag(&mut self, by: Color, ms: Ms) -> Taken {
        self.with_a_clock()?;
        let most = self.game.header.regulations.lag_credit.unwrap_or(Ms::ZERO);
        if ms <= Ms::ZERO || ms > most {
            let text = say!("lag-credit-at-most", time = most);
            return Err(Refusal::plain(Reason::NotSo, text));
        }
        if running(self.game, self.entry.at) != Some(by) {
            let text = say!("lag-credit-runs", side = by);
            return Err(Refusal::plain(Reason::NotSo, text));
        }
        self.acted();
        let act = ClockAct::Lag(side(by), ms);
        self.happens(Event::ClockEntered(
            Hand::Device,
            Box::new(act),
            String::new(),
        ));
        Ok(())
    }

    fn restore(&mut self, ply: u32) -> Taken {
        if ply > self.game.plies() {
            let made = self.game.plies();
            let text = say!("only-so-many-made", made = made);
            return Err(Refusal::plain(Reason::NotSo, text));
        }
        self.acted();
        self.rule(irregularities::restore(&self.game.book.irregularities, ply));
        self.hold_clocks(self.game.turn());
        Ok(())
    }

    fn declare(&mut self, score: &str) -> Taken {
        let (white, black) = read_result(&self.game.book.points, score)?;
        self.acted();
        if (white, black) == (Score::Draw, Score::Draw)
            && let Some(ruling) = self.claimed_draw()
        {
            self.rule(ruling);
            return Ok(());
        }
        self.rule(arbiter::declare(&self.game.book.arbiter, white, black));
        Ok(())
    }
}

fn held(hold: Hold) -> Refusal {
    let reason = match hold {
        Hold::NoSuchEntry(_) => Reason::NotSo,
        _ => Reason::NotAllowed,
    };
    let text = match hold {
        Hold::Flags(side) => say!("hold-flags", side = flagfall_record::color(side)),
        Hold::ReasonWanted => say!("hold-reason-wanted"),
        Hold::LongReason => say!("hold-long-reason", most = flagfall_clock::MAX_REASON),
        Hold::ArbiterOnly => say!("hold-arbiter-only"),
        Hold::NoSuchEntry(entry) => say!("hold-no-such-entry", entry = entry),
        Hold::UndoneBefore(entry) => say!("hold-undone-before", entry = entry),
        Hold::Stays(entry) => say!("hold-stays", entry = entry),
        Hold::Full => say!("hold-full", most = flagfall_clock::MAX_ENTRIES),
    };
    Refusal::plain(reason, text)
}

/// The reason the arbiter gives, as a sentence; nothing where he gives none.
pub(super) fn quoted(reason: Option<&str>) -> Text {
    Text::quoted(reason.map(sentence).unwrap_or_default())
}

/// Words as a sentence: with a capital and a full stop.
fn sentence(words: &str) -> String {
    let words = words.trim();
    let mut signs = words.chars();
    let first = signs.next().map(|it| it.to_uppercase().to_string());
    let stop = match words.ends_with(['.', '!', '?', '…']) || words.is_empty() {
        true => "",
        false => ".",
    };
    format!("{}{}{stop}", first.unwrap_or_default(), signs.as_str())
}
