//! The games that are being played: one owner task each, loaded when asked for.

mod alarm;
mod alike;
mod begin;
mod done;
mod lag;
mod log;
mod outside;
mod owner;
mod presence;
mod proof;
mod replay;
mod replica;
mod seats;
mod table;
mod wanted;

pub(crate) use begin::may_begin;
pub(crate) use done::{Done, Shown};
pub(crate) use log::{Kind, To, Told};
pub(crate) use owner::{Acts, Answered, Command, Taken};
pub(crate) use presence::{Here, Presence};
pub(crate) use table::Table;

use crate::chair::Chair;
use crate::opponent::Opponents;
use crate::problem::Problem;
use crate::pulse::{Pulse, wall_ms};
use crate::stored::Away;
use flagfall_store::{Owned, Store};
use owner::Owner;
use replay::replay;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Instant;
use tokio::sync::{mpsc, oneshot, watch};

/// How many commands wait for one game.
const MAILBOX: usize = 64;
/// So many games are looked through for dead ones at once.
const SWEEP: usize = 512;

/// A state as it was published, with the view of each chair once somebody has asked for it.
pub(crate) struct Live {
    /// The game.
    pub(crate) table: Arc<Table>,
    /// The last entry that was published before.
    pub(crate) since: u64,
    /// When.
    pub(crate) at: Instant,
    /// The views, as text, by chair.
    pub(crate) frames: [[OnceLock<Arc<str>>; 4]; 2],
}

impl Live {
    fn new(table: Arc<Table>, since: u64) -> Arc<Live> {
        Arc::new(Live {
            table,
            since,
            at: Instant::now(),
            frames: Default::default(),
        })
    }
}

/// A game that is loaded: how it is spoken to.
pub(crate) struct Handle {
    commands: mpsc::Sender<Command>,
    /// The state, as last published.
    pub(crate) live: watch::Receiver<Arc<Live>>,
    /// Who is connected.
    pub(crate) presence: Arc<Presence>,
    /// Who may speak to it.
    seats: seats::Seats,
    /// Under which number this server has it; `None` for one that it only reads.
    tenure: Option<u64>,
}

impl Handle {
    /// Sends a command; `None` if the game was unloaded meanwhile.
    async fn ask<T>(&self, command: impl FnOnce(oneshot::Sender<T>) -> Command) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        self.commands.send(command(reply)).await.ok()?;
        answer.await.ok()
    }

    /// Ends the streams that were opened with a key that is no longer good.
    pub(crate) async fn empty(&self, chair: Chair) {
        self.seats.forget();
        self.presence.empty(chair);
        drop(self.commands.send(Command::Presence).await);
    }

    /// Sits down at the game; the seat is left when what is returned is dropped.
    pub(crate) fn sit(&self, chair: Chair) -> Option<Here> {
        let commands = self.commands.clone();
        Presence::enter(&self.presence, chair, move || {
            // A full mailbox will publish soon anyway.
            drop(commands.try_send(Command::Presence));
        })
    }
}

type WhenOver = Box<dyn Fn(Arc<Table>) + Send + Sync>;

type Slot = Arc<tokio::sync::Mutex<Option<Arc<Handle>>>>;

/// All games that are loaded.
pub(crate) struct Hub {
    store: Arc<dyn Store>,
    started_wall_ms: i64,
    slots: Mutex<HashMap<Arc<str>, Slot>>,
    /// The time of each unfinished game that this process has had: it outlives the unloading.
    pulses: Mutex<HashMap<Arc<str>, Pulse>>,
    /// Games of other servers that somebody here looks on at.
    replicas: Mutex<HashMap<Arc<str>, replica::Replica>>,
    replicating: tokio::sync::Mutex<()>,
    /// Who is told that a game of an event is over.
    over: OnceLock<WhenOver>,
    /// Who plays where nobody else does, if the operator has somebody.
    opponents: OnceLock<Arc<Opponents>>,
}

impl Hub {
    pub(crate) fn new(store: Arc<dyn Store>) -> Arc<Hub> {
        Arc::new(Hub {
            store,
            started_wall_ms: wall_ms(),
            slots: Mutex::default(),
            pulses: Mutex::default(),
            replicas: Mutex::default(),
            replicating: tokio::sync::Mutex::default(),
            over: OnceLock::new(),
            opponents: OnceLock::new(),
        })
    }

    /// Has this told of each game of an event that is over. It is set once, and runs within the
    /// game's task: it hands the game on and returns.
    pub(crate) fn when_over(&self, tell: impl Fn(Arc<Table>) + Send + Sync + 'static) {
        drop(self.over.set(Box::new(tell)));
    }

    /// Tells that a game of an event is over.
    fn tell_over(&self, table: &Arc<Table>) {
        if let Some(tell) = self.over.get().filter(|_| !table.game.is_on())
            && table.setting.event.is_some()
        {
            tell(Arc::clone(table));
        }
    }

    /// The game of that name, loaded if it was not.
    ///
    /// # Errors
    /// [`Problem`] where there is none, or it cannot be read.
    pub(crate) async fn open(self: &Arc<Self>, id: &str) -> Result<Arc<Handle>, Problem> {
        let slot = self.slot(id);
        let mut held = slot.lock().await;
        if let Some(handle) = held.as_ref().filter(|it| is_open(it)) {
            if self.has(handle) {
                return Ok(Arc::clone(handle));
            }
            // It may have changed hands: it is read again, and whoever follows it asks again.
            drop(handle.commands.try_send(Command::End));
        }
        let loaded = self.load(id).await;
        *held = loaded.as_ref().ok().map(Arc::clone);
        drop(held);
        drop(slot);
        if loaded.is_err() {
            self.forget(id);
        }
        loaded
    }

    /// Sends acts to a game. It is asked again where it was unloaded under our hands; the key
    /// keeps acts from being recorded twice.
    ///
    /// # Errors
    /// Why nothing was recorded.
    pub(crate) async fn send(
        self: &Arc<Self>,
        id: &str,
        acts: owner::Acts,
    ) -> Result<Answered, Problem> {
        let acts = Arc::new(acts);
        for _ in 0..3 {
            let handle = self.open(id).await?;
            let acts = Arc::clone(&acts);
            match handle.ask(|reply| Command::Acts { acts, reply }).await {
                Some(Err(owner::Failed::Stale)) | None => {}
                Some(Err(owner::Failed::Problem(problem) | owner::Failed::Lost(problem))) => {
                    return Err(problem);
                }
                Some(Ok(answered)) => return Ok(answered),
            }
        }
        let detail = "This game was interrupted. Send the same again under the same key.";
        Err(Problem::unavailable(detail).retry_after(1))
    }

    /// Whether a game that was loaded is certainly still this server's.
    fn has(&self, handle: &Handle) -> bool {
        let tenure = self.store.tenure();
        tenure.is_some() && tenure == handle.tenure
    }

    /// How many games are loaded.
    pub(crate) fn loaded(&self) -> u64 {
        let slots = lock(&self.slots);
        slots.values().filter(|it| is_alive(it)).count() as u64
    }

    /// Lets go of every game that is loaded; whoever follows it asks again. What their clocks
    /// count from is let go of as well: others may have had them meanwhile.
    pub(crate) async fn end_all(&self) {
        lock(&self.pulses).clear();
        let slots: Vec<Slot> = lock(&self.slots).values().map(Arc::clone).collect();
        for slot in slots {
            let handle = slot.lock().await.clone();
            if let Some(handle) = handle {
                drop(handle.commands.send(Command::End).await);
            }
        }
    }

    async fn load(self: &Arc<Self>, id: &str) -> Result<Arc<Handle>, Problem> {
        let (store, name) = (Arc::clone(&self.store), id.to_owned());
        // Asked first: what is owned from then on is owned under this number, or a later one.
        let tenure = self.store.tenure();
        let replayed = blocking(move || {
            // Owned first, then read: what the one before wrote is there.
            let fence = match store.own(&name)? {
                Owned::Here { fence } => fence,
                Owned::Elsewhere { address } => {
                    tracing::info!(game = %name, owner = %address, "owned by another server");
                    return Err(Problem::elsewhere(address));
                }
            };
            let Some(stored) = store.game(&name)? else {
                return Err(Problem::not_found("There is no game of this name."));
            };
            let replayed = replay(&stored).map_err(|error| {
                tracing::error!(game = %stored.id, %error, "the record cannot be replayed");
                Problem::broken("The record of this game cannot be replayed. It is kept as it is.")
            })?;
            Ok((replayed, fence))
        });
        let ((mut table, keys, recorded_ms), fence) = replayed.await??;
        let known = lock(&self.pulses).get(&table.id).copied();
        table.resume(known);
        let mut pending = None;
        // A game that has changed hands was without an owner until now.
        let back_ms = match fence {
            Some(2..) => wall_ms(),
            _ => self.started_wall_ms,
        };
        if known.is_none() && table.is_running() && recorded_ms < back_ms {
            let away = Away {
                away_from_ms: recorded_ms,
                away_to_ms: back_ms,
            };
            table.note_away(away);
            pending = Some(away);
        }
        self.keep_pulse(&table);
        let engine = table.setting.engine.filter(|_| table.game.is_on());
        let id = Arc::clone(&table.id);
        let handle = self.spawn(table, keys, (pending, fence), tenure);
        if let (Some(side), Some(opponents)) = (engine, self.opponents.get()) {
            opponents.sit(&self.store, &id, side.into());
        }
        Ok(handle)
    }

    /// Who plays where nobody else does.
    pub(crate) fn opponents(&self) -> Option<&Arc<Opponents>> {
        self.opponents.get()
    }

    /// Lets somebody play where nobody else does, from now on.
    pub(crate) fn invite(&self, opponents: Opponents) {
        // One server has one opponent: a second is not let in.
        drop(self.opponents.set(Arc::new(opponents)));
    }

    fn spawn(
        self: &Arc<Self>,
        table: Table,
        keys: HashMap<String, (u64, u64)>,
        (away, fence): (Option<Away>, Option<u64>),
        tenure: Option<u64>,
    ) -> Arc<Handle> {
        let (commands, mailbox) = mpsc::channel(MAILBOX);
        let table = Arc::new(table);
        let id = Arc::clone(&table.id);
        let (publish, live) = watch::channel(Live::new(Arc::clone(&table), table.seq));
        let presence = Arc::new(Presence::default());
        let owner = Owner {
            hub: Arc::clone(self),
            table,
            keys,
            away,
            fence,
            rung: None,
            search: None,
            publish,
            presence: Arc::clone(&presence),
            mailbox,
        };
        let hub = Arc::clone(self);
        tokio::spawn(async move {
            // A panic stays within the game: its record is kept, and it is loaded again.
            if let Err(error) = tokio::spawn(owner.run()).await {
                tracing::error!(game = %id, %error, "the task of a game has ended");
            }
            hub.forget(&id);
        });
        Arc::new(Handle {
            commands,
            live,
            presence,
            seats: seats::Seats::default(),
            tenure,
        })
    }

    fn slot(&self, id: &str) -> Slot {
        let mut slots = lock(&self.slots);
        if slots.len() >= SWEEP {
            slots.retain(|_, slot| Arc::strong_count(slot) > 1 || is_alive(slot));
        }
        Arc::clone(slots.entry(id.into()).or_default())
    }

    /// Lets go of a game that is not loaded, unless somebody is about to load it.
    fn forget(&self, id: &str) {
        let mut slots = lock(&self.slots);
        if slots
            .get(id)
            .is_some_and(|slot| Arc::strong_count(slot) == 1 && !is_alive(slot))
        {
            slots.remove(id);
        }
    }

    /// Remembers the time of an unfinished game, and forgets that of a finished one.
    fn keep_pulse(&self, table: &Table) {
        let mut pulses = lock(&self.pulses);
        match table.pulse.filter(|_| table.game.is_on()) {
            Some(pulse) => pulses.insert(Arc::clone(&table.id), pulse),
            None => pulses.remove(&table.id),
        };
    }
}

fn is_alive(slot: &Slot) -> bool {
    slot.try_lock()
        .map_or(true, |held| held.as_ref().is_some_and(is_open))
}

fn is_open(handle: &Arc<Handle>) -> bool {
    !handle.commands.is_closed()
}

/// Runs what waits for the disk, or reckons long, where waiting is allowed.
///
/// # Errors
/// A panic in it becomes a [`Problem`].
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    tokio::task::spawn_blocking(work).await.map_err(|error| {
        tracing::error!(%error, "work in the background has ended in a panic");
        broken()
    })
}

/// What is said after a panic.
fn broken() -> Problem {
    Problem::broken("Something broke on the way to an answer. Nothing of it was recorded.")
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
