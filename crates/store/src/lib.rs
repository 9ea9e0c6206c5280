//! The append-only record of each game, on disk.
//!
//! A game is a header and the entries that followed it, numbered from 1 without a gap. Both
//! are opaque text here: this crate knows nothing of chess. What it promises is that an
//! append is acknowledged only once it is on disk, that it is then never lost, changed or
//! doubled, and that two writers who both believe to be next are told apart.
//!
//! [`Store`] is what a server talks to; [`Sqlite`] is the implementation that needs nothing
//! but a folder. All calls block, save [`Store::append_async`].
//!
//! ```
//! use flagfall_store::{Append, NewEntry, NewGame, Sqlite, Store, StoreError};
//!
//! # let dir = tempfile::tempdir().unwrap();
//! let store = Sqlite::open(dir.path())?;
//! store.create_game(NewGame::new("g1", r#"{"edition":"2023"}"#, 0))?;
//!
//! let first = Append::new("g1", 0, vec![NewEntry::new(0, "start")]).keyed("a");
//! assert_eq!(store.append(first.clone())?.last, 1);
//! // The same key again appends nothing and answers the same.
//! assert!(store.append(first)?.repeated);
//!
//! let late = Append::new("g1", 0, vec![NewEntry::new(9, "e4")]);
//! assert!(matches!(store.append(late), Err(StoreError::Conflict { current: 1, .. })));
//! assert_eq!(store.game("g1")?.unwrap().entries[0].body, "start");
//! # Ok::<(), StoreError>(())
//! ```

mod chain;
mod error;
mod front;
mod limits;
mod log;
mod migrate;
mod pool;
mod postgres;
mod progress;
mod queue;
mod sqlite;
mod store;
mod types;
mod verify;

pub use chain::{Broken, Chain, Hash, Salt, Why};
pub use error::StoreError;
pub use limits::{
    MAX_APPEND, MAX_BODY, MAX_ENTRIES, MAX_HEADER, MAX_ID, MAX_KEY, MAX_PAGE, MAX_SEAT, MAX_SEATS,
};
pub use log::{LogError, hex, read_log, write_log};
pub use migrate::{Database, migrate};
pub use postgres::Postgres;
pub use sqlite::{Options, Restored, Sqlite, SqliteFile, restore};
pub use store::{Hear, RESEATED, Reply, Store};
pub use types::{
    Append, Appended, GameSummary, NewEntry, NewGame, Owned, SeatToken, Stats, StoredEntry,
    StoredGame, TokenHash,
};
pub use verify::Verified;
