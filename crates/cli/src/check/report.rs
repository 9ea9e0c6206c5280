//! What is made of the judged games: text, figures, tables, reports, a repaired copy.

use super::count::Count;
use super::show::Shown;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::term::{DIM, Out};
use flagfall_wire::{CheckedGame, Summary};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// One to whom the games are told, in order, that are to be reported.
pub(super) trait Sink {
    /// Takes a game.
    fn take(&mut self, game: &CheckedGame) -> io::Result<()>;

    /// Ends the report.
    fn finish(self: Box<Self>, summary: &Summary) -> io::Result<()>;
}

/// A sink, and the file that a failure is blamed on.
pub(super) struct Named {
    pub(super) sink: Box<dyn Sink>,
    pub(super) file: String,
}

/// Everything that is made of the judged games.
pub(super) struct Report {
    pub(super) count: Count,
    /// How many games there are of each part.
    pub(super) games: Vec<usize>,
    /// How many examples of each kind are printed.
    pub(super) examples: usize,
    /// Examples that wait for the end, by kind, where they are to be grouped.
    pub(super) grouped: Option<BTreeMap<&'static str, Vec<String>>>,
    /// How many of each kind were printed or wait.
    pub(super) printed: BTreeMap<&'static str, usize>,
    pub(super) sinks: Vec<Named>,
    /// The repaired copy.
    pub(super) fixed: Option<Fixed>,
}

/// A repaired copy that is being written.
pub(super) struct Fixed {
    pub(super) to: Box<dyn Write>,
    pub(super) file: String,
    pub(super) changes: usize,
    pub(super) games: usize,
}

impl Report {
    /// Takes judged games, in their order.
    pub(super) fn take(
        &mut self,
        part: usize,
        games: Vec<Shown>,
        progress: &Progress,
        out: &mut Out,
    ) -> Result<(), Failure> {
        let mut text = String::new();
        for mut game in games {
            self.count.add(&game);
            if let Some(count) = self.games.get_mut(part) {
                *count += 1;
            }
            text.push_str(&game.text);
            self.examples(&mut game, &mut text);
            if let Some(row) = &game.row {
                self.tell(row)?;
            }
            if let Some((bytes, changes)) = &game.fixed {
                self.fixed(bytes, *changes)?;
            }
        }
        if !text.is_empty() {
            progress.aside(|| out.write_all(text.as_bytes()).and_then(|()| out.flush()))?;
        }
        Ok(())
    }

    /// Of each kind some are printed, and all are counted.
    fn examples(&mut self, game: &mut Shown, text: &mut String) {
        for (kind, lines) in game.pieces.drain(..) {
            let printed = self.printed.entry(kind).or_default();
            if *printed >= self.examples {
                continue;
            }
            *printed += 1;
            match &mut self.grouped {
                Some(groups) => groups.entry(kind).or_default().push(lines),
                None => text.push_str(&lines),
            }
        }
    }

    /// Tells a game to the tables and reports.
    pub(super) fn tell(&mut self, row: &CheckedGame) -> Result<(), Failure> {
        for named in &mut self.sinks {
            let told = named.sink.take(row);
            told.map_err(|error| unwritten(&named.file, &error))?;
        }
        Ok(())
    }

    fn fixed(&mut self, bytes: &[u8], changes: usize) -> Result<(), Failure> {
        let Some(fixed) = &mut self.fixed else {
            return Ok(());
        };
        fixed.changes += changes;
        fixed.games += usize::from(changes > 0);
        let written = fixed.to.write_all(bytes);
        written.map_err(|error| unwritten(&fixed.file, &error))
    }

    /// Prints what waited, and ends the tables and reports.
    pub(super) fn finish(&mut self, out: &mut Out) -> Result<(), Failure> {
        for lines in self
            .grouped
            .take()
            .into_iter()
            .flat_map(BTreeMap::into_values)
        {
            for it in lines {
                out.write_all(it.as_bytes())?;
            }
        }
        for named in std::mem::take(&mut self.sinks) {
            let finished = named.sink.finish(self.count.summary());
            finished.map_err(|error| unwritten(&named.file, &error))?;
        }
        let Some(mut fixed) = self.fixed.take() else {
            return Ok(());
        };
        fixed
            .to
            .flush()
            .map_err(|error| unwritten(&fixed.file, &error))?;
        let (changes, games, file) = (fixed.changes, fixed.games, &fixed.file);
        out.remark(&format!("{changes} changes in {games} games, in {file}"));
        Ok(())
    }

    /// Says how many of each kind were not printed.
    pub(super) fn left_out(&self, out: &mut Out) -> io::Result<()> {
        for (kind, printed) in &self.printed {
            let all = self.count.of(kind);
            let more = all.saturating_sub(*printed as u64);
            if more > 0 {
                let says = format!(
                    "{kind}: {more} more are only counted; --examples N shows N, --json all"
                );
                let says = out.paint.text(DIM, says);
                writeln!(out, "{says}")?;
            }
        }
        Ok(())
    }
}

/// A file that could not be written.
pub(super) fn unwritten(file: &str, error: &io::Error) -> Failure {
    Failure::unusable(format!("{file} cannot be written: {error}"))
}
