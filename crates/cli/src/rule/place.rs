//! Where in a JSON text a place like `acts[3].square` lies.

/// Values nest no deeper in what is looked at.
const DEPTH_MAX: usize = 64;

/// The byte at which the value of a path begins; where the path leads no further, that of the
/// innermost value on the way. The text has been parsed already: what is odd ends the search.
pub(super) fn find(text: &str, path: &str) -> usize {
    let mut scan = Scan {
        bytes: text.as_bytes(),
        at: 0,
    };
    let mut best = scan.begin();
    for step in steps(path) {
        let found = match step {
            Step::Key(key) => scan.key(key),
            Step::Index(index) => scan.index(index),
        };
        match found {
            Some(at) => best = at,
            None => break,
        }
    }
    best
}

/// Line and column of a byte, both from 1, the column in characters.
pub(super) fn line_and_column(text: &str, byte: usize) -> (usize, usize) {
    let before = text.get(..byte).unwrap_or(text);
    let line = before.bytes().filter(|it| *it == b'\n').count() + 1;
    let last = before.rsplit('\n').next().unwrap_or_default();
    (line, last.chars().count() + 1)
}

enum Step<'a> {
    Key(&'a str),
    Index(usize),
}

fn steps(path: &str) -> impl Iterator<Item = Step<'_>> {
    let parts = path.split(['.', '[']).filter(|it| !it.is_empty());
    parts.map(|part| {
        let index = part.strip_suffix(']').and_then(|it| it.parse().ok());
        index.map_or(Step::Key(part), Step::Index)
    })
}

/// A walk over a JSON text, standing at the beginning of a value.
struct Scan<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Scan<'_> {
    /// Goes to the next byte that is no blank, and says where that is.
    fn begin(&mut self) -> usize {
        while self.peek().is_some_and(|it| it.is_ascii_whitespace()) {
            self.at += 1;
        }
        self.at
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn take(&mut self, byte: u8) -> bool {
        self.begin();
        let is = self.peek() == Some(byte);
        self.at += usize::from(is);
        is
    }

    /// Goes to the value of a key of the object here.
    fn key(&mut self, key: &str) -> Option<usize> {
        let stand = self.at;
        if self.take(b'{') {
            loop {
                self.begin();
                let from = self.at;
                if !self.string() {
                    break;
                }
                let name = self.bytes.get(from + 1..self.at - 1)?;
                if !self.take(b':') {
                    break;
                }
                if name == key.as_bytes() {
                    return Some(self.begin());
                }
                if !self.value(DEPTH_MAX) || !self.take(b',') {
                    break;
                }
            }
        }
        self.at = stand;
        None
    }

    /// Goes to an element of the array here.
    fn index(&mut self, index: usize) -> Option<usize> {
        let stand = self.at;
        if self.take(b'[') {
            for _ in 0..index {
                if !self.value(DEPTH_MAX) || !self.take(b',') {
                    self.at = stand;
                    return None;
                }
            }
            return Some(self.begin());
        }
        self.at = stand;
        None
    }

    /// Passes over a string.
    fn string(&mut self) -> bool {
        if !self.take(b'"') {
            return false;
        }
        while let Some(byte) = self.peek() {
            self.at += if byte == b'\\' { 2 } else { 1 };
            if byte == b'"' {
                return true;
            }
        }
        false
    }

    /// Passes over a value.
    fn value(&mut self, depth: usize) -> bool {
        self.begin();
        match self.peek() {
            None => false,
            Some(b'"') => self.string(),
            Some(b'{' | b'[') if depth == 0 => false,
            Some(open @ (b'{' | b'[')) => {
                self.at += 1;
                let close = if open == b'{' { b'}' } else { b']' };
                while !self.take(close) {
                    if open == b'{' && !(self.string() && self.take(b':')) {
                        return false;
                    }
                    if !self.value(depth - 1) {
                        return false;
                    }
                    self.take(b',');
                }
                true
            }
            Some(_) => {
                let stop = |it: u8| matches!(it, b',' | b'}' | b']') || it.is_ascii_whitespace();
                let from = self.at;
                while self.peek().is_some_and(|it| !stop(it)) {
                    self.at += 1;
                }
                self.at > from
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"{
  "edition": "2009",
  "clocks": {"white_ms": 1, "black_ms": -2},
  "acts": [
    {"by": "white", "act": "touch", "squares": ["e1", "x9"]},
    {"by": "black", "a\"b": [[1], {}], "act": "resign"}
  ]
}"#;

    fn check(path: &str, expect: &str) {
        let at = find(TEXT, path);
        assert!(TEXT[at..].starts_with(expect), "{path}: {}", &TEXT[at..]);
    }

    #[test]
    fn a_path_is_found() {
        check("edition", "\"2009\"");
        check("clocks.black_ms", "-2");
        check("acts[0].squares[1]", "\"x9\"");
        check("acts[1].act", "\"resign\"");
        check("", "{");
    }

    #[test]
    fn a_path_that_leads_nowhere_ends_at_the_value_around_it() {
        check("acts[1].square", "{\"by\": \"black\"");
        check("acts[7]", "[\n    {\"by\": \"white\"");
        check("regulations.class", "{\n  \"edition\"");
    }

    #[test]
    fn columns_count_characters() {
        assert_eq!(line_and_column("ä b\nc", 3), (1, 3));
        assert_eq!(line_and_column("ä b\nc", 5), (2, 1));
    }

    #[test]
    fn no_text_goes_astray() {
        for end in 0..TEXT.len() {
            find(&TEXT[..end], "acts[1].act.x[2]");
        }
        find(&"[".repeat(100_000), "a[1]");
        find(&"[".repeat(100_000), "[1]");
    }
}
