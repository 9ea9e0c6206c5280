//! The search for a mate that both players help to reach: the most promising position first, each
//! position once.
//!
//! If the positions run out before a mate is found there is none: the verdict is a proof, since
//! nothing is left out but positions whose material proves the same.
//!
//! Several plans each keep a queue of all positions, in the order of their own guess at the way
//! still to go. They take turns, so that where one is lost another goes on.

use core::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use flagfall_board::{Color, Identity, Move, Position, Square};

use crate::closed::is_closed_to;
use crate::fold::Build;
use crate::material::cannot_mate;
use crate::score::{PLANS, scores};
use crate::{Answer, Budget, Verdict};

/// A position reached, and how.
struct Node {
    position: Position,
    parent: u32,
    played: Move,
    expanded: bool,
}

/// Positions reached, and in which order each plan would look at their moves.
struct Search {
    side: Color,
    nodes: Vec<Node>,
    /// The plan whose turn it is.
    turn: usize,
    seen: HashSet<Identity, Build>,
    open: [BinaryHeap<(Reverse<i32>, u32)>; PLANS],
}

/// Looks for a mate by `side`.
pub(crate) fn search(position: &Position, side: Color, budget: Budget) -> Answer {
    let is_mate = position.turn() != side && position.is_checkmate();
    if is_mate {
        return Answer {
            verdict: Verdict::Winnable,
            line: Some(Vec::new()),
            nodes: 1,
        };
    }
    if is_closed_to(position, side) {
        return Answer {
            verdict: Verdict::Unwinnable,
            line: None,
            nodes: 1,
        };
    }
    let mut search = Search {
        side,
        nodes: Vec::new(),
        turn: 0,
        seen: HashSet::default(),
        open: Default::default(),
    };
    search.seen.insert(position.identity());
    search.root(*position);
    let limit = budget.nodes.clamp(1, u32::MAX - 1) as usize;
    while let Some(index) = search.next() {
        if let Some(line) = search.expand(index) {
            return search.answer(Verdict::Winnable, Some(line));
        }
        if search.nodes.len() > limit {
            return search.answer(Verdict::Undetermined, None);
        }
    }
    search.answer(Verdict::Unwinnable, None)
}

impl Search {
    /// The first position; no move leads to it, and none is read from its node.
    fn root(&mut self, position: Position) {
        let played = Move::new(Square::A1, Square::A1);
        self.nodes.push(Node {
            position,
            parent: 0,
            played,
            expanded: false,
        });
        self.open
            .iter_mut()
            .for_each(|open| open.push((Reverse(0), 0)));
    }

    /// The most promising position not yet expanded, by each plan in turn.
    ///
    /// Every position is in every queue, so an empty queue means that all are expanded.
    fn next(&mut self) -> Option<u32> {
        loop {
            self.turn = (self.turn + 1) % PLANS;
            let (_, index) = self.open[self.turn].pop()?;
            let node = &mut self.nodes[index as usize];
            if !core::mem::replace(&mut node.expanded, true) {
                return Some(index);
            }
        }
    }

    /// Looks at every move from a position; the line, if one of them mates.
    fn expand(&mut self, index: u32) -> Option<Vec<Move>> {
        let position = self.nodes[index as usize].position;
        for &played in &position.legal_moves() {
            let next = position.play(played);
            if next.turn() != self.side && next.is_checkmate() {
                return Some(self.line(index, played));
            }
            if !cannot_mate(next.board(), self.side) && self.seen.insert(next.identity()) {
                let scores = scores(&next, self.side);
                let node = Node {
                    position: next,
                    parent: index,
                    played,
                    expanded: false,
                };
                for (open, score) in self.open.iter_mut().zip(scores) {
                    open.push((Reverse(score), self.nodes.len() as u32));
                }
                self.nodes.push(node);
            }
        }
        None
    }

    /// The moves from the root to a node and the one that mates from there.
    fn line(&self, mut index: u32, last: Move) -> Vec<Move> {
        let mut line = vec![last];
        while index != 0 {
            let node = &self.nodes[index as usize];
            line.push(node.played);
            index = node.parent;
        }
        line.reverse();
        line
    }

    fn answer(&self, verdict: Verdict, line: Option<Vec<Move>>) -> Answer {
        Answer {
            verdict,
            line,
            nodes: self.nodes.len() as u64,
        }
    }
}
