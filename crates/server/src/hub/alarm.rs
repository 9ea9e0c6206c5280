//! When a clock wants its game: the flag that falls though nobody looks.

use super::Hub;
use super::owner::{Batch, Failed, Owner};
use super::proof::Search;
use crate::stored::Line;
use axum::http::StatusCode;
use flagfall_record::{Flag, Seat};
use flagfall_wire::ActJson;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Where the record does not answer at the moment, it is asked again after so long.
const AGAIN: Duration = Duration::from_secs(1);

impl Hub {
    /// Has a game loaded again at that moment: it rests in the record until then, and costs no
    /// more than its name and an alarm.
    fn wake(self: &Arc<Self>, id: &Arc<str>, at: Instant) {
        let (hub, id) = (Arc::clone(self), Arc::clone(id));
        tokio::spawn(async move {
            tokio::time::sleep_until(at.into()).await;
            // Loaded, it sees to its flag. One that another server has is seen to there.
            while let Err(problem) = hub.open(&id).await
                && problem.status() == StatusCode::SERVICE_UNAVAILABLE
                && !problem.is_elsewhere()
            {
                tokio::time::sleep(AGAIN).await;
            }
        });
    }
}

impl Owner {
    /// Whether nobody needs the game in memory; `alarm` is when its clock does, who is woken then.
    pub(super) fn is_idle(&mut self, alarm: Option<Instant>) -> bool {
        let is_sought = self.search.as_ref().is_some_and(Search::is_under_way);
        if is_sought || !self.presence.is_empty() || !self.mailbox.is_empty() {
            return false;
        }
        // Whoever sends from now on is told so, and has the game loaded again.
        self.mailbox.close();
        if let Some(at) = alarm {
            self.hub.wake(&self.table.id, at);
        }
        self.mailbox.is_empty()
    }

    /// When the time of the player whose clock runs is used up, if nobody has seen it yet.
    pub(super) fn alarm(&self) -> Option<Instant> {
        let table = &self.table;
        let clock = table.game.clock()?;
        let side = clock.running().filter(|_| table.game.is_on())?;
        let due = clock.overstep_due(side)?;
        if clock.flag(side).is_some() || self.rung == Some((table.seq, due)) {
            return None;
        }
        table.pulse?.moment(due)
    }

    /// A flag is down. Where flags are called automatically the clock observes it; elsewhere
    /// only the arbiter comes to know. Says whether the game goes on being kept.
    pub(super) async fn ring(&mut self) -> bool {
        let at = self.table.now();
        let clock = self.table.game.clock();
        let side = clock.and_then(|clock| clock.running());
        let Some((due, side)) = side.and_then(|side| Some((clock?.overstep_due(side)?, side)))
        else {
            return true;
        };
        if due > at {
            return true;
        }
        self.rung = Some((self.table.seq, due));
        let automatic = self.table.game.header().regulations.flag == Flag::Automatic;
        if !automatic {
            self.republish();
            return true;
        }
        tracing::info!(game = %self.table.id, %side, "the clock calls a flag");
        let act = ActJson {
            at_ms: Some(at.0),
            by: Some(Seat::Clock.word().to_owned()),
            act: "observe".to_owned(),
            what: Some("flag".to_owned()),
            ..ActJson::default()
        };
        let batch = Batch {
            lines: vec![Line::Act(Box::new(act))],
            begins: false,
            at,
        };
        match self.record(batch, None).await {
            Ok(()) => {
                // Whatever was ruled, it is seen once.
                self.rung = Some((self.table.seq, due));
                true
            }
            Err(Failed::Stale | Failed::Lost(_)) => false,
            Err(Failed::Problem(problem)) => {
                tracing::error!(detail = problem.detail(), "a flag could not be recorded");
                tokio::time::sleep(Duration::from_secs(1)).await;
                self.rung = None;
                true
            }
        }
    }
}
