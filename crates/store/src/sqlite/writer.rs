//! The one thread that writes: many pieces of work, one commit.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::queue::{Answer, Job, Queue};
use super::write::{self, Fault};
use crate::{Stats, StoreError};

/// What the writer has done, for whoever asks.
#[derive(Default)]
pub(super) struct Progress {
    commits: AtomicU64,
    failed_commits: AtomicU64,
    appends: AtomicU64,
    entries: AtomicU64,
    largest_group: AtomicU64,
    sick: Mutex<Option<StoreError>>,
}

impl Progress {
    pub(super) fn stats(&self, waiting: usize) -> Stats {
        Stats {
            commits: self.commits.load(Relaxed),
            failed_commits: self.failed_commits.load(Relaxed),
            appends: self.appends.load(Relaxed),
            entries: self.entries.load(Relaxed),
            largest_group: self.largest_group.load(Relaxed),
            waiting: waiting as u64,
        }
    }

    /// Why the last write failed, if it was not the request's own fault.
    pub(super) fn sick(&self) -> Option<StoreError> {
        self.sick
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    fn set_sick(&self, why: Option<StoreError>) {
        *self.sick.lock().unwrap_or_else(PoisonError::into_inner) = why;
    }
}

/// Writes until the queue ends.
pub(super) struct Writer {
    pub(super) conn: Connection,
    pub(super) path: PathBuf,
    pub(super) queue: Arc<Queue>,
    pub(super) progress: Arc<Progress>,
    /// The most pieces of work in one commit.
    pub(super) group: usize,
}

/// Tells all who wait, should the thread unwind.
struct Abandon(Arc<Queue>);

impl Drop for Abandon {
    fn drop(&mut self) {
        self.0.abandon();
    }
}

/// What is told of a piece of work once the fate of its group is known.
type Report = Box<dyn FnOnce(Result<(), StoreError>)>;

/// How a piece of work went, before the commit.
struct Attempt {
    report: Report,
    entries: u64,
    /// What SQLite had against it.
    fault: Option<StoreError>,
}

impl Writer {
    pub(super) fn run(mut self) {
        let _abandon = Abandon(Arc::clone(&self.queue));
        while let Some(jobs) = self.queue.take(self.group) {
            self.write(jobs);
        }
        // What stays in the log is as safe as what is moved out of it.
        let _ = self.conn.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)");
    }

    /// Writes one group, and then tells everyone in it.
    pub(super) fn write(&mut self, jobs: Vec<Job>) {
        let size = jobs.len() as u64;
        let mut attempts = Vec::with_capacity(jobs.len());
        let outcome = self.commit(jobs, &mut attempts);
        let progress = &self.progress;
        match &outcome {
            Ok(()) => {
                progress.commits.fetch_add(1, Relaxed);
                progress.largest_group.fetch_max(size, Relaxed);
                for attempt in attempts.iter().filter(|attempt| attempt.entries > 0) {
                    progress.appends.fetch_add(1, Relaxed);
                    progress.entries.fetch_add(attempt.entries, Relaxed);
                }
                progress.set_sick(attempts.iter().find_map(|attempt| attempt.fault.clone()));
            }
            Err(error) => {
                progress.failed_commits.fetch_add(1, Relaxed);
                progress.set_sick(Some(error.clone()));
            }
        }
        for attempt in attempts {
            (attempt.report)(outcome.clone());
        }
    }

    /// Tries every job and commits those that went well. On an error nothing is written.
    fn commit(&mut self, jobs: Vec<Job>, attempts: &mut Vec<Attempt>) -> Result<(), StoreError> {
        let path = &self.path;
        let failed = |error: rusqlite::Error| StoreError::from_sqlite(path, &error);
        let now_ms = now_ms();
        let mut jobs = jobs.into_iter();
        let result = (|| {
            let behavior = TransactionBehavior::Immediate;
            let mut tx = self
                .conn
                .transaction_with_behavior(behavior)
                .map_err(failed)?;
            for job in jobs.by_ref() {
                let attempt = attempt(&mut tx, job, now_ms, &failed);
                let fault = attempt.fault.clone();
                attempts.push(attempt);
                // Some errors make SQLite undo the whole transaction, not the savepoint alone.
                if let Some(fault) = fault.filter(|_| tx.is_autocommit()) {
                    return Err(fault);
                }
            }
            tx.commit().map_err(failed)
        })();
        if let Err(error) = &result {
            jobs.for_each(|job| job.refuse(error.clone()));
        }
        result
    }
}

fn attempt(
    tx: &mut Transaction<'_>,
    job: Job,
    now_ms: i64,
    failed: &dyn Fn(rusqlite::Error) -> StoreError,
) -> Attempt {
    match job {
        Job::Create(game, answer) => {
            settle(apart(tx, |conn| write::create(conn, &game)), answer, failed)
        }
        Job::Reseat(game, token, answer) => settle(
            apart(tx, |conn| write::reseat(conn, &game, &token)),
            answer,
            failed,
        ),
        Job::Probe(answer) => settle(apart(tx, write::probe), answer, failed),
        Job::Append(append, answer) => {
            let result = apart(tx, |conn| write::append(conn, &append, now_ms));
            let entries = match &result {
                Ok(done) if !done.repeated => append.entries.len() as u64,
                _ => 0,
            };
            Attempt {
                entries,
                ..settle(result, answer, failed)
            }
        }
    }
}

/// Does a piece of work inside its own savepoint, so that its failure is its own.
fn apart<T>(
    tx: &mut Transaction<'_>,
    work: impl FnOnce(&Connection) -> Result<T, Fault>,
) -> Result<T, Fault> {
    let savepoint = tx.savepoint()?;
    let done = work(&savepoint)?;
    savepoint.commit()?;
    Ok(done)
}

fn settle<T: 'static>(
    result: Result<T, Fault>,
    answer: Answer<T>,
    failed: &dyn Fn(rusqlite::Error) -> StoreError,
) -> Attempt {
    let (result, fault) = match result {
        Ok(done) => (Ok(done), None),
        Err(Fault::Request(error)) => (Err(error), None),
        Err(Fault::Sqlite(error)) => {
            let error = failed(error);
            (Err(error.clone()), Some(error))
        }
    };
    // Even a refusal rests on what the group wrote, so it falls with the group.
    let report: Report = Box::new(move |group| answer.give(group.and(result)));
    Attempt {
        report,
        entries: 0,
        fault,
    }
}

fn now_ms() -> i64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
