//! What can happen inside a shape: kings step and roamers move, nobody captures, no pawn moves.

use flagfall_board::{Bitboard, Color, Square, attacks};

use super::shape::{ATTACK, DEFEND, Pairs, Shape, around, attacks_from};

/// Widens a shape until it holds every position that such moves lead to.
pub(crate) fn settle(shape: &mut Shape, side: Color) {
    if !fit(shape) {
        return;
    }
    let entered = (shape.kings, shape.struck);
    loop {
        let mut changed = roam(shape);
        let guarded = Color::ALL.map(|color| shape.guarded(color));
        let by_us = guarded[side.index()];
        let by_them = guarded[(!side).index()];
        admit(shape, &entered.0, by_us, by_them);
        changed |= walk(shape, side, by_us, by_them);
        if !changed {
            shape.struck = entered.1;
            if is_mobile(shape, side) {
                for index in 0..64 {
                    let passed = shape.kings[ATTACK][index] & shape.kings[DEFEND][index];
                    shape.struck[index] |= passed;
                }
            }
            return;
        }
    }
}

/// Nobody stands where a pawn has come to; whether there is such a position.
pub(super) fn fit(shape: &mut Shape) -> bool {
    let pawns = shape.all_pawns();
    shape.ghosts &= !pawns;
    for group in &mut shape.groups {
        group.reach &= !pawns;
        if group.reach.count() < group.count {
            shape.kings = [[Bitboard::EMPTY; 64]; 2];
            return false;
        }
    }
    true
}

/// Leaves out what cannot be: that the player not to move is in check.
pub(super) fn admit(shape: &mut Shape, entered: &[Pairs; 2], by_us: Bitboard, by_them: Bitboard) {
    for (pairs, entered) in shape.kings[ATTACK].iter_mut().zip(&entered[ATTACK]) {
        *pairs = (*pairs | *entered) & !by_us;
    }
    let pairs = shape.kings[DEFEND].iter_mut().zip(&entered[DEFEND]);
    for (square, (pairs, entered)) in Square::ALL.into_iter().zip(pairs) {
        *pairs = if by_them.contains(square) {
            Bitboard::EMPTY
        } else {
            *pairs | *entered
        };
    }
}

/// Whether a player has a roamer that can move.
fn is_mobile(shape: &Shape, color: Color) -> bool {
    let mut ours = shape.groups.iter();
    ours.any(|group| group.piece.color == color && !group.is_fixed())
}

/// Widens the reach of the roamers; whether anything changed.
fn roam(shape: &mut Shape) -> bool {
    let mut changed = false;
    loop {
        let pawns = shape.all_pawns();
        let fixed = Color::ALL.map(|color| shape.fixed(color));
        let occupied = fixed[0] | fixed[1] | lone_kings(shape);
        let mut again = false;
        for index in 0..shape.groups.len() {
            let group = shape.groups[index];
            if group.held || group.is_pawn() {
                continue;
            }
            // Another's square is come to by capturing him, which ends the shape.
            let barred = pawns | occupied;
            let mut reach = group.reach;
            let mut fresh = reach;
            while fresh.any() {
                fresh = attacks_from(group.piece, fresh, occupied) & !barred & !reach;
                reach |= fresh;
            }
            again |= reach != group.reach;
            shape.groups[index].reach = reach;
        }
        if !again {
            break;
        }
        shape.join();
        changed = true;
    }
    changed
}

/// The squares of kings that have one square only.
pub(super) fn lone_kings(shape: &Shape) -> Bitboard {
    let (mut ours, mut theirs) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for square in Square::ALL {
        let index = square.index();
        let pairs = shape.kings[ATTACK][index] | shape.kings[DEFEND][index];
        if pairs.any() {
            ours = ours.with(square);
            theirs |= pairs;
        }
    }
    let lone = |squares: Bitboard| {
        if squares.is_several() {
            Bitboard::EMPTY
        } else {
            squares
        }
    };
    lone(ours) | lone(theirs)
}

/// Moves the kings, and lets the turn pass where roamers can move; whether anything changed.
fn walk(shape: &mut Shape, side: Color, by_us: Bitboard, by_them: Bitboard) -> bool {
    let blocked = shape.fixed(Color::White) | shape.fixed(Color::Black);
    let (ours, theirs) = (!blocked & !by_them, !blocked & !by_us);
    let theirs_pass = is_mobile(shape, !side) || shape.ghosts.any();
    let passes = [is_mobile(shape, side), theirs_pass];
    let mut changed = false;
    loop {
        let mut again = false;
        for from in Square::ALL {
            let pairs = shape.kings[ATTACK][from.index()];
            if pairs.any() {
                for to in attacks::king(from) & ours {
                    let add = pairs & !attacks::king(to).with(to);
                    again |= widen(&mut shape.kings[DEFEND][to.index()], add);
                }
                if passes[ATTACK] && !by_them.contains(from) {
                    again |= widen(&mut shape.kings[DEFEND][from.index()], pairs);
                }
            }
        }
        for from in Square::ALL {
            let pairs = shape.kings[DEFEND][from.index()];
            if pairs.any() {
                let mut add = around(pairs) & theirs & !attacks::king(from).with(from);
                if passes[DEFEND] {
                    add |= pairs & !by_us;
                }
                again |= widen(&mut shape.kings[ATTACK][from.index()], add);
            }
        }
        if !again {
            return changed;
        }
        changed = true;
    }
}

fn widen(set: &mut Bitboard, add: Bitboard) -> bool {
    let before = *set;
    *set |= add;
    before != *set
}
