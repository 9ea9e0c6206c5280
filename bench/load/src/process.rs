//! Servers as processes of their own, with what they use of the machine.

use anyhow::{Context, Result, bail};
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server that runs. One that is dropped is killed.
pub(crate) struct Process {
    child: Child,
    /// Where it listens.
    pub(crate) addr: SocketAddr,
    /// How long it took until it listened.
    pub(crate) started_in: Duration,
}

/// How the kernel counts processor time, a second.
const TICKS: f64 = 100.0;

impl Process {
    /// Starts a program that says where it listens; its log goes to a file.
    pub(crate) fn start(mut command: Command, log: &Path) -> Result<Process> {
        let since = Instant::now();
        let log_file = File::options().create(true).append(true).open(log)?;
        let mut child = command
            .env("FLAGFALL_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log_file)
            .spawn()
            .with_context(|| format!("{command:?} could not be started"))?;
        let mut printed = BufReader::new(child.stdout.take().context("no output")?);
        let addr = loop {
            let mut line = String::new();
            if printed.read_line(&mut line)? == 0 {
                let _ = child.wait();
                bail!("the server did not start; see {}", log.display());
            }
            if let Some(addr) = address(&line) {
                break addr;
            }
        };
        let started_in = since.elapsed();
        // It must not find the pipe closed.
        std::thread::spawn(move || for _ in printed.lines() {});
        Ok(Process {
            child,
            addr,
            started_in,
        })
    }

    /// What it has in memory, in bytes.
    pub(crate) fn memory(&self) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"));
        let kib = line.and_then(|it| it.split_whitespace().next()?.parse::<u64>().ok());
        Ok(kib.context("no VmRSS")? * 1024)
    }

    /// The processor time it has used.
    pub(crate) fn busy(&self) -> Result<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let after = stat.rsplit(')').next().context("no stat")?;
        let of = |nth: usize| after.split_whitespace().nth(nth)?.parse::<f64>().ok();
        let ticks = of(11).zip(of(12)).map(|(user, system)| user + system);
        Ok(Duration::from_secs_f64(ticks.context("no times")? / TICKS))
    }

    /// Asks it to end, and waits.
    pub(crate) fn end(mut self) -> Result<()> {
        let id = self.child.id().to_string();
        Command::new("kill").args(["-TERM", &id]).status()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn address(line: &str) -> Option<SocketAddr> {
    let start = line.find("http://")?;
    let url = line[start + 7..].split_whitespace().next()?;
    url.trim_end_matches(['/', '.']).parse().ok()
}
