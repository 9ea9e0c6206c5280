//! How fast PGN is read beside pgn-reader, in rounds, by processor time; how much memory that
//! takes; and whether what is written is read as the same game.

mod memory;
mod ours;
mod peer;
mod round_trip;

use std::path::{Path, PathBuf};
use std::rc::Rc;

use anyhow::{Context, Result};
use clap::Parser;
use flagfall_bench::timing::{self, Contender, Samples};

/// Measures how fast PGN is read: the same files in turn, in rounds, by processor time of one
/// thread. A wrong count of anybody ends the run.
#[derive(Parser)]
struct Args {
    /// PGN files, plain
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// How many rounds
    #[arg(long, value_name = "N", default_value_t = 9)]
    rounds: usize,
    /// Instead: stream each file once, four and sixteen times over, and print the peak of memory
    #[arg(long)]
    memory: bool,
    /// Instead: write every game and read it again
    #[arg(long)]
    round_trip: bool,
}

fn main() -> Result<()> {
    let args = Args::parse();
    if args.memory {
        return memory::print(&args.files);
    }
    if args.round_trip {
        return args.files.iter().try_for_each(|it| round_trip::print(it));
    }
    println!("| file | work | MB/s: median (least–most) | ratio of medians |");
    println!("| --- | --- | --- | --- |");
    for file in &args.files {
        let bytes = std::fs::read(file).with_context(|| file.display().to_string())?;
        measure(file, &Rc::from(bytes), args.rounds)?;
    }
    Ok(())
}

fn measure(file: &Path, bytes: &Rc<[u8]>, rounds: usize) -> Result<()> {
    let size = bytes.len() as u64;
    let structure = peer::visit(bytes);
    let (plies, theirs) = (ours::play(bytes), peer::replay(bytes));
    if plies != theirs {
        println!("{}: {}", file.display(), difference(bytes));
    }
    let here = |name: &str, answer: u64, pass: fn(&[u8]) -> u64| {
        let bytes = Rc::clone(bytes);
        Contender::here(name, size, answer, move || pass(&bytes))
    };
    let mut contenders = [
        here("structure: flagfall", structure, ours::visit),
        here("structure: flagfall, games kept", structure, ours::keep),
        here("structure: pgn-reader", structure, peer::visit),
        here("every move made: flagfall", plies, ours::play),
        here("every move made: flagfall, all judged", plies, ours::judge),
        here(
            "every move made: flagfall, held against the Laws",
            plies,
            ours::audit,
        ),
        here(
            "every move made: pgn-reader + shakmaty",
            theirs,
            peer::replay,
        ),
    ];
    let samples = timing::rounds(&mut contenders, rounds, |_| {})?;
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    // Structure first, then every move made; the peer is the last of each.
    let (structure, made) = samples.split_at(3);
    for work in [structure, made] {
        for it in work {
            let ratio = work[work.len() - 1].median() / it.median();
            println!("| {name} | {} | {} | {ratio:.2} |", it.name, rates(it));
        }
    }
    Ok(())
}

/// Of which games the two make different numbers of moves.
fn difference(bytes: &[u8]) -> String {
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    ours::play_each(bytes, |plies| ours.push(plies));
    peer::replay_each(bytes, |plies| theirs.push(plies));
    let pairs = ours.iter().zip(&theirs).enumerate();
    let unlike: Vec<String> = pairs
        .filter(|(_, (ours, theirs))| ours != theirs)
        .map(|(at, (ours, theirs))| format!("game {}: {ours} and {theirs}", at + 1))
        .take(10)
        .collect();
    let (ours, theirs) = (ours.len(), theirs.len());
    format!(
        "{ours} games here, {theirs} by the peer; moves made: {}",
        unlike.join(", ")
    )
}

/// Nanoseconds a byte as megabytes a second.
fn rates(it: &Samples) -> String {
    let rate = |ns: f64| 1_000.0 / ns;
    let (least, most) = (rate(it.slowest()), rate(it.fastest()));
    format!("{:.0} ({least:.0}–{most:.0})", rate(it.median()))
}
