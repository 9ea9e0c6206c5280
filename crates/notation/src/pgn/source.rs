//! A stream of bytes, in UTF-16 or not, as UTF-8.

use std::io::{self, Read};

use encoding_rs::{CoderResult, Decoder, Encoding};

use super::encoding::wide;

/// How much is read at a time, in bytes: little enough to stay near the processor.
const CHUNK: usize = 1 << 16;

/// Where games are read from.
pub(super) struct Source<R> {
    bytes: R,
    begun: bool,
    at_end: bool,
    /// For UTF-16: what it is, what converts it, and the bytes not yet converted.
    wide: Option<(&'static Encoding, Decoder)>,
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
        self.wide.as_ref().map(|wide| wide.0)
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
            if let Some((encoding, mark)) = wide(buffer) {
                self.wide = Some((encoding, encoding.new_decoder_without_bom_handling()));
                self.mark = mark;
                self.raw = buffer.split_off(mark);
                buffer.clear();
            }
        }
        self.convert(buffer);
        Ok(())
    }

    fn convert(&mut self, buffer: &mut Vec<u8>) {
        let Some((_, decoder)) = &mut self.wide else {
            return;
        };
        let mut from = 0;
        let mut part = vec![0; CHUNK];
        loop {
            let rest = &self.raw[from..];
            let (result, read, written, _) = decoder.decode_to_utf8(rest, &mut part, self.at_end);
            from += read;
            buffer.extend_from_slice(&part[..written]);
            if result == CoderResult::InputEmpty {
                break;
            }
        }
        self.raw.clear();
    }
}
