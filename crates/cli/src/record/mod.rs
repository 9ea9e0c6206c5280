//! The record as a whole: held against its hashes, backed up, put back.

mod backup;
mod migrate;
mod restore;
mod verify;

pub(crate) use backup::{BackupArgs, run as backup};
pub(crate) use migrate::{MigrateArgs, run as migrate};
pub(crate) use restore::{RestoreArgs, run as restore};
pub(crate) use verify::{VerifyArgs, run as verify};

use crate::failure::Failure;
use crate::term::{BOLD, GREEN, Out, RED};
use flagfall_store::{StoreError, Verified};
use serde_json::{Value, json};
use std::io::{self, Write};

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::unusable(error.to_string())
    }
}

/// What was found, in words.
fn print(source: &str, found: &Verified, out: &mut Out) -> io::Result<()> {
    let paint = out.paint;
    for line in &found.damage {
        writeln!(out, "{source}: {} {line}", paint.text(RED, "damaged:"))?;
    }
    for it in &found.broken {
        writeln!(out, "{source}: {} {it}", paint.text(RED, "broken:"))?;
    }
    let verdict = match found.is_sound() {
        true => paint.text(GREEN, "sound"),
        false => paint.text(RED, "not sound"),
    };
    let (games, entries) = (
        counted(found.games, "game"),
        counted(found.entries, "entry"),
    );
    writeln!(
        out,
        "{}: {verdict}, {games}, {entries}",
        paint.text(BOLD, source)
    )
}

fn counted(number: u64, what: &str) -> String {
    match (number, what.strip_suffix('y')) {
        (1, _) => format!("1 {what}"),
        (_, Some(stem)) => format!("{number} {stem}ies"),
        _ => format!("{number} {what}s"),
    }
}

/// The same as an object.
fn object(source: &str, found: &Verified) -> Value {
    let broken = found.broken.iter().map(|it| {
        let why = it.why.word();
        json!({"game": it.game, "entry": it.entry, "why": why, "text": it.to_string()})
    });
    json!({
        "source": source,
        "sound": found.is_sound(),
        "games": found.games,
        "entries": found.entries,
        "damage": found.damage,
        "broken": broken.collect::<Vec<_>>(),
    })
}

#[test]
fn counts_are_said_as_words_are() {
    for (number, what, expect) in [
        (1, "entry", "1 entry"),
        (0, "entry", "0 entries"),
        (1, "game", "1 game"),
        (2, "game", "2 games"),
    ] {
        assert_eq!(counted(number, what), expect);
    }
}
