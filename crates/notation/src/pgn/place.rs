//! Where something stands in a file.

#[cfg(not(target_arch = "wasm32"))]
use fearless_simd::{Level, dispatch};

/// A place in a file, as an editor shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Location {
    /// The line, from 1. Lines end with LF, CRLF or CR.
    pub line: u64,
    /// The character of the line, from 1. A byte that is not UTF-8 counts as one.
    pub column: u64,
    /// The byte of the file, from 0.
    pub byte: u64,
}

impl Location {
    /// The beginning of a file.
    pub const START: Location = Location {
        line: 1,
        column: 1,
        byte: 0,
    };

    /// The place after a text that begins here.
    #[must_use]
    pub fn after(self, text: &[u8]) -> Location {
        let (ends, last) = line_ends(text);
        let tail = &text[last..];
        Location {
            line: self.line + ends,
            column: if ends == 0 { self.column } else { 1 } + characters(tail),
            byte: self.byte + text.len() as u64,
        }
    }

    /// The place after a text that stood in the file in UTF-16.
    fn after_wide(self, text: &[u8]) -> Location {
        let units = String::from_utf8_lossy(text).encode_utf16().count();
        Location {
            byte: self.byte + 2 * units as u64,
            ..self.after(text)
        }
    }
}

/// Where the bytes of a text are in the file. The two differ where a part of the file was left
/// out, or where it is in UTF-16.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Map {
    /// Where the text begins.
    pub(super) base: Location,
    /// After what was left out: the offset in the text, and where it is.
    pub(super) gaps: Vec<(u32, Location)>,
    /// Whether the file is in UTF-16.
    pub(super) wide: bool,
}

impl Default for Map {
    fn default() -> Map {
        Map {
            base: Location::START,
            gaps: Vec::new(),
            wide: false,
        }
    }
}

impl Map {
    /// The place after a text, wherever it began.
    pub(super) fn after(&self, from: Location, text: &[u8]) -> Location {
        match self.wide {
            true => from.after_wide(text),
            false => from.after(text),
        }
    }

    /// Where an offset of the text is in the file.
    pub(super) fn locate(&self, text: &[u8], at: usize) -> Location {
        let at = at.min(text.len());
        let gap = self.gaps.iter().rev().find(|gap| gap.0 as usize <= at);
        match gap {
            Some(&(from, place)) => self.after(place, &text[from as usize..at]),
            None => self.after(self.base, &text[..at]),
        }
    }

    /// The offset of the text that is a byte of the file; `None` if it is none.
    pub(super) fn offset(&self, text: &[u8], byte: u64) -> Option<usize> {
        let gap = self.gaps.iter().rev().find(|gap| gap.1.byte <= byte);
        let (from, place) = gap.map_or((0, self.base), |&(from, place)| (from as usize, place));
        let mut left = usize::try_from(byte.checked_sub(place.byte)?).ok()?;
        if !self.wide {
            return Some(from + left).filter(|&at| at <= text.len());
        }
        let mut at = from;
        for letter in String::from_utf8_lossy(text.get(from..)?).chars() {
            if left == 0 {
                break;
            }
            left = left.saturating_sub(2 * letter.len_utf16());
            at += letter.len_utf8();
        }
        (left == 0 && at <= text.len()).then_some(at)
    }

    /// Whether something was left out between two offsets.
    pub(super) fn has_gap(&self, from: usize, to: usize) -> bool {
        let mut gaps = self.gaps.iter();
        gaps.any(|gap| (from..=to).contains(&(gap.0 as usize)))
    }

    /// Goes on to an offset of the text, which is then its beginning.
    pub(super) fn advance(&mut self, text: &[u8], at: usize) {
        if at == 0 {
            return;
        }
        self.base = self.locate(text, at);
        self.gaps.retain(|gap| gap.0 as usize > at);
        for gap in &mut self.gaps {
            gap.0 -= at as u32;
        }
    }
}

/// How many lines end in a text, and where its last line begins.
fn line_ends(text: &[u8]) -> (u64, usize) {
    let (mut ends, returns) = count(text);
    let mut last = match ends {
        0 => 0,
        _ => memchr::memrchr(b'\n', text).map_or(0, |at| at + 1),
    };
    if returns > 0 {
        for at in memchr::memchr_iter(b'\r', text) {
            // Before LF it belongs to that line end, be the LF in this text or just after it.
            if text.get(at + 1).is_some_and(|&next| next != b'\n') {
                ends += 1;
                last = last.max(at + 1);
            }
        }
    }
    (ends, last)
}

#[cfg(target_arch = "wasm32")]
use count_many_at_once as count;

/// How often LF occurs, and CR before something else.
#[cfg(not(target_arch = "wasm32"))]
fn count(text: &[u8]) -> (u64, u64) {
    dispatch!(Level::new(), _ => count_many_at_once(text))
}

#[inline(always)]
fn count_many_at_once(text: &[u8]) -> (u64, u64) {
    let Some((&first, rest)) = text.split_first() else {
        return (0, 0);
    };
    let (mut feeds, mut returns) = (u64::from(first == b'\n'), 0);
    // So few at a time that the counts fit in a byte, and many can be counted at once.
    for (before, part) in text.chunks(192).zip(rest.chunks(192)) {
        let (mut some_feeds, mut some_returns) = (0_u8, 0_u8);
        for (&before, &byte) in before.iter().zip(part) {
            let feed = byte == b'\n';
            some_feeds += u8::from(feed);
            some_returns += u8::from((before == b'\r') & !feed);
        }
        feeds += u64::from(some_feeds);
        returns += u64::from(some_returns);
    }
    (feeds, returns)
}

fn characters(text: &[u8]) -> u64 {
    if text.is_ascii() {
        return text.len() as u64;
    }
    let chunks = text.utf8_chunks();
    chunks
        .map(|it| it.valid().chars().count() + it.invalid().len())
        .sum::<usize>() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_characters() {
        let check = |text: &[u8], line, column| {
            let found = Location::START.after(text);
            assert_eq!(
                (found.line, found.column, found.byte),
                (line, column, text.len() as u64)
            );
        };
        check(b"", 1, 1);
        check(b"ab", 1, 3);
        check(b"a\nb", 2, 2);
        check(b"a\r\nbc", 2, 3);
        check(b"a\rb\rcd", 3, 3);
        check(b"a\n\r\n", 3, 1);
        check("ü\nüé".as_bytes(), 2, 3);
        check(b"\xfc\xe9", 1, 3);
        check("a\n".repeat(1000).as_bytes(), 1001, 1);
    }

    #[test]
    fn what_was_left_out_counts() {
        let place = |line, column, byte| Location { line, column, byte };
        let mut map = Map {
            gaps: vec![(4, place(9, 3, 100))],
            ..Map::default()
        };
        assert_eq!(map.locate(b"ab\ncdef", 3), place(2, 1, 3));
        assert_eq!(map.locate(b"ab\ncdef", 6), place(9, 5, 102));
        for at in 0..8 {
            let byte = map.locate(b"ab\ncdef", at).byte;
            assert_eq!(map.offset(b"ab\ncdef", byte), (at < 8).then_some(at.min(7)));
        }
        assert!(map.has_gap(0, 4) && !map.has_gap(5, 9));
        map.advance(b"ab\ncdef", 2);
        assert_eq!(map.locate(b"\ncdef", 4), place(9, 5, 102));
        let wide = Map {
            wide: true,
            ..Map::default()
        };
        assert_eq!(wide.locate("aé\n♘😀".as_bytes(), 7).byte, 8);
        assert_eq!(wide.offset("aé\n♘😀".as_bytes(), 8), Some(7));
    }
}
