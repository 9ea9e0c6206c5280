//! One game out of a text that may hold more, or less.
//!
//! The parser never fails: it reads on past everything irregular and lists it. It stops at the
//! game's end, or says that it needs more text to find that.

use super::block::Words;
use super::fault::{Fault, FaultKind};
use super::game::{Game, Item, Span, Termination};
use super::limits::Limits;
use super::place::{Location, Map};
use super::scan::{line_end, symbol_end};
use super::sink::Sink;

/// What came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Parsed {
    /// The text ends before the game does, and is not all.
    More(Within),
    /// Nothing but comments and space is left.
    Nothing,
    /// A game, and how many bytes it took.
    Game(usize),
}

/// Within what the text ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Within {
    /// Anything that has to be there as a whole.
    Token,
    /// A comment in braces, from this offset on.
    Braces(usize),
    /// A comment up to the line's end, from this offset on.
    Line(usize),
}

/// What the main loop does next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Flow {
    On,
    End,
    More(Within),
}

/// One line of play: the game's, or a variation's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Level {
    pub(super) moves: u32,
    /// Where its parenthesis stands.
    pub(super) open: usize,
}

/// Where in the file the text is that is parsed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place<'a> {
    pub(super) map: &'a Map,
    /// What is between the map's beginning and the text.
    pub(super) before: &'a [u8],
}

impl Place<'_> {
    fn locate(&self, text: &[u8], at: usize) -> Location {
        if self.before.is_empty() {
            return self.map.locate(text, at);
        }
        let begins = self.map.locate(self.before, self.before.len());
        self.map.after(begins, &text[..at.min(text.len())])
    }
}

/// The text that is parsed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Text<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) words: Words<'a>,
    /// Whether it is all there is.
    pub(super) whole: bool,
}

pub(super) struct Parser<'a, S> {
    pub(super) bytes: &'a [u8],
    pub(super) at: usize,
    /// Whether the text is all there is.
    pub(super) whole: bool,
    pub(super) limits: Limits,
    /// Line ends since the last token.
    pub(super) line_ends: u32,
    /// The line of play that is being read, and those that it is a variation of.
    pub(super) level: Level,
    pub(super) outer: Vec<Level>,
    /// Variations open beyond the limit.
    pub(super) beyond: usize,
    pub(super) head: Option<usize>,
    /// A bit for each tag name there is, and perhaps for others.
    pub(super) names: u64,
    /// From where to where no line ends.
    line: (usize, usize),
    /// What the bytes are.
    pub(super) words: Words<'a>,
    pub(super) place: Place<'a>,
    pub(super) game: &'a mut Game,
    pub(super) sink: &'a mut S,
    /// How many variations are open when nothing is told of the innermost.
    pub(super) skipped: usize,
}

/// Reads the game that a text begins with.
pub(super) fn parse<S: Sink>(
    text: Text<'_>,
    place: Place<'_>,
    limits: Limits,
    game: &mut Game,
    sink: &mut S,
) -> Parsed {
    game.clear();
    sink.begin();
    // Offsets are kept in 32 bits.
    let (bytes, words) = match text.bytes.get(..u32::MAX as usize) {
        None => (text.bytes, text.words),
        // The words know no other end of the text than its own.
        Some(bytes) => (bytes, Words::NONE),
    };
    let mut parser = Parser {
        bytes,
        at: 0,
        whole: text.whole,
        limits,
        line_ends: 1,
        level: Level::default(),
        outer: Vec::new(),
        beyond: 0,
        head: None,
        names: 0,
        line: (1, 0),
        words,
        place,
        game,
        sink,
        skipped: usize::MAX,
    };
    parser.run()
}

impl<S: Sink> Parser<'_, S> {
    fn run(&mut self) -> Parsed {
        loop {
            if !self.has_movetext() {
                self.quick_tags();
            }
            // Where the game begins is found with a second look.
            if self.head.is_some() && self.beyond == 0 {
                self.plain();
            }
            self.skip_space();
            let flow = match self.bytes.get(self.at) {
                Some(&byte) => self.step(byte),
                None => Flow::End,
            };
            let short = self.at >= self.bytes.len() && !self.whole;
            match flow {
                Flow::On => {}
                Flow::More(within) => return Parsed::More(within),
                Flow::End if short => return Parsed::More(Within::Token),
                Flow::End => return self.finish(),
            }
        }
    }

    #[inline]
    fn step(&mut self, byte: u8) -> Flow {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' => self.symbol(),
            b'[' => self.bracket(),
            b'{' => self.brace(),
            b';' => self.semicolon(),
            b'(' => self.open(),
            b')' => self.close(),
            b'$' => self.dollar(),
            b'!' | b'?' => self.exclamation(),
            b'*' => self.result(self.at + 1, Termination::Unknown),
            b'0'..=b'9' => self.number(),
            b'%' if self.line_ends > 0 => self.escape(),
            b'.' => {
                self.at += 1;
                Flow::On
            }
            b'<' => self.reserved(),
            _ => self.sign(symbol_end(self.bytes, self.at)),
        }
    }

    #[inline]
    fn skip_space(&mut self) {
        if self.at > 0 {
            self.line_ends = 0;
        }
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b' ' | b'\t' | 0x0b | 0x0c => {}
                b'\n' => self.line_ends += 1,
                b'\r' => {
                    let feeds = self.bytes.get(self.at + 1) == Some(&b'\n');
                    self.line_ends += u32::from(!feeds);
                }
                _ => return,
            }
            self.at += 1;
        }
    }

    /// Whether moves or variations have begun, so that no more tags belong to the game.
    pub(super) fn has_movetext(&self) -> bool {
        self.level.moves > 0 || !self.outer.is_empty()
    }

    /// What a span covers.
    pub(super) fn slice(&self, span: Span) -> &[u8] {
        &self.bytes[span.at as usize..][..span.len as usize]
    }

    /// Where the line ends. It is looked for once a line.
    pub(super) fn line_end(&mut self) -> usize {
        let (from, to) = self.line;
        if self.at < from || self.at > to {
            self.line = (self.at, line_end(self.bytes, self.at));
        }
        self.line.1
    }

    /// Notes where the game itself begins.
    pub(super) fn begin(&mut self, at: usize) {
        self.head.get_or_insert(at);
    }

    /// Whether what is found is told: it neither stands too deep nor is skipped.
    #[inline]
    pub(super) fn is_told(&self) -> bool {
        self.beyond == 0 && self.outer.len() < self.skipped
    }

    /// Tells an item, unless it stands too deep or is skipped.
    #[inline(always)]
    pub(super) fn push(&mut self, item: Item) {
        if self.is_told() {
            self.sink.item(self.bytes, item);
        } else if let Item::Move(span) = item
            && self.beyond == 0
        {
            self.sink.skipped_move(self.bytes, span);
        }
    }

    /// Ends the game where it is, before what stands at `at`.
    pub(super) fn end_without_result(&mut self) -> Flow {
        self.close_all();
        let end = self.bytes[..self.at].trim_ascii_end().len();
        let says = "the game ends without a result";
        let expected = "1-0, 0-1, 1/2-1/2 or *";
        self.expect(FaultKind::ResultMissing, end, end, says, expected);
        Flow::End
    }

    fn finish(&mut self) -> Parsed {
        let game = &self.game;
        if game.result.is_none() && self.at >= self.bytes.len() {
            let empty = game.tags.is_empty() && game.faults.is_empty() && !self.has_movetext();
            if empty {
                return Parsed::Nothing;
            }
            self.end_without_result();
        }
        if !S::KEEPS {
            return Parsed::Game(self.at);
        }
        let map = self.place.map;
        self.game.map.base = map.base;
        self.game.map.wide = map.wide;
        let gaps = map.gaps.iter();
        let gaps = gaps.filter(|gap| gap.0 as usize <= self.at);
        self.game.map.gaps.clear();
        self.game.map.gaps.extend(gaps);
        self.game.head = self.head.unwrap_or(0) as u32;
        self.game.text.clear();
        self.game.text.extend_from_slice(&self.bytes[..self.at]);
        Parsed::Game(self.at)
    }

    /// Lists a fault of the text from `at` to `end`.
    pub(super) fn fault(&mut self, kind: FaultKind, at: usize, end: usize, says: &str) {
        self.expect(kind, at, end, says, "");
    }

    /// Lists a fault of the text from `at` to `end`, and what should stand there.
    #[cold]
    pub(super) fn expect(
        &mut self,
        kind: FaultKind,
        at: usize,
        end: usize,
        says: &str,
        expected: &'static str,
    ) {
        if self.game.faults.len() >= self.limits.faults {
            self.game.unlisted += 1;
            return;
        }
        let place = self.place.locate(self.bytes, at);
        let message = match expected {
            "" => says.to_owned(),
            _ => format!("{says}; expected {expected}"),
        };
        self.game.faults.push(Fault {
            token: excerpt(&self.bytes[at..end.max(at)]),
            message,
            expected: expected.to_owned(),
            depth: self.outer.len() as u32,
            ..Fault::at(kind, place)
        });
    }
}

/// A span without the spaces at its end.
#[inline]
pub(super) fn trimmed(bytes: &[u8], from: usize, mut end: usize) -> Span {
    while end > from && bytes[end - 1].is_ascii_whitespace() {
        end -= 1;
    }
    Span::new(from, end)
}

/// Whether a symbol that ends in this byte, before that one, may be more than a move.
#[inline]
pub(super) fn is_odd(last: u8, next: Option<&u8>) -> bool {
    matches!(next, Some(b'(' | b'.') | None) || last == b'p'
}

/// The first forty characters of a text, of its first line.
pub(super) fn excerpt(bytes: &[u8]) -> String {
    let bytes = &bytes[..line_end(&bytes[..bytes.len().min(4 * 40)], 0)];
    match core::str::from_utf8(bytes) {
        Ok(text) => text.chars().take(40).collect(),
        Err(error) if error.error_len().is_none() => {
            // Cut within a character.
            let whole = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            whole.chars().take(40).collect()
        }
        Err(_) => super::encoding::decode(bytes, None)
            .chars()
            .take(40)
            .collect(),
    }
}
