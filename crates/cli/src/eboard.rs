//! `flagfall eboard`: an electronic board sits at a game.

use crate::failure::{Done, Failure, Status};
use crate::term::{Out, harmless};
use clap::{Args, ValueEnum};
use flagfall_eboard::{
    BoardError, ClientError, Happening, Link, Notice, PutBack, Settings, Source, Waits,
};
use flagfall_eboard::{sit, write_line};
use std::io::{self, Write};
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  my-board | flagfall eboard WHITE BLACK      both players at one board that speaks our lines
  flagfall eboard WHITE BLACK --lines /dev/board
  flagfall eboard WHITE BLACK --livechess     the first board that LiveChess has active
  flagfall eboard WHITE --chesslink /dev/ttyUSB0
      White moves on the board, Black elsewhere; his moves are to be made on the board too
  flagfall eboard WHITE BLACK --livechess --put-back ignore

WHITE and BLACK are the links of the seats, as the server gives them out:
http://127.0.0.1:7878/g/GAME#t=KEY

What is lifted, put down and pressed goes to the server as acts; nothing is judged here. What the
board cannot know (was the man adjusted or touched? which piece is it?) is asked, and answered on
standard input: {\"answer\":\"q1\",\"choice\":\"adjusted\"}. docs/eboard.md describes the lines.

Exit status: 0 the game is over; 2 the board is not at the game, or not any more, and why.";

/// Bring an electronic board to a game: lifts, drops and presses become acts
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Eboard {
    /// The links of the seats whose men are moved on the board: one or both
    #[arg(required = true, num_args = 1..=2, value_name = "LINK")]
    links: Vec<String>,
    /// Read our JSON lines from a file, a pipe or a device, and not from standard input
    #[arg(long, value_name = "FILE", group = "source")]
    lines: Option<PathBuf>,
    /// Follow LiveChess, at an address where it is not the usual one
    #[arg(long, value_name = "URL", num_args = 0..=1, group = "source")]
    livechess: Option<Option<String>>,
    /// Which of LiveChess's boards
    #[arg(long, value_name = "NUMBER", requires = "livechess")]
    serial: Option<String>,
    /// A ChessLink board at a serial port
    #[arg(long, value_name = "PORT", group = "source")]
    chesslink: Option<PathBuf>,
    /// A man lifted and put back: what it counts as
    #[arg(long, value_name = "AS", default_value = "ask")]
    put_back: Back,
    /// The board lies the other way round
    #[arg(long)]
    turned: bool,
    /// A man that could be slid further counts as let go of after so many milliseconds, or at the
    /// press
    #[arg(long, value_name = "MS", default_value = "1200",
          value_parser = clap::value_parser!(u64).range(300..=10_000))]
    let_go: u64,
    /// Print what happens as JSON objects, one a line
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Back {
    Ask,
    Ignore,
    Touched,
}

/// Sits at the game until it is over.
pub(crate) fn run(args: &Eboard, out: &mut Out) -> Done {
    let read = |text: &String| {
        text.parse::<Link>()
            .map_err(|error: ClientError| told(&error.into()))
    };
    let settings = Settings {
        links: args.links.iter().map(read).collect::<Result<_, _>>()?,
        source: source(args),
        waits: Waits {
            let_go: args.let_go,
            ..Waits::default()
        },
        put_back: match args.put_back {
            Back::Ask => PutBack::Ask,
            Back::Ignore => PutBack::Ignore,
            Back::Touched => PutBack::Touched,
        },
        turned: args.turned,
    };
    let mut printed = Ok(());
    let mut tell = |it: Happening| {
        if printed.is_ok() {
            printed = show(&it, args.json, out);
        }
    };
    sit(&settings, &mut tell).map_err(|error| told(&error))?;
    printed?;
    Ok(Status::Clean)
}

fn source(args: &Eboard) -> Source {
    if let Some(url) = &args.livechess {
        return Source::LiveChess {
            url: url.clone(),
            serial: args.serial.clone(),
        };
    }
    match &args.chesslink {
        Some(port) => Source::ChessLink(port.clone()),
        None => Source::Lines(args.lines.clone()),
    }
}

fn told(error: &BoardError) -> Failure {
    Failure::unusable(harmless(&error.to_string()))
}

fn show(happening: &Happening, json: bool, out: &mut Out) -> io::Result<()> {
    match json {
        true => writeln!(out, "{}", write_line(happening))?,
        false => writeln!(out, "{}", harmless(&as_text(happening)))?,
    }
    out.flush()
}

fn as_text(happening: &Happening) -> String {
    match happening {
        Happening::Seated(sides) => {
            let sides: Vec<&str> = sides.iter().map(|it| it.name()).collect();
            format!("The board moves for {}.", sides.join(" and "))
        }
        Happening::Did(side, acts) => {
            let acts: Vec<String> = acts.iter().map(act).collect();
            format!("{}: {}", side.name(), acts.join(", "))
        }
        Happening::Notice(Notice::Asked { id, text, choices }) => {
            let answers: Vec<String> = choices
                .iter()
                .map(|it| format!("{{\"answer\":\"{id}\",\"choice\":\"{it}\"}}"))
                .collect();
            format!("{text}\n  {}", answers.join("\n  "))
        }
        Happening::Notice(Notice::PutRight(wrong)) => {
            let one = |(square, man): &(_, Option<flagfall_board::Piece>)| match man {
                Some(man) => format!("{} to {square}", man.fen_char()),
                None => format!("{square} empty"),
            };
            let wrong: Vec<String> = wrong.iter().map(one).collect();
            format!("Put right: {}.", wrong.join(", "))
        }
        Happening::Notice(Notice::Right) => "Board and position agree.".to_owned(),
        Happening::Notice(Notice::Board(true)) => "The board is heard again.".to_owned(),
        Happening::Notice(Notice::Board(false)) => {
            "The board is not heard; the game goes on.".to_owned()
        }
        Happening::Unread(why) => format!("Not understood: {why}"),
        Happening::NotTaken(why) => format!("Not taken: {why}"),
        Happening::Lost => "The server cannot be heard; trying again.".to_owned(),
        Happening::Over { text } => text.clone(),
    }
}

fn act(it: &serde_json::Value) -> String {
    let text = |name: &str| it[name].as_str().unwrap_or_default().to_owned();
    let squares = || {
        let all = it["squares"].as_array().into_iter().flatten();
        let all: Vec<&str> = all.filter_map(serde_json::Value::as_str).collect();
        all.join(" ")
    };
    match it["act"].as_str().unwrap_or_default() {
        "release" => format!("{}-{}", text("from"), text("to")),
        "exchange" => format!("{} on {}", text("piece"), text("square")),
        "remove" => format!("{} off", text("square")),
        word => format!("{word} {}", squares()).trim_end().to_owned(),
    }
}
