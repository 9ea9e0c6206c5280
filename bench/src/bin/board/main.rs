//! How fast Flagfall's board is beside its peers, in rounds, by processor time.

mod operations;
mod paths;
mod program;
mod table;
mod work;

use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Parser;
use flagfall_bench::timing::{self, Contender};
use indicatif::{ProgressBar, ProgressStyle};

use program::Program;
use table::Table;

/// Measures Flagfall's board beside its peers: the same work in turn, in rounds, by processor time
/// of one thread. A wrong answer of anybody ends the run.
#[derive(Parser)]
struct Args {
    /// A PGN file of real games, whose positions the single operations are measured on; without it
    /// only paths are counted
    #[arg(long, value_name = "FILE")]
    corpus: Option<PathBuf>,
    /// How many positions to take of it, one of each game
    #[arg(long, value_name = "N", default_value_t = 5_000)]
    positions: usize,
    /// How many rounds; 7 unless said otherwise, or 3 with --quick
    #[arg(long, value_name = "N")]
    rounds: Option<usize>,
    /// One ply less: a look, not a result
    #[arg(long)]
    quick: bool,
    /// Only the tasks with this in their names; may be given several times
    #[arg(long, value_name = "TEXT")]
    only: Vec<String>,
    /// Only Flagfall and the peers with this in their names; may be given several times
    #[arg(long, value_name = "TEXT")]
    peer: Vec<String>,
    /// A program that counts paths, the last move counted and not made: its name and a shell
    /// command in which {fen}, {depth} and {chess960} (true or false) are replaced
    #[arg(long, value_name = "NAME=COMMAND")]
    program: Vec<Program>,
    /// The same for a program that makes every move on a board
    #[arg(long, value_name = "NAME=COMMAND")]
    program_made: Vec<Program>,
    /// Print JSON and no table
    #[arg(long)]
    json: bool,
}

/// A task before it is prepared, so that those not asked for cost nothing.
struct Task {
    name: String,
    unit: table::Unit,
    prepare: Box<dyn FnOnce() -> Result<Vec<Contender>>>,
}

fn main() -> Result<()> {
    let args = Args::parse();
    let rounds = args.rounds.unwrap_or(if args.quick { 3 } else { 7 });
    ensure!(rounds > 0, "there must be at least one round");
    let mut tasks = paths::tasks(args.quick, &args.program, &args.program_made);
    if let Some(corpus) = &args.corpus {
        tasks.extend(operations::tasks(corpus, args.positions)?);
    }
    let wanted = |name: &str, texts: &[String]| {
        texts.is_empty() || texts.iter().any(|text| name.contains(text.as_str()))
    };
    tasks.retain(|task| wanted(&task.name, &args.only));
    ensure!(
        !tasks.is_empty(),
        "no task has such a name; run without --only to see all"
    );
    let bar = ProgressBar::new(tasks.len() as u64).with_style(style());
    let mut table = Table::new(rounds);
    for task in tasks {
        bar.set_message(task.name.clone());
        let mut contenders = (task.prepare)()?;
        let ours = |it: &Contender| it.name().starts_with("Flagfall");
        contenders.retain(|it| ours(it) || wanted(it.name(), &args.peer));
        let tell = |name: &str| bar.set_message(format!("{}: {name}", task.name));
        let samples = timing::rounds(&mut contenders, rounds, tell)?;
        table.add(task.name, task.unit, samples);
        bar.inc(1);
    }
    bar.finish_and_clear();
    if args.json {
        println!("{:#}", table.json());
    } else {
        print!("{}", table.markdown());
    }
    Ok(())
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{elapsed_precise} {bar:24} {pos}/{len} {msg}")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}
