//! Event streams: what a seat has seen, and when.

use anyhow::{Result, bail};
use memchr::memmem;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// The last entry that a seat has seen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen {
    pub(crate) seq: u64,
    pub(crate) at: Instant,
}

/// A stream that is open; it ends when this is dropped.
pub(crate) struct Stream {
    pub(crate) seen: watch::Receiver<Seen>,
    task: JoinHandle<()>,
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// What all streams brought.
#[derive(Default)]
pub(crate) struct Brought {
    pub(crate) events: AtomicU64,
    pub(crate) bytes: AtomicU64,
}

/// Follows a game from a seat; returns once the state is there.
pub(crate) async fn follow(
    addr: SocketAddr,
    game: &str,
    token: &str,
    brought: &Arc<Brought>,
) -> Result<Stream> {
    let mut stream = TcpStream::connect(addr).await?;
    let head = format!(
        "GET /api/v1/games/{game}/stream HTTP/1.1\r\nHost: load\r\n\
         Authorization: Bearer {token}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await?;
    let at = Instant::now();
    let (tell, mut seen) = watch::channel(Seen { seq: u64::MAX, at });
    let brought = Arc::clone(brought);
    let task = tokio::spawn(async move {
        // Whoever waits learns of the end when the channel closes.
        let _ = read(stream, &tell, &brought).await;
    });
    let begun = seen.wait_for(|it| it.seq != u64::MAX);
    match tokio::time::timeout(Duration::from_secs(30), begun).await {
        Ok(Ok(_)) => {}
        _ => bail!("a stream did not begin"),
    }
    Ok(Stream { seen, task })
}

async fn read(mut stream: TcpStream, tell: &watch::Sender<Seen>, brought: &Brought) -> Result<()> {
    let mut read: Vec<u8> = Vec::new();
    loop {
        // An event is whole when its last line, the number, is: `id` is written first.
        if stream.read_buf(&mut read).await? == 0 {
            return Ok(());
        }
        let mut used = 0;
        while let Some(end) = memmem::find(&read[used..], b"\n\n") {
            let event = &read[used..used + end];
            if let Some(seq) = number(event) {
                brought.events.fetch_add(1, Relaxed);
                brought.bytes.fetch_add(event.len() as u64, Relaxed);
                tell.send_replace(Seen {
                    seq,
                    at: Instant::now(),
                });
            }
            used += end + 2;
        }
        read.drain(..used);
        read.shrink_to(8 << 10);
    }
}

/// The number in `id: 17`.
fn number(event: &[u8]) -> Option<u64> {
    let at = memmem::find(event, b"id: ")? + 4;
    let digits = event[at..].iter().take_while(|it| it.is_ascii_digit());
    let digits: Vec<u8> = digits.copied().collect();
    std::str::from_utf8(&digits).ok()?.parse().ok()
}
