//! What an arbiter does to clocks: time given and taken, counters set, flags observed.

use crate::dial::Overstep;
use crate::settle::clamped;
use crate::{Clock, Credit, Millis, Side};

impl Clock {
    /// Gives a player time. One who had none left and now has is no longer expired.
    pub fn add(&mut self, side: Side, time: Millis, at: Millis) {
        self.adjust(side, at, |shown| shown + time);
    }

    /// Takes time from a player. It may leave him none; he is then expired at this instant,
    /// unless he has something left of a delay.
    pub fn take(&mut self, side: Side, time: Millis, at: Millis) {
        self.adjust(side, at, |shown| shown - time);
    }

    /// Sets what a player's clock shows.
    pub fn set(&mut self, side: Side, time: Millis, at: Millis) {
        self.adjust(side, at, |_| time);
    }

    /// Brings the clock up to an instant, so that what is entered next without one counts from
    /// then. Changes nothing else: readings are the same before and after.
    pub fn settle(&mut self, at: Millis) {
        self.enter(at);
    }

    /// Corrects a player's counter of completed moves, with effect from the last entry or
    /// [`Clock::settle`]; the time stays as it is. A further period's time that is due by it is
    /// added at the next press, or at zero if that is earlier; one that was added too early
    /// counts as time of the later period. An overstep that rested on the wrong number is
    /// withdrawn; to count a move as it is completed, see [`Clock::press`] and
    /// [`Clock::count_move`].
    pub fn set_moves(&mut self, side: Side, moves: u32) {
        let dial = self.state.dial_mut(side);
        let more = u64::from(moves.saturating_sub(dial.moves));
        dial.moves = moves;
        let Some(before) = dial.overstep else { return };
        if before.short.is_none_or(|short| more < short) {
            return;
        }
        dial.overstep = None;
        self.grant_owed(side);
        if self.allotted(&self.state, side) <= Millis::ZERO {
            // Not even with the time that these moves earned.
            let short = self.moves_short(&self.state, side);
            self.state.dial_mut(side).overstep = Some(Overstep {
                at: before.at,
                short,
            });
        }
    }

    /// Marks that a player's flag was observed to have fallen (Article 6.8). Does nothing, and
    /// says so by `false`, where his time was not used up by then. The first observation stays.
    pub fn observe_flag(&mut self, side: Side, at: Millis) -> bool {
        let at = self.enter(at);
        let dial = self.state.dial_mut(side);
        let fallen = dial.zero.is_some() || dial.overstep.is_some();
        if fallen {
            dial.flag = dial.flag.or(Some(at));
        }
        fallen
    }

    fn adjust(&mut self, side: Side, at: Millis, change: impl Fn(Millis) -> Millis) {
        let at = self.enter(at);
        let was_out = self.state.dial(side).is_out();
        let was_over = self.allotted(&self.state, side) <= Millis::ZERO;
        let wanted = clamped(change(self.reading(side, at)));
        let between = self.state.dial(side).turn == Millis::ZERO;
        if was_out && wanted > Millis::ZERO && between {
            self.renew_delay(side);
        }
        let within = self.within(side, self.state.dial(side));
        let dial = self.state.dial_mut(side);
        dial.main = wanted - within;
        let is_out = dial.is_out();
        if was_out && !is_out {
            (dial.zero, dial.flag) = (None, None);
        } else if is_out && !was_out {
            dial.zero = Some(at);
        }
        let is_over = self.allotted(&self.state, side) <= Millis::ZERO;
        let short = self.moves_short(&self.state, side);
        let dial = self.state.dial_mut(side);
        if was_over && !is_over {
            dial.overstep = None;
        } else if is_over && !was_over && dial.overstep.is_none() {
            dial.overstep = Some(Overstep { at, short });
        }
        self.grant_owed(side);
    }

    /// Adds a period's time that was earned, where nothing else is left.
    fn grant_owed(&mut self, side: Side) {
        let dial = self.state.dial(side);
        if self.credit == Credit::OnCount && dial.is_out() && dial.overstep.is_none() {
            let due = self.control.period_after(side, dial.moves);
            let mut state = self.state;
            let now = state.running.map(|it| it.since).or(dial.zero);
            if due > dial.period {
                state.pass(side, due, now.unwrap_or_default());
            }
            self.grant(&mut state, side, due);
            let dial = state.dial_mut(side);
            if !dial.is_out() {
                (dial.zero, dial.flag) = (None, None);
            }
            self.state = state;
        }
    }
}
