//! A check that is certain, and where a man must go who answers it.

use flagfall_board::{Bitboard, Color, Role, Square, attacks};

use super::{View, full};
use crate::cover::{ATTACK, DEFEND};

/// The squares on which a man, the king apart, answers the check; `None` if both players may be to
/// move, nobody, or some king is not in check for certain.
pub(super) fn squares(view: &View<'_>) -> Option<Bitboard> {
    let turns = [ATTACK, DEFEND].map(|turn| view.pairs(turn).next().is_some());
    let turn = match turns {
        [true, false] => ATTACK,
        [false, true] => DEFEND,
        _ => return None,
    };
    let by = !view.color(turn);
    let mut squares = Bitboard::EMPTY;
    for (king, other) in view.pairs(turn) {
        let lines = lines(view, by, king, other);
        match lines.as_slice() {
            [] => return None,
            [line] => squares |= *line,
            // Nobody but the king answers two at once.
            _ => {}
        }
    }
    Some(squares)
}

/// For each man of a colour who checks the king for certain, his square and those between.
fn lines(view: &View<'_>, by: Color, king: Square, other: Square) -> Vec<Bitboard> {
    let shape = view.shape;
    let pawns = shape.pawns[0] | shape.pawns[1];
    let mut perhaps = (pawns | shape.ghosts).with(other);
    for group in &shape.groups {
        perhaps |= group.reach;
    }
    let mut lines = Vec::new();
    for at in shape.pawns[by.index()] {
        if attacks::pawn(by, at).contains(king) {
            lines.push(at.bit());
        }
    }
    for group in full(&shape.groups, by) {
        for at in group.reach {
            let role: Role = group.piece.role;
            let between = attacks::between(at, king);
            let looks = attacks::of(role, by, at, Bitboard::EMPTY).contains(king);
            if looks && (between & perhaps).is_empty() {
                lines.push(between.with(at));
            }
        }
    }
    lines
}
