//! `flagfall check`: every game of PGN files held against the Laws.

mod count;
mod pipeline;
mod show;

use crate::args::{TODAY, edition};
use crate::failure::{Done, Failure, Status};
use crate::input::sources;
use crate::interrupt;
use crate::progress::Progress;
use crate::term::Out;
use clap::Args;
use count::Count;
use flagfall_audit::rulebook;
use flagfall_edition::Edition;
use flagfall_notation::pgn::{Limits, Reader, UnknownEncoding};
use pipeline::Way;
use show::Form;
use std::io;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;

const EXAMPLES: &str = "\
Examples:
  flagfall check games.pgn                    every problem with line, column and cure
  flagfall check games.pgn.zst archive.pgn.gz what an archive holds is read as it is
  flagfall check --edition 2009 2010/         a folder, under the Laws of those years
  flagfall check --notes game.pgn             and where a draw could have been claimed
  flagfall check --json big.pgn.zst | jq 'select(.problems != [])'
  curl -s https://example.org/round1.pgn | flagfall check -

  games.pgn:12:5: illegal_move: The knight on g1 does not move to e5 (3.6, 2023)
      12 | 37. Nxe5 Kf8
         |     ^^^^

A game with a problem does not stop the next one. After a move that is not legal the moves of
that game are not judged any further. Exit status 1: problems were found.";

/// Read PGN, judge every move and every result, and say what is wrong and where
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Check {
    /// PGN files, plain or packed (.zst, .gz, .bz2), folders of them; - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The edition to judge by
    #[arg(long, value_name = "ID", value_parser = edition, default_value = TODAY)]
    edition: Edition,
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
    /// Print one JSON object a game, then the summary
    #[arg(long)]
    json: bool,
    /// Write a table of the games
    #[arg(long, value_name = "OUT", hide = true)]
    parquet: Option<PathBuf>,
}

fn encoding(text: &str) -> Result<String, UnknownEncoding> {
    Reader::new(io::empty()).set_encoding(text)?;
    Ok(text.to_owned())
}

/// Judges every game of every file.
pub(crate) fn run(args: &Check, out: &mut Out) -> Done {
    if args.parquet.is_some() {
        let what = "this version writes no Parquet";
        return Err(Failure::unusable(what).hint("--json prints one object a game instead."));
    }
    interrupt::listen();
    let sources = sources(&args.files, &[".pgn", ".pgn.zst", ".pgn.gz", ".pgn.bz2"])?;
    let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let jobs = args.jobs.map_or(cores, usize::from);
    let form = Form {
        json: args.json,
        notes: args.notes && !out.quiet,
        paint: out.paint,
    };
    let way = Way {
        encoding: args.encoding.clone(),
        limits: Limits {
            game_bytes: args.game_bytes as usize,
            ..Limits::default()
        },
    };
    let book = rulebook(args.edition);
    let progress = Progress::over(&sources, out.quiet);
    let mut count = Count::new();
    let read = pipeline::run(
        &sources, &way, &book, jobs, form, &progress, &mut count, out,
    );
    progress.finish();
    read?;
    count.finish(sources.len());
    match (args.json, out.quiet) {
        (true, _) => count.json(out)?,
        (false, true) => {}
        (false, false) => count.print(args.edition, out)?,
    }
    if interrupt::stopped() {
        return Err(Failure::Interrupted);
    }
    Ok(match count.unopened {
        0 => Status::problems(count.has_problems()),
        _ => Status::Unusable,
    })
}
