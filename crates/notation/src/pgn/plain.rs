//! The plain part of movetext, which is nearly all of it: moves, their numbers, short comments.

use super::block::{Marks, odd_up_to};
use super::game::{Item, Span, Termination};
use super::parse::{Parser, trimmed};
use super::scan::is_symbol;
use super::sink::Sink;

/// What the words before leave open: a bit that goes with the next word's first byte.
#[derive(Clone, Copy, Default)]
struct Open {
    /// Whether a token goes on, a number or not.
    token: u64,
    /// Whether a move does.
    text: u64,
    /// Whether that has one letter so far.
    letter: u64,
    /// Whether a number does.
    number: u64,
    /// Whether a comment does: all bits, or none.
    comment: u64,
}

/// Where the parts of a word begin and end: moves, without their next byte, and comments, from
/// brace to brace. They do so in turns.
#[derive(Clone, Copy)]
struct Edges {
    starts: u64,
    ends: u64,
    /// What needs a second look; no part after the first is one.
    stops: u64,
    /// Numbers that may be the number 1.
    ones: u64,
    braces: u64,
}

impl<S: Sink> Parser<'_, S> {
    /// Takes moves and comments, and passes over move numbers, as long as nothing else comes.
    /// Whatever needs a second look is left to [`Parser::step`](Parser), with the numbers and the
    /// space before it.
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
            let goes_on = open.text | open.comment != 0;
            let mut edges = edges(&mut open, marks, keep);
            if edges.ones != 0 {
                self.stop_at_restart(&mut edges, base);
            }
            if edges.stops != 0 {
                self.leave_out(&mut edges, base);
            }
            if !goes_on {
                from = take_first(&mut edges.starts, base);
            }
            let all = match edges.braces {
                0 => self.moves(edges, base, &mut from),
                _ => self.parts(edges, base, &mut from),
            };
            if !all || edges.stops != 0 {
                return;
            }
            keep = !0;
            number += 1;
        }
    }

    /// The number 1 after a blank line may be that of another game.
    #[cold]
    fn stop_at_restart(&self, edges: &mut Edges, base: usize) {
        while edges.ones != 0 {
            let bit = edges.ones & edges.ones.wrapping_neg();
            edges.ones ^= bit;
            let moves = (edges.ends & (bit - 1)).count_ones() + self.level.moves;
            if moves < 2 {
                continue;
            }
            let at = base.wrapping_add(bit.trailing_zeros() as usize);
            let before = self.bytes[..at].iter().rev();
            let blank = before.take_while(|byte| byte.is_ascii_whitespace());
            let lines = blank.filter(|byte| matches!(byte, b'\n' | b'\r'));
            if lines.count() > 1 {
                edges.stops |= bit;
            }
        }
    }

    /// Leaves out the parts after the first stop, and the move before it if the two may be one.
    #[inline(always)]
    fn leave_out(&self, edges: &mut Edges, base: usize) {
        let first = edges.stops & edges.stops.wrapping_neg();
        let stop = base.wrapping_add(first.trailing_zeros() as usize);
        let is_one = |&byte: &u8| is_symbol(byte) || byte == b'(';
        let before = first.wrapping_sub(1);
        edges.ends &= match self.bytes.get(stop).is_none_or(is_one) {
            true => before,
            false => before | first,
        };
    }

    /// Takes the moves of a word without comments, the first of which begins at `from`.
    #[inline(always)]
    fn moves(&mut self, edges: Edges, base: usize, from: &mut usize) -> bool {
        let Edges {
            mut starts,
            mut ends,
            ..
        } = edges;
        while ends != 0 {
            let to = take_first(&mut ends, base);
            self.plain_move(*from, to);
            *from = take_first(&mut starts, base);
        }
        true
    }

    #[inline(always)]
    fn plain_move(&mut self, from: usize, to: usize) {
        if self.is_told() {
            self.sink.plain_move(self.bytes, from, to);
        } else {
            self.sink.skipped_move(self.bytes, Span::new(from, to));
        }
        self.level.moves += 1;
        self.at = to;
    }

    /// Takes the parts of a word, the first of which begins at `from`; false if one needs a second
    /// look.
    #[inline(always)]
    fn parts(&mut self, edges: Edges, base: usize, from: &mut usize) -> bool {
        let Edges {
            mut starts,
            mut ends,
            ..
        } = edges;
        while ends != 0 {
            let to = take_first(&mut ends, base);
            let begin = *from;
            let is_comment = match self.bytes.get(begin) {
                Some(b'{') => true,
                Some(b'}') | None => return false,
                _ => false,
            };
            if !is_comment {
                self.plain_move(begin, to);
            } else if !self.plain_comment(begin, to) {
                return false;
            }
            *from = take_first(&mut starts, base);
        }
        true
    }

    /// Takes a comment from brace to brace, unless they are not what they should be.
    #[inline(always)]
    fn plain_comment(&mut self, from: usize, to: usize) -> bool {
        if self.bytes.get(to) != Some(&b'}') || to - from > self.short_comment() {
            return false;
        }
        if self.is_told() {
            let text = trimmed(self.bytes, from + 1, to);
            self.sink.item(self.bytes, Item::Comment(text));
        }
        self.at = to + 1;
        true
    }
}

/// The result that a text begins with, with its length, if it is one of PGN's own and a space or a
/// line end follows.
pub(super) fn plain_result(text: &[u8]) -> Option<(usize, Termination)> {
    match text {
        [b'1', b'-', b'0', b' ' | b'\n' | b'\r', ..] => Some((3, Termination::WhiteWins)),
        [b'0', b'-', b'1', b' ' | b'\n' | b'\r', ..] => Some((3, Termination::BlackWins)),
        [
            b'1',
            b'/',
            b'2',
            b'-',
            b'1',
            b'/',
            b'2',
            b' ' | b'\n' | b'\r',
            ..,
        ] => Some((7, Termination::Draw)),
        _ => None,
    }
}

/// Takes the first bit out of a word, and tells where it stands.
#[inline(always)]
fn take_first(bits: &mut u64, base: usize) -> usize {
    let at = base.wrapping_add(bits.trailing_zeros() as usize);
    *bits &= bits.wrapping_sub(1);
    at
}

/// Where the parts of a word begin and end, and what is open at its end. The bits that are not to
/// be kept are those before the text begins.
#[inline(always)]
fn edges(open: &mut Open, marks: &Marks, keep: u64) -> Edges {
    let mut stops = marks.special & keep;
    let mut outside = keep;
    let (mut opening, mut closing) = (0, 0);
    let braces = marks.braces & keep;
    if braces | open.comment != 0 {
        // An odd brace that closes, or an even one that opens, shows when its part is taken.
        let inside = odd_up_to(braces) ^ open.comment;
        opening = braces & inside;
        closing = braces & !inside;
        outside = keep & !inside;
        stops = stops & outside | marks.lines & inside;
        open.comment = (inside >> 63).wrapping_neg();
    }
    let (tokens, digits) = (marks.plain & outside, marks.digits & outside);

    // Numbers: adding a bit to the first digit moves it past the last one.
    let first = tokens & !(tokens << 1 | open.token) & digits;
    let (sum, over) = digits.overflowing_add(first);
    let (sum, over_too) = sum.overflowing_add(open.number);
    let after = sum & !digits;
    let texts = tokens & !(digits & !sum);
    open.token = tokens >> 63;
    open.number = u64::from(over | over_too);

    let moved = texts << 1 | open.text;
    let starts = texts & !moved;
    let ends = !texts & moved;
    open.text = texts >> 63;
    // Numbers that go on as something else; what begins with neither a letter nor a digit; single
    // letters; moves with a dot, which may be more than moves.
    let single = starts & ends >> 1;
    let odd_end = ends & (open.letter | marks.dots);
    stops |= after & texts | starts & !marks.letters | single | odd_end;
    open.letter = starts >> 63;
    Edges {
        starts: starts | opening,
        ends: ends & !odd_end | closing,
        stops,
        ones: first & marks.ones & ((after & !texts) >> 1 | 1 << 63),
        braces,
    }
}
