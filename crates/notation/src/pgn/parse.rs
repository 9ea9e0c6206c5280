//! One game out of a text that may hold more, or less.
//!
//! The parser never fails: it reads on past everything irregular and lists it. It stops at the
//! game's end, or says that it needs more text to find that.

use super::fault::{Fault, FaultKind};
use super::game::{Game, Item, Span, Tag, Termination};
use super::place::Location;
use super::scan::{is_tag, line_end, symbol_end};
use crate::san;

/// What a reader takes from one game before it breaks off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The bytes of a game's text; what follows is skipped up to the next tag section.
    pub game_bytes: usize,
    /// How deep variations are kept one in another; deeper ones are left out.
    pub depth: usize,
    /// How many faults are listed.
    pub faults: usize,
}

impl Default for Limits {
    /// 16 MiB, 256 variations deep, 100 faults.
    fn default() -> Limits {
        Limits {
            game_bytes: 16 << 20,
            depth: 256,
            faults: 100,
        }
    }
}

/// What came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Parsed {
    /// The text ends before the game does, and is not all.
    More,
    /// Nothing but comments and space is left.
    Nothing,
    /// A game, and how many bytes it took.
    Game(usize),
}

/// What the main loop does next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Flow {
    On,
    End,
    More,
}

/// One line of play: the game's, or a variation's.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Level {
    pub(super) moves: u32,
    /// Where its parenthesis stands.
    pub(super) open: usize,
}

pub(super) struct Parser<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) at: usize,
    /// Whether the text is all there is.
    pub(super) whole: bool,
    pub(super) limits: Limits,
    /// Line ends since the last token.
    pub(super) line_ends: u32,
    pub(super) levels: Vec<Level>,
    /// Variations open beyond the limit.
    pub(super) beyond: usize,
    head: Option<usize>,
    base: Location,
    pub(super) game: &'a mut Game,
}

/// Reads the game that `bytes` begin with, of which the first stands at `base` in the file.
pub(super) fn parse(
    bytes: &[u8],
    base: Location,
    whole: bool,
    limits: Limits,
    game: &mut Game,
) -> Parsed {
    game.tags.clear();
    game.items.clear();
    game.faults.clear();
    game.result = None;
    game.unlisted = 0;
    // Offsets are kept in 32 bits.
    let bytes = &bytes[..bytes.len().min(u32::MAX as usize)];
    let mut parser = Parser {
        bytes,
        at: 0,
        whole,
        limits,
        line_ends: 1,
        levels: vec![Level::default()],
        beyond: 0,
        head: None,
        base,
        game,
    };
    parser.run()
}

impl Parser<'_> {
    fn run(&mut self) -> Parsed {
        loop {
            self.skip_space();
            let flow = match self.bytes.get(self.at) {
                Some(&byte) => self.step(byte),
                None => Flow::End,
            };
            let short = self.at >= self.bytes.len() && !self.whole;
            match flow {
                Flow::On => {}
                Flow::More => return Parsed::More,
                Flow::End if short => return Parsed::More,
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
            b'%' if self.line_ends > 0 => {
                self.at = line_end(self.bytes, self.at);
                Flow::On
            }
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
        self.levels.len() > 1 || self.levels[0].moves > 0
    }

    fn bracket(&mut self) -> Flow {
        let Some(tag) = is_tag(self.bytes, self.at).or(self.whole.then_some(false)) else {
            return Flow::More;
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
        self.levels.truncate(1);
        self.levels[0].moves = 0;
        let end = from + self.bytes[from..self.at].trim_ascii_end().len();
        self.fault(
            FaultKind::UnreadableToken,
            from,
            end,
            "text before the tags is no game",
        );
        true
    }

    /// What a span covers.
    pub(super) fn slice(&self, span: Span) -> &[u8] {
        &self.bytes[span.at as usize..][..span.len as usize]
    }

    /// Notes where the game itself begins.
    pub(super) fn begin(&mut self, at: usize) {
        self.head.get_or_insert(at);
    }

    /// Drops the tags there are, which belong to nothing.
    pub(super) fn drop_tags(&mut self) {
        self.game.tags.clear();
        self.head = None;
    }

    pub(super) fn push_tag(&mut self, tag: Tag) {
        self.begin(self.at);
        self.game.tags.push(tag);
    }

    /// Keeps an item, unless it stands too deep.
    #[inline]
    pub(super) fn push(&mut self, item: Item) {
        if self.beyond == 0 {
            self.game.items.push(item);
        }
    }

    /// Ends the game where it is, before what stands at `at`.
    pub(super) fn end_without_result(&mut self) -> Flow {
        self.close_all();
        let end = self.bytes[..self.at].trim_ascii_end().len();
        let says = "the game ends without a result; expected 1-0, 0-1, 1/2-1/2 or *";
        self.fault(FaultKind::ResultMissing, end, end, says);
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
        let text = &self.bytes[..self.at];
        if let Err(error) = core::str::from_utf8(text) {
            let at = error.valid_up_to();
            let says = "a byte that is not UTF-8; the text around it is read as Windows-1252";
            self.fault(FaultKind::BadEncoding, at, at + 1, says);
        }
        self.game.base = Some(self.base);
        self.game.head = self.head.unwrap_or(0) as u32;
        self.game.text.clear();
        self.game.text.extend_from_slice(text);
        Parsed::Game(self.at)
    }

    /// Lists a fault, of the text from `at` to `end`.
    #[cold]
    pub(super) fn fault(&mut self, kind: FaultKind, at: usize, end: usize, says: &str) {
        if self.game.faults.len() >= self.limits.faults {
            self.game.unlisted += 1;
            return;
        }
        let Location { line, column, byte } = self.base.after(&self.bytes[..at]);
        let token = excerpt(&self.bytes[at..end.max(at)]);
        let depth = self.levels.len() as u32 - 1;
        let message = says.to_owned();
        self.game.faults.push(Fault {
            kind,
            line,
            column,
            byte,
            token,
            message,
            ply: None,
            depth,
        });
    }
}

/// The first forty characters of a text, of its first line.
pub(super) fn excerpt(bytes: &[u8]) -> String {
    let bytes = &bytes[..line_end(bytes, 0).min(4 * 40)];
    match core::str::from_utf8(bytes) {
        Ok(text) => text.chars().take(40).collect(),
        Err(error) if error.error_len().is_none() => {
            // Cut within a character.
            String::from_utf8_lossy(&bytes[..error.valid_up_to()])
                .chars()
                .take(40)
                .collect()
        }
        Err(_) => super::encoding::decode(bytes).chars().take(40).collect(),
    }
}
