//! `flagfall engine`: a UCI engine plays a seat.

use crate::failure::{Done, Failure, Status};
use crate::term::{Out, harmless};
use clap::Args;
use flagfall_engine::{ClientError, EngineError, Happening, Link, Policy, Spec, sit};
use std::io::{self, Read, Write};
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  flagfall engine 'http://127.0.0.1:7878/g/GAME#t=KEY' --engine stockfish
      sits down at the seat whose link that is, and plays until the game is over
  flagfall engine - --engine stockfish < link.txt
      the same, and the key stands on no command line
  flagfall engine LINK --engine stockfish --set 'Skill Level=3' --set Threads=2
  flagfall engine LINK --engine lc0 --resign never

The engine chooses moves; all else that a player does is done for it under the same Laws as yours:
it presses, offers after its move, writes the move before it claims a draw with it, calls your flag,
claims your illegal move, plays what it owes. If it ends or falls silent, its clocks are stopped and
the arbiter is called.

Exit status: 0 the game is over; 2 the engine does not play, or not any more, and why.";

/// Have a UCI engine play a seat, under the same Laws as its opponent
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Engine {
    /// The link of the player's seat; - reads it from standard input
    #[arg(value_name = "LINK")]
    link: String,
    /// The engine: a program that speaks UCI
    #[arg(long, value_name = "PROGRAM")]
    engine: PathBuf,
    /// Set an option of the engine; may be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = option)]
    set: Vec<(String, String)>,
    /// Resign so many pawns down: a number, or never
    #[arg(long, value_name = "PAWNS", default_value = "9", value_parser = pawns)]
    resign: Pawns,
    /// Print what it does as JSON objects, one a line
    #[arg(long)]
    json: bool,
}

/// How many hundredths of a pawn, or no number.
#[derive(Clone, Copy)]
struct Pawns(Option<i32>);

fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').unwrap_or((text, ""));
    match name.trim() {
        "" => Err("write NAME=VALUE, such as Threads=2".to_owned()),
        name => Ok((name.to_owned(), value.trim().to_owned())),
    }
}

fn pawns(text: &str) -> Result<Pawns, String> {
    if text == "never" {
        return Ok(Pawns(None));
    }
    let number: Result<u16, _> = text.parse();
    match number {
        Ok(pawns @ 1..=500) => Ok(Pawns(Some(i32::from(pawns) * 100))),
        _ => Err("a number of pawns from 1 to 500, or never".to_owned()),
    }
}

/// Plays until the game is over.
pub(crate) fn run(args: &Engine, out: &mut Out) -> Done {
    let link = match args.link.as_str() {
        "-" => first_line()?,
        link => link.to_owned(),
    };
    let link: Link = link
        .parse()
        .map_err(|error: ClientError| told(&error.into()))?;
    let spec = Spec {
        program: args.engine.clone(),
        arguments: Vec::new(),
        options: args.set.clone(),
    };
    let policy = Policy {
        resign_at: args.resign.0.map(|it| -it),
        ..Policy::default()
    };
    let mut printed = Ok(());
    let mut tell = |it: Happening| {
        if printed.is_ok() {
            printed = show(&it, args.json, out);
        }
    };
    sit(&link, &spec, policy, &mut tell).map_err(|error| told(&error))?;
    printed?;
    Ok(Status::Clean)
}

fn told(error: &EngineError) -> Failure {
    Failure::unusable(harmless(&error.to_string()))
}

/// The first line of standard input.
fn first_line() -> Result<String, Failure> {
    let mut text = String::new();
    let read = io::stdin().take(4_096).read_to_string(&mut text);
    read.map_err(|error| Failure::unusable(format!("standard input: {error}")))?;
    Ok(text.lines().next().unwrap_or_default().to_owned())
}

fn show(happening: &Happening, json: bool, out: &mut Out) -> io::Result<()> {
    match json {
        true => out.json(&as_json(happening))?,
        false => writeln!(out, "{}", harmless(&as_text(happening)))?,
    }
    out.flush()
}

fn as_json(happening: &Happening) -> serde_json::Value {
    use serde_json::json;
    match happening {
        Happening::Seated { engine, side } => {
            json!({"happened": "seated", "engine": engine, "side": side})
        }
        Happening::Chose { mv, score, ms } => {
            let ms = u64::try_from(*ms).unwrap_or(u64::MAX);
            json!({"happened": "chose", "move": mv, "centipawns": score, "ms": ms})
        }
        Happening::Did { acts } => json!({"happened": "did", "acts": acts}),
        Happening::Lost => json!({"happened": "lost"}),
        Happening::Over { text } => json!({"happened": "over", "text": text}),
        other => json!({"happened": format!("{other:?}")}),
    }
}

fn as_text(happening: &Happening) -> String {
    match happening {
        Happening::Seated { engine, side } => format!("{engine} plays {side}."),
        Happening::Chose { mv, score, ms } => {
            let seconds = *ms as f64 / 1000.0;
            let score = score.map(|it| format!("{:+.2}, ", f64::from(it) / 100.0));
            format!("{mv}  ({}{seconds:.1} s)", score.unwrap_or_default())
        }
        Happening::Did { acts } => acts.join(", "),
        Happening::Lost => "The server cannot be heard; trying again.".to_owned(),
        Happening::Over { text } => text.clone(),
        other => format!("{other:?}"),
    }
}
