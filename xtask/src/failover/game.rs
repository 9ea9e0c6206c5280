//! One game, over three servers, one of which is taken away.

use super::stream::Stream;
use super::{Fate, SERVERS};
use crate::kills::http::{Api, Reply};
use crate::kills::server::{House, Server};
use anyhow::{Result, bail};
use fastrand::Rng;
use serde_json::{Value, json};
use std::thread;
use std::time::{Duration, Instant};

/// What is played, in SAN.
const MOVES: [&str; 20] = [
    "e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5", "Bb3", "d6",
    "c3", "O-O", "h3", "Nb8", "d4", "Nbd7",
];
/// A lease is 2 s; a server that is stopped so long has lost its games.
const STOPPED: Duration = Duration::from_secs(5);
/// Nobody waits longer for an answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// What came of it.
pub(super) struct Played {
    /// From the end of the owner to the answer to the next act.
    pub(super) answered: Duration,
    /// From the end of the owner until the opponent, at another server, had that act.
    pub(super) followed: Duration,
    /// How many acts stand in the record, each once.
    pub(super) acts: usize,
    /// How many gaps the record tells.
    pub(super) gaps: usize,
}

struct Game {
    id: String,
    tokens: [String; 3],
    keys: u32,
}

pub(super) fn play(
    house: &House,
    servers: &mut Vec<Server>,
    (owner, fate): (usize, Fate),
    rng: &mut Rng,
) -> Result<Played> {
    let mut game = set_up(&Api::new(&servers[owner].url))?;
    let cut = rng.usize(3..MOVES.len() - 4);
    let others = [(owner + 1) % SERVERS, (owner + 2) % SERVERS];
    // The first act makes its server the owner.
    for (ply, text) in MOVES.iter().enumerate().take(cut) {
        let server = if ply == 0 {
            owner
        } else {
            (owner + ply) % SERVERS
        };
        game.act(&servers[server].url, ply, text)?;
    }
    let black = 1 - cut % 2;
    let stream = Stream::follow(&servers[others[1]].url, &game.id, &game.tokens[black]);
    stream.begun(PATIENCE)?;
    let before = stream.last();

    let asked = servers[others[0]].url.clone();
    let wait = Duration::from_micros(rng.u64(..4_000));
    let ended = Instant::now();
    let answered = thread::scope(|scope| -> Result<Instant> {
        let acting = scope.spawn(|| {
            // Sometimes it is on its way when its server ends.
            thread::sleep(Duration::from_millis(2).saturating_sub(wait));
            game.act(&asked, cut, MOVES[cut]).map(|()| Instant::now())
        });
        thread::sleep(wait.saturating_sub(Duration::from_millis(2)));
        match fate {
            Fate::Killed => servers.remove(owner).kill()?,
            Fate::Stopped => servers[owner].signal("STOP")?,
        }
        match acting.join() {
            Ok(answered) => answered,
            Err(_) => bail!("a player has ended in a panic"),
        }
    })?;
    let followed = stream.later_than(before, PATIENCE)?;
    match fate {
        Fate::Killed => servers.insert(owner, house.start()?),
        Fate::Stopped => {
            thread::sleep(STOPPED.saturating_sub(ended.elapsed()));
            servers[owner].signal("CONT")?;
        }
    }
    // Whoever was away is asked first.
    for (ply, text) in MOVES.iter().enumerate().skip(cut + 1) {
        game.act(&servers[(owner + ply - cut - 1) % SERVERS].url, ply, text)?;
    }
    drop(stream);
    let (acts, gaps) = game.check(&servers[owner].url)?;
    Ok(Played {
        answered: answered.saturating_duration_since(ended),
        followed: followed.saturating_duration_since(ended),
        acts,
        gaps,
    })
}

fn set_up(api: &Api) -> Result<Game> {
    let file = json!({"edition": "2023", "regulations": {"time_control": "90m+30s"}});
    let Reply::Done(made) = api.create(&file) else {
        bail!("no game could be set up");
    };
    let text = |it: &Value| it.as_str().unwrap_or_default().to_owned();
    Ok(Game {
        id: text(&made["id"]),
        tokens: ["white", "black", "arbiter"].map(|seat| text(&made["tokens"][seat])),
        keys: 0,
    })
}

impl Game {
    /// A move and its press, sent under one key until they are answered.
    fn act(&mut self, url: &str, ply: usize, text: &str) -> Result<()> {
        self.keys += 1;
        let key = format!("{}-{}", self.id, self.keys);
        let body = json!([{"act": "move", "move": text}, {"act": "press"}]).to_string();
        let path = format!("{}/acts", self.id);
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            match Api::new(url).post(&path, &self.tokens[ply % 2], &key, &body) {
                Reply::Done(_) => return Ok(()),
                Reply::Later | Reply::Lost => thread::sleep(Duration::from_millis(50)),
                other => bail!("{text}: {other}"),
            }
        }
        bail!("{text}: no answer in {PATIENCE:?}")
    }

    /// The record, as soon as it can be read: a server that goes on after it was stopped finds out
    /// first what it has missed.
    fn record(&self, url: &str, path: &str) -> Result<Value> {
        let until = Instant::now() + PATIENCE;
        loop {
            match Api::new(url).get(path, &self.tokens[2]) {
                Reply::Done(file) => return Ok(file),
                Reply::Later | Reply::Lost if Instant::now() < until => {
                    thread::sleep(Duration::from_millis(50));
                }
                other => bail!("the record cannot be read: {other}"),
            }
        }
    }

    /// Every act stands in the record once, in its order.
    fn check(&self, url: &str) -> Result<(usize, usize)> {
        let path = format!("{}.json", self.id);
        let file = self.record(url, &path)?;
        let acts = file["acts"].as_array().cloned().unwrap_or_default();
        let gaps = acts.iter().filter(|it| it["act"] == "outage").count();
        let acts = acts.iter().filter(|it| it["by"] != "clock");
        let told: Vec<&str> = acts
            .map(|it| it["move"].as_str().or(it["act"].as_str()).unwrap_or("?"))
            .collect();
        let expect: Vec<&str> = MOVES.iter().flat_map(|it| [*it, "press"]).collect();
        if told != expect {
            bail!("lost or doubled in {}: {told:?}", self.id);
        }
        if gaps == 0 {
            bail!(
                "{} was without a server while a clock ran, and no entry says so",
                self.id
            );
        }
        Ok((told.len(), gaps))
    }
}
