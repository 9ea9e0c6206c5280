//! Files cut into shares at game boundaries, without reading the whole.

use crate::packed::is_packed;
use flagfall_notation::pgn::boundary;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;
use std::str::FromStr;

/// So much is read before a cut to see the blank line there, and at once after it.
const BEFORE: u64 = 1 << 10;
const AFTER: usize = 1 << 18;

/// Which share of the files is read, as `2/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// From 1.
    pub index: u32,
    /// Of how many.
    pub of: u32,
}

impl FromStr for Share {
    type Err = String;

    fn from_str(text: &str) -> Result<Share, String> {
        let numbers = text.split_once('/');
        let numbers = numbers.and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
        match numbers {
            Some((index, of)) if 1 <= index && index <= of => Ok(Share { index, of }),
            _ => Err("write which share of how many, from 1/N to N/N, as 2/8".to_owned()),
        }
    }
}

impl Share {
    /// From where to where this share of a file goes: the byte it begins at, and the one before
    /// which it ends, the end of the file if there is none. `number` is the file's among those
    /// that are shared, from 0: packed files are not cut, and go round the shares.
    ///
    /// # Errors
    ///
    /// The file cannot be read.
    pub fn range(self, path: &Path, number: usize) -> io::Result<(u64, Option<u64>)> {
        let mut file = File::open(path)?;
        let size = file.metadata()?.len();
        let mut head = [0_u8; 4];
        let length = file.read(&mut head)?;
        if is_packed(&head[..length]) {
            let mine = number as u32 % self.of == self.index - 1;
            return Ok(if mine { (0, None) } else { (0, Some(0)) });
        }
        let share =
            |index: u32| (u128::from(size) * u128::from(index) / u128::from(self.of)) as u64;
        let from = cut(&mut file, share(self.index - 1), size)?;
        let to = cut(&mut file, share(self.index), size)?;
        Ok((from, (self.index < self.of).then_some(to)))
    }
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
                let (from, to) = Share { index, of }.range(&path, 0).unwrap();
                assert_eq!(from, at, "{index}/{of}");
                at = to.unwrap_or(text.len() as u64);
                assert!((at as usize).is_multiple_of(game.len()) || at == text.len() as u64);
            }
            assert_eq!(at, text.len() as u64);
        }
        assert!("0/2".parse::<Share>().is_err() && "3/2".parse::<Share>().is_err());
        assert_eq!("2/8".parse(), Ok(Share { index: 2, of: 8 }));
    }
}
