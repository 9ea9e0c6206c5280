//! Proofs by shapes that begin some moves later: what no shape covers is taken move by move.

use std::collections::{HashSet, VecDeque};

use flagfall_board::{Color, Identity, Move, Position};

use crate::certificate::Certificate;
use crate::cover::{Covered, cover};
use crate::fold::Build;
use crate::material::cannot_mate;
use crate::search::Found;

/// Positions taken one by one, and those still to be proved.
#[derive(Debug)]
pub(crate) struct Refine {
    side: Color,
    seen: HashSet<Identity, Build>,
    /// Every position taken, whence it came and by which move.
    taken: Vec<(Position, u32, Option<Move>)>,
    open: VecDeque<u32>,
}

impl Refine {
    pub(crate) fn new(position: &Position, side: Color) -> Refine {
        Refine {
            side,
            seen: HashSet::from_iter([position.identity()]),
            taken: vec![(*position, 0, None)],
            open: VecDeque::from([0]),
        }
    }

    /// Goes on until so many shapes have been settled, at most `limit` for one position; counts
    /// them.
    pub(crate) fn run(
        &mut self,
        shapes: u64,
        limit: usize,
        proof: &mut Certificate,
        settled: &mut u64,
    ) -> Found {
        while *settled < shapes {
            let Some(index) = self.open.pop_front() else {
                return Found::Nothing;
            };
            let position = self.taken[index as usize].0;
            if proof.holds(&position) {
                continue;
            }
            *settled += 1;
            match cover(&position, self.side, limit, settled) {
                Covered::By(shapes) => proof.add(shapes),
                Covered::Mate(_) | Covered::Not => {
                    if let Some(line) = self.expand(index, position) {
                        return Found::Mate(line);
                    }
                    proof.positions.push(position);
                }
            }
        }
        Found::Limit
    }

    fn expand(&mut self, index: u32, position: Position) -> Option<Vec<Move>> {
        for &played in &position.legal_moves() {
            let next = position.play(played);
            if next.turn() != self.side && next.is_checkmate() {
                return Some(self.line(index, played));
            }
            if !cannot_mate(next.board(), self.side) && self.seen.insert(next.identity()) {
                self.open.push_back(self.taken.len() as u32);
                self.taken.push((next, index, Some(played)));
            }
        }
        None
    }

    fn line(&self, mut index: u32, last: Move) -> Vec<Move> {
        let mut line = vec![last];
        while let (_, parent, Some(played)) = self.taken[index as usize] {
            line.push(played);
            index = parent;
        }
        line.reverse();
        line
    }
}
