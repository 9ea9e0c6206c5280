//! `flagfall check`: every game of PGN files held against the Laws.

mod count;
mod fix;
mod html;
mod merge;
mod outputs;
mod part;
mod pipeline;
mod report;
mod sarif;
mod show;
#[cfg(feature = "tables")]
mod table;

use crate::args::{TODAY, edition};
use crate::failure::{Done, Failure, Status};
use crate::input::sources;
use crate::interrupt;
use crate::progress::Progress;
use crate::term::Out;
use clap::Args;
use flagfall_audit::By;
use flagfall_library::Share;
use flagfall_notation::pgn::{Limits, Reader, UnknownEncoding};
use flagfall_wire::{PartJson, ShardJson};
use part::Part;
use pipeline::Way;
use report::Report;
use show::{Form, Print};
use std::io;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::thread;

const EXAMPLES: &str = "\
Examples:
  flagfall check games.pgn                    every problem with line, column and cure
  flagfall check games.pgn.zst archive.pgn.gz what an archive holds is read as it is
  flagfall check --edition by-date 1998-2024/ a folder, each game by the Laws of its day
  flagfall check --notes game.pgn             and where a draw could have been claimed
  flagfall check --html report.html big.pgn   a page with the boards at the faulty moves
  flagfall check --parquet out big.pgn        out/games.parquet, out/problems.parquet
  flagfall check --fix mended.pgn games.pgn   a copy in which what is certain is mended
  flagfall check --json big.pgn.zst | jq 'select(.problems != [])'
  flagfall check --json --shard 2/8 big.pgn   the second eighth; --merge puts all eight together
  curl -s https://example.org/round1.pgn | flagfall check -

  games.pgn:12:5: illegal_move: The knight on g1 does not move to e5 (3.6, 2023)
      12 | 37. Nxe5 Kf8
         |     ^^^^

A game with a problem does not stop the next one. After a move that is not legal the moves of
that game are not judged any further; what most likely happened is said, and never applied
but by --fix, and there only where it is certain. Exit status 1: problems were found.";

/// Read PGN, judge every move and every result, and say what is wrong and where
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Check {
    /// PGN files, plain or packed (.zst, .gz, .bz2), folders of them; - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The edition to judge by; by-date: the one in force on the day of each game
    #[arg(long, value_name = "ID", value_parser = by, default_value = TODAY)]
    edition: By,
    /// How many games are judged at once; every core if left out
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// The encoding of what is not UTF-8, as windows-1250 or latin1; told from the letters of
    /// each game if left out
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    encoding: Option<String>,
    /// The bytes of a game that are read; what follows is skipped, and said to be
    #[arg(long, value_name = "N", default_value_t = 16 << 20)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    game_bytes: u32,
    /// Print what is worth knowing as well: draws that could be claimed, wrong check signs
    #[arg(long)]
    notes: bool,
    /// How many examples of each kind are printed, and shown by --html; all are counted
    #[arg(long, value_name = "N", default_value_t = 50)]
    examples: usize,
    /// Print the examples by kind, when all games are read
    #[arg(long, conflicts_with_all = ["json", "github"])]
    grouped: bool,
    /// Print one JSON object a game, then the summary
    #[arg(long)]
    json: bool,
    /// Print the problems as annotations of a GitHub workflow
    #[arg(long, conflicts_with = "json")]
    github: bool,
    #[command(flatten)]
    outputs: outputs::Outputs,
    /// Read the I-th of N shares of the files, cut between games: as 2/8
    #[arg(long, value_name = "I/N")]
    shard: Option<Share>,
    /// Put the --json answers of all shares together: FILE are these
    #[arg(long, conflicts_with_all = ["shard", "fix", "github", "grouped"])]
    merge: bool,
}

fn by(text: &str) -> Result<By, String> {
    match text {
        "by-date" => Ok(By::Date),
        _ => edition(text)
            .map(By::Edition)
            .map_err(|error| format!("{error}; or by-date")),
    }
}

fn encoding(text: &str) -> Result<String, UnknownEncoding> {
    Reader::new(io::empty()).set_encoding(text)?;
    Ok(text.to_owned())
}

/// Judges every game of every file.
pub(crate) fn run(args: &Check, out: &mut Out) -> Done {
    interrupt::listen();
    if args.merge {
        return merged(args, out);
    }
    let sources = sources(&args.files, &[".pgn", ".pgn.zst", ".pgn.gz", ".pgn.bz2"])?;
    let files = sources.len();
    let mut report = args.outputs.report(args, &sources, out.lang)?;
    let parts = part::parts(sources, args.shard)?;
    report.games = vec![0; parts.len()];
    let way = way(args, out);
    let progress = Progress::over_bytes(parts.iter().map(Part::size), out.quiet);
    let read = pipeline::run(&parts, &way, &progress, &mut report, out);
    progress.finish();
    read?;
    let shard = args.shard.map(|it| share(it, &parts, &report.games));
    report.count.finish(files, shard);
    ended(args, Some(args.edition), &mut report, out)?;
    if interrupt::stopped() {
        return Err(Failure::Interrupted);
    }
    Ok(match report.count.unopened {
        0 => Status::problems(report.count.has_problems()),
        _ => Status::Unusable,
    })
}

fn way(args: &Check, out: &Out) -> Way {
    let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    Way {
        encoding: args.encoding.clone(),
        limits: Limits {
            game_bytes: args.game_bytes as usize,
            ..Limits::default()
        },
        by: args.edition,
        form: Form {
            print: match (args.json, args.github) {
                (true, _) => Print::Json,
                (false, true) => Print::Annotations,
                (false, false) => Print::Lines,
            },
            notes: args.notes && !out.quiet,
            paint: out.paint,
            lang: out.lang,
            table: args.outputs.parquet.is_some(),
            report: args.outputs.html.is_some() || args.outputs.sarif.is_some(),
            fix: args.outputs.fix.is_some(),
        },
        jobs: args.jobs.map_or(cores, usize::from),
        lines: args.shard.is_some(),
    }
}

/// Which share was read, for those who put all together.
fn share(shard: Share, parts: &[Part], games: &[usize]) -> ShardJson {
    let part = |(part, games): (&Part, &usize)| PartJson {
        file: part.source.name(),
        from: part.from,
        to: part.to,
        games: *games,
        lines: part.lines.load(Ordering::Relaxed) as usize,
    };
    ShardJson {
        index: shard.index,
        of: shard.of,
        parts: parts.iter().zip(games).map(part).collect(),
    }
}

/// Prints the figures and ends the reports.
fn ended(args: &Check, by: Option<By>, report: &mut Report, out: &mut Out) -> Result<(), Failure> {
    report.finish(out)?;
    match (args.json, out.quiet || args.github) {
        (true, _) => report.count.json(out)?,
        (false, true) => {}
        (false, false) => {
            report.left_out(out)?;
            report.count.print(by, out)?;
        }
    }
    Ok(())
}

/// Puts the answers about all shares together.
fn merged(args: &Check, out: &mut Out) -> Done {
    let sources = sources(&args.files, &[".ndjson", ".json"])?;
    let mut report = args.outputs.report(args, &sources, out.lang)?;
    let summary = merge::run(&sources, args.json, &mut report, out)?;
    report.count.took(&summary);
    ended(args, None, &mut report, out)?;
    Ok(Status::problems(report.count.has_problems()))
}
