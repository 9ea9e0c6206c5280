//! Men on squares, without any rule (Article 2).

use core::fmt;
use core::str::FromStr;

use crate::fen::FenError;
use crate::{Bitboard, Color, Piece, Role, Square, attacks};

/// The men on the board, and nothing else: no turn, no rights, no rule.
///
/// ```
/// use flagfall_board::{Board, Color, Piece, Role, Square};
/// let mut board = Board::initial();
/// let queen = Piece { color: Color::White, role: Role::Queen };
/// assert_eq!(board.piece_at(Square::D1), Some(queen)); // on the square of her colour (2.3)
/// board.set(Square::D1, None);
/// assert_eq!(board.to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR");
/// ```
//
// Four sets, not a set for each kind and colour: a man is copied, moved and compared in four words,
// and all line pieces of one direction are two operations away. Each kind has a code of three bits:
//
//             near  slant  straight
//     knight    1     0       0
//     bishop    0     1       0
//     pawn      1     1       0
//     rook      0     0       1
//     king      1     0       1
//     queen     0     1       1
//
// No square is in all three, and no white square is in none: so equal boards are equal words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Board {
    /// White's men.
    pub(crate) white: Bitboard,
    near: Bitboard,
    slant: Bitboard,
    straight: Bitboard,
}

/// What stands on a square in four bits: 0 near, 1 slant, 2 straight, 3 White's.
#[derive(Clone, Copy)]
pub(crate) struct Code(u8);

impl Code {
    pub(crate) const NOBODY: Code = Code(0);

    #[inline(always)]
    pub(crate) const fn of(piece: Piece) -> Code {
        let white = matches!(piece.color, Color::White) as u8;
        // In the order of `Role::ALL`.
        Code([3, 1, 2, 4, 6, 5][piece.role.index()] | white << 3)
    }

    #[inline(always)]
    pub(crate) const fn role_index(self) -> usize {
        self.0 as usize & 7
    }

    /// The FEN letter of the man; a space for nobody.
    #[inline]
    pub(crate) const fn letter(self) -> u8 {
        b" nbprkq  NBPRKQ "[self.0 as usize & 15]
    }
}

const ROLES: [Option<Role>; 8] = [
    None,
    Some(Role::Knight),
    Some(Role::Bishop),
    Some(Role::Pawn),
    Some(Role::Rook),
    Some(Role::King),
    Some(Role::Queen),
    None,
];

impl Board {
    /// No man at all.
    #[must_use]
    pub fn empty() -> Board {
        Board::default()
    }

    /// The initial position of the men (2.3).
    #[must_use]
    pub fn initial() -> Board {
        let mut board = Board::empty();
        let files = [
            (Role::Knight, 0x42),
            (Role::Bishop, 0x24),
            (Role::Rook, 0x81),
            (Role::Queen, 0x08),
            (Role::King, 0x10),
        ];
        for color in Color::ALL {
            let side = 56 * color.index();
            for (role, files) in files {
                board.put(Bitboard(files << side), Piece { color, role });
            }
        }
        board.put_initial_pawns();
        board
    }

    /// The pawns on the second and seventh ranks.
    pub(crate) fn put_initial_pawns(&mut self) {
        for (color, rank) in Color::ALL.into_iter().zip([0xff << 8, 0xff << 48]) {
            let role = Role::Pawn;
            self.put(Bitboard(rank), Piece { color, role });
        }
    }

    /// A number that is the same for equal boards, and hardly ever for others.
    #[inline(always)]
    pub(crate) fn mix(&self) -> u64 {
        let words = [self.white, self.near, self.slant, self.straight];
        let odd = [
            0xa076_1d64_78bd_642f,
            0xe703_7ed1_a0b4_28db,
            0x8ebc_6af0_9c88_c6e3,
            0x5899_65cc_7537_4cc3,
        ];
        let product = |(word, odd): (Bitboard, u64)| u128::from(word.0) * u128::from(odd);
        let halves = words.into_iter().zip(odd).map(product);
        halves.fold(0, |all, it| {
            all.rotate_left(1) ^ it as u64 ^ (it >> 64) as u64
        })
    }

    /// The man on a square.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let role = self.role_at(square)?;
        let color = if self.white.contains(square) {
            Color::White
        } else {
            Color::Black
        };
        Some(Piece { color, role })
    }

    /// What kind of man stands on a square.
    #[must_use]
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        ROLES[usize::from(self.code_at(square).0 & 7)]
    }

    /// Puts a man on a square, or takes away the one that stands there.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.clear(square.bit());
        if let Some(piece) = piece {
            self.put(square.bit(), piece);
        }
    }

    /// Puts like men on squares known to be empty.
    #[inline(always)]
    pub(crate) fn put(&mut self, squares: Bitboard, piece: Piece) {
        self.put_code(squares, Code::of(piece));
    }

    /// As [`Board::put`], of a man by its code, or of nobody.
    #[inline(always)]
    pub(crate) fn put_code(&mut self, squares: Bitboard, code: Code) {
        let part = |bit: u8| Bitboard(squares.0 & u64::from(code.0 >> bit & 1).wrapping_neg());
        self.near |= part(0);
        self.slant |= part(1);
        self.straight |= part(2);
        self.white |= part(3);
    }

    #[inline(always)]
    pub(crate) fn code_at(&self, square: Square) -> Code {
        let bit = |set: Bitboard| (set.0 >> square.index() & 1) as u8;
        let role = bit(self.near) | bit(self.slant) << 1 | bit(self.straight) << 2;
        Code(role | bit(self.white) << 3)
    }

    /// Takes away whatever stands on these squares.
    #[inline(always)]
    pub(crate) fn clear(&mut self, squares: Bitboard) {
        self.white &= !squares;
        self.near &= !squares;
        self.slant &= !squares;
        self.straight &= !squares;
    }

    /// The squares with a man on them.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.near | self.slant | self.straight
    }

    /// The squares of one player's men.
    #[must_use]
    #[inline]
    pub fn by_color(&self, color: Color) -> Bitboard {
        match color {
            Color::White => self.white,
            Color::Black => self.occupied() & !self.white,
        }
    }

    /// The squares of one kind of men, of both colours.
    #[must_use]
    #[inline]
    pub fn by_role(&self, role: Role) -> Bitboard {
        match role {
            Role::Pawn => self.near & self.slant,
            Role::Knight => self.near & !(self.slant | self.straight),
            Role::Bishop => self.slant & !(self.near | self.straight),
            Role::Rook => self.straight & !(self.near | self.slant),
            Role::Queen => self.slant & self.straight,
            Role::King => self.near & self.straight,
        }
    }

    /// The squares of one kind of men of one colour.
    #[must_use]
    #[inline]
    pub fn by_piece(&self, piece: Piece) -> Bitboard {
        self.by_role(piece.role) & self.by_color(piece.color)
    }

    /// Bishops and queens.
    #[inline(always)]
    pub(crate) fn slanting(&self) -> Bitboard {
        self.slant & !self.near
    }

    /// Rooks and queens.
    #[inline(always)]
    pub(crate) fn straight(&self) -> Bitboard {
        self.straight & !self.near
    }

    /// The king's square; the first in the order of squares if there are several kings.
    #[must_use]
    #[inline]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.kings(color).first()
    }

    #[inline]
    pub(crate) fn kings(&self, color: Color) -> Bitboard {
        self.by_role(Role::King) & self.by_color(color)
    }

    /// The men of both colours that attack a square, with the given squares occupied.
    ///
    /// A man attacks even if it is pinned (3.1).
    #[must_use]
    #[inline]
    pub fn attackers(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let pawns = self.by_role(Role::Pawn);
        (attacks::knight(square) & self.by_role(Role::Knight))
            | (attacks::king(square) & self.by_role(Role::King))
            | (attacks::pawn(Color::Black, square) & pawns & self.white)
            | (attacks::pawn(Color::White, square) & pawns & !self.white)
            | (attacks::bishop(square, occupied) & self.slanting())
            | (attacks::rook(square, occupied) & self.straight())
    }

    /// Whether a player attacks a square, with the given squares occupied.
    #[inline]
    pub(crate) fn is_attacked(&self, square: Square, by: Color, occupied: Bitboard) -> bool {
        let theirs = self.by_color(by);
        let steps = (attacks::knight(square) & self.by_role(Role::Knight))
            | (attacks::king(square) & self.by_role(Role::King))
            | (attacks::pawn(!by, square) & self.by_role(Role::Pawn));
        (steps & theirs).any()
            || sees(
                square,
                self.slanting() & theirs,
                self.straight() & theirs,
                occupied,
            )
    }
}

/// Whether one of these line pieces attacks the square.
///
/// Most squares see no line piece even on an empty board, and need no second look-up.
#[inline(always)]
pub(crate) fn sees(
    square: Square,
    slanting: Bitboard,
    straight: Bitboard,
    occupied: Bitboard,
) -> bool {
    ((attacks::diagonals(square) & slanting).any()
        && (attacks::bishop(square, occupied) & slanting).any())
        || ((attacks::straights(square) & straight).any()
            && (attacks::rook(square, occupied) & straight).any())
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::fen::Text::placement(self).fmt(f)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}

impl FromStr for Board {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Board, FenError> {
        crate::fen::parse_placement(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_man_is_found_by_square_role_and_colour() {
        for color in Color::ALL {
            for role in Role::ALL {
                let mut board = Board::empty();
                let piece = Piece { color, role };
                board.set(Square::E4, Some(piece));
                assert_eq!(board.piece_at(Square::E4), Some(piece));
                for other in Role::ALL {
                    assert_eq!(board.by_role(other).any(), other == role);
                }
                assert_eq!(board.by_color(color), Square::E4.bit());
                assert_eq!(board.by_color(!color), Bitboard::EMPTY);
                board.set(Square::E4, None);
                assert_eq!(board, Board::empty());
            }
        }
    }
}
