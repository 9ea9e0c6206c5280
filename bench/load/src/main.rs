//! Flagfall's server under load, over loopback, from a process of its own: how much it takes
//! beside a bare echo on the same store, how soon an opponent sees an act, what a game costs.

mod client;
mod echo;
mod figures;
mod follow;
mod lines;
mod process;
mod seed;
mod tables;
mod tasks;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};
use flagfall_store::Sqlite;
use seed::House;
use std::path::PathBuf;
use std::sync::Arc;

#[derive(Parser)]
#[command(about = "Measures a flagfall server under load")]
struct Words {
    #[command(subcommand)]
    task: Task,
}

#[derive(clap::Args)]
struct Program {
    /// The program to measure; the server as its library has it if left out.
    #[arg(long)]
    program: Option<PathBuf>,
    /// Where the records are kept; a folder that is deleted if left out.
    #[arg(long)]
    folder: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Task {
    /// The bare echo, for the other tasks.
    #[command(hide = true)]
    Echo {
        #[arg(long)]
        data: PathBuf,
        #[arg(long, default_value = "127.0.0.1:0")]
        addr: std::net::SocketAddr,
    },
    /// The server, for the other tasks.
    #[command(hide = true)]
    Serve {
        #[arg(long)]
        data: PathBuf,
        #[arg(long)]
        database: Option<String>,
        #[arg(long)]
        node: Option<String>,
        #[arg(long, default_value = "127.0.0.1:0")]
        addr: std::net::SocketAddr,
    },
    /// Acts a second beside those of the bare echo, in turn, in rounds.
    Throughput {
        #[command(flatten)]
        program: Program,
        /// Games at a time.
        #[arg(long, default_value_t = 64)]
        games: usize,
        #[arg(long, default_value_t = 5)]
        rounds: usize,
        /// Seconds of each round.
        #[arg(long, default_value_t = 4)]
        seconds: u64,
    },
    /// How soon an opponent sees an act, with so many games live.
    Live {
        #[command(flatten)]
        program: Program,
        /// Games at a time; several for a curve.
        #[arg(long, value_delimiter = ',', default_value = "1000")]
        games: Vec<usize>,
        /// Acts a second, over all games.
        #[arg(long, default_value_t = 2000.0)]
        rate: f64,
        #[arg(long, default_value_t = 20)]
        seconds: u64,
        /// A line is printed each so many seconds.
        #[arg(long)]
        every: Option<u64>,
    },
    /// What open games and games at rest cost.
    Memory {
        #[command(flatten)]
        program: Program,
        #[arg(long, default_value_t = 8000)]
        games: usize,
        /// Half-moves that each has behind it.
        #[arg(long, default_value_t = 40)]
        plies: usize,
    },
    /// How long the start takes with so many games stored.
    Start {
        #[command(flatten)]
        program: Program,
        #[arg(long, default_value_t = 100_000)]
        games: usize,
        /// Half-moves that each has behind it.
        #[arg(long, default_value_t = 10)]
        plies: usize,
    },
}

fn main() -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()?;
    runtime.block_on(run(Words::parse().task))
}

async fn run(task: Task) -> Result<()> {
    match task {
        Task::Echo { data, addr } => echo::serve(Arc::new(Sqlite::open(&data)?), addr).await,
        Task::Serve {
            data,
            database,
            node,
            addr,
        } => serve((data, database, node), addr).await,
        Task::Throughput {
            program,
            games,
            rounds,
            seconds,
        } => {
            let (house, _kept) = house(program)?;
            tasks::throughput(&house, games, rounds, seconds).await
        }
        Task::Live {
            program,
            games,
            rate,
            seconds,
            every,
        } => {
            let (house, _kept) = house(program)?;
            for games in games {
                tasks::live(&house, games, rate, (seconds, every)).await?;
            }
            Ok(())
        }
        Task::Memory {
            program,
            games,
            plies,
        } => {
            let (house, _kept) = house(program)?;
            tasks::memory(&house, games, plies).await
        }
        Task::Start {
            program,
            games,
            plies,
        } => {
            let (house, _kept) = house(program)?;
            tasks::start(&house, games, plies).await
        }
    }
}

async fn serve(
    (data, database, node): (PathBuf, Option<String>, Option<String>),
    addr: std::net::SocketAddr,
) -> Result<()> {
    let config = flagfall_server::Config {
        addr,
        data,
        database,
        node,
        json_log: false,
        tls: None,
        closed: false,
        javascript: None,
        opponent: None,
    };
    let tell = |addr| println!("http://{addr}/");
    Ok(flagfall_server::serve(config, tell).await?)
}

/// Where the program is and where it keeps its games; the folder lives as long as the second.
fn house(program: Program) -> Result<(House, tempfile::TempDir)> {
    let kept = tempfile::tempdir()?;
    let folder = program.folder.unwrap_or_else(|| kept.path().to_owned());
    std::fs::create_dir_all(&folder)?;
    let program = match &program.program {
        None => std::env::current_exe()?,
        Some(path) => path
            .canonicalize()
            .with_context(|| format!("{}: build it first", path.display()))?,
    };
    Ok((House { program, folder }, kept))
}
