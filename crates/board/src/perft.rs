//! Counting the paths of legal moves, the usual proof of a move generator.

use core::ops::ControlFlow;

use crate::movegen;
use crate::step::{Sink, Step};
use crate::{Move, Position};

/// How many sequences of `depth` legal moves there are.
///
/// ```
/// use flagfall_board::{Position, perft};
/// assert_eq!(perft(&Position::initial(), 3), 8_902);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => movegen::count(position),
        _ => {
            let mut below = Below {
                position,
                depth: depth - 1,
                paths: 0,
            };
            let _ = movegen::visit(position, &mut below);
            below.paths
        }
    }
}

/// [`perft`] by first move, in the order of [`Position::legal_moves`]; empty at depth 0.
#[must_use]
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(below) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let moves = position.legal_moves();
    moves
        .iter()
        .map(|&played| (played, perft(&position.play(played), below)))
        .collect()
}

struct Below<'a> {
    position: &'a Position,
    depth: u32,
    paths: u64,
}

impl Sink for Below<'_> {
    #[inline]
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        step.each(|role, played| {
            self.paths += perft(&self.position.advance(role, played), self.depth);
        });
        ControlFlow::Continue(())
    }
}
