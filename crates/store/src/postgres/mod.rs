//! The record in PostgreSQL, for several servers at once.
//!
//! One thread writes, as in the SQLite store: it takes what waits, locks the games concerned,
//! judges in memory, writes all entries with one statement and commits once. Whoever reads has
//! a connection of his own.

mod connect;
mod import;
mod lease;
mod listen;
mod read;
mod schema;
mod write;
mod writer;

use std::fmt;
use std::sync::{Mutex, PoisonError};

use postgres::{Client, Error};

use crate::front::Front;
use crate::pool::Pool;
use crate::{
    Append, Appended, GameSummary, Hear, MAX_PAGE, NewGame, Options, Owned, Reply, SeatToken,
    Stats, Store, StoreError, StoredEntry, StoredGame, TokenHash, Verified,
};
use connect::Place;
pub(crate) use connect::shown;
pub(crate) use import::Import;
use lease::Node;
use listen::Listener;
use writer::Writer;

/// Games are taken by so many at once.
const TAKERS: usize = 2;

/// The record of many games in a PostgreSQL database, which several servers may have.
///
/// It keeps to the schema `flagfall`, which it makes. Dropping it closes it; close it first
/// where blocking is not allowed.
pub struct Postgres {
    place: Place,
    front: Front,
    readers: Pool<Client>,
    /// Connections that take games: those of the readers cannot write.
    takers: Pool<Client>,
    node: Option<Node>,
    listener: Mutex<Option<Listener>>,
}

impl Postgres {
    /// Opens the record at `postgres://user:password@host:port/database`. With an address this
    /// process is one of several servers, which the others reach there, and owns games.
    ///
    /// # Errors
    /// [`StoreError::Unreachable`]; [`StoreError::Unusable`] for a server that may lose what it
    /// acknowledged; [`StoreError::TooNew`].
    pub fn open(url: &str, address: Option<&str>, options: &Options) -> Result<Self, StoreError> {
        let place = Place::read(url)?;
        let mut client = place.bare()?;
        schema::ready(&mut client, &place)?;
        place.be_brief(&mut client)?;
        let node = address.map(|it| Node::enter(&place, it)).transpose()?;
        let (there, name, told) = (place.clone(), place.name.clone(), node.is_some());
        let write = move |work| Writer::new(there, client, (work, told)).run();
        let front = Front::start(options, write)
            .map_err(|error| StoreError::from_io(name.as_ref(), &error))?;
        let pool = |open: fn(&Place) -> Result<Client, StoreError>, most| {
            let place = place.clone();
            Pool::new(most, move || open(&place))
        };
        let (readers, takers) = (
            pool(Place::reader, options.readers),
            pool(Place::brief, TAKERS),
        );
        Ok(Self {
            place,
            front,
            readers,
            takers,
            node,
            listener: Mutex::default(),
        })
    }

    /// Holds every entry of each game against its hash.
    ///
    /// # Errors
    /// What keeps it from being read.
    pub fn verify(&self) -> Result<Verified, StoreError> {
        let mut found = Verified::default();
        self.each(|game, _| {
            found.take(&game);
            Ok(())
        })?;
        Ok(found)
    }

    /// Every game with its seats, by name, one at a time in memory.
    ///
    /// # Errors
    /// Those of `each`, and the database's.
    pub fn each(
        &self,
        mut each: impl FnMut(StoredGame, Vec<SeatToken>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let mut id = String::new();
        loop {
            let next = self.read(|client| {
                let Some(next) = read::next_id(client, &id)? else {
                    return Ok(None);
                };
                let seats = read::seats(client, &next)?;
                Ok(read::game(client, &next)?.map(|game| (game, seats)))
            })?;
            let Some((game, seats)) = next else {
                return Ok(());
            };
            id.clone_from(&game.id);
            each(game, seats)?;
        }
    }

    /// Says nothing more to the other servers, as one that is cut off: for tests of that.
    pub fn fall_silent(&self) {
        if let Some(node) = &self.node {
            node.fall_silent();
        }
    }

    fn read<T>(&self, ask: impl FnOnce(&mut Client) -> Result<T, Error>) -> Result<T, StoreError> {
        self.readers
            .with(|client| ask(client).map_err(|error| self.place.failed(&error)))
    }
}

impl Store for Postgres {
    fn create_game(&self, game: NewGame) -> Result<(), StoreError> {
        self.front.create_game(game)
    }

    fn game(&self, id: &str) -> Result<Option<StoredGame>, StoreError> {
        self.read(|client| read::game(client, id))
    }

    fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.front.append(append)
    }

    fn append_async(&self, append: Append, reply: Reply) {
        self.front.append_async(append, reply);
    }

    fn earlier(&self, game: &str, key: &str) -> Result<Option<Appended>, StoreError> {
        self.read(|client| read::earlier(client, game, key))
    }

    fn seat(&self, game: &str, token: &TokenHash) -> Result<Option<String>, StoreError> {
        self.read(|client| read::seat(client, game, token))
    }

    fn reseat(&self, game: &str, token: SeatToken) -> Result<(), StoreError> {
        self.front.reseat(game, token)
    }

    fn games(&self, after: Option<&str>, limit: usize) -> Result<Vec<GameSummary>, StoreError> {
        let page = self.read(|client| read::games(client, after, limit.min(MAX_PAGE)))?;
        page.ok_or_else(|| StoreError::NoSuchGame {
            id: after.unwrap_or_default().to_owned(),
        })
    }

    fn own(&self, game: &str) -> Result<Owned, StoreError> {
        let Some(node) = &self.node else {
            return Ok(Owned::Here { fence: None });
        };
        let owned = self.takers.with(|client| {
            let owned = node.own(client, game);
            owned.map_err(|error| self.place.failed(&error))
        })?;
        owned.ok_or_else(|| StoreError::NoSuchGame {
            id: game.to_owned(),
        })
    }

    fn is_shared(&self) -> bool {
        self.node.is_some()
    }

    fn tenure(&self) -> Option<u64> {
        self.node.as_ref().map_or(Some(0), Node::tenure)
    }

    fn servers(&self) -> Result<Vec<String>, StoreError> {
        self.read(Node::servers)
    }

    fn since(&self, game: &str, after: u64) -> Result<Vec<StoredEntry>, StoreError> {
        self.read(|client| read::since(client, game, after))
    }

    fn listen(&self, hear: Hear) -> Result<(), StoreError> {
        let mut listener = self.listener.lock().unwrap_or_else(PoisonError::into_inner);
        if listener.is_none() && self.node.is_some() {
            *listener = Some(Listener::start(&self.place, hear)?);
        }
        Ok(())
    }

    fn stats(&self) -> Stats {
        Stats {
            lapses: self.node.as_ref().map_or(0, Node::lapses),
            ..self.front.stats()
        }
    }

    fn health(&self) -> Result<(), StoreError> {
        self.front
            .health(|| self.read(|client| client.query_one("SELECT 1", &[]).map(drop)))
    }

    fn close(&self) -> Result<(), StoreError> {
        self.front.close();
        self.readers.close();
        self.takers.close();
        let mut listener = self.listener.lock().unwrap_or_else(PoisonError::into_inner);
        drop(listener.take());
        drop(listener);
        // Only when nothing is written any more may another server have its games.
        self.front.join(|| {
            if let Some(node) = &self.node {
                node.leave();
            }
        })
    }
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Postgres")
            .field("place", &self.place.name)
            .finish_non_exhaustive()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // There is nobody left to tell.
        let _ = self.close();
    }
}
