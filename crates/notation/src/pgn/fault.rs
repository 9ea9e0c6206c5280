//! What is irregular in a game's text, and where.

use core::fmt;

use super::place::Location;

/// The kinds of irregularities.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FaultKind {
    /// The text names no legal move.
    IllegalMove,
    /// The text fits more than one legal move.
    AmbiguousMove,
    /// The text is no move and nothing else that can stand there.
    UnreadableToken,
    /// A comment is not closed.
    UnterminatedComment,
    /// A parenthesis that opens or closes nothing.
    UnbalancedVariation,
    /// A tag that is not written as one, or that stands twice.
    BadTag,
    /// The FEN tag cannot be read, or no game can be played from what it says.
    BadFen,
    /// Bytes that are not UTF-8.
    BadEncoding,
    /// The game does not end with a result.
    ResultMissing,
    /// The text breaks off, or is too long to be read whole.
    Truncated,
}

impl FaultKind {
    /// The kind in a word, as machines are told it: `illegal_move` …
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            FaultKind::IllegalMove => "illegal_move",
            FaultKind::AmbiguousMove => "ambiguous_move",
            FaultKind::UnreadableToken => "unreadable_token",
            FaultKind::UnterminatedComment => "unterminated_comment",
            FaultKind::UnbalancedVariation => "unbalanced_variation",
            FaultKind::BadTag => "bad_tag",
            FaultKind::BadFen => "bad_fen",
            FaultKind::BadEncoding => "bad_encoding",
            FaultKind::ResultMissing => "result_missing",
            FaultKind::Truncated => "truncated",
        }
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// An irregularity: what, where, and the way out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Of which kind.
    pub kind: FaultKind,
    /// The line of the file, from 1.
    pub line: u64,
    /// The character of the line, from 1.
    pub column: u64,
    /// The byte of the file, from 0.
    pub byte: u64,
    /// The text in question, cut after forty characters.
    pub token: String,
    /// What is wrong, in a sentence without a full stop, and the way out.
    pub message: String,
    /// What should stand there; empty where that is not a matter of signs.
    pub expected: String,
    /// For a move: the legal moves that it may stand for, as they should be written.
    pub nearest: Vec<String>,
    /// For a move: its half-move in the game, from 1.
    pub ply: Option<u32>,
    /// How many variations deep it stands; 0 in the game itself.
    pub depth: u32,
}

impl Fault {
    /// One that says nothing as yet.
    pub(super) fn at(kind: FaultKind, place: Location) -> Fault {
        let Location { line, column, byte } = place;
        Fault {
            kind,
            line,
            column,
            byte,
            token: String::new(),
            message: String::new(),
            expected: String::new(),
            nearest: Vec::new(),
            ply: None,
            depth: 0,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}:{}: {}: {}",
            self.line, self.column, self.kind, self.message
        )?;
        if self.token.is_empty() {
            Ok(())
        } else {
            write!(f, ": {:?}", self.token)
        }
    }
}

/// The kinds of things worth knowing that are no fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NoteKind {
    /// A check sign that is written and not true of the move.
    SuffixWrong,
    /// A square of departure named further than needed.
    OverDisambiguated,
    /// A turn passed: no move of the Laws.
    NullMove,
    /// A result written in another way than PGN's.
    NonstandardResult,
}

impl NoteKind {
    /// The kind in a word, as machines are told it: `suffix_wrong` …
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            NoteKind::SuffixWrong => "suffix_wrong",
            NoteKind::OverDisambiguated => "over_disambiguated",
            NoteKind::NullMove => "null_move",
            NoteKind::NonstandardResult => "nonstandard_result",
        }
    }
}

impl fmt::Display for NoteKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Something worth knowing about a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// Of which kind.
    pub kind: NoteKind,
    /// The half-move in the game, from 1; for a result, the last one.
    pub ply: u32,
    /// How many variations deep it stands; 0 in the game itself.
    pub depth: u32,
    /// The offset of its text in the game's.
    pub at: u32,
    /// The text in question.
    pub token: String,
}
