//! `flagfall winnable`: which side can still give mate by any series of legal moves.

use crate::failure::{Done, Failure, Status};
use crate::term::{BOLD, DIM, Out, YELLOW};
use crate::{fen, interrupt};
use clap::Args;
use flagfall_board::{Color, Position};
use flagfall_notation::{san, uci};
use flagfall_winnable::{Answer, Budget, Verdict, winnable};
use serde::Serialize;
use std::io::{self, IsTerminal, Write};
use std::time::Instant;

const EXAMPLES: &str = "\
Examples:
  flagfall winnable '8/8/8/8/8/5k2/7p/5N1K b - - 0 1'
      White   winnable     ... and a line of legal moves that ends in mate
  flagfall winnable '8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - -'      blocked: dead
  flagfall winnable - --json < positions.txt                          one FEN a line
  flagfall winnable --nodes 1000000 'FEN'                             spend more on it

Each answer is proved: winnable by the line, unwinnable by the material or by exhausting every
position. What the nodes do not settle is undetermined.";

/// Say which side can still mate by any series of legal moves, with the opponent's help
#[derive(Args)]
#[command(name = "winnable", after_help = EXAMPLES)]
pub(crate) struct WinnableArgs {
    /// The position, several of them each in quotes, or - for one a line on standard input
    #[arg(value_name = "FEN", default_value = "-", hide_default_value = true)]
    fen: Vec<String>,
    /// How many positions may be looked at for each side
    #[arg(long, value_name = "N", default_value_t = Budget::default().nodes)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=20_000_000))]
    nodes: u32,
    /// Print one JSON object a position
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Found {
    fen: String,
    white: &'static str,
    black: &'static str,
    dead: Option<bool>,
    white_line: Option<Vec<String>>,
    black_line: Option<Vec<String>>,
    nodes: u64,
    micros: u64,
}

/// Answers for each position.
pub(crate) fn run(args: &WinnableArgs, out: &mut Out) -> Done {
    interrupt::listen();
    if args.fen == ["-"] && io::stdin().is_terminal() {
        out.remark("One FEN a line; Ctrl-D ends.");
    }
    let mut status = Status::Clean;
    fen::each(&args.fen, out, |text, out| {
        if interrupt::stopped() {
            return Err(Failure::Interrupted);
        }
        match fen::read(text) {
            Ok(position) => answer(&position, args, out)?,
            Err(faults) => {
                status = Status::Problems;
                let carets = fen::carets(text, &faults).join("\n  ");
                let mut stderr = io::stderr();
                writeln!(stderr, "flagfall: this FEN cannot be played from")?;
                writeln!(stderr, "  {text}\n  {carets}")?;
            }
        }
        Ok(())
    })?;
    Ok(status)
}

fn answer(position: &Position, args: &WinnableArgs, out: &mut Out) -> io::Result<()> {
    let budget = Budget::of_nodes(args.nodes);
    let begun = Instant::now();
    let white = winnable(position, Color::White, budget);
    let black = winnable(position, Color::Black, budget);
    let micros = begun.elapsed().as_micros() as u64;
    let dead = match (white.verdict, black.verdict) {
        (Verdict::Winnable, _) | (_, Verdict::Winnable) => Some(false),
        (Verdict::Unwinnable, Verdict::Unwinnable) => Some(true),
        _ => None,
    };
    if args.json {
        return out.json(&Found {
            fen: position.fen(),
            white: word(white.verdict),
            black: word(black.verdict),
            dead,
            white_line: line(position, &white, uci_of),
            black_line: line(position, &black, uci_of),
            nodes: white.nodes + black.nodes,
            micros,
        });
    }
    let paint = out.paint;
    writeln!(out, "{}", paint.text(DIM, position.fen()))?;
    for (side, answer) in [(Color::White, &white), (Color::Black, &black)] {
        let verdict = paint.text(BOLD, word(answer.verdict));
        write!(out, "  {:<5}  {verdict}", side.to_string())?;
        match line(position, answer, san_of) {
            Some(moves) if moves.is_empty() => writeln!(out, ": he has given mate")?,
            Some(moves) => writeln!(out, ": {}", moves.join(" "))?,
            None => writeln!(out)?,
        }
    }
    match dead {
        Some(true) => writeln!(out, "  {}", paint.text(YELLOW, "The position is dead.")),
        _ => Ok(()),
    }
}

fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Winnable => "winnable",
        Verdict::Unwinnable => "unwinnable",
        Verdict::Undetermined => "undetermined",
    }
}

type Written = fn(&Position, flagfall_board::Move) -> String;

fn uci_of(position: &Position, played: flagfall_board::Move) -> String {
    uci::write(position, played, fen::needs_chess960(position))
}

fn san_of(position: &Position, played: flagfall_board::Move) -> String {
    san::write(position, played)
}

fn line(position: &Position, answer: &Answer, write: Written) -> Option<Vec<String>> {
    let mut now = *position;
    let line = answer.line.as_ref()?.iter().map(|&played| {
        let text = write(&now, played);
        now = now.try_play(played).unwrap_or(now);
        text
    });
    Some(line.collect())
}
