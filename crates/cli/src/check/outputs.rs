//! The files that are written besides what is printed.

use super::Check;
use super::count::Count;
use super::html::Html;
use super::report::{Fixed, Named, Report, Sink, unwritten};
use super::sarif::Sarif;
use crate::failure::Failure;
use crate::input::Source;
use clap::Args;
use flagfall_audit::By;
use flagfall_say::{Text, say};
use flagfall_words::Lang;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

/// The files that are written besides what is printed.
#[derive(Args)]
pub(super) struct Outputs {
    /// Write tables: OUT.parquet of the games and OUT.problems.parquet, or a folder OUT with both
    #[arg(long, value_name = "OUT")]
    pub(super) parquet: Option<PathBuf>,
    /// Write a page with the figures, and examples with their boards
    #[arg(long, value_name = "OUT")]
    pub(super) html: Option<PathBuf>,
    /// Write the problems as SARIF, for a forge to show them beside the lines
    #[arg(long, value_name = "OUT")]
    pub(super) sarif: Option<PathBuf>,
    /// Write a copy in which what is certain is mended, with a comment at each change
    #[arg(long, value_name = "OUT")]
    pub(super) fix: Option<PathBuf>,
}

impl Outputs {
    /// What is made of the games, its files begun.
    pub(super) fn report(
        &self,
        args: &Check,
        sources: &[Source],
        lang: Lang,
    ) -> Result<Report, Failure> {
        let all = [&self.parquet, &self.html, &self.sarif, &self.fix];
        for path in all.into_iter().flatten() {
            spare(path, sources)?;
        }
        let mut sinks = Vec::new();
        if let Some(path) = &self.parquet {
            sinks.push(named(path, tables(path)?));
        }
        if let Some(path) = &self.html {
            let html = Html::create(path, (laws(args.edition), lang), args.examples);
            sinks.push(named(path, begun(path, html)?));
        }
        if let Some(path) = &self.sarif {
            sinks.push(named(path, begun(path, Sarif::create(path))?));
        }
        let fixed = self.fix.as_deref().map(fixed).transpose()?;
        Ok(Report {
            count: Count::new(),
            games: Vec::new(),
            examples: args.examples,
            grouped: args.grouped.then(BTreeMap::new),
            printed: BTreeMap::new(),
            sinks,
            fixed,
        })
    }
}

/// No file that is read is written over.
fn spare(path: &Path, sources: &[Source]) -> Result<(), Failure> {
    let Ok(target) = fs::canonicalize(path) else {
        return Ok(());
    };
    let read = |it: &Source| match it {
        Source::File(path) => fs::canonicalize(path).is_ok_and(|it| it == target),
        Source::Stdin => false,
    };
    if sources.iter().any(read) {
        let what = format!("{} is read, and not written over", path.display());
        return Err(Failure::unusable(what).hint("Name another file to be written."));
    }
    Ok(())
}

fn laws(by: By) -> Text {
    match by {
        By::Edition(edition) => say!("report-laws", value = edition.id()),
        By::Date => say!("report-laws-by-date"),
    }
}

fn named(path: &Path, sink: Box<dyn Sink>) -> Named {
    let file = path.display().to_string();
    Named { sink, file }
}

fn begun<S: Sink + 'static>(path: &Path, sink: io::Result<S>) -> Result<Box<dyn Sink>, Failure> {
    match sink {
        Ok(sink) => Ok(Box::new(sink)),
        Err(error) => Err(unwritten(&path.display().to_string(), &error)),
    }
}

#[cfg(feature = "tables")]
fn tables(path: &Path) -> Result<Box<dyn Sink>, Failure> {
    begun(path, super::table::Tables::create(path))
}

#[cfg(not(feature = "tables"))]
fn tables(_: &Path) -> Result<Box<dyn Sink>, Failure> {
    let what = "this program was built without tables";
    Err(Failure::unusable(what).hint("--json prints one object a game instead."))
}

fn fixed(path: &Path) -> Result<Fixed, Failure> {
    let file = path.display().to_string();
    let to = File::create(path).map_err(|error| unwritten(&file, &error))?;
    Ok(Fixed {
        to: Box::new(BufWriter::with_capacity(1 << 18, to)),
        file,
        changes: 0,
        games: 0,
    })
}
