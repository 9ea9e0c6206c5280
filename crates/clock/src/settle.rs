//! What happens by the mere passing of time.

use crate::dial::{Overstep, State};
use crate::{Clock, Credit, Freeze, Millis, Side};

/// Beyond any game; sums of a few such amounts do not saturate.
const FAR: i64 = 1 << 59;

/// An instant or an amount within what the clock reckons with, some 18 million years.
pub(crate) fn clamped(time: Millis) -> Millis {
    Millis(time.0.clamp(-FAR, FAR))
}

impl Clock {
    /// Brings the state up to an instant and returns the instant of the entry.
    pub(crate) fn enter(&mut self, at: Millis) -> Millis {
        let at = clamped(at);
        let at = self.state.running.map_or(at, |it| at.max(it.since));
        self.state = self.settled(at);
        at
    }

    /// The state at an instant, if nothing is entered before it.
    pub(crate) fn settled(&self, at: Millis) -> State {
        let at = clamped(at);
        let mut state = self.state;
        let Some(mut running) = state.running else {
            return state;
        };
        let side = running.side;
        loop {
            let dial = *state.dial(side);
            let until = (running.since + dial.left()).max(running.since);
            let end = at.max(running.since);
            let used_up = until <= end;
            let allotted = (running.since + self.allotted(&state, side)).max(running.began);
            let next = if used_up {
                self.next_period(&state, side, end - until)
            } else {
                None
            };
            let frozen = used_up && next.is_none() && self.freeze == Freeze::AtZero;
            let stop = if next.is_some() || frozen { until } else { end };
            let moves_short = self.moves_short(&state, side);
            let dial = state.dial_mut(side);
            if dial.overstep.is_none() && allotted <= stop {
                dial.overstep = Some(Overstep {
                    at: allotted,
                    short: moves_short,
                });
            }
            if used_up && (dial.zero.is_none() || !dial.is_out()) {
                (dial.zero, dial.flag) = (Some(until), None);
            }
            self.run(&mut state, side, stop - running.since);
            running.since = stop;
            state.running = Some(running).filter(|_| !frozen);
            let Some(number) = next else { return state };
            self.begin_period(&mut state, side, number, until);
        }
    }

    /// A display runs for so long; a sandclock runs into the other one as long as there is sand.
    fn run(&self, state: &mut State, side: Side, time: Millis) {
        let sand = time.min(state.dial(side).left().or_zero());
        state.dial_mut(side).run(time);
        let other = state.dial_mut(!side);
        if self.control.is_sandclock() && !other.is_out() {
            other.main += sand;
        }
    }

    /// The period that begins by itself when this side's display comes to zero, where it would
    /// have been at zero for so long without.
    fn next_period(&self, state: &State, side: Side, beyond: Millis) -> Option<u32> {
        let dial = state.dial(side);
        if self.credit == Credit::OnCount {
            // The moves were counted without a press, so the time is owed.
            let due = self.control.period_after(side, dial.moves);
            let owed = self.granted(side, due) > self.granted(side, dial.period);
            return (due > dial.period && owed && dial.overstep.is_none()).then_some(due);
        }
        let number = dial.period.checked_add(1)?;
        let last = self.control.periods(side).len().saturating_sub(1) as u32;
        match self.control.last(side) {
            Some(end) if number > end => None,
            None if number > last => {
                // The same period over and over: all its turns at once.
                let base = self.control.period(side, number).base.0.max(1);
                let deficit = beyond + (-dial.left()).or_zero();
                let more = u32::try_from(deficit.0 / base).unwrap_or(u32::MAX);
                Some(number.saturating_add(more))
            }
            _ => Some(number),
        }
    }

    fn begin_period(&self, state: &mut State, side: Side, number: u32, at: Millis) {
        state.pass(side, number, at);
        match self.credit {
            Credit::OnCount => {
                self.grant(state, side, number);
                let dial = state.dial_mut(side);
                (dial.zero, dial.flag) = (None, None);
            }
            Credit::OnFlag => {
                let steps = number - state.dial(side).period;
                for each in Side::ALL {
                    let to = state.dial(each).period.saturating_add(steps);
                    let to = to.min(self.control.last(each).unwrap_or(u32::MAX));
                    self.grant(state, each, to);
                }
                // Of several turns at once, the last ended before what is now left began.
                let left = state.dial(side).left();
                let base = self.control.period(side, number).base;
                let earlier = if steps > 1 { left - base } else { Millis::ZERO };
                state.dial_mut(side).zero = Some(at + earlier.or_zero());
            }
        }
    }

    /// Adds the time of all periods up to this one.
    pub(crate) fn grant(&self, state: &mut State, side: Side, number: u32) -> Millis {
        let from = state.dial(side).period;
        if number <= from {
            return Millis::ZERO;
        }
        let time = self.granted(side, number) - self.granted(side, from);
        let wait = self.control.period(side, number).bonus.delay();
        let idle = state.running.is_none_or(|it| it.side != side);
        let dial = state.dial_mut(side);
        dial.main += time;
        // In a turn under way, the delay is that with which the turn began.
        if idle && dial.turn == Millis::ZERO {
            dial.delay = wait;
        }
        dial.period = number;
        time
    }

    /// All the time that has been added once this period has begun, but for the increment of
    /// each move. Where periods begin at zero, a move is under way whose increment was the old
    /// one; what the new one is more is added for it too.
    pub(crate) fn granted(&self, side: Side, number: u32) -> Millis {
        let periods = self.control.periods(side);
        let mut sum = Millis::ZERO;
        let mut before = None;
        for it in periods.iter().take((number as usize).saturating_add(1)) {
            let increment = it.bonus.increment();
            sum += it.base;
            if self.credit == Credit::OnFlag {
                sum += (increment - before.unwrap_or(increment)).or_zero();
            }
            before = Some(increment);
        }
        let repeats = i64::from(number)
            .saturating_sub(periods.len() as i64 - 1)
            .max(0);
        let last = periods.last().filter(|it| it.moves.is_some());
        sum + last.map_or(Millis::ZERO, |it| it.base * repeats)
    }

    /// The time a player has left to complete the next move that a period asks of him, whatever
    /// the display shows.
    pub(crate) fn allotted(&self, state: &State, side: Side) -> Millis {
        let dial = state.dial(side);
        let due = self.control.period_after(side, dial.moves);
        dial.left() + self.granted(side, due) - self.granted(side, dial.period)
    }

    /// How many moves are wanting in the period of the next move.
    pub(crate) fn moves_short(&self, state: &State, side: Side) -> Option<u64> {
        let moves = state.dial(side).moves;
        let quota = self
            .control
            .quota(side, self.control.period_after(side, moves))?;
        Some(quota.saturating_sub(u64::from(moves)))
    }
}
