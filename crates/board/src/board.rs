//! Men on squares, without any rule (Article 2).

use core::fmt;
use core::hash::{Hash, Hasher};
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
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Board {
    pub(crate) roles: [Bitboard; 6],
    pub(crate) colors: [Bitboard; 2],
}

impl Board {
    /// No man at all.
    #[must_use]
    pub fn empty() -> Board {
        Board::default()
    }

    /// The initial position of the men (2.3).
    #[must_use]
    pub fn initial() -> Board {
        let mut board = Board {
            roles: [Bitboard(0x00ff_0000_0000_ff00); 6],
            colors: [Bitboard(0xffff), Bitboard(0xffff << 48)],
        };
        let files = [
            (Role::Knight, 0x42),
            (Role::Bishop, 0x24),
            (Role::Rook, 0x81),
        ];
        for (role, files) in files
            .into_iter()
            .chain([(Role::Queen, 0x08), (Role::King, 0x10)])
        {
            board.roles[role.index()] = Bitboard(files | files << 56);
        }
        board
    }

    /// The man on a square.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let role = self.role_at(square)?;
        let color = if self.colors[0].contains(square) {
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
        Role::ALL
            .into_iter()
            .find(|role| self.roles[role.index()].contains(square))
    }

    /// Puts a man on a square, or takes away the one that stands there.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.clear(square.bit());
        if let Some(piece) = piece {
            self.put(square, piece);
        }
    }

    /// Puts a man on a square known to be empty.
    #[inline]
    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        self.roles[piece.role.index()] |= square.bit();
        self.colors[piece.color.index()] |= square.bit();
    }

    /// Takes away whatever stands on these squares.
    #[inline]
    pub(crate) fn clear(&mut self, squares: Bitboard) {
        self.roles.iter_mut().for_each(|set| *set &= !squares);
        self.colors.iter_mut().for_each(|set| *set &= !squares);
    }

    /// The squares with a man on them.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// The squares of one player's men.
    #[must_use]
    #[inline]
    pub fn by_color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// The squares of one kind of men, of both colours.
    #[must_use]
    #[inline]
    pub fn by_role(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    /// The squares of one kind of men of one colour.
    #[must_use]
    #[inline]
    pub fn by_piece(&self, piece: Piece) -> Bitboard {
        self.by_role(piece.role) & self.by_color(piece.color)
    }

    /// The king's square; the first in the order of squares if there are several kings.
    #[must_use]
    #[inline]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.kings(color).first()
    }

    #[inline]
    pub(crate) fn kings(&self, color: Color) -> Bitboard {
        self.roles[Role::King.index()] & self.by_color(color)
    }

    /// The men of both colours that attack a square, with the given squares occupied.
    ///
    /// A man attacks even if it is pinned (3.1).
    #[must_use]
    #[inline]
    pub fn attackers(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let [pawns, knights, bishops, rooks, queens, kings] = self.roles;
        let [white, black] = self.colors;
        (attacks::knight(square) & knights)
            | (attacks::king(square) & kings)
            | (attacks::pawn(Color::Black, square) & pawns & white)
            | (attacks::pawn(Color::White, square) & pawns & black)
            | (attacks::bishop(square, occupied) & (bishops | queens))
            | (attacks::rook(square, occupied) & (rooks | queens))
    }

    /// Whether a player attacks a square, with the given squares occupied.
    #[inline]
    pub(crate) fn is_attacked(&self, square: Square, by: Color, occupied: Bitboard) -> bool {
        let [pawns, knights, bishops, rooks, queens, kings] = self.roles;
        let theirs = self.by_color(by);
        let steps = (attacks::knight(square) & knights)
            | (attacks::king(square) & kings)
            | (attacks::pawn(!by, square) & pawns);
        if (steps & theirs).any() {
            return true;
        }
        // Most squares see no line piece even on an empty board, and need no second look-up.
        let slanted = (bishops | queens) & theirs;
        let straight = (rooks | queens) & theirs;
        ((attacks::diagonals(square) & slanted).any()
            && (attacks::bishop(square, occupied) & slanted).any())
            || ((attacks::straights(square) & straight).any()
                && (attacks::rook(square, occupied) & straight).any())
    }
}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // Five sets and White's determine the rest, as every man has one role and one colour.
        for set in &self.roles[..5] {
            set.hash(state);
        }
        self.colors.hash(state);
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::fen::placement(self))
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
