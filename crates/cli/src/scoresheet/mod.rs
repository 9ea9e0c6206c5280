//! `flagfall scoresheet`: games on paper, to be signed.

mod played;

use crate::failure::{Done, Failure, Status};
use crate::input::{Source, sources};
use crate::interrupt;
use crate::term::Out;
use clap::{Args, ValueEnum};
use flagfall_board::Color;
use flagfall_library::unpacked;
use flagfall_notation::Language;
use flagfall_notation::pgn::{Reader, Tree};
use flagfall_notation::style::{Men, Style};
use flagfall_print::{Names, Paper, Printed, Scoresheet, scoresheets, transcribed};
use flagfall_words::Lang;
use std::fs;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  flagfall scoresheet game.json -o game.pdf           as played, with what was ruled, on A5
  flagfall scoresheet games.pgn -o round.pdf          every game of a file, a sheet each
  flagfall scoresheet --blank 8 -o blank.pdf          to be written on
  flagfall scoresheet game.json --of black -o b.pdf   as Black wrote it himself
  flagfall scoresheet game.pgn --lang de -o d.pdf     Sf3, Lb5: the letters of 55 languages
  flagfall scoresheet game.pgn --lang figurine -o f.pdf
  flagfall scoresheet game.json --rulings -o r.pdf    the rulings, with room for an appeal

A game file knows no names: say them with --white, --black, --event, --date, --round, --board.";

/// Print the scoresheet of a game as PDF, or a blank one
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Sheet {
    /// Game files (.json) and PGN files, plain or packed; - for standard input
    #[arg(required_unless_present = "blank", value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Where to write the PDF; - for standard output
    #[arg(long, short, value_name = "OUT.pdf")]
    output: PathBuf,
    /// a5, a4 or letter; a4 with --rulings
    #[arg(long, value_name = "SIZE")]
    paper: Option<Paper>,
    /// So many blank sheets
    #[arg(long, value_name = "N", conflicts_with = "files")]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=500))]
    blank: Option<u16>,
    /// The scoresheet that this player has written himself (game files only)
    #[arg(long, value_name = "SIDE")]
    of: Option<Side>,
    /// The rulings of a game file in place of its moves
    #[arg(long, conflicts_with_all = ["blank", "of"])]
    rulings: bool,
    #[command(flatten)]
    names: Named,
}

/// What stands in the head of the sheet, where the file does not say it or says it otherwise.
#[derive(Args)]
#[command(next_help_heading = "In the head")]
struct Named {
    /// Who has the white men
    #[arg(long, value_name = "NAME")]
    white: Option<String>,
    /// Who has the black men
    #[arg(long, value_name = "NAME")]
    black: Option<String>,
    /// The competition
    #[arg(long, value_name = "NAME")]
    event: Option<String>,
    /// The date
    #[arg(long, value_name = "DATE")]
    date: Option<String>,
    /// The round
    #[arg(long, value_name = "N")]
    round: Option<String>,
    /// The board's number
    #[arg(long, value_name = "N")]
    board: Option<String>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Side {
    White,
    Black,
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        match side {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }
}

impl Named {
    fn names(&self) -> Names {
        let of = |it: &Option<String>| it.clone().unwrap_or_default();
        Names {
            white: of(&self.white),
            black: of(&self.black),
            event: of(&self.event),
            date: of(&self.date),
            round: of(&self.round),
            board: of(&self.board),
        }
    }

    /// What is said here goes before what the file says.
    fn over(&self, sheet: &mut Scoresheet) {
        let head = &mut sheet.head;
        for (said, field) in [
            (&self.white, &mut head.white),
            (&self.black, &mut head.black),
            (&self.event, &mut head.event),
            (&self.date, &mut head.date),
            (&self.round, &mut head.round),
            (&self.board, &mut head.board),
        ] {
            if let Some(said) = said {
                field.clone_from(said);
            }
        }
    }
}

/// Prints the sheets of every file into one document.
pub(crate) fn run(args: &Sheet, lang: Option<&str>, out: &mut Out) -> Done {
    interrupt::listen();
    let style = style(lang)?;
    let (printed, status) = match args.blank {
        Some(many) => (blank(args, many, out.lang)?, Status::Clean),
        None => filled(args, &style, out)?,
    };
    if !printed.missing.is_empty() {
        let letters: String = printed.missing.iter().take(20).collect();
        out.remark(&format!(
            "no letter in the faces for {letters}: a box stands in its place"
        ));
    }
    write(args, &printed, out)?;
    Ok(status)
}

fn blank(args: &Sheet, many: u16, lang: Lang) -> Result<Printed, Failure> {
    let mut sheet = Scoresheet::default();
    args.names.over(&mut sheet);
    let sheets = vec![sheet; usize::from(many)];
    printed(scoresheets(&sheets, args.paper.unwrap_or(Paper::A5), lang))
}

fn filled(args: &Sheet, style: &Style, out: &mut Out) -> Result<(Printed, Status), Failure> {
    let endings = [".json", ".pgn", ".pgn.zst", ".pgn.gz", ".pgn.bz2"];
    let sources = sources(&args.files, &endings)?;
    if args.rulings {
        let [source] = sources.as_slice() else {
            return Err(Failure::unusable("the rulings of one game at a time")
                .hint("Name one game file (.json)."));
        };
        let paper = args.paper.unwrap_or_default();
        let names = args.names.names();
        let printed = played::rulings(source, &names, style, paper, out.lang)?;
        return Ok((printed, Status::Clean));
    }
    let mut sheets = Vec::new();
    let mut status = Status::Clean;
    for source in &sources {
        if source.name().to_ascii_lowercase().ends_with(".json") {
            let (names, of) = (args.names.names(), args.of.map(Color::from));
            sheets.push(played::sheet(source, &names, of, style, out.lang)?);
        } else if args.of.is_some() {
            let what = format!("{} does not say what a player has written", source.name());
            return Err(Failure::unusable(what).hint("--of goes with game files (.json)."));
        } else {
            status = status.max(games(source, args, style, &mut sheets, out)?);
        }
    }
    let paper = args.paper.unwrap_or(Paper::A5);
    Ok((printed(scoresheets(&sheets, paper, out.lang))?, status))
}

/// The games of a PGN file.
fn games(
    source: &Source,
    args: &Sheet,
    style: &Style,
    sheets: &mut Vec<Scoresheet>,
    out: &mut Out,
) -> Done {
    let mut status = Status::Clean;
    let bytes = unpacked(source.open()?).map_err(|error| source.unread(&error))?;
    for (at, game) in Reader::new(bytes).enumerate() {
        let game = game.map_err(|error| source.unread(&error))?;
        if interrupt::stopped() {
            return Err(Failure::Interrupted);
        }
        let (tree, faults) = Tree::read(&game);
        if let Some(fault) = faults.first() {
            status = Status::Problems;
            let name = source.name();
            let what = format!("{name}: game {}: {}", at + 1, fault.message);
            out.complain(&Failure::unusable(crate::term::harmless(&what)));
        }
        let mut sheet = transcribed(&tree, style, out.lang);
        args.names.over(&mut sheet);
        sheets.push(sheet);
    }
    Ok(status)
}

fn printed(made: Result<Printed, flagfall_print::Unprintable>) -> Result<Printed, Failure> {
    made.map_err(|error| Failure::unusable(error.to_string()))
}

fn write(args: &Sheet, printed: &Printed, out: &mut Out) -> Result<(), Failure> {
    use std::io::Write;
    if args.output.as_os_str() == "-" {
        out.write_all(&printed.pdf)?;
        return Ok(());
    }
    fs::write(&args.output, &printed.pdf).map_err(|error| {
        let what = format!("{} cannot be written: {error}", args.output.display());
        Failure::unusable(what)
    })?;
    let sheets = match printed.sheets {
        1 => "1 sheet".to_owned(),
        many => format!("{many} sheets"),
    };
    out.remark(&format!("{}: {sheets}", args.output.display()));
    Ok(())
}

/// As the Laws write moves, with the letters of a language, or with figurines.
fn style(lang: Option<&str>) -> Result<Style, Failure> {
    let official = Style::OFFICIAL;
    match lang {
        None => Ok(official),
        Some("figurine") => Ok(Style {
            men: Men::Figurines,
            ..official
        }),
        Some(code) => {
            let language = Language::from_code(code).ok_or_else(|| {
                let codes: Vec<&str> = Language::ALL.iter().map(|it| it.code).collect();
                let hint = format!("figurine, or one of {}.", codes.join(", "));
                Failure::unusable(format!("there are no letters for {code:?}")).hint(hint)
            })?;
            Ok(official.spelled_in(language))
        }
    }
}
