//! Random positions: every answer is held against its proof and against a closure.

use anyhow::{Result, ensure};
use fastrand::Rng;
use flagfall_board::{Color, Position};
use flagfall_winnable::{Budget, Verdict, certainly_unwinnable, verify, winnable};

use crate::{closure, structures};

pub(crate) struct Options {
    pub(crate) positions: u64,
    pub(crate) seed: u64,
    pub(crate) nodes: u32,
    pub(crate) cap: usize,
    pub(crate) peer: bool,
    pub(crate) hard: Option<u64>,
}

#[derive(Default)]
struct Counts {
    winnable: u64,
    unwinnable: u64,
    open: u64,
    closed: u64,
    quick: u64,
    peer_wrong: u64,
    peer_open: u64,
}

pub(crate) fn run(options: &Options) -> Result<()> {
    let mut rng = Rng::with_seed(options.seed);
    let mut counts = Counts::default();
    let mut made = 0;
    while made < options.positions {
        let Some(position) = structures::position(&mut rng) else {
            continue;
        };
        made += 1;
        for side in Color::ALL {
            ask(&position, side, options, &mut counts)?;
        }
    }
    println!(
        "{made} positions, {} questions: {} winnable (each line played), {} unwinnable (each \
         certificate verified, {} of them by an exhausted closure too, {} on the fast path), {} \
         undetermined; no disagreement",
        2 * made,
        counts.winnable,
        counts.unwinnable,
        counts.closed,
        counts.quick,
        counts.open
    );
    if options.peer {
        println!(
            "chasolver: {} wrong, {} undetermined",
            counts.peer_wrong, counts.peer_open
        );
    }
    Ok(())
}

fn ask(position: &Position, side: Color, options: &Options, counts: &mut Counts) -> Result<()> {
    let fen = position.fen();
    let quick = certainly_unwinnable(position, side);
    let answer = winnable(position, side, Budget::of_nodes(options.nodes));
    match answer.verdict {
        Verdict::Winnable => {
            let line = answer.line.unwrap_or_default();
            let end = line
                .iter()
                .try_fold(*position, |now, &played| now.try_play(played));
            let mates = end.is_some_and(|end| end.is_checkmate() && end.turn() != side);
            ensure!(
                mates && !quick,
                "{side}'s line does not mate, or {quick}: {fen}"
            );
            counts.winnable += 1;
        }
        Verdict::Unwinnable => {
            let sound = answer
                .certificate
                .is_some_and(|it| verify(position, &it).is_ok());
            ensure!(sound, "{side}'s certificate proves nothing: {fen}");
            let found = closure::mates(position, side, options.cap);
            ensure!(found != Some(true), "{side} can mate after all: {fen}");
            counts.closed += u64::from(found == Some(false));
            counts.unwinnable += 1;
        }
        Verdict::Undetermined => {
            counts.open += 1;
            if quick {
                let found = closure::mates(position, side, options.cap);
                ensure!(
                    found != Some(true),
                    "{side} can mate, quickly denied: {fen}"
                );
            }
        }
    }
    counts.quick += u64::from(quick);
    if options.hard.is_some_and(|hard| answer.nodes > hard) {
        println!("{} {:?} {side} {fen}", answer.nodes, answer.verdict);
    }
    if options.peer && answer.verdict != Verdict::Undetermined {
        beside(position, side, answer.verdict, counts)?;
    }
    Ok(())
}

/// What the peer says of it.
fn beside(position: &Position, side: Color, ours: Verdict, counts: &mut Counts) -> Result<()> {
    let found = crate::files::chasolver(&position.fen(), side)?;
    match found {
        None => counts.peer_open += 1,
        Some(can) if can != (ours == Verdict::Winnable) => {
            counts.peer_wrong += 1;
            println!("chasolver says {can} for {side}: {}", position.fen());
        }
        Some(_) => {}
    }
    Ok(())
}
