//! The owner of one game. Acts of all seats go through it one after the other: stamped, judged
//! on a copy, recorded, and only then seen by anybody.

use super::begin::{BEGIN, begins_with, may_begin};
use super::proof::{Search, found};
use super::table::Unreadable;
use super::wanted;
use super::{Done, Hub, Live, Presence, Table, blocking, broken, lag};
use crate::chair::Chair;
use crate::limits::RESERVED_ENTRIES;
use crate::problem::Problem;
use crate::pulse::{Pulse, wall_ms};
use crate::stored::{Away, Line};
use flagfall_clock::Millis;
use flagfall_record::Seat;
use flagfall_store::{Append, Appended, MAX_ENTRIES, NewEntry, StoreError};
use flagfall_wire::ActJson;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot, watch};

/// A game that nobody looks at is unloaded after so long.
const IDLE: Duration = Duration::from_secs(60);
/// So many lines are judged without asking another thread.
const AT_ONCE: usize = 4;

/// What is asked of a game.
pub(crate) enum Command {
    /// Acts from one chair.
    Acts {
        acts: Arc<Acts>,
        reply: oneshot::Sender<Result<Answered, Failed>>,
    },
    /// Something is kept that is no act.
    HandIn(Box<super::outside::HandIn>),
    /// Somebody came or went.
    Presence,
    /// Another server may have the game: it is let go.
    End,
}

/// Acts from one chair, recorded together or not at all.
pub(crate) struct Acts {
    /// Where they come from.
    pub(crate) chair: Chair,
    /// The acts, in order.
    pub(crate) acts: Vec<ActJson>,
    /// What a retry repeats to be known as one: the client's, or one of our own making.
    pub(crate) key: String,
    /// How long the player says he thought before he pressed.
    pub(crate) thought: Option<Millis>,
}

/// What came of acts.
pub(crate) struct Answered {
    /// The game after them.
    pub(crate) table: Arc<Table>,
    /// The last entry before them.
    pub(crate) since: u64,
    /// What came of each.
    pub(crate) taken: Vec<Taken>,
}

/// What came of one act.
pub(crate) enum Taken {
    /// The game began, or had begun.
    Begun(u64),
    /// It stands in the record.
    Act(Arc<Done>),
}

/// Why nothing was recorded.
#[derive(Debug)]
pub(crate) enum Failed {
    /// The request's fault, or the disk's.
    Problem(Problem),
    /// The game has to be read from its record again, and was not changed.
    Stale,
    /// The same, and nobody knows whether the acts were written.
    Lost(Problem),
}

impl From<Problem> for Failed {
    fn from(problem: Problem) -> Failed {
        Failed::Problem(problem)
    }
}

pub(super) struct Owner {
    pub(super) hub: Arc<Hub>,
    pub(super) table: Arc<Table>,
    /// Where the acts of each key stand.
    pub(super) keys: HashMap<String, (u64, u64)>,
    /// An absence of the server that the record does not know of yet.
    pub(super) away: Option<Away>,
    /// What appends bear, where several servers have the record.
    pub(super) fence: Option<u64>,
    /// The flag that was last seen to be down, and at which entry.
    pub(super) rung: Option<(u64, Millis)>,
    /// What is looked into in the background.
    pub(super) search: Option<Search>,
    pub(super) publish: watch::Sender<Arc<Live>>,
    pub(super) presence: Arc<Presence>,
    pub(super) mailbox: mpsc::Receiver<Command>,
}

/// The act by which the server says that its clock was away.
pub(super) const OUTAGE: &str = "outage";

/// Acts made ready to be recorded.
pub(super) struct Batch {
    pub(super) lines: Vec<Line>,
    pub(super) begins: bool,
    pub(super) at: Millis,
}

impl Owner {
    pub(super) async fn run(mut self) {
        loop {
            self.search();
            let alarm = self.alarm();
            let idle = Instant::now() + IDLE;
            let wait = alarm.map_or(idle, |it| it.min(idle));
            let going_on = tokio::select! {
                command = self.mailbox.recv() => match command {
                    Some(Command::Acts { acts, reply }) => {
                        let answer = self.take(&acts).await;
                        let going_on = !matches!(answer, Err(Failed::Stale | Failed::Lost(_)));
                        drop(reply.send(answer));
                        going_on
                    }
                    Some(Command::HandIn(it)) => self.hand_in(*it).await,
                    Some(Command::Presence) => {
                        self.republish();
                        true
                    }
                    Some(Command::End) | None => false,
                },
                choice = found(self.search.as_mut()) => self.answer(choice).await,
                () = tokio::time::sleep_until(wait.into()) => match alarm {
                    Some(at) if at <= Instant::now() => self.ring().await,
                    _ => !self.is_idle(alarm),
                },
            };
            if !going_on {
                return;
            }
        }
    }

    async fn take(&mut self, acts: &Acts) -> Result<Answered, Failed> {
        let key = format!("{}:{}", acts.chair.word(), acts.key);
        let wanted = wanted::filled(acts, self.table.one_device())?;
        if let Some(range) = self.keys.get(&key) {
            return Ok(self.again(&wanted, *range)?);
        }
        let batch = self.prepare(acts, &wanted)?;
        let since = self.table.seq;
        if !batch.lines.is_empty() {
            self.record(batch, Some(key)).await?;
        }
        let known = self.table.done.partition_point(|done| done.seq <= since);
        let fresh = self.table.done.iter().skip(known);
        let fresh = fresh.filter(|done| done.by != Seat::Clock);
        Ok(Answered {
            table: Arc::clone(&self.table),
            since,
            taken: wanted::in_order(&wanted, fresh, self.table.seq),
        })
    }

    /// What was answered under that key before.
    fn again(&self, wanted: &[ActJson], (first, last): (u64, u64)) -> Result<Answered, Problem> {
        let done = || {
            let all = self.table.done.iter();
            let asked = |done: &&Arc<Done>| done.by != Seat::Clock;
            all.filter(move |done| (first..=last).contains(&done.seq))
                .filter(asked)
        };
        let asked: Vec<&ActJson> = wanted.iter().filter(|act| act.act != BEGIN).collect();
        let same = asked.len() == done().count()
            && asked.iter().zip(done()).all(|(asked, done)| {
                let mut known = done.json();
                known.at_ms = None;
                **asked == known
            });
        if !same {
            return Err(Problem::other_body(
                "This key came with other acts before. A key belongs to one request; take a \
                 new one.",
            ));
        }
        Ok(Answered {
            table: Arc::clone(&self.table),
            since: first.saturating_sub(1),
            taken: wanted::in_order(wanted, done(), last),
        })
    }

    /// The lines that the acts make, all at one instant.
    fn prepare(&self, acts: &Acts, wanted: &[ActJson]) -> Result<Batch, Failed> {
        let (chair, table) = (acts.chair, &self.table);
        let at = table.now();
        let mut lines = Vec::new();
        let begins = !table.has_begun() && self.begins(chair, wanted)?;
        lines.extend(begins.then(|| Line::begin(wall_ms())));
        lines.extend(lag::credit(table, acts, wanted, at));
        for (index, act) in wanted.iter().enumerate().filter(|(_, it)| it.act != BEGIN) {
            let mut act = act.clone();
            act.at_ms = Some(at.0);
            let entry = act.read(at, None).map_err(|error| {
                Problem::bad_request(error.within(&format!("acts[{index}]")).to_string())
            })?;
            if let Some(hold) = table
                .game
                .hold(&entry)
                .filter(|_| act.confirmed != Some(true))
            {
                let detail = format!("acts[{index}]: {hold}, by `\"confirmed\": true`.");
                return Err(Problem::unconfirmed(detail).into());
            }
            lines.push(Line::Act(Box::new(act)));
        }
        let room = MAX_ENTRIES.saturating_sub(table.seq + 1);
        let reserved = if chair == Chair::Arbiter {
            0
        } else {
            RESERVED_ENTRIES
        };
        if (lines.len() as u64) > room.saturating_sub(reserved) {
            let detail = "The record of this game is full: what is left of it is kept for the \
                          arbiter. Play on in a new game.";
            return Err(Problem::conflict(detail).into());
        }
        Ok(Batch { lines, begins, at })
    }

    /// Whether the game begins with one of these acts, or because it is said.
    fn begins(&self, chair: Chair, wanted: &[ActJson]) -> Result<bool, Problem> {
        if wanted.iter().any(|act| act.act == BEGIN) {
            may_begin(&self.table, chair, &self.presence)?;
            return Ok(true);
        }
        let ended = !self.table.game.is_on();
        let begins = |act| begins_with(&self.table, act, wanted::by(act));
        Ok(!ended && wanted.iter().any(begins))
    }

    /// Judges the lines on a copy of the game, records them, and puts the copy in its place.
    pub(super) async fn record(&mut self, batch: Batch, key: Option<String>) -> Result<(), Failed> {
        let mut lines = batch.lines;
        if let Some(away) = self.away {
            lines.splice(0..0, self.table.absence(away));
        }
        let bodies = lines.iter().map(Line::write).collect::<Result<Vec<_>, _>>();
        let bodies = bodies.map_err(|error| Problem::broken(error.to_string()))?;
        let table = Arc::clone(&self.table);
        let mut next = judged(table, lines)
            .await?
            .map_err(|error| Problem::bad_request(error.to_string()))?;
        let entries = bodies
            .into_iter()
            .map(|body| NewEntry::new(batch.at.0, body));
        let id = self.table.id.to_string();
        let mut append = Append::new(id, self.table.seq, entries.collect());
        append.key.clone_from(&key);
        append.fence = self.fence;
        let appended = self.append(append).await?;
        next.head = appended.head;
        self.away = None;
        if batch.begins {
            next.pulse = Some(Pulse::starting(Millis::ZERO));
        }
        // Nobody but this request has a key of our own making.
        if let Some(key) = key.filter(|key| !wanted::is_ours(key)) {
            self.keys.insert(key, (appended.first, appended.last));
        }
        self.put(next);
        Ok(())
    }

    async fn append(&self, append: Append) -> Result<Appended, Failed> {
        let (tell, told) = oneshot::channel();
        let reply = Box::new(move |result| drop(tell.send(result)));
        self.hub.store.append_async(append, reply);
        let result = told.await.unwrap_or(Err(StoreError::WriterGone));
        result.map_err(|error| match error {
            StoreError::Conflict { .. } | StoreError::NotOwner { .. } => Failed::Stale,
            StoreError::Busy
            | StoreError::GameFull { .. }
            | StoreError::TooLarge { .. }
            | StoreError::Empty { .. } => Failed::Problem(error.into()),
            // Whether it was written is not known: the record is asked.
            other => Failed::Lost(other.into()),
        })
    }

    fn put(&mut self, next: Table) {
        let since = self.table.seq;
        self.table = Arc::new(next);
        self.hub.keep_pulse(&self.table);
        self.publish
            .send_replace(Live::new(Arc::clone(&self.table), since));
        self.hub.tell_over(&self.table);
    }

    /// The same state once more, for what is not in the record has changed.
    pub(super) fn republish(&self) {
        let (table, since) = (Arc::clone(&self.table), self.table.seq);
        self.publish.send_replace(Live::new(table, since));
    }
}

/// The game with these lines. A few are judged at once, for handing them to another thread takes
/// longer; many where waiting is allowed.
async fn judged(table: Arc<Table>, lines: Vec<Line>) -> Result<Result<Table, Unreadable>, Problem> {
    let many = lines.len() > AT_ONCE;
    let judge = move || {
        let mut next = (*table).clone();
        for line in lines {
            next.take(line)?;
        }
        Ok(next)
    };
    match many {
        true => blocking(judge).await,
        // The copy is dropped with the panic, so nothing half judged is seen.
        false => catch_unwind(AssertUnwindSafe(judge)).map_err(|_| broken()),
    }
}
