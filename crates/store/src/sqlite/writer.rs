//! The one thread that writes: many pieces of work, one commit.

use std::path::PathBuf;

use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::write::{self, Fault};
use crate::StoreError;
use crate::front::Work;
use crate::progress::now_ms;
use crate::queue::{Answer, Job};

/// Writes until the queue ends.
pub(super) struct Writer {
    conn: Connection,
    path: PathBuf,
    work: Work,
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
    pub(super) fn new(conn: Connection, path: PathBuf, work: Work) -> Self {
        Self { conn, path, work }
    }

    pub(super) fn run(mut self) {
        while let Some(jobs) = self.work.take() {
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
        match &outcome {
            Ok(()) => {
                let entries = attempts.iter().map(|attempt| attempt.entries);
                self.work.progress.committed(size, entries);
                let fault = attempts.iter().find_map(|attempt| attempt.fault.clone());
                self.work.progress.set_sick(fault);
            }
            Err(error) => self.work.progress.failed(error.clone()),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::{read, schema};
    use crate::{Append, Appended, NewEntry, NewGame, Options};
    use std::sync::mpsc;

    type Told = mpsc::Receiver<Result<Appended, StoreError>>;

    /// A writer over a database with a game `g`, whose connection also runs `sql`.
    fn writer(sql: &str) -> (tempfile::TempDir, Writer) {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("d");
        let conn = schema::writer(&path, None).unwrap();
        let mut writer = Writer::new(conn, path, Work::new(&Options::default()));
        writer.write(vec![Job::Create(
            NewGame::new("g", "", 0),
            Answer::new(|_| ()),
        )]);
        writer.conn.execute_batch(sql).unwrap();
        (dir, writer)
    }

    fn job(expected_seq: u64, body: &str) -> (Job, Told) {
        let (tell, told) = mpsc::channel();
        let append = Append::new("g", expected_seq, vec![NewEntry::new(0, body)]);
        (
            Job::Append(append, Answer::new(move |done| drop(tell.send(done)))),
            told,
        )
    }

    fn write(writer: &mut Writer, appends: &[(u64, &str)]) -> Vec<Result<u64, StoreError>> {
        let (jobs, told): (Vec<_>, Vec<_>) =
            appends.iter().map(|&(seen, body)| job(seen, body)).unzip();
        writer.write(jobs);
        told.into_iter()
            .map(|told| told.recv().unwrap().map(|done| done.last))
            .collect()
    }

    fn failed<T>(why: &str, path: &std::path::Path) -> Result<T, StoreError> {
        Err(StoreError::Database {
            path: path.to_owned(),
            why: why.to_owned(),
        })
    }

    /// Refuses one body as SQLite refuses a statement.
    const REFUSE: &str = "CREATE TEMP TRIGGER refuse BEFORE INSERT ON entry
        WHEN NEW.body = 'bad' BEGIN SELECT RAISE(ABORT, 'bad'); END";
    /// Undoes the whole transaction, as SQLite may when the disk fails.
    const UNDO: &str = "CREATE TEMP TRIGGER undo BEFORE INSERT ON entry
        WHEN NEW.body = 'bad' BEGIN SELECT RAISE(ROLLBACK, 'undone'); END";
    /// Makes the commit fail, after every statement went well.
    const NO_COMMIT: &str = "CREATE TEMP TABLE a (x INTEGER PRIMARY KEY);
        CREATE TEMP TABLE b (x REFERENCES a DEFERRABLE INITIALLY DEFERRED);
        CREATE TEMP TRIGGER owe AFTER INSERT ON entry
        WHEN NEW.body = 'bad' BEGIN INSERT INTO b VALUES (1); END";

    #[test]
    fn one_that_fails_does_not_lose_the_others() {
        let (_dir, mut writer) = writer(REFUSE);
        let path = writer.path.clone();
        let told = write(&mut writer, &[(0, "a"), (1, "bad"), (1, "b"), (1, "late")]);
        let conflict = Err(StoreError::Conflict {
            expected: 1,
            current: 2,
        });
        assert_eq!(told, [Ok(1), failed("bad", &path), Ok(2), conflict]);
        assert_eq!(read::last(&writer.conn, "g"), Ok(Some(2)));
        assert_eq!(writer.work.progress.stats(0).appends, 2);
    }

    #[test]
    fn a_group_that_is_undone_acknowledges_nothing() {
        for (sql, why) in [
            (UNDO, "undone"),
            (NO_COMMIT, "FOREIGN KEY constraint failed"),
        ] {
            let (_dir, mut writer) = writer(sql);
            let path = writer.path.clone();
            let told = write(&mut writer, &[(0, "a"), (7, "late"), (1, "bad"), (2, "b")]);
            assert_eq!(told, vec![failed(why, &path); 4]);
            assert_eq!(read::last(&writer.conn, "g"), Ok(Some(0)));
            assert_eq!(
                Err(writer.work.progress.sick().unwrap()),
                failed::<()>(why, &path)
            );
            let stats = writer.work.progress.stats(0);
            assert_eq!(
                (stats.commits, stats.failed_commits, stats.appends),
                (1, 1, 0)
            );

            assert_eq!(
                write(&mut writer, &[(0, "a")]),
                [Ok(1)],
                "the next group goes well"
            );
            assert_eq!(writer.work.progress.sick(), None);
        }
    }

    #[test]
    fn a_probe_writes() {
        let (_dir, mut writer) = writer("");
        let log = writer.path.with_file_name("d-wal");
        let before = std::fs::metadata(&log).unwrap().len();
        let (tell, told) = mpsc::channel();
        writer.write(vec![Job::Probe(Answer::new(move |done| {
            tell.send(done).unwrap();
        }))]);
        assert_eq!(told.recv().unwrap(), Ok(()));
        assert!(std::fs::metadata(&log).unwrap().len() > before);
    }
}
