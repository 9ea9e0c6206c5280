//! Counting the paths of legal moves, the usual proof of a move generator.

use core::hint::black_box;
use core::marker::PhantomData;
use core::ops::ControlFlow;

use crate::cpu::{self, Cpu, Task};
use crate::movegen;
use crate::side::{Black, Side, White};
use crate::step::{Sink, Step};
use crate::{Color, Move, Position};

/// How many sequences of `depth` legal moves there are.
///
/// The last move of each sequence is counted, not made: see [`perft_made`]. With the feature
/// `detect` the processor is asked once, and newer instructions are used where it has them.
///
/// ```
/// use flagfall_board::{Position, perft};
/// assert_eq!(perft(&Position::initial(), 3), 8_902);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    cpu::run(Perft::<true> { position, depth })
}

/// [`perft`] with every move made on the board, the last ones too: what it costs to visit the
/// positions rather than to count them.
///
/// ```
/// use flagfall_board::{Position, perft_made};
/// assert_eq!(perft_made(&Position::initial(), 3), 8_902);
/// ```
#[must_use]
pub fn perft_made(position: &Position, depth: u32) -> u64 {
    cpu::run(Perft::<false> { position, depth })
}

/// [`perft`] by first move, in the order of [`Position::legal_moves`]; nothing at depth 0.
///
/// ```
/// use flagfall_board::{Position, divide};
/// assert_eq!(divide(&Position::initial(), 2).map(|(_, paths)| paths).sum::<u64>(), 400);
/// ```
pub fn divide(position: &Position, depth: u32) -> impl Iterator<Item = (Move, u64)> + use<> {
    let position = *position;
    let first = if depth > 0 {
        position.legal_moves()
    } else {
        crate::MoveList::new()
    };
    first
        .into_iter()
        .map(move |played| (played, perft(&position.play(played), depth - 1)))
}

/// Counting with the last moves made or only counted.
struct Perft<'a, const BULK: bool> {
    position: &'a Position,
    depth: u32,
}

impl<const BULK: bool> Task for Perft<'_, BULK> {
    type Output = u64;

    fn run<C: Cpu>(self, cpu: C) -> u64 {
        match self.position.turn {
            Color::White => paths::<C, White, BULK>(cpu, self.position, self.depth),
            Color::Black => paths::<C, Black, BULK>(cpu, self.position, self.depth),
        }
    }
}

#[inline(always)]
fn paths<C: Cpu, S: Side, const BULK: bool>(cpu: C, position: &Position, depth: u32) -> u64 {
    match depth {
        0 => {
            // Nobody looks at the position; yet it is to be made.
            black_box(position);
            1
        }
        1 if BULK => cpu.call(
            #[inline(always)]
            || movegen::count::<S>(position),
        ),
        _ => cpu.call(
            #[inline(always)]
            || below::<C, S, BULK>(cpu, position, depth - 1),
        ),
    }
}

#[inline(always)]
fn below<C: Cpu, S: Side, const BULK: bool>(cpu: C, position: &Position, depth: u32) -> u64 {
    let mut below = Below::<C, S, BULK> {
        cpu,
        position,
        depth,
        paths: 0,
        side: PhantomData,
    };
    let _ = movegen::visit_as::<S, _>(position, crate::Bitboard::ALL, &mut below);
    below.paths
}

struct Below<'a, C, S, const BULK: bool> {
    cpu: C,
    position: &'a Position,
    depth: u32,
    paths: u64,
    side: PhantomData<S>,
}

impl<C: Cpu, S: Side, const BULK: bool> Sink for Below<'_, C, S, BULK> {
    #[inline(always)]
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        self.position.after::<S>(step, |_, next| {
            self.paths += paths::<C, S::Other, BULK>(self.cpu, &next, self.depth);
        });
        ControlFlow::Continue(())
    }
}
