//! `flagfall verify`: a database or an exported record, held against its hashes.

use super::{object, print};
use crate::failure::{Done, Failure, Status};
use crate::input::Source;
use crate::settings;
use crate::term::Out;
use clap::Args;
use flagfall_store::{Database, Verified, hex, read_log};
use std::io::Write;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Examples:
  flagfall verify                       the games that `flagfall serve` keeps, even while it runs
  flagfall verify /var/lib/flagfall     those of another folder
  flagfall verify monday.db             a backup
  flagfall verify postgres://flagfall@db/flagfall
  flagfall verify game.log              the record of one game, as the server hands it out

Every entry of a game bears a hash that rests on all before it. Whoever has noted the last one
(the page and the game's view show it) can tell whether anything was changed since: hold it
against the hash printed for the record. Exit status: 1 if something is broken or damaged.";

/// Hold a database or a game's record against its hashes, and say which entry broke
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct VerifyArgs {
    /// A data folder, a database or the record of a game; the usual folder if left out
    #[arg(value_name = "DIR|FILE|URL")]
    sources: Vec<PathBuf>,
    /// Print one JSON object for each
    #[arg(long)]
    json: bool,
}

/// Verifies each source.
pub(crate) fn run(args: &VerifyArgs, out: &mut Out) -> Done {
    let mut sources = args.sources.clone();
    if sources.is_empty() {
        sources.push(settings::data()?);
    }
    let mut worst = Status::Clean;
    for source in &sources {
        worst = worst.max(one(source, args.json, out)?);
    }
    Ok(worst)
}

fn one(source: &Path, json: bool, out: &mut Out) -> Done {
    let shown = Database::named(&source.to_string_lossy()).shown();
    let (found, head) = match is_log(source) {
        true => log(source)?,
        false => (Database::named(&source.to_string_lossy()).verify()?, None),
    };
    if json {
        let mut object = object(&shown, &found);
        if let Some(head) = head {
            object["head"] = head.into();
        }
        out.json(&object)?;
    } else {
        print(&shown, &found, out)?;
        if let Some(head) = head {
            writeln!(out, "  the last hash is {head}")?;
        }
    }
    Ok(Status::problems(!found.is_sound()))
}

/// A database says in its first bytes what it is; a record is a text.
fn is_log(source: &Path) -> bool {
    use std::io::Read;
    if source.is_dir() {
        return false;
    }
    let mut first = [0; 1];
    let read = std::fs::File::open(source).and_then(|mut file| file.read_exact(&mut first));
    source == Path::new("-") || read.is_ok() && first == *b"{"
}

fn log(source: &Path) -> Result<(Verified, Option<String>), Failure> {
    let file = match source == Path::new("-") {
        true => Source::Stdin,
        false => Source::File(source.to_owned()),
    };
    let text = file.text()?;
    let game = read_log(&text).map_err(|error| {
        let what = format!("{}: {error}", source.display());
        Failure::unusable(what).hint("A record ends with its count of entries: is it whole?")
    })?;
    let mut found = Verified::default();
    found.take(&game);
    Ok((found, Some(hex(&game.head()))))
}
