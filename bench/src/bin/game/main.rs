//! How many acts a second a record is replayed at, in rounds, by processor time of one thread.

mod peer;
mod records;

use std::path::PathBuf;
use std::rc::Rc;

use anyhow::{Context, Result, ensure};
use clap::Parser;
use flagfall_bench::timing::{self, Contender, Samples};
use flagfall_game::{Game, replay};
use records::{Kind, Record};

/// Measures how fast records are replayed under the Laws: acts of real games as they were sent,
/// the same games hand by hand, and with many claims; beside shakmaty making the same moves.
#[derive(Parser)]
struct Args {
    /// PGN files, plain
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// How many rounds
    #[arg(long, value_name = "N", default_value_t = 9)]
    rounds: usize,
    /// At most so many games of each file
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: usize,
    /// Only the kinds of record whose name contains this
    #[arg(long, value_name = "TEXT", default_value = "")]
    only: String,
    /// Instead: replay each kind of record so often, for a profiler
    #[arg(long, value_name = "N")]
    profile: Option<usize>,
}

fn main() -> Result<()> {
    let args = Args::parse();
    println!("| file | record | who | of | median | least–most | ratio |");
    println!("| --- | --- | --- | --- | ---: | --- | ---: |");
    for file in &args.files {
        let bytes = std::fs::read(file).with_context(|| file.display().to_string())?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let asked = |it: &Kind| it.name().contains(&args.only);
        for kind in Kind::ALL.into_iter().filter(asked) {
            let records: Rc<[Record]> = records::read(&bytes, args.games, kind).into();
            ensure!(!records.is_empty(), "{name} holds no game");
            records.iter().try_for_each(check)?;
            if let Some(times) = args.profile {
                for _ in 0..times {
                    std::hint::black_box(acts_in_place(&records));
                }
                continue;
            }
            measure(&name, kind, &records, args.rounds)?;
        }
    }
    Ok(())
}

/// A record is measured only if it leads where its game ended.
fn check(record: &Record) -> Result<()> {
    let again = replay(record.header.clone(), &record.entries)?;
    ensure!(
        again.game.position().identity() == record.end.identity(),
        "a record ends in {} and not in {}",
        again.game.position().fen(),
        record.end.fen()
    );
    Ok(())
}

/// What came of all acts is kept until the game is over, as a replay has it.
fn replayed(records: &[Record]) -> u64 {
    let of = |it: &Record| replay(it.header.clone(), &it.entries);
    let plies = |it: &Record| of(it).map_or(0, |it| u64::from(it.game.plies()));
    records.iter().map(plies).sum()
}

/// Act by act, as a server does: what came of an act is dropped before the next.
fn acts_in_place(records: &[Record]) -> u64 {
    let of = |it: &Record| {
        let mut game = Game::new(it.header.clone()).ok()?;
        for entry in &it.entries {
            drop(game.act(entry));
        }
        Some(u64::from(game.plies()))
    };
    records.iter().filter_map(of).sum()
}

fn measure(name: &str, kind: Kind, records: &Rc<[Record]>, rounds: usize) -> Result<()> {
    let acts: usize = records.iter().map(|it| it.entries.len()).sum();
    let plies: usize = records.iter().map(|it| it.moves.len()).sum();
    let here = |name: &str, units: usize, pass: fn(&[Record]) -> u64| {
        let records = Rc::clone(records);
        Contender::here(name, units as u64, plies as u64, move || pass(&records))
    };
    let mut contenders = vec![
        here("act by act", acts, acts_in_place),
        here("replay", acts, replayed),
    ];
    if kind == Kind::Sent {
        contenders.push(here("act by act, by move", plies, acts_in_place));
        contenders.push(here("shakmaty, SAN read and made", plies, peer::san));
        contenders.push(here("shakmaty, and written", plies, peer::san_and_back));
        contenders.push(here("shakmaty, UCI read and made", plies, peer::uci));
    }
    let samples = timing::rounds(&mut contenders, rounds, |_| {})?;
    let by_move = samples.get(2).map(Samples::median);
    for (at, it) in samples.iter().enumerate() {
        let unit = if at < 2 { "acts" } else { "moves" };
        let ratio = by_move.filter(|_| at > 2).map(|ours| it.median() / ours);
        let ratio = ratio.map_or_else(String::new, |it| format!("{it:.2}"));
        let rate = |ns: f64| 1_000.0 / ns;
        println!(
            "| {name} | {} | {} | {} {unit} | {:.2} M/s | {:.2}–{:.2} | {ratio} |",
            kind.name(),
            it.name,
            if at < 2 { acts } else { plies },
            rate(it.median()),
            rate(it.slowest()),
            rate(it.fastest()),
        );
    }
    Ok(())
}
