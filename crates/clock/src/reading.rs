//! What clocks show, and what follows from it.

use crate::dial::{Dial, Passed, Running};
use crate::settle::clamped;
use crate::{Clock, Credit, Millis, Period, Side};

impl Clock {
    /// What a player has left at an instant, if nothing is entered before it. Below zero by as
    /// much as the time is overrun. A Bronstein delay is within it, a simple delay is not.
    pub fn reading(&self, side: Side, at: Millis) -> Millis {
        let dial = self.state.dial(side);
        if self.stands(side) {
            return self.shows(side, dial);
        }
        let own = self.state.running.filter(|it| it.side == side);
        match own.and_then(|it| self.ticked(it, clamped(at))) {
            Some(time) if self.control.is_bronstein(side, dial.period) => dial.left() - time,
            Some(time) => dial.main - (time - time.min(dial.delay.or_zero())),
            None => self.shows(side, &self.dial_at(side, at)),
        }
    }

    pub(crate) fn shows(&self, side: Side, dial: &Dial) -> Millis {
        match self.control.is_bronstein(side, dial.period) {
            true => dial.left(),
            false => dial.main,
        }
    }

    /// Whether nothing changes on this display as time goes by.
    pub(crate) fn stands(&self, side: Side) -> bool {
        let by_the_other = self.credit == Credit::OnFlag || self.control.is_sandclock();
        match self.state.running {
            None => true,
            Some(running) => running.side != side && !by_the_other,
        }
    }

    /// As [`Clock::reading`], never below zero: what a display shows.
    pub fn shown(&self, side: Side, at: Millis) -> Millis {
        self.reading(side, at).or_zero()
    }

    /// What is left of the delay of this turn, or of the next turn of a player not on move.
    pub fn delay_left(&self, side: Side, at: Millis) -> Millis {
        self.dial_at(side, at).delay
    }

    /// The time used in the turn under way, stops not counted; zero for a player whose turn it
    /// is not.
    pub fn spent(&self, side: Side, at: Millis) -> Millis {
        self.dial_at(side, at).turn
    }

    /// When a player's time will be, or was, used up if his clock goes on running and nothing
    /// is entered; a delay is accounted for. For a clock that stands, when it was used up, if it
    /// was. Under [`Credit::OnFlag`] the next period may begin then; see
    /// [`Clock::overstep_due`].
    pub fn expiry(&self, side: Side) -> Option<Millis> {
        let dial = self.state.dial(side);
        let running = self.state.running.filter(|it| it.side == side);
        let Some(running) = running.filter(|_| !dial.is_out()) else {
            return dial.zero;
        };
        // Time owed for moves counted without a press postpones it.
        let owed = self.credit == Credit::OnCount && dial.overstep.is_none();
        let more = if owed {
            self.allotted(&self.state, side)
        } else {
            Millis::ZERO
        };
        Some(running.since + dial.left().max(more))
    }

    /// When a player's time was used up, at the latest so far, if it was by this instant. This
    /// is arithmetic: nothing follows from it before it is observed (Article 6.8), and under
    /// [`Credit::OnFlag`] not before the moves are checked either.
    pub fn expired(&self, side: Side, at: Millis) -> Option<Millis> {
        self.dial_at(side, at).zero
    }

    /// When a player's allotted time was first used up without the moves it was allotted for
    /// (Articles 6.2, 6.3 and 6.9), if it was by this instant. It stands even where the clock
    /// has since added the next period's time, and even where that time was added early, on the
    /// other player's zero.
    pub fn overstep(&self, side: Side, at: Millis) -> Option<Millis> {
        self.dial_at(side, at).overstep.map(|it| it.at)
    }

    /// When [`Clock::overstep`] will be, or was, if the clock goes on running and nothing is
    /// entered.
    pub fn overstep_due(&self, side: Side) -> Option<Millis> {
        let known = self.state.dial(side).overstep.map(|it| it.at);
        let running = self.state.running.filter(|it| it.side == side);
        let due = |it: Running| (it.since + self.allotted(&self.state, side)).max(it.began);
        known.or_else(|| running.map(due))
    }

    /// The player who first overstepped his allotted time, and when. With it the order of two
    /// flags is known (Article 6.11). Two at the same instant: White's is given.
    pub fn first_expired(&self, at: Millis) -> Option<(Side, Millis)> {
        let both = Side::ALL
            .into_iter()
            .filter_map(|it| Some((it, self.overstep(it, at)?)));
        both.min_by_key(|(_, instant)| *instant)
    }

    /// Who went into the last period begun before the other did, and when, if a further period
    /// has begun by this instant.
    pub fn passed(&self, at: Millis) -> Option<Passed> {
        self.settled(at).passed
    }

    /// When a player's flag was observed to have fallen, if it was.
    pub fn flag(&self, side: Side) -> Option<Millis> {
        self.state.dial(side).flag
    }

    /// How many moves a player has completed, as far as this clock knows.
    pub fn moves(&self, side: Side) -> u32 {
        self.state.dial(side).moves
    }

    /// The period whose time was last added, from 0; a repeated period counts each time.
    pub fn period(&self, side: Side, at: Millis) -> usize {
        if self.stands(side) || self.control.last(side) == Some(0) {
            return self.state.dial(side).period as usize;
        }
        self.dial_at(side, at).period as usize
    }

    /// That period as announced.
    pub fn current(&self, side: Side, at: Millis) -> Period {
        self.control.period(side, self.dial_at(side, at).period)
    }

    /// Whether no further period's time will be added. Never where the last one repeats.
    pub fn in_last_period(&self, side: Side, at: Millis) -> bool {
        self.control
            .last(side)
            .is_some_and(|last| self.dial_at(side, at).period >= last)
    }

    /// The moves still to be completed in this period; `None` where it is for all the moves.
    pub fn moves_due(&self, side: Side, at: Millis) -> Option<u32> {
        let dial = self.dial_at(side, at);
        let quota = self.control.quota(side, dial.period)?;
        let due = quota.saturating_sub(u64::from(dial.moves));
        Some(u32::try_from(due).unwrap_or(u32::MAX))
    }

    /// The part of the delay that is shown within the time left.
    pub(crate) fn within(&self, side: Side, dial: &Dial) -> Millis {
        match self.control.is_bronstein(side, dial.period) {
            true => dial.delay,
            false => Millis::ZERO,
        }
    }
}
