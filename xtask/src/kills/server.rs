//! The server as a process of its own, which can be killed.

use anyhow::{Context, Result, bail};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// A server that has not said where it listens after so long will not.
const PATIENCE: Duration = Duration::from_secs(60);

/// What is needed to start the server, time after time on the same record.
pub(crate) struct House {
    /// The program.
    pub(crate) program: PathBuf,
    /// The folder of the run: the record, and what the servers logged.
    pub(crate) folder: PathBuf,
    /// The address of a database in place of one in that folder.
    pub(crate) database: Option<String>,
}

/// A server that runs. One that is dropped is killed.
pub(crate) struct Server {
    child: Child,
    /// Where it listens, `http://127.0.0.1:…`.
    pub(crate) url: String,
}

impl House {
    /// What the servers wrote to standard error, one after the other.
    pub(crate) fn log(&self) -> PathBuf {
        self.folder.join("server.log")
    }

    /// Starts the server and waits until it listens.
    pub(crate) fn start(&self) -> Result<Server> {
        let mut child = self.spawn()?;
        let url = child.stdout.take().map(address);
        let url = match url {
            Some(address) => address.recv_timeout(PATIENCE).ok(),
            None => None,
        };
        let Some(url) = url else {
            end(&mut child);
            bail!("the server did not start; see {}", self.log().display());
        };
        Ok(Server { child, url })
    }

    /// Starts the server and kills it after so long, wherever in its start it stands then.
    pub(crate) fn start_and_kill(&self, after: Duration) -> Result<()> {
        let mut child = self.spawn()?;
        thread::sleep(after);
        if let Some(status) = child.try_wait()? {
            let log = self.log();
            bail!(
                "the server ended by itself ({status}); see {}",
                log.display()
            );
        }
        end(&mut child);
        Ok(())
    }

    fn spawn(&self) -> Result<Child> {
        let log = File::options().create(true).append(true).open(self.log())?;
        Command::new(&self.program)
            .args(["serve", "--addr", "127.0.0.1:0", "--data"])
            .arg(self.folder.join("data"))
            .args(
                self.database
                    .iter()
                    .flat_map(|url| ["--database", url.as_str()]),
            )
            .env("FLAGFALL_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .with_context(|| format!("{} could not be started", self.program.display()))
    }
}

impl Server {
    /// Sends it a signal by its name, such as `STOP`.
    pub(crate) fn signal(&self, name: &str) -> Result<()> {
        let (signal, id) = (format!("-{name}"), self.child.id().to_string());
        Command::new("kill").args([signal, id]).status()?;
        Ok(())
    }

    /// Kills it: SIGKILL, which no program can catch or put off.
    ///
    /// # Errors
    /// It had ended by itself before.
    pub(crate) fn kill(mut self) -> Result<()> {
        if let Some(status) = self.child.try_wait()? {
            bail!("the server ended by itself ({status})");
        }
        end(&mut self.child);
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        end(&mut self.child);
    }
}

/// Kills a child and waits until it is gone; a child that is gone already stays so.
fn end(child: &mut Child) {
    drop(child.kill());
    drop(child.wait());
}

/// The address in what the server prints. All it prints is read to the end, for it must not
/// find the pipe closed.
fn address(printed: ChildStdout) -> mpsc::Receiver<String> {
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(printed).lines().map_while(Result::ok) {
            if let Some(url) = url_in(&line) {
                drop(tell.send(url.to_owned()));
            }
        }
    });
    told
}

fn url_in(line: &str) -> Option<&str> {
    let start = line.find("http://")?;
    let url = line[start..].split_whitespace().next()?;
    Some(url.trim_end_matches(['/', '.']))
}

#[test]
fn the_address_is_found_in_what_is_printed() {
    for (line, expect) in [
        (
            "Flagfall is at http://127.0.0.1:7878",
            Some("http://127.0.0.1:7878"),
        ),
        (
            "http://127.0.0.1:80/ is ready.",
            Some("http://127.0.0.1:80"),
        ),
        ("ready", None),
    ] {
        assert_eq!(url_in(line), expect, "{line}");
    }
}
