//! The parts of the files that are read: all of them, or a share that is cut at game boundaries
//! without reading the whole.

use crate::failure::Failure;
use crate::input::Source;
use flagfall_notation::pgn::boundary;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// So much is read before a cut to see the blank line there, and at once after it.
const BEFORE: u64 = 1 << 10;
const AFTER: usize = 1 << 18;

/// Which share of the files is read, as `2/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    /// From 1.
    pub(crate) index: u32,
    pub(crate) of: u32,
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let numbers = text.split_once('/');
        let numbers = numbers.and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
        match numbers {
            Some((index, of)) if 1 <= index && index <= of => Ok(Shard { index, of }),
            _ => Err("write which share of how many, from 1/N to N/N, as 2/8".to_owned()),
        }
    }
}

/// A part of a file.
pub(super) struct Part {
    pub(super) source: Source,
    /// The byte at which it begins.
    pub(super) from: u64,
    /// The byte before which it ends.
    pub(super) to: Option<u64>,
    /// The lines that end in what was read of it.
    pub(super) lines: Arc<AtomicU64>,
}

impl Part {
    fn whole(source: Source) -> Part {
        Part {
            source,
            from: 0,
            to: None,
            lines: Arc::default(),
        }
    }

    /// The bytes of the part, as they lie there.
    pub(super) fn open(&self) -> Result<Box<dyn Read + Send>, Failure> {
        let Source::File(path) = &self.source else {
            return self.source.open();
        };
        if (self.from, self.to) == (0, None) {
            return self.source.open();
        }
        let opened = File::open(path).and_then(|mut file| {
            file.seek(SeekFrom::Start(self.from))?;
            Ok(file)
        });
        let file = opened.map_err(|error| self.source.unread(&error))?;
        let length = self.to.map_or(u64::MAX, |to| to - self.from);
        Ok(Box::new(file.take(length)))
    }

    /// How many bytes it has, where that is known.
    pub(super) fn size(&self) -> Option<u64> {
        let size = self.source.size()?;
        Some(self.to.unwrap_or(size).saturating_sub(self.from))
    }
}

/// The parts that make up a share; all there is without one. Whole files stay whole where they
/// are packed, and go round the shares.
pub(super) fn parts(sources: Vec<Source>, shard: Option<Shard>) -> Result<Vec<Part>, Failure> {
    let Some(shard) = shard else {
        return Ok(sources.into_iter().map(Part::whole).collect());
    };
    let cut = |(number, source): (usize, Source)| {
        let Source::File(path) = &source else {
            let what = "standard input cannot be cut into shares";
            return Err(Failure::unusable(what).hint("Name a file."));
        };
        let path = path.clone();
        let range = range(&path, shard, number).map_err(|error| source.unread(&error));
        let (from, to) = range?;
        Ok(Part {
            from,
            to,
            ..Part::whole(source)
        })
    };
    sources.into_iter().enumerate().map(cut).collect()
}

/// From where to where a share of a file goes.
fn range(path: &Path, shard: Shard, number: usize) -> io::Result<(u64, Option<u64>)> {
    let mut file = File::open(path)?;
    let size = file.metadata()?.len();
    let mut head = [0_u8; 4];
    let length = file.read(&mut head)?;
    if is_packed(&head[..length]) {
        let mine = number as u32 % shard.of == shard.index - 1;
        return Ok(if mine { (0, None) } else { (0, Some(0)) });
    }
    let share = |index: u32| (u128::from(size) * u128::from(index) / u128::from(shard.of)) as u64;
    let from = cut(&mut file, share(shard.index - 1), size)?;
    let to = cut(&mut file, share(shard.index), size)?;
    Ok((from, (shard.index < shard.of).then_some(to)))
}

/// Archives, and text in UTF-16, in which no boundary is looked for.
fn is_packed(head: &[u8]) -> bool {
    matches!(
        head,
        [0x28, 0xb5, 0x2f, 0xfd]
            | [0x50..=0x5f, 0x2a, 0x4d, 0x18]
            | [0x1f, 0x8b, ..]
            | [b'B', b'Z', b'h', _]
            | [0xff, 0xfe, ..]
            | [0xfe, 0xff, ..]
    )
}

/// The first game boundary from a byte on; the end of the file if there is none.
fn cut(file: &mut File, at: u64, size: u64) -> io::Result<u64> {
    if at == 0 || at >= size {
        return Ok(at.min(size));
    }
    let start = at.saturating_sub(BEFORE);
    file.seek(SeekFrom::Start(start))?;
    let mut text = Vec::new();
    let mut base = start;
    let mut from = (at - start) as usize;
    loop {
        let had = text.len();
        let read = file.by_ref().take(AFTER as u64).read_to_end(&mut text)?;
        if let Some(found) = boundary(&text, from) {
            return Ok(base + found as u64);
        }
        if read == 0 {
            return Ok(size);
        }
        // A boundary may lie across what comes next.
        let keep = text.len().min(BEFORE as usize);
        let drop = text.len() - keep;
        from = from.max(had).saturating_sub(drop + BEFORE as usize / 2);
        text.drain(..drop);
        base += drop as u64;
    }
}

/// Counts the lines of what is read, as editors do: they end in LF, CRLF or CR.
pub(super) struct Lines<R> {
    pub(super) bytes: R,
    pub(super) count: Arc<AtomicU64>,
    pub(super) after_cr: bool,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_meet_at_games() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.pgn");
        let game = "[White \"Anna\"]\n\n1. e4 {[ \n\n [%x]} e5 *\n\n";
        let text = game.repeat(500);
        std::fs::write(&path, &text).unwrap();
        for of in [1, 2, 3, 7, 100, 3_000] {
            let mut at = 0;
            for index in 1..=of {
                let (from, to) = range(&path, Shard { index, of }, 0).unwrap();
                assert_eq!(from, at, "{index}/{of}");
                at = to.unwrap_or(text.len() as u64);
                assert!((at as usize).is_multiple_of(game.len()) || at == text.len() as u64);
            }
            assert_eq!(at, text.len() as u64);
        }
        assert!("0/2".parse::<Shard>().is_err() && "3/2".parse::<Shard>().is_err());
        assert_eq!("2/8".parse(), Ok(Shard { index: 2, of: 8 }));
    }
}
