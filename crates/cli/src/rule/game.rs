//! A game file, replayed.

use super::{Rule, explain, place, story};
use crate::failure::{Done, Failure, Status};
use crate::input::Source;
use crate::term::{Out, excerpt};
use flagfall_game::replay;
use flagfall_wire::{GameFile, GameResult, WireError};
use std::io::Write;

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
    if args.json && args.explain {
        out.json(&explain::Explained::of(
            result.clone(),
            &replay.game,
            out.lang,
        ))?;
    } else if args.json {
        out.json(&result)?;
    } else {
        if number > 0 {
            writeln!(out)?;
        }
        story::print(&source.name(), &game.entries, &replay, &result, args, out)?;
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
