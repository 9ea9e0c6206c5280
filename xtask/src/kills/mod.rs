//! Kills the server between any two acts, and while acts are in flight, and holds what it has
//! then against what it had acknowledged: `cargo xtask kills [N] [--seed S]`, with
//! `--debug` the program as it is built for tests, with `--program FILE` one that is there, with
//! `--database URL` on PostgreSQL; each run needs a database without games.
//!
//! Several clients play several games over HTTP, under all editions: legal moves and illegal
//! ones, hands, offers, claims, rulings of the arbiter, acts that are refused, batches. The
//! server is killed with SIGKILL at a moment by chance, started again on the same record, and
//! every game is read: each acknowledged act stands there, in its order and with the ruling it
//! was answered with; of the requests in flight each stands there whole or not at all; nothing
//! else does. What was in flight is then sent again under its key, and must stand there once.
//!
//! The seed settles what the clients do and when they are interrupted, not how fast the machine
//! is meanwhile. A kill is no power cut: what the system has taken down for the disk outlives
//! the process.

mod acts;
mod breach;
mod check;
mod client;
mod explain;
mod figures;
pub(crate) mod http;
mod judged;
mod model;
mod moment;
pub(crate) mod server;
mod setting;

use crate::shell;
use anyhow::{Context, Result, bail};
use breach::Breach;
use check::check;
use client::{Client, Games, Hall};
use fastrand::Rng;
use figures::Figures;
use http::Api;
use indicatif::{ProgressBar, ProgressStyle};
use model::Request;
use moment::{Moment, Pulse};
use server::{House, Server};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// How many clients act at the same time.
const CLIENTS: usize = 3;
/// How often the server is killed if nothing is said.
const USUAL: usize = 200;

/// Builds the program and kills its server, as the words say.
pub(crate) fn kills(words: &[&str]) -> Result<()> {
    let (mut number, mut seed) = (USUAL, Rng::new().u64(..1_000_000));
    let (mut profile, mut program, mut database) = ("release", None, None);
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut value = || words.next().with_context(|| format!("{word} of what?"));
        match *word {
            "--debug" => profile = "debug",
            "--database" => database = Some((*value()?).to_owned()),
            "--program" => program = Some(PathBuf::from(value()?)),
            "--seed" => seed = value()?.parse().context("--seed: no number")?,
            text => {
                let read = text.parse();
                number = read.with_context(|| format!("`{text}`: no number"))?;
            }
        }
    }
    let program = match program {
        Some(program) => program,
        None => {
            let cargo_profile = if profile == "debug" { "dev" } else { profile };
            let build = format!("cargo build --package flagfall-cli --profile {cargo_profile}");
            shell::run(shell::command(&build))?;
            shell::built(profile, "flagfall")?
        }
    };
    run(&program, number, seed, database)
}

/// Kills the server of a program so many times; the last line printed gives the figures.
pub(crate) fn run(
    program: &Path,
    number: usize,
    seed: u64,
    database: Option<String>,
) -> Result<()> {
    println!("{number} kills, seed {seed}");
    let folder = tempfile::tempdir()?;
    let mut rng = Rng::with_seed(seed);
    let mut run = Run {
        house: House {
            program: program.to_path_buf(),
            folder: folder.path().to_path_buf(),
            database,
        },
        clients: (0..CLIENTS)
            .map(|name| Client::new(name, rng.fork()))
            .collect(),
        rng,
        games: Mutex::default(),
        figures: Figures::begin(),
    };
    let done = run.all(number);
    if let Some(breach) = done
        .as_ref()
        .err()
        .and_then(|it| it.downcast_ref::<Breach>())
    {
        run.figures.lost = breach.lost;
        run.figures.invented = breach.invented;
    }
    let games = run
        .games
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .all
        .len();
    let tallies: Vec<_> = run.clients.iter().map(|it| it.tally).collect();
    println!("{}", run.figures.line(games, &tallies));
    done.map_err(|why| why.context(format!("the record is kept in {}", folder.keep().display())))
}

/// A run: the server, who plays on it, and what came of it so far.
struct Run {
    house: House,
    clients: Vec<Client>,
    rng: Rng,
    games: Mutex<Games>,
    figures: Figures,
}

impl Run {
    fn all(&mut self, number: usize) -> Result<()> {
        let bar = ProgressBar::new(number as u64);
        let style = "{bar:40} {pos}/{len} kills, {eta} left";
        bar.set_style(ProgressStyle::with_template(style)?);
        let mut server = self.start()?;
        for left in (0..number).rev() {
            let moment = match left {
                0 => Moment::Settled,
                _ => Moment::choose(&mut self.rng),
            };
            self.until(server, moment)?;
            self.figures.killed(moment);
            bar.inc(1);
            server = self.start()?;
            self.verify(&server)?;
        }
        bar.finish_and_clear();
        Ok(())
    }

    /// Starts the server; every game that was set up has been without one for a while.
    fn start(&mut self) -> Result<Server> {
        self.figures.started();
        for game in &self
            .games
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .all
        {
            game.known().restarts += 1;
        }
        self.house.start()
    }

    /// Lets the clients play until the moment comes, and kills the server.
    fn until(&mut self, server: Server, moment: Moment) -> Result<()> {
        let pulse = Pulse::default();
        let hall = Hall {
            api: Api::new(&server.url),
            games: &self.games,
            pulse: &pulse,
        };
        match moment {
            Moment::Settled => {
                for client in &mut self.clients {
                    client.settle(&hall)?;
                }
                return server.kill();
            }
            Moment::Starting(after) => {
                server.kill()?;
                return self.house.start_and_kill(after);
            }
            Moment::Between(_) | Moment::Answered(_) | Moment::Sent(..) => {}
        }
        let clients = self.clients.len();
        let (killed, played) = thread::scope(|scope| {
            let play = |client: &mut Client| {
                let played = client.play(&hall);
                hall.pulse.leave();
                played
            };
            let threads: Vec<_> = self
                .clients
                .iter_mut()
                .map(|client| scope.spawn(move || play(client)))
                .collect();
            let came = pulse.wait(moment, clients);
            let mut server = Some(server);
            let mut kill = || server.take().map_or(Ok(()), Server::kill);
            let mut killed = Ok(());
            if !matches!(moment, Moment::Between(_)) {
                killed = kill();
            }
            pulse.stop();
            let played: Vec<_> = threads
                .into_iter()
                .map(thread::ScopedJoinHandle::join)
                .collect();
            (came.then(|| killed.and(kill())), played)
        });
        for played in played {
            match played {
                Ok(played) => played?,
                Err(_) => bail!("a client has ended in a panic"),
            }
        }
        killed.context("the server does not answer any more")?
    }

    /// Holds every game against what was acknowledged.
    fn verify(&mut self, server: &Server) -> Result<()> {
        let api = Api::new(&server.url);
        let games = self
            .games
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .all
            .clone();
        let mut flags = 0;
        for game in &games {
            let mut open: Vec<&mut Request> = self
                .clients
                .iter_mut()
                .filter_map(|client| client.open.as_mut())
                .filter(|open| Arc::ptr_eq(&open.game, game))
                .map(|open| &mut open.request)
                .collect();
            let sent: Vec<&Request> = open.iter().map(|it| &**it).collect();
            let found = check(&api, game, &sent)?;
            flags += found.flags;
            let last = game.known().last();
            for (request, kept) in open.iter_mut().zip(found.kept) {
                if request.in_flight && !request.acts.is_empty() {
                    self.figures.in_flight(kept);
                }
                request.in_flight = false;
                if !kept {
                    request.after = last;
                }
            }
        }
        self.figures.flags = flags;
        Ok(())
    }
}
