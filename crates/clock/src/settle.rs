//! What happens by the mere passing of time.

use crate::dial::{Dial, Overstep, Running, State};
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
        let Some(running) = self.state.running else {
            return at;
        };
        let at = at.max(running.since);
        match self.ticks(running, at) {
            Some(dial) => {
                *self.state.dial_mut(running.side) = dial;
                self.state.running = Some(Running {
                    since: at,
                    ..running
                });
            }
            None => self.state = self.settled(at),
        }
        at
    }

    /// How long the display that runs has run since the last entry, where no more happens by an
    /// instant than that time passes: as nearly always. `None` where [`Clock::settled`] has to
    /// find out.
    ///
    /// It is not used up, and neither is the time allotted: that is never less, unless the time of
    /// a period was added before its moves were made.
    pub(crate) fn ticked(&self, running: Running, at: Millis) -> Option<Millis> {
        let dial = self.state.dial(running.side);
        let time = at.max(running.since) - running.since;
        let early = dial.period > 0
            && dial.overstep.is_none()
            && dial.period > self.control.period_after(running.side, dial.moves);
        let more = time >= dial.left() || early || self.control.is_sandclock();
        (!more).then_some(time)
    }

    /// The display that runs as it stands then.
    pub(crate) fn ticks(&self, running: Running, at: Millis) -> Option<Dial> {
        let time = self.ticked(running, at)?;
        let mut dial = *self.state.dial(running.side);
        dial.run(time);
        Some(dial)
    }

    /// One display at an instant, if nothing is entered before it.
    pub(crate) fn dial_at(&self, side: Side, at: Millis) -> Dial {
        let Some(running) = self.state.running else {
            return *self.state.dial(side);
        };
        match self.ticks(running, clamped(at)) {
            Some(dial) if running.side == side => dial,
            Some(_) => *self.state.dial(side),
            None => *self.settled(at).dial(side),
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TimeControl;

    /// Whatever was pressed and however late, the short way finds what the long one finds.
    fn check(control: &str, credit: Credit, freeze: Freeze) {
        let control: TimeControl = control.parse().unwrap();
        let mut seed = 7_u64;
        let mut draw = |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) % below
        };
        let mut short = 0;
        for _ in 0..40 {
            let mut clock = Clock::new(&control, credit).with_freeze(freeze);
            let mut at = Millis::ZERO;
            clock.start(Side::White, at);
            for _ in 0..60 {
                let next = at + Millis(draw(9_000) as i64 - 50);
                let settled = clock.settled(next.max(at));
                for side in Side::ALL {
                    let dial = *clock.settled(next).dial(side);
                    assert_eq!(clock.dial_at(side, next), dial);
                    if !clock.stands(side) {
                        assert_eq!(clock.reading(side, next), clock.shows(side, &dial));
                    }
                }
                short += u32::from(
                    clock
                        .state
                        .running
                        .is_some_and(|it| clock.ticks(it, next).is_some()),
                );
                let mut other = clock.clone();
                other.enter(next.max(at));
                assert_eq!(other.state, settled);
                at = next.max(at);
                let side = if draw(8) == 0 {
                    Side::Black
                } else {
                    Side::White
                };
                match draw(12) {
                    0 => clock.set(side, Millis(draw(20_000) as i64 - 2_000), at),
                    1 => clock.set_moves(side, draw(9) as u32),
                    2 => clock.stop(at),
                    3 => clock.start(side, at),
                    4 => clock.count_move(side, at),
                    5 => drop(clock.observe_flag(side, at)),
                    _ => drop(clock.press(clock.running().unwrap_or(side), at)),
                }
            }
        }
        assert!(short > 0 || control.is_sandclock());
    }

    #[test]
    fn the_short_way_leads_where_the_long_one_does() {
        let controls = [
            "1m",
            "20s+3s",
            "20s d3s",
            "20s/3 + 30s",
            "10s/2 + 20s/3 + 1m + 2s",
            "15s/4",
            "9s b2s",
        ];
        for control in controls {
            for credit in [Credit::OnCount, Credit::OnFlag] {
                for freeze in [Freeze::RunOn, Freeze::AtZero] {
                    check(control, credit, freeze);
                }
            }
        }
    }
}
