//! Pawns that may stand somewhere on their file, in an order that no move of theirs changes.

use flagfall_board::{Bitboard, Color, Rank, Square, attacks};

use super::{View, seen};
use crate::cover::{Group, Shape};

/// Whether the pawns that are groups are what they must be, and no move of theirs leads out of the
/// shape: they capture nobody, and none steps where it may not stand.
pub(super) fn are_sound(view: &View<'_>) -> bool {
    let shape = view.shape;
    let lanes: Vec<&Group> = pawns(&shape.groups).collect();
    if lanes.is_empty() {
        return true;
    }
    let fixed = shape.pawns.iter().any(|pawns| pawns.any());
    let held = shape.groups.iter().any(|group| group.held);
    if fixed || held || shape.check || shape.ghosts.any() {
        return false;
    }
    let ordered = lanes.windows(2).all(|two| file(two[0]) <= file(two[1]));
    ordered
        && Color::ALL
            .into_iter()
            .all(|color| captures_nobody(shape, color))
        && lanes.iter().enumerate().all(|(index, lane)| {
            let above = lanes.get(index + 1).copied();
            let below = index.checked_sub(1).map(|index| lanes[index]);
            let next = if lane.piece.color == Color::White {
                above
            } else {
                below
            };
            let next = next.filter(|next| file(next) == file(lane));
            is_lane(lane) && steps_inside(view, lane, next)
        })
}

/// The groups that are pawns, in the order in which they are listed.
pub(super) fn pawns(groups: &[Group]) -> impl Iterator<Item = &Group> {
    groups.iter().filter(|group| group.is_pawn())
}

/// Whether the pawns of the one shape stand, in their order, where the other has such pawns.
pub(super) fn hold(shape: &Shape, men: &[Group]) -> bool {
    let fits = |(lane, man): (&Group, &Group)| {
        lane.piece == man.piece && (man.reach & !lane.reach).is_empty()
    };
    pawns(&shape.groups).count() == pawns(men).count()
        && pawns(&shape.groups).zip(pawns(men)).all(fits)
}

fn file(lane: &Group) -> usize {
    lane.reach.first().map_or(0, |at| at.file().index())
}

/// One pawn, on one file, not on the last ranks.
fn is_lane(lane: &Group) -> bool {
    let proper = |at: Square| {
        at.file().index() == file(lane) && at.rank() != Rank::FIRST && at.rank() != Rank::EIGHTH
    };
    lane.count == 1 && lane.reach.any() && lane.reach.into_iter().all(proper)
}

/// Whether no pawn of a colour attacks a square on which a man of the other's may stand. So none is
/// captured in passing either: where it passes it might have stopped.
fn captures_nobody(shape: &Shape, color: Color) -> bool {
    let ours = pawns(&shape.groups).filter(|lane| lane.piece.color == color);
    let attacked = ours.fold(Bitboard::EMPTY, |all, lane| {
        all | seen(lane, Bitboard::EMPTY)
    });
    let mut theirs = shape
        .groups
        .iter()
        .filter(|group| group.piece.color != color);
    theirs.all(|group| (group.reach & attacked).is_empty())
}

/// Whether a pawn may stand wherever it may step to, the next before it staying ahead.
fn steps_inside(view: &View<'_>, lane: &Group, next: Option<&Group>) -> bool {
    let white = lane.piece.color == Color::White;
    let ahead = if white { 1 } else { -1 };
    let stands = view.stands[0] | view.stands[1];
    let ahead_of = |to: Square, at: Square| {
        if white {
            at.rank() > to.rank()
        } else {
            at.rank() < to.rank()
        }
    };
    let fine = |to: Square| {
        let room = |next: &Group| next.reach.into_iter().any(|at| ahead_of(to, at));
        lane.reach.contains(to) || !next.is_none_or(room)
    };
    lane.reach.into_iter().all(|from| {
        let Some(to) = from.offset(0, ahead).filter(|to| !stands.contains(*to)) else {
            return true;
        };
        let start = if white { 1 } else { 6 };
        let second = to.offset(0, ahead).filter(|_| from.rank().index() == start);
        let second = second.filter(|to| !stands.contains(*to));
        fine(to) && second.is_none_or(fine)
    })
}

/// The squares from which such a man attacks a square.
pub(super) fn seers(group: &Group, at: Square, occupied: Bitboard) -> Bitboard {
    let color = if group.is_pawn() {
        !group.piece.color
    } else {
        group.piece.color
    };
    attacks::of(group.piece.role, color, at, occupied)
}
