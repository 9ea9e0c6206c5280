//! Players, servers, the database and what is between them, in the order of time.

use super::database::{Call, Database, Reply};
use super::faults::{End, Fault, SERVERS, UNTIL, Weather};
use super::server::{Deed, Server};
use super::{Breach, Rules, Told};
use fastrand::Rng;
use std::collections::BTreeMap;

/// Acts of a game.
const ACTS: usize = 14;
/// How often a server says that it is there, and how soon it gives up an answer.
const BEAT: u64 = 400;
const PATIENCE: u64 = 1_000;
/// A player who is not answered asks another server after so long.
const AGAIN: u64 = 250;
/// A player thinks at most so long.
const THINKS: u64 = 1_500;
/// Somebody looks at the game so often.
const LOOKS: u64 = 120;
/// By then the game has gone on, whatever went wrong before.
const END: u64 = UNTIL + 40_000;

/// A player's wish to have his act written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Request {
    pub(super) act: usize,
    handed_on: bool,
}

enum Event {
    Asked(usize, u64, Request),
    ToDatabase(usize, u64, u64, Call),
    FromDatabase(usize, u64, u64, Reply),
    Told(usize, usize),
    Looked(usize, usize),
    Beat(usize, u64),
    Again(usize),
    Look,
    Start(usize),
    Fault(Fault),
}

pub(super) struct World {
    rng: Rng,
    rules: Rules,
    weather: Weather,
    now: u64,
    nth: u64,
    events: BTreeMap<(u64, u64), Event>,
    database: Database,
    servers: [Option<Server>; SERVERS],
    stopped: [u64; SERVERS],
    nodes: u64,
    cuts: Vec<((End, End), u64)>,
    /// Where each act was said to stand.
    told: Vec<usize>,
    killed_at: Option<u64>,
    sum: Told,
}

impl World {
    pub(super) fn new(seed: u64, rules: Rules) -> World {
        let mut rng = Rng::with_seed(seed);
        let weather = Weather::choose(&mut rng);
        World {
            rng,
            rules,
            weather,
            now: 0,
            nth: 0,
            events: BTreeMap::new(),
            database: Database::new(rules),
            servers: [const { None }; SERVERS],
            stopped: [0; SERVERS],
            nodes: 0,
            cuts: Vec::new(),
            told: Vec::new(),
            killed_at: None,
            sum: Told::default(),
        }
    }

    pub(super) fn run(mut self) -> Result<Told, Breach> {
        (0..SERVERS).for_each(|server| self.start(server));
        for (at, fault) in self.weather.faults.clone() {
            self.at(at, Event::Fault(fault));
        }
        self.at(500, Event::Again(0));
        self.at(500, Event::Look);
        while self.told.len() < ACTS {
            let Some(((now, _), event)) = self.events.pop_first() else {
                return Err(Breach::Stuck(self.told.len()));
            };
            if now > END {
                return Err(Breach::Stuck(self.told.len()));
            }
            self.now = now;
            self.happen(event)?;
        }
        self.sum.acts = ACTS;
        self.sum.acknowledged = self.told.len();
        self.sum.handed_over = self.database.fence().saturating_sub(1) as usize;
        self.check().map(|()| self.sum)
    }

    fn at(&mut self, when: u64, event: Event) {
        self.nth += 1;
        self.events.insert((when, self.nth), event);
    }

    /// Sends something; it may come late or never.
    fn send(&mut self, (from, to): (End, End), event: Event) {
        self.cuts.retain(|(_, until)| *until > self.now);
        let cut = |(link, _): &((End, End), u64)| *link == (from, to) || *link == (to, from);
        let way = self.weather.way(&mut self.rng);
        match way.filter(|_| !self.cuts.iter().any(cut)) {
            Some(takes) => self.at(self.now + takes, event),
            None => self.sum.lost += 1,
        }
    }

    fn start(&mut self, server: usize) {
        self.nodes += 1;
        self.servers[server] = Some(Server::start(self.nodes, self.rules));
        self.at(self.now, Event::Beat(server, self.nodes));
    }

    /// The server of that name, if it runs.
    fn server(&mut self, server: usize, node: u64) -> Option<&mut Server> {
        self.servers[server].as_mut().filter(|it| it.node == node)
    }

    fn happen(&mut self, event: Event) -> Result<(), Breach> {
        // Whoever stands still does it all when he goes on.
        let until = match &event {
            Event::Asked(server, ..)
            | Event::FromDatabase(server, ..)
            | Event::Looked(server, _)
            | Event::Beat(server, _) => self.stopped[*server],
            _ => 0,
        };
        if until > self.now {
            self.at(until, event);
            return Ok(());
        }
        let now = self.now;
        match event {
            Event::Asked(server, node, request) => {
                let deeds = self.server(server, node).map(|it| it.take(request, now));
                self.act(server, deeds.unwrap_or_default());
            }
            Event::ToDatabase(server, node, question, call) => {
                let reply = self.database.answer(node, &call, now);
                let way = (End::Database, End::Server(server));
                self.send(way, Event::FromDatabase(server, node, question, reply));
            }
            Event::FromDatabase(server, node, question, reply) => {
                self.replied(server, node, question, reply);
            }
            Event::Told(act, at) => self.acknowledged(act, at)?,
            Event::Looked(server, known) => self.looked(server, known)?,
            Event::Beat(server, node) => self.beat(server, node),
            Event::Again(act) => self.ask(act),
            Event::Look => {
                let server = self.rng.usize(..SERVERS);
                let known = self.told.len();
                self.send(
                    (End::Player, End::Server(server)),
                    Event::Looked(server, known),
                );
                let next = now + self.rng.u64(1..LOOKS);
                self.at(next, Event::Look);
            }
            Event::Start(server) => self.start(server),
            Event::Fault(fault) => self.fault(fault),
        }
        Ok(())
    }

    fn act(&mut self, server: usize, deeds: Vec<Deed>) {
        let Some(node) = self.servers[server].as_ref().map(|it| it.node) else {
            return;
        };
        let here = End::Server(server);
        for deed in deeds {
            match deed {
                Deed::Ask(question, call) => {
                    let event = Event::ToDatabase(server, node, question, call);
                    self.send((here, End::Database), event);
                }
                Deed::Tell(request, at) => {
                    self.send((here, End::Player), Event::Told(request.act, at));
                }
                Deed::HandOn(request, _) if request.handed_on => {}
                Deed::HandOn(request, node) => {
                    let named = |it: &Option<Server>| it.as_ref().is_some_and(|it| it.node == node);
                    if let Some(other) = self.servers.iter().position(named) {
                        let request = Request {
                            handed_on: true,
                            ..request
                        };
                        let event = Event::Asked(other, node, request);
                        self.send((here, End::Server(other)), event);
                    }
                }
            }
        }
    }

    fn replied(&mut self, server: usize, node: u64, question: u64, reply: Reply) {
        let now = self.now;
        let Some(it) = self.server(server, node) else {
            return;
        };
        if let Reply::Beat(late) = reply {
            // An answer over a connection that was given up is not heard.
            if it.beating == Some(question) {
                it.beaten(late);
            }
            return;
        }
        let deeds = it.answered(question, reply, now);
        self.act(server, deeds);
    }

    fn beat(&mut self, server: usize, node: u64) {
        let now = self.now;
        let Some(it) = self.server(server, node) else {
            return;
        };
        let gives_up = it.is_busy() && now.saturating_sub(it.asked_at) > PATIENCE;
        let deeds = match gives_up {
            true => it.give_up(now),
            false => Vec::new(),
        };
        let beats = it
            .beating
            .is_none_or(|since| now.saturating_sub(since) > PATIENCE);
        if beats {
            it.beating = Some(now);
        }
        self.act(server, deeds);
        if beats {
            let event = Event::ToDatabase(server, node, now, Call::Beat);
            self.send((End::Server(server), End::Database), event);
        }
        self.at(now + BEAT, Event::Beat(server, node));
    }

    /// A player asks for his act to be written, unless he knows that it is.
    fn ask(&mut self, act: usize) {
        if act < self.told.len() {
            return;
        }
        let server = self.rng.usize(..SERVERS);
        if let Some(node) = self.servers[server].as_ref().map(|it| it.node) {
            let request = Request {
                act,
                handed_on: false,
            };
            let event = Event::Asked(server, node, request);
            self.send((End::Player, End::Server(server)), event);
        }
        let again = match self.weather.is_calm {
            true => 100,
            false => AGAIN + self.rng.u64(..AGAIN),
        };
        self.at(self.now + again, Event::Again(act));
    }

    fn acknowledged(&mut self, act: usize, at: usize) -> Result<(), Breach> {
        if self.database.entries.get(at).is_none_or(|it| it.act != act) {
            return Err(Breach::Lost(act));
        }
        if act == self.told.len() {
            self.told.push(at);
            if let Some(killed) = self.killed_at.take() {
                self.sum.gap_ms = self.now - killed;
            }
            let thinks = match self.weather.is_calm {
                true => 300,
                false => self.rng.u64(1..THINKS),
            };
            self.at(self.now + thinks, Event::Again(act + 1));
        }
        Ok(())
    }

    fn looked(&mut self, server: usize, known: usize) -> Result<(), Breach> {
        let now = self.now;
        let view = self.servers[server].as_ref().and_then(|it| it.view(now));
        // Where the database's clock jumps, a server may be sure for a moment too long.
        let Some(view) = view.filter(|_| !self.weather.jumps()) else {
            return Ok(());
        };
        self.sum.views += 1;
        match view >= known {
            true => Ok(()),
            false => Err(Breach::Stale(view)),
        }
    }

    fn fault(&mut self, fault: Fault) {
        match fault {
            Fault::Kill { server, away } => {
                if self.servers[server].take().is_some() {
                    self.sum.killed += 1;
                    self.stopped[server] = 0;
                    self.at(self.now + away, Event::Start(server));
                }
            }
            Fault::Stop { server, away } => {
                self.sum.stopped += 1;
                self.stopped[server] = self.now + away;
            }
            Fault::Cut { link, away } => {
                self.sum.cut += 1;
                self.cuts.push((link, self.now + away));
            }
            Fault::Jump { by } => {
                self.sum.jumps += 1;
                self.database.ahead += by;
            }
            Fault::KillOwner => {
                let now = self.now;
                let has =
                    |it: &Option<Server>| it.as_ref().is_some_and(|it| it.view(now).is_some());
                if let Some(owner) = self.servers.iter().position(has) {
                    self.servers[owner] = None;
                    self.sum.killed += 1;
                    self.killed_at = Some(now);
                    self.at(now + UNTIL, Event::Start(owner));
                }
            }
        }
    }

    /// What stands in the end.
    fn check(&self) -> Result<(), Breach> {
        let entries = &self.database.entries;
        for (act, at) in self.told.iter().enumerate() {
            if entries.get(*at).is_none_or(|it| it.act != act) {
                return Err(Breach::Lost(act));
            }
        }
        let mut seen = [false; ACTS + 1];
        for (at, entry) in entries.iter().enumerate() {
            if std::mem::replace(&mut seen[entry.act], true) {
                return Err(Breach::Doubled(entry.act));
            }
            if entry.fence < entry.given {
                return Err(Breach::Overtaken(at));
            }
            let Some(before) = at.checked_sub(1).map(|it| entries[it]) else {
                continue;
            };
            match entry {
                it if it.act < before.act => return Err(Breach::Order(it.act)),
                it if it.fence > before.fence && !it.gap => return Err(Breach::Untold(at)),
                _ => {}
            }
        }
        Ok(())
    }
}
