//! Whether a side can still mate: Flagfall beside chasolver, and Flagfall against an exhaustive
//! closure written apart from it.

mod closure;
mod files;
mod fuzz;
mod structures;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Asks whether each side can still mate.
#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// The positions of a file with labels: how many are decided, how many as labelled, how fast
    Files {
        /// Files of lines "WB FEN"; a dash stands for a side that cannot mate
        files: Vec<PathBuf>,
        /// What Flagfall may spend on one question
        #[arg(long, default_value_t = 2_000_000)]
        nodes: u32,
        /// Ask chasolver as well
        #[arg(long)]
        peer: bool,
        /// Only the question whether it is certain that a side cannot mate
        #[arg(long)]
        fast: bool,
        /// Verify every certificate and play every line; not timed
        #[arg(long)]
        verify: bool,
        /// Take every so manyth line only
        #[arg(long, default_value_t = 1)]
        every: usize,
        /// Print so many of the slowest questions
        #[arg(long, default_value_t = 1)]
        slowest: usize,
    },
    /// Random blocked structures, each answer against its proof and an exhaustive closure
    Fuzz {
        /// How many positions
        #[arg(long, default_value_t = 100_000)]
        positions: u64,
        /// Where the dice begin
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// What Flagfall may spend on one question
        #[arg(long, default_value_t = 4_000)]
        nodes: u32,
        /// Positions after which a closure is given up
        #[arg(long, default_value_t = 300_000)]
        cap: usize,
        /// Compare chasolver's verdicts too
        #[arg(long)]
        peer: bool,
        /// Print the positions that took more than so many
        #[arg(long)]
        hard: Option<u64>,
    },
}

fn main() -> Result<()> {
    match Args::parse().command {
        Command::Files {
            files,
            nodes,
            peer,
            fast,
            verify,
            every,
            slowest,
        } => {
            let options = files::Options {
                nodes,
                peer,
                fast,
                verify,
                every,
                slowest,
            };
            files.iter().try_for_each(|file| files::run(file, &options))
        }
        Command::Fuzz {
            positions,
            seed,
            nodes,
            cap,
            peer,
            hard,
        } => fuzz::run(&fuzz::Options {
            positions,
            seed,
            nodes,
            cap,
            peer,
            hard,
        }),
    }
}
