//! `flagfall winnable`: which side can still give mate by any series of legal moves.

mod stream;

use crate::failure::{Done, Status};
use crate::input::Source;
use crate::progress::Progress;
use crate::term::{BOLD, DIM, Out, YELLOW, wrap};
use crate::{fen, interrupt};
use clap::Args;
use flagfall_board::{Color, Position};
use flagfall_notation::{san, uci};
use flagfall_say::{Text, say};
use flagfall_winnable::{Answer, Budget, Verdict, winnable};
use serde::Serialize;
use std::io::{self, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;
use std::time::Instant;
use stream::{Asked, Found};

const EXAMPLES: &str = "\
Examples:
  flagfall winnable '8/8/8/8/8/5k2/7p/5N1K b - - 0 1'
      White   winnable     ... and a line of legal moves that ends in mate
  flagfall winnable '8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - -'      blocked: dead
  flagfall winnable - --json < positions.txt                          one FEN a line
  flagfall winnable --file positions.txt.zst                          the same from a file
  flagfall winnable --nodes 1000000 'FEN'                             spend more on it

Each answer is proved: winnable by the line, unwinnable by the material, by sets of positions that
no move leaves, or by exhausting every position. What the nodes do not settle is undetermined.
A stream is answered on every core, in its order; empty lines and those that begin with # are
passed over. What cannot be read is told with its line, and the others are answered.

The exit status is 0 if all was answered, 1 if a FEN cannot be played from, 2 if the input cannot
be read. docs/winnability.md says how it is decided, and what the fields of --json are.";

/// How wide a reason is told, in characters.
const MEASURE: usize = 88;

/// Say which side can still mate by any series of legal moves, with the opponent's help
#[derive(Args)]
#[command(name = "winnable", after_help = EXAMPLES)]
pub(crate) struct WinnableArgs {
    /// The position, several of them each in quotes, or - for one a line on standard input
    #[arg(value_name = "FEN", default_value = "-", hide_default_value = true)]
    fen: Vec<String>,
    /// A file with one FEN a line, as it is or compressed by zstd, gzip or bzip2
    #[arg(long, value_name = "FILE", conflicts_with = "fen")]
    file: Option<PathBuf>,
    /// How many positions may be looked at for each side
    #[arg(long, value_name = "N", default_value_t = Budget::default().nodes)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=20_000_000))]
    nodes: u32,
    /// How many positions are looked at at once; every core if left out
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Print one JSON object a position
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Line {
    fen: String,
    white: &'static str,
    black: &'static str,
    dead: Option<bool>,
    white_line: Option<Vec<String>>,
    black_line: Option<Vec<String>>,
    nodes: u64,
    micros: u64,
}

/// What was found of one position.
struct Both {
    position: Position,
    white: Answer,
    black: Answer,
    micros: u64,
}

/// Answers for each position.
pub(crate) fn run(args: &WinnableArgs, out: &mut Out) -> Done {
    interrupt::listen();
    let file = args.file.clone().map(Source::File);
    let stdin = file.is_none() && args.fen == ["-"];
    let typed = stdin && io::stdin().is_terminal();
    if typed {
        out.remark("One FEN a line; Ctrl-D ends.");
    }
    let (asked, progress) = match &file {
        Some(file) => (
            Asked::File(file),
            Progress::over(std::slice::from_ref(file), out.quiet),
        ),
        None => (
            Asked::Words(&args.fen),
            Progress::of_stream(out.quiet || !stdin || typed),
        ),
    };
    let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let jobs = args.jobs.map_or(cores, usize::from);
    let mut status = Status::Clean;
    let told = stream::answer(
        asked,
        args.nodes,
        jobs,
        &progress,
        out,
        |found, out| match found {
            Found::Both(both) if args.json => Ok(json(&both, out)?),
            Found::Both(both) => Ok(tell(&both, out)?),
            Found::Failure(failure) => Err(failure),
            Found::Faults(place, text, faults) => {
                status = Status::Problems;
                out.flush()?;
                Ok(complain(place.as_deref(), &text, &faults)?)
            }
        },
    );
    progress.finish();
    told?;
    Ok(status)
}

fn complain(place: Option<&str>, text: &str, faults: &[fen::FenFault]) -> io::Result<()> {
    let mut stderr = io::stderr();
    let carets = fen::carets(text, faults).join("\n  ");
    let place = place.map(|it| format!("{it}: ")).unwrap_or_default();
    writeln!(
        stderr,
        "flagfall: {place}this FEN cannot be played from\n  {text}\n  {carets}"
    )
}

fn find(position: Position, nodes: u32) -> Both {
    let budget = Budget::of_nodes(nodes);
    let begun = Instant::now();
    let white = winnable(&position, Color::White, budget);
    let black = winnable(&position, Color::Black, budget);
    Both {
        position,
        white,
        black,
        micros: begun.elapsed().as_micros() as u64,
    }
}

impl Both {
    fn dead(&self) -> Option<bool> {
        match (self.white.verdict, self.black.verdict) {
            (Verdict::Winnable, _) | (_, Verdict::Winnable) => Some(false),
            (Verdict::Unwinnable, Verdict::Unwinnable) => Some(true),
            _ => None,
        }
    }
}

fn json(both: &Both, out: &mut Out) -> io::Result<()> {
    let (position, white, black) = (&both.position, &both.white, &both.black);
    out.json(&Line {
        fen: position.fen(),
        white: word(white.verdict),
        black: word(black.verdict),
        dead: both.dead(),
        white_line: line(position, white, uci_of),
        black_line: line(position, black, uci_of),
        nodes: white.nodes + black.nodes,
        micros: both.micros,
    })
}

/// For people: the verdict, what it rests on, and the moves of the line.
fn tell(both: &Both, out: &mut Out) -> io::Result<()> {
    let paint = out.paint;
    let position = &both.position;
    writeln!(out, "{}", paint.text(DIM, position.fen()))?;
    for (side, answer) in [(Color::White, &both.white), (Color::Black, &both.black)] {
        let name = out.say(&say!("winnable-side", side = side));
        let verdict = out.say(&verdict(answer.verdict));
        writeln!(out, "  {name:<6} {}", paint.text(BOLD, verdict))?;
        let why = out.say(&flagfall_wire::reason(side, answer.reason(position)));
        let moves = line(position, answer, san_of).unwrap_or_default();
        let moves = numbered(position, &moves);
        for line in wrap(&why, MEASURE).iter().chain(&wrap(&moves, MEASURE)) {
            if !line.is_empty() {
                writeln!(out, "         {line}")?;
            }
        }
    }
    match both.dead() {
        Some(true) => {
            let dead = out.say(&say!("winnable-dead"));
            writeln!(out, "  {}", paint.text(YELLOW, dead))
        }
        _ => Ok(()),
    }
}

/// The moves with their numbers, counted from the position.
fn numbered(position: &Position, moves: &[String]) -> String {
    let mut text = String::new();
    let mut number = position.fullmoves();
    let mut turn = position.turn();
    for (at, played) in moves.iter().enumerate() {
        match (turn, at) {
            (Color::White, _) => text.push_str(&format!("{number}.\u{a0}")),
            (Color::Black, 0) => text.push_str(&format!("{number}…\u{a0}")),
            (Color::Black, _) => {}
        }
        text.push_str(played);
        text.push(' ');
        number += u32::from(turn == Color::Black);
        turn = !turn;
    }
    text
}

fn verdict(verdict: Verdict) -> Text {
    match verdict {
        Verdict::Winnable => say!("winnable-yes"),
        Verdict::Unwinnable => say!("winnable-no"),
        Verdict::Undetermined => say!("winnable-unknown"),
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
