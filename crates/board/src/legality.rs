//! Whether one given move is legal, without listing any (Article 3.10.1).

use crate::men::Men;
use crate::movegen;
use crate::side::{Black, Side, White};
use crate::step::LAST_RANKS;
use crate::{Bitboard, Color, Move, Position, Role, Square, attacks};

pub(crate) fn is_legal(position: &Position, played: Move) -> bool {
    match position.turn {
        Color::White => is_legal_for::<White>(position, played),
        Color::Black => is_legal_for::<Black>(position, played),
    }
}

#[inline(always)]
fn is_legal_for<S: Side>(position: &Position, played: Move) -> bool {
    let Move { from, to, .. } = played;
    let men = Men::of::<S>(&position.board);
    if !men.ours.contains(from) {
        return false;
    }
    let kings = men.kings & men.ours;
    if kings.0.count_ones() != 1 {
        return movegen::is_legal(position, played);
    }
    let king = Square::wrap(kings.0.trailing_zeros() as u8);
    if from == king {
        return played.promotion.is_none() && king_may::<S>(position, king, to);
    }
    if (men.ours | men.kings).contains(to) {
        return false;
    }
    if men.pawns.contains(from) {
        if !fits_promotion(played) {
            return false;
        }
        if position.en_passant == Some(to) && attacks::pawn(S::COLOR, from).contains(to) {
            return movegen::en_passant_is_safe(&position.board, S::COLOR, from, to);
        }
        return pawn_reaches::<S>(&men, from, to) && king_is_safe::<S>(&men, king, from, to);
    }
    REACH[position.board.code_at(from).role_index()][from.index()].contains(to)
        && (attacks::between(from, to) & men.occupied).is_empty()
        && played.promotion.is_none()
        && king_is_safe::<S>(&men, king, from, to)
}

/// Where each kind of piece could go on an empty board, by its code.
static REACH: [[Bitboard; 64]; 8] = {
    let mut table = [[Bitboard::EMPTY; 64]; 8];
    let mut index = 0;
    while index < 64 {
        table[1][index] = attacks::KNIGHT[index];
        table[2][index] = attacks::DIAGONALS[index];
        table[4][index] = attacks::STRAIGHTS[index];
        table[6][index] = Bitboard(attacks::DIAGONALS[index].0 | attacks::STRAIGHTS[index].0);
        index += 1;
    }
    table
};

/// Whether a pawn is exchanged just where it must be, for what it may be (3.7).
#[inline(always)]
fn fits_promotion(played: Move) -> bool {
    match played.promotion {
        None => !LAST_RANKS.contains(played.to),
        Some(role) => LAST_RANKS.contains(played.to) && Role::PROMOTIONS.contains(&role),
    }
}

/// Whether a pawn steps or captures so, in passing apart.
#[inline(always)]
fn pawn_reaches<S: Side>(men: &Men, from: Square, to: Square) -> bool {
    let empty = !men.occupied;
    let one = S::forward(from.bit()) & empty;
    let two = S::forward(one & S::THIRD) & empty;
    let captures = attacks::pawn(S::COLOR, from) & men.theirs;
    (one | two | captures).contains(to)
}

/// Whether nothing attacks the king once a man other than he has moved, not in passing.
#[inline(always)]
fn king_is_safe<S: Side>(men: &Men, king: Square, from: Square, to: Square) -> bool {
    let occupied = men.occupied.without(from).with(to);
    !men.attack::<S>(king, men.theirs.without(to), occupied)
}

/// Whether the king may go, or castle, so. Not inlined: the other men's way needs no stack.
#[inline(never)]
fn king_may<S: Side>(position: &Position, king: Square, to: Square) -> bool {
    let men = Men::of::<S>(&position.board);
    if men.ours.contains(to) {
        let has_right = (position.rooks & S::HOME).contains(to);
        return has_right && castles(position, S::COLOR, king, to);
    }
    attacks::king(king).contains(to)
        && !men.kings.contains(to)
        && !men.attack::<S>(to, men.theirs, men.occupied.without(king))
}

#[inline(never)]
fn castles(position: &Position, us: Color, king: Square, rook: Square) -> bool {
    let occupied: Bitboard = position.board.occupied();
    !position.board.is_attacked(king, !us, occupied)
        && movegen::may_castle(position, us, king, rook)
}
