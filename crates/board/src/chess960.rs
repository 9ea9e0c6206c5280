//! The 960 start positions of Guidelines II, by number.

use crate::{Bitboard, Board, CastlingRights, Color, File, Piece, Rank, Role, Setup, Square, Wing};

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
    let (first, second) = KNIGHTS[number / 96 % 10];
    // Each place counts the squares that are still empty at that point.
    let empty = empty_squares(&rank);
    rank[empty[number / 16 % 6]] = Some(Role::Queen);
    let empty = empty_squares(&rank);
    rank[empty[first]] = Some(Role::Knight);
    rank[empty[second]] = Some(Role::Knight);
    let empty = empty_squares(&rank);
    rank[empty[1]] = Some(Role::King);
    rank.map(|role| role.unwrap_or(Role::Rook))
}

fn empty_squares(rank: &[Option<Role>; 8]) -> Vec<usize> {
    (0..8).filter(|&file| rank[file].is_none()).collect()
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
            board.put(Square::new(file, Rank::home(color)), Piece { color, role });
        }
    }
    board.roles[Role::Pawn.index()] = Bitboard(0x00ff_0000_0000_ff00);
    board.colors[0] |= Bitboard(0xff00);
    board.colors[1] |= Bitboard(0xff << 48);
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
