//! A record filled before the server starts: games that were set up, some of them played on.

use crate::process::Process;
use anyhow::{Context, Result, bail};
use flagfall_store::{Append, NewEntry, NewGame, Sqlite, Store};
use sha2::{Digest, Sha256};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

/// What every game is played under.
const FILE: &str = r#"{"edition":"2023","regulations":{"time_control":"90m+30s"}}"#;
/// Games in one go, and how many are written at a time: the record groups them.
const AT_ONCE: usize = 1_024;
const WRITERS: usize = 32;

/// The program that is measured, and a folder for what it keeps.
#[derive(Clone)]
pub(crate) struct House {
    pub(crate) program: PathBuf,
    pub(crate) folder: PathBuf,
}

/// Who has which seat.
#[derive(Clone, Copy)]
pub(crate) enum Side {
    White,
    Black,
}

/// The name of a game by its number.
pub(crate) fn name(game: usize) -> String {
    format!("load{game:07}")
}

/// The token of a seat, by the number of its game.
pub(crate) fn token(game: usize, side: Side) -> String {
    match side {
        Side::White => format!("white{game:027}"),
        Side::Black => format!("black{game:027}"),
    }
}

impl House {
    pub(crate) fn data(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Starts the server on a record.
    pub(crate) fn serve(&self, data: &Path) -> Result<Process> {
        let mut command = Command::new(&self.program);
        command.args(["serve", "--addr", "127.0.0.1:0", "--data"]);
        command.arg(data);
        Process::start(command, &self.folder.join("server.log"))
    }

    /// Starts the bare echo on a record.
    pub(crate) fn echo(&self, data: &Path) -> Result<Process> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["echo", "--data"]).arg(data);
        Process::start(command, &self.folder.join("echo.log"))
    }
}

/// What the server itself writes for a game, and for the acts of a line of moves.
pub(crate) struct Model {
    header: String,
    /// The lines of the record, by line of moves.
    played: Vec<Vec<NewEntry>>,
}

/// Has the server set up a game for each line, play so many half-moves of it, and reads what it
/// has written.
pub(crate) async fn model(house: &House, lines: &[Vec<String>], plies: usize) -> Result<Model> {
    let data = house.data("model");
    let server = house.serve(&data)?;
    let mut games = Vec::new();
    for line in lines {
        games.push(play(server.addr, &line[..plies.min(line.len())]).await?);
    }
    server.end()?;
    let store = Sqlite::open(&data)?;
    let mut model = Model {
        header: String::new(),
        played: Vec::new(),
    };
    for id in games {
        let game = store.game(&id)?.context("a game that is not there")?;
        let entries = game.entries.into_iter();
        model.header = game.header;
        let line = |it: flagfall_store::StoredEntry| NewEntry::new(it.at_ms, it.body);
        model.played.push(entries.map(line).collect());
    }
    Ok(model)
}

async fn play(addr: SocketAddr, moves: &[String]) -> Result<String> {
    let mut lane = crate::client::Lane::open(addr).await?;
    let request = crate::client::post("/api/v1/games", "-", FILE);
    let created = lane.ask(&request).await?;
    let created: serde_json::Value = serde_json::from_slice(&created.body)?;
    let id = created["id"].as_str().context("no name")?.to_owned();
    let tokens = ["white", "black"].map(|it| created["tokens"][it].as_str().unwrap_or(""));
    let path = format!("/api/v1/games/{id}/acts");
    for (ply, text) in moves.iter().enumerate() {
        let body = format!(r#"[{{"act":"move","move":"{text}"}},{{"act":"press"}}]"#);
        let request = crate::client::post(&path, tokens[ply % 2], &body);
        let answer = lane.ask(&request).await?;
        if answer.status != 200 {
            bail!("{}", String::from_utf8_lossy(&answer.body));
        }
    }
    Ok(id)
}

impl Model {
    /// Fills a record with so many games; each has been played as the model has.
    pub(crate) fn fill(&self, data: &Path, games: usize) -> Result<()> {
        let store = Arc::new(Sqlite::open(data)?);
        for first in (0..games).step_by(AT_ONCE) {
            let some = first..games.min(first + AT_ONCE);
            std::thread::scope(|scope| {
                let made: Vec<_> = (0..WRITERS)
                    .map(|lane| {
                        let (store, some) = (Arc::clone(&store), some.clone());
                        scope.spawn(move || -> Result<()> {
                            some.skip(lane)
                                .step_by(WRITERS)
                                .try_for_each(|it| self.put(&*store, it))
                        })
                    })
                    .collect();
                made.into_iter()
                    .try_for_each(|it| it.join().unwrap_or_else(|_| bail!("a panic")))
            })?;
        }
        Ok(store.close()?)
    }

    fn put(&self, store: &dyn Store, game: usize) -> Result<()> {
        let hash = |side| -> [u8; 32] { Sha256::digest(token(game, side).as_bytes()).into() };
        let new = NewGame::new(name(game), &self.header, game as i64);
        store.create_game(
            new.seated("white", hash(Side::White))
                .seated("black", hash(Side::Black)),
        )?;
        let entries = &self.played[game % self.played.len()];
        if !entries.is_empty() {
            store.append(Append::new(name(game), 0, entries.clone()))?;
        }
        Ok(())
    }
}
