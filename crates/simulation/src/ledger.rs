//! What the clocks must show, reckoned from what came of the acts and from nothing else.
//!
//! Time passes for the player whose clock runs; a press adds the increment; everything else that
//! changes a time is a decision of a ruling, which cites, or an entry of the arbiter's on the
//! clock itself. Controls of one period without a delay are reckoned to the millisecond.

use flagfall_board::Color;
use flagfall_clock::{Bonus, ClockAct, Freeze, Millis, TimeControl};
use flagfall_game::{Event, Game};
use flagfall_laws::Decision;
use flagfall_record::{color, side};

/// Both clocks as they must stand.
#[derive(Clone, Debug)]
pub struct Ledger {
    left: [Millis; 2],
    /// What each move brings; not known where the arbiter has installed another kind of control.
    increments: Option<[Millis; 2]>,
    running: Option<Color>,
    now: Millis,
}

impl Ledger {
    /// For a game before its first act; none where the control is not one that it reckons with.
    #[must_use]
    pub fn of(game: &Game) -> Option<Ledger> {
        let regulations = &game.header().regulations;
        let control = regulations.time_control.as_ref()?;
        let increments = increments(control)?;
        if regulations.freeze == Freeze::AtZero {
            return None;
        }
        let starts = Color::ALL.map(|it| control.start(side(it)));
        let left = game
            .header()
            .clocks
            .map_or(starts, |(white, black)| [white, black]);
        Some(Ledger {
            left,
            increments: Some(increments),
            running: Some(game.turn()),
            now: Millis::ZERO,
        })
    }

    /// Takes up what came of one act; `game` as it then stands.
    ///
    /// # Errors
    /// What the clocks show and what they should.
    pub fn take(&mut self, events: &[Event], game: &Game) -> Result<(), String> {
        for event in events {
            self.event(event, game);
        }
        let Some(shown) = game.clocks(game.now()) else {
            return Err("the clock is gone".to_owned());
        };
        if self.increments.is_none() {
            self.left = [shown.white, shown.black];
            (self.running, self.now) = (shown.running, game.now());
        }
        let (is, due) = ([shown.white, shown.black], self.left);
        if is == due && shown.running == self.running && game.now() == self.now {
            return Ok(());
        }
        let running = (shown.running, self.running);
        Err(format!(
            "the clocks show {is:?} and should show {due:?}; running, and should: {running:?}; \
             at {:?} and {:?}",
            game.now(),
            self.now
        ))
    }

    fn event(&mut self, event: &Event, game: &Game) {
        match event {
            Event::TimeIs(at) => self.pass(*at),
            Event::Acted(entry) => self.pass(entry.at),
            Event::Pressed(by) if self.running == Some(*by) => {
                if self.left[*by as usize] > Millis::ZERO {
                    let increments = self.increments.unwrap_or_default();
                    self.left[*by as usize] += increments[*by as usize];
                }
                self.running = Some(!*by);
            }
            Event::ClocksStopped => self.running = None,
            Event::ClockStarted(whose) => self.running = Some(*whose),
            Event::ClockEntered(_, act, _) => self.entered(act, game),
            Event::Ruled(ruling) => ruling.decisions().iter().for_each(|it| self.decided(it)),
            _ => {}
        }
    }

    fn pass(&mut self, at: Millis) {
        let at = at.max(self.now);
        if let Some(whose) = self.running {
            self.left[whose as usize] -= at - self.now;
        }
        self.now = at;
    }

    fn decided(&mut self, decision: &Decision) {
        match decision {
            Decision::AddTime(whose, time) => self.left[*whose as usize] += *time,
            Decision::TakeTime(whose, time) => self.left[*whose as usize] -= *time,
            Decision::SetTime(whose, time) => self.left[*whose as usize] = *time,
            Decision::StopClocks | Decision::End(_) | Decision::NewGame => self.running = None,
            Decision::StartClock(whose) => self.running = Some(*whose),
            Decision::ExtraEachMove(time) => {
                let without = |it: &&mut Millis| **it == Millis::ZERO;
                for more in self.increments.iter_mut().flatten().filter(without) {
                    *more = *time;
                }
            }
            _ => {}
        }
    }

    /// The arbiter's hand on the clock. What he undoes or spares is as if it had not been, and is
    /// read from the clock.
    fn entered(&mut self, act: &ClockAct, game: &Game) {
        match act {
            ClockAct::Add(whose, time) => self.left[color(*whose) as usize] += *time,
            ClockAct::Take(whose, time) => self.left[color(*whose) as usize] -= *time,
            ClockAct::Set(whose, time) => self.left[color(*whose) as usize] = *time,
            ClockAct::Replace { white, black, .. } => self.left = [*white, *black],
            ClockAct::Install(control) => {
                // What ran until now under a control that is not reckoned with is as it is shown.
                if self.increments.is_none() {
                    self.as_shown(game);
                }
                self.increments = increments(control);
            }
            ClockAct::Undo(_) | ClockAct::Spare(_) => {
                self.as_shown(game);
                if let Some(clock) = game.clock() {
                    self.increments = increments(clock.control());
                }
            }
            _ => {}
        }
    }

    fn as_shown(&mut self, game: &Game) {
        if let Some(shown) = game.clocks(game.now()) {
            self.left = [shown.white, shown.black];
            self.running = shown.running;
        }
    }
}

/// What each move brings, where that is all there is to the control.
fn increments(control: &TimeControl) -> Option<[Millis; 2]> {
    let plain = |color: &Color| {
        let periods = control.periods(side(*color));
        let [only] = periods else { return false };
        only.moves.is_none() && matches!(only.bonus, Bonus::None | Bonus::Increment(_))
    };
    let all = Color::ALL.iter().all(plain) && !control.is_sandclock();
    all.then(|| Color::ALL.map(|it| control.increment(side(it))))
}
