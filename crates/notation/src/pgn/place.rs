//! Where something stands in a file.

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
}

/// How many lines end in a text, and where its last line begins.
fn line_ends(text: &[u8]) -> (u64, usize) {
    let feeds = memchr::memchr_iter(b'\n', text);
    let last_feed = memchr::memrchr(b'\n', text).map_or(0, |at| at + 1);
    let mut ends = feeds.count() as u64;
    let mut last = last_feed;
    for at in memchr::memchr_iter(b'\r', text) {
        // Before LF it belongs to that line end, be the LF in this text or just after it.
        if text.get(at + 1).is_some_and(|&next| next != b'\n') {
            ends += 1;
            last = last.max(at + 1);
        }
    }
    (ends, last)
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
    }
}
