//! Games as they pass by: nothing is kept, and nothing is allocated for what is told.

use std::io::{self, Read};

use super::fault::Fault;
use super::game::Termination;
use super::reader::Reader;
use super::sink::Told;

/// One who is told the parts of a game in their order, as bytes of the reader's buffer.
///
/// Each method does nothing unless it is written out. The bytes are those of the file, or UTF-8 if
/// that is in UTF-16.
///
/// ```
/// use flagfall_notation::pgn::{Reader, Token, Variation, Visitor};
///
/// /// The half-moves of the games' own lines.
/// #[derive(Default)]
/// struct Count(usize);
///
/// impl Visitor for Count {
///     fn begin(&mut self) {
///         self.0 = 0;
///     }
///     fn move_text(&mut self, _: Token<'_>) {
///         self.0 += 1;
///     }
///     fn open(&mut self) -> Variation {
///         Variation::Skip
///     }
/// }
///
/// let mut reader = Reader::new(&b"1. e4 (1. d4 d5) e5 {solid} 1-0 1. c4 *"[..]);
/// let (mut count, mut all) = (Count::default(), Vec::new());
/// while reader.visit(&mut count)? {
///     all.push(count.0);
/// }
/// assert_eq!(all, [2, 1]);
/// # Ok::<(), std::io::Error>(())
/// ```
pub trait Visitor {
    /// A game begins. It may begin anew before it ends, when more of its text had to be read, or
    /// when what seemed to be a game turns out to be none: what was told since the last
    /// [end](Visitor::end) then counts for nothing.
    fn begin(&mut self) {}

    /// A tag pair, the value as it stands: `\"` and `\\` are not resolved.
    fn tag(&mut self, name: &[u8], value: &[u8]) {
        let _ = (name, value);
    }

    /// A move as it is written, not yet read; `--` and `Z0` pass the turn.
    fn move_text(&mut self, token: Token<'_>) {
        let _ = token;
    }

    /// What stands in braces, or after a semicolon up to the end of the line.
    fn comment(&mut self, text: &[u8]) {
        let _ = text;
    }

    /// A numeric annotation glyph; `!`, `??`, `±` and the like are told as theirs.
    fn nag(&mut self, number: u8) {
        let _ = number;
    }

    /// A variation opens, in place of the move before it. Of one that is skipped nothing is told,
    /// its end included.
    fn open(&mut self) -> Variation {
        Variation::Visit
    }

    /// A variation closes.
    fn close(&mut self) {}

    /// The result that the movetext ends with.
    fn result(&mut self, result: Termination) {
        let _ = result;
    }

    /// The game ends; these are the faults in how it is written, those of skipped variations
    /// included. Only here are lines and columns counted, and only if there are faults.
    fn end(&mut self, faults: &[Fault]) {
        let _ = faults;
    }
}

/// Whether the parts of a variation are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Variation {
    /// They are.
    Visit,
    /// They are not, nor those of the variations within.
    Skip,
}

/// A move as it is written.
#[derive(Debug, Clone, Copy)]
pub struct Token<'a> {
    /// The text from the move on.
    rest: &'a [u8],
    length: usize,
}

impl<'a> Token<'a> {
    #[inline(always)]
    pub(super) fn new(bytes: &'a [u8], from: usize, to: usize) -> Token<'a> {
        let rest = &bytes[from..];
        let length = (to - from).min(rest.len());
        Token { rest, length }
    }

    /// Its bytes.
    #[must_use]
    #[inline]
    pub fn bytes(&self) -> &'a [u8] {
        &self.rest[..self.length]
    }

    /// Its first eight bytes as a number, the first byte lowest; those beyond its end may be
    /// any.
    #[inline(always)]
    pub(crate) fn word(&self) -> u64 {
        match self.rest.first_chunk() {
            Some(bytes) => u64::from_le_bytes(*bytes),
            None => crate::san::word(self.bytes()),
        }
    }
}

impl<R: Read> Reader<R> {
    /// Tells a visitor the next game; false if there is none.
    ///
    /// # Errors
    ///
    /// What the source answers when it cannot be read. The reader may be asked again.
    pub fn visit<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<bool> {
        let mut game = self.scratch.take().unwrap_or_default();
        let found = self.next_game(&mut game, &mut Told::new(visitor));
        if matches!(found, Ok(true)) {
            visitor.end(game.faults());
        }
        self.scratch = Some(game);
        found
    }
}
