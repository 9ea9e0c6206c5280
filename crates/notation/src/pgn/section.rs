//! Where tag sections begin and end.

use super::fault::FaultKind;
use super::game::{Span, Tag, Termination};
use super::parse::{Flow, Level, Parser, Within};
use super::scan::{is_tag, line_end, value_end};
use super::sink::Sink;
use crate::san::word;

impl<S: Sink> Parser<'_, S> {
    pub(super) fn bracket(&mut self) -> Flow {
        let Some(tag) = is_tag(self.bytes, self.at).or(self.whole.then_some(false)) else {
            return Flow::More(Within::Token);
        };
        if self.has_movetext() {
            let begins = tag && self.line_ends > 0;
            if begins && !self.drop_prose() {
                return self.end_without_result();
            } else if !begins {
                return self.stray_bracket();
            }
        }
        if tag && self.begins_section() && self.end_section() {
            return self.end_without_result();
        }
        self.tag()
    }

    /// Takes tags as long as they are written as they should be, `[Name "value"]`, and are there
    /// for the first time. Whatever needs a second look is left, with the space before it.
    pub(super) fn quick_tags(&mut self) {
        let bytes = self.bytes;
        while self.game.tags.len() < self.limits.tags {
            let rest = &bytes[self.at..];
            let blank = |byte: &&u8| matches!(byte, b' ' | b'\n' | b'\r' | b'\t');
            let from = match rest {
                [b'\n', b'[', ..] => self.at + 1,
                [b'\r', b'\n', b'[', ..] => self.at + 2,
                _ => self.at + rest.iter().take_while(blank).count(),
            };
            if bytes.get(from) != Some(&b'[') {
                return;
            }
            let Some((name, value, length)) = self.quick_tag(from) else {
                return;
            };
            let rest = &bytes[from..];
            let (Some(named), Some(says)) = (rest.get(1..name), rest.get(value..length - 2)) else {
                return;
            };
            let bit = name_bit_in(rest, named);
            if self.names & bit != 0 && self.find_tag(named).is_some() {
                return;
            }
            self.names |= bit;
            self.head.get_or_insert(from);
            self.at = from + length;
            self.sink.tag(named, says);
            // No tag is as long as 4 GiB; see `Limits`.
            let span = |at: usize, len: usize| Span {
                at: at as u32,
                len: len as u32,
            };
            self.game.tags.push(Tag {
                name: span(from + 1, named.len()),
                value: span(from + value, says.len()),
                escaped: false,
            });
        }
    }

    /// How far from its bracket at `at` a tag's name ends, its value begins, and the tag ends, if
    /// it is written as it should be and has no digits in its name.
    #[inline(always)]
    fn quick_tag(&self, at: usize) -> Option<(usize, usize, usize)> {
        let marks = self.words.window(at)?;
        let rest = &self.bytes[at..];
        let name = (!marks.letters & !1).trailing_zeros() as usize;
        let value = name + 2;
        if name < 2 || value >= 64 || rest.get(name..value)? != b" \"" {
            return None;
        }
        let ahead = !0 << value;
        let quotes = marks.quotes & ahead;
        let before = (quotes & quotes.wrapping_neg()).wrapping_sub(1) & ahead;
        let end = match quotes {
            0 => value + value_end(&rest[value..])?,
            _ if marks.lines & before != 0 => return None,
            _ => quotes.trailing_zeros() as usize,
        };
        (rest.get(end..end + 2)? == b"\"]").then_some((name, value, end + 2))
    }

    #[inline]
    pub(super) fn push_tag(&mut self, tag: Tag) {
        self.begin(self.at);
        let bytes = self.bytes;
        let part = |span: Span| &bytes[span.at as usize..][..span.len as usize];
        self.sink.tag(part(tag.name), part(tag.value));
        self.game.tags.push(tag);
    }

    /// Text before the first tag of which nothing is a move is no game; it becomes a fault of the
    /// game that follows. Whether there was such text.
    fn drop_prose(&mut self) -> bool {
        if !self.game.tags.is_empty() || self.sink.has_move(self.bytes) {
            return false;
        }
        let from = self.head.take().unwrap_or(0);
        self.sink.drop_prose(self.bytes);
        self.skipped = usize::MAX;
        self.outer.clear();
        self.level = Level::default();
        let end = from + self.bytes[from..self.at].trim_ascii_end().len();
        let says = "text before the tags is no game";
        let expected = "a tag, as in [Event \"…\"], or a move";
        self.expect(FaultKind::UnreadableToken, from, end, says, expected);
        true
    }

    /// Whether the tag here begins another tag section: its name is `Event`, which comes first, or
    /// one that stands already, and there are tags before it, with a blank line between.
    fn begins_section(&self) -> bool {
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
    fn end_section(&mut self) -> bool {
        let value = self.find_tag(b"Result").map(|tag| self.slice(tag.value));
        let result = value.and_then(|value| Termination::read(core::str::from_utf8(value).ok()?));
        if result.is_some() {
            return true;
        }
        let first = self.game.tags.first();
        let first = first.map_or(self.at, |tag| tag.name.at as usize);
        let at = memchr::memrchr(b'[', &self.bytes[..first]).unwrap_or(first);
        let says = "tags with neither moves nor a result are no game and are left out";
        self.fault(FaultKind::Truncated, at, line_end(self.bytes, at), says);
        self.game.tags.clear();
        self.sink.begin();
        self.names = 0;
        self.head = None;
        false
    }

    #[inline(never)]
    pub(super) fn find_tag(&self, name: &[u8]) -> Option<&Tag> {
        if self.names & name_bit(name) == 0 {
            return None;
        }
        let mut tags = self.game.tags.iter();
        tags.find(|tag| self.slice(tag.name) == name)
    }
}

/// One of 64 bits for a tag's name; few names share one.
pub(super) fn name_bit(name: &[u8]) -> u64 {
    bit_of(word(name), name)
}

/// As [`name_bit`], of the name in a tag that begins a text.
#[inline(always)]
fn name_bit_in(tag: &[u8], name: &[u8]) -> u64 {
    match tag.first_chunk::<9>() {
        Some([_, first @ ..]) if !name.is_empty() => {
            let others = 64 - 8 * name.len().min(8);
            bit_of(u64::from_le_bytes(*first) << others >> others, name)
        }
        _ => name_bit(name),
    }
}

/// The bit for a name that begins as a word says. The factor is one by which the names that the
/// tags of a game usually have come to different bits.
#[inline(always)]
fn bit_of(word: u64, name: &[u8]) -> u64 {
    let last = u64::from(name.last().copied().unwrap_or(0));
    let sum = word
        .wrapping_add((name.len() as u64) << 56)
        .wrapping_add(last << 40);
    1 << (sum.wrapping_mul(0x19a2_1560_da63_37ff) >> 58)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_names_have_bits_of_their_own() {
        let usual = [
            "Event",
            "Site",
            "Date",
            "Round",
            "White",
            "Black",
            "Result",
            "UTCDate",
            "UTCTime",
            "WhiteElo",
            "BlackElo",
            "WhiteRatingDiff",
            "BlackRatingDiff",
            "ECO",
            "Eco",
            "Opening",
            "TimeControl",
            "Termination",
            "PlyCount",
            "FEN",
            "SetUp",
        ];
        let mut bits = 0;
        for name in usual {
            let tag = format!("[{name} \"and a value\"]");
            let bit = name_bit_in(tag.as_bytes(), name.as_bytes());
            assert_eq!(bit, name_bit(name.as_bytes()));
            assert_eq!(bits & bit, 0, "{name}");
            bits |= bit;
        }
        assert_eq!(name_bit_in(b"[FEN \"\"", b"FEN"), name_bit(b"FEN"));
    }
}
