//! Tag pairs: `[White "Anna"]`.

use super::fault::FaultKind;
use super::game::{Span, Tag, Termination};
use super::parse::{Flow, Parser};
use super::scan::line_end;

impl Parser<'_> {
    /// Whether the tag here begins another tag section: its name is `Event`, which comes first, or
    /// one that stands already, and there are tags before it, with a blank line between.
    pub(super) fn begins_section(&self) -> bool {
        if self.game.tags.is_empty() {
            return false;
        }
        let (from, to) = self.tag_name(self.at + 1);
        let name = &self.bytes[from..to];
        let may_begin = self.line_ends > 1 || name == b"Event";
        may_begin && self.find_tag(name).is_some()
    }

    /// What becomes of the tags so far, which no movetext follows: with a result among them they
    /// are a game without moves, and true is returned; else they are none.
    pub(super) fn end_section(&mut self) -> bool {
        let value = self.find_tag(b"Result").map(|tag| self.slice(tag.value));
        let result = value.and_then(|value| Termination::read(core::str::from_utf8(value).ok()?));
        if result.is_some() {
            return true;
        }
        let first = self
            .game
            .tags
            .first()
            .map_or(self.at, |tag| tag.name.at as usize);
        let at = self.bytes[..first]
            .iter()
            .rposition(|&byte| byte == b'[')
            .unwrap_or(first);
        let says = "tags with neither moves nor a result are no game and are left out";
        self.fault(FaultKind::Truncated, at, line_end(self.bytes, at), says);
        self.drop_tags();
        false
    }

    fn find_tag(&self, name: &[u8]) -> Option<&Tag> {
        self.game
            .tags
            .iter()
            .find(|tag| self.slice(tag.name) == name)
    }

    /// Where the name that stands at or after `at` begins and ends.
    fn tag_name(&self, at: usize) -> (usize, usize) {
        let from = self.spaces(at);
        let rest = &self.bytes[from..];
        let stops = |byte: &u8| matches!(byte, b' ' | b'\t' | b'"' | b']' | b'\n' | b'\r');
        (
            from,
            from + rest.iter().position(stops).unwrap_or(rest.len()),
        )
    }

    fn spaces(&self, at: usize) -> usize {
        let rest = &self.bytes[at..];
        let spaces = rest.iter().position(|byte| !matches!(byte, b' ' | b'\t'));
        at + spaces.unwrap_or(rest.len())
    }

    /// Reads the tag pair whose bracket is here.
    pub(super) fn tag(&mut self) -> Flow {
        let end = line_end(self.bytes, self.at);
        if end == self.bytes.len() && !self.whole {
            return Flow::More;
        }
        let (from, to) = self.tag_name(self.at + 1);
        let to = to.min(end);
        let quote = self.spaces(to).min(end);
        let named = to > from && self.bytes[from..to].iter().all(|&byte| is_name(byte));
        if !named || self.bytes.get(quote) != Some(&b'"') {
            let says = "not a tag; expected a name and a value, as in [White \"Anna\"]";
            self.fault(FaultKind::BadTag, self.at, end, says);
            return self.skip_bad_tag(end);
        }
        let value = self.value(quote + 1, end);
        let name = Span::new(from, to);
        if self.find_tag(&self.bytes[from..to]).is_some() {
            let says = "the tag stands twice; the first one counts";
            self.fault(FaultKind::BadTag, self.at, value.after, says);
        } else {
            let Value { span, escaped, .. } = value;
            self.push_tag(Tag {
                name,
                value: span,
                escaped,
            });
        }
        self.at = value.after;
        Flow::On
    }

    /// Past the bracket that closes what is no tag, or past the line.
    fn skip_bad_tag(&mut self, end: usize) -> Flow {
        let closing = memchr::memchr(b']', &self.bytes[self.at..end]);
        self.at = closing.map_or(end, |it| self.at + it + 1);
        Flow::On
    }

    /// Reads a value from after its quotation mark, on the line that ends at `end`.
    fn value(&mut self, from: usize, end: usize) -> Value {
        let mut escaped = false;
        let mut stray = None;
        let mut at = from;
        while at < end {
            match self.bytes[at] {
                b'\\' if matches!(self.bytes[at + 1..end].first(), Some(b'"' | b'\\')) => {
                    escaped = true;
                    at += 1;
                }
                b'"' => {
                    let next = self.spaces(at + 1).min(end);
                    if next == end || self.bytes[next] == b']' {
                        self.value_faults(at, next, end, stray);
                        let after = (next + 1).min(end);
                        return Value {
                            span: Span::new(from, at),
                            escaped,
                            after,
                        };
                    }
                    stray = stray.or(Some(at));
                }
                _ => {}
            }
            at += 1;
        }
        let says = "the tag's value is not closed; expected \"]";
        self.fault(FaultKind::BadTag, from - 1, end, says);
        let line = self.bytes[from..end].trim_ascii_end();
        let line = line.strip_suffix(b"]").unwrap_or(line);
        Value {
            span: Span::new(from, from + line.len()),
            escaped,
            after: end,
        }
    }

    fn value_faults(&mut self, quote: usize, next: usize, end: usize, stray: Option<usize>) {
        if let Some(stray) = stray {
            let says = "a quotation mark within a value; write \\\"";
            self.fault(FaultKind::BadTag, stray, end, says);
        }
        if next == end {
            self.fault(
                FaultKind::BadTag,
                quote,
                end,
                "the tag is not closed; expected ]",
            );
        }
    }
}

/// A tag's value, and where its tag ends.
struct Value {
    span: Span,
    escaped: bool,
    after: usize,
}

pub(super) fn is_name(byte: u8) -> bool {
    // PGN's own names need no more; others occur and can be told apart just as well.
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'+' | b'#' | b'=' | b':' | b'.')
}
