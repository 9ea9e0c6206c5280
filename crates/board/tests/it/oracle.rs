//! Articles 3.1 to 3.9 once more, square by square and without any table, to compare with.

use flagfall_board::{Bitboard, Board, Color, Move, Piece, Position, Rank, Role, Square, Wing};

const STRAIGHT: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const LEAPS: [(i32, i32); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// The squares a man attacks.
fn attacks(board: &Board, piece: Piece, from: Square) -> Bitboard {
    let up = if piece.color == Color::White { 1 } else { -1 };
    let near = |steps: &[(i32, i32)]| {
        steps
            .iter()
            .filter_map(|&(files, ranks)| from.offset(files, ranks))
            .collect()
    };
    let far = |steps: &[(i32, i32)]| {
        let mut reached = Bitboard::EMPTY;
        for &(files, ranks) in steps {
            let mut next = from.offset(files, ranks);
            while let Some(at) = next {
                reached = reached.with(at);
                next = at
                    .offset(files, ranks)
                    .filter(|_| board.piece_at(at).is_none());
            }
        }
        reached
    };
    match piece.role {
        Role::Pawn => near(&[(-1, up), (1, up)]),
        Role::Knight => near(&LEAPS),
        Role::Bishop => far(&DIAGONAL),
        Role::Rook => far(&STRAIGHT),
        Role::Queen => far(&DIAGONAL) | far(&STRAIGHT),
        Role::King => near(&[DIAGONAL, STRAIGHT].concat()),
    }
}

fn attacked(board: &Board, square: Square, by: Color) -> bool {
    Square::ALL.into_iter().any(|from| {
        board
            .piece_at(from)
            .is_some_and(|piece| piece.color == by && attacks(board, piece, from).contains(square))
    })
}

/// Whether any king of a colour is attacked.
pub(crate) fn in_check(board: &Board, color: Color) -> bool {
    let king = Piece {
        color,
        role: Role::King,
    };
    board
        .by_piece(king)
        .into_iter()
        .any(|square| attacked(board, square, !color))
}

/// Every legal move, sorted.
pub(crate) fn legal_moves(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    for from in Square::ALL {
        let piece = position
            .piece_at(from)
            .filter(|piece| piece.color == position.turn());
        let Some(piece) = piece else { continue };
        for to in Square::ALL {
            for played in spellings(piece, from, to) {
                if moves_so(position, piece, played) {
                    let mut board = *position.board();
                    relocate(&mut board, position, piece, played);
                    if !in_check(&board, piece.color) {
                        moves.push(played);
                    }
                }
            }
        }
    }
    for wing in Wing::ALL {
        moves.extend(castling(position, wing));
    }
    moves.sort();
    moves
}

fn spellings(piece: Piece, from: Square, to: Square) -> Vec<Move> {
    let last = Rank::home(!piece.color);
    if piece.role == Role::Pawn && to.rank() == last {
        return Role::PROMOTIONS
            .map(|role| Move::promoting(from, to, role))
            .to_vec();
    }
    vec![Move::new(from, to)]
}

/// Whether the man moves so, own check aside.
fn moves_so(position: &Position, piece: Piece, played: Move) -> bool {
    let (from, to) = (played.from, played.to);
    let board = position.board();
    match board.piece_at(to) {
        Some(target) if target.color == piece.color || target.role == Role::King => false,
        target if piece.role == Role::Pawn => {
            let up = if piece.color == Color::White { 1 } else { -1 };
            if attacks(board, piece, from).contains(to) {
                return target.is_some() || position.en_passant() == Some(to);
            }
            let start = if piece.color == Color::White {
                '2'
            } else {
                '7'
            };
            let free = |square: Option<Square>| square.filter(|&at| board.piece_at(at).is_none());
            let one = free(from.offset(0, up));
            let two = one.and_then(|_| free(from.offset(0, 2 * up)));
            one == Some(to) || (two == Some(to) && from.rank().to_char() == start)
        }
        _ => attacks(board, piece, from).contains(to),
    }
}

fn relocate(board: &mut Board, position: &Position, piece: Piece, played: Move) {
    let straight = played.from.file() == played.to.file();
    if piece.role == Role::Pawn && !straight && position.piece_at(played.to).is_none() {
        board.set(Square::new(played.to.file(), played.from.rank()), None);
    }
    board.set(played.from, None);
    let role = played.promotion.unwrap_or(piece.role);
    board.set(played.to, Some(Piece { role, ..piece }));
}

fn castling(position: &Position, wing: Wing) -> Option<Move> {
    let us = position.turn();
    let board = position.board();
    let king = board.king(us)?;
    let rook = position.castling().rook(us, wing)?;
    let span = |a: Square, b: Square| {
        let (low, high) = (a.min(b), a.max(b));
        Square::ALL
            .into_iter()
            .filter(move |&square| low <= square && square <= high)
    };
    let (king_to, rook_to) = (wing.king_target(us), wing.rook_target(us));
    let mut others = span(king, king_to).chain(span(rook, rook_to));
    let vacant = others.all(|at| at == king || at == rook || board.piece_at(at).is_none());
    let unattacked = span(king, king_to).all(|square| {
        let mut moved = *board;
        moved.set(king, None);
        let crossing = !attacked(&moved, square, !us);
        moved.set(rook, None);
        crossing && !attacked(&moved, square, !us)
    });
    let check = in_check(board, us);
    (vacant && unattacked && !check).then_some(Move::new(king, rook))
}
