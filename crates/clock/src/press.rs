//! A press of the clock, and a move completed without one (Article 6.7a).

use crate::dial::Running;
use crate::{Clock, Credit, Millis, Side};

/// What a press did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pressed {
    /// Whether that player's clock was running; if not, the press changed nothing.
    pub effective: bool,
    /// The time used in the turn that ended, stops not counted.
    pub spent: Millis,
    /// What is left after the press; see [`Clock::reading`].
    pub reading: Millis,
    /// Completed moves, this one included.
    pub moves: u32,
    /// When the time was used up, if it was; see [`Clock::expired`].
    pub expired: Option<Millis>,
    /// The time of further periods that was added.
    pub period_added: Millis,
    /// The increment that was added.
    pub increment_added: Millis,
}

impl Clock {
    /// A player presses: his move is counted and the opponent's clock runs. In this order: the
    /// flag is tested, the move counted, a further period's time added, the increment added. A
    /// player whose time is used up receives nothing.
    pub fn press(&mut self, side: Side, at: Millis) -> Pressed {
        let (mut period_added, mut increment_added) = (Millis::ZERO, Millis::ZERO);
        let at = self.enter(at);
        let effective = self.running() == Some(side);
        let spent = self.state.dial(side).turn;
        if effective {
            let out = self.state.dial(side).is_out();
            let dial = self.state.dial_mut(side);
            dial.moves = dial.moves.saturating_add(1);
            let moves = dial.moves;
            if !out {
                if self.credit == Credit::OnCount {
                    let due = self.control.period_after(side, moves);
                    if due > self.state.dial(side).period {
                        let mut state = self.state;
                        state.pass(side, due, at);
                        period_added = self.grant(&mut state, side, due);
                        self.state = state;
                    }
                }
                let period = self.state.dial(side).period;
                increment_added = self.control.period(side, period).bonus.increment();
                self.state.dial_mut(side).main += increment_added;
            }
            self.end_turn(side);
            self.state.running = Some(Running {
                side: !side,
                began: at,
                since: at,
            });
        }
        let dial = self.state.dial(side);
        Pressed {
            effective,
            spent: if effective { spent } else { Millis::ZERO },
            reading: self.reading(side, at),
            moves: dial.moves,
            expired: dial.zero,
            period_added,
            increment_added,
        }
    }

    /// Counts a move that was completed without a press, as when the player has already made
    /// his next move (Article 6.7a, from the 2014 edition on). No increment goes with it; a
    /// period's time that the move earns is added at the next press, or at zero if that is
    /// earlier.
    pub fn count_move(&mut self, side: Side, at: Millis) {
        self.enter(at);
        let dial = self.state.dial_mut(side);
        dial.moves = dial.moves.saturating_add(1);
    }
}
