//! What the clients know of a game: what was acknowledged, and nothing that the server could
//! talk them out of.

use super::breach::Breach;
use super::judged::Judged;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The seats that act, as the wire names them.
pub(super) const SEATS: [&str; 3] = ["white", "black", "arbiter"];
/// The arbiter's place among them: he is shown everything.
pub(super) const ARBITER: usize = 2;

/// A game that was set up, and the keys of its seats.
pub(super) struct Game {
    /// Its name.
    pub(super) id: String,
    /// A token for each of [`SEATS`].
    pub(super) tokens: [String; 3],
    /// What it was set up with.
    pub(super) setting: Value,
    known: Mutex<Known>,
}

/// What is known of a game.
#[derive(Default)]
pub(super) struct Known {
    /// Every act that was acknowledged, by the number of its entry.
    pub(super) answered: BTreeMap<u64, Answered>,
    /// Whether it was acknowledged that the game has begun.
    pub(super) begun: bool,
    /// What a seat was last shown; null before anything was.
    pub(super) view: Value,
    /// The game file as it was last found after a kill, without its acts.
    pub(super) head: Option<Value>,
    /// The acts that were found in it. They stay for ever.
    pub(super) found: Vec<Value>,
    /// What the Laws say of them.
    pub(super) judged: Judged,
    /// How many acts were acknowledged when they were found.
    pub(super) settled: usize,
    /// How often the server was started since the game was set up.
    pub(super) restarts: u64,
}

/// An act that was acknowledged.
pub(super) struct Answered {
    /// The act, as it has to stand in the record, but for its instant.
    pub(super) act: Value,
    /// What came of it, as it was answered.
    pub(super) came: Value,
    /// Whether the arbiter was answered, who is told what he is asked.
    pub(super) to_arbiter: bool,
}

/// A request: acts from one seat, recorded together or not at all.
#[derive(Clone, Debug)]
pub(super) struct Request {
    /// What a retry repeats.
    pub(super) key: String,
    /// From which of [`SEATS`].
    pub(super) seat: usize,
    /// The acts; none in a request that only begins the game.
    pub(super) acts: Vec<Value>,
    /// The last entry that was acknowledged before it was sent: whatever comes of it comes
    /// after.
    pub(super) after: u64,
    /// Whether it was sent to the server that runs now, or was killed last.
    pub(super) in_flight: bool,
}

impl Request {
    /// The path to which it is posted.
    pub(super) fn path(&self, game: &Game) -> String {
        let verb = if self.acts.is_empty() {
            "begin"
        } else {
            "acts"
        };
        format!("{}/{verb}", game.id)
    }

    /// The body: one act, or an array of acts.
    pub(super) fn body(&self) -> String {
        match &self.acts[..] {
            [] => String::new(),
            [one] => one.to_string(),
            more => json!(more).to_string(),
        }
    }

    /// The acts as they have to stand in the record, but for their instants: an act that names
    /// nobody is that of the seat it came from.
    pub(super) fn recorded(&self) -> impl Iterator<Item = Value> {
        self.acts.iter().map(|act| {
            let mut act = act.clone();
            if act.get("by").is_none() {
                act["by"] = SEATS[self.seat].into();
            }
            act
        })
    }
}

impl Game {
    /// A game as it was answered when it was set up.
    pub(super) fn new(setting: Value, created: &Value) -> Option<Game> {
        let tokens = SEATS.map(|seat| created["tokens"][seat].as_str().map(str::to_owned));
        let [Some(white), Some(black), Some(arbiter)] = tokens else {
            return None;
        };
        Some(Game {
            id: created["id"].as_str()?.to_owned(),
            tokens: [white, black, arbiter],
            setting,
            known: Mutex::default(),
        })
    }

    /// What is known of it.
    pub(super) fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes down what was answered.
    ///
    /// # Errors
    /// An answer that contradicts an earlier one, or is none to this request.
    pub(super) fn acknowledge(&self, request: &Request, answer: &Value) -> Result<(), Breach> {
        let mut known = self.known();
        let results = answer["results"].as_array().map_or(&[][..], Vec::as_slice);
        let seq = |result: &Value| result["seq"].as_u64().unwrap_or(0);
        if request.acts.is_empty() {
            known.begun = true;
        } else if results.len() != request.acts.len() {
            let (asked, told) = (request.acts.len(), results.len());
            return Err(self.breach(format!("{asked} acts were answered with {told} results")));
        }
        let first = results.first().map_or(0, seq);
        for ((at, act), result) in request.recorded().enumerate().zip(results) {
            let seq = seq(result);
            if seq <= request.after || seq != first + at as u64 {
                return Err(self.breach(format!(
                    "act {at} of a request sent after entry {} was answered as entry {seq}",
                    request.after
                )));
            }
            let entry = Answered {
                act,
                came: came(result),
                to_arbiter: request.seat == ARBITER,
            };
            if let Some(earlier) = known.answered.insert(seq, entry) {
                return Err(self.breach(format!(
                    "entry {seq} was answered twice, first for {}",
                    earlier.act
                )));
            }
        }
        known.see(&answer["view"]);
        Ok(())
    }

    /// Something that must not be, at this game.
    pub(super) fn breach(&self, what: impl AsRef<str>) -> Breach {
        Breach::new(format!("game {}: {}", self.id, what.as_ref()))
    }
}

impl Known {
    /// The last entry that was acknowledged.
    pub(super) fn last(&self) -> u64 {
        self.answered.keys().next_back().copied().unwrap_or(0)
    }

    /// Keeps the newer of two views.
    pub(super) fn see(&mut self, view: &Value) {
        if view["seq"].as_u64() >= self.view["seq"].as_u64() {
            self.view = view.clone();
        }
    }

    /// Whether the game was seen to have ended.
    pub(super) fn is_over(&self) -> bool {
        !self.view["outcome"].is_null()
    }
}

/// What came of an act, of all that is answered: the rulings, refusals and questions.
pub(super) fn came(result: &Value) -> Value {
    json!({
        "rulings": result["rulings"],
        "refusals": result["refusals"],
        "questions": result["questions"],
    })
}
