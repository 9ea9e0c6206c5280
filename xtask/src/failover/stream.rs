//! A stream as a page follows it: when it ends it is asked for again.

use anyhow::{Result, bail};
use std::io::{BufRead, BufReader};
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// A page asks again after so long.
const AGAIN: Duration = Duration::from_millis(100);

/// A seat that follows its game until this is dropped.
pub(super) struct Stream {
    seen: Arc<Seen>,
    stop: Arc<AtomicBool>,
}

/// The number of the last entry that was seen, and when it first was.
#[derive(Default)]
struct Seen {
    last: Mutex<Option<(u64, Instant)>>,
    news: Condvar,
}

impl Drop for Stream {
    fn drop(&mut self) {
        // It ends with its next line, and nobody waits for it.
        self.stop.store(true, SeqCst);
    }
}

impl Stream {
    pub(super) fn follow(url: &str, game: &str, token: &str) -> Stream {
        let stream = Stream {
            seen: Arc::default(),
            stop: Arc::default(),
        };
        let (seen, stop) = (Arc::clone(&stream.seen), Arc::clone(&stream.stop));
        let address = format!("{url}/api/v1/games/{game}/stream");
        let bearer = format!("Bearer {token}");
        let config = ureq::Agent::config_builder().proxy(None).build();
        let agent: ureq::Agent = config.new_agent();
        thread::spawn(move || {
            while !stop.load(SeqCst) {
                let asked = agent.get(&address).header("Authorization", &bearer).call();
                if let Ok(answer) = asked {
                    let lines = BufReader::new(answer.into_body().into_reader()).lines();
                    for line in lines.map_while(Result::ok) {
                        if stop.load(SeqCst) {
                            return;
                        }
                        seen.take(&line);
                    }
                }
                thread::sleep(AGAIN);
            }
        });
        stream
    }

    /// Waits until it has begun.
    pub(super) fn begun(&self, patience: Duration) -> Result<Instant> {
        self.seen.wait(patience, |_| true)
    }

    /// The number of the last entry that was seen.
    pub(super) fn last(&self) -> u64 {
        let last = self.seen.last.lock();
        let last = last.unwrap_or_else(PoisonError::into_inner);
        last.map_or(0, |it| it.0)
    }

    /// Waits for an entry after that one, and says when it came.
    pub(super) fn later_than(&self, seq: u64, patience: Duration) -> Result<Instant> {
        self.seen.wait(patience, |it| it > seq)
    }
}

impl Seen {
    fn take(&self, line: &str) {
        let number = line
            .strip_prefix("id: ")
            .and_then(|it| it.trim().parse().ok());
        let Some(number) = number else { return };
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if last.is_none_or(|(known, _)| number > known) {
            *last = Some((number, Instant::now()));
            self.news.notify_all();
        }
    }

    fn wait(&self, patience: Duration, fits: impl Fn(u64) -> bool) -> Result<Instant> {
        let until = Instant::now() + patience;
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some((number, at)) = *last
                && fits(number)
            {
                return Ok(at);
            }
            let Some(left) = until.checked_duration_since(Instant::now()) else {
                bail!("a stream saw nothing for {patience:?}");
            };
            let waited = self.news.wait_timeout(last, left);
            last = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}
