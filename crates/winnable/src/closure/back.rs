//! The way to a mate that a closure has come upon, from the mate back to where it began.

use std::collections::{BinaryHeap, HashMap};

use flagfall_board::{Bitboard, Color, Identity, Move, Position, Role, Square, attacks};

use super::cell::{Men, ROLES, men_of, of, position, without};
use super::{Closure, turn_of};
use crate::fold::Build;

/// Positions looked at before the way back is given up.
const MOST: usize = 200_000;

/// A position that leads to the mate: which move it makes, and to which of the others.
struct Node {
    position: Position,
    next: Option<(u32, Move)>,
}

struct Back<'a> {
    closure: &'a Closure,
    nodes: Vec<Node>,
    known: HashMap<Identity, u32, Build>,
    root: Position,
    /// The nearest to the root first.
    open: BinaryHeap<(i32, u32)>,
    /// What single positions lead to.
    singles: HashMap<Identity, (u32, Move), Build>,
}

impl Closure {
    /// Legal moves from the position where the closure began to one in it that is mate.
    pub(crate) fn line(&self, root: &Position, mate: &Position) -> Option<Vec<Move>> {
        let mut back = Back {
            closure: self,
            nodes: Vec::new(),
            known: HashMap::default(),
            root: *root,
            open: BinaryHeap::new(),
            singles: HashMap::default(),
        };
        for (index, single) in self.singles[..self.looked].iter().enumerate() {
            for &played in &single.legal_moves() {
                let next = single.play(played).identity();
                back.singles.insert(next, (index as u32, played));
            }
        }
        let root = root.identity();
        back.note(*mate, None);
        while let Some((_, index)) = back.open.pop() {
            let now = back.nodes[index as usize].position;
            if now.identity() == root {
                return Some(back.moves(index));
            }
            if back.nodes.len() > MOST {
                return None;
            }
            back.unmove(index, &now);
        }
        None
    }
}

impl Back<'_> {
    fn moves(&self, mut index: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while let Some((next, played)) = self.nodes[index as usize].next {
            line.push(played);
            index = next;
        }
        line
    }

    fn note(&mut self, position: Position, next: Option<(u32, Move)>) {
        let index = self.nodes.len() as u32;
        if self.known.insert(position.identity(), index).is_some() {
            return;
        }
        let far = self.far(&position);
        self.nodes.push(Node { position, next });
        self.open.push((-far, index));
    }

    /// How far a position looks from the root: by how many placements its own was come to, and how
    /// far the kings have walked.
    fn far(&self, position: &Position) -> i32 {
        let (board, root) = (position.board(), self.root.board());
        let place = men_of(board).and_then(|men| self.closure.index.get(&men));
        let depth = place.map_or(0, |&cell| self.closure.cells[cell as usize].depth);
        let walked: u32 = Color::ALL
            .into_iter()
            .filter_map(|color| Some((board.king(color)?, root.king(color)?)))
            .map(|(now, then)| steps(now, then))
            .sum();
        32 * depth as i32 + walked as i32
    }

    /// Notes every position of the closure from which a move leads to this one.
    fn unmove(&mut self, index: u32, now: &Position) {
        if let Some(&(single, played)) = self.singles.get(&now.identity()) {
            self.note(self.closure.singles[single as usize], Some((index, played)));
        }
        let (side, board) = (self.closure.side, now.board());
        let (Some(men), Some(ours), Some(theirs)) =
            (men_of(board), board.king(side), board.king(!side))
        else {
            return;
        };
        let mover = !now.turn();
        let king = if mover == side { ours } else { theirs };
        let kings = (ours, theirs);
        for from in attacks::king(king) & !board.occupied() {
            let before = if mover == side {
                (from, theirs)
            } else {
                (ours, from)
            };
            self.before(index, now, &men, before, Move::new(from, king));
            for men in with_taken(&men, !mover, king) {
                self.before(index, now, &men, before, Move::new(from, king));
            }
        }
        let occupied = board.occupied();
        for (place, role) in ROLES.into_iter().enumerate() {
            for to in men[mover.index()][place] {
                let bare = without(&men, to);
                if role == Role::Pawn {
                    self.unpawn(index, now, &bare, kings, (to, None));
                    continue;
                }
                let from = attacks::of(role, mover, to, occupied) & !occupied;
                for from in from {
                    let mut men = bare;
                    men[mover.index()][place] = men[mover.index()][place].with(from);
                    self.either(index, now, &men, kings, Move::new(from, to));
                }
                if to.rank().index() % 7 == 0 {
                    self.unpawn(index, now, &bare, kings, (to, Some(role)));
                }
            }
        }
    }

    /// Takes a pawn back that arrived on a square, perhaps as something else.
    fn unpawn(
        &mut self,
        index: u32,
        now: &Position,
        bare: &Men,
        kings: (Square, Square),
        (to, promotion): (Square, Option<Role>),
    ) {
        let mover = !now.turn();
        let occupied = now.board().occupied();
        let down = if mover == Color::White { -1 } else { 1 };
        let back = |from: Square| {
            let mut men = *bare;
            men[mover.index()][0] = men[mover.index()][0].with(from);
            (
                men,
                Move {
                    from,
                    to,
                    promotion,
                },
            )
        };
        let free = |at: &Square| !occupied.contains(*at);
        let one = to.offset(0, down).filter(free);
        let two = one.and_then(|one| one.offset(0, down)).filter(free);
        let rank = if mover == Color::White { 3 } else { 4 };
        let two = two.filter(|_| to.rank().index() == rank);
        for from in one.into_iter().chain(two) {
            let (men, played) = back(from);
            self.before(index, now, &men, kings, played);
        }
        for from in attacks::pawn(!mover, to) & !occupied {
            let (men, played) = back(from);
            for men in with_taken(&men, !mover, to) {
                self.before(index, now, &men, kings, played);
            }
        }
    }

    /// A man's move that captured nothing, or something.
    fn either(
        &mut self,
        index: u32,
        now: &Position,
        men: &Men,
        kings: (Square, Square),
        played: Move,
    ) {
        self.before(index, now, men, kings, played);
        for men in with_taken(men, now.turn(), played.to) {
            self.before(index, now, &men, kings, played);
        }
    }

    /// Notes a position if the closure has it and the move leads on as it should.
    fn before(
        &mut self,
        index: u32,
        now: &Position,
        men: &Men,
        (ours, theirs): (Square, Square),
        played: Move,
    ) {
        let closure = self.closure;
        let Some(&cell) = closure.index.get(men) else {
            return;
        };
        let turn = 1 - turn_of(now, closure.side);
        if !closure.cells[cell as usize].kings[turn][ours.index()].contains(theirs) {
            return;
        }
        let before = position(men, closure.side, (ours, theirs), turn);
        let next = before.try_play(played);
        if next.is_some_and(|next| next.identity() == now.identity()) {
            self.note(before, Some((index, played)));
        }
    }
}

/// King's moves between two squares of an empty board.
fn steps(a: Square, b: Square) -> u32 {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    files.max(ranks) as u32
}

/// The men and one more of a color on a free square, as each that he may be.
fn with_taken(men: &Men, color: Color, at: Square) -> impl Iterator<Item = Men> {
    let men = *men;
    let free = !(of(&men, Color::White) | of(&men, Color::Black)).contains(at);
    let last = (Bitboard(0xff00_0000_0000_00ff)).contains(at);
    (usize::from(last)..5)
        .filter(move |_| free)
        .map(move |place| {
            let mut men = men;
            men[color.index()][place] = men[color.index()][place].with(at);
            men
        })
}
