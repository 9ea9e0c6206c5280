//! Both clocks of one game: setting up, starting and stopping.

use std::sync::Arc;

use crate::dial::{Dial, Running, State};
use crate::settle::clamped;
use crate::{Millis, Side, TimeControl};

/// When the time of a further period is added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Credit {
    /// When a player completes the last move of a period: for a clock that knows the moves.
    #[default]
    OnCount,
    /// When the first player's time comes to zero, for both players at once: for a clock that
    /// does not know the moves. That the moves were completed has then to be checked
    /// (Article 6.3); see [`Clock::overstep`].
    OnFlag,
}

/// What the clocks do once a player's time is used up and no further time comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Freeze {
    /// They run on, until somebody observes it (Article 6.8). By how much the time is overrun
    /// can be read.
    #[default]
    RunOn,
    /// Both stand: a press does nothing any more, and what the opponent had left stays to be
    /// read. So digital clocks do where moves bring extra time.
    AtZero,
}

/// Both clocks of one game, a plain value.
///
/// Entries are made in the order of their instants. While a clock runs, an instant before the
/// last entry is taken as that of the last entry.
///
/// ```
/// use flagfall_clock::{Clock, Credit, Millis, Side, TimeControl};
///
/// let control: TimeControl = "5m".parse()?;
/// let mut clock = Clock::new(&control, Credit::OnCount);
/// clock.start(Side::White, Millis::ZERO);
/// // A press at the very moment the time is used up is too late.
/// let pressed = clock.press(Side::White, Millis::minutes(5));
/// assert_eq!(pressed.expired, Some(Millis::minutes(5)));
/// // It is a flag fall once somebody observes it (Article 6.8).
/// assert_eq!(clock.flag(Side::White), None);
/// assert!(clock.observe_flag(Side::White, Millis::minutes(6)));
/// # Ok::<(), flagfall_clock::NotationError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    pub(crate) control: Arc<TimeControl>,
    pub(crate) credit: Credit,
    pub(crate) freeze: Freeze,
    pub(crate) state: State,
}

impl Clock {
    /// Clocks as they stand before the first move, both stopped. The extra time of the first
    /// move is already there: 3+2 starts at 3:02.
    pub fn new(control: &TimeControl, credit: Credit) -> Clock {
        let dial = |side| {
            let first = control.period(side, 0);
            Dial {
                main: first.base + first.bonus.increment(),
                delay: first.bonus.delay(),
                turn: Millis::ZERO,
                moves: 0,
                period: 0,
                zero: None,
                overstep: None,
                flag: None,
            }
        };
        let state = State {
            white: dial(Side::White),
            black: dial(Side::Black),
            running: None,
            passed: None,
        };
        Clock {
            control: Arc::new(control.clone()),
            credit,
            freeze: Freeze::RunOn,
            state,
        }
    }

    /// These clocks in a game under way: so many moves completed by each. Each side is in the
    /// period that follows from them; under [`Credit::OnFlag`], where periods begin for both at
    /// once, in that of the player who is behind. The times left stay as they are.
    #[must_use]
    pub fn with_moves(mut self, white: u32, black: u32) -> Clock {
        self.place([white, black], Millis::ZERO);
        self
    }

    /// Sets the clock to another time control, as when it was set wrongly (Article 6.10) or the
    /// arbiter grants extra time for each move. What is shown and the moves counted stay.
    pub fn install(&mut self, control: &TimeControl, at: Millis) {
        let at = self.enter(at);
        let shown = Side::ALL.map(|side| self.reading(side, at));
        self.control = Arc::new(control.clone());
        self.place(Side::ALL.map(|side| self.moves(side)), at);
        for (side, shown) in Side::ALL.into_iter().zip(shown) {
            self.set(side, shown, at);
        }
    }

    /// So many moves completed by each, and the periods that follow from them.
    fn place(&mut self, moves: [u32; 2], at: Millis) {
        let due = |(side, moves)| self.control.period_after(side, moves);
        let both: [(Side, u32); 2] = [(Side::White, moves[0]), (Side::Black, moves[1])];
        let mut periods = both.map(due);
        if self.credit == Credit::OnFlag {
            let behind = periods[0].min(periods[1]);
            periods = [behind, behind];
        }
        for ((side, moves), period) in both.into_iter().zip(periods) {
            let shown = self.reading(side, at);
            let dial = self.state.dial_mut(side);
            (dial.moves, dial.period) = (moves, period);
            self.renew_delay(side);
            self.set(side, shown, at);
        }
    }

    /// These clocks with this behavior at zero.
    #[must_use]
    pub fn with_freeze(mut self, freeze: Freeze) -> Clock {
        self.freeze = freeze;
        self
    }

    /// These clocks showing so much, as set before play goes on. Entered as at instant 0.
    #[must_use]
    pub fn with_readings(mut self, white: Millis, black: Millis) -> Clock {
        self.set(Side::White, white, Millis::ZERO);
        self.set(Side::Black, black, Millis::ZERO);
        self
    }

    /// What the clocks were set to.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// When the time of a further period is added.
    pub fn credit(&self) -> Credit {
        self.credit
    }

    /// What happens at zero.
    pub fn freeze(&self) -> Freeze {
        self.freeze
    }

    /// Whose clock runs as of the last entry, if one does; see [`Clock::running_at`]. Only one
    /// ever does (Article 6.1).
    pub fn running(&self) -> Option<Side> {
        self.state.running.map(|it| it.side)
    }

    /// The instant at which the clock that runs was set going, if one does.
    pub fn running_since(&self) -> Option<Millis> {
        self.state.running.map(|it| it.began)
    }

    /// Whose clock runs at an instant, if nothing is entered before it: none any more where
    /// clocks freeze and the time is used up.
    pub fn running_at(&self, at: Millis) -> Option<Side> {
        match self.freeze {
            Freeze::RunOn => self.running(),
            Freeze::AtZero => {
                let running = self.state.running?;
                match self.ticks(running, clamped(at)) {
                    Some(_) => Some(running.side),
                    None => self.settled(at).running.map(|it| it.side),
                }
            }
        }
    }

    /// Starts a player's clock; the other one stops. One that runs already goes on running.
    /// What was not used of a delay before a stop is still there; a turn that passes to the
    /// other player without a press gets no extra time for it.
    pub fn start(&mut self, side: Side, at: Millis) {
        let at = self.enter(at);
        if self.running() == Some(side) {
            return;
        }
        self.end_turn(!side);
        self.state.running = Some(Running {
            side,
            began: at,
            since: at,
        });
    }

    /// Stops both clocks (Articles 6.12 and 7).
    pub fn stop(&mut self, at: Millis) {
        self.enter(at);
        self.state.running = None;
    }

    /// Ends a turn: the whole delay is there again, unless the time is used up.
    pub(crate) fn end_turn(&mut self, side: Side) {
        let dial = self.state.dial_mut(side);
        dial.turn = Millis::ZERO;
        if dial.is_out() {
            dial.delay = Millis::ZERO;
        } else {
            self.renew_delay(side);
        }
    }

    pub(crate) fn renew_delay(&mut self, side: Side) {
        let bonus = self
            .control
            .period(side, self.state.dial(side).period)
            .bonus;
        self.state.dial_mut(side).delay = bonus.delay();
    }
}
