//! What the house does for itself, a command each: automation in one place and one language; CI
//! runs nothing else.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "the commands of the house speak to whoever runs them"
)]

mod book;
mod booklet;
mod conformance;
mod counted;
mod coverage;
mod dist;
mod endings;
mod failover;
mod forces;
mod kills;
mod law;
mod python;
mod semver;
mod shell;
mod simulate;
mod simulate_nodes;
mod steps;
mod tidy;
mod wasm;

use anyhow::{Result, bail};
use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask <command>

  test              all that CI runs, in order, to the first failure
  tidy              the house rules alone
  conformance DIR   the counts of an outside folder of games and positions
  kills [N] [--seed S] [--debug | --program FILE] [--database URL]
                    kills the server N times (200) while games are played, and looks after each
                    whether every act that it acknowledged is there, and no other
  failover [N] --database URL [--seed S] [--program FILE]
                    kills and stops servers of three on one database while games are played, and
                    holds the time until another has the game, and every act, against what must be
  simulate GAMES [--seed S] [--jobs N] [--all]
                    plays games by chance, lawful and not, and holds each to the invariants; --all
                    does every act on a copy too, and reads every record back
  simulate --nodes [RUNS] [--seed S]
                    several servers on one database, with faults by chance, for the rules by which
                    a game has one owner
  endings           writes the table of the endings of few men in which mate is forced (draft)
  forces [CLASS…]   writes the table of the few men that can force mate (1997 blitz); minutes
  wasm [FOLDER]     builds the modules for browsers and Node, with the referee and light, into
                    target/javascript, or FOLDER
  dist [FOLDER] [--debug]
                    makes what a release hands out in target/dist, or FOLDER: an archive, a package
                    for Debian, the list of what is inside, checksums; of a debug build if asked
  semver [REV]      holds what the crates offer against the last release, or a revision: whether
                    their versions say enough of what changed
  book [FOLDER]     makes the book of docs/ as pages in target/book, or FOLDER
  python [--spark]  builds the wheel of the Python package, installs it below target/ and tests it,
                    on a cluster of Spark's too if asked
  booklet           writes the Laws of each edition to law/, from the tables of the clauses
  coverage          writes law/coverage.md: what of the Laws is encoded, and says the figures";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("\nxtask: {why:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<()> {
    match words {
        ["test"] => steps::test(),
        ["tidy"] => tidy::tidy(&shell::root()),
        ["conformance", folder] => conformance::conformance(Path::new(folder)),
        ["kills", words @ ..] => kills::kills(words),
        ["failover", words @ ..] => failover::failover(words),
        ["simulate", "--nodes", words @ ..] => simulate_nodes::simulate_nodes(words),
        ["simulate", words @ ..] => simulate::simulate_games(words),
        ["wasm", words @ ..] => wasm::wasm(words),
        ["dist", words @ ..] => dist::dist(words),
        ["semver", words @ ..] => semver::semver(words),
        ["book", words @ ..] => book::book(words),
        ["bind", built, folder, name] => wasm::write_bindings(built, folder, name),
        ["python", words @ ..] => python::wheel(words),
        ["booklet"] => law::write_booklets(&shell::root()),
        ["coverage"] => law::write_coverage(&shell::root()),
        ["endings"] => endings::write(&shell::root()),
        ["forces", only @ ..] => forces::write(&shell::root(), only),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => bail!("no such command: `{}`\n\n{USAGE}", words.join(" ")),
    }
}
