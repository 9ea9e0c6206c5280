//! The search for a mate that both players help to reach: the most promising position first, each
//! position once.
//!
//! If the positions run out before a mate is found there is none: the verdict is a proof, since
//! nothing is left out but positions that are proved already.
//!
//! Several plans each keep a queue of all positions, in the order of their own guess at the way
//! still to go. They take turns, so that where one is lost another goes on.

use core::cmp::Reverse;
use core::hash::{Hash, Hasher};
use std::collections::BinaryHeap;

use flagfall_board::{Color, Identity, Move, Position, Square};

use crate::certificate::Certificate;
use crate::fold::Fold;
use crate::material::cannot_mate;
use crate::score::{PLANS, scores};
use crate::trail::{Step, line};

/// The plans in the order of their turns; capturing comes to a mate most often.
const TURNS: [usize; 6] = [1, 0, 1, 2, 1, 3];

/// What a position that is kept takes, in bytes, its places in table and queues included.
pub(crate) const BYTES: u64 = 160;

/// A position reached, and how.
#[derive(Debug)]
struct Node {
    position: Position,
    parent: u32,
    played: Move,
    expanded: bool,
}

impl Step for Node {
    fn before(&self) -> (u32, Move) {
        (self.parent, self.played)
    }
}

/// Positions reached, and in which order each plan would look at their moves.
#[derive(Debug)]
pub(crate) struct Search {
    side: Color,
    nodes: Vec<Node>,
    turn: usize,
    seen: Seen,
    open: [BinaryHeap<(Reverse<i32>, u32)>; PLANS],
}

/// How a search stopped.
pub(crate) enum Found {
    /// At a mate; the line to it.
    Mate(Vec<Move>),
    /// With nothing left to look at.
    Nothing,
    /// At its limit.
    Limit,
}

impl Search {
    /// A search that begins at a position, in which `side` has not yet mated.
    pub(crate) fn new(position: &Position, side: Color) -> Search {
        let mut search = Search {
            side,
            nodes: Vec::new(),
            turn: 0,
            seen: Seen::new(),
            open: Default::default(),
        };
        search.seen.insert(&search.nodes, &position.identity());
        // No move leads to it, and none is read from its node.
        let none = Move::new(Square::A1, Square::A1);
        search.push(*position, 0, none, [0; PLANS]);
        search
    }

    /// How many positions it has reached.
    pub(crate) fn reached(&self) -> u64 {
        self.nodes.len() as u64
    }

    /// Goes on until so many positions have been reached in all.
    pub(crate) fn run(&mut self, limit: u64, proved: &Certificate) -> Found {
        let limit = limit.min(u64::from(u32::MAX - 1_000));
        loop {
            if self.reached() >= limit {
                return Found::Limit;
            }
            let Some(index) = self.next() else {
                return Found::Nothing;
            };
            if let Some(line) = self.expand(index, proved) {
                return Found::Mate(line);
            }
        }
    }

    /// All positions reached.
    pub(crate) fn positions(&self) -> impl Iterator<Item = Position> {
        self.nodes.iter().map(|node| node.position)
    }

    fn push(&mut self, position: Position, parent: u32, played: Move, scores: [i32; PLANS]) {
        let index = self.nodes.len() as u32;
        for (open, score) in self.open.iter_mut().zip(scores) {
            open.push((Reverse(score), index));
        }
        self.nodes.push(Node {
            position,
            parent,
            played,
            expanded: false,
        });
    }

    /// The most promising position not yet expanded, by each plan in turn.
    ///
    /// Every position is in every queue, so an empty queue means that all are expanded.
    fn next(&mut self) -> Option<u32> {
        loop {
            self.turn = (self.turn + 1) % TURNS.len();
            let (_, index) = self.open[TURNS[self.turn]].pop()?;
            let node = &mut self.nodes[index as usize];
            if !core::mem::replace(&mut node.expanded, true) {
                return Some(index);
            }
        }
    }

    /// Looks at every move from a position; the line, if one of them mates.
    fn expand(&mut self, index: u32, proved: &Certificate) -> Option<Vec<Move>> {
        let position = self.nodes[index as usize].position;
        for &played in &position.legal_moves() {
            let next = position.play(played);
            if next.turn() != self.side && next.is_checkmate() {
                return Some(line(&self.nodes, index, played));
            }
            if !cannot_mate(next.board(), self.side)
                && self.seen.insert(&self.nodes, &next.identity())
                && !proved.holds(&next)
            {
                let scores = scores(&next, self.side);
                self.push(next, index, played, scores);
            } else {
                self.seen.forget(self.nodes.len());
            }
        }
        None
    }
}

/// Which positions have been reached: a table of their numbers, by their hash.
///
/// Whether two are the same is decided by the positions, so a collision costs time and never a
/// verdict.
#[derive(Debug)]
struct Seen {
    slots: Vec<u32>,
    /// The slot of the position whose node is still to come.
    last: usize,
}

const FREE: u32 = u32::MAX;

impl Seen {
    fn new() -> Seen {
        Seen {
            slots: vec![FREE; 1 << 10],
            last: 0,
        }
    }

    /// Takes in a position that will be the next node; whether it is new.
    fn insert(&mut self, nodes: &[Node], identity: &Identity) -> bool {
        if 2 * nodes.len() >= self.slots.len() {
            self.grow(nodes);
        }
        let mask = self.slots.len() - 1;
        let mut slot = hash(identity) & mask;
        while self.slots[slot] != FREE {
            let known = &nodes[self.slots[slot] as usize];
            if known.position.identity() == *identity {
                return false;
            }
            slot = (slot + 1) & mask;
        }
        self.slots[slot] = nodes.len() as u32;
        self.last = slot;
        true
    }

    /// Takes the position out again if no node came of it.
    fn forget(&mut self, next: usize) {
        if self.slots[self.last] == next as u32 {
            self.slots[self.last] = FREE;
        }
    }

    fn grow(&mut self, nodes: &[Node]) {
        let mask = 4 * self.slots.len() - 1;
        let mut slots = vec![FREE; mask + 1];
        for (index, node) in nodes.iter().enumerate() {
            let mut slot = hash(&node.position.identity()) & mask;
            while slots[slot] != FREE {
                slot = (slot + 1) & mask;
            }
            slots[slot] = index as u32;
        }
        self.slots = slots;
    }
}

fn hash(identity: &Identity) -> usize {
    let mut fold = Fold::default();
    identity.hash(&mut fold);
    fold.finish() as usize
}
