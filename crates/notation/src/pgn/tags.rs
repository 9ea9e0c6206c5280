//! Tag pairs: `[White "Anna"]`.

use super::fault::FaultKind;
use super::game::{Span, Tag};
use super::parse::{Flow, Parser, Within};
use super::scan::is_symbol;
use super::section::name_bit;
use super::sink::Sink;

impl<S: Sink> Parser<'_, S> {
    /// Where the name that stands at or after `at` begins and ends.
    pub(super) fn tag_name(&self, at: usize) -> (usize, usize) {
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
        let end = self.line_end();
        if end == self.bytes.len() && !self.whole {
            return Flow::More(Within::Token);
        }
        let (from, to) = self.tag_name(self.at + 1);
        let to = to.min(end);
        let quote = self.spaces(to).min(end);
        let name = &self.bytes[from..to.max(from)];
        let named = !name.is_empty() && name.iter().all(|&byte| is_symbol(byte));
        if !named || self.bytes.get(quote) != Some(&b'"') {
            let says = "this is no tag";
            let expected = "a name and a value, as in [White \"Anna\"]";
            self.expect(FaultKind::BadTag, self.at, end, says, expected);
            return self.skip_bad_tag(end);
        }
        let bit = name_bit(name);
        let value = self.value(quote + 1, end);
        if self.find_tag(&self.bytes[from..to]).is_some() {
            let says = "the tag stands twice; the first one counts";
            self.fault(FaultKind::BadTag, self.at, value.after, says);
        } else if self.game.tags.len() >= self.limits.tags {
            let says = "the game has too many tags; this one is left out";
            self.fault(FaultKind::BadTag, self.at, value.after, says);
        } else {
            self.names |= bit;
            self.push_tag(Tag {
                name: Span::new(from, to),
                value: value.span,
                escaped: value.escaped,
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
        let says = "the tag's value is not closed";
        self.expect(FaultKind::BadTag, from - 1, end, says, "\"]");
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
            let says = "a quotation mark within a value";
            self.expect(FaultKind::BadTag, stray, end, says, "\\\"");
        }
        if next == end {
            let says = "the tag is not closed";
            self.expect(FaultKind::BadTag, quote, end, says, "]");
        }
    }
}

/// A tag's value, and where its tag ends.
struct Value {
    span: Span,
    escaped: bool,
    after: usize,
}
