//! `flagfall restore`: a backup, put back.

use super::{object, print};
use crate::failure::{Done, Status};
use crate::settings;
use crate::term::Out;
use clap::Args;
use flagfall_store::restore;
use std::io::Write;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  flagfall restore monday.db --data /var/lib/flagfall
  flagfall restore monday.db --replace      where a database is there: it is moved aside

The server must have ended. A backup that does not hold against its hashes is not put back.";

/// Put a backup back into a data folder
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct RestoreArgs {
    /// The backup
    #[arg(value_name = "FILE")]
    from: PathBuf,
    /// The folder in which games are kept
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Move a database that is there aside, beside the new one
    #[arg(long)]
    replace: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Puts it back, and says where the former one is.
pub(crate) fn run(args: &RestoreArgs, out: &mut Out) -> Done {
    let data = args.data.clone().map_or_else(settings::data, Ok)?;
    let done = restore(&args.from, &data, args.replace)?;
    let shown = data.display().to_string();
    let aside = done.aside.map(|it| it.display().to_string());
    if args.json {
        let mut object = object(&shown, &done.verified);
        object["aside"] = aside.into();
        out.json(&object)?;
        return Ok(Status::Clean);
    }
    print(&shown, &done.verified, out)?;
    if let Some(aside) = aside {
        writeln!(out, "  what was there is now {aside}")?;
    }
    Ok(Status::Clean)
}
