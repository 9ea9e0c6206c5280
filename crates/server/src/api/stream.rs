//! `GET /games/{id}/stream`: the view of a seat, at once and after each change.

use crate::app::{App, Ground, Token};
use crate::chair::Chair;
use crate::events::Delayed;
use crate::hub::{Handle, Here, Live, Table};
use crate::problem::Problem;
use crate::roles::{self, Deed};
use crate::spoken::Spoken;
use crate::view::Look;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use flagfall_words::Lang;
use futures_util::stream;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, watch};

/// Something is said at least this often.
const KEEP_ALIVE: Duration = Duration::from_secs(10);
/// A view that was made longer ago is made anew: the readings in it have aged.
const FRESH: Duration = Duration::from_millis(300);

/// Without anything to show, a game with a delay is looked at this often.
const PATIENCE: Duration = Duration::from_secs(30);

/// One who follows something.
pub(super) trait Follow: Send + 'static {
    /// What he is told next; `None` when there is nothing more to follow: the client asks again.
    fn next(&mut self) -> impl Future<Output = Option<Event>> + Send;
}

/// A stream of what a follower is told as long as the ground holds, kept alive while there is
/// nothing to tell.
pub(super) fn follow(follower: impl Follow, ground: Ground) -> impl IntoResponse {
    let events = stream::unfold((follower, ground), |(mut follower, ground)| async {
        let event = {
            // Nothing to tell is no ground to stay for whoever has logged out.
            let mut next = std::pin::pin!(follower.next());
            tokio::select! {
                event = next.as_mut() => event?,
                () = ground.lapses() => return None,
            }
        };
        let holds = ground.holds().await;
        holds.then_some((Ok::<_, Infallible>(event), (follower, ground)))
    });
    let headers: [(HeaderName, &str); 2] = [
        (header::CACHE_CONTROL, "no-store"),
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    let keep_alive = KeepAlive::new().interval(KEEP_ALIVE).text("keep-alive");
    (headers, Sse::new(events).keep_alive(keep_alive))
}

/// One who follows a game.
struct Follower {
    handle: Arc<Handle>,
    live: watch::Receiver<Arc<Live>>,
    closing: watch::Receiver<bool>,
    chair: Chair,
    lang: Lang,
    /// How often this chair had been given a new key when the stream began.
    emptied: usize,
    /// The last entry the client knows of, until it has been sent the first view.
    first: Option<u64>,
    /// The game as it was, for who looks on at an event with a delay.
    delayed: Option<Delayed>,
    _here: Here,
    _permit: OwnedSemaphorePermit,
}

/// Follows a game. The stream is resumed after `Last-Event-ID`: the state is sent whole, with
/// what was said since.
pub(super) async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    token: Token,
    Spoken(lang): Spoken,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Problem> {
    let chair = token.chair(&app, &id).await?;
    roles::check(chair, Deed::Look, true)?;
    let full = || {
        Problem::unavailable("Too many follow games here; this one can still be asked for.")
            .retry_after(30)
    };
    let permit = Arc::clone(&app.streams).try_acquire_owned();
    let permit = permit.map_err(|_| full())?;
    let handle = match chair {
        Chair::Spectator => app.hub.look_on(&id).await?,
        _ => app.hub.open(&id).await?,
    };
    let here = handle.sit(chair).ok_or_else(full)?;
    let live = handle.live.clone();
    let known = headers.get("last-event-id");
    let known = known.and_then(|value| value.to_str().ok()?.trim().parse().ok());
    let follower = Follower {
        emptied: handle.presence.emptied(chair),
        handle,
        closing: app.closing.subscribe(),
        chair,
        lang,
        first: Some(known.unwrap_or(u64::MAX)),
        delayed: match chair {
            Chair::Spectator => Delayed::of(&live.borrow().table),
            _ => None,
        },
        live,
        _here: here,
        _permit: permit,
    };
    Ok(follow(
        follower,
        token.ground(&app, chair == Chair::Arbiter),
    ))
}

impl Follow for Follower {
    async fn next(&mut self) -> Option<Event> {
        if self.delayed.is_some() {
            return self.next_delayed().await;
        }
        if let Some(known) = self.first.take() {
            let live = Arc::clone(&self.live.borrow_and_update());
            return Some(self.event(&live, known));
        }
        tokio::select! {
            changed = self.live.changed() => changed.ok()?,
            _ = self.closing.wait_for(|closing| *closing) => return None,
        }
        if self.handle.presence.emptied(self.chair) != self.emptied {
            return None;
        }
        let live = Arc::clone(&self.live.borrow_and_update());
        if live.at.elapsed() > FRESH {
            return Some(self.event(&live, live.since));
        }
        // Where nobody else sits in the same chair, nobody is served by keeping what he sees.
        if self.handle.presence.count(self.chair) < 2 {
            return Some(self.event(&live, live.since));
        }
        // All who sit in the same chair see the same, in the language of each.
        let frame = live.frames[self.lang as usize][self.chair.index()]
            .get_or_init(|| self.text(&live.table, live.since).into());
        Some(framed(live.table.seq, frame))
    }
}

impl Follower {
    /// The next view of the game as it was.
    async fn next_delayed(&mut self) -> Option<Event> {
        let first = self.first.take();
        loop {
            let live = Arc::clone(&self.live.borrow_and_update());
            let delayed = self.delayed.as_mut()?;
            let since = delayed.table.seq;
            let happened = delayed.advance(&live.table);
            if happened || first.is_some() {
                let table = &self.delayed.as_ref()?.table;
                let text = self.text(table, first.unwrap_or(since));
                return Some(framed(table.seq, &text));
            }
            let wait = delayed
                .next_in(&live.table)
                .map_or(PATIENCE, Duration::from_millis);
            tokio::select! {
                changed = self.live.changed() => changed.ok()?,
                () = tokio::time::sleep(wait) => {}
                _ = self.closing.wait_for(|closing| *closing) => return None,
            }
            if self.handle.presence.emptied(self.chair) != self.emptied {
                return None;
            }
        }
    }

    fn event(&self, live: &Live, since: u64) -> Event {
        framed(live.table.seq, &self.text(&live.table, since))
    }

    fn text(&self, table: &Table, since: u64) -> String {
        let look = Look {
            table,
            presence: &self.handle.presence,
            chair: self.chair,
            since,
            lang: self.lang,
            trial: None,
        };
        serde_json::to_string(&look.view()).unwrap_or_default()
    }
}

fn framed(seq: u64, text: &str) -> Event {
    Event::default()
        .id(seq.to_string())
        .event("view")
        .data(text)
}
