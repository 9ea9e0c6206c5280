//! What a server asks of whatever keeps its games.

use crate::{
    Append, Appended, GameSummary, NewGame, Owned, SeatToken, Stats, StoreError, StoredEntry,
    StoredGame, TokenHash,
};

/// What is done with the answer to [`Store::append_async`].
///
/// It runs on the store's own thread and every other writer waits for it, so it hands the
/// answer on and returns. It is called exactly once, whatever becomes of the store.
pub type Reply = Box<dyn FnOnce(Result<Appended, StoreError>) + Send>;

/// What stands before the name of a game of which a seat was given another token, where
/// [`Hear`] is told of it.
pub const RESEATED: &str = "seat:";

/// What is told of each game that is written to, by whichever server; `None` where it may have
/// been any.
///
/// It runs on the store's own thread: it hands the name on and returns.
pub type Hear = Box<dyn Fn(Option<&str>) + Send>;

/// The append-only record of many games.
///
/// Every call but [`append_async`](Self::append_async), [`stats`](Self::stats),
/// [`tenure`](Self::tenure), [`is_shared`](Self::is_shared) may wait for
/// the disk; an asynchronous server calls them where waiting is allowed. An error other than
/// those that name the request's own fault leaves open whether a write took place: repeat it
/// under the same key and it takes place once.
///
/// ```
/// use std::sync::{Arc, mpsc};
/// use flagfall_store::{Append, NewEntry, NewGame, Sqlite, Store};
///
/// # let dir = tempfile::tempdir().unwrap();
/// let store: Arc<dyn Store> = Arc::new(Sqlite::open(dir.path())?);
/// store.create_game(NewGame::new("g1", "{}", 0))?;
/// let (answer, answers) = mpsc::channel(); // or a oneshot channel of an async runtime
/// let append = Append::new("g1", 0, vec![NewEntry::new(0, "start")]);
/// store.append_async(append, Box::new(move |done| drop(answer.send(done))));
/// assert_eq!(answers.recv().unwrap()?.last, 1);
/// # Ok::<(), flagfall_store::StoreError>(())
/// ```
pub trait Store: Send + Sync {
    /// Records a new game; it is on disk when this returns.
    ///
    /// # Errors
    /// [`StoreError::GameExists`] if the id is taken; a limit that is exceeded; the disk's.
    fn create_game(&self, game: NewGame) -> Result<(), StoreError>;

    /// A game with every entry in order, or `None` if there is no such game.
    ///
    /// # Errors
    /// Only the disk's.
    fn game(&self, id: &str) -> Result<Option<StoredGame>, StoreError>;

    /// Appends to a game's record, all entries or none; they are on disk when this returns.
    ///
    /// A key that the game has seen answers what was answered then, before anything else is
    /// looked at.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if another entry came first, [`StoreError::NoSuchGame`],
    /// [`StoreError::GameFull`]; a limit that is exceeded; the disk's.
    fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// Like [`append`](Self::append), but never waits: the answer goes to `reply`, and where
    /// `append` would wait for room in the queue the answer is [`StoreError::Busy`].
    fn append_async(&self, append: Append, reply: Reply);

    /// What the append under this key was answered, if the game has seen the key.
    ///
    /// # Errors
    /// Only the disk's.
    fn earlier(&self, game: &str, key: &str) -> Result<Option<Appended>, StoreError>;

    /// The seat that a token opens, if any.
    ///
    /// # Errors
    /// Only the disk's.
    fn seat(&self, game: &str, token: &TokenHash) -> Result<Option<String>, StoreError>;

    /// Gives a seat a new token, or adds the seat. An earlier token of it opens nothing from
    /// then on.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`]; [`StoreError::SameSeat`] if the token opens another seat
    /// of that game; the disk's.
    fn reseat(&self, game: &str, token: SeatToken) -> Result<(), StoreError>;

    /// Games, the newest first: those that come after the game `after`, or the first ones;
    /// at most `limit`, and at most [`MAX_PAGE`](crate::MAX_PAGE).
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`] if `after` is none; the disk's.
    fn games(&self, after: Option<&str>, limit: usize) -> Result<Vec<GameSummary>, StoreError>;

    /// Takes a game into this process's hands, unless another server has it and is there. Where
    /// only one process has the record it owns every game.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`]; the disk's.
    fn own(&self, game: &str) -> Result<Owned, StoreError> {
        let _ = game;
        Ok(Owned::Here { fence: None })
    }

    /// Whether other servers may have this record as well.
    fn is_shared(&self) -> bool {
        false
    }

    /// The number of the unbroken time for which this process owns what it owns; `None` where
    /// that time may be over, for it could not say for too long that it is there. What was owned
    /// under another number has to be taken anew.
    fn tenure(&self) -> Option<u64> {
        Some(0)
    }

    /// The addresses of the servers that have this record and are there, this one among them.
    ///
    /// # Errors
    /// The disk's.
    fn servers(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    /// The entries of a game after that number, in order; none where there is no such game.
    ///
    /// # Errors
    /// The disk's.
    fn since(&self, game: &str, after: u64) -> Result<Vec<StoredEntry>, StoreError> {
        let mut entries = self.game(game)?.map_or(Vec::new(), |it| it.entries);
        entries.retain(|it| it.seq > after);
        Ok(entries)
    }

    /// Tells `hear` from now on of every game that is written to. Where only one process has the
    /// record it is never called. Only the first one is told.
    ///
    /// # Errors
    /// The disk's.
    fn listen(&self, hear: Hear) -> Result<(), StoreError> {
        drop(hear);
        Ok(())
    }

    /// What the store has done since it was opened.
    fn stats(&self) -> Stats;

    /// Whether the record can be read and, as far as is known, written. After a failed
    /// commit this tries a write, so it recovers with the disk.
    ///
    /// # Errors
    /// What is in the way.
    fn health(&self) -> Result<(), StoreError>;

    /// Finishes what is queued and lets go of the record. Every later call answers
    /// [`StoreError::Closed`]; closing twice is no error.
    ///
    /// # Errors
    /// [`StoreError::WriterGone`] if the writer had ended before its time.
    fn close(&self) -> Result<(), StoreError>;
}
