//! `flagfall serve`: the server with its page.

use crate::failure::{Done, Failure, Status};
use crate::term::Out;
use clap::Args;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Examples:
  flagfall serve
      Flagfall is at http://127.0.0.1:7878
  flagfall serve --addr 0.0.0.0:7878          for every device of the playing hall
  flagfall serve --data /var/lib/flagfall     keep the games there
  flagfall serve --addr 127.0.0.1:0           any free port; the line printed names it

Where the games are kept if nothing is said: $XDG_DATA_HOME/flagfall, or
~/.local/share/flagfall, or ./data where there is no home. Ctrl-C ends it; no game is lost.";

/// Serve games and the arbiter's desk as a page in the browser
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:7878")]
    addr: SocketAddr,
    /// The folder in which games are kept
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Another database than the one in that folder
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

/// Serves until Ctrl-C.
pub(crate) fn run(_args: &Serve, _out: &mut Out) -> Done {
    let _ = (data_folder(None), Status::Clean);
    Err(Failure::unusable("not yet"))
}

/// Where games are kept.
fn data_folder(given: Option<&Path>) -> PathBuf {
    let var = |name: &str| {
        let value = std::env::var_os(name)?;
        (!value.is_empty()).then(|| PathBuf::from(value))
    };
    match given {
        Some(folder) => folder.to_owned(),
        None => var("XDG_DATA_HOME")
            .filter(|path| path.is_absolute())
            .or_else(|| Some(var("HOME")?.join(".local/share")))
            .or_else(|| var("LOCALAPPDATA"))
            .map_or_else(|| PathBuf::from("data"), |base| base.join("flagfall")),
    }
}
