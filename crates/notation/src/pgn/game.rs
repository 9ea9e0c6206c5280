//! A game as it stands in a file: its text, and what its parts are.

use core::fmt;
use std::borrow::Cow;

use super::encoding::{Encoding, decode};
use super::fault::Fault;
use super::place::{Location, Map};

/// A part of a game's text: where it begins in it, and its length, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Span {
    /// The offset in the game's text.
    pub at: u32,
    /// The number of bytes.
    pub len: u32,
}

impl Span {
    pub(crate) fn new(from: usize, to: usize) -> Span {
        // A game's text is shorter than 4 GiB; see `Limits`.
        Span {
            at: from as u32,
            len: to.saturating_sub(from) as u32,
        }
    }
}

/// A part of the movetext. Move numbers are not kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// A move as written, not yet read; `--` and `Z0` pass the turn.
    Move(Span),
    /// What stands in braces, or after a semicolon up to the end of the line.
    Comment(Span),
    /// A numeric annotation glyph, from 0 to 255; `!`, `??`, `±` and the like are read as theirs.
    Nag(u8),
    /// A variation opens, in place of the move before it.
    Open(u32),
    /// A variation closes.
    Close(u32),
}

/// How a game's text says that it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Termination {
    /// `1-0`.
    WhiteWins,
    /// `0-1`.
    BlackWins,
    /// `1/2-1/2`.
    Draw,
    /// `*`: in progress, given up, or not known.
    Unknown,
}

impl Termination {
    /// The text for it in PGN.
    #[must_use]
    pub const fn token(self) -> &'static str {
        match self {
            Termination::WhiteWins => "1-0",
            Termination::BlackWins => "0-1",
            Termination::Draw => "1/2-1/2",
            Termination::Unknown => "*",
        }
    }

    /// What a text says; others than PGN's own (`1/2`, `½-½`, `1:0`) are read too.
    ///
    /// ```
    /// use flagfall_notation::pgn::Termination;
    /// assert_eq!(Termination::read("½-½"), Some(Termination::Draw));
    /// assert_eq!(Termination::read("1-1"), None);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Option<Termination> {
        Some(match text {
            "1-0" | "1:0" => Termination::WhiteWins,
            "0-1" | "0:1" => Termination::BlackWins,
            "1/2-1/2" | "1/2" | "½-½" | "½" | "1/2:1/2" | "½:½" => Termination::Draw,
            "*" => Termination::Unknown,
            _ => return None,
        })
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.token())
    }
}

/// A tag pair, as spans of the game's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Tag {
    pub(crate) name: Span,
    /// Without the quotation marks.
    pub(crate) value: Span,
    /// Whether `\"` or `\\` occurs in the value.
    pub(crate) escaped: bool,
}

/// A game as it stands in a file. Its moves are not judged: see [`replay`](super::replay()).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Game {
    pub(crate) text: Vec<u8>,
    pub(crate) map: Map,
    /// What is not UTF-8 is in this.
    pub(crate) encoding: Option<&'static Encoding>,
    pub(crate) head: u32,
    pub(crate) tags: Vec<Tag>,
    pub(crate) items: Vec<Item>,
    pub(crate) result: Option<(Termination, Span)>,
    pub(crate) faults: Vec<Fault>,
    pub(crate) unlisted: u64,
}

impl Game {
    /// Where the game begins: its first tag, or its first move if it has none.
    #[must_use]
    pub fn start(&self) -> Location {
        self.location(self.head)
    }

    /// Where an offset of the game's text is in the file.
    #[must_use]
    pub fn location(&self, at: u32) -> Location {
        self.map.locate(&self.text, at as usize)
    }

    /// The encoding that the game's text is in: `UTF-8`, also where the file is in UTF-16, or the
    /// one that what is not UTF-8 is read in, as `windows-1252`.
    #[must_use]
    pub fn encoding(&self) -> &'static str {
        self.encoding.map_or("UTF-8", Encoding::name)
    }

    /// Forgets everything, and keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.text.clear();
        self.map.gaps.clear();
        self.encoding = None;
        self.tags.clear();
        self.items.clear();
        self.result = None;
        self.faults.clear();
        self.unlisted = 0;
    }

    /// A tag's value, by its name.
    ///
    /// ```
    /// use flagfall_notation::pgn;
    /// let game = pgn::read_all(br#"[White "M\"M"] 1. e4 *"#).remove(0);
    /// assert_eq!(game.tag("White").as_deref(), Some("M\"M"));
    /// assert_eq!(game.tag("Black"), None);
    /// ```
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<Cow<'_, str>> {
        let tag = self
            .tags
            .iter()
            .find(|tag| self.bytes(tag.name) == name.as_bytes())?;
        Some(self.value(tag))
    }

    /// The values of several tags, found in one pass.
    ///
    /// ```
    /// use flagfall_notation::pgn;
    /// let game = pgn::read_all(b"[White \"Anna\"] [Result \"*\"] 1. e4 *").remove(0);
    /// let [result, black] = game.tags_named(["Result", "Black"]);
    /// assert_eq!((result.as_deref(), black), (Some("*"), None));
    /// ```
    #[must_use]
    #[inline]
    pub fn tags_named<const N: usize>(&self, names: [&str; N]) -> [Option<Cow<'_, str>>; N] {
        // Most names are told from those wanted by their length.
        let bit = |length: usize| 1_u64 << (length & 63);
        let lengths = names.iter().fold(0, |all, it| all | bit(it.len()));
        let mut found = [const { None }; N];
        for tag in &self.tags {
            if lengths & bit(tag.name.len as usize) == 0 {
                continue;
            }
            let name = self.bytes(tag.name);
            let is_it = |it: &[u8]| it.first() == name.first() && it == name;
            let place = names.iter().position(|it| is_it(it.as_bytes()));
            if let Some(slot) = place.and_then(|at| found.get_mut(at))
                && slot.is_none()
            {
                *slot = Some(self.value(tag));
            }
        }
        found
    }

    /// The tags, names and values, as they stand.
    pub fn tags(&self) -> impl Iterator<Item = (Cow<'_, str>, Cow<'_, str>)> {
        self.tags
            .iter()
            .map(|tag| (self.text(tag.name), self.value(tag)))
    }

    fn value(&self, tag: &Tag) -> Cow<'_, str> {
        let text = self.text(tag.value);
        if !tag.escaped {
            return text;
        }
        let mut value = String::with_capacity(text.len());
        let mut rest = text.chars().peekable();
        while let Some(next) = rest.next() {
            let escapes = next == '\\' && matches!(rest.peek(), Some('"' | '\\'));
            value.extend(if escapes { rest.next() } else { Some(next) });
        }
        Cow::Owned(value)
    }

    /// Where a tag's value stands: an offset of the game's text, for [`Game::location`].
    #[must_use]
    pub fn tag_at(&self, name: &str) -> Option<u32> {
        let found = self
            .tags
            .iter()
            .find(|tag| self.bytes(tag.name) == name.as_bytes());
        found.map(|tag| tag.value.at)
    }

    /// The parts of the movetext, those of variations between [`Item::Open`] and [`Item::Close`].
    /// These always pair up.
    #[must_use]
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The result that the movetext ends with.
    #[must_use]
    pub fn result(&self) -> Option<Termination> {
        self.result.map(|(result, _)| result)
    }

    /// Where the result that the movetext ends with is written.
    #[must_use]
    pub fn result_span(&self) -> Option<Span> {
        self.result.map(|(_, span)| span)
    }

    /// What is irregular in how the game is written, in the order in which it was found.
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// How many faults were found beyond those listed, of which there is a limit.
    #[must_use]
    pub fn faults_unlisted(&self) -> u64 {
        self.unlisted
    }

    /// A part of the text. If it is not UTF-8 it is read in the game's [encoding](Game::encoding).
    #[must_use]
    pub fn text(&self, span: Span) -> Cow<'_, str> {
        decode(self.bytes(span), self.encoding)
    }

    /// A comment in one line: line breaks and runs of spaces are one space.
    #[must_use]
    pub fn comment(&self, span: Span) -> String {
        let text = self.text(span);
        text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// A part of the text as it stands.
    #[must_use]
    pub fn bytes(&self, span: Span) -> &[u8] {
        let from = (span.at as usize).min(self.text.len());
        let to = from.saturating_add(span.len as usize).min(self.text.len());
        &self.text[from..to]
    }

    /// The whole text of the game as it stands.
    #[must_use]
    pub fn source(&self) -> &[u8] {
        &self.text
    }
}
