//! Why a text is no FEN: which field, which bytes, what would be accepted.

use core::error::Error;
use core::fmt;
use core::ops::Range;

/// The six fields of a FEN, in their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FenField {
    /// The men, rank by rank from the eighth.
    Placement,
    /// The side to move.
    Side,
    /// The castling rights.
    Castling,
    /// The en passant square.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    Halfmoves,
    /// The number of the move about to be made.
    Fullmoves,
}

impl FenField {
    /// The field's name in a message.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            FenField::Placement => "piece placement",
            FenField::Side => "side to move",
            FenField::Castling => "castling",
            FenField::EnPassant => "en passant",
            FenField::Halfmoves => "half-move counter",
            FenField::Fullmoves => "move number",
        }
    }
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not a FEN.
///
/// ```
/// use flagfall_board::{FenField, Setup};
/// let error = Setup::from_fen("8/8/8/8/8/8/8/8 x - - 0 1").unwrap_err();
/// assert_eq!((error.field(), error.range()), (FenField::Side, 16..17));
/// assert_eq!(
///     error.to_string(),
///     "FEN, side to move (byte 16): found \"x\"; expected w or b",
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FenError {
    field: FenField,
    range: Range<usize>,
    found: Excerpt,
    expected: &'static str,
}

/// The beginning of a faulty text, kept in place so that an error needs no heap.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Excerpt {
    bytes: [u8; EXCERPT_BYTES],
    length: u8,
}

/// How much of a faulty text an error repeats, in characters and, the mark of omission included,
/// in bytes.
const EXCERPT_CHARS: usize = 24;
const EXCERPT_BYTES: usize = 52;
const OMITTED: char = '…';

impl Excerpt {
    fn of(text: &str) -> Excerpt {
        let mut excerpt = Excerpt {
            bytes: [0; EXCERPT_BYTES],
            length: 0,
        };
        for (n, letter) in text.chars().enumerate() {
            let room = EXCERPT_BYTES - OMITTED.len_utf8() - usize::from(excerpt.length);
            if n == EXCERPT_CHARS || letter.len_utf8() > room {
                excerpt.push(OMITTED);
                break;
            }
            excerpt.push(letter);
        }
        excerpt
    }

    fn push(&mut self, letter: char) {
        let start = usize::from(self.length);
        if let Some(room) = self.bytes.get_mut(start..start + letter.len_utf8()) {
            letter.encode_utf8(room);
            self.length += letter.len_utf8() as u8;
        }
    }

    fn as_str(&self) -> &str {
        let kept = self.bytes.get(..usize::from(self.length));
        kept.and_then(|bytes| core::str::from_utf8(bytes).ok())
            .unwrap_or_default()
    }
}

impl fmt::Debug for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl FenError {
    /// An error about the bytes `range` of `text`, which begin and end between characters.
    pub(crate) fn new(
        field: FenField,
        text: &str,
        range: Range<usize>,
        expected: &'static str,
    ) -> FenError {
        let found = Excerpt::of(text.get(range.clone()).unwrap_or_default());
        FenError {
            field,
            range,
            found,
            expected,
        }
    }

    /// The field at fault.
    #[must_use]
    pub fn field(&self) -> FenField {
        self.field
    }

    /// The bytes at fault, counted from 0; empty where something is missing.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.range.clone()
    }

    /// What stands there, shortened if long; empty where something is missing.
    #[must_use]
    pub fn found(&self) -> &str {
        self.found.as_str()
    }

    /// What would be accepted.
    #[must_use]
    pub fn expected(&self) -> &str {
        self.expected
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FEN, {} (byte {}): ", self.field, self.range.start)?;
        match self.found() {
            "" => f.write_str("nothing found")?,
            found => write!(f, "found {found:?}")?,
        }
        write!(f, "; expected {}", self.expected)
    }
}

impl Error for FenError {}
