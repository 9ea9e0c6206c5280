//! A stream of bytes, in UTF-16 or not, as UTF-8.

use std::io::{self, Read};

use super::encoding::{Encoding, Wide};

/// How much is read at a time, in bytes: little enough to stay near the processor.
const CHUNK: usize = 1 << 16;

/// Where games are read from.
pub(super) struct Source<R> {
    bytes: R,
    begun: bool,
    at_end: bool,
    /// For UTF-16: what it is, and the bytes not yet converted.
    wide: Option<Wide>,
    raw: Vec<u8>,
    mark: usize,
}

impl<R> core::fmt::Debug for Source<R> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("Source");
        shown.field("begun", &self.begun);
        shown.field("at_end", &self.at_end).finish_non_exhaustive()
    }
}

impl<R: Read> Source<R> {
    pub(super) fn new(bytes: R) -> Source<R> {
        Source {
            bytes,
            begun: false,
            at_end: false,
            wide: None,
            raw: Vec::new(),
            mark: 0,
        }
    }

    /// Whether anything was read.
    pub(super) fn is_begun(&self) -> bool {
        self.begun
    }

    /// Whether all was read.
    pub(super) fn is_at_end(&self) -> bool {
        self.at_end
    }

    /// What the bytes are in, if it is UTF-16.
    pub(super) fn wide(&self) -> Option<&'static Encoding> {
        self.wide.as_ref().map(Wide::encoding)
    }

    /// How many bytes the mark of UTF-16 takes.
    pub(super) fn mark(&self) -> u64 {
        self.mark as u64
    }

    /// Adds text to a buffer, at least as much again as is there if there is as much.
    pub(super) fn read_more(&mut self, buffer: &mut Vec<u8>) -> io::Result<()> {
        let wanted = CHUNK.max(buffer.len());
        let into = match self.wide {
            Some(_) => &mut self.raw,
            None => &mut *buffer,
        };
        let before = into.len();
        let mut taken = self.bytes.by_ref().take(wanted as u64);
        taken.read_to_end(into)?;
        self.at_end = into.len() - before < wanted;
        if !self.begun {
            self.begun = true;
            if let Some((wide, mark)) = Wide::of(buffer) {
                self.wide = Some(wide);
                self.mark = mark;
                self.raw = buffer.split_off(mark);
                buffer.clear();
            }
        }
        if let Some(wide) = &mut self.wide {
            wide.convert(&mut self.raw, buffer, self.at_end);
        }
        Ok(())
    }
}
