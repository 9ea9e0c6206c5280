//! The lines of what is read.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Counts the lines of what is read, as editors do: they end in LF, CRLF or CR.
#[derive(Debug)]
pub struct Lines<R> {
    bytes: R,
    count: Arc<AtomicU64>,
    after_cr: bool,
}

impl<R> Lines<R> {
    /// Counts into `count` what is read from here on.
    pub fn new(bytes: R, count: Arc<AtomicU64>) -> Lines<R> {
        Lines {
            bytes,
            count,
            after_cr: false,
        }
    }
}

impl<R: Read> Read for Lines<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.bytes.read(buffer)?;
        let mut lines = 0;
        for &byte in &buffer[..read] {
            lines += u64::from(byte == b'\r' || byte == b'\n' && !self.after_cr);
            self.after_cr = byte == b'\r';
        }
        self.count.fetch_add(lines, Ordering::Relaxed);
        Ok(read)
    }
}
