//! Judges the games of PGN files, each by the Laws of its day, and counts what was found.
//!
//! `cargo run -p flagfall-audit --example findings -- games.pgn`; without a file it judges a game
//! of its own.
#![allow(clippy::print_stdout, reason = "an example says what it finds")]

use flagfall_audit::{By, judged};
use flagfall_notation::pgn::Reader;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read};

/// A mate that somebody did not see.
const GAME: &[u8] = b"[Date \"2024.05.01\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 3. Kf2 1-0";

fn main() -> io::Result<()> {
    let mut counts = BTreeMap::new();
    let files: Vec<String> = std::env::args().skip(1).collect();
    if files.is_empty() {
        count("a game", GAME, &mut counts)?;
    }
    for file in &files {
        count(file, File::open(file)?, &mut counts)?;
    }
    for (kind, count) in counts {
        println!("{count:8} {kind}");
    }
    Ok(())
}

/// Prints the problems of each game and counts all findings by their words.
fn count(
    name: &str,
    bytes: impl Read,
    counts: &mut BTreeMap<&'static str, usize>,
) -> io::Result<()> {
    for it in judged(Reader::new(bytes), By::Date) {
        let checked = it?.checked;
        for problem in &checked.problems {
            let line = problem.place.line;
            let article = problem.article.map(|it| format!(" ({it})"));
            let article = article.unwrap_or_default();
            println!("{name}:{line}: {}{article}", problem.message);
        }
        let problems = checked.problems.iter().map(|it| it.kind.word());
        let notes = checked.notes.iter().map(|it| it.kind.word());
        for kind in problems.chain(notes) {
            *counts.entry(kind).or_default() += 1;
        }
    }
    Ok(())
}
