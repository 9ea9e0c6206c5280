//! `GET /events/{id}/stream`: the desk of an event, board by board, as it changes.

use super::super::stream::{Follow, follow};
use super::OfRound;
use super::read::no_round;
use crate::app::{App, Token};
use crate::chair::Chair;
use crate::events::Held;
use crate::hub::Handle;
use crate::problem::Problem;
use crate::pulse::wall_ms;
use crate::spoken::Spoken;
use crate::view::{Card, Look, Need};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use axum::response::sse::Event as Sent;
use flagfall_event::Event;
use flagfall_wire::BoardJson;
use flagfall_words::Lang;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{OwnedSemaphorePermit, watch};

/// Changes are gathered for so long, so that a round of 200 boards is told in a few frames.
const GATHER: Duration = Duration::from_millis(250);
/// What comes with time alone, such as time trouble, is looked for this often.
const LOOK: Duration = Duration::from_secs(1);

/// A board of the desk.
struct Seat {
    handle: Option<Arc<Handle>>,
    /// The state that was told, by its moment.
    told_at: Option<Instant>,
    card: Option<Card>,
    board: Option<BoardJson>,
}

/// One who follows the desk.
struct Follower {
    app: App,
    held: Arc<Held>,
    event: Arc<Event>,
    changes: watch::Receiver<Arc<Event>>,
    closing: watch::Receiver<bool>,
    /// Told when the key is no longer good.
    renewed: watch::Receiver<()>,
    round: Option<u16>,
    lang: Lang,
    seats: BTreeMap<u16, Seat>,
    order: Vec<u16>,
    looked: Instant,
    /// When the client was last told something, in milliseconds since 1970; before it what has
    /// not changed since is not told again.
    since_ms: Option<i64>,
    first: bool,
    _permit: OwnedSemaphorePermit,
}

/// What is told: the boards that have changed, and the order where it has.
#[derive(Serialize)]
struct Frame {
    /// The lines of the event's log that are known here.
    seq: u64,
    round: Option<u16>,
    /// Whether all boards are in it.
    full: bool,
    now_ms: i64,
    /// How many boards stand in each need.
    counts: BTreeMap<&'static str, usize>,
    /// The boards, what needs the arbiter first; left out where it has not changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    order: Option<Vec<u16>>,
    boards: Vec<Told>,
}

#[derive(Serialize)]
struct Told {
    #[serde(flatten)]
    board: BoardJson,
    need: Need,
    /// The game, where one was set up.
    card: Option<Card>,
}

/// Follows the desk. It is resumed after `Last-Event-ID`: only what has changed since is told.
pub(super) async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<OfRound>,
    token: Token,
    Spoken(lang): Spoken,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let held = token.arbiter(&app, &id).await?;
    let full = |_| {
        Problem::unavailable("Too many follow games here; the event can still be asked for.")
            .retry_after(30)
    };
    let permit = Arc::clone(&app.streams).try_acquire_owned().map_err(full)?;
    let changes = held.follow();
    let event = held.event();
    let round = asked.round.or(event.current());
    if let Some(number) = asked.round {
        event.round(number).ok_or_else(|| no_round(number))?;
    }
    if let Some(number) = round {
        app.events.catch_up(&held, number).await;
    }
    let known = headers.get("last-event-id").and_then(|it| it.to_str().ok());
    let ground = token.ground(&app, true);
    let follower = Follower {
        closing: app.closing.subscribe(),
        renewed: held.until_renewed(),
        app,
        held,
        event,
        changes,
        round,
        lang,
        seats: BTreeMap::new(),
        order: Vec::new(),
        looked: Instant::now(),
        since_ms: known.and_then(|it| it.trim().parse().ok()),
        first: true,
        _permit: permit,
    };
    Ok(follow(follower, ground))
}

impl Follow for Follower {
    async fn next(&mut self) -> Option<Sent> {
        loop {
            if !self.first {
                tokio::select! {
                    () = tokio::time::sleep(GATHER) => {}
                    _ = self.closing.wait_for(|closing| *closing) => return None,
                    _ = self.renewed.changed() => return None,
                }
            }
            let told = self.look().await;
            if self.first || !told.is_empty() {
                return Some(self.framed(told));
            }
        }
    }
}

impl Follower {
    /// The boards that have changed.
    async fn look(&mut self) -> Vec<Told> {
        let fresh = self.first || self.changes.has_changed().unwrap_or(false);
        if fresh {
            self.event = Arc::clone(&self.changes.borrow_and_update());
            self.seat().await;
        }
        let by_time = self.looked.elapsed() >= LOOK;
        if by_time {
            self.looked = Instant::now();
        }
        let round = self.round.and_then(|it| self.event.round(it));
        let mut told = Vec::new();
        for (number, seat) in &mut self.seats {
            let board = round.and_then(|it| it.boards.get(number));
            let changed = seat.look(self.lang, by_time);
            let json = board.map(|it| BoardJson::of(*number, it));
            let other = json.as_ref().map(text) != seat.board.as_ref().map(text);
            let Some(json) = json.filter(|_| changed || other) else {
                continue;
            };
            seat.board = Some(json.clone());
            // What the client knows from before it was cut off.
            let known = self.since_ms.filter(|_| self.first);
            if known.is_some_and(|known| seat.since_ms() < known && last_entered(&json) < known) {
                continue;
            }
            told.push(Told {
                need: seat.need(),
                board: json,
                card: seat.card.clone(),
            });
        }
        told
    }

    /// Opens what is played on each board.
    async fn seat(&mut self) {
        let Some(round) = self.round.and_then(|it| self.event.round(it)) else {
            return;
        };
        let boards = round.boards.iter();
        let boards: Vec<_> = boards
            .map(|(number, board)| (*number, board.game().map(str::to_owned)))
            .collect();
        self.seats
            .retain(|number, _| round.boards.contains_key(number));
        for (number, game) in boards {
            let seat = self.seats.entry(number).or_insert(Seat {
                handle: None,
                told_at: None,
                card: None,
                board: None,
            });
            let shown = seat.card.as_ref().map(|it| it.game.as_str());
            if let Some(game) = game.filter(|it| seat.handle.is_none() || shown != Some(it)) {
                seat.handle = self.app.hub.look_on(&game).await.ok();
                seat.told_at = None;
            }
        }
    }

    fn framed(&mut self, boards: Vec<Told>) -> Sent {
        let mut order: Vec<u16> = self.seats.keys().copied().collect();
        order.sort_by_key(|number| {
            let seat = self.seats.get(number);
            (seat.map(Seat::need), seat.map(Seat::shortest), *number)
        });
        let mut counts = BTreeMap::new();
        for seat in self.seats.values() {
            let word = match seat.need() {
                Need::NeedsYou => "needs_you",
                Need::Watch => "watch",
                Need::Quiet => "quiet",
                Need::Waiting => "waiting",
                Need::Over => "over",
            };
            *counts.entry(word).or_insert(0) += 1;
        }
        let now_ms = wall_ms();
        let full = self.first && self.since_ms.is_none();
        let changed = order != self.order;
        self.order.clone_from(&order);
        self.first = false;
        let frame = Frame {
            seq: self.held.event().seq(),
            round: self.round,
            full,
            now_ms,
            counts,
            order: changed.then_some(order),
            boards,
        };
        Sent::default()
            .id(now_ms.to_string())
            .event("desk")
            .data(serde_json::to_string(&frame).unwrap_or_default())
    }
}

impl Seat {
    /// Looks at the game anew where it has changed, or where time has passed; says whether the
    /// card is another one.
    fn look(&mut self, lang: Lang, by_time: bool) -> bool {
        let Some(handle) = &self.handle else {
            return false;
        };
        let live = Arc::clone(&handle.live.borrow());
        let moved = self.told_at != Some(live.at);
        if !(moved || by_time && live.table.is_running()) {
            return false;
        }
        self.told_at = Some(live.at);
        let look = Look {
            table: &live.table,
            presence: &handle.presence,
            chair: Chair::Arbiter,
            since: live.table.seq,
            lang,
            trial: None,
        };
        let card = look.card();
        let other = self.card.as_ref().is_none_or(|it| !it.same(&card));
        self.card = Some(card);
        other
    }

    /// When the game was last published, in milliseconds since 1970.
    fn since_ms(&self) -> i64 {
        let elapsed = self.told_at.map_or(Duration::MAX, |it| it.elapsed());
        let elapsed = i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX);
        // What comes with time alone may have come meanwhile.
        match self.need() {
            Need::NeedsYou | Need::Watch => i64::MAX,
            _ => wall_ms().saturating_sub(elapsed),
        }
    }

    fn need(&self) -> Need {
        match (&self.card, &self.board) {
            (Some(card), _) => card.need,
            (None, Some(board)) if board.result.is_some() => Need::Over,
            _ => Need::Waiting,
        }
    }

    /// The time of whoever has less, where the order goes by it.
    fn shortest(&self) -> i64 {
        match &self.card {
            Some(card) if card.need == Need::Watch => card.clocks.least_ms() / 10_000,
            _ => 0,
        }
    }
}

fn text(board: &BoardJson) -> String {
    serde_json::to_string(board).unwrap_or_default()
}

fn last_entered(board: &BoardJson) -> i64 {
    board.history.last().map_or(0, |it| it.at_ms)
}
