//! `flagfall serve`: the server with its page.

use crate::failure::{Done, Failure, Status};
use crate::settings::Given;
use crate::term::{Out, harmless};
use clap::Args;
use flagfall_engine::{ClientError, Happening, Policy, Spec, sit};
use flagfall_server::{Config, Opponent, serve};
use std::ffi::OsString;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

const EXAMPLES: &str = "\
Examples:
  flagfall serve
      Flagfall is at http://127.0.0.1:7878
  flagfall serve --addr 0.0.0.0:7878          for every device of the playing hall
  flagfall serve --data /var/lib/flagfall     keep the games there
  flagfall serve --addr 127.0.0.1:0           any free port; the line printed names it
  flagfall serve --engine stockfish           play against an engine, under the same Laws

Where the games are kept if nothing is said: $XDG_DATA_HOME/flagfall, or
~/.local/share/flagfall, or ./data where there is no home. What is logged goes to standard
error, as much of it as FLAGFALL_LOG says (debug, info, warn). Ctrl-C ends it; no game is lost.";

/// Serve games and the arbiter's desk as a page in the browser
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Serve {
    #[command(flatten)]
    given: Given,
    /// Print the address as a JSON object
    #[arg(long)]
    json: bool,
}

/// Serves until Ctrl-C.
pub(crate) fn run(args: &Serve, out: &mut Out) -> Done {
    let settings = args.given.settings()?;
    match settings.database {
        None => out.remark(&format!(
            "The games are kept in {}",
            settings.data.display()
        )),
        Some(_) => out.remark("The games are kept in the database"),
    }
    if settings.tls.is_some() && settings.engine.is_some() {
        let what = "an engine sits down over http:// alone, and this server speaks TLS";
        return Err(Failure::unusable(what.to_owned())
            .hint("Let a proxy speak TLS, or leave --engine out."));
    }
    let opponent = match settings.engine {
        None => None,
        Some(program) => Some(Arc::new(opponent(program)?) as Arc<dyn Opponent>),
    };
    let config = Config {
        addr: settings.addr,
        data: settings.data,
        database: settings.database,
        node: settings.node,
        json_log: settings.json_log,
        tls: settings.tls.clone(),
        closed: settings.closed,
        javascript: settings.javascript,
        opponent,
    };
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::unusable(format!("the server cannot begin: {error}")))?;
    let mut printed = Ok(());
    let scheme = match settings.tls {
        Some(_) => "https",
        None => "http",
    };
    let ready = |addr: SocketAddr| printed = announce((scheme, addr), args.json, out);
    runtime
        .block_on(serve(config, ready))
        .map_err(|error| Failure::unusable(error.to_string()))?;
    printed?;
    Ok(Status::Clean)
}

/// The engine of this server, once it has said what it is called.
fn opponent(program: PathBuf) -> Result<Uci, Failure> {
    let spec = Spec {
        program,
        ..Spec::default()
    };
    let name = flagfall_engine::name(&spec);
    let name = name.map_err(|error| Failure::unusable(harmless(&error.to_string())))?;
    Ok(Uci { spec, name })
}

/// A UCI engine, started anew for each game.
#[derive(Debug)]
struct Uci {
    spec: Spec,
    name: String,
}

impl Opponent for Uci {
    fn name(&self) -> &str {
        &self.name
    }

    fn play(&self, link: &str) -> Result<(), String> {
        let link = link
            .parse()
            .map_err(|error: ClientError| error.to_string())?;
        let mut quiet = |_: Happening| {};
        let played = sit(&link, &self.spec, Policy::default(), &mut quiet);
        played.map_err(|error| error.to_string())
    }
}

fn announce((scheme, addr): (&str, SocketAddr), json: bool, out: &mut Out) -> io::Result<()> {
    let url = format!("{scheme}://{addr}");
    match json {
        true => out.json(&serde_json::json!({ "url": url }))?,
        false => writeln!(out, "Flagfall is at {url}")?,
    }
    out.flush()
}

/// Where games are kept if nothing is said.
pub(crate) fn data_folder(var: impl Fn(&str) -> Option<OsString>) -> PathBuf {
    let folder = |name: &str| var(name).map(PathBuf::from).filter(|it| it.is_absolute());
    folder("XDG_DATA_HOME")
        .or_else(|| Some(folder("HOME")?.join(".local").join("share")))
        .or_else(|| folder("LOCALAPPDATA"))
        .map_or_else(|| PathBuf::from("data"), |base| base.join("flagfall"))
}

#[test]
fn games_are_kept_where_the_platform_keeps_data() {
    let check = |vars: &[(&str, &str)], expect: &str| {
        let found = data_folder(|name| {
            let var = vars.iter().find(|it| it.0 == name)?;
            Some(OsString::from(var.1))
        });
        assert_eq!(found, PathBuf::from(expect));
    };
    check(&[("XDG_DATA_HOME", "/x"), ("HOME", "/h")], "/x/flagfall");
    check(
        &[("XDG_DATA_HOME", ""), ("HOME", "/h")],
        "/h/.local/share/flagfall",
    );
    check(
        &[("XDG_DATA_HOME", "relative"), ("HOME", "/h")],
        "/h/.local/share/flagfall",
    );
    check(&[], "data");
}
