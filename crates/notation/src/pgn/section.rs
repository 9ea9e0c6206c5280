//! Where tag sections begin and end.

use super::fault::FaultKind;
use super::game::{Item, Span, Tag, Termination};
use super::parse::{Flow, Level, Parser, Within};
use super::scan::{is_tag, line_end, value_end};
use crate::san;

impl Parser<'_> {
    pub(super) fn bracket(&mut self) -> Flow {
        if !self.has_movetext() && self.quick_tag() {
            return Flow::On;
        }
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

    /// Takes a tag that is written as it should be, `[Name "value"]`, and is there for the first
    /// time. False if there is more to it, and then nothing has been done.
    #[inline]
    fn quick_tag(&mut self) -> bool {
        let bytes = self.bytes;
        let from = self.at + 1;
        let to = self.breaks.symbol_end(bytes, from);
        let value = to + 2;
        if !bytes.get(from).is_some_and(u8::is_ascii_alphabetic)
            || bytes.get(to..value) != Some(&b" \""[..])
        {
            return false;
        }
        let Some(length) = value_end(&bytes[value..]) else {
            return false;
        };
        let end = value + length;
        if bytes.get(end..end + 2) != Some(&b"\"]"[..]) {
            return false;
        }
        let name = &bytes[from..to];
        let bit = name_bit(name);
        if self.names & bit != 0 || self.game.tags.len() >= self.limits.tags {
            return false;
        }
        self.names |= bit;
        self.push_tag(Tag {
            name: Span::new(from, to),
            value: Span::new(value, end),
            escaped: false,
        });
        self.at = end + 2;
        true
    }

    #[inline]
    pub(super) fn push_tag(&mut self, tag: Tag) {
        self.begin(self.at);
        self.game.tags.push(tag);
    }

    /// Text before the first tag of which nothing is a move is no game; it becomes a fault of the
    /// game that follows. Whether there was such text.
    fn drop_prose(&mut self) -> bool {
        let is_move = |item: &Item| match item {
            Item::Move(span) => san::is_readable(self.slice(*span)),
            _ => false,
        };
        if !self.game.tags.is_empty() || self.game.items.iter().any(is_move) {
            return false;
        }
        let from = self.head.take().unwrap_or(0);
        self.game
            .items
            .retain(|item| matches!(item, Item::Comment(_)));
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
        self.names = 0;
        self.head = None;
        false
    }

    pub(super) fn find_tag(&self, name: &[u8]) -> Option<&Tag> {
        if self.names & name_bit(name) == 0 {
            return None;
        }
        let mut tags = self.game.tags.iter();
        tags.find(|tag| self.slice(tag.name) == name)
    }
}

/// One of 64 bits for a tag's name; few names share one.
#[inline]
pub(super) fn name_bit(name: &[u8]) -> u64 {
    let byte = |at: usize| u32::from(name.get(at).copied().unwrap_or(0));
    let end = u32::from(name.last().copied().unwrap_or(0));
    let sum = byte(0) * 7 + byte(2) * 13 + byte(5) * 29 + end * 31 + (name.len() as u32 & 63);
    1 << (sum & 63)
}
