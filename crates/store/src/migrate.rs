//! Moving a whole record from one kind of database to the other, hash by hash.

use std::path::PathBuf;

use crate::postgres::{self, Postgres};
use crate::sqlite::{self, SqliteFile};
use crate::{Options, SeatToken, StoreError, StoredGame, Verified};

/// Where a record is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    /// In a data folder, or, to read from, a backup.
    Folder(PathBuf),
    /// In PostgreSQL.
    Postgres(String),
}

impl Database {
    /// A `postgres://` address, or else a folder.
    #[must_use]
    pub fn named(text: &str) -> Self {
        let is_url = ["postgres://", "postgresql://"];
        match is_url.iter().any(|it| text.starts_with(it)) {
            true => Self::Postgres(text.to_owned()),
            false => Self::Folder(PathBuf::from(text)),
        }
    }

    /// How it is called in messages: without user and password.
    #[must_use]
    pub fn shown(&self) -> String {
        match self {
            Self::Folder(path) => path.display().to_string(),
            Self::Postgres(url) => postgres::shown(url),
        }
    }

    /// Reads all of it and says what is wrong.
    ///
    /// # Errors
    /// Only what keeps it from being read at all.
    pub fn verify(&self) -> Result<Verified, StoreError> {
        match self {
            Self::Folder(path) => SqliteFile::open(path)?.verify(),
            Self::Postgres(url) => Postgres::open(url, None, &Options::default())?.verify(),
        }
    }

    fn each(
        &self,
        each: impl FnMut(StoredGame, Vec<SeatToken>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        match self {
            Self::Folder(path) => {
                // What a server wrote meanwhile would be left behind.
                let _lock = path.is_dir().then(|| sqlite::hold(path)).transpose()?;
                SqliteFile::open(path)?.each(each)
            }
            Self::Postgres(url) => Postgres::open(url, None, &Options::default())?.each(each),
        }
    }
}

/// Copies every game with its entries, hashes and seats into a database that has none, a game a
/// transaction, and reads the copy to its end. What is there stays where it is. No server may
/// have either meanwhile.
///
/// ```
/// use flagfall_store::{Database, NewGame, Sqlite, Store, migrate};
///
/// # let (one, two) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
/// let store = Sqlite::open(one.path())?;
/// store.create_game(NewGame::new("g1", "{}", 0))?;
/// store.close()?;
/// let there = Database::Folder(two.path().to_owned());
/// assert_eq!(migrate(&Database::Folder(one.path().to_owned()), &there)?.games, 1);
/// # Ok::<(), flagfall_store::StoreError>(())
/// ```
///
/// # Errors
/// [`StoreError::Exists`] where games are there already; [`StoreError::Unsound`] for a record
/// that does not hold against its hashes; [`StoreError::InUse`]; the disk's.
pub fn migrate(from: &Database, to: &Database) -> Result<Verified, StoreError> {
    let sound = |game: &StoredGame| match game.broken().first() {
        None => Ok(()),
        Some(first) => Err(StoreError::Unsound {
            path: PathBuf::from(from.shown()),
            first: first.to_string(),
        }),
    };
    match to {
        Database::Folder(path) => {
            let mut there = sqlite::Import::open(path)?;
            from.each(|game, seats| {
                sound(&game)?;
                there.put(&game, &seats)
            })?;
        }
        Database::Postgres(url) => {
            let mut there = postgres::Import::open(url)?;
            from.each(|game, seats| {
                sound(&game)?;
                there.put(&game, &seats)
            })?;
        }
    }
    to.verify()
}
