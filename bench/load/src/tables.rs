//! Tables at which games are played, one after the other, with both players looking on.

use crate::client::{Lanes, post, seq};
use crate::follow::{Brought, Seen, Stream, follow};
use crate::seed::{Side, name, token};
use anyhow::{Context, Result, bail};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// Connections that carry acts.
const LANES: usize = 64;
/// An act that its opponent has not seen after so long is lost to him.
const PATIENCE: Duration = Duration::from_secs(20);

/// What all tables share.
pub(crate) struct Hall {
    addr: SocketAddr,
    lanes: Lanes,
    lines: Arc<Vec<Vec<String>>>,
    /// The next game that nobody plays yet, and how many there are.
    next: AtomicUsize,
    games: usize,
    /// Whether players look on at their games.
    streams: bool,
    pub(crate) brought: Arc<Brought>,
    stop: AtomicBool,
    /// Acts that were answered since the counting began.
    pub(crate) acts: AtomicU64,
}

/// What a table has seen: how long each act took, from when it was due.
#[derive(Default)]
pub(crate) struct Took {
    /// Until it was answered.
    pub(crate) answered: Vec<Duration>,
    /// Until the opponent had it.
    pub(crate) seen: Vec<Duration>,
}

struct Table {
    hall: Arc<Hall>,
    game: usize,
    ply: usize,
    pressing: bool,
    seq: u64,
    streams: Option<[Stream; 2]>,
}

impl Hall {
    pub(crate) fn new(
        addr: SocketAddr,
        lines: &Arc<Vec<Vec<String>>>,
        games: usize,
        streams: bool,
    ) -> Arc<Hall> {
        Arc::new(Hall {
            addr,
            lanes: Lanes::new(addr, LANES),
            lines: Arc::clone(lines),
            next: AtomicUsize::new(0),
            games,
            streams,
            brought: Arc::default(),
            stop: AtomicBool::new(false),
            acts: AtomicU64::new(0),
        })
    }

    /// Opens so many tables, each with its game; some wait for others, so that no more than a
    /// few are opened at once.
    pub(crate) async fn open(self: &Arc<Self>, tables: usize) -> Result<Vec<OpenTable>> {
        let mut open = Vec::with_capacity(tables);
        while open.len() < tables {
            let mut set = JoinSet::new();
            for _ in 0..(tables - open.len()).min(64) {
                let hall = Arc::clone(self);
                set.spawn(async move { Table::sit(hall).await });
            }
            while let Some(table) = set.join_next().await {
                open.push(OpenTable(table??));
            }
        }
        Ok(open)
    }

    pub(crate) fn stop(&self) {
        self.stop.store(true, Relaxed);
    }
}

/// A table whose game is there.
pub(crate) struct OpenTable(Table);

/// How a table plays.
#[derive(Clone, Copy)]
pub(crate) enum Pace {
    /// The next act as soon as the last is answered.
    FlatOut,
    /// An act each so often, the first after so long.
    Every { period: Duration, first: Duration },
}

impl OpenTable {
    /// Plays until it is told to stop.
    pub(crate) async fn play(mut self, pace: Pace, since: Instant) -> Result<Took> {
        let mut took = Took::default();
        let mut due = since;
        if let Pace::Every { first, .. } = pace {
            due += first;
        }
        while !self.0.hall.stop.load(Relaxed) {
            if let Pace::Every { period, .. } = pace {
                tokio::time::sleep_until(due.into()).await;
                self.0.act(due, &mut took).await?;
                due += period;
            } else {
                self.0.act(Instant::now(), &mut took).await?;
            }
        }
        Ok(took)
    }
}

impl Table {
    async fn sit(hall: Arc<Hall>) -> Result<Table> {
        let mut table = Table {
            hall,
            game: 0,
            ply: 0,
            pressing: false,
            seq: 0,
            streams: None,
        };
        table.next_game().await?;
        Ok(table)
    }

    async fn next_game(&mut self) -> Result<()> {
        let hall = &self.hall;
        self.game = hall.next.fetch_add(1, Relaxed);
        if self.game >= hall.games {
            bail!("{} games were not enough", hall.games);
        }
        (self.ply, self.pressing, self.seq) = (0, false, 0);
        self.streams = None;
        if hall.streams {
            let id = name(self.game);
            let of = |side| token(self.game, side);
            self.streams = Some([
                follow(hall.addr, &id, &of(Side::White), &hall.brought).await?,
                follow(hall.addr, &id, &of(Side::Black), &hall.brought).await?,
            ]);
        }
        Ok(())
    }

    /// One act, and what it took from the moment it was due.
    async fn act(&mut self, due: Instant, took: &mut Took) -> Result<()> {
        let hall = Arc::clone(&self.hall);
        let line = &hall.lines[self.game % hall.lines.len()];
        let Some(text) = line.get(self.ply) else {
            let side = if self.ply % 2 == 0 {
                Side::White
            } else {
                Side::Black
            };
            self.send(r#"{"act":"resign"}"#, side, due, took).await?;
            return self.next_game().await;
        };
        let side = if self.ply % 2 == 0 {
            Side::White
        } else {
            Side::Black
        };
        if self.pressing {
            self.ply += 1;
            self.pressing = false;
            self.send(r#"{"act":"press"}"#, side, due, took).await
        } else {
            self.pressing = true;
            let body = format!(r#"{{"act":"move","move":"{text}"}}"#);
            self.send(&body, side, due, took).await
        }
    }

    async fn send(&mut self, body: &str, side: Side, due: Instant, took: &mut Took) -> Result<()> {
        let path = format!("/api/v1/games/{}/acts", name(self.game));
        let request = post(&path, &token(self.game, side), body);
        let answer = self.hall.lanes.ask(&request).await?;
        if answer.status != 200 {
            let text = String::from_utf8_lossy(&answer.body);
            bail!("{path} {body}: {} {text}", answer.status);
        }
        took.answered.push(due.elapsed());
        self.hall.acts.fetch_add(1, Relaxed);
        let before = self.seq;
        self.seq = seq(&answer.body).context("an answer without a number")?;
        let Some([white, black]) = &mut self.streams else {
            return Ok(());
        };
        let opponent = match side {
            Side::White => black,
            Side::Black => white,
        };
        let there = opponent
            .seen
            .wait_for(|it: &Seen| it.seq > before && it.seq != u64::MAX);
        let there = tokio::time::timeout(PATIENCE, there).await;
        let seen = *there
            .context("an opponent saw nothing")?
            .context("a stream ended")?;
        took.seen.push(seen.at.saturating_duration_since(due));
        Ok(())
    }
}
