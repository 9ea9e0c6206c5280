//! `flagfall convert`: the same games in another notation.

mod appendix;
mod form;
mod transcript;

use crate::args::{TODAY, edition};
use crate::failure::{Done, Failure, Status};
use crate::input::{Source, sources};
use crate::interrupt;
use crate::term::Out;
use appendix::Choice;
use clap::{Args, ValueEnum};
use flagfall_edition::Edition;
use flagfall_library::unpacked;
use flagfall_notation::language::{Recognized, recognize};
use flagfall_notation::pgn::{Game, Reader, start};
use flagfall_notation::spoken::Tongue;
use flagfall_notation::style::Style;
use flagfall_notation::{Language, Leniency, Reader as MoveReader};
use form::Form;
use std::io::Write;
use std::path::PathBuf;
use transcript::{Transcript, main_line};

const EXAMPLES: &str = "\
Examples:
  flagfall convert game.pgn --to san --lang de         Sf3, Lb5: the letters of 55 languages
  flagfall convert game.pgn --to san --official        0-0, d8Q, exd6 e.p., as Appendix C has it
  flagfall convert game.pgn --to san --edition 2009    as Appendix C had it then
  flagfall convert game.pgn --to uci                   e2e4 e7e5, a game a line
  flagfall convert game.pgn --to spoken                Eva vier, as among blind players
  flagfall convert game.pgn --to braille --brf         a scoresheet for an embosser
  flagfall convert alt.pgn --from-lang de --to pgn     into the letters of PGN
  flagfall convert alt.pgn --from-lang auto --to pgn   in whichever language it can be played
  flagfall convert game.pgn --strict 2009 --to pgn     only what Appendix C of 2009 writes is read
  flagfall convert game.pgn --allow lower_case --to pgn   nf3 is a knight's move

Forms that hold moves only (uci, iccf, spoken, braille) leave comments and variations out. A game
is written up to the first move that cannot be read; that is said with its place, and the exit
status is 1.";

/// Write the games of a file in another notation
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Convert {
    /// PGN files, plain or packed (.zst, .gz, .bz2), folders of them; - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// pgn, san, lan, uci, figurine, iccf, spoken or braille
    #[arg(long, value_name = "FORM", hide_possible_values = true)]
    to: To,
    /// The language the moves are written in; auto: whichever it can be played in
    #[arg(long, value_name = "LANG")]
    from_lang: Option<String>,
    /// Read moves in this form only: pgn, or what an edition of the Laws prescribes
    #[arg(long, value_name = "pgn|ID", value_parser = strict_form)]
    strict: Option<Strict>,
    /// Read what is written otherwise in this way, by its name
    #[arg(long, value_name = "NAME", value_parser = leniency)]
    allow: Vec<Leniency>,
    /// For san, lan and figurine: the form that this edition of the Laws prescribes
    #[arg(long, value_name = "ID", value_parser = edition)]
    edition: Option<Edition>,
    /// As --edition with the one in force today
    #[arg(long, conflicts_with = "edition")]
    official: bool,
    /// As --edition or --official, without the signs that it leaves to the player
    #[arg(long, conflicts_with = "official")]
    short: bool,
    /// For spoken: name the man and both squares always
    #[arg(long)]
    full: bool,
    /// For braille: the characters that embossers take
    #[arg(long)]
    brf: bool,
}

/// The notation to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum To {
    Pgn,
    San,
    Lan,
    Uci,
    Figurine,
    Iccf,
    Spoken,
    Braille,
}

/// The only form in which moves are read.
#[derive(Clone, Copy, Debug)]
enum Strict {
    Pgn,
    Edition(Edition),
}

fn strict_form(text: &str) -> Result<Strict, String> {
    match text {
        "pgn" => Ok(Strict::Pgn),
        other => edition(other)
            .map(Strict::Edition)
            .map_err(|error| format!("pgn, or an edition: {error}")),
    }
}

fn leniency(text: &str) -> Result<Leniency, String> {
    Leniency::from_name(text).ok_or_else(|| {
        let names: Vec<&str> = Leniency::ALL.iter().map(|it| it.name()).collect();
        format!("the names are {}", names.join(", "))
    })
}

/// In which language the moves are read.
enum ReadIn {
    Language(&'static Language),
    Auto,
}

/// How the moves are read.
struct Reads {
    language: ReadIn,
    /// The only form, where there is one.
    strict: Option<Style>,
    allowed: Vec<Leniency>,
}

impl Reads {
    fn of(args: &Convert) -> Result<Reads, Failure> {
        let language = match args.from_lang.as_deref() {
            None => ReadIn::Language(Language::ENGLISH),
            Some("auto") => ReadIn::Auto,
            Some(code) => ReadIn::Language(language(code)?),
        };
        let full = Choice {
            short: false,
            long: false,
        };
        let strict = match args.strict {
            None => None,
            Some(Strict::Pgn) => Some(Style::PGN),
            Some(Strict::Edition(edition)) => Some(appendix::style(edition, full)?),
        };
        Ok(Reads {
            language,
            strict,
            allowed: args.allow.clone(),
        })
    }

    fn reader(&self, language: &'static Language) -> MoveReader {
        let mut reader = match self.strict {
            None => MoveReader::of(language),
            Some(style) => MoveReader::strict(style.spelled_in(language)),
        };
        for one in &self.allowed {
            reader.allowed = reader.allowed.with(*one);
        }
        reader
    }
}

/// Converts every game of every file.
pub(crate) fn run(args: &Convert, lang: Option<&str>, out: &mut Out) -> Done {
    interrupt::listen();
    let form = form_of(args, lang)?;
    let reads = Reads::of(args)?;
    let sources = sources(&args.files, &[".pgn", ".pgn.zst", ".pgn.gz", ".pgn.bz2"])?;
    let mut status = Status::Clean;
    let mut left_out = 0_u64;
    let mut first = true;
    for source in &sources {
        let bytes = unpacked(source.open()?).map_err(|error| source.unread(&error))?;
        for (at, game) in Reader::new(bytes).enumerate() {
            let game = game.map_err(|error| source.unread(&error))?;
            if interrupt::stopped() {
                return Err(Failure::Interrupted);
            }
            let number = at + 1;
            let Some(read) = transcript(source, number, &game, &reads, out) else {
                status = Status::Problems;
                continue;
            };
            if !read.trouble.is_empty() {
                status = Status::Problems;
            }
            for trouble in &read.trouble {
                let place = trouble.place;
                let (line, column) = (place.line, place.column);
                let ply = trouble.ply;
                complain(
                    source,
                    number,
                    &format!(
                        "ply {ply}, line {line}, column {column}: {}",
                        trouble.message
                    ),
                    out,
                );
            }
            left_out += u64::from(!form.holds_remarks() && read.has_remarks());
            if !first && !form.is_a_line() {
                writeln!(out)?;
            }
            first = false;
            out.write_all(form.write(&game, &read).as_bytes())?;
        }
    }
    if left_out > 0 {
        let games = if left_out == 1 {
            "1 game"
        } else {
            &format!("{left_out} games")
        };
        out.remark(&format!(
            "comments and variations of {games} are left out: moves only"
        ));
    }
    if status != Status::Clean && args.from_lang.is_none() && args.strict.is_none() {
        out.remark("if the moves are in another language, say --from-lang auto");
    }
    Ok(status)
}

fn complain(source: &Source, number: usize, what: &str, out: &mut Out) {
    let name = source.name();
    let what = crate::term::harmless(&format!("{name}: game {number}, {what}"));
    out.complain(&Failure::unusable(what));
}

/// The game as it is read; nothing, and why is said, if it cannot be read at all.
fn transcript(
    source: &Source,
    number: usize,
    game: &Game,
    reads: &Reads,
    out: &mut Out,
) -> Option<Transcript> {
    let begins = start(game);
    if !begins.playable {
        let line = game.start().line;
        let why = begins
            .faults
            .first()
            .map_or("not chess", |it| it.message.as_str());
        complain(source, number, &format!("line {line}: {why}"), out);
        return None;
    }
    let language = match &reads.language {
        ReadIn::Language(language) => language,
        ReadIn::Auto => {
            let texts = main_line(game);
            let found = recognize(&begins.position, texts.iter().map(String::as_str));
            match chosen(&found) {
                Ok(language) => language,
                Err(what) => {
                    let line = game.start().line;
                    complain(source, number, &format!("line {line}: {what}"), out);
                    return None;
                }
            }
        }
    };
    Some(Transcript::read(game, &begins, &reads.reader(language)))
}

/// The language to read a game in, or why none can be chosen.
fn chosen(found: &Recognized) -> Result<&'static Language, String> {
    if let Some(language) = found.language() {
        return Ok(language);
    }
    let first = found.candidates.first();
    match first {
        Some(candidate) if found.read < found.plies => Ok(candidate.language),
        _ => Err(format!("{found}; say which with --from-lang")),
    }
}

fn language(code: &str) -> Result<&'static Language, Failure> {
    Language::from_code(code).ok_or_else(|| {
        let codes: Vec<&str> = Language::ALL.iter().map(|it| it.code).collect();
        let hint = format!("The languages are {}.", codes.join(", "));
        Failure::unusable(format!("there are no letters for {code:?}")).hint(hint)
    })
}

/// The form that the arguments ask for.
fn form_of(args: &Convert, lang: Option<&str>) -> Result<Form, Failure> {
    let base = |long: bool| {
        let usual = if long { Style::LONG } else { Style::PGN };
        prescribed(args, long).map(|it| it.unwrap_or(usual))
    };
    let spelled = |style: Style| match lang {
        Some(code) => language(code).map(|it| style.spelled_in(it)),
        None => Ok(style),
    };
    Ok(match args.to {
        To::San => Form::Algebraic(spelled(base(false)?)?),
        To::Lan => Form::Algebraic(spelled(base(true)?)?),
        To::Figurine => Form::Algebraic(Style {
            men: Style::FIGURINE.men,
            ..base(false)?
        }),
        other if args.edition.is_some() || args.official || args.short => {
            let name = other.to_possible_value();
            let name = name.as_ref().map_or("", |it| it.get_name());
            let what = format!("the Laws prescribe no form of {name}");
            return Err(Failure::unusable(what).hint(
                "--edition, --official and --short go with --to san, --to lan and --to figurine.",
            ));
        }
        To::Pgn => Form::Pgn,
        To::Uci => Form::Uci,
        To::Iccf => Form::Iccf,
        To::Spoken => {
            let code = lang.unwrap_or("de");
            let tongue = Tongue::from_code(code).ok_or_else(|| {
                Failure::unusable(format!("moves are not spoken in {code:?}"))
                    .hint("The languages are de (as among blind players), en and fr.")
            })?;
            Form::Spoken(tongue, args.full)
        }
        To::Braille => Form::Braille { brf: args.brf },
    })
}

/// The style of an edition, if one is asked for.
fn prescribed(args: &Convert, long: bool) -> Result<Option<Style>, Failure> {
    let short = args.short;
    let today = || {
        (args.official || short)
            .then(|| Edition::from_id(TODAY))
            .flatten()
    };
    let edition = args.edition.or_else(today);
    edition
        .map(|it| appendix::style(it, Choice { short, long }))
        .transpose()
}
