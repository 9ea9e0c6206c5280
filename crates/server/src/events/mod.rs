//! The events that this server keeps: each a log in the record, and what follows from it.
//!
//! An event stands in the record beside the games, under a name that no game can have.

mod changes;
mod delayed;
mod enter;
mod feed;
mod games;
mod of_game;

pub(crate) use changes::changes;
pub(crate) use delayed::{Delayed, seen, seen_to};
pub(crate) use enter::problem;
pub(crate) use feed::{Feed, Written};
pub(crate) use games::{SetUp, Wanted, game_file};
pub(crate) use of_game::OfEvent;

use crate::chair::Chair;
use crate::hub::{Hub, blocking};
use crate::problem::Problem;
use crate::token;
use flagfall_event::Event;
use flagfall_store::{Store, StoredEntry, StoredGame, TokenHash};
use flagfall_wire::EventEntryJson;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// So many events are looked through for those that nobody asks for any more.
const SWEEP: usize = 256;

/// Where whoever asks stands to an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Standing {
    /// He is one of its arbiters.
    Arbiter,
    /// He looks on.
    Spectator,
}

impl Standing {
    /// The word of the wire.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Standing::Arbiter => "arbiter",
            Standing::Spectator => "spectator",
        }
    }

    /// The chair that its key opens at the games.
    pub(crate) const fn chair(self) -> Chair {
        match self {
            Standing::Arbiter => Chair::Arbiter,
            Standing::Spectator => Chair::Spectator,
        }
    }
}

/// An event that is loaded.
pub(crate) struct Held {
    /// Its name.
    pub(crate) id: Arc<str>,
    /// One writes at a time.
    writing: tokio::sync::Mutex<()>,
    /// The event as it stands.
    live: watch::Sender<Arc<Event>>,
    /// Told when its arbiters are given a new key.
    renewed: watch::Sender<()>,
    /// Its games as they were last written for those who poll them.
    pub(crate) feed: Feed,
}

impl Held {
    /// The event as it stands.
    pub(crate) fn event(&self) -> Arc<Event> {
        Arc::clone(&self.live.borrow())
    }

    /// Follows it.
    pub(crate) fn follow(&self) -> watch::Receiver<Arc<Event>> {
        self.live.subscribe()
    }

    /// Hears of a new key of its arbiters: what was opened with the old one ends.
    pub(crate) fn until_renewed(&self) -> watch::Receiver<()> {
        self.renewed.subscribe()
    }

    /// Ends what was opened with a key that is no longer good: the desks, and the streams of the
    /// games.
    pub(crate) async fn end_streams(&self, hub: &Hub, standing: Standing) {
        if standing == Standing::Arbiter {
            self.renewed.send_replace(());
        }
        let event = self.event();
        let boards = event.rounds().values().flat_map(|it| it.boards.values());
        for game in boards.filter_map(|it| it.game()) {
            if let Some(handle) = hub.if_loaded(game).await {
                handle.empty(standing.chair()).await;
            }
        }
    }
}

type Slot = Arc<tokio::sync::Mutex<Option<Arc<Held>>>>;

/// All events.
pub(crate) struct Events {
    store: Arc<dyn Store>,
    pub(crate) hub: Arc<Hub>,
    slots: Mutex<HashMap<String, Slot>>,
}

/// No game has a name that begins so.
const PREFIX: &str = "event:";

/// The name under which an event stands in the record: no game's name has a colon.
pub(crate) fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

impl Events {
    pub(crate) fn new(store: Arc<dyn Store>, hub: &Arc<Hub>) -> Arc<Events> {
        let events = Arc::new(Events {
            store,
            hub: Arc::clone(hub),
            slots: Mutex::default(),
        });
        let weak = Arc::downgrade(&events);
        hub.when_over(move |table| {
            if let Some(events) = weak.upgrade() {
                tokio::spawn(async move { events.over(&table).await });
            }
        });
        events
    }

    /// The event of that name, loaded if it was not.
    ///
    /// # Errors
    /// [`Problem`] where there is none, or it cannot be read.
    pub(crate) async fn open(&self, id: &str) -> Result<Arc<Held>, Problem> {
        if !token::is_name(id) {
            return Err(none());
        }
        let slot = self.slot(id);
        let mut held = slot.lock().await;
        if let Some(held) = held.as_ref() {
            return Ok(Arc::clone(held));
        }
        let (store, name) = (Arc::clone(&self.store), key(id));
        let stored = blocking(move || store.game(&name)).await??;
        let Some(stored) = stored else {
            drop(held);
            self.forget(id);
            return Err(none());
        };
        let event = replay(&stored).map_err(|error| {
            tracing::error!(event = %id, error, "the log of an event cannot be read");
            Problem::broken("The log of this event cannot be read. It is kept as it is.")
        })?;
        let loaded = Arc::new(Held {
            id: id.into(),
            writing: tokio::sync::Mutex::default(),
            live: watch::Sender::new(Arc::new(event)),
            renewed: watch::Sender::new(()),
            feed: Feed::default(),
        });
        *held = Some(Arc::clone(&loaded));
        Ok(loaded)
    }

    /// An event, and where the holder of a key stands to it.
    ///
    /// # Errors
    /// [`Problem`]: no such event, or a key that opens nothing.
    pub(crate) async fn enter_by(
        &self,
        id: &str,
        hash: Option<TokenHash>,
    ) -> Result<(Arc<Held>, Standing), Problem> {
        let held = self.open(id).await?;
        let standing = match hash {
            Some(hash) => self.standing(id, hash).await?,
            None => held.event().about().public.then_some(Standing::Spectator),
        };
        match standing {
            Some(standing) => Ok((held, standing)),
            None if hash.is_some() => Err(Problem::unauthorized(
                "This key does not open this event. Make sure the whole link was copied.",
            )),
            None => Err(Problem::unauthorized(
                "This event is not public: its key is needed, as `Authorization: Bearer …`.",
            )),
        }
    }

    /// Where the holder of a key stands to an event, if it opens it.
    ///
    /// # Errors
    /// The store's.
    pub(crate) async fn standing(
        &self,
        id: &str,
        hash: TokenHash,
    ) -> Result<Option<Standing>, Problem> {
        let (store, name) = (Arc::clone(&self.store), key(id));
        let seat = blocking(move || store.seat(&name, &hash)).await??;
        Ok(seat.and_then(|seat| match seat.as_str() {
            "arbiter" => Some(Standing::Arbiter),
            "spectator" => Some(Standing::Spectator),
            _ => None,
        }))
    }

    /// The lines of an event's log, as they stand in the record.
    ///
    /// # Errors
    /// The store's.
    pub(crate) async fn stored(&self, id: &str) -> Result<StoredGame, Problem> {
        let (store, name) = (Arc::clone(&self.store), key(id));
        blocking(move || store.game(&name)).await??.ok_or_else(none)
    }

    /// An event may have been written to, by whichever server: what is held of it is read again.
    pub(crate) async fn heard(&self, name: Option<&str>) {
        let held: Vec<Slot> = match name.map(|it| it.strip_prefix(PREFIX)) {
            None => lock(&self.slots).values().map(Arc::clone).collect(),
            Some(None) => return,
            Some(Some(id)) => lock(&self.slots).get(id).into_iter().cloned().collect(),
        };
        for slot in held {
            let Some(held) = slot.lock().await.clone() else {
                continue;
            };
            let _turn = held.writing.lock().await;
            let (store, name, after) = (self.store(), key(&held.id), held.event().seq());
            let entries = blocking(move || store.since(&name, after)).await;
            let Ok(Ok(entries)) = entries else { continue };
            let mut event = (*held.event()).clone();
            match entries.iter().try_for_each(|it| take(&mut event, it)) {
                Ok(()) if !entries.is_empty() => {
                    held.live.send_replace(Arc::new(event));
                }
                Ok(()) => {}
                Err(error) => tracing::error!(event = %held.id, error, "a log cannot be read"),
            }
        }
    }

    pub(crate) fn store(&self) -> Arc<dyn Store> {
        Arc::clone(&self.store)
    }

    fn slot(&self, id: &str) -> Slot {
        let mut slots = lock(&self.slots);
        if slots.len() >= SWEEP {
            slots.retain(|_, slot| {
                let asked = Arc::strong_count(slot) > 1;
                let held = |it: Option<Arc<Held>>| it.is_some_and(|it| Arc::strong_count(&it) > 2);
                asked || slot.try_lock().map_or(true, |it| held(it.clone()))
            });
        }
        Arc::clone(slots.entry(id.to_owned()).or_default())
    }

    /// Lets go of an event: it is read from its log again.
    fn forget(&self, id: &str) {
        lock(&self.slots).remove(id);
    }
}

fn none() -> Problem {
    Problem::not_found("There is no event of this name.")
}

fn replay(stored: &StoredGame) -> Result<Event, String> {
    let mut event = Event::default();
    let mut entries = stored.entries.iter();
    entries.try_for_each(|it| take(&mut event, it))?;
    Ok(event)
}

fn take(event: &mut Event, entry: &StoredEntry) -> Result<(), String> {
    let at = |error: String| format!("entry {}: {error}", entry.seq);
    let json: EventEntryJson =
        serde_json::from_str(&entry.body).map_err(|error| at(error.to_string()))?;
    let read = json.read().map_err(|error| at(error.to_string()))?;
    event.take(read).map_err(|error| at(error.to_string()))
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
