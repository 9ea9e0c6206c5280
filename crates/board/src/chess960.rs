//! The 960 start positions of Guidelines II, by number.

use crate::{Board, CastlingRights, Color, File, Piece, Rank, Role, Setup, Square, Wing};

/// The places of the two knights among the five squares left, in the order of the numbering.
const KNIGHTS: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

/// The first rank of a number below 960.
fn first_rank(number: usize) -> [Role; 8] {
    let mut rank: [Option<Role>; 8] = [None; 8];
    rank[number % 4 * 2 + 1] = Some(Role::Bishop);
    rank[number / 4 % 4 * 2] = Some(Role::Bishop);
    let queen = empty_square(&rank, number / 16 % 6);
    rank[queen] = Some(Role::Queen);
    // Both knights count the squares that are empty before either is placed.
    let (first, second) = KNIGHTS[number / 96 % 10];
    for square in [empty_square(&rank, first), empty_square(&rank, second)] {
        rank[square] = Some(Role::Knight);
    }
    let king = empty_square(&rank, 1);
    rank[king] = Some(Role::King);
    rank.map(|role| role.unwrap_or(Role::Rook))
}

/// The file of the `n`th square that is still empty, counted from 0.
fn empty_square(rank: &[Option<Role>; 8], n: usize) -> usize {
    let mut empty = (0..8).filter(|&file| rank[file].is_none());
    empty.nth(n).unwrap_or_default()
}

pub(crate) fn setup(number: u16) -> Option<Setup> {
    if number >= 960 {
        return None;
    }
    let roles = first_rank(usize::from(number));
    let mut board = Board::empty();
    let mut castling = CastlingRights::NONE;
    for (file, role) in File::all().zip(roles) {
        for color in Color::ALL {
            let square = Square::new(file, Rank::home(color));
            board.put(square.bit(), Piece { color, role });
        }
    }
    board.put_initial_pawns();
    let rooks = board.by_piece(Piece {
        color: Color::White,
        role: Role::Rook,
    });
    // The queen's rook stands left of the king, so it comes first.
    for (rook, wing) in rooks.into_iter().zip([Wing::QueenSide, Wing::KingSide]) {
        for color in Color::ALL {
            castling.set(color, wing, rook.file());
        }
    }
    Some(Setup {
        board,
        castling,
        ..Setup::initial()
    })
}
