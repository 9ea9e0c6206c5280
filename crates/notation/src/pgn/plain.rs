//! The plain part of movetext, which is nearly all of it: moves, their numbers, short comments.

use super::block::{BLOCK, Marks, look};
use super::game::{Item, Span};
use super::parse::{Parser, is_odd, trimmed};
use super::scan::{comment_end, is_symbol};
use super::sink::Sink;

/// How tokens go on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// With the bytes from this offset on.
    Block(usize),
    /// With something that needs a second look.
    Look,
}

impl<S: Sink> Parser<'_, S> {
    /// Takes moves, their numbers and comments as long as nothing else comes. Whatever needs a
    /// second look is left to [`Parser::step`](Parser), with the space before it.
    ///
    /// The bytes are looked at sixty-four at a time. In a word that has a bit for each, a token
    /// begins and ends where the bits change, which is found without a branch for each byte.
    pub(super) fn plain(&mut self) {
        let mut at = self.at;
        while at < self.bytes.len() {
            let marks = look(self.simd, self.bytes, at);
            match self.plain_block(at, marks) {
                Next::Block(next) => at = next,
                Next::Look => return,
            }
        }
    }

    /// Takes the tokens of a block that begins at a token or between two.
    #[inline(always)]
    fn plain_block(&mut self, base: usize, mut marks: Marks) -> Next {
        loop {
            let first = marks.special & marks.special.wrapping_neg();
            // All bits if there is nothing special.
            let before = first.wrapping_sub(1);
            let mut starts = marks.plain & !(marks.plain << 1) & before;
            let mut ends = !marks.plain & (marks.plain << 1) & (before | first);
            while ends != 0 {
                let from = base + starts.trailing_zeros() as usize;
                let to = base + ends.trailing_zeros() as usize;
                starts &= starts.wrapping_sub(1);
                ends &= ends.wrapping_sub(1);
                if !self.plain_token(from, to) {
                    return Next::Look;
                }
            }
            if first == 0 {
                return match starts {
                    // What was not taken is looked at again: not more of it than this.
                    0 if self.at < base => Next::Look,
                    0 => Next::Block(base + BLOCK),
                    // A token that goes on after the block.
                    1 => Next::Look,
                    _ => Next::Block(base + starts.trailing_zeros() as usize),
                };
            }
            let brace = base + first.trailing_zeros() as usize;
            if self.bytes[brace] != b'{' {
                return Next::Look;
            }
            let closes = marks.closes & !before;
            if closes == 0 && brace > base {
                // The block that begins with the comment is likely to hold its end.
                return Next::Block(brace);
            }
            let end = match closes {
                0 => comment_end(&self.bytes[brace + 1..]).map(|it| brace + 1 + it),
                _ => Some(base + closes.trailing_zeros() as usize),
            };
            let Some(end) = end.filter(|&end| self.plain_comment(brace, end)) else {
                return Next::Look;
            };
            let after = end + 1 - base;
            if after >= BLOCK {
                return Next::Block(end + 1);
            }
            let rest = !0 << after;
            marks.plain &= rest;
            marks.special &= rest;
            marks.closes &= rest;
        }
    }

    /// Takes a move or a number; false if it may be something else.
    #[inline(always)]
    fn plain_token(&mut self, from: usize, to: usize) -> bool {
        let bytes = self.bytes;
        let Some(&next) = bytes.get(to) else {
            return false;
        };
        let (byte, last) = (bytes[from], bytes[to - 1]);
        if (byte | 0x20).wrapping_sub(b'a') < 26 {
            if to == from + 1 || is_odd(last, Some(&next)) || is_symbol(next) {
                return false;
            }
            self.push(Item::Move(Span::new(from, to)));
            self.level.moves += 1;
        } else {
            let middle = bytes[from + (to - from) / 2];
            let is_number = byte.wrapping_sub(b'1') < 9
                && to - from <= 3
                && middle.is_ascii_digit()
                && last.is_ascii_digit();
            // The number 1 may be that of another game.
            let restarts = byte == b'1' && to == from + 1 && self.level.moves > 1;
            if !is_number || restarts || is_symbol(next) {
                return false;
            }
        }
        self.at = to;
        true
    }

    /// Takes a comment from its brace up to where it, or its line, ends.
    #[inline(always)]
    fn plain_comment(&mut self, brace: usize, end: usize) -> bool {
        if self.bytes[end] != b'}' || end - brace > self.short_comment() {
            return false;
        }
        if self.is_told() {
            let text = trimmed(self.bytes, brace + 1, end);
            self.sink.item(self.bytes, Item::Comment(text));
        }
        self.at = end + 1;
        true
    }
}
