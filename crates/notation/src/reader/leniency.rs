//! The ways in which a move may be written otherwise than its form has it, each by name.

use core::fmt;
use core::ops::{BitOr, BitOrAssign};

/// One way to write a move otherwise than its form has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Leniency {
    /// Zeros for letters in castling, letters for zeros, no hyphens.
    Castling,
    /// A sign of capture left out, or of another kind, or written where nothing is captured.
    CaptureSign,
    /// A sign of check or mate left out, or of another kind, or written where there is none.
    CheckSign,
    /// `=`, brackets or a stroke before the piece a pawn is exchanged for, or none of them.
    PromotionSign,
    /// `e.p.` left out, spelled otherwise, or written where no pawn is taken in passing.
    EnPassantSign,
    /// A pawn's capture by its two files only: `ed`.
    PawnFiles,
    /// More of the square of departure than needed, or less than the form has.
    Departure,
    /// A hyphen between the squares, or none where the form has one.
    Hyphen,
    /// A letter for a pawn: `Pe4`.
    PawnLetter,
    /// Figurines for letters, English letters for figurines.
    Figurines,
    /// Another spelling of a piece's letter that the language knows.
    Spelling,
    /// A letter of a piece in lower case: `nf3`.
    LowerCase,
    /// Letters of one script typed for those of another that look alike.
    Lookalikes,
    /// Digits of another script for those of the ranks.
    Digits,
    /// The squares alone, as engines are told them: `g1f3`, `a7a8q`.
    Squares,
    /// Signs of annotation after the move: `!?`, `$5`.
    Annotation,
    /// The move's number before it.
    Number,
    /// A turn passed: `--`, `Z0`.
    Pass,
    /// Blanks, or marks that one does not see, where the form has none.
    Blanks,
}

impl Leniency {
    /// All of them.
    pub const ALL: [Leniency; 19] = [
        Leniency::Castling,
        Leniency::CaptureSign,
        Leniency::CheckSign,
        Leniency::PromotionSign,
        Leniency::EnPassantSign,
        Leniency::PawnFiles,
        Leniency::Departure,
        Leniency::Hyphen,
        Leniency::PawnLetter,
        Leniency::Figurines,
        Leniency::Spelling,
        Leniency::LowerCase,
        Leniency::Lookalikes,
        Leniency::Digits,
        Leniency::Squares,
        Leniency::Annotation,
        Leniency::Number,
        Leniency::Pass,
        Leniency::Blanks,
    ];

    /// Its name, as options have it: `lower_case`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Leniency::Castling => "castling",
            Leniency::CaptureSign => "capture_sign",
            Leniency::CheckSign => "check_sign",
            Leniency::PromotionSign => "promotion_sign",
            Leniency::EnPassantSign => "en_passant_sign",
            Leniency::PawnFiles => "pawn_files",
            Leniency::Departure => "departure",
            Leniency::Hyphen => "hyphen",
            Leniency::PawnLetter => "pawn_letter",
            Leniency::Figurines => "figurines",
            Leniency::Spelling => "spelling",
            Leniency::LowerCase => "lower_case",
            Leniency::Lookalikes => "lookalikes",
            Leniency::Digits => "digits",
            Leniency::Squares => "squares",
            Leniency::Annotation => "annotation",
            Leniency::Number => "number",
            Leniency::Pass => "pass",
            Leniency::Blanks => "blanks",
        }
    }

    /// The one of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Leniency> {
        Leniency::ALL.into_iter().find(|it| it.name() == name)
    }

    /// What it is, in a few words.
    #[must_use]
    pub const fn says(self) -> &'static str {
        match self {
            Leniency::Castling => "castling is written otherwise",
            Leniency::CaptureSign => "the sign of capture is missing, another, or not due",
            Leniency::CheckSign => "the sign of check is missing, another, or not due",
            Leniency::PromotionSign => "the sign before the promoted piece differs",
            Leniency::EnPassantSign => "e.p. is missing, spelled otherwise, or not due",
            Leniency::PawnFiles => "the pawn's capture names no rank",
            Leniency::Departure => "the square of departure is named too much or too little",
            Leniency::Hyphen => "there is a hyphen too many or too few",
            Leniency::PawnLetter => "a pawn has no letter",
            Leniency::Figurines => "figurines and letters are exchanged",
            Leniency::Spelling => "the piece's letter is spelled otherwise",
            Leniency::LowerCase => "the piece's letter is in lower case",
            Leniency::Lookalikes => "letters of another script stand for those they look like",
            Leniency::Digits => "the digits are those of another script",
            Leniency::Squares => "the squares stand alone",
            Leniency::Annotation => "a sign of annotation follows",
            Leniency::Number => "the move's number precedes",
            Leniency::Pass => "no move is made",
            Leniency::Blanks => "there are blanks where none belong",
        }
    }
}

/// A set of leniencies.
///
/// ```
/// use flagfall_notation::{Leniencies, Leniency};
/// let few = Leniencies::NONE.with(Leniency::CheckSign).with(Leniency::Castling);
/// assert!(few.allows(Leniency::Castling) && !few.allows(Leniency::LowerCase));
/// assert!(!Leniencies::USUAL.allows(Leniency::LowerCase));
/// assert_eq!(few.iter().collect::<Vec<_>>(), [Leniency::Castling, Leniency::CheckSign]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Leniencies(u32);

impl Leniencies {
    /// None: the form's own way only.
    pub const NONE: Leniencies = Leniencies(0);
    /// All.
    pub const ALL: Leniencies = Leniencies((1 << Leniency::ALL.len()) - 1);
    /// All but letters of pieces in lower case, which may be files (`bxc3`), and letters that only
    /// look like those of another script, which may be those of another language.
    pub const USUAL: Leniencies = Leniencies::ALL
        .without(Leniency::LowerCase)
        .without(Leniency::Lookalikes);

    /// These and one more.
    #[must_use]
    pub const fn with(self, one: Leniency) -> Leniencies {
        Leniencies(self.0 | 1 << one as u32)
    }

    /// These but for one.
    #[must_use]
    pub const fn without(self, one: Leniency) -> Leniencies {
        Leniencies(self.0 & !(1 << one as u32))
    }

    /// Whether one is among them.
    #[must_use]
    pub const fn allows(self, one: Leniency) -> bool {
        self.0 & 1 << one as u32 != 0
    }

    /// Those of these that are not among others.
    #[must_use]
    pub const fn beyond(self, others: Leniencies) -> Leniencies {
        Leniencies(self.0 & !others.0)
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, in the order of [`Leniency::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Leniency> {
        Leniency::ALL.into_iter().filter(move |it| self.allows(*it))
    }

    pub(super) fn add_if(&mut self, condition: bool, one: Leniency) {
        if condition {
            *self = self.with(one);
        }
    }
}

impl BitOr for Leniencies {
    type Output = Leniencies;

    fn bitor(self, other: Leniencies) -> Leniencies {
        Leniencies(self.0 | other.0)
    }
}

impl BitOrAssign for Leniencies {
    fn bitor_assign(&mut self, other: Leniencies) {
        self.0 |= other.0;
    }
}

impl fmt::Debug for Leniencies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
