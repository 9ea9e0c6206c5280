//! Pawns with steps to spare: each somewhere on its file, in the order in which they stand there,
//! for no pawn passes another. Such a shape holds every choice of steps at once.

use std::collections::BTreeMap;

use flagfall_board::{Bitboard, Color, Piece, Position, Role, Square};

use super::shape::{Group, Shape, attacks_from};
use super::{Covered, Exits, add, flow, kind, mates, start};

/// Men gone, how many there are of each kind, and the pawns file by file from White's side.
type Key = (u32, [u8; 10], Vec<(u8, Color)>);

/// Tries to prove that `side` cannot mate, as [`cover`](super::cover) does, where no pawn can ever
/// capture or promote. A shape that may hold a mate is not given: no search aims at it.
pub(crate) fn cover_with_lanes(
    position: &Position,
    side: Color,
    limit: usize,
    settled: &mut u64,
) -> Covered {
    let Some(mut shape) = start(position, side) else {
        return Covered::Not;
    };
    loosen(&mut shape);
    let mut open = BTreeMap::from([(key(&shape), shape)]);
    let mut done = Vec::new();
    while let Some((_, mut shape)) = open.pop_first() {
        if done.len() >= limit || !advance(&mut shape) {
            return Covered::Not;
        }
        *settled += 1;
        flow::settle(&mut shape, side);
        if shape.is_empty() {
            continue;
        }
        if pawns_capture(&shape) || mates::may_mate(&shape, side) {
            return Covered::Not;
        }
        Exits::new(&shape, side, |next| add(&mut open, next, side, key)).all();
        done.push(shape);
    }
    Covered::By(done)
}

/// Makes each pawn a group of its own, behind the others, file by file and from White's side.
fn loosen(shape: &mut Shape) {
    for file in 0..8 {
        for at in Square::ALL
            .into_iter()
            .filter(|at| at.file().index() == file)
        {
            for color in Color::ALL {
                if shape.pawns[color.index()].contains(at) {
                    let role = Role::Pawn;
                    shape.groups.push(Group {
                        piece: Piece { color, role },
                        count: 1,
                        reach: at.bit(),
                        held: false,
                    });
                }
            }
        }
    }
    shape.pawns = [Bitboard::EMPTY; 2];
}

fn key(shape: &Shape) -> Key {
    let men: u32 = shape.groups.iter().map(|group| group.count).sum();
    let mut counts = [0; 10];
    let mut pawns = Vec::new();
    for group in &shape.groups {
        let color = group.piece.color;
        if group.is_pawn() {
            let file = group.reach.first().map_or(0, |at| at.file().index());
            pawns.push((file as u8, color));
        } else {
            counts[color.index() * 5 + kind(group)] += group.count as u8;
        }
    }
    (64 - men, counts, pawns)
}

/// Lets every pawn step as far as the pawns before it may leave it room; whether none promotes.
fn advance(shape: &mut Shape) -> bool {
    let up = run(shape.groups.iter_mut().rev(), Color::White);
    up && run(shape.groups.iter_mut(), Color::Black)
}

/// The same for one colour's pawns, those that are the furthest on first.
fn run<'a>(groups: impl Iterator<Item = &'a mut Group>, color: Color) -> bool {
    // The file, and the rank before which the next pawn on it stops.
    let mut before: Option<(usize, usize)> = None;
    for group in groups.filter(|group| group.is_pawn()) {
        let (Some(low), Some(high)) = (group.reach.first(), group.reach.into_iter().last()) else {
            return false;
        };
        let (file, low, high) = (low.file().index(), low.rank().index(), high.rank().index());
        let stop = before.filter(|(there, _)| *there == file);
        let reached = match (group.piece.color == color, color, stop) {
            (false, Color::White, _) => high,
            (false, Color::Black, _) => low,
            (true, _, None) => return false,
            (true, Color::White, Some((_, stop))) => high.max(stop.saturating_sub(1)),
            (true, Color::Black, Some((_, stop))) => low.min(stop + 1),
        };
        for rank in low.min(reached)..=high.max(reached) {
            group.reach.0 |= 1 << (8 * rank + file);
        }
        before = Some((file, reached));
    }
    true
}

/// Whether some pawn might capture somebody other than a king.
fn pawns_capture(shape: &Shape) -> bool {
    Color::ALL.into_iter().any(|color| {
        let of = |color: Color| {
            let groups = shape.groups.iter();
            groups.filter(move |group| group.piece.color == color)
        };
        let pawns = of(color).filter(|group| group.is_pawn());
        let seen = pawns.fold(Bitboard::EMPTY, |all, group| {
            all | attacks_from(group.piece, group.reach, Bitboard::EMPTY)
        });
        of(!color).any(|group| (group.reach & seen).any())
    })
}
