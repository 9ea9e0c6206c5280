//! Counting paths of legal moves: with the last move counted only, and with every move made.

use anyhow::{Context, Result};
use flagfall_bench::paths::{ALL, Paths};
use flagfall_bench::peers::{
    Cozy, Esca, Flagfall, JordanBray, Library, Owlchess, Shakmaty, each_made,
};
use flagfall_bench::timing::Contender;

use crate::Task;
use crate::program::Program;
use crate::table::Unit;

/// The tasks, in the order of the positions.
pub(crate) fn tasks(quick: bool, bulk: &[Program], made: &[Program]) -> Vec<Task> {
    let kinds = [("bulk", false, bulk), ("every move made", true, made)];
    let mut tasks = Vec::new();
    for (kind, every, programs) in kinds {
        for paths in ALL {
            let (depth, count) = paths.counts[usize::from(!quick)];
            let programs = programs.to_vec();
            tasks.push(Task {
                name: format!("perft, {kind}: {} d{depth}", paths.name),
                unit: Unit::MillionsPerSecond,
                prepare: Box::new(move || contenders(&paths, depth, count, every, programs)),
            });
        }
    }
    tasks
}

fn contenders(
    paths: &Paths,
    depth: u32,
    count: u64,
    every: bool,
    programs: Vec<Program>,
) -> Result<Vec<Contender>> {
    let mut all = vec![library::<Flagfall>(paths, depth, count, every)];
    if every {
        all.push(listed(paths, depth, count));
    }
    all.extend([
        library::<Cozy>(paths, depth, count, every),
        library::<Shakmaty>(paths, depth, count, every),
        library::<JordanBray>(paths, depth, count, every),
        library::<Owlchess>(paths, depth, count, every),
        library::<Esca>(paths, depth, count, every),
    ]);
    let mut contenders: Vec<Contender> = all.into_iter().flatten().collect();
    for program in programs {
        let able = !paths.chess960 || program.knows_chess960();
        if able {
            contenders.push(program.contender(*paths, depth, count)?);
        }
    }
    contenders.first().context("nobody can read the position")?;
    Ok(contenders)
}

/// Ours as a user of the crate would write it, with a list of moves.
fn listed(paths: &Paths, depth: u32, count: u64) -> Option<Contender> {
    let position = Flagfall::read_chess960(paths.fen)?;
    let pass = move || each_made::<Flagfall>(&position, depth);
    let name = "Flagfall, listed and played";
    Some(Contender::here(name, count, count, pass))
}

/// A library, if it can play from there.
fn library<L: Library>(paths: &Paths, depth: u32, count: u64, every: bool) -> Option<Contender> {
    let position = if paths.chess960 {
        L::read_chess960(paths.fen)
    } else {
        L::read(paths.fen)
    }?;
    let pass = move || {
        if every {
            L::perft_made(&position, depth)
        } else {
            L::perft(&position, depth)
        }
    };
    Some(Contender::here(L::NAME, count, count, pass))
}
