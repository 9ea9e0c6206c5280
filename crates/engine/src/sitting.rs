//! A whole sitting: the engine, the line and the seat, until the game is over.

use crate::EngineError;
use crate::heard::Heard;
use crate::policy::Policy;
use crate::process::{Engine, Spec, Thought};
use crate::seat::{Next, Seat};
use flagfall_client::{ClientError, Line, Link, Told, View};
use flagfall_wire::GameFile;
use serde_json::{Value, json};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

/// Who has waited so long for a game to begin, or for a move where no clock runs, leaves.
const PATIENCE: Duration = Duration::from_secs(12 * 3600);
/// Something is looked at again at least so often.
const LOOK_AGAIN: Duration = Duration::from_secs(60);

/// What is worth telling of a sitting.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Happening {
    /// The engine has sat down.
    Seated {
        /// What it calls itself.
        engine: String,
        /// Its colour: `white` or `black`.
        side: String,
    },
    /// It chose a move.
    Chose {
        /// As UCI writes it.
        mv: String,
        /// What it thinks of the position, in hundredths of a pawn from its own side.
        score: Option<i32>,
        /// How long it thought, in milliseconds.
        ms: u128,
    },
    /// It did this.
    Did {
        /// The words of the acts.
        acts: Vec<String>,
    },
    /// The server cannot be heard for now.
    Lost,
    /// The game is over.
    Over {
        /// The result, and why.
        text: String,
    },
}

/// Has an engine play a seat until the game is over. `tell` hears what happens.
///
/// # Errors
/// [`EngineError`]: why the engine does not play, or not any more. Where it was playing, its
/// clocks have been stopped and the arbiter has been called.
pub fn sit(
    link: &Link,
    spec: &Spec,
    policy: Policy,
    tell: &mut dyn FnMut(Happening),
) -> Result<(), EngineError> {
    let line = Line::new(link);
    let (seat, chess960) = seat(&line, policy)?;
    let (say, heard) = mpsc::channel();
    let mut engine = Engine::start(spec, say.clone(), &heard)?;
    if chess960 {
        engine.set("UCI_Chess960", "true")?;
    }
    engine.say("ucinewgame")?;
    engine.ready(&heard)?;
    let follower = line.clone();
    // It ends with the first event that nobody hears any more.
    thread::spawn(move || follower.follow(|told| say.send(heard_of(told)).is_ok()));
    let mut sitting = Sitting {
        line,
        engine,
        seat,
        view: None,
        thinking: None,
        sent: 0,
        key: nonce(),
        tell,
    };
    let ended = sitting.run(&heard);
    if let Err(error) = &ended {
        sitting.call_arbiter(error);
    }
    ended
}

fn heard_of(told: Told) -> Heard {
    match told {
        Told::View(view) => Heard::View(view),
        Told::Lost => Heard::Lost,
        Told::Refused(status, detail) => Heard::Refused(status, detail),
    }
}

/// What an engine calls itself; its program's name where it calls itself nothing.
///
/// # Errors
/// [`EngineError`]: it does not start, or is no engine.
pub fn name(spec: &Spec) -> Result<String, EngineError> {
    let (say, heard) = mpsc::channel();
    let engine = Engine::start(spec, say, &heard)?;
    Ok(match engine.name.is_empty() {
        true => spec.program.display().to_string(),
        false => engine.name.clone(),
    })
}

fn seat(line: &Line, policy: Policy) -> Result<(Seat, bool), EngineError> {
    let unread = |why: String| EngineError::from(ClientError::NotUnderstood(why));
    let file = line.file()?.to_string();
    let mut file = GameFile::parse(&file).map_err(|why| unread(why.to_string()))?;
    file.acts.clear();
    let header = file.read().map_err(|why| unread(why.to_string()))?.header;
    let start = header.start.setup().position();
    let start = start.map_err(|why| unread(why.to_string()))?;
    let control = header.regulations.time_control;
    Ok((
        Seat::new(start, control, policy),
        header.start.is_chess960(),
    ))
}

/// Different for every sitting, so that no key of an earlier one is repeated.
fn nonce() -> String {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    format!("{:x}", now.unwrap_or_default().as_nanos())
}

struct Sitting<'a> {
    line: Line,
    engine: Engine,
    seat: Seat,
    /// The last view, and when it came.
    view: Option<(View, Instant)>,
    thinking: Option<Thinking>,
    /// How many requests have been sent.
    sent: u64,
    key: String,
    tell: &'a mut dyn FnMut(Happening),
}

/// A search that is going on.
struct Thinking {
    /// Of the position after so many moves.
    moves: usize,
    since: Instant,
    thought: Thought,
    /// What it finds is of no use any more.
    stale: bool,
}

impl Sitting<'_> {
    fn run(&mut self, heard: &Receiver<Heard>) -> Result<(), EngineError> {
        let mut wait = LOOK_AGAIN;
        loop {
            match heard.recv_timeout(wait) {
                Ok(Heard::View(view)) => self.saw(*view)?,
                Ok(Heard::Line(line)) => self.engine_said(&line)?,
                Ok(Heard::EngineEnded) | Err(RecvTimeoutError::Disconnected) => {
                    return Err(EngineError::Ended);
                }
                Ok(Heard::Refused(status, detail)) => {
                    return Err(ClientError::Refused { status, detail }.into());
                }
                Ok(Heard::Lost) => (self.tell)(Happening::Lost),
                Err(RecvTimeoutError::Timeout) => {}
            }
            match self.next()? {
                Some(next) => wait = next,
                None => return Ok(()),
            }
        }
    }

    /// Takes in a view, unless a later one is known.
    fn saw(&mut self, view: View) -> Result<(), EngineError> {
        if self
            .view
            .as_ref()
            .is_some_and(|(known, _)| known.seq > view.seq)
        {
            return Ok(());
        }
        if self.view.is_none() {
            (self.tell)(Happening::Seated {
                engine: self.engine.name.clone(),
                side: view.seat.clone(),
            });
        }
        let useless = |it: &Thinking| {
            let other = it.moves != view.moves.len() || view.turn != view.seat;
            !it.stale && (other || view.outcome.is_some())
        };
        if let Some(thinking) = self.thinking.as_mut().filter(|it| useless(it)) {
            thinking.stale = true;
            self.engine.say("stop")?;
        }
        self.view = Some((view, Instant::now()));
        Ok(())
    }

    fn engine_said(&mut self, line: &str) -> Result<(), EngineError> {
        let last = self
            .thinking
            .as_mut()
            .is_some_and(|it| it.thought.hear(line));
        let Some(done) = self.thinking.take_if(|_| last) else {
            return Ok(());
        };
        let Some((view, _)) = self.view.as_ref().filter(|_| !done.stale) else {
            return Ok(());
        };
        if let Some(best) = &done.thought.best {
            (self.tell)(Happening::Chose {
                mv: best.clone(),
                score: done.thought.score,
                ms: done.since.elapsed().as_millis(),
            });
        }
        let acts = self.seat.chosen(view, &done.thought)?;
        self.act(&acts)
    }

    /// Does what follows, and says how long nothing more does; `None` when the game is over.
    fn next(&mut self) -> Result<Option<Duration>, EngineError> {
        loop {
            let Some((view, came)) = self.view.as_ref() else {
                return Ok(Some(LOOK_AGAIN));
            };
            let age = i64::try_from(came.elapsed().as_millis()).unwrap_or(i64::MAX);
            let next = self.seat.look(view, age);
            if let Next::Over(text) = next {
                (self.tell)(Happening::Over { text });
                return Ok(None);
            }
            if self.thinking.is_some() {
                return Ok(Some(LOOK_AGAIN));
            }
            match next {
                Next::Over(_) => return Ok(None),
                Next::Wait if came.elapsed() > PATIENCE && view.clocks.running.is_none() => {
                    return Ok(None);
                }
                Next::Wait => return Ok(Some(LOOK_AGAIN)),
                Next::WaitFor(ms) => {
                    let ms = u64::try_from(ms).unwrap_or(0).saturating_add(1);
                    return Ok(Some(LOOK_AGAIN.min(Duration::from_millis(ms))));
                }
                Next::Think(position, go) => {
                    let thinking = Thinking {
                        moves: view.moves.len(),
                        since: Instant::now(),
                        thought: Thought::default(),
                        stale: false,
                    };
                    self.engine.say(&position)?;
                    self.engine.say(&go)?;
                    self.thinking = Some(thinking);
                    return Ok(Some(LOOK_AGAIN));
                }
                Next::Act(acts) => self.act(&acts)?,
            }
        }
    }

    fn act(&mut self, acts: &[Value]) -> Result<(), EngineError> {
        if acts.is_empty() {
            return Ok(());
        }
        self.sent += 1;
        let key = format!("engine-{}-{}", self.key, self.sent);
        let view = self.line.act(acts, &key)?;
        let words = acts.iter().filter_map(|it| it["act"].as_str());
        (self.tell)(Happening::Did {
            acts: words.map(str::to_owned).collect(),
        });
        self.saw(view)
    }

    /// Stops the clocks and calls the arbiter, where the engine cannot go on and the game does.
    fn call_arbiter(&mut self, why: &EngineError) {
        let on = self
            .view
            .as_ref()
            .is_some_and(|(view, _)| view.outcome.is_none());
        if !on
            || matches!(
                why,
                EngineError::Client(ClientError::Refused { .. } | ClientError::Unreachable { .. })
            )
        {
            return;
        }
        let call = json!({"act": "stop_clocks", "reason": why.to_string()});
        // Whether the call was heard or not, the engine does not play on, and that is told.
        drop(self.act(&[call]));
    }
}
