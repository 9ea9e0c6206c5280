//! The engine's own process, spoken to in UCI.

use crate::EngineError;
use crate::heard::Heard;
use crate::policy::MATE;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// How long an engine may take to say what it is.
const GREETING: Duration = Duration::from_secs(10);
/// How long it may take to be ready.
const READY: Duration = Duration::from_secs(60);
/// How long it may take to end.
const ENDING: Duration = Duration::from_secs(1);
/// No line of an engine is longer.
const LINE: u64 = 64 << 10;
/// No engine has more options.
const OPTIONS: usize = 1_000;

/// Which engine, and how it is set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spec {
    /// The program, found as the system finds programs.
    pub program: PathBuf,
    /// What it is given on its command line.
    pub arguments: Vec<String>,
    /// Options of UCI, by their name, and what they are set to.
    pub options: Vec<(String, String)>,
}

/// An engine that is running. Dropped, it is told to quit, and ended if it does not.
pub(crate) struct Engine {
    child: Child,
    to: ChildStdin,
    /// What it calls itself.
    pub(crate) name: String,
    options: Vec<String>,
}

/// What an engine has said of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Thought {
    /// The move it chose, as UCI writes it; `None` where it found none.
    pub(crate) best: Option<String>,
    /// What it thinks of the position, in hundredths of a pawn from its own side.
    pub(crate) score: Option<i32>,
}

impl Engine {
    /// Starts the program and sets its options; what it says goes to `tell`, of which `heard` is
    /// the other end. Nothing else may be sent there until this returns.
    pub(crate) fn start(
        spec: &Spec,
        tell: Sender<Heard>,
        heard: &Receiver<Heard>,
    ) -> Result<Engine, EngineError> {
        let failed = |why| EngineError::Start {
            program: spec.program.clone(),
            why,
        };
        let mut child = Command::new(&spec.program)
            .args(&spec.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(failed)?;
        let (Some(to), Some(from)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(EngineError::Ended);
        };
        thread::spawn(move || listen(from, &tell));
        let mut engine = Engine {
            child,
            to,
            name: String::new(),
            options: Vec::new(),
        };
        engine.greet(heard)?;
        for (name, value) in &spec.options {
            engine.set(name, value)?;
        }
        engine.ready(heard)?;
        Ok(engine)
    }

    fn greet(&mut self, heard: &Receiver<Heard>) -> Result<(), EngineError> {
        self.say("uci")?;
        let (mut name, mut options) = (String::new(), Vec::new());
        until(heard, "uci", "uciok", GREETING, |line| {
            if let Some(said) = line.strip_prefix("id name ") {
                said.trim().clone_into(&mut name);
            } else if let Some(said) = line.strip_prefix("option name ") {
                let said = said.split(" type ").next().unwrap_or(said);
                if options.len() < OPTIONS {
                    options.push(said.trim().to_owned());
                }
            }
        })?;
        (self.name, self.options) = (name, options);
        Ok(())
    }

    /// Sets an option that it has, whatever the case of its letters.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), EngineError> {
        let mut all = self.options.iter();
        let Some(known) = all.find(|it| it.eq_ignore_ascii_case(name)) else {
            return Err(EngineError::NoSuchOption {
                name: name.to_owned(),
                known: self.options.join(", "),
            });
        };
        let line = match one_line(value) {
            "" => format!("setoption name {known}"),
            value => format!("setoption name {known} value {value}"),
        };
        self.say(&line)
    }

    /// Waits until everything said so far has been taken in.
    pub(crate) fn ready(&mut self, heard: &Receiver<Heard>) -> Result<(), EngineError> {
        self.say("isready")?;
        until(heard, "isready", "readyok", READY, |_| {})
    }

    /// Says a line.
    pub(crate) fn say(&mut self, line: &str) -> Result<(), EngineError> {
        let said = writeln!(self.to, "{line}").and_then(|()| self.to.flush());
        said.map_err(|_| EngineError::Ended)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let until = Instant::now() + ENDING;
        let asked = self.say("quit").is_ok();
        while asked && Instant::now() < until {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// The first line of a text: an engine reads lines, and a value must not become two.
fn one_line(text: &str) -> &str {
    text.lines().next().unwrap_or("").trim()
}

fn listen(from: ChildStdout, tell: &Sender<Heard>) {
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    loop {
        line.clear();
        match (&mut from).take(LINE).read_until(b'\n', &mut line) {
            Ok(1..) => {}
            Ok(0) | Err(_) => break,
        }
        let text = String::from_utf8_lossy(&line).trim().to_owned();
        if tell.send(Heard::Line(text)).is_err() {
            return;
        }
    }
    drop(tell.send(Heard::EngineEnded));
}

/// Takes lines until the one that is waited for.
fn until(
    heard: &Receiver<Heard>,
    asked: &'static str,
    answer: &str,
    patience: Duration,
    mut line: impl FnMut(&str),
) -> Result<(), EngineError> {
    let end = Instant::now() + patience;
    loop {
        let left = end.saturating_duration_since(Instant::now());
        match heard.recv_timeout(left) {
            Ok(Heard::Line(said)) if said == answer => return Ok(()),
            Ok(Heard::Line(said)) => line(&said),
            Ok(Heard::EngineEnded) => return Err(EngineError::Ended),
            Ok(_) => {}
            Err(_) => {
                return Err(EngineError::Silent {
                    asked,
                    seconds: patience.as_secs(),
                });
            }
        }
    }
}

impl Thought {
    /// Takes in a line; true where it is the last of a search.
    pub(crate) fn hear(&mut self, line: &str) -> bool {
        let mut words = line.split_ascii_whitespace();
        match words.next() {
            Some("bestmove") => {
                let best = words.next().filter(|it| !matches!(*it, "(none)" | "0000"));
                self.best = best.map(str::to_owned);
                true
            }
            Some("info") => {
                if let Some(score) = score(line) {
                    self.score = Some(score);
                }
                false
            }
            _ => false,
        }
    }
}

/// The score of an `info` line: of the first line of play, and no bound.
fn score(line: &str) -> Option<i32> {
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    let after = |name: &str| {
        let at = words.iter().position(|it| *it == name)?;
        words.get(at + 1).copied()
    };
    let bound = words
        .iter()
        .any(|it| matches!(*it, "lowerbound" | "upperbound"));
    if bound || after("multipv").is_some_and(|it| it != "1") {
        return None;
    }
    let at = words.iter().position(|it| *it == "score")?;
    let value: i32 = words.get(at + 2)?.parse().ok()?;
    match *words.get(at + 1)? {
        "cp" => Some(value.clamp(-MATE / 2, MATE / 2)),
        // Mated already is `mate 0`.
        "mate" if value > 0 => Some(MATE - value.min(1_000)),
        "mate" => Some(-MATE - value.max(-1_000)),
        _ => None,
    }
}

#[test]
fn an_engine_says_what_it_thinks() {
    let check = |lines: &[&str], best: Option<&str>, expect: Option<i32>| {
        let mut thought = Thought::default();
        let (last, before) = lines.split_last().unwrap();
        for line in before {
            assert!(!thought.hear(line), "{line}");
        }
        assert!(thought.hear(last), "{last}");
        assert_eq!((thought.best.as_deref(), thought.score), (best, expect));
    };
    check(
        &[
            "info depth 1 seldepth 1 multipv 1 score cp 34 nodes 20 pv e2e4",
            "info depth 2 multipv 2 score cp -300 pv a2a4",
            "info depth 3 score cp 50 lowerbound pv e2e4",
            "bestmove e2e4 ponder e7e5",
        ],
        Some("e2e4"),
        Some(34),
    );
    check(
        &["info score mate 3", "bestmove a1a8"],
        Some("a1a8"),
        Some(MATE - 3),
    );
    check(
        &["info score mate -2", "bestmove a1a8"],
        Some("a1a8"),
        Some(2 - MATE),
    );
    check(&["info string hello", "bestmove (none)"], None, None);
    check(&["bestmove"], None, None);
    check(
        &["info score cp", "info score cp x", "bestmove 0000"],
        None,
        None,
    );
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::sync::mpsc;

    /// An engine of a few lines of shell.
    fn start(script: &str, options: &[(&str, &str)]) -> Result<Engine, EngineError> {
        let spec = Spec {
            program: "sh".into(),
            arguments: vec!["-c".to_owned(), script.to_owned()],
            options: options
                .iter()
                .map(|(name, value)| ((*name).into(), (*value).into()))
                .collect(),
        };
        let (tell, heard) = mpsc::channel();
        Engine::start(&spec, tell, &heard)
    }

    #[test]
    fn an_engine_is_greeted_and_set() {
        let script = "read uci; echo id name Shell 1; echo option name Skill Level type spin; \
                      echo uciok; read set; [ \"$set\" = 'setoption name Skill Level value 3' ] \
                      || exit; read ready; echo readyok; read quit";
        let engine = start(script, &[("skill level", "3\nquit")]).unwrap();
        assert_eq!(engine.name, "Shell 1");
        let error = start(script, &[("Depth", "3")]).err().unwrap().to_string();
        assert!(error.contains("it has: Skill Level"), "{error}");
    }

    #[test]
    fn one_that_is_no_engine_is_told_apart() {
        assert!(matches!(start("exit 0", &[]), Err(EngineError::Ended)));
        let none = Spec {
            program: "/no/such/engine".into(),
            ..Spec::default()
        };
        let (tell, heard) = mpsc::channel();
        let error = Engine::start(&none, tell, &heard)
            .err()
            .unwrap()
            .to_string();
        assert!(error.starts_with("/no/such/engine: "), "{error}");
    }
}
