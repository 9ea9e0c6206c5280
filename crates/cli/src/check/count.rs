//! The figures of a check.

use super::show::Shown;
use crate::term::{BLUE, BOLD, DIM, GREEN, Out, RED};
use flagfall_edition::Edition;
use flagfall_wire::Summary;
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
        let all = &mut self.summary;
        all.games += 1;
        all.plies += game.plies as u64;
        all.games_with_problems += usize::from(!game.problems.is_empty());
        let add = |into: &mut BTreeMap<String, u64>, words: &[&'static str]| {
            for word in words {
                match into.get_mut(*word) {
                    Some(count) => *count += 1,
                    None => {
                        into.insert((*word).to_owned(), 1);
                    }
                }
            }
        };
        add(&mut all.problems, &game.problems);
        add(&mut all.notes, &game.notes);
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

    /// Whether anything is wrong.
    pub(super) fn has_problems(&self) -> bool {
        self.summary.games_with_problems + self.broken > 0
    }

    /// Takes the time.
    pub(super) fn finish(&mut self, files: usize) {
        self.summary.files = files - self.unopened;
        self.summary.seconds = self.begun.elapsed().as_secs_f64();
    }

    /// The last line of the JSON.
    pub(super) fn json(&self, out: &mut Out) -> io::Result<()> {
        out.json(&Line {
            summary: &self.summary,
        })
    }

    /// The figures for people.
    pub(super) fn print(&self, edition: Edition, out: &mut Out) -> io::Result<()> {
        let (all, paint) = (&self.summary, out.paint);
        let games = plural(all.games as u64, "game", "games");
        let moves = plural(all.plies, "half-move", "half-moves");
        let files = plural(all.files as u64, "file", "files");
        let head = format!("{games}, {moves}, {files}");
        let seconds = format!("in {:.2} s, by the Laws of {edition}", all.seconds);
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
        let mut table = |rows: &BTreeMap<String, u64>| {
            rows.iter()
                .try_for_each(|(word, count)| writeln!(out, "  {word:<27} {:>12}", grouped(*count)))
        };
        table(&all.problems)?;
        if !all.notes.is_empty() {
            writeln!(out, "{}", paint.text(BLUE, "worth knowing"))?;
            let mut table = |rows: &BTreeMap<String, u64>| {
                rows.iter().try_for_each(|(word, count)| {
                    writeln!(out, "  {word:<27} {:>12}", grouped(*count))
                })
            };
            table(&all.notes)?;
        }
        Ok(())
    }
}

fn plural(count: u64, one: &str, many: &str) -> String {
    let word = if count == 1 { one } else { many };
    format!("{} {word}", grouped(count))
}

/// Digits in groups of three: `3,891,467`.
fn grouped(count: u64) -> String {
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
