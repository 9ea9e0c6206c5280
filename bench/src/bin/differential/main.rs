//! Whether Flagfall's board agrees with two libraries written by others, or with Stockfish.

mod compare;
mod kinds;
mod odd;
mod stockfish;
mod walk;

use std::collections::HashSet;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use anyhow::{Result, ensure};
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};

use kinds::Kind;
use walk::Tally;

/// How many positions are walked through from one seed.
const CHUNK: u64 = 10_000;

/// Compares positions of random and adversarial games with cozy-chess and shakmaty: the legal
/// moves, the men that give check, mate, stalemate, FEN written and read, and which positions are
/// the same. The first difference is printed and ends the run with status 1.
#[derive(Parser)]
struct Args {
    /// How many positions; the same seed and number always walk through the same
    #[arg(long, value_name = "N", default_value_t = 20_000_000)]
    positions: u64,
    /// What the games are drawn from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many threads; as many as there are processors unless said otherwise
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Only the kinds of game with this in their names; may be given several times
    #[arg(long, value_name = "TEXT")]
    only: Vec<String>,
    /// Compare with this program's `go perft` by first move instead, on positions of the same games
    #[arg(long, value_name = "PROGRAM")]
    stockfish: Option<String>,
}

fn main() -> Result<ExitCode> {
    let args = Args::parse();
    let wanted = |kind: &Kind| {
        args.only.is_empty() || args.only.iter().any(|it| kind.name().contains(it.as_str()))
    };
    let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(wanted).collect();
    ensure!(
        !kinds.is_empty(),
        "no kind of game has such a name; run without --only to see all"
    );
    let done = match &args.stockfish {
        Some(program) => stockfish::run(program, &kinds, args.positions, args.seed),
        None => libraries(&args, &kinds),
    };
    match done {
        Ok(report) => {
            print!("{report}");
            Ok(ExitCode::SUCCESS)
        }
        Err(found) => {
            eprintln!("{found}");
            Ok(ExitCode::FAILURE)
        }
    }
}

/// All chunks of all kinds, shared out among threads; what they count does not depend on how many
/// threads there are.
fn libraries(args: &Args, kinds: &[Kind]) -> Result<String> {
    let each = args.positions.div_ceil(CHUNK * kinds.len() as u64);
    let jobs = kinds
        .iter()
        .flat_map(|&kind| (0..each).map(move |chunk| (kind, chunk)));
    let jobs: Vec<(Kind, u64)> = jobs.collect();
    let bar = progress(jobs.len() as u64 * CHUNK);
    let next = AtomicUsize::new(0);
    let stop = AtomicBool::new(false);
    let merged = Mutex::new((vec![Tally::default(); kinds.len()], HashSet::new(), None));
    let worker = || {
        let mut seen = HashSet::new();
        while !stop.load(Ordering::Relaxed) {
            let Some(&(kind, chunk)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) else {
                break;
            };
            let walked = walk::chunk(kind, args.seed, chunk, CHUNK, &mut seen);
            bar.inc(CHUNK);
            let Ok(mut all) = merged.lock() else { break };
            match walked {
                Ok(tally) => {
                    let at = kinds.iter().position(|&it| it == kind).unwrap_or(0);
                    all.0[at].add(&tally);
                }
                Err(found) => {
                    all.2.get_or_insert(found);
                    stop.store(true, Ordering::Relaxed);
                }
            }
        }
        if let Ok(mut all) = merged.lock() {
            all.1.extend(seen);
        }
    };
    let threads = args
        .threads
        .or_else(|| thread::available_parallelism().ok().map(usize::from))
        .unwrap_or(1);
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(worker);
        }
    });
    bar.finish_and_clear();
    let Ok((tallies, seen, found)) = merged.into_inner() else {
        anyhow::bail!("a thread ended before its time");
    };
    match found {
        Some(found) => Err(found),
        None => Ok(walk::report(kinds, &tallies, seen.len())),
    }
}

fn progress(length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{elapsed_precise} {bar:40} {human_pos}/{human_len}");
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
