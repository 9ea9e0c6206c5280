//! Counts of legal paths: `kind ; FEN ; counts at depth 1, 2, 3 …`, one position a line.

use super::{Verdict, number_after};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

/// One count: how many legal paths of a length begin in a position.
#[derive(Debug, PartialEq, Eq)]
struct Count {
    chess960: bool,
    fen: String,
    depth: usize,
    nodes: u64,
}

/// Has the program count each, on as many threads as there are processors.
pub(super) fn perft(program: &Path, text: &str) -> Result<Vec<Verdict>> {
    let counts = parse(text)?;
    let began = Instant::now();
    let next = AtomicUsize::new(0);
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let work = || {
        let mut verdicts = Vec::new();
        while let Some(count) = counts.get(next.fetch_add(1, Ordering::Relaxed)) {
            verdicts.push(judge(program, count));
        }
        verdicts
    };
    let verdicts: Vec<Verdict> = thread::scope(|scope| {
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .flat_map(|it| it.join().unwrap_or_default())
            .collect()
    });
    if verdicts.len() != counts.len() {
        bail!("perft: a worker broke off");
    }
    let nodes: u64 = counts.iter().map(|it| it.nodes).sum();
    let seconds = began.elapsed().as_secs_f64();
    println!(
        "perft: {} counts, {nodes} paths in {seconds:.1} s",
        counts.len()
    );
    Ok(verdicts)
}

fn judge(program: &Path, count: &Count) -> Verdict {
    Verdict {
        what: format!("perft {} of {}", count.depth, count.fen),
        expected: count.nodes,
        found: ask(program, count),
    }
}

fn ask(program: &Path, count: &Count) -> Result<u64> {
    let mut command = Command::new(program);
    command.args([
        "perft",
        &count.depth.to_string(),
        "--fen",
        &count.fen,
        "--json",
    ]);
    if count.chess960 {
        command.arg("--chess960");
    }
    let output = command
        .output()
        .context("the program could not be started")?;
    let line = String::from_utf8_lossy(&output.stdout);
    number_after(&line, "\"nodes\"").with_context(|| {
        format!(
            "no count in its answer; it says: {}",
            String::from_utf8_lossy(&output.stderr)
        )
    })
}

fn parse(text: &str) -> Result<Vec<Count>> {
    let mut counts = Vec::new();
    let lines = text.lines().enumerate();
    for (at, line) in lines.filter(|(_, it)| !it.trim().is_empty() && !it.starts_with('#')) {
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let &[kind @ ("standard" | "chess960"), fen, numbers] = fields.as_slice() else {
            bail!("perft.txt, line {}: expected `kind ; FEN ; counts`", at + 1);
        };
        for (depth, number) in numbers.split_whitespace().enumerate() {
            let nodes = number.parse();
            counts.push(Count {
                chess960: kind == "chess960",
                fen: fen.to_owned(),
                depth: depth + 1,
                nodes: nodes.with_context(|| format!("perft.txt, line {}", at + 1))?,
            });
        }
    }
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_count_for_each_depth() {
        let counts = parse("# note\n\nchess960 ; 8/8 w - - ; 20 400\n").unwrap();
        let count = |depth, nodes| {
            let fen = "8/8 w - -".to_owned();
            Count {
                chess960: true,
                fen,
                depth,
                nodes,
            }
        };
        assert_eq!(counts, [count(1, 20), count(2, 400)]);
        assert!(parse("standard ; 8/8").is_err());
        assert!(parse("standard ; 8/8 ; many").is_err());
        assert!(parse("atomic ; 8/8 ; 20").is_err());
    }
}
