//! Which of several servers owns a game, and that a server says that it is there.
//!
//! A game has one owner at a time. A server owns its games for as long as it renews its row in
//! time by the database's clock; the clocks of the servers do not matter. Each change of hands
//! makes the game's fence one higher. An append bears the fence its author was given and is
//! checked in the transaction that writes it, with the game locked: a server that was cut off
//! and comes back writes nothing, whatever it believes.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::SeqCst};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use postgres::{Client, Error};

use super::connect::Place;
use crate::{Owned, StoreError};

/// How often a server says that it is there.
const BEAT: Duration = Duration::from_millis(400);
/// So long after it last said so its games may be taken, in seconds.
const LEASE_SECONDS: f64 = 2.0;
/// For as long after it began to say so it is certain, by its own clock, that nobody has them.
const SURE: Duration = Duration::from_millis(1_900);

/// Until when it is certain that this server has its games.
type Sure = Arc<Mutex<Instant>>;

/// This server among those that have the database.
pub(super) struct Node {
    id: i64,
    lapses: Arc<AtomicU64>,
    sure: Sure,
    stop: Mutex<Option<mpsc::Sender<()>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    /// Tests of a server that is cut off.
    silent: Arc<AtomicBool>,
}

impl Node {
    /// Says that this server is there, and goes on saying so.
    pub(super) fn enter(place: &Place, address: &str) -> Result<Self, StoreError> {
        let failed = |error: Error| place.failed(&error);
        let mut client = place.brief()?;
        let old = "DELETE FROM node WHERE alive_until < clock_timestamp() - interval '1 day'";
        client.execute(old, &[]).map_err(failed)?;
        let sql = "INSERT INTO node (address, alive_until)
                   VALUES ($1, clock_timestamp() + make_interval(secs => $2)) RETURNING id";
        let asked = Instant::now();
        let row = client
            .query_one(sql, &[&address, &LEASE_SECONDS])
            .map_err(failed)?;
        let id: i64 = row.get(0);
        let (stop, stopped) = mpsc::channel();
        let (lapses, silent) = (
            Arc::new(AtomicU64::new(0)),
            Arc::new(AtomicBool::new(false)),
        );
        let sure = Arc::new(Mutex::new(asked + SURE));
        let beating = Beating {
            place: place.clone(),
            id,
            lapses: Arc::clone(&lapses),
            sure: Arc::clone(&sure),
            silent: Arc::clone(&silent),
        };
        let thread = thread::Builder::new()
            .name("flagfall-lease".to_owned())
            .spawn(move || beating.run(client, &stopped))
            .map_err(|error| StoreError::from_io(place.name.as_ref(), &error))?;
        Ok(Self {
            id,
            lapses,
            sure,
            stop: Mutex::new(Some(stop)),
            thread: Mutex::new(Some(thread)),
            silent,
        })
    }

    /// How often this server was late to say that it was there, so that others may have taken
    /// its games.
    pub(super) fn lapses(&self) -> u64 {
        self.lapses.load(SeqCst)
    }

    /// The number of the time for which this server has had its games without a break, while
    /// that is certain. A process that was stopped finds here, first of all, that it was.
    pub(super) fn tenure(&self) -> Option<u64> {
        let lapses = self.lapses();
        let until = *self.sure.lock().unwrap_or_else(PoisonError::into_inner);
        (Instant::now() < until).then_some(lapses)
    }

    /// The addresses of all servers that are there.
    pub(super) fn servers(client: &mut Client) -> Result<Vec<String>, Error> {
        let sql = "SELECT address FROM node WHERE alive_until > clock_timestamp()";
        let rows = client.query(sql, &[])?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    /// Says nothing more, as a server that is cut off.
    pub(super) fn fall_silent(&self) {
        self.silent.store(true, SeqCst);
    }

    /// Takes a game, unless another server has it and is there.
    pub(super) fn own(&self, client: &mut Client, game: &str) -> Result<Option<Owned>, Error> {
        let mut tx = client.transaction()?;
        let lock = "SELECT 1 FROM game WHERE id = $1 FOR NO KEY UPDATE";
        if tx.query_opt(lock, &[&game])?.is_none() {
            return Ok(None);
        }
        // Its owner may be saying that it is there at this moment: one of the two comes first.
        let owner = "SELECT 1 FROM node WHERE id = (SELECT node FROM lease WHERE game = $1)
                     FOR UPDATE";
        tx.query_opt(owner, &[&game])?;
        let take = "INSERT INTO lease AS old (game, node, fence) VALUES ($1, $2, 1)
            ON CONFLICT (game) DO UPDATE SET node = $2, fence = old.fence + 1
            WHERE NOT EXISTS (SELECT 1 FROM node
                WHERE node.id = old.node AND node.id <> $2 AND alive_until > clock_timestamp())
            RETURNING fence";
        let owned = match tx.query_opt(take, &[&game, &self.id])? {
            Some(row) => Owned::Here {
                fence: Some(row.get::<_, i64>(0).unsigned_abs()),
            },
            None => {
                let sql = "SELECT node.address FROM lease JOIN node ON node.id = lease.node
                           WHERE lease.game = $1";
                let row = tx.query_opt(sql, &[&game])?;
                Owned::Elsewhere {
                    address: row.map(|row| row.get(0)).unwrap_or_default(),
                }
            }
        };
        tx.commit()?;
        Ok(Some(owned))
    }

    /// Lets go of all games and says nothing more.
    pub(super) fn leave(&self) {
        let mut stop = self.stop.lock().unwrap_or_else(PoisonError::into_inner);
        drop(stop.take());
        let mut thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(thread) = thread.take() {
            drop(thread.join());
        }
    }
}

/// The thread that says that the server is there.
struct Beating {
    place: Place,
    id: i64,
    lapses: Arc<AtomicU64>,
    sure: Sure,
    silent: Arc<AtomicBool>,
}

impl Beating {
    fn run(self, client: Client, stopped: &mpsc::Receiver<()>) {
        let mut client = Some(client);
        while let Err(RecvTimeoutError::Timeout) = stopped.recv_timeout(BEAT) {
            if self.silent.load(SeqCst) {
                continue;
            }
            let connected = match client.take() {
                Some(client) if !client.is_closed() => Ok(client),
                _ => self.place.brief(),
            };
            client = connected.ok().and_then(|mut it| {
                let beat = self.beat(&mut it);
                beat.is_ok().then_some(it)
            });
        }
        if let Some(client) = client.as_mut().filter(|_| !self.silent.load(SeqCst)) {
            drop(client.execute("DELETE FROM node WHERE id = $1", &[&self.id]));
        }
    }

    fn beat(&self, client: &mut Client) -> Result<(), Error> {
        let asked = Instant::now();
        let mut tx = client.transaction()?;
        // Whether it is late is asked only once nobody takes its games at this moment.
        tx.query_opt("SELECT 1 FROM node WHERE id = $1 FOR UPDATE", &[&self.id])?;
        let sql = "UPDATE node
            SET lapses = lapses + (alive_until <= clock_timestamp())::integer,
                alive_until = clock_timestamp() + make_interval(secs => $2)
            WHERE id = $1 RETURNING lapses";
        let there = tx.query_opt(sql, &[&self.id, &LEASE_SECONDS])?;
        tx.commit()?;
        let Some(row) = there else {
            // Nobody knows of it any more: it was away for a day.
            self.lapses.fetch_add(1, SeqCst);
            return Ok(());
        };
        // Told in all, and not this time alone: what a lost answer said is in the next one.
        self.lapses
            .store(row.get::<_, i64>(0).unsigned_abs(), SeqCst);
        // After the lapse was counted: whoever is sure again knows of it.
        *self.sure.lock().unwrap_or_else(PoisonError::into_inner) = asked + SURE;
        Ok(())
    }
}
