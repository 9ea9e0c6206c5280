//! What can go wrong, and the way out.

use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

/// Why the store did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The game is not in this store.
    #[error("there is no game {id:?}; create it first")]
    NoSuchGame {
        /// The id asked for.
        id: String,
    },
    /// The id is taken.
    #[error("game {id:?} exists already; choose another id")]
    GameExists {
        /// The id asked for.
        id: String,
    },
    /// Another entry came first.
    #[error("the record stands at entry {current}, not {expected}; read on from there and retry")]
    Conflict {
        /// What the author of the append had seen.
        expected: u64,
        /// The number of the last entry.
        current: u64,
    },
    /// The game holds as many entries as it may.
    #[error("the game holds {current} entries and may hold {limit}; continue in a new game")]
    GameFull {
        /// How many it holds.
        current: u64,
        /// How many it may hold.
        limit: u64,
    },
    /// Something is larger than it may be.
    #[error("{what} is too large: {size}, and the most is {limit}; send less")]
    TooLarge {
        /// What is too large.
        what: &'static str,
        /// How large it is, in bytes, or how many there are.
        size: usize,
        /// How large it may be.
        limit: usize,
    },
    /// A text holds what not every database keeps.
    #[error("{what} holds a NUL, which no record keeps; leave it out")]
    Nul {
        /// What holds it.
        what: &'static str,
    },
    /// Something is empty that may not be.
    #[error("{what} is empty; give at least one")]
    Empty {
        /// What is empty.
        what: &'static str,
    },
    /// A seat or its token is another's of the same game.
    #[error("seat {seat:?} is there already, or its token opens another; make each its own")]
    SameSeat {
        /// The seat.
        seat: String,
    },
    /// The queue is full.
    #[error("too much waits to be written; retry shortly")]
    Busy,
    /// The store was closed.
    #[error("the store is closed; open it again")]
    Closed,
    /// The thread that writes has ended before its time.
    #[error("the writer has ended; restart, and retry under the same key")]
    WriterGone,
    /// A reply to an append waited for the store that was calling it.
    #[error("a reply may not wait for the store; use append_async there")]
    InReply,
    /// Another server has taken the game.
    #[error("game {game:?} is another server's now; read it again")]
    NotOwner {
        /// The game.
        game: String,
    },
    /// The database server cannot be reached.
    #[error("{place}: {why}; is it running, and may this user open it?")]
    Unreachable {
        /// Where it is, without user and password.
        place: String,
        /// What was said.
        why: String,
    },
    /// The system gives no random bytes.
    #[error("the system gives no random bytes; retry shortly")]
    NoChance,
    /// What is to be written is there already.
    #[error("{}: is there already; {way_out}", path.display())]
    Exists {
        /// What is there.
        path: PathBuf,
        /// What helps.
        way_out: &'static str,
    },
    /// There is no database.
    #[error("{}: no record of games is there; name the folder given to --data", path.display())]
    NoRecord {
        /// Where it was looked for.
        path: PathBuf,
    },
    /// A record does not hold against its hashes.
    #[error("{}: {first}; `flagfall verify` names all", path.display())]
    Unsound {
        /// The database.
        path: PathBuf,
        /// The first thing that is wrong.
        first: String,
    },
    /// Another process has the folder.
    #[error("{}: in use by {holder}; stop it or choose another folder", path.display())]
    InUse {
        /// The folder.
        path: PathBuf,
        /// Who has it, as far as is known.
        holder: String,
    },
    /// The folder or a file in it cannot be used.
    #[error(
        "{}: {why}; make it a folder that this user may write, or choose another",
        path.display()
    )]
    Unusable {
        /// What cannot be used.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// The disk, or the size the database may have, is used up.
    #[error("{}: the disk is full; make room and retry", path.display())]
    DiskFull {
        /// The database.
        path: PathBuf,
    },
    /// The disk failed.
    #[error("{}: the disk failed ({why}); check it, and retry under the same key", path.display())]
    DiskFailed {
        /// The database.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// The database is damaged.
    #[error(
        "{}: damaged ({why}); move it and its -wal file aside and restore a backup",
        path.display()
    )]
    Damaged {
        /// The database.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// The file is a database of something else.
    #[error("{}: another program's database; choose another folder", path.display())]
    Foreign {
        /// The database.
        path: PathBuf,
    },
    /// The database was written by a later version.
    #[error(
        "{}: of version {found}, and this program knows versions to {known}; \
         use the newer program, or restore the backup made before it",
        path.display()
    )]
    TooNew {
        /// The database.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// The latest version known.
        known: u32,
    },
    /// The database was written by an earlier version.
    #[error(
        "{}: of version {found}, and this program reads version {known}; \
         `flagfall serve` brings it forward, after it has made a backup",
        path.display()
    )]
    TooOld {
        /// The database.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// The version that is read.
        known: u32,
    },
    /// Something else that SQLite refused.
    #[error("{}: {why}", path.display())]
    Database {
        /// The database.
        path: PathBuf,
        /// What SQLite said.
        why: String,
    },
}

impl StoreError {
    /// What an error of the file system means for the store.
    pub(crate) fn from_io(path: &Path, error: &io::Error) -> Self {
        let path = path.to_owned();
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::DiskFull { path },
            _ => Self::Unusable {
                path,
                why: error.to_string(),
            },
        }
    }

    /// What an error of SQLite means for the store.
    pub(crate) fn from_sqlite(path: &Path, error: &rusqlite::Error) -> Self {
        let (path, why) = (path.to_owned(), error.to_string());
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::DiskFull { path },
            Some(ErrorCode::SystemIoFailure) => Self::DiskFailed { path, why },
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                Self::Damaged { path, why }
            }
            Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
                Self::Unusable { path, why }
            }
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::InUse {
                path,
                holder: "another program".to_owned(),
            },
            _ => Self::Database { path, why },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rusqlite::ffi;

    fn check(code: i32, expect: &str) {
        let error = rusqlite::Error::SqliteFailure(ffi::Error::new(code), Some("said".into()));
        assert_eq!(
            StoreError::from_sqlite(Path::new("d"), &error).to_string(),
            expect
        );
    }

    #[test]
    fn sqlite_errors_name_the_way_out() {
        check(ffi::SQLITE_FULL, "d: the disk is full; make room and retry");
        check(
            ffi::SQLITE_IOERR_FSYNC,
            "d: the disk failed (said); check it, and retry under the same key",
        );
        let damaged = "d: damaged (said); move it and its -wal file aside and restore a backup";
        check(ffi::SQLITE_NOTADB, damaged);
        check(ffi::SQLITE_CORRUPT, damaged);
        let unusable = "d: said; make it a folder that this user may write, or choose another";
        check(ffi::SQLITE_READONLY, unusable);
        check(ffi::SQLITE_CANTOPEN, unusable);
        check(
            ffi::SQLITE_BUSY,
            "d: in use by another program; stop it or choose another folder",
        );
        check(ffi::SQLITE_MISUSE, "d: said");
    }

    #[test]
    fn file_errors_name_the_way_out() {
        let of = |kind: io::ErrorKind| StoreError::from_io(Path::new("d"), &kind.into());
        assert_eq!(
            of(io::ErrorKind::StorageFull),
            StoreError::DiskFull { path: "d".into() }
        );
        assert_eq!(
            of(io::ErrorKind::ReadOnlyFilesystem).to_string(),
            "d: read-only filesystem or storage medium; \
             make it a folder that this user may write, or choose another",
        );
    }
}
