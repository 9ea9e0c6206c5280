//! Where the kings and at most two men stand, as a number.
//!
//! The side that would mate is White here. Placings that are one another's mirror image have one
//! number: its king stands on a1-d1-d4, or on the files a to d where there are pawns, and men that
//! are alike stand in the order of their squares.

use flagfall_board::{Bitboard, Board, Color, Piece, Position, Role, Setup, Square, attacks};
use flagfall_board::{CastlingRights, Rank};
use std::cmp::Ordering;

/// At most so many men besides the kings.
pub(super) const MEN: usize = 2;

/// Which men there are besides the kings, those of the side that would mate being White's.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Ending {
    men: Vec<Piece>,
    /// Whether there are pawns: then there are two mirror images of a placing, else eight.
    pawns: bool,
    /// Whether two men of one side are alike.
    alike: bool,
}

/// Who is to move and who stands where: White's king, Black's, the men of the ending.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) turn: Color,
    pub(super) squares: [Square; 4],
}

impl Ending {
    /// With these men for each side; `None` if they are too many, or both sides have pawns, for
    /// then a capture in passing would have to be remembered.
    pub(super) fn new(ours: &[Role], theirs: &[Role]) -> Option<Ending> {
        let pieces = |color, roles: &[Role]| {
            let pieces = roles.iter().map(|&role| Piece { color, role });
            pieces.collect::<Vec<_>>()
        };
        let mut men = pieces(Color::White, ours);
        men.extend(pieces(Color::Black, theirs));
        let both = ours.contains(&Role::Pawn) && theirs.contains(&Role::Pawn);
        if men.len() > MEN || both || ours.contains(&Role::King) || theirs.contains(&Role::King) {
            return None;
        }
        Some(Ending::with(men))
    }

    fn with(mut men: Vec<Piece>) -> Ending {
        men.sort_unstable_by_key(|it| (it.color.index(), it.role.index()));
        Ending {
            pawns: men.iter().any(|it| it.role == Role::Pawn),
            alike: men.windows(2).any(|it| it[0] == it[1]),
            men,
        }
    }

    /// The ending that a board shows, seen with `side` as the one that would mate.
    pub(super) fn of(board: &Board, side: Color) -> Option<Ending> {
        let mut roles = [Vec::new(), Vec::new()];
        if board.occupied().count() as usize > MEN + 2 {
            return None;
        }
        for square in board.occupied() {
            match board.piece_at(square) {
                Some(man) if man.role == Role::King => {}
                Some(man) => roles[usize::from(man.color != side)].push(man.role),
                None => {}
            }
        }
        Ending::new(&roles[0], &roles[1])
    }

    /// As `B v R`.
    pub(super) fn name(&self) -> String {
        let of = |color| {
            let men = self.men.iter().filter(move |it| it.color == color);
            let men: String = men.map(|it| it.role.letter()).collect();
            if men.is_empty() { "-".to_owned() } else { men }
        };
        format!("{} v {}", of(Color::White), of(Color::Black))
    }

    /// The men besides the kings.
    pub(super) fn men(&self) -> &[Piece] {
        &self.men
    }

    /// The endings that a capture leads to.
    pub(super) fn captures(&self) -> Vec<Ending> {
        let without = |at| {
            let mut men = self.men.clone();
            men.remove(at);
            Ending::with(men)
        };
        (0..self.men.len()).map(without).collect()
    }

    /// The endings that a capture or a promotion leads to, or both in one move.
    pub(super) fn exits(&self) -> Vec<Ending> {
        let mut exits = Vec::new();
        for at in 0..self.men.len() {
            let mut without = self.men.clone();
            let gone = without.remove(at);
            if gone.role == Role::Pawn {
                for role in Role::PROMOTIONS {
                    let mut with = without.clone();
                    with.push(Piece { role, ..gone });
                    exits.push(Ending::with(with));
                }
            }
            exits.push(Ending::with(without));
        }
        // A pawn may take as it is promoted.
        let deeper = exits
            .iter()
            .flat_map(|it| match it.men.len() < self.men.len() {
                true => it.exits(),
                false => Vec::new(),
            });
        let deeper: Vec<Ending> = deeper.collect();
        exits.extend(deeper);
        exits
    }

    fn kings(&self) -> usize {
        if self.pawns { 32 } else { 10 }
    }

    /// There are so many numbers for each player to move.
    pub(super) fn size(&self) -> usize {
        self.kings() << (6 * (self.men.len() + 1))
    }

    /// The placing with that number, if it can be played from and is the image that it counts by.
    pub(super) fn place(&self, number: usize, turn: Color) -> Option<Place> {
        let place = self.placing(number, turn)?;
        (self.is_sound(&place) && self.number(&place) == number).then_some(place)
    }

    /// What that number says, which need not be a placing.
    #[inline]
    pub(super) fn placing(&self, number: usize, turn: Color) -> Option<Place> {
        let last = self.men.len() + 1;
        let mut squares = [Square::A1; 4];
        for (at, square) in squares.iter_mut().enumerate().take(last + 1).skip(1) {
            *square = Square::ALL[number >> (6 * (last - at)) & 63];
        }
        squares[0] = self.king(number >> (6 * last))?;
        Some(Place { turn, squares })
    }

    fn king(&self, slot: usize) -> Option<Square> {
        match self.pawns {
            true => Square::from_index((slot >> 2) * 8 + (slot & 3)),
            false => TRIANGLE.get(slot).copied(),
        }
    }

    fn slot(&self, king: Square) -> usize {
        let (file, rank) = (king.file().index(), king.rank().index());
        match self.pawns {
            true => rank << 2 | file,
            false => file * (file + 1) / 2 + rank,
        }
    }

    /// Whether nobody stands where another does, no pawn on the first or last rank, no king
    /// beside the other, and the player who is not to move is not in check.
    pub(super) fn is_sound(&self, place: &Place) -> bool {
        let occupied = self.occupied(place);
        let edge = Bitboard::rank(Rank::FIRST) | Bitboard::rank(Rank::EIGHTH);
        let mut men = self.men.iter().zip(&place.squares[2..]);
        occupied.count() as usize == self.men.len() + 2
            && !men.any(|(man, &at)| man.role == Role::Pawn && edge.contains(at))
            && !attacks::king(place.squares[0]).contains(place.squares[1])
            && !self.is_attacked(place, !place.turn, occupied)
    }

    /// Whether Black is in check, or would be if nobody stood between.
    #[inline]
    pub(super) fn may_check(&self, place: &Place) -> bool {
        self.is_attacked(place, Color::Black, Bitboard::EMPTY)
    }

    /// Whether the king of that color is attacked by a man of the ending.
    #[inline]
    fn is_attacked(&self, place: &Place, color: Color, occupied: Bitboard) -> bool {
        let king = place.squares[color.index()];
        let mut men = self.men.iter().zip(&place.squares[2..]);
        men.any(|(man, &at)| {
            man.color != color && attacks::of(man.role, man.color, at, occupied).contains(king)
        })
    }

    /// Whether a pawn of the player to move stands one step from being promoted.
    #[inline]
    pub(super) fn may_promote(&self, place: &Place) -> bool {
        let seventh = match place.turn {
            Color::White => 6,
            Color::Black => 1,
        };
        let mut men = self.men.iter().zip(&place.squares[2..]);
        men.any(|(man, at)| {
            man.role == Role::Pawn && man.color == place.turn && at.rank().index() == seventh
        })
    }

    pub(super) fn occupied(&self, place: &Place) -> Bitboard {
        let squares = &place.squares[..self.men.len() + 2];
        squares
            .iter()
            .fold(Bitboard::EMPTY, |all, &it| all.with(it))
    }

    /// The number of a placing; that of all its mirror images.
    #[inline]
    pub(super) fn number(&self, place: &Place) -> usize {
        let king = place.squares[0];
        let (file, rank) = (king.file().index(), king.rank().index());
        let mut turn = usize::from(file > 3);
        if self.pawns {
            return self.number_of(place.squares, turn);
        }
        turn |= usize::from(rank > 3) << 1;
        let (file, rank) = (file.min(7 - file), rank.min(7 - rank));
        match file.cmp(&rank) {
            Ordering::Greater => self.number_of(place.squares, turn),
            Ordering::Less => self.number_of(place.squares, turn | 4),
            // Both images have the king on the diagonal.
            Ordering::Equal => self
                .number_of(place.squares, turn)
                .min(self.number_of(place.squares, turn | 4)),
        }
    }

    #[inline]
    fn number_of(&self, mut squares: [Square; 4], turn: usize) -> usize {
        let count = self.men.len() + 2;
        for square in &mut squares[..count] {
            *square = TURNED[turn][square.index()];
        }
        if self.alike && squares[2] > squares[3] {
            squares.swap(2, 3);
        }
        let rest = squares[1..count].iter();
        rest.fold(self.slot(squares[0]), |number, it| number << 6 | it.index())
    }

    /// The placing of a position of this ending.
    pub(super) fn read(&self, position: &Position, side: Color) -> Option<Place> {
        let board = position.board();
        let seen = |square: Square| match side {
            Color::White => square,
            Color::Black => Square::ALL[square.index() ^ 56],
        };
        let color = |it: Color| if side == Color::White { it } else { !it };
        let mut squares = [Square::A1; 4];
        squares[0] = seen(board.king(side)?);
        squares[1] = seen(board.king(!side)?);
        let mut taken = Bitboard::EMPTY;
        for (at, man) in self.men.iter().enumerate() {
            let piece = Piece {
                color: color(man.color),
                role: man.role,
            };
            let square = (board.by_piece(piece) & !taken).first()?;
            taken = taken.with(square);
            squares[2 + at] = seen(square);
        }
        Some(Place {
            turn: color(position.turn()),
            squares,
        })
    }

    /// The position of a placing.
    pub(super) fn position(&self, place: &Place) -> Position {
        let mut board = Board::empty();
        for color in Color::ALL {
            let role = Role::King;
            board.set(place.squares[color.index()], Some(Piece { color, role }));
        }
        for (&man, &at) in self.men.iter().zip(&place.squares[2..]) {
            board.set(at, Some(man));
        }
        Position::assume(Setup {
            board,
            turn: place.turn,
            castling: CastlingRights::default(),
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
        })
    }
}

const TRIANGLE: [Square; 10] = [
    Square::A1,
    Square::B1,
    Square::B2,
    Square::C1,
    Square::C2,
    Square::C3,
    Square::D1,
    Square::D2,
    Square::D3,
    Square::D4,
];

/// The eight images of each square; the first two keep the ranks.
static TURNED: [[Square; 64]; 8] = {
    let mut turned = [[Square::A1; 64]; 8];
    let mut at = 0;
    while at < 8 * 64 {
        let (turn, square) = (at / 64, at % 64);
        let file = if turn & 1 == 0 {
            square % 8
        } else {
            7 - square % 8
        };
        let rank = if turn & 2 == 0 {
            square / 8
        } else {
            7 - square / 8
        };
        turned[turn][square] = match turn & 4 {
            0 => Square::ALL[rank * 8 + file],
            _ => Square::ALL[file * 8 + rank],
        };
        at += 1;
    }
    turned
};
