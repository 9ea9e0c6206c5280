//! Lines enter an event's log: judged on a copy, recorded, and only then seen by anybody.

use super::{Events, Held, key};
use crate::hub::{Table, blocking};
use crate::problem::Problem;
use crate::pulse::wall_ms;
use flagfall_clock::DrawCounts;
use flagfall_event::{Act, By, Entered, Entry, Event, Kind, Points, Reason, Refused, Score};
use flagfall_laws::Score as Ruled;
use flagfall_store::{Append, NewEntry, StoreError};
use flagfall_wire::EventEntryJson;
use std::sync::Arc;
use tokio::sync::oneshot;

impl Events {
    /// Enters acts, all of them or none. Under a key that was seen before nothing is entered
    /// again.
    ///
    /// # Errors
    /// [`Problem`]: why nothing was entered.
    pub(crate) async fn enter(
        &self,
        held: &Held,
        by: &By,
        acts: Vec<Act>,
        idempotency: Option<String>,
    ) -> Result<Arc<Event>, Problem> {
        self.enter_as(held, by, |_| acts, idempotency).await
    }

    /// Enters what the event as it stands calls for.
    async fn enter_as(
        &self,
        held: &Held,
        by: &By,
        acts: impl FnOnce(&Event) -> Vec<Act> + Send,
        idempotency: Option<String>,
    ) -> Result<Arc<Event>, Problem> {
        let _turn = held.writing.lock().await;
        if let Some(seen) = &idempotency {
            let (store, name, seen) = (self.store(), key(&held.id), seen.clone());
            if blocking(move || store.earlier(&name, &seen))
                .await??
                .is_some()
            {
                return Ok(held.event());
            }
        }
        let before = held.event();
        let mut next = (*before).clone();
        let at_ms = wall_ms().max(before.at_ms());
        let mut entries = Vec::new();
        for act in acts(&before) {
            let by = by.clone();
            let entry = Entry { at_ms, by, act };
            let body = serde_json::to_string(&EventEntryJson::write(&entry));
            let body = body.map_err(|error| Problem::broken(error.to_string()))?;
            next.take(entry).map_err(|refused| problem(&refused))?;
            entries.push(NewEntry::new(at_ms, body));
        }
        if entries.is_empty() {
            return Ok(before);
        }
        let mut append = Append::new(key(&held.id), before.seq(), entries);
        append.key = idempotency;
        self.append(held, append).await?;
        let next = Arc::new(next);
        held.live.send_replace(Arc::clone(&next));
        Ok(next)
    }

    async fn append(&self, held: &Held, append: Append) -> Result<(), Problem> {
        let (tell, told) = oneshot::channel();
        let reply = Box::new(move |result| drop(tell.send(result)));
        self.store.append_async(append, reply);
        let result = told.await.unwrap_or(Err(StoreError::WriterGone));
        result.map(|_| ()).map_err(|error| {
            // What stands in the record is not known any more, or not what was thought.
            self.forget(&held.id);
            match error {
                StoreError::Conflict { .. } => Problem::unavailable(
                    "Somebody else entered something at the same time. Send the same again.",
                )
                .retry_after(1),
                other => other.into(),
            }
        })
    }

    /// A game is over: its result enters the event by itself, unless it stands there already.
    pub(crate) async fn over(&self, table: &Table) {
        let Some(of) = &table.setting.event else {
            return;
        };
        let Some((score, reason)) = result(table) else {
            return;
        };
        for _ in 0..3 {
            let Ok(held) = self.open(&of.id).await else {
                return;
            };
            let acts = |event: &Event| -> Vec<Act> {
                let Some((round, board)) = event.place_of(&table.id) else {
                    return Vec::new();
                };
                let stands = event
                    .board(round, board)
                    .and_then(|it| it.by_game(&table.id));
                let known = |it: &Entered| it.score == Some(score) && it.reason == reason;
                if stands.is_some_and(known) {
                    return Vec::new();
                }
                vec![Act::Score {
                    round,
                    board,
                    score: Some(score),
                    reason: reason.clone(),
                }]
            };
            match self
                .enter_as(&held, &By::game(&*table.id), acts, None)
                .await
            {
                Ok(_) => return,
                Err(problem) => {
                    let detail = problem.detail();
                    tracing::error!(event = %of.id, game = %table.id, detail, "a result waits");
                    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                }
            }
        }
    }

    /// Results that games have and the event does not know: of games that ended while nobody
    /// kept the event.
    pub(crate) async fn catch_up(&self, held: &Held, round: u16) {
        let event = held.event();
        let Some(round) = event.round(round) else {
            return;
        };
        for (_, board) in round.open() {
            let Some(game) = board.game() else { continue };
            if let Ok(handle) = self.hub.look_on(game).await {
                let table = Arc::clone(&handle.live.borrow().table);
                if !table.game.is_on() {
                    self.over(&table).await;
                }
            }
        }
    }
}

/// What a game that is over counts for, and on what it rests; `None` for one that is on or was
/// broken off.
fn result(table: &Table) -> Option<(Score, Reason)> {
    let game = &table.game;
    let ended = game.ended()?;
    let outcome = &ended.outcome;
    let black_wins_draws = game.header().regulations.draw == DrawCounts::Black;
    let (white, black) = match (outcome.white, outcome.black) {
        (Ruled::Draw, Ruled::Draw) if black_wins_draws => (Points::Loss, Points::Win),
        (white, black) => (points(white), points(black)),
    };
    let kind = match () {
        () if outcome.unplayed => Kind::Forfeit,
        // It is rated once both have made a move.
        () if game.plies() < 2 => Kind::Unrated,
        () => Kind::Played,
    };
    let score = Score::new(white, black, kind).or(Score::new(white, black, Kind::Played))?;
    let cites = flagfall_wire::cites(&ended.citations);
    let cites = cites
        .into_iter()
        .map(|it| [it.clause, it.article, it.edition]);
    let reason = Reason {
        text: String::new(),
        ground: Some(outcome.ending.word().to_owned()),
        cites: cites.take(20).collect(),
    };
    Some((score, reason))
}

const fn points(score: Ruled) -> Points {
    match score {
        Ruled::Win => Points::Win,
        Ruled::Draw => Points::Draw,
        Ruled::Loss => Points::Loss,
    }
}

/// Why something is not entered.
pub(crate) fn problem(refused: &Refused) -> Problem {
    let text = refused.to_string();
    let mut signs = text.chars();
    let detail = match refused {
        // It begins with the name of a key.
        Refused::Field { .. } | Refused::NoReason => text.clone(),
        _ => signs
            .next()
            .map(|first| first.to_uppercase().chain(signs).collect())
            .unwrap_or_default(),
    };
    let detail = crate::words::sentence(detail);
    match refused {
        Refused::Field { .. } | Refused::NoReason => Problem::bad_request(detail),
        Refused::NoRound(_) | Refused::NoBoard { .. } => Problem::not_found(detail),
        _ => Problem::conflict(detail),
    }
}
