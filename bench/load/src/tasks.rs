//! What is measured.

use crate::figures::{median, together};
use crate::lines::lines;
use crate::process::Process;
use crate::seed::{House, Side, model, name, token};
use crate::tables::{Hall, Pace};
use anyhow::{Context, Result};
use std::fs;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// Different games; every table plays one of them.
const LINES: usize = 64;
const SEED: u64 = 9;
/// Half-moves are two acts each, and the shortest game has so many.
const ACTS_OF_A_GAME: usize = 2 * 60;

fn mib(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

/// Acts a second, and the server's processor time an act.
async fn flat_out(
    server: &Process,
    hall: &Arc<Hall>,
    games: usize,
    seconds: u64,
) -> Result<(f64, f64)> {
    let tables = hall.open(games).await?;
    let (since, busy) = (Instant::now(), server.busy()?);
    let mut set = JoinSet::new();
    for table in tables {
        set.spawn(table.play(Pace::FlatOut, since));
    }
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let (acts, took) = (hall.acts.load(Relaxed), since.elapsed());
    let used = server.busy()?.saturating_sub(busy);
    hall.stop();
    while let Some(table) = set.join_next().await {
        table??;
    }
    let each = used.as_secs_f64() * 1e6 / acts.max(1) as f64;
    Ok((acts as f64 / took.as_secs_f64(), each))
}

/// Who answers, and whether players look on.
const PARTIES: [(&str, bool, bool); 3] = [
    ("bare echo", false, false),
    ("Flagfall, acts alone", true, false),
    ("Flagfall, both players look on", true, true),
];

pub(crate) async fn throughput(
    house: &House,
    games: usize,
    rounds: usize,
    seconds: u64,
) -> Result<()> {
    let lines = Arc::new(lines(LINES, SEED));
    let model = model(house, &lines[..1], 0).await?;
    // Far more than are played: a game that is over is followed by another.
    let stored = games + 80_000 * seconds as usize / ACTS_OF_A_GAME;
    let mut rates = vec![Vec::new(); PARTIES.len()];
    let mut costs = vec![Vec::new(); PARTIES.len()];
    for round in 0..rounds {
        for nth in 0..PARTIES.len() {
            let nth = if round % 2 == 0 {
                nth
            } else {
                PARTIES.len() - 1 - nth
            };
            let (_, ours, streams) = PARTIES[nth];
            let data = house.data("throughput");
            let _ = fs::remove_dir_all(&data);
            model.fill(&data, stored)?;
            let server = if ours {
                house.serve(&data)?
            } else {
                house.echo(&data)?
            };
            let hall = Hall::new(server.addr, &lines, stored, streams);
            let (rate, cost) = flat_out(&server, &hall, games, seconds).await?;
            rates[nth].push(rate);
            costs[nth].push(cost);
            server.end()?;
        }
    }
    println!("| who | acts a second, median | of the echo | processor time an act, µs |");
    println!("| --- | ---: | ---: | ---: |");
    let rates: Vec<f64> = rates.into_iter().map(median).collect();
    for ((who, ..), (rate, cost)) in PARTIES.iter().zip(rates.iter().zip(costs)) {
        let share = 100.0 * rate / rates[0];
        println!("| {who} | {rate:.0} | {share:.0} % | {:.0} |", median(cost));
    }
    Ok(())
}

pub(crate) async fn live(
    house: &House,
    games: usize,
    rate: f64,
    (seconds, every): (u64, Option<u64>),
) -> Result<()> {
    let lines = Arc::new(lines(LINES, SEED));
    let model = model(house, &lines[..1], 0).await?;
    let stored = 2 * games + (rate * seconds as f64) as usize / ACTS_OF_A_GAME;
    let data = house.data("live");
    let _ = fs::remove_dir_all(&data);
    model.fill(&data, stored)?;
    let server = house.serve(&data)?;
    let hall = Hall::new(server.addr, &lines, stored, true);
    let tables = hall.open(games).await?;
    let opened = server.memory()?;
    let (since, busy) = (Instant::now() + Duration::from_millis(500), server.busy()?);
    let period = Duration::from_secs_f64(games as f64 / rate);
    let mut set = JoinSet::new();
    for (nth, table) in tables.into_iter().enumerate() {
        let first = period.mul_f64(nth as f64 / games as f64);
        set.spawn(table.play(Pace::Every { period, first }, since));
    }
    let ends = since + Duration::from_secs(seconds);
    let step = Duration::from_secs(every.unwrap_or(seconds));
    let mut next = since + step;
    while next <= ends {
        tokio::time::sleep_until(next.into()).await;
        if every.is_some() {
            let (at, memory) = (since.elapsed().as_secs(), mib(server.memory()?));
            println!("{at} s: {} acts, {memory:.1} MiB", hall.acts.load(Relaxed));
        }
        next += step;
    }
    let (acts, took) = (hall.acts.load(Relaxed), since.elapsed());
    let used = server.busy()?.saturating_sub(busy);
    let memory = server.memory()?;
    hall.stop();
    let mut all = Vec::new();
    while let Some(table) = set.join_next().await {
        all.push(table??);
    }
    let (answered, seen) = together(all);
    let event = hall.brought.bytes.load(Relaxed) / hall.brought.events.load(Relaxed).max(1);
    println!(
        "{games} games, {:.0} acts/s of {rate:.0} asked for, {took:.1?}: answered p50 {:.1} ms \
         p99 {:.1} ms; seen by the opponent p50 {:.1} ms p99 {:.1} ms p99.9 {:.1} ms; \
         {:.0} % of a core, {:.0} µs an act; {:.0} MiB opened, {:.0} MiB after; {event} bytes \
         an event",
        acts as f64 / took.as_secs_f64(),
        answered.at(0.5),
        answered.at(0.99),
        seen.at(0.5),
        seen.at(0.99),
        seen.at(0.999),
        100.0 * used.as_secs_f64() / took.as_secs_f64(),
        used.as_secs_f64() * 1e6 / acts.max(1) as f64,
        mib(opened),
        mib(memory),
    );
    server.end()
}

pub(crate) async fn memory(house: &House, games: usize, plies: usize) -> Result<()> {
    let lines = Arc::new(lines(LINES, SEED));
    let model = model(house, &lines, plies).await?;
    let data = house.data("memory");
    let _ = fs::remove_dir_all(&data);
    model.fill(&data, games)?;
    let server = house.serve(&data)?;
    let empty = server.memory()?;
    let hall = Hall::new(server.addr, &lines, games, true);
    let tables = hall.open(games).await?;
    let open = server.memory()?;
    drop(tables);
    println!(
        "{games} games of {plies} half-moves, two streams each: {:.1} MiB before, {:.0} MiB open, \
         {:.1} KiB a game",
        mib(empty),
        mib(open),
        (open - empty) as f64 / 1024.0 / games as f64,
    );
    for seconds in [1, 10, 30, 60] {
        tokio::time::sleep(Duration::from_secs(seconds)).await;
        let rest = server.memory()?;
        let each = rest.saturating_sub(empty) as f64 / 1024.0 / games as f64;
        println!(
            "{seconds} s more, nobody there: {:.0} MiB, {each:.1} KiB a game",
            mib(rest)
        );
    }
    server.end()
}

pub(crate) async fn start(house: &House, games: usize, plies: usize) -> Result<()> {
    let lines = lines(LINES, SEED);
    let model = model(house, &lines, plies).await?;
    let data = house.data("start");
    if !data.exists() {
        model.fill(&data, games)?;
    }
    for round in 0..5 {
        let server = house.serve(&data)?;
        let mut lane = crate::client::Lane::open(server.addr).await?;
        let game = games / 2 + round;
        let path = format!("/api/v1/games/{}", name(game));
        let of = token(game, Side::White);
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: load\r\nAuthorization: Bearer {of}\r\n\r\n");
        let since = Instant::now();
        let answer = lane
            .ask(request.as_bytes())
            .await
            .context("the first game")?;
        println!(
            "{games} games stored: listens after {:.0?}, a game of them after {:.1?} more ({}); \
             {:.1} MiB",
            server.started_in,
            since.elapsed(),
            answer.status,
            mib(server.memory()?),
        );
        server.end()?;
    }
    Ok(())
}
