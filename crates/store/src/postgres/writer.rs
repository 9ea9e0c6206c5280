//! The one thread that writes: many pieces of work, one commit.

use postgres::{Client, Error, Transaction};

use super::connect::{LEFT_OPEN, Place};
use super::write::{self, Told};
use crate::front::Work;
use crate::progress::now_ms;
use crate::queue::Job;
use crate::{Append, Appended, RESEATED, StoreError};

/// A group whose connection broke before its commit is tried so often in all.
const TRIES: usize = 3;

/// Writes until the queue ends.
pub(super) struct Writer {
    place: Place,
    client: Option<Client>,
    work: Work,
    /// Whether other servers are told what was written.
    told: bool,
}

/// What came of a piece of work.
enum Done {
    Unit(Told<()>),
    Appended(Told<Appended>),
}

/// Why a group was not written.
enum Fault {
    /// Nothing of it is there.
    Before(Error),
    /// Nobody knows whether it is there.
    AtCommit(Error),
    /// There is no connection.
    Away(StoreError),
}

impl Writer {
    pub(super) fn new(place: Place, client: Client, (work, told): (Work, bool)) -> Self {
        Self {
            place,
            client: Some(client),
            work,
            told,
        }
    }

    pub(super) fn run(mut self) {
        while let Some(jobs) = self.work.take() {
            self.write(jobs);
        }
    }

    /// Writes one group, and then tells everyone in it. Where it fails as a whole before its
    /// commit each piece is tried by itself, so that one does not lose the others.
    fn write(&mut self, jobs: Vec<Job>) {
        match self.attempt(&jobs) {
            Ok(done) => self.tell(jobs, done),
            Err(Fault::Before(error)) if jobs.len() > 1 && error.as_db_error().is_some() => {
                for job in jobs {
                    self.write(vec![job]);
                }
            }
            Err(fault) => {
                let error = match fault {
                    Fault::Before(error) | Fault::AtCommit(error) => self.place.failed(&error),
                    Fault::Away(error) => error,
                };
                self.work.progress.failed(error.clone());
                jobs.into_iter().for_each(|job| job.refuse(error.clone()));
            }
        }
    }

    fn tell(&self, jobs: Vec<Job>, done: Vec<Done>) {
        let entries = jobs.iter().zip(&done).map(|(job, done)| match (job, done) {
            (Job::Append(append, _), Done::Appended(Ok(done))) if !done.repeated => {
                append.entries.len() as u64
            }
            _ => 0,
        });
        self.work.progress.committed(jobs.len() as u64, entries);
        self.work.progress.set_sick(None);
        for (job, done) in jobs.into_iter().zip(done) {
            match (job, done) {
                (Job::Append(_, answer), Done::Appended(done)) => answer.give(done),
                (Job::Create(_, answer), Done::Unit(done))
                | (Job::Reseat(_, _, answer), Done::Unit(done))
                | (Job::Probe(answer), Done::Unit(done)) => answer.give(done),
                // Dropped, it says that the writer is gone.
                _ => {}
            }
        }
    }

    /// One transaction, tried anew where its connection had gone before it was committed.
    fn attempt(&mut self, jobs: &[Job]) -> Result<Vec<Done>, Fault> {
        let mut tries = 1;
        loop {
            let mut client = match self.client.take() {
                Some(client) if !client.is_closed() => client,
                _ => self.place.brief().map_err(Fault::Away)?,
            };
            match commit(&mut client, jobs, self.told) {
                Err(Fault::Before(error)) if tries < TRIES && is_passing(&error) => tries += 1,
                tried => {
                    self.client = Some(client);
                    return tried;
                }
            }
        }
    }
}

/// Whether the same may go well when tried again.
fn is_passing(error: &Error) -> bool {
    let code = error.code().map_or("", |it| it.code());
    let passing = ["40", "57P", "08", LEFT_OPEN];
    error.is_closed() || passing.iter().any(|it| code.starts_with(it))
}

fn commit(client: &mut Client, jobs: &[Job], told: bool) -> Result<Vec<Done>, Fault> {
    let mut tx = client.transaction().map_err(Fault::Before)?;
    let done = work(&mut tx, jobs).map_err(Fault::Before)?;
    if told {
        tell_others(&mut tx, jobs, &done).map_err(Fault::Before)?;
    }
    tx.commit().map_err(Fault::AtCommit)?;
    Ok(done)
}

/// Names the games that were written to, and those of which a seat has another token, to whoever
/// listens, once all is committed.
fn tell_others(tx: &mut Transaction<'_>, jobs: &[Job], done: &[Done]) -> Result<(), Error> {
    let written = |(job, done): (&Job, &Done)| match (job, done) {
        (Job::Append(append, _), Done::Appended(Ok(done))) if !done.repeated => {
            Some(append.game.clone())
        }
        (Job::Reseat(game, ..), Done::Unit(Ok(()))) => Some(format!("{RESEATED}{game}")),
        _ => None,
    };
    let games: Vec<String> = jobs.iter().zip(done).filter_map(written).collect();
    if !games.is_empty() {
        // The same told twice in one transaction is told once.
        let sql = "SELECT pg_notify('flagfall', game) FROM unnest($1::text[]) AS game";
        tx.execute(sql, &[&games])?;
    }
    Ok(())
}

/// Every piece of work in order; appends that stand beside each other go together.
fn work(tx: &mut Transaction<'_>, jobs: &[Job]) -> Result<Vec<Done>, Error> {
    let now_ms = now_ms();
    let mut done = Vec::with_capacity(jobs.len());
    let mut appends: Vec<&Append> = Vec::new();
    for job in jobs {
        if let Job::Append(append, _) = job {
            appends.push(append);
            continue;
        }
        flush(tx, &mut appends, now_ms, &mut done)?;
        done.push(Done::Unit(match job {
            Job::Create(game, _) => write::create(tx, game)?,
            Job::Reseat(game, token, _) => write::reseat(tx, game, token)?,
            Job::Append(..) | Job::Probe(_) => {
                let sql = "UPDATE version SET version = version";
                tx.execute(sql, &[])?;
                Ok(())
            }
        }));
    }
    flush(tx, &mut appends, now_ms, &mut done)?;
    Ok(done)
}

fn flush(
    tx: &mut Transaction<'_>,
    appends: &mut Vec<&Append>,
    now_ms: i64,
    done: &mut Vec<Done>,
) -> Result<(), Error> {
    if !appends.is_empty() {
        let told = write::appends(tx, appends, now_ms)?;
        done.extend(told.into_iter().map(Done::Appended));
        appends.clear();
    }
    Ok(())
}
