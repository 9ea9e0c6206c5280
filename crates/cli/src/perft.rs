//! `flagfall perft`: how many sequences of legal moves there are.

use crate::failure::{Done, Failure, Status};
use crate::term::{BOLD, DIM, Out};
use crate::{fen, interrupt};
use clap::Args;
use flagfall_board::{Move, Position, perft};
use flagfall_notation::uci;
use rayon::prelude::*;
use serde::Serialize;
use std::io::Write;
use std::time::Instant;

const EXAMPLES: &str = "\
Examples:
  flagfall perft 5                      4865609 sequences from the usual array
  flagfall perft 4 --divide             the count of each first move, to hold against another's
  flagfall perft 3 --fen '4k3/8/8/8/8/8/8/4K2R w K - 0 1'
  flagfall perft 4 --chess960 --fen 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf -'

All cores are used; Ctrl-C stops the count.";

/// How much is counted at one go; Ctrl-C is heard in between.
const GRAIN: u32 = 4;
/// Deeper nobody has counted from anywhere.
const DEPTH_MAX: i64 = 64;

/// Count the sequences of legal moves, the usual proof of a move generator.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Perft {
    /// How many half-moves deep, from 0
    #[arg(value_parser = clap::value_parser!(u32).range(0..=DEPTH_MAX))]
    depth: u32,
    /// The position to begin from; the usual array if left out
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Write castling as the king onto his own rook
    #[arg(long)]
    chess960: bool,
    /// Show the count of each first move
    #[arg(long)]
    divide: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Counted<'a> {
    fen: String,
    depth: u32,
    nodes: u64,
    seconds: f64,
    nodes_per_second: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<&'a [Branch]>,
}

#[derive(Serialize)]
struct Branch {
    uci: String,
    nodes: u64,
}

/// Counts, and prints.
pub(crate) fn run(args: &Perft, out: &mut Out) -> Done {
    let position = match &args.fen {
        None => Position::initial(),
        Some(text) => fen::needed(text.trim())?,
    };
    interrupt::listen();
    let begun = Instant::now();
    let branches = branches(&position, args)?;
    let nodes = match args.depth {
        0 => 1,
        _ => branches
            .iter()
            .try_fold(0_u64, |sum, it| sum.checked_add(it.nodes))
            .ok_or_else(too_many)?,
    };
    let seconds = begun.elapsed().as_secs_f64();
    let counted = Counted {
        fen: position.fen(),
        depth: args.depth,
        nodes,
        seconds,
        nodes_per_second: (nodes as f64 / seconds.max(1e-9)) as u64,
        divide: args.divide.then_some(branches.as_slice()),
    };
    if args.json {
        out.json(&counted)?;
    } else {
        print(&counted, out)?;
    }
    Ok(Status::Clean)
}

fn branches(position: &Position, args: &Perft) -> Result<Vec<Branch>, Failure> {
    let Some(below) = args.depth.checked_sub(1) else {
        return Ok(Vec::new());
    };
    let chess960 = args.chess960 || fen::needs_chess960(position);
    let moves: Vec<Move> = position.legal_moves().to_vec();
    let count = |played: Move| {
        Ok(Branch {
            uci: uci::write(position, played, chess960),
            nodes: count(&position.play(played), below)?,
        })
    };
    moves.into_par_iter().map(count).collect()
}

/// Counts in parallel down to the grain, listening for Ctrl-C.
fn count(position: &Position, depth: u32) -> Result<u64, Failure> {
    if interrupt::stopped() {
        return Err(Failure::Interrupted);
    }
    if depth <= GRAIN {
        return Ok(perft(position, depth));
    }
    let moves: Vec<Move> = position.legal_moves().to_vec();
    moves
        .into_par_iter()
        .map(|played| count(&position.play(played), depth - 1))
        .try_reduce(|| 0, |a, b| a.checked_add(b).ok_or_else(too_many))
}

fn too_many() -> Failure {
    Failure::unusable(format!("there are more than {} sequences", u64::MAX))
        .hint("Choose a smaller depth.")
}

fn print(counted: &Counted<'_>, out: &mut Out) -> std::io::Result<()> {
    let paint = out.paint;
    for it in counted.divide.unwrap_or_default() {
        writeln!(out, "{:<5} {:>14}", it.uci, it.nodes)?;
    }
    if counted.divide.is_some_and(|it| !it.is_empty()) {
        writeln!(out)?;
    }
    let label = |text: &'static str| paint.text(DIM, text);
    writeln!(out, "{}  {}", label("position"), counted.fen)?;
    writeln!(out, "{}  {}", label("depth   "), counted.depth)?;
    writeln!(
        out,
        "{}  {}",
        label("nodes   "),
        paint.text(BOLD, counted.nodes)
    )?;
    let rate = counted.nodes_per_second as f64 / 1e6;
    let (time, seconds) = (label("time    "), counted.seconds);
    writeln!(out, "{time}  {seconds:.3} s, {rate:.1} million a second")
}
