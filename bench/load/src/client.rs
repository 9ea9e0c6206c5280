//! As much HTTP as a load needs, and no more: what the generator costs is not the server's.

use anyhow::{Context, Result, bail};
use memchr::memmem;
use std::net::SocketAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;

/// Nobody waits longer for an answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// A connection that was used so long ago is not used again.
const FRESH: Duration = Duration::from_secs(5);

/// A connection that is kept, for one request after the other.
pub(crate) struct Lane {
    stream: TcpStream,
    read: Vec<u8>,
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
}

impl Lane {
    pub(crate) async fn open(addr: SocketAddr) -> Result<Lane> {
        let stream = TcpStream::connect(addr).await?;
        stream.set_nodelay(true)?;
        Ok(Lane {
            stream,
            read: Vec::with_capacity(4096),
        })
    }

    /// Sends a request and reads the answer.
    pub(crate) async fn ask(&mut self, request: &[u8]) -> Result<Answer> {
        tokio::time::timeout(PATIENCE, self.asked(request)).await?
    }

    async fn asked(&mut self, request: &[u8]) -> Result<Answer> {
        self.stream.write_all(request).await?;
        self.read.clear();
        let head = loop {
            if let Some(end) = memmem::find(&self.read, b"\r\n\r\n") {
                break end + 4;
            }
            if self.stream.read_buf(&mut self.read).await? == 0 {
                bail!("the connection ended");
            }
        };
        let text = std::str::from_utf8(&self.read[..head])?.to_ascii_lowercase();
        let status = text.get(9..12).and_then(|it| it.parse().ok());
        let length = text.split("content-length: ").nth(1);
        let length = length.and_then(|it| it.split("\r\n").next()?.parse::<usize>().ok());
        let whole = head + length.context("an answer without a length")?;
        while self.read.len() < whole {
            if self.stream.read_buf(&mut self.read).await? == 0 {
                bail!("the connection ended");
            }
        }
        Ok(Answer {
            status: status.context("no status")?,
            body: self.read[head..whole].to_vec(),
        })
    }
}

/// Connections that many share, each for one request at a time.
pub(crate) struct Lanes {
    addr: SocketAddr,
    room: Semaphore,
    idle: Mutex<Vec<(Lane, Instant)>>,
}

impl Lanes {
    pub(crate) fn new(addr: SocketAddr, most: usize) -> Lanes {
        Lanes {
            addr,
            room: Semaphore::new(most),
            idle: Mutex::default(),
        }
    }

    /// Sends a request over a connection that is free.
    pub(crate) async fn ask(&self, request: &[u8]) -> Result<Answer> {
        let _place = self.room.acquire().await?;
        // The server lets go of a connection over which nothing comes for a while.
        let idle = self.lock().pop();
        let mut lane = match idle.filter(|(_, since)| since.elapsed() < FRESH) {
            Some((lane, _)) => lane,
            None => Lane::open(self.addr).await?,
        };
        let answer = lane.ask(request).await?;
        self.lock().push((lane, Instant::now()));
        Ok(answer)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<(Lane, Instant)>> {
        self.idle
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// A request with a body.
pub(crate) fn post(path: &str, token: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    format!(
        "POST {path} HTTP/1.1\r\nHost: load\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nPrefer: return=minimal\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    )
    .into_bytes()
}

/// The number of the last entry that an answer names.
pub(crate) fn seq(body: &[u8]) -> Option<u64> {
    let at = memmem::find(body, b"\"seq\":")? + 6;
    let digits = body[at..].iter().take_while(|it| it.is_ascii_digit());
    let digits: Vec<u8> = digits.copied().collect();
    std::str::from_utf8(&digits).ok()?.parse().ok()
}
