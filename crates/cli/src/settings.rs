//! What a server is run with, and who said so: a flag, the environment, a file, or nobody.

use crate::failure::{Done, Failure, Status};
use crate::serve::data_folder;
use crate::term::{DIM, Out};
use clap::Args;
use flagfall_server::Tls;
use flagfall_store::Database;
use serde_json::{Map, Value, json};
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  flagfall config                              what `flagfall serve` would run with, and why
  flagfall config --config /etc/flagfall.toml --json

A flag goes before a variable (FLAGFALL_ADDR, FLAGFALL_DATA, FLAGFALL_DATABASE, FLAGFALL_NODE,
FLAGFALL_LOG_FORM, FLAGFALL_ENGINE, FLAGFALL_TLS_CERT, FLAGFALL_TLS_KEY, FLAGFALL_CLOSED,
FLAGFALL_JAVASCRIPT), a variable before the file, and the file before what holds if nothing is said.
The file is TOML with the same names: addr = \"127.0.0.1:7878\"";

/// What a server can be told.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct Given {
    /// Where to listen; 127.0.0.1:7878 if nothing is said
    #[arg(long, value_name = "HOST:PORT")]
    addr: Option<String>,
    /// The folder in which games are kept
    #[arg(long, value_name = "DIR")]
    data: Option<String>,
    /// A PostgreSQL database in place of that folder, postgres://user@host/database
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Where the other servers on that database reach this one; its address if left out
    #[arg(long, value_name = "HOST:PORT")]
    node: Option<String>,
    /// How the log is written: text, or json, one object a line
    #[arg(long, value_name = "FORM")]
    log: Option<String>,
    /// A UCI engine that plays White or Black where whoever sets up a game asks for it
    #[arg(long, value_name = "PROGRAM")]
    engine: Option<String>,
    /// The certificate to speak TLS with, and those that vouch for it, as PEM
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<String>,
    /// The private key of that certificate, as PEM
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<String>,
    /// Whether games and events are set up by accounts alone: yes or no
    #[arg(long, value_name = "YES|NO", num_args = 0..=1, default_missing_value = "yes")]
    closed: Option<String>,
    /// The folder of the module that a browser rules with, as `cargo xtask wasm` makes it; none
    #[arg(long, value_name = "DIR")]
    javascript: Option<String>,
    /// A file that says the same, in TOML
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

/// Show what `flagfall serve` would run with, and who said so
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ConfigArgs {
    #[command(flatten)]
    given: Given,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What the settings are called, on the command line and in the file, with their variables.
const NAMES: [(&str, &str); 10] = [
    ("addr", "FLAGFALL_ADDR"),
    ("data", "FLAGFALL_DATA"),
    ("database", "FLAGFALL_DATABASE"),
    ("node", "FLAGFALL_NODE"),
    ("log", "FLAGFALL_LOG_FORM"),
    ("engine", "FLAGFALL_ENGINE"),
    ("tls-cert", "FLAGFALL_TLS_CERT"),
    ("tls-key", "FLAGFALL_TLS_KEY"),
    ("closed", "FLAGFALL_CLOSED"),
    ("javascript", "FLAGFALL_JAVASCRIPT"),
];

/// One setting, and who said so.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Setting {
    value: Option<String>,
    source: String,
}

/// What a server is run with.
pub(crate) struct Settings {
    /// Where to listen.
    pub(crate) addr: SocketAddr,
    /// The folder in which games are kept.
    pub(crate) data: PathBuf,
    /// A database in its place.
    pub(crate) database: Option<String>,
    /// How the other servers call this one.
    pub(crate) node: Option<String>,
    /// Whether the log is written as JSON.
    pub(crate) json_log: bool,
    /// The engine that plays where it is asked for.
    pub(crate) engine: Option<PathBuf>,
    /// The certificate to speak TLS with.
    pub(crate) tls: Option<Tls>,
    /// Whether games and events are set up by accounts alone.
    pub(crate) closed: bool,
    /// The folder of the module for browsers.
    pub(crate) javascript: Option<PathBuf>,
}

impl Given {
    /// What says where games are kept, and no more.
    pub(crate) fn kept_in(
        data: Option<String>,
        database: Option<String>,
        config: Option<PathBuf>,
    ) -> Given {
        Given {
            data,
            database,
            config,
            ..Given::default()
        }
    }

    /// What holds, of all that was said.
    pub(crate) fn settings(&self) -> Result<Settings, Failure> {
        let [
            addr,
            data,
            database,
            node,
            log,
            engine,
            cert,
            key,
            closed,
            javascript,
        ] = self.all(|name| std::env::var_os(name))?;
        let said = |it: &Setting| it.value.clone().unwrap_or_default();
        let wrong = |it: &Setting, expected: &str| {
            let what = format!("{}: {:?} is no {expected}", it.source, said(it));
            Failure::unusable(what)
        };
        Ok(Settings {
            addr: said(&addr)
                .parse()
                .map_err(|_| wrong(&addr, "address, such as 127.0.0.1:7878"))?,
            data: PathBuf::from(said(&data)),
            database: database.value,
            node: node.value,
            json_log: match said(&log).as_str() {
                "text" => false,
                "json" => true,
                _ => return Err(wrong(&log, "form of a log: text or json")),
            },
            engine: engine.value.map(PathBuf::from),
            closed: match said(&closed).as_str() {
                "no" => false,
                "yes" => true,
                _ => return Err(wrong(&closed, "answer: yes or no")),
            },
            javascript: javascript.value.map(PathBuf::from),
            tls: match (cert.value, key.value) {
                (None, None) => None,
                (Some(certificate), Some(key)) => Some(Tls {
                    certificate: PathBuf::from(certificate),
                    key: PathBuf::from(key),
                }),
                _ => {
                    let what = "TLS takes both: tls-cert and tls-key";
                    return Err(Failure::unusable(what.to_owned()));
                }
            },
        })
    }

    /// Every setting in the order of [`NAMES`].
    fn all(&self, var: impl Fn(&str) -> Option<OsString>) -> Result<[Setting; 10], Failure> {
        let file = self.file(&var)?;
        let flags = [
            &self.addr,
            &self.data,
            &self.database,
            &self.node,
            &self.log,
            &self.engine,
            &self.tls_cert,
            &self.tls_key,
            &self.closed,
            &self.javascript,
        ];
        let usual = [
            Some("127.0.0.1:7878".to_owned()),
            Some(data_folder(&var).display().to_string()),
            None,
            None,
            Some("text".to_owned()),
            None,
            None,
            None,
            Some("no".to_owned()),
            None,
        ];
        let mut usual = usual.into_iter();
        let mut at = 0;
        Ok(NAMES.map(|(name, variable)| {
            let flag = flags[at].clone().map(|it| (it, format!("--{name}")));
            at += 1;
            let variable = var(variable)
                .and_then(|it| it.into_string().ok())
                .filter(|it| !it.is_empty())
                .map(|it| (it, variable.to_owned()));
            let written = file.as_ref().and_then(|(path, table)| {
                let value = table.get(name)?.as_str()?;
                Some((value.to_owned(), format!("{}: {name}", path.display())))
            });
            let usual = usual.next().flatten();
            match flag.or(variable).or(written) {
                Some((value, source)) => Setting {
                    value: Some(value),
                    source,
                },
                None => Setting {
                    value: usual,
                    source: "default".to_owned(),
                },
            }
        }))
    }

    fn file(
        &self,
        var: impl Fn(&str) -> Option<OsString>,
    ) -> Result<Option<(PathBuf, toml::Table)>, Failure> {
        let named = self.config.clone();
        let Some(path) = named.or_else(|| var("FLAGFALL_CONFIG").map(PathBuf::from)) else {
            return Ok(None);
        };
        let wrong = |why: String| Failure::unusable(format!("{}: {why}", path.display()));
        let text = fs::read_to_string(&path).map_err(|error| wrong(error.to_string()))?;
        let table: toml::Table = text
            .parse()
            .map_err(|error: toml::de::Error| wrong(error.to_string()))?;
        for (key, value) in &table {
            if !NAMES.iter().any(|(name, _)| name == key) {
                let names = NAMES.map(|(name, _)| name).join(", ");
                return Err(wrong(format!("there is no {key:?}")).hint(format!("Known: {names}.")));
            }
            if !value.is_str() {
                return Err(wrong(format!("{key}: a text is expected, in quotes")));
            }
        }
        Ok(Some((path, table)))
    }
}

/// The folder in which games are kept, where a flag names none.
pub(crate) fn data() -> Result<PathBuf, Failure> {
    Ok(Given::default().settings()?.data)
}

/// Prints the settings with their sources; what opens a database is left out.
pub(crate) fn run(args: &ConfigArgs, out: &mut Out) -> Done {
    let all = args.given.all(|name| std::env::var_os(name))?;
    args.given.settings()?;
    let mut object = Map::new();
    for ((name, _), Setting { value, source }) in NAMES.into_iter().zip(all) {
        let value = match name {
            "database" => value.map(|url| Database::named(&url).shown()),
            _ => value,
        };
        if args.json {
            object.insert(name.to_owned(), json!({"value": value, "source": source}));
        } else {
            let shown = value.unwrap_or_else(|| "-".to_owned());
            let source = out.paint.text(DIM, source);
            writeln!(out, "{name:<10} {shown}  {source}")?;
        }
    }
    if args.json {
        out.json(&Value::Object(object))?;
    }
    Ok(Status::Clean)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(given: &Given, vars: &[(&str, &str)], expect: [(Option<&str>, &str); 10]) {
        let var = |name: &str| {
            let var = vars.iter().find(|it| it.0 == name)?;
            Some(OsString::from(var.1))
        };
        let expect = expect.map(|(value, source)| Setting {
            value: value.map(str::to_owned),
            source: source.to_owned(),
        });
        assert_eq!(given.all(var).unwrap(), expect);
    }

    #[test]
    fn a_flag_goes_before_a_variable_and_a_variable_before_the_file() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("f.toml");
        fs::write(
            &file,
            "addr = \"1.1.1.1:1\"\nnode = \"a\"\nlog = \"json\"\n",
        )
        .unwrap();
        let in_file = format!("{}: node", file.display());
        let given = Given {
            addr: Some("2.2.2.2:2".to_owned()),
            config: Some(file),
            ..Given::default()
        };
        let vars = [
            ("FLAGFALL_ADDR", "x"),
            ("FLAGFALL_LOG_FORM", "text"),
            ("HOME", "/h"),
        ];
        let expect = [
            (Some("2.2.2.2:2"), "--addr"),
            (Some("/h/.local/share/flagfall"), "default"),
            (None, "default"),
            (Some("a"), in_file.as_str()),
            (Some("text"), "FLAGFALL_LOG_FORM"),
            (None, "default"),
            (None, "default"),
            (None, "default"),
            (Some("no"), "default"),
            (None, "default"),
        ];
        check(&given, &vars, expect);
    }

    #[test]
    fn a_file_that_says_something_else_is_refused() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("f.toml");
        for (text, expect) in [
            ("port = \"1\"", "there is no \"port\""),
            ("addr = 1", "addr: a text is expected"),
            ("addr", "f.toml: "),
        ] {
            fs::write(&file, text).unwrap();
            let given = Given {
                config: Some(file.clone()),
                ..Given::default()
            };
            let error = given.all(|_| None).unwrap_err().to_string();
            assert!(error.contains(expect), "{error}");
        }
    }
}
