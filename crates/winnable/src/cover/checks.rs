//! Checks that are certain. Who must answer one has few moves; and a man who gives one wherever he
//! goes can be held where he is, since each of his moves leads on to such a check.

use std::collections::{BTreeMap, BTreeSet};

use flagfall_board::{Bitboard, Color, Position, Role, Square, attacks};

use super::shape::{ATTACK, DEFEND, Shape};
use super::{Covered, Exits, Key, flow, is_helpless, key, mates, merge, start};

/// What settles the order, the men that are held, and for a check who stands where.
type Tagged = (Key, Bitboard, bool);

/// A shape as it was entered, and as it is once settled.
struct Known {
    entered: Shape,
    settled: Option<Shape>,
}

/// Tries to prove that `side` cannot mate, as [`cover`](super::cover) does, but follows checks.
pub(crate) fn cover_with_checks(
    position: &Position,
    side: Color,
    limit: usize,
    ghosts: bool,
    settled: &mut u64,
) -> Covered {
    let Some(shape) = start(position, side) else {
        return Covered::Not;
    };
    let mut known: BTreeMap<Tagged, Known> = BTreeMap::new();
    let mut open = BTreeSet::new();
    enter(shape, side, &mut known, &mut open);
    for _ in 0..limit {
        let Some(next) = open.pop_first() else {
            return Covered::By(known.into_values().filter_map(|it| it.settled).collect());
        };
        *settled += 1;
        let Some(mut shape) = known.get(&next).map(|it| it.entered.clone()) else {
            continue;
        };
        settle(&mut shape, side, ghosts);
        let mut out = Vec::new();
        if !shape.is_empty() {
            if mates::may_mate(&shape, side) {
                return Covered::Mate(Box::new(shape));
            }
            Exits::new(&shape, side, |next| out.push(next)).all();
        }
        if let Some(it) = known.get_mut(&next) {
            it.settled = Some(shape).filter(|shape| !shape.is_empty());
        }
        for next in out {
            enter(next, side, &mut known, &mut open);
        }
    }
    Covered::Not
}

/// Takes in a shape; what is new of it is to be settled.
fn enter(
    mut shape: Shape,
    side: Color,
    known: &mut BTreeMap<Tagged, Known>,
    open: &mut BTreeSet<Tagged>,
) {
    if is_helpless(&shape, side) {
        return;
    }
    shape.join();
    hold(&mut shape, side);
    let check = answers(&shape, side).is_some();
    let marked = shape
        .groups
        .iter()
        .filter(|group| if check { group.is_fixed() } else { group.held });
    let marked = marked.fold(Bitboard::EMPTY, |all, group| all | group.reach);
    let tagged = (key(&shape), marked, check);
    if let Some(it) = known.get_mut(&tagged) {
        let before = it.entered.clone();
        merge(&mut it.entered, &shape);
        if it.entered == before {
            return;
        }
    } else {
        let settled = None;
        let entered = shape;
        known.insert(tagged, Known { entered, settled });
    }
    open.insert(tagged);
}

fn settle(shape: &mut Shape, side: Color, ghosts: bool) {
    if !flow::fit(shape) {
        return;
    }
    let entered = shape.kings;
    let [by_us, by_them] = [side, !side].map(|color| shape.guarded(color));
    flow::admit(shape, &entered, by_us, by_them);
    shape.check = answers(shape, side).is_some();
    if shape.check {
        return;
    }
    loop {
        shape.kings = entered;
        let struck = shape.struck;
        flow::settle(shape, side);
        if !ghosts || !haunt(shape, side) {
            return;
        }
        shape.struck = struck;
    }
}

/// Forgets what those of the defender's men are that go about, and where: they may be anything,
/// anywhere. Whether that changed the shape.
fn haunt(shape: &mut Shape, side: Color) -> bool {
    let kings = flow::lone_kings(shape);
    let walls = shape.fixed(Color::White) | shape.fixed(Color::Black) | kings;
    let theirs = (!side).index();
    let pawns = shape.pawns[theirs];
    let stuck = match side {
        Color::White => walls.0 << 8,
        Color::Black => walls.0 >> 8,
    };
    shape.pawns[theirs] &= Bitboard(stuck);
    let before = shape.groups.len();
    shape
        .groups
        .retain(|group| group.piece.color == side || group.is_fixed());
    let gone = before != shape.groups.len() || pawns != shape.pawns[theirs];
    if gone || shape.ghosts.any() {
        let walls = shape.fixed(Color::White) | shape.fixed(Color::Black);
        let free = !(walls | kings);
        let grown = shape.ghosts | free;
        return core::mem::replace(&mut shape.ghosts, grown) != grown || gone;
    }
    false
}

/// If one player only is to move and in check for certain: whose turn it is, and where a man of his
/// who is not the king can answer the check.
pub(super) fn answers(shape: &Shape, side: Color) -> Option<(usize, Bitboard)> {
    let to_move = |turn: usize| shape.kings[turn].iter().any(|pairs| pairs.any());
    let turn = match (to_move(ATTACK), to_move(DEFEND)) {
        (true, false) => ATTACK,
        (false, true) => DEFEND,
        _ => return None,
    };
    let by = if turn == ATTACK { !side } else { side };
    let anybody = anybody(shape);
    let mut onto = Bitboard::EMPTY;
    for attacker in Square::ALL {
        for defender in shape.kings[turn][attacker.index()] {
            let (king, other) = if turn == ATTACK {
                (attacker, defender)
            } else {
                (defender, attacker)
            };
            let checkers = checkers(shape, by, king, anybody.with(other));
            let checker = checkers.first()?;
            if !checkers.is_several() {
                onto |= attacks::between(checker, king).with(checker);
            }
        }
    }
    Some((turn, onto))
}

/// The squares where somebody who is not a king may stand.
fn anybody(shape: &Shape) -> Bitboard {
    let groups = shape.groups.iter();
    groups.fold(shape.all_pawns() | shape.ghosts, |all, group| {
        all | group.reach
    })
}

/// The men of a colour, kings apart, that attack a square wherever the others stand.
fn checkers(shape: &Shape, color: Color, square: Square, anybody: Bitboard) -> Bitboard {
    let mut found = attacks::pawn(!color, square) & shape.pawns[color.index()];
    let groups = shape.groups.iter();
    for group in groups.filter(|group| group.piece.color == color && group.is_fixed()) {
        let role = group.piece.role;
        let sees = |at: &Square| attacks::of(role, color, *at, anybody).contains(square);
        found |= group.reach.into_iter().filter(sees).collect();
    }
    found
}

/// Holds those men of the defender's who check the attacker's king wherever they go.
fn hold(shape: &mut Shape, side: Color) {
    let (mut ours, mut theirs) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for at in Square::ALL {
        let pairs = shape.kings[ATTACK][at.index()] | shape.kings[DEFEND][at.index()];
        if pairs.any() {
            ours = ours.with(at);
            theirs |= pairs;
        }
    }
    let lone = ours.first().filter(|_| !ours.is_several());
    let anybody = anybody(shape) | theirs;
    let walls = shape.fixed(Color::White) | shape.fixed(Color::Black) | flow::lone_kings(shape);
    for index in 0..shape.groups.len() {
        let group = shape.groups[index];
        shape.groups[index].held = lone.is_some_and(|king| {
            let single = group.count == 1 && group.is_fixed() && group.piece.color != side;
            let Some(from) = group.reach.first().filter(|_| single) else {
                return false;
            };
            let to = group.attacks(walls) & !walls;
            let gone = anybody.without(from);
            let checks = |to: Square| {
                let direct = attacks::of(group.piece.role, !side, to, gone).contains(king);
                direct || uncovers(shape, (side, king), from, gone.with(to))
            };
            to.any() && to.into_iter().all(checks)
        });
    }
}

/// Whether a line piece, other than the man who has gone, sees the king.
fn uncovers(
    shape: &Shape,
    (side, king): (Color, Square),
    from: Square,
    occupied: Bitboard,
) -> bool {
    shape.groups.iter().any(|group| {
        let role = group.piece.role;
        let theirs = group.piece.color != side && role != Role::Knight && group.is_fixed();
        let sees = |at: Square| attacks::of(role, !side, at, occupied).contains(king);
        theirs && group.reach.without(from).into_iter().any(sees)
    })
}
