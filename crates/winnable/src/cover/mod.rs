//! Proofs by shapes: every position that can arise lies in one of a few sets, and none mates.

mod aim;
mod checks;
mod exits;
mod flow;
mod lanes;
mod mates;
mod shape;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use flagfall_board::{Bitboard, Color, Position, Role};

pub(crate) use aim::{Aim, Sight, aims};
pub(crate) use checks::cover_with_checks;
use exits::Exits;
pub(crate) use lanes::cover_with_lanes;
pub(crate) use mates::{Glimpse, apart};
pub(crate) use shape::{ATTACK, DEFEND, around, pawn_attacks};
pub use shape::{Group, Pairs, Shape};

/// What settles the order: men captured, pawns gone, how far they have come; then the men.
type Key = (u32, u32, u32, [Bitboard; 2], [u8; 10]);

/// Whether `side` cannot mate with these men, wherever they stand.
fn is_helpless(shape: &Shape, side: Color) -> bool {
    let ours = |role| shape.count(side, role);
    let theirs = |role| shape.count(!side, role);
    if shape.pawns[side.index()].any()
        || ours(Role::Pawn) + ours(Role::Rook) + ours(Role::Queen) > 0
    {
        return false;
    }
    let (knights, bishops) = (ours(Role::Knight), ours(Role::Bishop));
    if knights + bishops == 0 {
        return true;
    }
    let pawns = shape.all_pawns().any() || theirs(Role::Pawn) > 0;
    if pawns || shape.ghosts.any() {
        return false;
    }
    if bishops == 0 {
        let others = theirs(Role::Knight) + theirs(Role::Bishop) + theirs(Role::Rook);
        return knights == 1 && others == 0;
    }
    let all = shape
        .groups
        .iter()
        .filter(|group| group.piece.role == Role::Bishop);
    let squares = all.fold(Bitboard::EMPTY, |all, group| all | group.reach);
    let one_color = (squares & Bitboard::LIGHT).is_empty() || (squares & Bitboard::DARK).is_empty();
    knights + theirs(Role::Knight) == 0 && one_color
}

/// Men that can stand in for each other; a bishop keeps to his colour of square.
fn kind(group: &Group) -> usize {
    match group.piece.role {
        Role::Knight => 0,
        Role::Bishop if (group.reach & Bitboard::LIGHT).any() => 1,
        Role::Bishop => 2,
        Role::Rook => 3,
        _ => 4,
    }
}

fn key(shape: &Shape) -> Key {
    let men: u32 = shape.groups.iter().map(|group| group.count).sum();
    let pawns = shape.all_pawns().count();
    let white = shape.pawns[0]
        .into_iter()
        .map(|at| at.rank().index() as u32);
    let black = shape.pawns[1]
        .into_iter()
        .map(|at| 7 - at.rank().index() as u32);
    let mut counts = [0; 10];
    for group in &shape.groups {
        counts[group.piece.color.index() * 5 + kind(group)] += group.count as u8;
    }
    (
        64 - men - pawns,
        64 - pawns,
        white.sum::<u32>() + black.sum::<u32>(),
        shape.pawns,
        counts,
    )
}

/// What came of covering a position by shapes.
pub(crate) enum Covered {
    /// These shapes hold all that can arise, and no mate.
    By(Vec<Shape>),
    /// This one may hold a mate.
    Mate(Box<Shape>),
    /// It has no shape, or more are needed.
    Not,
}

/// Tries to prove that `side` cannot mate, with at most so many shapes; counts those it settles.
pub(crate) fn cover(position: &Position, side: Color, limit: usize, settled: &mut u64) -> Covered {
    match Cover::new(position, side) {
        Some(mut cover) => cover.run(limit, settled),
        None => Covered::Not,
    }
}

/// A position as a shape, if it has one.
fn start(position: &Position, side: Color) -> Option<Shape> {
    let plain = position.en_passant().is_none() && !position.is_check_on(!position.turn());
    Shape::of(position, side).filter(|_| plain)
}

/// A proof by shapes that can be put down and taken up again.
#[derive(Debug)]
pub(crate) struct Cover {
    side: Color,
    open: BTreeMap<Key, Shape>,
    done: Vec<Shape>,
}

impl Cover {
    /// Begins with a position, if it has a shape.
    pub(crate) fn new(position: &Position, side: Color) -> Option<Cover> {
        let shape = start(position, side)?;
        Some(Cover {
            side,
            open: BTreeMap::from([(key(&shape), shape)]),
            done: Vec::new(),
        })
    }

    /// How many shapes are settled.
    pub(crate) fn len(&self) -> usize {
        self.done.len()
    }

    /// Takes in what leads out of a shape that was given.
    pub(crate) fn pass(&mut self, shape: &Shape) {
        let (open, side) = (&mut self.open, self.side);
        Exits::new(shape, side, |next| add(open, next, side, key)).all();
    }

    /// Goes on until so many shapes have been settled in all; counts those it settles now.
    ///
    /// One that may hold a mate is given and left out: what is given after it proves nothing.
    pub(crate) fn run(&mut self, limit: usize, settled: &mut u64) -> Covered {
        let side = self.side;
        while let Some((key, mut shape)) = self.open.pop_first() {
            if self.done.len() >= limit {
                self.open.insert(key, shape);
                return Covered::Not;
            }
            *settled += 1;
            flow::settle(&mut shape, side);
            if shape.is_empty() {
                continue;
            }
            if mates::may_mate(&shape, side) {
                return Covered::Mate(Box::new(shape));
            }
            let open = &mut self.open;
            Exits::new(&shape, side, |next| add(open, next, side, self::key)).all();
            self.done.push(shape);
        }
        Covered::By(core::mem::take(&mut self.done))
    }
}

/// Takes in what a move leads to.
fn add<K: Ord>(
    open: &mut BTreeMap<K, Shape>,
    mut next: Shape,
    side: Color,
    key: impl Fn(&Shape) -> K,
) {
    if is_helpless(&next, side) {
        return;
    }
    next.join();
    match open.entry(key(&next)) {
        Entry::Vacant(entry) => {
            entry.insert(next);
        }
        Entry::Occupied(mut entry) => merge(entry.get_mut(), &next),
    }
}

/// Takes the positions of another shape with the same men into this one.
fn merge(into: &mut Shape, from: &Shape) {
    let alike = into.groups.len() == from.groups.len()
        && into
            .groups
            .iter()
            .zip(&from.groups)
            .all(|(a, b)| a.piece == b.piece && a.count == b.count && kind(a) == kind(b));
    if alike {
        for (a, b) in into.groups.iter_mut().zip(&from.groups) {
            a.held &= b.held && a.reach == b.reach;
            a.reach |= b.reach;
        }
    } else {
        let collapsed = [collapse(into), collapse(from)];
        let [mut all, more] = collapsed;
        for (a, b) in all.iter_mut().zip(more) {
            a.reach |= b.reach;
        }
        into.groups = all;
    }
    into.join();
    into.ghosts |= from.ghosts;
    for turn in 0..2 {
        for index in 0..64 {
            into.kings[turn][index] |= from.kings[turn][index];
        }
    }
    for index in 0..64 {
        into.struck[index] |= from.struck[index];
    }
}

/// One group for all men of one kind, in the order of colours and kinds; pawns as they are.
fn collapse(shape: &Shape) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for color in Color::ALL {
        for kind_of in 0..5 {
            let mut like = shape
                .groups
                .iter()
                .filter(|group| group.piece.color == color && kind(group) == kind_of)
                .filter(|group| !group.is_pawn());
            if let Some(&first) = like.next() {
                groups.push(like.fold(first, |all, group| Group {
                    count: all.count + group.count,
                    reach: all.reach | group.reach,
                    held: false,
                    ..all
                }));
            }
        }
    }
    groups.extend(shape.groups.iter().filter(|group| group.is_pawn()));
    groups
}
