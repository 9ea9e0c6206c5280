//! Looks through every placing of a few men for one in which mate cannot be avoided.

use flagfall_board::{Board, CastlingRights, Color, Piece, Position, Role, Setup, Square, attacks};

/// The men of White, who would force, and of Black, who has the move; kings left out.
#[derive(Debug, Clone, Copy)]
pub(super) struct Men<'a> {
    pub(super) ours: &'a [Role],
    pub(super) theirs: &'a [Man],
}

/// A man of Black's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Man {
    pub(super) role: Role,
    /// For a bishop: whether it stands on squares of the colour of White's; `None` where that is
    /// no matter.
    pub(super) same: Option<bool>,
}

/// A position with these men in which Black, to move and not mated, cannot avoid being mated at
/// the next move of White; `None` if there is none on any squares.
pub(super) fn unavoidable(men: Men<'_>) -> Option<Position> {
    let pawns = men.theirs.iter().any(|it| it.role == Role::Pawn);
    let mut board = Board::empty();
    for king in Square::ALL {
        // Without pawns the board can be turned and mirrored; with them only mirrored.
        let (file, rank) = (king.file().index(), king.rank().index());
        if file > 3 || (!pawns && (rank > 3 || rank > file)) {
            continue;
        }
        let black = Piece {
            color: Color::Black,
            role: Role::King,
        };
        board.set(king, Some(black));
        for other in Square::ALL {
            // Minor men mate with their king at most two squares off; the mated one may come one
            // square nearer first.
            let off = |a: usize, b: usize| a.abs_diff(b);
            let apart = off(other.file().index(), file).max(off(other.rank().index(), rank));
            if !(2..=3).contains(&apart) {
                continue;
            }
            let white = Piece {
                color: Color::White,
                role: Role::King,
            };
            board.set(other, Some(white));
            if let Some(found) = place(&mut board, men, 0) {
                return Some(found);
            }
            board.set(other, None);
        }
        board.set(king, None);
    }
    None
}

/// Places the men from that one on, on every free square.
fn place(board: &mut Board, men: Men<'_>, at: usize) -> Option<Position> {
    let all = men.ours.len() + men.theirs.len();
    if at == all {
        return judged(board);
    }
    let theirs = at
        .checked_sub(men.ours.len())
        .and_then(|at| men.theirs.get(at));
    let piece = match (men.ours.get(at), theirs) {
        (Some(role), _) => Piece {
            color: Color::White,
            role: *role,
        },
        (None, Some(man)) => Piece {
            color: Color::Black,
            role: man.role,
        },
        (None, None) => return None,
    };
    // Two of a kind are placed in one order only.
    let again = match at.checked_sub(1) {
        Some(before) if before >= men.ours.len() => {
            men.theirs.get(before - men.ours.len()) == theirs
        }
        Some(before) => theirs.is_none() && men.ours.get(before) == men.ours.get(at),
        None => false,
    };
    let from = match again {
        true => board.by_piece(piece).last().map_or(0, |it| it.index() + 1),
        false => 0,
    };
    let light = (board.by_color(Color::White) & board.by_role(Role::Bishop))
        .first()
        .map(Square::is_light);
    for square in Square::ALL.into_iter().skip(from) {
        let edge = piece.role == Role::Pawn && matches!(square.rank().index(), 0 | 7);
        let same = theirs.and_then(|it| it.same);
        let wrong = same.is_some_and(|same| (light == Some(square.is_light())) != same);
        if edge || wrong || board.occupied().contains(square) {
            continue;
        }
        board.set(square, Some(piece));
        let found = place(board, men, at + 1);
        board.set(square, None);
        if found.is_some() {
            return found;
        }
    }
    None
}

/// The position, if it is such a one.
fn judged(board: &Board) -> Option<Position> {
    let position = Position::assume(Setup {
        board: *board,
        turn: Color::Black,
        castling: CastlingRights::NONE,
        en_passant: None,
        halfmoves: 0,
        fullmoves: 1,
    });
    // White has just moved, and cannot stand in check.
    if position.is_check_on(Color::White) {
        return None;
    }
    let replies = position.legal_moves();
    if replies.is_empty() {
        return None;
    }
    let forced = replies.iter().all(|reply| {
        let next = position.play(*reply);
        let answers = next.legal_moves();
        answers.iter().any(|it| next.play(*it).is_checkmate())
    });
    (forced && has_come_about(&position)).then_some(position)
}

/// Whether White can have made the last move without a capture: some man of his can have come
/// from a free square from which he did not attack the black king, nor another does without him.
fn has_come_about(position: &Position) -> bool {
    let board = position.board();
    let occupied = board.occupied();
    let Some(king) = board.king(Color::Black) else {
        return false;
    };
    board.by_color(Color::White).into_iter().any(|to| {
        let Some(role) = board.role_at(to) else {
            return false;
        };
        let origins = attacks::of(role, Color::White, to, occupied) & !occupied;
        origins.into_iter().any(|from| {
            let mut before = *board;
            before.set(to, None);
            let man = Piece {
                color: Color::White,
                role,
            };
            before.set(from, Some(man));
            let checks = before.attackers(king, before.occupied());
            (checks & before.by_color(Color::White)).is_empty()
        })
    })
}
