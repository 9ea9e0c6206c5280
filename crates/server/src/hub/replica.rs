//! A game that another server has, as it can be read in the record: for whoever only looks on.

use super::{Handle, Hub, Live, Presence, Table, blocking, lock, replay, seats};
use crate::chair::Chair;
use crate::problem::Problem;
use crate::stored::Line;
use flagfall_store::{RESEATED, StoredEntry};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::{Notify, mpsc, watch};

/// The record is read so often even if nothing was heard.
const PATIENCE: Duration = Duration::from_secs(5);

/// A game that is looked on at, and what wakes whoever reads on.
pub(super) struct Replica {
    handle: Weak<Handle>,
    news: Arc<Notify>,
}

impl Hub {
    /// The game of that name for whoever only looks on: wherever it is played, it is not taken
    /// from there.
    ///
    /// # Errors
    /// [`Problem`] where there is none, or it cannot be read.
    pub(crate) async fn look_on(self: &Arc<Self>, id: &str) -> Result<Arc<Handle>, Problem> {
        if !self.store.is_shared() {
            return self.open(id).await;
        }
        if let Some(handle) = self.at_hand(id) {
            return Ok(handle);
        }
        // One at a time is loaded so: two of one game would not hear of each other.
        let _turn = self.replicating.lock().await;
        let known = lock(&self.replicas).get(id).map(|it| it.handle.clone());
        if let Some(handle) = known.and_then(|it| it.upgrade()) {
            return Ok(handle);
        }
        let (store, name) = (Arc::clone(&self.store), id.to_owned());
        let read = blocking(move || store.game(&name)).await??;
        let Some(stored) = read else {
            return Err(Problem::not_found("There is no game of this name."));
        };
        let replayed = replay(&stored).map_err(|error| {
            tracing::error!(game = %stored.id, %error, "the record cannot be replayed");
            Problem::broken("The record of this game cannot be replayed. It is kept as it is.")
        })?;
        let mut table = replayed.0;
        table.resume(None);
        Ok(self.replicate(table))
    }

    fn replicate(self: &Arc<Self>, table: Table) -> Arc<Handle> {
        let table = Arc::new(table);
        let (publish, live) = watch::channel(Live::new(Arc::clone(&table), table.seq));
        // Nothing is asked of it: whoever acts is sent to the server that has the game.
        let (commands, _) = mpsc::channel(1);
        let handle = Arc::new(Handle {
            commands,
            live,
            presence: Arc::new(Presence::default()),
            seats: seats::Seats::default(),
            tenure: None,
        });
        let news = Arc::new(Notify::new());
        let presence = Arc::clone(&handle.presence);
        let replica = Replica {
            handle: Arc::downgrade(&handle),
            news: Arc::clone(&news),
        };
        let mut replicas = lock(&self.replicas);
        replicas.retain(|_, it| it.handle.strong_count() > 0);
        replicas.insert(Arc::clone(&table.id), replica);
        drop(replicas);
        tokio::spawn(Arc::clone(self).read_on(table, publish, (news, presence)));
        handle
    }

    /// Reads on whenever something was written, until nobody looks any more.
    async fn read_on(
        self: Arc<Self>,
        mut table: Arc<Table>,
        publish: watch::Sender<Arc<Live>>,
        (news, presence): (Arc<Notify>, Arc<Presence>),
    ) {
        let mut emptied = 0;
        loop {
            tokio::select! {
                () = news.notified() => {}
                () = tokio::time::sleep(PATIENCE) => {}
                () = publish.closed() => return,
            }
            let keys = presence.emptied(Chair::Spectator);
            if std::mem::replace(&mut emptied, keys) != keys {
                // Whoever follows looks whether he still may.
                publish.send_replace(Live::new(Arc::clone(&table), table.seq));
            }
            let (store, known) = (Arc::clone(&self.store), Arc::clone(&table));
            let read = blocking(move || {
                let entries = store.since(&known.id, known.seq)?;
                Ok::<_, flagfall_store::StoreError>(further(&known, entries))
            });
            let Ok(Ok(next)) = read.await else { continue };
            match next {
                Ok(None) => {}
                Ok(Some(next)) => {
                    let since = table.seq;
                    table = Arc::new(next);
                    publish.send_replace(Live::new(Arc::clone(&table), since));
                }
                Err(error) => {
                    tracing::error!(game = %table.id, error, "the record cannot be replayed");
                    return;
                }
            }
        }
    }

    /// A game was written to, by whichever server; `None` where it may have been any.
    pub(crate) fn heard(&self, game: Option<&str>) {
        let replicas = lock(&self.replicas);
        let reseated = game.and_then(|it| it.strip_prefix(RESEATED));
        if let Some(replica) = reseated.and_then(|id| replicas.get(id)) {
            replica.empty();
        }
        match game {
            Some(id) => replicas.get(id).into_iter().for_each(Replica::wake),
            None => replicas.values().for_each(Replica::wake),
        }
    }
}

impl Replica {
    /// Ends the streams of those who look on: their key may not be good any more.
    fn empty(&self) {
        if let Some(handle) = self.handle.upgrade() {
            handle.presence.empty(Chair::Spectator);
            self.wake();
        }
    }

    fn wake(&self) {
        self.news.notify_one();
    }
}

/// The table with what was written since; `None` if nothing was.
fn further(table: &Table, entries: Vec<StoredEntry>) -> Result<Option<Table>, String> {
    let Some(last) = entries.last() else {
        return Ok(None);
    };
    let mut next = table.clone();
    next.head = last.hash;
    for entry in entries {
        let line = Line::read(&entry.body).map_err(|error| error.to_string())?;
        next.take(line).map_err(|error| error.to_string())?;
    }
    if next.pulse.is_none() {
        next.resume(None);
    }
    Ok(Some(next))
}
