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
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::{self, JoinHandle, ThreadId};

use rusqlite::Connection;

pub(crate) use folder::hold;
pub(crate) use import::Import;

pub use file::{Restored, SqliteFile, restore};
use writer::Writer;

use crate::pool::Pool;
use crate::progress::Progress;
use crate::queue::{Answer, Job, Queue};
use crate::{
    Append, Appended, GameSummary, MAX_PAGE, NewGame, Reply, SeatToken, Stats, Store, StoreError,
    StoredGame, TokenHash, Verified, limits,
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
    queue: Arc<Queue>,
    progress: Arc<Progress>,
    readers: Pool<Connection>,
    writer: ThreadId,
    thread: Mutex<Option<JoinHandle<()>>>,
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
        let queue = Arc::new(Queue::new(options.queue, options.queue_bytes));
        let progress = Arc::new(Progress::default());
        let writer = Writer {
            conn,
            path: path.clone(),
            queue: Arc::clone(&queue),
            progress: Arc::clone(&progress),
            group: options.group.max(1),
        };
        let thread = thread::Builder::new()
            .name("flagfall-store".to_owned())
            .spawn(move || writer.run())
            .map_err(|error| StoreError::from_io(&path, &error))?;
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
            queue,
            progress,
            writer: thread.thread().id(),
            thread: Mutex::new(Some(thread)),
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

    /// Queues a job, waiting for room, and waits for its answer.
    fn ask<T: Send + 'static>(&self, job: impl FnOnce(Answer<T>) -> Job) -> Result<T, StoreError> {
        if thread::current().id() == self.writer {
            return Err(StoreError::InReply);
        }
        let (tell, told) = mpsc::channel();
        self.queue
            .push(job(Answer::new(move |result| drop(tell.send(result)))));
        told.recv().unwrap_or(Err(StoreError::WriterGone))
    }
}

impl Store for Sqlite {
    fn create_game(&self, game: NewGame) -> Result<(), StoreError> {
        limits::check_game(&game)?;
        self.ask(|answer| Job::Create(game, answer))
    }

    fn game(&self, id: &str) -> Result<Option<StoredGame>, StoreError> {
        self.read(|conn| read::game(conn, id))
    }

    fn append(&self, append: Append) -> Result<Appended, StoreError> {
        limits::check_append(&append)?;
        self.ask(|answer| Job::Append(append, answer))
    }

    fn append_async(&self, append: Append, reply: Reply) {
        match limits::check_append(&append) {
            Ok(()) => self.queue.try_push(Job::Append(append, Answer::new(reply))),
            Err(error) => reply(Err(error)),
        }
    }

    fn earlier(&self, game: &str, key: &str) -> Result<Option<Appended>, StoreError> {
        self.read(|conn| read::earlier(conn, game, key))
    }

    fn seat(&self, game: &str, token: &TokenHash) -> Result<Option<String>, StoreError> {
        self.read(|conn| read::seat(conn, game, token))
    }

    fn reseat(&self, game: &str, token: SeatToken) -> Result<(), StoreError> {
        limits::check_seat(&token)?;
        self.ask(|answer| Job::Reseat(game.to_owned(), token, answer))
    }

    fn games(&self, after: Option<&str>, limit: usize) -> Result<Vec<GameSummary>, StoreError> {
        let page = self.read(|conn| read::games(conn, after, limit.min(MAX_PAGE)))?;
        page.ok_or_else(|| StoreError::NoSuchGame {
            id: after.unwrap_or_default().to_owned(),
        })
    }

    fn stats(&self) -> Stats {
        self.progress.stats(self.queue.len())
    }

    fn health(&self) -> Result<(), StoreError> {
        if let Some(why) = self.queue.ended() {
            return Err(why);
        }
        self.read(|conn| conn.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(())))?;
        match self.progress.sick() {
            Some(_) => self.ask(Job::Probe),
            None => Ok(()),
        }
    }

    fn close(&self) -> Result<(), StoreError> {
        self.queue.close();
        self.readers.close();
        if thread::current().id() == self.writer {
            return Err(StoreError::InReply);
        }
        let mut thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner);
        let ended = thread.take().is_none_or(|thread| thread.join().is_ok());
        // Only now may another process write.
        drop(
            self.lock
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .take(),
        );
        if ended {
            Ok(())
        } else {
            Err(StoreError::WriterGone)
        }
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
