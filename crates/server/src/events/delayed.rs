//! A game as it was a while ago: what spectators of an event with a delay see.

use crate::chair::Chair;
use crate::hub::Table;
use crate::pulse::Pulse;
use crate::stored::Line;
use flagfall_clock::Millis;
use std::sync::Arc;

/// The game as a chair may see it: who looks on at an event with a delay sees it later.
pub(crate) fn seen(live: &Arc<Table>, chair: Chair) -> Arc<Table> {
    let delayed = match chair {
        Chair::Spectator => Delayed::of(live),
        _ => None,
    };
    delayed.map_or_else(|| Arc::clone(live), |it| Arc::new(it.table))
}

/// How far a chair may see into a game: by this alone, whether anything is to be told anew.
pub(crate) fn seen_to(live: &Table, chair: Chair) -> u64 {
    let delay = live.setting.event.as_ref().map_or(0, |it| it.delay_ms);
    if chair != Chair::Spectator || delay <= 0 {
        return live.seq;
    }
    let limit = live.now() - Millis(delay);
    if !live.has_begun() || limit < Millis::ZERO {
        return 0;
    }
    let done = live.done.iter().take_while(|done| done.at <= limit);
    1 + done.count() as u64
}

/// A game as it was a while ago.
pub(crate) struct Delayed {
    /// It.
    pub(crate) table: Table,
    /// How many of its acts have been taken.
    taken: usize,
    delay: Millis,
}

impl Delayed {
    /// A game so long ago; `None` where its event knows no delay.
    pub(crate) fn of(live: &Table) -> Option<Delayed> {
        let delay = Millis(live.setting.event.as_ref()?.delay_ms);
        if delay <= Millis::ZERO {
            return None;
        }
        let table = Table::new(&live.id, (*live.setting).clone()).ok()?;
        let mut delayed = Delayed {
            table,
            taken: 0,
            delay,
        };
        delayed.advance(live);
        Some(delayed)
    }

    /// Goes on to what was the state the delay ago. Says whether anything happened since.
    pub(crate) fn advance(&mut self, live: &Table) -> bool {
        let limit = live.now() - self.delay;
        let Some(begun) = live.begun_wall_ms.filter(|_| limit >= Millis::ZERO) else {
            return false;
        };
        let mut happened = false;
        if self.table.begun_wall_ms.is_none() {
            happened |= self.table.take(Line::begin(begun)).is_ok();
        }
        let fresh = live.done.iter().skip(self.taken);
        for done in fresh.take_while(|done| done.at <= limit) {
            self.taken += 1;
            self.table.seq = done.seq.saturating_sub(1);
            happened |= self.table.take(Line::Act(Box::new(done.json()))).is_ok();
        }
        self.table.pulse = Some(Pulse::starting(limit));
        happened
    }

    /// How long it takes until the next act is shown, in milliseconds; `None` where all are.
    pub(crate) fn next_in(&self, live: &Table) -> Option<u64> {
        let now = live.now();
        let wait = |at: Millis| u64::try_from((at + self.delay - now).0).unwrap_or(0);
        if self.table.begun_wall_ms.is_none() {
            return live.begun_wall_ms.map(|_| wait(Millis::ZERO));
        }
        let next = live.done.get(self.taken)?;
        Some(wait(next.at))
    }
}
