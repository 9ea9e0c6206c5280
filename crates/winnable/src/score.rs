//! How far from a mate a position looks. It orders the search and decides nothing.
//!
//! No one guess serves every position, and a search that follows one only is lost where it is
//! blind. So there are several, each with a plan of its own, and the search takes them in turn.

use crate::cover::pawn_attacks;
use flagfall_board::{Bitboard, Board, Color, Piece, Position, Role, Square, attacks};

/// How many plans there are.
pub(crate) const PLANS: usize = 4;

/// For each plan a guess at the way still to go until `side` mates; less is nearer.
///
/// The plans: drive the king to the edge and bring one's own; capture whatever can still help or
/// disturb, then drive; shut the king in where he stands; promote a pawn, or smother him
/// with men of his own.
pub(crate) fn scores(position: &Position, side: Color) -> [i32; PLANS] {
    let board = position.board();
    let (Some(king), Some(ours)) = (board.king(!side), board.king(side)) else {
        return [0; PLANS];
    };
    let them = board.by_color(!side);
    let pawns = (them & board.by_role(Role::Pawn)).count() as i32;
    let pieces = them.count() as i32 - 1 - pawns;
    let flights = flights(board, side, king) as i32;
    let force = force(board, side);
    let drive = 4 * net(board, side, king, ours) + force;
    let ring = ring(board, side, king);
    let quiet = if position.is_check_on(!side) { 0 } else { 4 };
    let last = if force > 0 && (board.by_color(side) & board.by_role(Role::Pawn)).any() {
        2 * force + pieces - 12 * offers(board)
    } else {
        smother(board, side, king, ours) + 6 * flights + quiet
    };
    [
        drive + 2 * flights + pieces,
        drive + 8 * pieces + 5 * pawns + flights,
        6 * flights + force + 2 * pieces + quiet + 2 * ring,
        last,
    ]
}

/// The squares around the king that he could still go to, as far as `side`'s men decide it.
fn flights(board: &Board, side: Color, king: Square) -> u32 {
    let free = attacks::king(king) & !board.by_color(!side);
    let occupied = board.occupied().without(king);
    let ours = board.by_color(side);
    free.into_iter()
        .filter(|&square| (board.attackers(square, occupied) & ours).is_empty())
        .count() as u32
}

/// King's moves until the one stands on the edge, in a corner if only that will do, and the other
/// faces him.
fn net(board: &Board, side: Color, king: Square, ours: Square) -> i32 {
    let others = board.by_color(side) & !board.by_role(Role::King);
    let heavy =
        ((board.by_role(Role::Queen) | board.by_role(Role::Rook) | board.by_role(Role::Pawn))
            & others)
            .any();
    let edge = if heavy {
        let (file, rank) = (king.file().index() as i32, king.rank().index() as i32);
        file.min(7 - file).min(rank).min(7 - rank)
    } else {
        corner(board, side, king)
    };
    edge + distance(king, ours).max(2)
}

/// King's moves to the nearest corner that suits the attackers: of bishops alone, one of their
/// colour.
fn corner(board: &Board, side: Color, king: Square) -> i32 {
    let bishops = board.by_role(Role::Bishop) & board.by_color(side);
    let others = board.by_color(side) & !bishops & !board.by_role(Role::King);
    let corners = [Square::A1, Square::A8, Square::H1, Square::H8].into_iter();
    let suits = |corner: &Square| {
        others.any()
            || bishops.is_empty()
            || (bishops & Bitboard::LIGHT).any() && corner.is_light()
            || (bishops & Bitboard::DARK).any() && !corner.is_light()
    };
    let steps = corners.filter(suits).map(|corner| distance(corner, king));
    steps.min().unwrap_or(0)
}

/// How far `side`'s pieces stand from the king, the two nearest counting.
fn ring(board: &Board, side: Color, king: Square) -> i32 {
    nearest_two(board.by_color(side) & !board.by_role(Role::King), king)
}

/// The steps from the two nearest of these squares.
fn nearest_two(squares: Bitboard, king: Square) -> i32 {
    let mut two = [8, 8];
    for square in squares {
        let steps = distance(square, king);
        if steps < two[0] {
            two = [steps, two[0]];
        } else if steps < two[1] {
            two[1] = steps;
        }
    }
    two[0] + two[1]
}

/// How far the king is from a corner where a man of his own is in his way, and the attackers near.
///
/// Queens, and rooks unless a knight attacks, are in nobody's way for long. Where there are only
/// those, a pawn must become something else.
fn smother(board: &Board, side: Color, king: Square, ours: Square) -> i32 {
    let own = board.by_color(!side).without(king);
    let knights = board.by_role(Role::Knight) & board.by_color(side);
    let rooks = if knights.any() {
        Bitboard::EMPTY
    } else {
        board.by_role(Role::Rook)
    };
    let agile = own & (board.by_role(Role::Queen) | rooks);
    let pawns = own & board.by_role(Role::Pawn);
    let useful = own & !agile & !pawns;
    let blocker = useful
        .into_iter()
        .map(|square| distance(square, king))
        .min();
    let blocker = blocker.unwrap_or_else(|| {
        let ways = pawns.into_iter().map(|pawn| way(board, !side, pawn));
        let near = pawns.into_iter().map(|pawn| distance(pawn, king)).min();
        near.unwrap_or(8).min(8) + ways.min().unwrap_or(60) / 4
    });
    3 * corner(board, side, king)
        + 3 * distance(king, ours).max(2)
        + 3 * blocker
        + 4 * agile.count() as i32
        + nearest_two(board.by_color(side).without(ours), king)
}

/// What is still missing to mate with: a queen or rook, or a pawn on its way to become one.
fn force(board: &Board, side: Color) -> i32 {
    let ours = board.by_color(side);
    if ((board.by_role(Role::Queen) | board.by_role(Role::Rook)) & ours).any() {
        return 0;
    }
    let role = Role::Pawn;
    let pawns = board.by_piece(Piece { color: side, role });
    let ways = pawns.into_iter().map(|pawn| way(board, side, pawn));
    40 + ways.min().unwrap_or(0)
}

/// 1 if some man stands where a pawn can take him and so leave its file, else 0.
fn offers(board: &Board) -> i32 {
    let pawns = board.by_role(Role::Pawn);
    let offered = Color::ALL.into_iter().fold(Bitboard::EMPTY, |all, color| {
        let takes = pawn_attacks(color, pawns & board.by_color(color));
        all | takes & board.by_color(!color) & !board.by_role(Role::King)
    });
    i32::from(offered.any())
}

/// What a pawn has before it: its steps, and what stands in its way.
fn way(board: &Board, side: Color, pawn: Square) -> i32 {
    let step = if side == Color::White { 1 } else { -1 };
    let mut cost = 0;
    let mut at = pawn;
    while let Some(next) = at.offset(0, step) {
        cost += 6;
        match board.piece_at(next) {
            Some(man) if man.role == Role::Pawn => cost += 12,
            Some(_) => cost += 4,
            None => {}
        }
        at = next;
    }
    cost
}

/// King's moves between two squares of an empty board.
fn distance(a: Square, b: Square) -> i32 {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    files.max(ranks) as i32
}
