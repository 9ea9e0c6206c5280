//! Programs of others that count paths, run as they are and paid by their own processor time.

use std::process::Command;
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context, Error, Result, bail, ensure};
use flagfall_bench::paths::Paths;
use flagfall_bench::timing::Contender;
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;

/// A command for the shell, with places for the position and the depth.
#[derive(Clone)]
pub(crate) struct Program {
    name: String,
    command: String,
}

impl FromStr for Program {
    type Err = Error;

    fn from_str(text: &str) -> Result<Program> {
        let (name, command) = text
            .split_once('=')
            .context("expected NAME=COMMAND, as in Stockfish='…'")?;
        for place in ["{fen}", "{depth}"] {
            ensure!(
                command.contains(place),
                "the command of {name} has no {place} in it"
            );
        }
        Ok(Program {
            name: name.to_owned(),
            command: command.to_owned(),
        })
    }
}

impl Program {
    /// Only a command that is told so can be asked for Chess960.
    pub(crate) fn knows_chess960(&self) -> bool {
        self.command.contains("{chess960}")
    }

    /// What it takes to start and end is measured in each round by counting to depth 1; the least
    /// of it so far does not count.
    pub(crate) fn contender(self, paths: Paths, depth: u32, count: u64) -> Result<Contender> {
        let name = self.name.clone();
        let (_, mut idle) = self.run(paths, 1)?;
        let measure = move || {
            idle = idle.min(self.run(paths, 1)?.1);
            let (said, busy) = self.run(paths, depth)?;
            if !says(&said, count) {
                bail!(
                    "{} does not say {count} for {}:\n{said}",
                    self.name,
                    paths.fen
                );
            }
            let work = busy.saturating_sub(idle);
            Ok(work.as_nanos().max(1) as f64 / count as f64)
        };
        Ok(Contender::elsewhere(&name, measure))
    }

    fn run(&self, paths: Paths, depth: u32) -> Result<(String, Duration)> {
        let command = self
            .command
            .replace("{fen}", paths.fen)
            .replace("{depth}", &depth.to_string())
            .replace("{chess960}", if paths.chess960 { "true" } else { "false" });
        let before = children()?;
        let done = Command::new("sh").arg("-c").arg(&command).output()?;
        let spent = children()?.saturating_sub(before);
        let said = String::from_utf8_lossy(&done.stdout).into_owned();
        let complaint = String::from_utf8_lossy(&done.stderr);
        ensure!(
            done.status.success(),
            "{} failed ({}): {command}\n{complaint}",
            self.name,
            done.status
        );
        Ok((said, spent))
    }
}

/// The processor time of all children that have ended.
fn children() -> Result<Duration> {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let spent = usage.user_time() + usage.system_time();
    Ok(Duration::from_micros(u64::try_from(
        spent.num_microseconds(),
    )?))
}

/// Whether a number stands in a text, with or without marks between its thousands.
fn says(text: &str, count: u64) -> bool {
    let joined = text.replace(['\'', ','], "");
    joined
        .split(|it: char| !it.is_ascii_digit())
        .any(|number| number.parse() == Ok(count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use flagfall_bench::paths::ALL;

    #[test]
    fn a_number_is_found_among_words() {
        for (text, expect) in [
            ("Nodes searched: 4865609\n", true),
            ("4,865,609 paths", true),
            ("perft 5 : 4'865'609 leaves", true),
            ("48656091", false),
            ("", false),
        ] {
            assert_eq!(says(text, 4_865_609), expect, "{text}");
        }
    }

    #[test]
    fn a_program_must_say_the_count() {
        let run = |command: &str| {
            let program: Program = command.parse()?;
            let contender = program.contender(ALL[0], 1, 20)?;
            flagfall_bench::timing::rounds(&mut [contender], 1, |_| ())
        };
        assert!(run("right=echo {depth} 20 '{fen}'").is_ok());
        assert!(run("wrong=echo {depth} 21 '{fen}'").is_err());
        assert!(run("absent=no-such-program {depth} '{fen}'").is_err());
        assert!(run("no place for a position={depth}").is_err());
        assert!(run("no command").is_err());
    }
}
