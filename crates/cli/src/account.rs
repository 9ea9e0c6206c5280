//! `flagfall account`: accounts of arbiters and operators, given out at the machine.

use crate::failure::{Done, Failure, Status};
use crate::settings::Given;
use crate::term::Out;
use clap::{Args, Subcommand};
use flagfall_server::{AccountError, Accounts, Role};
use flagfall_store::{Options, Postgres, Sqlite, Store};
use serde_json::json;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Arc;

const EXAMPLES: &str = "\
Examples:
  flagfall account set anna --role operator    asks for the password
  flagfall account list
  flagfall account remove anna

The password is read from standard input, one line. A server has its folder to itself: while it
runs, accounts are given out by an operator at /account; the first one before it is started. With
--database the server may run.";

/// Give out accounts to arbiters and operators, list them, take them back
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct AccountArgs {
    #[command(subcommand)]
    what: What,
    /// The folder in which games are kept
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<String>,
    /// A PostgreSQL database in place of that folder
    #[arg(long, value_name = "URL", global = true)]
    database: Option<String>,
    /// A file that says the same, in TOML
    #[arg(long, value_name = "FILE", global = true)]
    config: Option<PathBuf>,
}

#[derive(Subcommand)]
enum What {
    /// Make an account, or give it another role and password
    Set {
        /// Who: letters, digits, dots, dashes, underscores
        name: String,
        /// `arbiter`, who sits at every game, or `operator`, who gives out accounts
        #[arg(long)]
        role: String,
    },
    /// Take an account back
    Remove {
        /// Whose
        name: String,
    },
    /// Name all accounts
    List {
        /// Print one JSON array
        #[arg(long)]
        json: bool,
    },
}

impl From<AccountError> for Failure {
    fn from(error: AccountError) -> Failure {
        Failure::unusable(error.to_string())
    }
}

pub(crate) fn run(args: &AccountArgs, out: &mut Out) -> Done {
    let given = Given::kept_in(
        args.data.clone(),
        args.database.clone(),
        args.config.clone(),
    );
    let settings = given.settings()?;
    let store: Arc<dyn Store> = match &settings.database {
        Some(url) => Arc::new(Postgres::open(url, None, &Options::default())?),
        None => Arc::new(Sqlite::open(&settings.data)?),
    };
    let accounts = Accounts::new(store);
    match &args.what {
        What::Set { name, role } => {
            let role: Role = role.parse()?;
            accounts.set(name, role, &password()?)?;
            out.remark(&format!("{name} is {}", role.word()));
        }
        What::Remove { name } => {
            accounts.remove(name)?;
            out.remark(&format!("{name} has no account any more"));
        }
        What::List { json } => {
            let all = accounts.list()?;
            if *json {
                let object = |(name, role): (String, Role)| json!({"name": name, "role": role});
                out.json(&all.into_iter().map(object).collect::<Vec<_>>())?;
            } else {
                for (name, role) in all {
                    writeln!(out, "{name} {}", role.word())?;
                }
            }
        }
    }
    Ok(Status::Clean)
}

/// One line of standard input.
fn password() -> Result<String, Failure> {
    let input = io::stdin();
    if input.is_terminal() {
        // Typed, it is not shown.
        return rpassword::prompt_password("Password: ").map_err(Failure::from);
    }
    let mut line = String::new();
    input.lock().read_line(&mut line).map_err(Failure::from)?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}
