//! Stores of the suite, in SQLite.

use flagfall_store::{Options, Sqlite};
use tempfile::TempDir;

/// Where a store keeps its record.
pub(crate) struct Lab(TempDir);

/// What the suite is run on.
pub(crate) type Kept = Sqlite;

impl Lab {
    pub(crate) fn new() -> Lab {
        Lab(tempfile::tempdir().unwrap())
    }

    pub(crate) fn open(&self) -> Kept {
        self.open_with(&Options::default())
    }

    pub(crate) fn open_with(&self, options: &Options) -> Kept {
        Sqlite::open_with(self.0.path(), options).unwrap()
    }
}
