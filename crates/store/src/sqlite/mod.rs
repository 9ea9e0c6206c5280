//! The record in one SQLite file.
//!
//! One thread writes; it takes what waits, does each piece inside its own savepoint, and
//! commits them together, so that many appends share one wait for the disk. Readers have
//! connections of their own and never hold the writer up.

mod file;
mod folder;
mod import;
mod read;
mod schema;
mod verify;
mod write;
mod writer;

use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use rusqlite::Connection;

pub(crate) use folder::hold;
pub(crate) use import::Import;

pub use file::{Restored, SqliteFile, restore};
use writer::Writer;

use crate::front::Front;
use crate::pool::Pool;
use crate::{
    Append, Appended, GameSummary, MAX_PAGE, NewGame, Reply, SeatToken, Stats, Store, StoreError,
    StoredGame, TokenHash, Verified,
};

const FILE: &str = "flagfall.db";

/// How a store is sized.
#[derive(Clone, Debug)]
pub struct Options {
    /// The most pieces of work that wait to be written; at least 1.
    pub queue: usize,
    /// The most bytes that wait to be written.
    pub queue_bytes: usize,
    /// The most pieces of work in one commit; at least 1.
    pub group: usize,
    /// The most connections that read at the same time; at least 1.
    pub readers: usize,
    /// The most bytes of the database; beyond it writes fail as on a full disk. The log
    /// beside it comes on top.
    pub max_bytes: Option<u64>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            queue: 1024,
            queue_bytes: 64 << 20,
            group: 256,
            readers: 4,
            max_bytes: None,
        }
    }
}

/// The record of many games in one folder, held by one process at a time.
///
/// Dropping it closes it.
pub struct Sqlite {
    path: PathBuf,
    front: Front,
    readers: Pool<Connection>,
    lock: Mutex<Option<File>>,
}

impl Sqlite {
    /// Opens the record in a folder; makes the folder and the database if they are not there.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another process has the folder, [`StoreError::Unusable`] if
    /// it cannot be written, [`StoreError::Damaged`], [`StoreError::Foreign`],
    /// [`StoreError::TooNew`] as the database is.
    pub fn open(dir: &Path) -> Result<Self, StoreError> {
        Self::open_with(dir, &Options::default())
    }

    /// Like [`open`](Self::open), sized otherwise.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub fn open_with(dir: &Path, options: &Options) -> Result<Self, StoreError> {
        let lock = folder::hold(dir)?;
        let path = dir.join(FILE);
        let conn = schema::writer(&path, options.max_bytes)?;
        folder::sync(dir);
        let place = path.clone();
        let write = move |work| Writer::new(conn, place, work).run();
        let front =
            Front::start(options, write).map_err(|error| StoreError::from_io(&path, &error))?;
        let readers = {
            let path = path.clone();
            let failed = |path: &Path, error: &_| StoreError::from_sqlite(path, error);
            Pool::new(options.readers, move || {
                schema::reader(&path).map_err(|error| failed(&path, &error))
            })
        };
        Ok(Self {
            readers,
            path,
            front,
            lock: Mutex::new(Some(lock)),
        })
    }

    /// Reads the whole database: whether a page is damaged, an index disagrees, an entry is
    /// missing or was changed. It takes as long as reading the file does.
    ///
    /// # Errors
    /// Only what keeps it from being read at all.
    pub fn verify(&self) -> Result<Verified, StoreError> {
        self.read(verify::whole)
    }

    fn read<T>(
        &self,
        ask: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        let failed = |error: rusqlite::Error| StoreError::from_sqlite(&self.path, &error);
        self.readers.with(|conn| ask(conn).map_err(failed))
    }
}

impl Store for Sqlite {
    fn create_game(&self, game: NewGame) -> Result<(), StoreError> {
        self.front.create_game(game)
    }

    fn game(&self, id: &str) -> Result<Option<StoredGame>, StoreError> {
        self.read(|conn| read::game(conn, id))
    }

    fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.front.append(append)
    }

    fn append_async(&self, append: Append, reply: Reply) {
        self.front.append_async(append, reply);
    }

    fn earlier(&self, game: &str, key: &str) -> Result<Option<Appended>, StoreError> {
        self.read(|conn| read::earlier(conn, game, key))
    }

    fn seat(&self, game: &str, token: &TokenHash) -> Result<Option<String>, StoreError> {
        self.read(|conn| read::seat(conn, game, token))
    }

    fn reseat(&self, game: &str, token: SeatToken) -> Result<(), StoreError> {
        self.front.reseat(game, token)
    }

    fn games(&self, after: Option<&str>, limit: usize) -> Result<Vec<GameSummary>, StoreError> {
        let page = self.read(|conn| read::games(conn, after, limit.min(MAX_PAGE)))?;
        page.ok_or_else(|| StoreError::NoSuchGame {
            id: after.unwrap_or_default().to_owned(),
        })
    }

    fn stats(&self) -> Stats {
        self.front.stats()
    }

    fn health(&self) -> Result<(), StoreError> {
        self.front.health(|| {
            self.read(|conn| conn.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(())))
        })
    }

    fn close(&self) -> Result<(), StoreError> {
        self.front.close();
        self.readers.close();
        // Only when nothing is written any more may another process write.
        self.front.join(|| {
            let mut lock = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
            drop(lock.take());
        })
    }
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sqlite")
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        // There is nobody left to tell.
        let _ = self.close();
    }
}
