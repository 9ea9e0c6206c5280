//! A client: it plays in all games at once, remembers what it was answered, and sends again
//! what was not.

use super::acts::{self, Wanted};
use super::breach::Breach;
use super::http::{Api, Reply};
use super::model::{ARBITER, Game, Request};
use super::moment::Pulse;
use super::setting::setting;
use fastrand::Rng;
use serde_json::Value;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// A game that has so many acts is left alone; it is still looked after.
const ENOUGH: usize = 120;
/// How many games are played at a time.
const BOARDS: usize = 6;

/// All games that were ever set up.
#[derive(Default)]
pub(super) struct Games {
    /// Those that are played.
    played: Vec<Arc<Game>>,
    /// All.
    pub(super) all: Vec<Arc<Game>>,
}

/// Where the clients play: a server, and the games on it.
pub(super) struct Hall<'a> {
    pub(super) api: Api,
    pub(super) games: &'a Mutex<Games>,
    pub(super) pulse: &'a Pulse,
}

/// What a client has done in all.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    /// Acts that were acknowledged.
    pub(super) acknowledged: usize,
    /// Requests that were refused, and so never were.
    pub(super) refused: usize,
    /// Requests that were lost, sent again under their keys, and answered.
    pub(super) retried: usize,
    /// Requests that were answered, sent again all the same, and answered the same.
    pub(super) repeated: usize,
    /// Games that may have been set up without anybody knowing their names.
    pub(super) nameless: usize,
}

/// A request that was not answered yet.
pub(super) struct Open {
    /// To which game.
    pub(super) game: Arc<Game>,
    /// The request.
    pub(super) request: Request,
    /// Whether it was sent before, to a server that is gone.
    lost: bool,
}

/// A client.
pub(super) struct Client {
    rng: Rng,
    name: usize,
    requests: u64,
    /// What it waits to be answered.
    pub(super) open: Option<Open>,
    last: Option<(Arc<Game>, Request, Value)>,
    /// What it has done.
    pub(super) tally: Tally,
}

impl Client {
    pub(super) fn new(name: usize, rng: Rng) -> Client {
        Client {
            rng,
            name,
            requests: 0,
            open: None,
            last: None,
            tally: Tally::default(),
        }
    }

    /// Sends acts until the hall closes or the server is gone.
    ///
    /// # Errors
    /// [`Breach`]: an answer that must not be.
    pub(super) fn play(&mut self, hall: &Hall<'_>) -> Result<(), Breach> {
        let mut there = true;
        while there && !hall.pulse.is_over() {
            if self.open.is_none() && self.rng.u8(..24) == 0 {
                there = self.repeat(hall)?;
                continue;
            }
            if self.open.is_none() {
                there = self.think(hall)?;
            }
            if self.open.is_some() {
                there = self.send(hall)?;
            }
        }
        Ok(())
    }

    /// Sends what is open until it is answered.
    ///
    /// # Errors
    /// [`Breach`]: an answer that must not be, or none.
    pub(super) fn settle(&mut self, hall: &Hall<'_>) -> Result<(), Breach> {
        while self.open.is_some() {
            if !self.send(hall)? {
                return Err(Breach::new("a server that runs does not answer".to_owned()));
            }
        }
        Ok(())
    }

    /// Sends what is open. Says whether the server is still there.
    fn send(&mut self, hall: &Hall<'_>) -> Result<bool, Breach> {
        let Some(mut open) = self.open.take() else {
            return Ok(true);
        };
        open.request.in_flight = true;
        hall.pulse.sending();
        match post(hall, &open.game, &open.request) {
            Reply::Done(answer) => {
                open.game.acknowledge(&open.request, &answer)?;
                self.tally.acknowledged += open.request.acts.len();
                self.tally.retried += usize::from(open.lost);
                self.last = Some((open.game, open.request, answer));
                hall.pulse.answered();
            }
            Reply::Refused(..) => {
                self.tally.refused += 1;
                hall.pulse.answered();
            }
            Reply::Later => {
                self.open = Some(open);
                thread::sleep(Duration::from_millis(20));
            }
            Reply::Lost => {
                open.lost = true;
                self.open = Some(open);
                return Ok(false);
            }
            Reply::Broken(why) => return Err(open.game.breach(why)),
        }
        Ok(true)
    }

    /// Sends once more what was answered last; the answer has to be the same.
    fn repeat(&mut self, hall: &Hall<'_>) -> Result<bool, Breach> {
        let Some((game, request, before)) = &self.last else {
            return Ok(true);
        };
        hall.pulse.sending();
        match post(hall, game, request) {
            // To begin what has begun is answered as the game stands.
            Reply::Done(answer)
                if answer["results"] == before["results"] || request.acts.is_empty() =>
            {
                self.tally.repeated += 1;
                hall.pulse.answered();
                Ok(true)
            }
            Reply::Later => Ok(true),
            Reply::Lost => Ok(false),
            other => Err(game.breach(format!(
                "{} was answered {}, and on a retry {other}",
                request.body(),
                before["results"]
            ))),
        }
    }

    /// Makes up the next request. Says whether the server is still there.
    fn think(&mut self, hall: &Hall<'_>) -> Result<bool, Breach> {
        let Some(game) = self.game(hall)? else {
            return Ok(false);
        };
        let mut view = game.known().view.clone();
        let asked = view["awaiting_arbiter"] == true && self.rng.bool();
        if view.is_null() || asked {
            match hall.api.get(&game.id, &game.tokens[ARBITER]) {
                Reply::Done(fresh) => view = fresh,
                Reply::Later => return Ok(true),
                Reply::Lost => return Ok(false),
                other => return Err(game.breach(format!("no view: {other}"))),
            }
            game.known().see(&view);
        }
        let wanted = match asked.then(|| acts::answer(&mut self.rng, &view)).flatten() {
            Some(answer) => answer,
            None if view["started"] == false && self.rng.u8(..4) == 0 => Wanted {
                seat: ARBITER,
                acts: Vec::new(),
            },
            None => acts::next(&mut self.rng, &view),
        };
        self.requests += 1;
        let after = game.known().last();
        self.open = Some(Open {
            game,
            request: Request {
                key: format!("client-{}-{}", self.name, self.requests),
                seat: wanted.seat,
                acts: wanted.acts,
                after,
                in_flight: false,
            },
            lost: false,
        });
        Ok(true)
    }

    /// A game to play in; one that is over makes room for a new one. `None` if the server is
    /// gone.
    fn game(&mut self, hall: &Hall<'_>) -> Result<Option<Arc<Game>>, Breach> {
        let games = || hall.games.lock().unwrap_or_else(PoisonError::into_inner);
        let chosen = {
            let games = games();
            let at = self.rng.usize(..BOARDS);
            games.played.get(at).cloned()
        };
        if let Some(game) = chosen {
            let known = game.known();
            let done = known.is_over() || known.answered.len() >= ENOUGH;
            drop(known);
            if !done || self.rng.u8(..3) > 0 {
                return Ok(Some(game));
            }
            games().played.retain(|it| !Arc::ptr_eq(it, &game));
        }
        let setting = setting(&mut self.rng);
        let game = match hall.api.create(&setting) {
            Reply::Done(created) => Game::new(setting, &created),
            Reply::Lost | Reply::Later => {
                self.tally.nameless += 1;
                return Ok(None);
            }
            other => return Err(Breach::new(format!("no game was set up: {other}"))),
        };
        let game = Arc::new(game.ok_or_else(|| Breach::new("a game without keys".to_owned()))?);
        let mut games = games();
        games.played.push(Arc::clone(&game));
        games.all.push(Arc::clone(&game));
        Ok(Some(game))
    }
}

fn post(hall: &Hall<'_>, game: &Game, request: &Request) -> Reply {
    let token = &game.tokens[request.seat];
    hall.api
        .post(&request.path(game), token, &request.key, &request.body())
}
