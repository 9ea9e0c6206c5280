//! Paths of legal moves by first move, beside Stockfish's, in one process that lives on.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use flagfall_board::{Position, divide, perft};
use flagfall_notation::uci;

use crate::kinds::Kind;
use crate::walk;

/// How many moves of a game lie between two positions that are asked about.
const APART: usize = 7;
/// Above this many paths of three moves, two are counted.
const PATHS_MAX: u64 = 200_000;

/// The program, spoken to by the usual protocol.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

/// Asks about this many positions, of each kind of game as many.
pub(crate) fn run(program: &str, kinds: &[Kind], positions: u64, seed: u64) -> Result<String> {
    let mut engine = Engine::start(program)?;
    let each = positions.div_ceil(kinds.len() as u64);
    let bar = crate::progress(each * kinds.len() as u64);
    let mut report = String::new();
    for &kind in kinds {
        engine.say(&format!(
            "setoption name UCI_Chess960 value {}",
            kind.is_chess960()
        ))?;
        let mut chance = walk::chance(kind, seed, 0);
        let (mut asked, mut paths) = (0, 0);
        while asked < each {
            let Ok(mut position) = kind.start(&mut chance).position() else {
                continue;
            };
            for ply in 0..kind.plies() {
                if ply % APART == 0 && asked < each {
                    paths += engine.compare(&position, kind.is_chess960())?;
                    asked += 1;
                    bar.inc(1);
                }
                let Some(played) = walk::choose(kind, &position, &mut chance) else {
                    break;
                };
                position = position.play(played);
            }
        }
        // Writing to a string cannot fail.
        let _ = writeln!(report, "{}: {asked} positions, {paths} paths", kind.name());
    }
    bar.finish_and_clear();
    report.push_str("no difference\n");
    Ok(report)
}

impl Engine {
    fn start(program: &str) -> Result<Engine> {
        let mut child = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot run {program}"))?;
        let input = child
            .stdin
            .take()
            .context("the program cannot be told anything")?;
        let output = child
            .stdout
            .take()
            .context("the program cannot say anything")?;
        let output = BufReader::new(output);
        Ok(Engine {
            child,
            input,
            output,
        })
    }

    fn say(&mut self, line: &str) -> Result<()> {
        writeln!(self.input, "{line}").context("the program has ended")
    }

    /// How many paths were counted; an error if the two do not agree on each first move.
    fn compare(&mut self, position: &Position, chess960: bool) -> Result<u64> {
        let depth = if perft(position, 3) > PATHS_MAX { 2 } else { 3 };
        let fen = match chess960 {
            true => position.shredder_fen(),
            false => position.fen(),
        };
        self.say(&format!("position fen {fen}\ngo perft {depth}"))?;
        let theirs = self.counts()?;
        let ours: BTreeMap<String, u64> = divide(position, depth)
            .into_iter()
            .map(|(played, paths)| (uci::write(position, played, chess960), paths))
            .collect();
        if ours != theirs {
            bail!(
                "paths of {depth} moves differ in {fen}\n  Flagfall: {ours:?}\n  \
                 the program: {theirs:?}"
            );
        }
        Ok(ours.values().sum())
    }

    /// The lines `e2e4: 600`, up to the sum.
    fn counts(&mut self) -> Result<BTreeMap<String, u64>> {
        let mut counts = BTreeMap::new();
        loop {
            let mut line = String::new();
            let read = self.output.read_line(&mut line)?;
            ensure!(
                read > 0,
                "the program has ended; its last counts: {counts:?}"
            );
            let Some((played, paths)) = line.trim().split_once(": ") else {
                continue;
            };
            if played == "Nodes searched" {
                return Ok(counts);
            }
            if let Ok(paths) = paths.parse() {
                counts.insert(played.to_owned(), paths);
            }
        }
    }
}

impl Drop for Engine {
    /// It is told to end, and waited for; whether it listens is its affair.
    fn drop(&mut self) {
        if self.say("quit").is_ok() {
            let _ = self.child.wait();
        }
    }
}
