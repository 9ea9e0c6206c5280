//! Rights to castle (Article 3.8 and, for Chess960, Guidelines II).

use core::fmt;

use crate::{Color, File, Rank, Square};

/// A side of the board to castle on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wing {
    /// With the rook on the h-file's side: `0-0`.
    KingSide,
    /// With the rook on the a-file's side: `0-0-0`.
    QueenSide,
}

impl Wing {
    /// Both, the king's side first.
    pub const ALL: [Wing; 2] = [Wing::KingSide, Wing::QueenSide];

    /// `"king side"` or `"queen side"`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Wing::KingSide => "king side",
            Wing::QueenSide => "queen side",
        }
    }

    /// Where the king arrives: g1, c1, g8 or c8, from wherever he started.
    ///
    /// ```
    /// use flagfall_board::{Color, Square, Wing};
    /// assert_eq!(Wing::QueenSide.king_target(Color::Black), Square::C8);
    /// assert_eq!(Wing::QueenSide.rook_target(Color::Black), Square::D8);
    /// ```
    #[must_use]
    pub const fn king_target(self, color: Color) -> Square {
        let file = match self {
            Wing::KingSide => File::G,
            Wing::QueenSide => File::C,
        };
        Square::new(file, Rank::home(color))
    }

    /// Where the rook arrives: f1, d1, f8 or d8.
    #[must_use]
    pub const fn rook_target(self, color: Color) -> Square {
        let file = match self {
            Wing::KingSide => File::F,
            Wing::QueenSide => File::D,
        };
        Square::new(file, Rank::home(color))
    }

    /// The file of the rook in the usual array: h or a.
    #[must_use]
    pub const fn usual_file(self) -> File {
        match self {
            Wing::KingSide => File::H,
            Wing::QueenSide => File::A,
        }
    }

    /// The FEN letter, `K` or `Q`, in the case of the colour.
    #[must_use]
    pub const fn fen_char(self, color: Color) -> char {
        match (self, color) {
            (Wing::KingSide, Color::White) => 'K',
            (Wing::QueenSide, Color::White) => 'Q',
            (Wing::KingSide, Color::Black) => 'k',
            (Wing::QueenSide, Color::Black) => 'q',
        }
    }

    /// The wing a rook is on, seen from the king; `None` on the king's own file.
    #[must_use]
    pub(crate) fn of(king: File, rook: File) -> Option<Wing> {
        match rook.cmp(&king) {
            core::cmp::Ordering::Less => Some(Wing::QueenSide),
            core::cmp::Ordering::Equal => None,
            core::cmp::Ordering::Greater => Some(Wing::KingSide),
        }
    }
}

impl fmt::Display for Wing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Who still has which right to castle, and with the rook on which file.
///
/// A right is lost for good when the king or that rook moves or the rook is captured (3.8.2.1);
/// whether castling is prevented for now (3.8.2.2) is a matter of the position.
///
/// ```
/// use flagfall_board::{CastlingRights, Color, File, Square, Wing};
/// let mut rights = CastlingRights::NONE;
/// rights.set(Color::White, Wing::KingSide, File::G);
/// assert_eq!(rights.rook(Color::White, Wing::KingSide), Some(Square::G1));
/// rights.remove(Color::White, Wing::KingSide);
/// assert!(rights.is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CastlingRights([u8; 4]);

/// No right: no file has this index.
const ABSENT: u8 = 8;

impl CastlingRights {
    /// Nobody may castle.
    pub const NONE: CastlingRights = CastlingRights([ABSENT; 4]);
    /// Both players on both sides, with the rooks of the usual array.
    pub const USUAL: CastlingRights = CastlingRights([7, 0, 7, 0]);

    const fn slot(color: Color, wing: Wing) -> usize {
        (color as usize) * 2 + wing as usize
    }

    /// The file of the rook of a right.
    #[must_use]
    #[inline]
    pub const fn file(self, color: Color, wing: Wing) -> Option<File> {
        File::new(self.0[Self::slot(color, wing)])
    }

    /// The square of the rook of a right.
    #[must_use]
    #[inline]
    pub const fn rook(self, color: Color, wing: Wing) -> Option<Square> {
        match self.file(color, wing) {
            Some(file) => Some(Square::new(file, Rank::home(color))),
            None => None,
        }
    }

    /// Grants a right, or moves it to another rook.
    pub const fn set(&mut self, color: Color, wing: Wing, rook: File) {
        self.0[Self::slot(color, wing)] = rook.index() as u8;
    }

    /// Takes a right away.
    #[inline]
    pub const fn remove(&mut self, color: Color, wing: Wing) {
        self.0[Self::slot(color, wing)] = ABSENT;
    }

    /// Takes both rights of a player away.
    #[inline]
    pub const fn remove_all(&mut self, color: Color) {
        self.remove(color, Wing::KingSide);
        self.remove(color, Wing::QueenSide);
    }

    /// Takes away the right that belongs to the rook on this square, if there is one.
    #[inline]
    pub fn remove_rook(&mut self, square: Square) {
        for (color, wing, rook) in self.iter() {
            if rook == square {
                self.remove(color, wing);
            }
        }
    }

    /// Whether a player has any right left.
    #[must_use]
    #[inline]
    pub fn has_any(self, color: Color) -> bool {
        Wing::ALL
            .into_iter()
            .any(|wing| self.file(color, wing).is_some())
    }

    /// Whether nobody has any right left.
    #[must_use]
    #[inline]
    pub fn is_empty(self) -> bool {
        self == CastlingRights::NONE
    }

    /// The rights there are, White's first, the king's side first, with the rooks' squares.
    pub fn iter(self) -> impl Iterator<Item = (Color, Wing, Square)> {
        Color::ALL.into_iter().flat_map(move |color| {
            Wing::ALL
                .into_iter()
                .filter_map(move |wing| Some((color, wing, self.rook(color, wing)?)))
        })
    }
}

impl Default for CastlingRights {
    fn default() -> CastlingRights {
        CastlingRights::NONE
    }
}

impl fmt::Debug for CastlingRights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(
                self.iter()
                    .map(|(_, _, rook)| fmt::from_fn(move |f| write!(f, "\"{rook}\""))),
            )
            .finish()
    }
}
