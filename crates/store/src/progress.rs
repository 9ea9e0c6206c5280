//! What a writer has done, for whoever asks.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::{Stats, StoreError};

/// What the writer has done.
#[derive(Debug, Default)]
pub(crate) struct Progress {
    commits: AtomicU64,
    failed_commits: AtomicU64,
    appends: AtomicU64,
    entries: AtomicU64,
    largest_group: AtomicU64,
    sick: Mutex<Option<StoreError>>,
}

impl Progress {
    pub(crate) fn stats(&self, waiting: usize) -> Stats {
        Stats {
            commits: self.commits.load(Relaxed),
            failed_commits: self.failed_commits.load(Relaxed),
            appends: self.appends.load(Relaxed),
            entries: self.entries.load(Relaxed),
            largest_group: self.largest_group.load(Relaxed),
            waiting: waiting as u64,
            lapses: 0,
        }
    }

    /// A group was committed, with so many entries from each append in it.
    pub(crate) fn committed(&self, size: u64, appends: impl Iterator<Item = u64>) {
        self.commits.fetch_add(1, Relaxed);
        self.largest_group.fetch_max(size, Relaxed);
        for entries in appends.filter(|it| *it > 0) {
            self.appends.fetch_add(1, Relaxed);
            self.entries.fetch_add(entries, Relaxed);
        }
    }

    /// A group could not be committed.
    pub(crate) fn failed(&self, why: StoreError) {
        self.failed_commits.fetch_add(1, Relaxed);
        self.set_sick(Some(why));
    }

    /// Why the last write failed, if it was not the request's own fault.
    pub(crate) fn sick(&self) -> Option<StoreError> {
        self.sick
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    pub(crate) fn set_sick(&self, why: Option<StoreError>) {
        *self.sick.lock().unwrap_or_else(PoisonError::into_inner) = why;
    }
}

/// Milliseconds since 1970 by this machine's clock.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
