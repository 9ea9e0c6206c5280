//! Files of positions with labels.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use cpu_time::ThreadTime;
use flagfall_board::{Color, Position, Setup};
use flagfall_winnable::{Answer, Budget, Verdict, certainly_unwinnable, verify, winnable};

pub(crate) struct Options {
    pub(crate) nodes: u32,
    pub(crate) peer: bool,
    pub(crate) fast: bool,
    pub(crate) verify: bool,
    pub(crate) every: usize,
    pub(crate) slowest: usize,
}

/// What one contender said of a file.
#[derive(Default)]
struct Sheet {
    /// Nanoseconds for each question, with its text.
    times: Vec<(u64, String)>,
    decided: u64,
    open: u64,
    differ: u64,
    /// Unwinnable by the label and not said to be.
    missed: u64,
    nodes: u64,
    most_nodes: u64,
    proofs: Proofs,
}

/// The certificates verified: how many, what they hold, and how long that took.
#[derive(Default)]
struct Proofs {
    count: u64,
    positions: usize,
    placements: usize,
    shapes: usize,
    /// The most placements and the most shapes in one.
    most: (usize, usize),
    nanos: u64,
}

/// Answers every line of a file and prints what it came to.
pub(crate) fn run(file: &Path, options: &Options) -> Result<()> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let lines = text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let (mut ours, mut theirs) = (Sheet::default(), Sheet::default());
    for line in lines.step_by(options.every) {
        let (label, fen) = line
            .split_once(' ')
            .ok_or_else(|| anyhow!("no label: {line}"))?;
        let fen = whole(fen);
        let position =
            Position::assume(Setup::from_fen(&fen).map_err(|it| anyhow!("{fen}: {it}"))?);
        for (index, side) in Color::ALL.into_iter().enumerate() {
            let expected = label.as_bytes().get(index) != Some(&b'-');
            one(&position, side, expected, options, &mut ours)?;
            if options.peer {
                let (board, color) = (board(&fen)?, color(side));
                let begun = ThreadTime::now();
                let found = if options.fast {
                    chasolver::is_unwinnable_fast(&board, color).then_some(false)
                } else {
                    whether(chasolver::winnability(&board, color))
                };
                let spent = begun.elapsed().as_nanos() as u64;
                theirs.enter(spent, format!("{fen} {side}"), found, expected);
            }
        }
    }
    println!("{}", file.display());
    ours.print("Flagfall", options.slowest);
    if options.peer {
        theirs.print("chasolver", options.slowest);
    }
    Ok(())
}

fn one(
    position: &Position,
    side: Color,
    expected: bool,
    options: &Options,
    sheet: &mut Sheet,
) -> Result<()> {
    let begun = ThreadTime::now();
    let name = || format!("{} {side}", position.fen());
    if options.fast {
        let found = certainly_unwinnable(position, side).then_some(false);
        let spent = begun.elapsed().as_nanos() as u64;
        sheet.enter(spent, name(), found, expected);
        return Ok(());
    }
    let answer = winnable(position, side, Budget::of_nodes(options.nodes));
    let spent = begun.elapsed().as_nanos() as u64;
    let found = match answer.verdict {
        Verdict::Winnable => Some(true),
        Verdict::Unwinnable => Some(false),
        Verdict::Undetermined => None,
    };
    sheet.enter(spent, name(), found, expected);
    sheet.nodes += answer.nodes;
    sheet.most_nodes = sheet.most_nodes.max(answer.nodes);
    if found.is_none() {
        println!("undetermined: {}", name());
    }
    if options.verify {
        proved(position, side, answer, &mut sheet.proofs)?;
    }
    Ok(())
}

/// Plays a line, verifies a certificate.
fn proved(position: &Position, side: Color, answer: Answer, proofs: &mut Proofs) -> Result<()> {
    if let Some(line) = answer.line {
        let end = line
            .iter()
            .try_fold(*position, |now, &played| now.try_play(played));
        let mates = end.is_some_and(|end| end.is_checkmate() && end.turn() != side);
        ensure!(mates, "{side}'s line does not mate: {}", position.fen());
    }
    if let Some(certificate) = answer.certificate {
        let begun = ThreadTime::now();
        verify(position, &certificate).with_context(|| position.fen())?;
        proofs.nanos += begun.elapsed().as_nanos() as u64;
        let (placements, shapes) = (certificate.placements.len(), certificate.shapes.len());
        proofs.count += 1;
        proofs.positions += certificate.positions.len();
        proofs.placements += placements;
        proofs.shapes += shapes;
        proofs.most = (proofs.most.0.max(placements), proofs.most.1.max(shapes));
    }
    Ok(())
}

/// The FEN with the fields that the files leave out.
fn whole(fen: &str) -> String {
    let mut fields: Vec<&str> = fen.split_whitespace().collect();
    let rest = ["", "w", "-", "-", "0", "1"];
    fields.extend(&rest[fields.len().min(6)..]);
    fields.join(" ")
}

fn color(side: Color) -> chess::Color {
    match side {
        Color::White => chess::Color::White,
        Color::Black => chess::Color::Black,
    }
}

fn board(fen: &str) -> Result<chess::Board> {
    fen.parse()
        .map_err(|it| anyhow!("chasolver's board: {fen}: {it}"))
}

/// Whether chasolver says that a side can mate.
pub(crate) fn chasolver(fen: &str, side: Color) -> Result<Option<bool>> {
    Ok(whether(chasolver::winnability(&board(fen)?, color(side))))
}

fn whether(found: Option<chasolver::Winnability>) -> Option<bool> {
    found.map(|it| matches!(it, chasolver::Winnability::Winnable { .. }))
}

impl Sheet {
    fn enter(&mut self, spent: u64, name: String, found: Option<bool>, expected: bool) {
        match found {
            Some(found) => {
                self.decided += 1;
                if found != expected {
                    self.differ += 1;
                    println!("differs from its label: {name}");
                }
            }
            None => {
                self.open += 1;
                self.missed += u64::from(!expected);
            }
        }
        self.times.push((spent, name));
    }

    fn print(&mut self, who: &str, slowest: usize) {
        self.times.sort();
        let count = self.times.len().max(1);
        let micros = |at: usize| {
            let at = at.min(self.times.len().saturating_sub(1));
            self.times
                .get(at)
                .map_or(0.0, |(nanos, _)| *nanos as f64 / 1e3)
        };
        let total: u64 = self.times.iter().map(|(nanos, _)| nanos).sum();
        println!(
            "  {who}: {count} questions, {} decided, {} not ({} of them unwinnable), {} other than \
             labelled; {:.2} s, mean {:.2} µs, median {:.2}, p99 {:.1}, p99.9 {:.1}, most {:.1}; \
             nodes {}, most {}",
            self.decided,
            self.open,
            self.missed,
            self.differ,
            total as f64 / 1e9,
            total as f64 / count as f64 / 1e3,
            micros(count / 2),
            micros(count * 99 / 100),
            micros(count * 999 / 1000),
            micros(count - 1),
            self.nodes,
            self.most_nodes
        );
        let soon = self
            .times
            .partition_point(|(nanos, _)| *nanos <= 50_000_000);
        println!("    within 50 ms: {soon} of {count}");
        let proofs = &self.proofs;
        if proofs.count > 0 {
            println!(
                "    {} certificates verified in {:.1} s: {} positions, {} placements (most {}), \
                 {} shapes (most {})",
                proofs.count,
                proofs.nanos as f64 / 1e9,
                proofs.positions,
                proofs.placements,
                proofs.most.0,
                proofs.shapes,
                proofs.most.1
            );
        }
        for (nanos, name) in self.times.iter().rev().take(slowest) {
            println!("    slow: {:.1} ms {name}", *nanos as f64 / 1e6);
        }
    }
}
