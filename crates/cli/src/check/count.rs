//! The figures of a check.

use super::show::Shown;
use crate::term::{BLUE, BOLD, DIM, GREEN, Out, RED};
use flagfall_audit::By;
use flagfall_wire::{CheckedGame, ShardJson, Summary};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Instant;

/// The figures, and since when they are taken.
pub(super) struct Count {
    summary: Summary,
    begun: Instant,
    /// How many files could not be read at all.
    pub(super) unopened: usize,
    /// How many broke off.
    broken: usize,
}

#[derive(Serialize)]
struct Line<'a> {
    summary: &'a Summary,
}

impl Count {
    /// Nothing yet.
    pub(super) fn new() -> Count {
        Count {
            summary: Summary::default(),
            begun: Instant::now(),
            unopened: 0,
            broken: 0,
        }
    }

    /// Counts a game.
    pub(super) fn add(&mut self, game: &Shown) {
        let (problems, notes) = (game.problems.iter(), game.notes.iter());
        self.game(game.plies, problems.copied(), notes.copied());
    }

    /// Counts a game that was judged elsewhere.
    pub(super) fn read(&mut self, game: &CheckedGame) {
        let problems = game.problems.iter().map(|it| it.kind.as_str());
        let notes = game.notes.iter().map(|it| it.kind.as_str());
        self.game(game.plies, problems, notes);
    }

    fn game<'a>(
        &mut self,
        plies: usize,
        problems: impl Iterator<Item = &'a str>,
        notes: impl Iterator<Item = &'a str>,
    ) {
        let all = &mut self.summary;
        all.games += 1;
        all.plies += plies as u64;
        let found = add(&mut all.problems, problems);
        all.games_with_problems += usize::from(found > 0);
        add(&mut all.notes, notes);
    }

    /// How often a kind of problem or note was met.
    pub(super) fn of(&self, kind: &str) -> u64 {
        let of = |all: &BTreeMap<String, u64>| all.get(kind).copied().unwrap_or_default();
        of(&self.summary.problems) + of(&self.summary.notes)
    }

    /// Counts a file that could not be read, or not to its end.
    pub(super) fn unread(&mut self, unopened: bool) {
        match unopened {
            true => self.unopened += 1,
            false => self.broken += 1,
        }
    }

    /// How many games there are by now.
    pub(super) fn games(&self) -> usize {
        self.summary.games
    }

    /// The figures.
    pub(super) fn summary(&self) -> &Summary {
        &self.summary
    }

    /// Whether anything is wrong.
    pub(super) fn has_problems(&self) -> bool {
        self.summary.games_with_problems + self.broken > 0
    }

    /// Takes the time, and says which share it was.
    pub(super) fn finish(&mut self, files: usize, shard: Option<ShardJson>) {
        self.summary.files = files - self.unopened;
        self.summary.seconds = self.begun.elapsed().as_secs_f64();
        self.summary.shard = shard;
    }

    /// Takes what was measured elsewhere.
    pub(super) fn took(&mut self, measured: &Summary) {
        self.summary.files = measured.files;
        self.summary.seconds = measured.seconds;
    }

    /// The last line of the JSON.
    pub(super) fn json(&self, out: &mut Out) -> io::Result<()> {
        out.json(&Line {
            summary: &self.summary,
        })
    }

    /// The figures for people.
    pub(super) fn print(&self, by: Option<By>, out: &mut Out) -> io::Result<()> {
        let (all, paint) = (&self.summary, out.paint);
        let games = plural(all.games as u64, "game", "games");
        let moves = plural(all.plies, "half-move", "half-moves");
        let files = plural(all.files as u64, "file", "files");
        let head = format!("{games}, {moves}, {files}");
        let laws = match by {
            Some(By::Edition(edition)) => format!(", by the Laws of {edition}"),
            Some(By::Date) => ", each by the Laws of its day".to_owned(),
            None => String::new(),
        };
        let seconds = format!("in {:.2} s{laws}", all.seconds);
        writeln!(
            out,
            "{} {}",
            paint.text(BOLD, head),
            paint.text(DIM, seconds)
        )?;
        match all.games_with_problems {
            0 => writeln!(out, "{}", paint.text(GREEN, "no problems"))?,
            n => {
                let text = format!("problems in {}", plural(n as u64, "game", "games"));
                writeln!(out, "{}", paint.text(RED, text))?;
            }
        }
        table(&all.problems, out)?;
        if !all.notes.is_empty() {
            writeln!(out, "{}", paint.text(BLUE, "worth knowing"))?;
            table(&all.notes, out)?;
        }
        Ok(())
    }
}

fn add<'a>(into: &mut BTreeMap<String, u64>, words: impl Iterator<Item = &'a str>) -> usize {
    let mut added = 0;
    for word in words {
        added += 1;
        match into.get_mut(word) {
            Some(count) => *count += 1,
            None => {
                into.insert(word.to_owned(), 1);
            }
        }
    }
    added
}

fn table(rows: &BTreeMap<String, u64>, out: &mut Out) -> io::Result<()> {
    rows.iter()
        .try_for_each(|(word, count)| writeln!(out, "  {word:<29} {:>12}", grouped(*count)))
}

fn plural(count: u64, one: &str, many: &str) -> String {
    let word = if count == 1 { one } else { many };
    format!("{} {word}", grouped(count))
}

/// Digits in groups of three: `3,891,467`.
pub(super) fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[test]
fn digits_are_grouped() {
    assert_eq!(grouped(3_891_467), "3,891,467");
    assert_eq!(grouped(100), "100");
    assert_eq!(grouped(1_000), "1,000");
}
