//! Whether a shape may hold a mate: some men somewhere in their reach check the king and leave him
//! no square.

use flagfall_board::{Bitboard, Square, attacks};

use super::View;
use super::lanes::seers;
use crate::cover::{DEFEND, Group};

/// The men not yet placed, and what is settled.
#[derive(Clone)]
struct Board {
    left: Vec<u32>,
    occupied: Bitboard,
    placed: Bitboard,
    king: Square,
    checked: bool,
    /// Where a man that checks may stand.
    checkers: Bitboard,
}

/// Whether the defender's king may be mated in some position of the shape.
pub(super) fn is_possible(view: &View<'_>) -> bool {
    let side = view.side;
    let mut pawns = Bitboard::EMPTY;
    for pawn in view.shape.pawns[side.index()] {
        pawns |= attacks::pawn(side, pawn);
    }
    let walls = view.stands[0] | view.stands[1];
    // Where the only man besides the king is captured: nobody is left who could check then.
    let captured = if men(view) == 1 {
        view.guards[(!side).index()]
    } else {
        Bitboard::EMPTY
    };
    view.pairs(DEFEND).any(|(king, attacker)| {
        let occupied = walls.without(king).with(attacker);
        let struck = view.shape.struck[attacker.index()].contains(king);
        let own = view.stands[(!side).index()];
        let flights = attacks::king(king) & !own & !pawns & !attacks::king(attacker);
        let board = Board {
            left: view.shape.groups.iter().map(|group| group.count).collect(),
            occupied,
            placed: king.bit() | attacker.bit(),
            king,
            checked: struck && pawns.contains(king),
            checkers: if struck {
                !captured
            } else {
                discovered(king, attacker, walls) & !captured
            },
        };
        possible(view, &board, flights)
    })
}

/// How many men the attacker has besides his king.
fn men(view: &View<'_>) -> u32 {
    let ours = view.shape.groups.iter();
    let ours = ours.filter(|group| group.piece.color == view.side);
    view.shape.pawns[view.side.index()].count() + ours.map(|group| group.count).sum::<u32>()
}

/// Where a line piece must stand that the attacker's king, by his last step, let see the king.
fn discovered(king: Square, attacker: Square, walls: Bitboard) -> Bitboard {
    let mut found = Bitboard::EMPTY;
    for at in Square::ALL {
        let between = attacks::between(at, king);
        let stepped = attacks::king(attacker) & between & !attacks::king(king);
        let opened = (between & walls).is_empty() && !attacks::line(at, king).contains(attacker);
        if stepped.any() && opened {
            found = found.with(at);
        }
    }
    found
}

/// Whether the squares left to the king can be taken from him, one after the other.
fn possible(view: &View<'_>, board: &Board, flights: Bitboard) -> bool {
    let Some(flight) = flights.first() else {
        return board.checked || check(view, board);
    };
    if view.shape.ghosts.contains(flight) && !board.placed.contains(flight) {
        let mut next = board.clone();
        next.placed = next.placed.with(flight);
        if possible(view, &next, flights.without(flight)) {
            return true;
        }
    }
    view.shape.groups.iter().enumerate().any(|(index, group)| {
        if board.left[index] == 0 {
            return false;
        }
        if group.piece.color != view.side {
            let stands = group.reach.contains(flight) && !board.placed.contains(flight);
            return stands && possible(view, &board.with(index, flight), flights.without(flight));
        }
        let near = seers(group, flight, board.occupied) & group.reach & !board.placed;
        near.into_iter().any(|at| {
            let seen = sees(group, at, board.occupied);
            let mut next = board.with(index, at);
            next.checked |= seen.contains(board.king) && board.checkers.contains(at);
            possible(view, &next, flights & !seen)
        })
    })
}

/// Whether one more man can give the check.
fn check(view: &View<'_>, board: &Board) -> bool {
    let mut groups = view.shape.groups.iter().zip(&board.left);
    groups.any(|(group, &left)| {
        let near = seers(group, board.king, board.occupied) & group.reach;
        group.piece.color == view.side && left > 0 && (near & board.checkers & !board.placed).any()
    })
}

/// What such a man sees from a square.
fn sees(group: &Group, at: Square, occupied: Bitboard) -> Bitboard {
    attacks::of(group.piece.role, group.piece.color, at, occupied)
}

impl Board {
    fn with(&self, index: usize, at: Square) -> Board {
        let mut next = self.clone();
        next.left[index] -= 1;
        next.placed = next.placed.with(at);
        next
    }
}
