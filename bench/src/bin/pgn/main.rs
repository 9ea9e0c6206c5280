//! How fast PGN is read beside pgn-reader, in rounds, by processor time; how much memory that
//! takes; and whether what is written is read as the same game.

mod memory;
mod peer;
mod round_trip;

use std::path::{Path, PathBuf};
use std::rc::Rc;

use anyhow::{Context, Result};
use clap::Parser;
use flagfall_bench::timing::{self, Contender, Samples};
use flagfall_notation::pgn::{self, Game, Item, Reader};

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
    // A few games start from where the peer lets nobody start.
    let (ours, theirs) = (replay(bytes), peer::replay(bytes));
    if ours != theirs {
        eprintln!(
            "{}: {ours} moves made, by the peer {theirs}",
            file.display()
        );
    }
    let here = |name: &str, answer: u64, pass: fn(&[u8]) -> u64| {
        let bytes = Rc::clone(bytes);
        Contender::here(name, size, answer, move || pass(&bytes))
    };
    let mut contenders = [
        here("structure: flagfall", structure, read),
        here("structure: pgn-reader", structure, peer::visit),
        here("every move made: flagfall", ours, replay),
        here(
            "every move made: pgn-reader + shakmaty",
            theirs,
            peer::replay,
        ),
    ];
    let samples = timing::rounds(&mut contenders, rounds, |_| {})?;
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    for pair in samples.chunks(2) {
        for it in pair {
            let ratio = pair[1].median() / it.median();
            println!("| {name} | {} | {} | {ratio:.2} |", it.name, rates(it));
        }
    }
    Ok(())
}

/// Nanoseconds a byte as megabytes a second.
fn rates(it: &Samples) -> String {
    let rate = |ns: f64| 1_000.0 / ns;
    let (least, most) = (rate(it.slowest()), rate(it.fastest()));
    format!("{:.0} ({least:.0}–{most:.0})", rate(it.median()))
}

/// Each game in turn, in one that is used again.
fn each(bytes: &[u8], mut act: impl FnMut(&Game)) {
    let mut reader = Reader::new(bytes);
    let mut game = Game::default();
    // A slice can always be read.
    while reader.read_into(&mut game).unwrap_or(false) {
        act(&game);
    }
}

fn read(bytes: &[u8]) -> u64 {
    let mut moves = 0;
    each(bytes, |game| {
        let written = game.items().iter();
        moves += written.filter(|it| matches!(it, Item::Move(_))).count() as u64;
    });
    moves
}

fn replay(bytes: &[u8]) -> u64 {
    let mut moves = 0;
    each(bytes, |game| moves += pgn::replay(game).moves.len() as u64);
    moves
}
