//! A database that is only looked at, whoever else has it: verified, backed up, moved.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::backup::Backup;
use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::{FILE, folder, read, schema, verify};
use crate::{SeatToken, StoreError, StoredGame, Verified};

/// A database that is only looked at. A server that has it goes on meanwhile.
///
/// ```
/// use flagfall_store::{NewGame, Sqlite, SqliteFile, Store};
///
/// # let dir = tempfile::tempdir().unwrap();
/// # let elsewhere = tempfile::tempdir().unwrap();
/// let store = Sqlite::open(dir.path())?;
/// store.create_game(NewGame::new("g1", "{}", 0))?;
/// let copy = elsewhere.path().join("monday.db");
/// assert!(SqliteFile::open(dir.path())?.backup(&copy)?.is_sound());
/// assert_eq!(SqliteFile::open(&copy)?.verify()?.games, 1);
/// # Ok::<(), flagfall_store::StoreError>(())
/// ```
pub struct SqliteFile {
    path: PathBuf,
    conn: Connection,
}

/// What restoring did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// What was found in the backup.
    pub verified: Verified,
    /// Where the database that was there before has been moved.
    pub aside: Option<PathBuf>,
}

impl SqliteFile {
    /// Opens the database of a folder, or a database by its own name.
    ///
    /// # Errors
    /// [`StoreError::NoRecord`] where there is none, or what it is instead.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let path = match path.is_dir() {
            true => path.join(FILE),
            false => path.to_owned(),
        };
        if !path.is_file() {
            return Err(StoreError::NoRecord { path });
        }
        let failed = |error: rusqlite::Error| StoreError::from_sqlite(&path, &error);
        let conn = look(&path).map_err(failed)?;
        schema::check_readable(&conn, &path)?;
        Ok(Self { path, conn })
    }

    /// Reads all of it and says what is wrong.
    ///
    /// # Errors
    /// Only what keeps it from being read at all.
    pub fn verify(&self) -> Result<Verified, StoreError> {
        verify::whole(&self.conn).map_err(|error| self.failed(&error))
    }

    /// Every game with its seats, by name, one at a time in memory.
    ///
    /// # Errors
    /// Those of `each`, and the disk's.
    pub fn each(
        &self,
        mut each: impl FnMut(StoredGame, Vec<SeatToken>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let moment = self.conn.unchecked_transaction();
        let moment = moment.map_err(|error| self.failed(&error))?;
        let mut id = String::new();
        loop {
            let next = || -> rusqlite::Result<_> {
                let Some(next) = read::next_id(&moment, &id)? else {
                    return Ok(None);
                };
                let seats = read::seats(&moment, &next)?;
                Ok(read::game_at(&moment, &next)?.map(|game| (game, seats)))
            };
            let Some((game, seats)) = next().map_err(|error| self.failed(&error))? else {
                return Ok(());
            };
            id.clone_from(&game.id);
            each(game, seats)?;
        }
    }

    /// Copies it as it is at this moment into a file of its own, which is read to its end
    /// before it bears the name asked for.
    ///
    /// # Errors
    /// [`StoreError::Exists`] where something of that name is there; the disk's.
    pub fn backup(&self, to: &Path) -> Result<Verified, StoreError> {
        if to.exists() {
            let way_out = "choose another name: a backup replaces none";
            let path = to.to_owned();
            return Err(StoreError::Exists { path, way_out });
        }
        copy(&self.conn, to)
    }

    fn failed(&self, error: &rusqlite::Error) -> StoreError {
        StoreError::from_sqlite(&self.path, error)
    }
}

/// Puts the database of a backup into a folder that no server has. Where a database is there
/// already it is moved aside if `replace` says so, never deleted.
///
/// # Errors
/// [`StoreError::Exists`] without `replace`; [`StoreError::Unsound`] for a backup that does not
/// hold; [`StoreError::InUse`] while a server has the folder; the disk's.
pub fn restore(from: &Path, dir: &Path, replace: bool) -> Result<Restored, StoreError> {
    let source = SqliteFile::open(from)?;
    let verified = source.verify()?;
    if let Some(first) = verified.first() {
        let path = source.path;
        return Err(StoreError::Unsound { path, first });
    }
    let _lock = folder::hold(dir)?;
    let path = dir.join(FILE);
    let there = path.exists();
    if there && !replace {
        let way_out = "say --replace to have it moved aside, or choose another folder";
        return Err(StoreError::Exists { path, way_out });
    }
    let new = named(&path, ".restoring");
    copy(&source.conn, &new)?;
    let aside = match there {
        true => Some(move_aside(&path)?),
        false => None,
    };
    rename(&new, &path)?;
    Ok(Restored { verified, aside })
}

/// The copy that is made of a database before it is brought to a later version.
pub(super) fn keep_version(conn: &Connection, path: &Path, version: u32) -> Result<(), StoreError> {
    let to = named(path, &format!(".v{version}.backup"));
    copy_unread(conn, &to)
}

/// Copies what a connection sees, and reads the copy.
fn copy(conn: &Connection, to: &Path) -> Result<Verified, StoreError> {
    copy_unread(conn, to)?;
    SqliteFile::open(to)?.verify()
}

fn copy_unread(conn: &Connection, to: &Path) -> Result<(), StoreError> {
    let part = named(to, ".part");
    // What an earlier attempt left is no copy of anything.
    if part.exists() {
        fs::remove_file(&part).map_err(|error| StoreError::from_io(&part, &error))?;
    }
    let written = whole(conn, &part).map_err(|error| StoreError::from_sqlite(&part, &error));
    let synced = written.and_then(|()| {
        let file = fs::File::open(&part).and_then(|file| file.sync_all());
        file.map_err(|error| StoreError::from_io(&part, &error))
    });
    if let Err(error) = synced {
        // The disk may be full: what is of no use gives its room back.
        let _ = fs::remove_file(&part);
        return Err(error);
    }
    rename(&part, to)
}

/// All pages at one moment. A log beside the copy would have to travel with it, so it has none.
fn whole(from: &Connection, to: &Path) -> rusqlite::Result<()> {
    let mut copy = Connection::open(to)?;
    Backup::new(from, &mut copy)?.step(-1)?;
    copy.pragma_update_and_check(None, "journal_mode", "delete", |_| Ok(()))?;
    copy.close().map_err(|(_, error)| error)
}

/// Moves a database and its log to a name that is free.
fn move_aside(path: &Path) -> Result<PathBuf, StoreError> {
    let free = (1..).map(|nth| named(path, &format!(".before-restore-{nth}")));
    let mut free = free.filter(|it| !it.exists());
    let aside = free
        .next()
        .unwrap_or_else(|| named(path, ".before-restore"));
    // The log first: a database that has lost its log looks whole and is not.
    for end in ["-wal", "-shm", ""] {
        let from = named(path, end);
        if from.exists() {
            rename(&from, &named(&aside, end))?;
        }
    }
    Ok(aside)
}

fn rename(from: &Path, to: &Path) -> Result<(), StoreError> {
    fs::rename(from, to).map_err(|error| StoreError::from_io(to, &error))?;
    if let Some(dir) = to.parent() {
        folder::sync(dir);
    }
    Ok(())
}

fn named(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// A connection that only reads, also on a disk that takes nothing: then no log is beside the
/// database, and nobody can change it meanwhile.
fn look(path: &Path) -> rusqlite::Result<Connection> {
    let tried = schema::reader(path).and_then(|conn| {
        conn.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
        Ok(conn)
    });
    match tried {
        Err(error) if is_for_writing(&error) && !named(path, "-wal").exists() => {
            let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
                | OpenFlags::SQLITE_OPEN_NO_MUTEX
                | OpenFlags::SQLITE_OPEN_URI;
            let plain = path.to_string_lossy();
            let plain = plain
                .replace('%', "%25")
                .replace('?', "%3f")
                .replace('#', "%23");
            Connection::open_with_flags(format!("file:{plain}?immutable=1"), flags)
        }
        tried => tried,
    }
}

fn is_for_writing(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error_code();
    matches!(code, Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen))
}
