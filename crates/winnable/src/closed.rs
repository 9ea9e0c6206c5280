//! Proofs that need no search: closed positions, in which nobody can get at anything.
//!
//! For every man the squares are found that he could ever stand on, and more rather than fewer.
//! Men that never move and are never captured stand where they stand: they stop lines, and kings
//! shun what they guard. If no pawn can promote and no square that the king can reach allows a
//! mate even so, there is none. Whatever is not certain counts as possible, so that a proof holds.

use flagfall_board::{Bitboard, Board, Color, Piece, Position, Rank, Role, Square, attacks};

/// A man and where he could ever stand.
#[derive(Clone, Copy)]
struct Man {
    piece: Piece,
    at: Square,
    reach: Bitboard,
    captured: bool,
}

impl Man {
    /// Whether he stands where he stands for good.
    fn is_fixed(&self) -> bool {
        !self.captured && self.reach == self.at.bit()
    }
}

/// Whether it is proved that `side` can never mate. `false` says nothing.
pub(crate) fn is_closed_to(position: &Position, side: Color) -> bool {
    // A right to castle or to capture in passing is gone soon enough; it only makes for more cases.
    if !position.castling().is_empty() || position.en_passant().is_some() {
        return false;
    }
    let board = position.board();
    let one_each = Color::ALL
        .into_iter()
        .all(|color| kings(board, color).count() == 1);
    if !one_each {
        return false;
    }
    let Some(men) = spread(board) else {
        return false;
    };
    !some_mate(&men, side)
}

fn kings(board: &Board, color: Color) -> Bitboard {
    board.by_piece(Piece {
        color,
        role: Role::King,
    })
}

/// All men with all the squares they could ever stand on; `None` if a pawn could promote.
fn spread(board: &Board) -> Option<Vec<Man>> {
    let man = |at: Square| {
        board.piece_at(at).map(|piece| Man {
            piece,
            at,
            reach: at.bit(),
            captured: false,
        })
    };
    let mut men: Vec<Man> = board.occupied().into_iter().filter_map(man).collect();
    loop {
        let mut changed = false;
        for index in 0..men.len() {
            let Man { piece, reach, .. } = men[index];
            let wider = reach | steps(&men, piece, reach);
            if piece.role == Role::Pawn && (wider & last_rank(piece.color)).any() {
                return None;
            }
            if wider != reach {
                men[index].reach = wider;
                changed = true;
                capture(&mut men, piece.color, wider);
            }
        }
        if !changed {
            return Some(men);
        }
    }
}

fn last_rank(color: Color) -> Bitboard {
    Bitboard::rank(Rank::home(!color))
}

/// Men that never moved are captured by one who comes to stand on their square.
fn capture(men: &mut [Man], by: Color, reach: Bitboard) {
    for man in men.iter_mut().filter(|man| man.piece.color != by) {
        man.captured |= reach.contains(man.at) && man.piece.role != Role::King;
    }
}

/// The squares of the fixed men of a colour.
fn fixed(men: &[Man], color: Color) -> Bitboard {
    let fixed = men
        .iter()
        .filter(|man| man.piece.color == color && man.is_fixed());
    fixed.map(|man| man.at).collect()
}

/// The squares that a man gets to by a step from one of these; lines are walked step by step.
fn steps(men: &[Man], piece: Piece, from: Bitboard) -> Bitboard {
    let Piece { color, role } = piece;
    let own = fixed(men, color);
    if role == Role::Pawn {
        let ahead = pushes(color, from) & !own & !fixed(men, !color);
        let theirs = men.iter().filter(|man| man.piece.color != color);
        let takes = theirs
            .filter(|man| man.piece.role != Role::King)
            .fold(Bitboard::EMPTY, |all, man| all | man.reach);
        return ahead | (each(from, |at| attacks::pawn(color, at)) & takes & !own);
    }
    let to = each(from, |at| match role {
        Role::Knight => attacks::knight(at),
        // On a full board a line piece sees the squares next to it.
        _ => attacks::of(role, color, at, Bitboard::ALL),
    });
    let to = to & !own;
    if role == Role::King {
        to & !guarded(men, !color)
    } else {
        to
    }
}

fn each(squares: Bitboard, attacks: impl Fn(Square) -> Bitboard) -> Bitboard {
    squares
        .into_iter()
        .fold(Bitboard::EMPTY, |all, square| all | attacks(square))
}

fn pushes(color: Color, from: Bitboard) -> Bitboard {
    match color {
        Color::White => Bitboard(from.0 << 8),
        Color::Black => Bitboard(from.0 >> 8),
    }
}

/// The squares that fixed men of a colour attack whatever else stands on the board.
fn guarded(men: &[Man], color: Color) -> Bitboard {
    let guards = men
        .iter()
        .filter(|man| man.piece.color == color && man.is_fixed());
    guards.fold(Bitboard::EMPTY, |all, man| {
        all | attacks::of(man.piece.role, color, man.at, Bitboard::ALL)
    })
}

/// Whether there is a square on which the king might be mated, as far as each condition by itself
/// can tell: he is in check, and each square around him is covered or blocked.
fn some_mate(men: &[Man], side: Color) -> bool {
    let of = |color: Color| men.iter().filter(move |man| man.piece.color == color);
    let king = |color: Color| of(color).find(|man| man.piece.role == Role::King);
    let (Some(king), Some(ours)) = (king(!side), king(side)) else {
        return true;
    };
    let walls = (fixed(men, side) | fixed(men, !side)).without(king.at);
    let covered = of(side)
        .filter(|man| man.piece.role != Role::King)
        .fold(Bitboard::EMPTY, |all, man| {
            all | each(man.reach, |at| attacks::of(man.piece.role, side, at, walls))
        });
    let blockers: Vec<Bitboard> = of(!side)
        .filter(|man| man.piece.role != Role::King)
        .map(|man| man.reach)
        .collect();
    let checked = king.reach & covered;
    checked.into_iter().any(|square| {
        let near = attacks::king(square);
        let open = near & !covered;
        let mut stands = (ours.reach & !near).without(square).into_iter();
        stands.any(|stand| all_blocked(open & !attacks::king(stand), &blockers))
    })
}

/// Whether each of the squares can have a man of its own on it.
fn all_blocked(squares: Bitboard, blockers: &[Bitboard]) -> bool {
    let squares: Vec<Square> = squares.into_iter().collect();
    if squares.len() > blockers.len() {
        return false;
    }
    let mut taken: Vec<Option<usize>> = vec![None; blockers.len()];
    (0..squares.len()).all(|index| {
        let mut tried = vec![false; blockers.len()];
        find_blocker(index, &squares, blockers, &mut taken, &mut tried)
    })
}

/// Finds a man for a square, moving others to other squares if need be.
fn find_blocker(
    index: usize,
    squares: &[Square],
    blockers: &[Bitboard],
    taken: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for man in 0..blockers.len() {
        if tried[man] || !blockers[man].contains(squares[index]) {
            continue;
        }
        tried[man] = true;
        let free = match taken[man] {
            None => true,
            Some(other) => find_blocker(other, squares, blockers, taken, tried),
        };
        if free {
            taken[man] = Some(index);
            return true;
        }
    }
    false
}
