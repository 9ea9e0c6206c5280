//! The plain part of movetext, which is nearly all of it: moves, their numbers, short comments.

use super::block::odd_up_to;
use super::game::{Item, Span};
use super::parse::{Parser, trimmed};
use super::scan::is_symbol;
use super::sink::Sink;

/// What the words before say of the next one: all bits, or none.
#[derive(Clone, Copy, Default)]
struct Open {
    /// Whether a token goes on.
    plain: u64,
    /// Whether a comment does.
    comment: u64,
}

/// Where the parts of a word begin and end, in turns: tokens without their next byte, comments from
/// brace to brace.
#[derive(Clone, Copy)]
struct Edges {
    starts: u64,
    ends: u64,
    /// What needs a second look, and no part after it is listed.
    stops: u64,
}

impl<S: Sink> Parser<'_, S> {
    /// Takes moves, their numbers and comments as long as nothing else comes. Whatever needs a
    /// second look is left to [`Parser::step`](Parser), with the space before it.
    ///
    /// In words that have a bit for each byte a token begins and ends where the bits change, and
    /// a comment is what stands between an odd brace and an even one. That is found for all bytes
    /// of a word at once, without a branch for each.
    pub(super) fn plain(&mut self) {
        let (mut number, bit) = self.words.place_of(self.at);
        let mut keep = !0 << bit;
        let mut open = Open::default();
        let mut from = 0;
        while let Some((marks, base)) = self.words.word(number) {
            let goes_on = open.plain | open.comment != 0;
            let [plain, special] = [marks.plain & keep, marks.special & keep];
            let braces = marks.braces & keep;
            let mut edges = edges(&mut open, plain, special, braces, marks.lines);
            if edges.stops != 0 {
                self.leave_out(&mut edges, base);
            }
            if !self.parts(base, edges, goes_on, &mut from) || edges.stops != 0 {
                return;
            }
            keep = !0;
            number += 1;
        }
    }

    /// Leaves out the parts after the first stop, and the token before it if the two may be one.
    #[inline(always)]
    fn leave_out(&self, edges: &mut Edges, base: usize) {
        let first = edges.stops & edges.stops.wrapping_neg();
        let stop = base.wrapping_add(first.trailing_zeros() as usize);
        let is_one = |&byte: &u8| is_symbol(byte) || byte == b'(';
        let ends_before = first.wrapping_sub(1);
        edges.ends &= match self.bytes.get(stop).is_none_or(is_one) {
            true => ends_before,
            false => ends_before | first,
        };
    }

    /// Takes the parts of a word; false if one needs a second look. The first begins at `from` if
    /// it goes on from the word before.
    #[inline(always)]
    fn parts(&mut self, base: usize, edges: Edges, goes_on: bool, from: &mut usize) -> bool {
        let Edges {
            mut starts,
            mut ends,
            ..
        } = edges;
        let mut next_start = || {
            let at = base.wrapping_add(starts.trailing_zeros() as usize);
            starts &= starts.wrapping_sub(1);
            at
        };
        if !goes_on {
            *from = next_start();
        }
        while ends != 0 {
            let to = base.wrapping_add(ends.trailing_zeros() as usize);
            ends &= ends - 1;
            if !self.part(*from, to) {
                return false;
            }
            *from = next_start();
        }
        true
    }

    /// Takes a move, a number or a comment; false if it may be something else.
    #[inline(always)]
    fn part(&mut self, from: usize, to: usize) -> bool {
        let bytes = self.bytes;
        let Some(&next) = bytes.get(to) else {
            return false;
        };
        let byte = bytes[from];
        let length = to - from;
        if (byte | 0x20).wrapping_sub(b'a') < 26 {
            if length < 2 || next == b'.' {
                return false;
            }
            self.push(Item::Move(Span::new(from, to)));
            self.level.moves += 1;
            self.at = to;
            return true;
        }
        if byte == b'{' {
            if next != b'}' || length > self.short_comment() {
                return false;
            }
            if self.is_told() {
                let text = trimmed(bytes, from + 1, to);
                self.sink.item(bytes, Item::Comment(text));
            }
            self.at = to + 1;
            return true;
        }
        let is_number = byte.wrapping_sub(b'1') < 9
            && length <= 3
            && bytes[from + length / 2].is_ascii_digit()
            && bytes[to - 1].is_ascii_digit();
        // The number 1 may be that of another game.
        let restarts = byte == b'1' && length == 1 && self.level.moves > 1;
        if !is_number || restarts {
            return false;
        }
        self.at = to;
        true
    }
}

/// Where the parts of a word begin and end, and what is open at its end.
#[inline(always)]
fn edges(open: &mut Open, mut plain: u64, mut stops: u64, braces: u64, lines: u64) -> Edges {
    let (mut opening, mut closing) = (0, 0);
    if braces | open.comment != 0 {
        // An odd brace that closes, or an even one that opens, shows when its part is taken.
        let inside = odd_up_to(braces) ^ open.comment;
        opening = braces & inside;
        closing = braces & !inside;
        plain &= !inside;
        stops = (stops & !inside) | (lines & inside);
        open.comment = (inside >> 63).wrapping_neg();
    }
    let moved = plain << 1 | open.plain & 1;
    open.plain = (plain >> 63).wrapping_neg();
    Edges {
        starts: plain & !moved | opening,
        ends: !plain & moved | closing,
        stops,
    }
}
