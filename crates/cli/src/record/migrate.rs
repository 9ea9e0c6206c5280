//! `flagfall migrate-store`: a whole record, from one kind of database to the other.

use super::{object, print};
use crate::failure::{Done, Status};
use crate::term::Out;
use clap::Args;
use flagfall_store::{Database, migrate};

const EXAMPLES: &str = "\
Examples:
  flagfall migrate-store /var/lib/flagfall postgres://flagfall@db/flagfall
  flagfall migrate-store postgres://flagfall@db/flagfall /var/lib/flagfall

Every server of either must have ended. The database that is filled must have no games; the one
that is read stays as it is. Hashes, keys and seats go along, and the copy is read to its end.";

/// Copy a whole record into another database, SQLite or PostgreSQL
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct MigrateArgs {
    /// The data folder or postgres:// address that is read
    #[arg(value_name = "FROM")]
    from: String,
    /// The one that is filled
    #[arg(value_name = "TO")]
    to: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Copies it, and says what was found in the copy.
pub(crate) fn run(args: &MigrateArgs, out: &mut Out) -> Done {
    let (from, to) = (Database::named(&args.from), Database::named(&args.to));
    let found = migrate(&from, &to)?;
    match args.json {
        true => out.json(&object(&to.shown(), &found))?,
        false => print(&to.shown(), &found, out)?,
    }
    Ok(Status::problems(!found.is_sound()))
}
