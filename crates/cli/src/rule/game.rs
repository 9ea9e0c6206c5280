//! A game file, replayed.

use super::{Rule, place};
use crate::failure::{Done, Failure, Status};
use crate::input::Source;
use crate::term::{BLUE, BOLD, DIM, Out, Paint, RED, YELLOW, excerpt, harmless, wrap};
use flagfall_clock::Millis;
use flagfall_game::{Replay, replay};
use flagfall_record::{Entry, Ms, text};
use flagfall_wire::{Cite, GameFile, GameResult, WireError};
use std::io::{self, Write};

/// The width of a ruling's text, in characters.
const MEASURE: usize = 66;

/// Replays one game and prints what came of it.
pub(super) fn run(source: &Source, text: &str, number: usize, args: &Rule, out: &mut Out) -> Done {
    let mut file = GameFile::parse(text).map_err(|error| unread(source, text, &error))?;
    if let Some(edition) = args.edition {
        edition.id().clone_into(&mut file.edition);
    }
    let game = file.read().map_err(|error| unread(source, text, &error))?;
    let replay = replay(game.header, &game.entries)
        .map_err(|error| Failure::unusable(format!("{}: {error}", source.name())))?;
    let result = GameResult::of(&replay.game, &replay.events, out.lang);
    if args.json {
        out.json(&result)?;
    } else {
        if number > 0 {
            writeln!(out)?;
        }
        print(source, &game.entries, &replay, &result, out)?;
    }
    Ok(Status::problems(args.strict && !result.refusals.is_empty()))
}

/// The error in compiler style: the place in the file, and the place in the object.
fn unread(source: &Source, text: &str, error: &WireError) -> Failure {
    // A text that is no JSON names its place itself.
    let own = error.place.strip_prefix("line ").and_then(|it| {
        let (line, column) = it.split_once(", column ")?;
        Some((line.parse().ok()?, column.parse().ok()?))
    });
    let (line, column): (usize, usize) =
        own.unwrap_or_else(|| place::line_and_column(text, place::find(text, &error.place)));
    let shown = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    let (says, column, width) = match own {
        Some(_) => {
            let (column, width) = key(shown, column, &error.found);
            (
                format!("this is no game file: {}", error.found),
                column,
                width,
            )
        }
        None => {
            let says = format!(
                "{}: expected {}, found {}",
                error.place, error.expected, error.found
            );
            (says, column, 1)
        }
    };
    let (shown, caret) = excerpt(shown, column, width);
    Failure::unusable(format!(
        "{}:{line}:{column}: {says}\n  {shown}\n  {caret}",
        source.name(),
    ))
    .hint("docs/game-file.md describes the game file.")
}

/// Where the key begins that a message names in backquotes, if the line ends with it there; the
/// parser stands behind it.
fn key(line: &str, column: usize, message: &str) -> (usize, usize) {
    let before: String = line.chars().take(column).collect();
    let found = message.split('`').nth(1).and_then(|name| {
        let at = before.rfind(&format!("\"{name}\""))?;
        Some((before[..at].chars().count() + 1, name.chars().count() + 2))
    });
    found.unwrap_or((column, 1))
}

fn print(
    source: &Source,
    entries: &[Entry],
    replay: &Replay,
    result: &GameResult,
    out: &mut Out,
) -> io::Result<()> {
    let paint = out.paint;
    let header = replay.game.header();
    let title = format!("{}, under the Laws of {}", source.name(), header.edition);
    writeln!(out, "{}", paint.text(BOLD, title))?;
    writeln!(out, "{}\n", paint.text(DIM, header.edition.title()))?;
    let mut since = Ms::ZERO;
    for (number, entry) in entries.iter().enumerate() {
        act(number, entry, since, out)?;
        since = entry.at;
        came(number, result, out)?;
    }
    if !entries.is_empty() {
        writeln!(out)?;
    }
    standing(result, out)
}

/// One act, on a line of its own.
fn act(number: usize, entry: &Entry, since: Ms, out: &mut Out) -> io::Result<()> {
    let paint = out.paint;
    let at = match number == 0 || entry.at != since {
        true => text::write_time(entry.at),
        false => String::new(),
    };
    let number = paint.text(DIM, format!("{number:>4}"));
    let at = paint.text(DIM, format!("{at:>9}"));
    let act = harmless(&text::act(entry.by, &entry.act));
    writeln!(out, "{number} {at}  {act}")
}

/// What was ruled, refused and asked on an act.
fn came(number: usize, result: &GameResult, out: &mut Out) -> io::Result<()> {
    let paint = out.paint;
    let mut says = |what: &str, text: &str, cites: &[Cite]| {
        let mut lines = wrap(&format!("{what}{text}"), MEASURE);
        if let (Some(cites), Some(last)) = (written(cites), lines.last_mut()) {
            // The articles stay together, on the last line or on one of their own.
            if last.chars().count() + cites.chars().count() < MEASURE {
                last.push_str(&format!(" {}", paint.text(BLUE, cites)));
            } else {
                lines.push(paint.text(BLUE, cites).to_string());
            }
        }
        if let (Some(first), false) = (lines.first_mut(), what.is_empty()) {
            let rest = first.strip_prefix(what).unwrap_or(first).to_owned();
            *first = format!("{}{rest}", paint.text(YELLOW, what));
        }
        lines
            .iter()
            .try_for_each(|line| writeln!(out, "{:17}{line}", ""))
    };
    for it in result.rulings.iter().filter(|it| it.act == number) {
        says("", &it.text, &it.cites)?;
    }
    for it in result.refusals.iter().filter(|it| it.act == number) {
        says("Refused: ", &it.text, &it.cites)?;
    }
    for it in result.questions.iter().filter(|it| it.act == number) {
        let what = format!("Question {}: ", it.id);
        says(&what, &it.text, &it.cites)?;
        let choices = format!("answers: {}", it.choices.join(", "));
        says("", &choices, &[])?;
    }
    Ok(())
}

/// A sentence with the articles it rests on: `White gets 3:00 more. (9.5b, 2009)`.
pub(super) fn sentence(paint: Paint, what: &str, text: &str, cites: &[Cite]) -> String {
    let what = paint.text(YELLOW, what);
    match written(cites) {
        None => format!("{what}{text}"),
        Some(cites) => format!("{what}{text} {}", paint.text(BLUE, cites)),
    }
}

/// `(9.5b, 2009; 9.2a)`: the edition is named once while it stays the same.
fn written(cites: &[Cite]) -> Option<String> {
    let mut parts = Vec::new();
    let mut last = None;
    for cite in cites {
        let edition = (&cite.edition, &cite.completes);
        let mut part = cite.article.clone();
        if last != Some(edition) {
            part.push_str(", ");
            part.push_str(&cite.edition);
            if let Some(text) = &cite.completes {
                part.push_str(&format!(" completing {text}"));
            }
        }
        last = Some(edition);
        parts.push(part);
    }
    (!parts.is_empty()).then(|| format!("({})", parts.join("; ")))
}

/// How the game stands after the last act.
fn standing(result: &GameResult, out: &mut Out) -> io::Result<()> {
    let paint = out.paint;
    let mut fact = |label: &str, text: String| {
        writeln!(out, "  {} {text}", paint.text(DIM, format!("{label:<9}")))
    };
    let plies = match result.position.plies {
        1 => "1 half-move".to_owned(),
        n => format!("{n} half-moves"),
    };
    fact(
        "position",
        format!("{}  after {plies}", result.position.fen),
    )?;
    if let Some(clocks) = &result.clocks {
        let (white, black) = (Millis(clocks.white_ms), Millis(clocks.black_ms));
        let running = match clocks.running.as_deref() {
            Some("white") => "White's clock runs",
            Some(_) => "Black's clock runs",
            None => "both clocks stand",
        };
        let (white, black) = (text::write_time(white), text::write_time(black));
        fact("clocks", format!("White {white}, Black {black}; {running}"))?;
    }
    for it in &result.obligations {
        fact("bound", sentence(paint, "", &it.text, &it.cites))?;
    }
    let counted = result.illegal_moves;
    if counted.white + counted.black > 0 {
        let (white, black) = (counted.white, counted.black);
        fact("illegal", format!("White {white}, Black {black} counted"))?;
    }
    match &result.outcome {
        None => fact("outcome", "the game is on".to_owned()),
        Some(it) => {
            let score = paint.text(RED, format!("{}-{}", it.white, it.black));
            let unplayed = if it.unplayed { " (not played)" } else { "" };
            let says = sentence(paint, "", &it.text, &it.cites);
            fact("outcome", format!("{score}{unplayed}  {says}"))
        }
    }
}
