//! Every position that can arise, none left out: for each placement of the other men all pairs of
//! kings at once, as sets of squares.
//!
//! Where men are few or shut in, that is far less than one position at a time. If no mate is among
//! them the placements are the proof; the checker plays every move of every position again.

mod back;
mod cell;
mod moves;

use std::collections::{BinaryHeap, HashMap, HashSet};

use flagfall_board::{Bitboard, Color, Identity, Position, Square};

use crate::cover::{ATTACK, DEFEND, Pairs};
use crate::fold::Build;
use crate::material::cannot_mate;

use cell::{Guards, NO_PAIRS};
pub use cell::{Men, Placement};
pub(crate) use cell::{ROLES, men_of, position};

/// What a placement takes while it is worked on, in bytes.
pub(crate) const BYTES: u64 = 1_700;

/// A placement, and what is still to be looked at.
#[derive(Debug)]
struct Cell {
    men: Men,
    kings: [Pairs; 2],
    fresh: Option<Box<[Pairs; 2]>>,
    guards: Guards,
    /// How late it comes: captures and pawn moves lead on only.
    rank: i32,
    hope: i32,
    helpless: bool,
    /// By how many placements it was come to at first.
    depth: u32,
}

/// All placements reached.
#[derive(Debug)]
pub(crate) struct Closure {
    side: Color,
    cells: Vec<Cell>,
    index: HashMap<Men, u32, Build>,
    /// What is to be looked at: the earliest first, the latest first, the most hopeful first.
    open: [BinaryHeap<(i32, u32)>; 3],
    deep: bool,
    /// Positions in which a capture in passing is possible.
    singles: Vec<Position>,
    known: HashSet<Identity, Build>,
    looked: usize,
    /// That of the placement looked at.
    depth: u32,
    mate: Option<Position>,
    visits: u64,
}

/// How a closure stopped.
pub(crate) enum Closed {
    /// At a position that is mate, and can arise.
    Mate(Box<Position>),
    /// With nothing left to look at.
    Whole,
    /// At its limit.
    Limit,
}

impl Closure {
    /// Begins at a position with one king each, where nobody may castle and the player not to move
    /// is not in check.
    pub(crate) fn new(position: &Position, side: Color) -> Option<Closure> {
        men_of(position.board())?;
        if position.is_check_on(!position.turn()) || !position.castling().is_empty() {
            return None;
        }
        let mut closure = Closure {
            side,
            cells: Vec::new(),
            index: HashMap::default(),
            open: Default::default(),
            deep: true,
            singles: Vec::new(),
            known: HashSet::default(),
            looked: 0,
            depth: 0,
            mate: None,
            visits: 0,
        };
        closure.admit(position);
        Some(closure)
    }

    /// How often a placement has been looked at.
    pub(crate) fn visits(&self) -> u64 {
        self.visits
    }

    /// How many placements there are.
    pub(crate) fn len(&self) -> usize {
        self.cells.len()
    }

    /// Goes on until placements have been looked at so often in all, or there are so many.
    pub(crate) fn run(&mut self, visits: u64, most: usize) -> Closed {
        while self.visits < visits && self.cells.len() < most {
            if let Some(mate) = &self.mate {
                return Closed::Mate(Box::new(*mate));
            }
            self.visits += 1;
            if let Some(&single) = self.singles.get(self.looked) {
                self.looked += 1;
                for &played in &single.legal_moves() {
                    self.admit(&single.play(played));
                }
            } else if let Some(index) = self.next() {
                self.look(index);
            } else {
                return Closed::Whole;
            }
        }
        Closed::Limit
    }

    /// Looks first at what comes late, for a mate soon found, or at what comes early, so that
    /// nothing is looked at often.
    pub(crate) fn go_deep(&mut self, deep: bool) {
        self.deep = deep;
    }

    /// The next placement that is to be looked at.
    ///
    /// Each is in every queue, so an empty one means that nothing is left.
    fn next(&mut self) -> Option<usize> {
        let queue = match (self.deep, self.visits % 2) {
            (false, _) => 0,
            (true, 0) => 1,
            (true, _) => 2,
        };
        loop {
            let (_, index) = self.open[queue].pop()?;
            if self.cells[index as usize].fresh.is_some() {
                return Some(index as usize);
            }
        }
    }

    /// What has been reached, as a proof has it.
    pub(crate) fn into_proof(self) -> (Vec<Position>, Vec<Placement>) {
        let cells = self.cells.into_iter().filter(|cell| !cell.helpless);
        let placements = cells.map(|Cell { men, kings, .. }| Placement { men, kings });
        (self.singles, placements.collect())
    }

    /// Takes in a single position.
    fn admit(&mut self, now: &Position) {
        if now.turn() != self.side && now.is_checkmate() {
            self.mate = Some(*now);
        } else if cannot_mate(now.board(), self.side) {
        } else if now.en_passant().is_some() {
            if self.known.insert(now.identity()) {
                self.singles.push(*now);
            }
        } else if let (Some(men), Some(ours), Some(theirs)) = (
            men_of(now.board()),
            now.board().king(self.side),
            now.board().king(!self.side),
        ) {
            let turn = turn_of(now, self.side);
            let mut pairs = NO_PAIRS;
            pairs[ours.index()] = theirs.bit();
            self.enter(&men, turn, &pairs);
        }
    }

    /// The place of these men; new if they were not known.
    fn cell(&mut self, men: &Men) -> usize {
        if let Some(&index) = self.index.get(men) {
            return index as usize;
        }
        let index = self.cells.len();
        self.index.insert(*men, index as u32);
        self.cells.push(Cell {
            men: *men,
            kings: [NO_PAIRS; 2],
            fresh: None,
            guards: Guards::new(men, self.side),
            rank: rank(men) as i32,
            hope: hope(men, self.side),
            helpless: is_helpless(men, self.side),
            depth: self.depth + 1,
        });
        index
    }

    /// Takes in those of these pairs that are legal, and gives them.
    fn enter(&mut self, men: &Men, turn: usize, pairs: &Pairs) -> Pairs {
        let index = self.cell(men);
        self.enter_cell(index, turn, pairs)
    }

    fn enter_cell(&mut self, index: usize, turn: usize, pairs: &Pairs) -> Pairs {
        let cell = &mut self.cells[index];
        let mut entered = NO_PAIRS;
        for at in Square::ALL {
            let pairs = pairs[at.index()];
            if pairs.is_empty() {
                continue;
            }
            let legal = pairs & cell.guards.legal(&cell.men, self.side, turn, at);
            entered[at.index()] = legal;
            let new = legal & !cell.kings[turn][at.index()];
            if new.is_empty() || cell.helpless {
                continue;
            }
            cell.kings[turn][at.index()] |= new;
            let fresh = cell.fresh.get_or_insert_with(|| {
                let orders = [-cell.rank, cell.rank, cell.hope];
                for (open, order) in self.open.iter_mut().zip(orders) {
                    open.push((order, index as u32));
                }
                Box::new([NO_PAIRS; 2])
            });
            fresh[turn][at.index()] |= new;
        }
        entered
    }

    /// Looks at every move from what is new in a placement.
    fn look(&mut self, index: usize) {
        let cell = &mut self.cells[index];
        let Some(fresh) = cell.fresh.take() else {
            return;
        };
        let men = cell.men;
        self.depth = cell.depth;
        for (turn, pairs) in fresh.iter().enumerate() {
            if pairs.iter().any(|pairs| pairs.any()) {
                let moved = self.moves(index, &men, turn, pairs);
                if turn == DEFEND {
                    self.find_mate(index, pairs, &moved);
                }
            }
        }
    }

    /// A defender without a move who is in check is mated.
    fn find_mate(&mut self, index: usize, pairs: &Pairs, moved: &Pairs) {
        let cell = &self.cells[index];
        for at in Square::ALL {
            let stuck = pairs[at.index()] & !moved[at.index()];
            if stuck.is_empty() {
                continue;
            }
            let mated = stuck & !cell.guards.legal(&cell.men, self.side, ATTACK, at);
            if let Some(king) = mated.first() {
                self.mate = Some(position(&cell.men, self.side, (at, king), DEFEND));
            }
        }
    }
}

fn turn_of(position: &Position, side: Color) -> usize {
    if position.turn() == side {
        ATTACK
    } else {
        DEFEND
    }
}

/// The number of men captured, of pawns gone, and of steps that pawns have made.
fn rank(men: &Men) -> u32 {
    let count = |men: &[Bitboard; 5]| men.iter().map(|men| men.count()).sum::<u32>();
    let [white, black] = men;
    let steps = white[0].into_iter().map(|at| at.rank().index() as u32);
    let down = black[0].into_iter().map(|at| 7 - at.rank().index() as u32);
    let pawns = white[0].count() + black[0].count();
    (64 - count(white) - count(black)) << 16 | (64 - pawns) << 9 | steps.chain(down).sum::<u32>()
}

/// How much speaks for a mate soon: heavy men, pawns on their way, little in it.
fn hope(men: &Men, side: Color) -> i32 {
    let [ours, theirs] = [side, !side].map(|color| &men[color.index()]);
    let count = |squares: Bitboard| squares.count() as i32;
    let ahead = |at: Square| match side {
        Color::White => at.rank().index() as i32,
        Color::Black => 7 - at.rank().index() as i32,
    };
    let best = ours[0].into_iter().map(ahead).max().unwrap_or(-4);
    let force = count(ours[3] | ours[4]).min(1);
    let others = count(theirs[1] | theirs[2] | theirs[3] | theirs[4]);
    let own = count(ours[0]) + 2 * count(ours[1] | ours[2]);
    24 * force + 2 * best + own - 3 * count(theirs[0]) - 2 * others
}

/// Whether no mate is possible with these men.
fn is_helpless(men: &Men, side: Color) -> bool {
    let occupied = cell::of(men, Color::White) | cell::of(men, Color::Black);
    let mut free = !occupied;
    let Some(ours) = free.first() else {
        return false;
    };
    free = free.without(ours);
    free.first().is_some_and(|theirs| {
        cannot_mate(position(men, side, (ours, theirs), ATTACK).board(), side)
    })
}

#[cfg(test)]
mod tests;
