//! The parts of the files that are read: all of them, or a share that is cut at game boundaries
//! without reading the whole.

use crate::failure::Failure;
use crate::input::Source;
use flagfall_library::Share;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

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
pub(super) fn parts(sources: Vec<Source>, shard: Option<Share>) -> Result<Vec<Part>, Failure> {
    let Some(shard) = shard else {
        return Ok(sources.into_iter().map(Part::whole).collect());
    };
    let cut = |(number, source): (usize, Source)| {
        let Source::File(path) = &source else {
            let what = "standard input cannot be cut into shares";
            return Err(Failure::unusable(what).hint("Name a file."));
        };
        let path = path.clone();
        let range = shard
            .range(&path, number)
            .map_err(|error| source.unread(&error));
        let (from, to) = range?;
        Ok(Part {
            from,
            to,
            ..Part::whole(source)
        })
    };
    sources.into_iter().enumerate().map(cut).collect()
}
