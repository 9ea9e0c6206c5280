//! `flagfall backup`: a copy of the database, made while the server runs.

use super::{object, print};
use crate::failure::{Done, Status};
use crate::settings;
use crate::term::Out;
use clap::Args;
use flagfall_store::SqliteFile;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  flagfall backup monday.db
  flagfall backup --data /var/lib/flagfall /mnt/backup/$(date +%F).db

The server goes on meanwhile. The copy is one file, is read to its end before it bears that name,
and replaces none. Put it back with `flagfall restore`.";

/// Copy the database into one file, while the server runs
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct BackupArgs {
    /// The file to be made
    #[arg(value_name = "FILE")]
    to: PathBuf,
    /// The folder in which games are kept
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Makes the copy, and says what was found in it.
pub(crate) fn run(args: &BackupArgs, out: &mut Out) -> Done {
    let data = args.data.clone().map_or_else(settings::data, Ok)?;
    let found = SqliteFile::open(&data)?.backup(&args.to)?;
    let shown = args.to.display().to_string();
    match args.json {
        true => out.json(&object(&shown, &found))?,
        false => print(&shown, &found, out)?,
    }
    Ok(Status::problems(!found.is_sound()))
}
