//! The search for one mate that a shape may hold: every man goes to his place in it.
//!
//! Men that have no part in the picture are looked past: of positions in which all others stand
//! alike, one is tried. So this finds a mate or finds nothing, and proves nothing by that.

use core::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use flagfall_board::{Bitboard, Board, Color, Move, Position, Role, Square, attacks};

use crate::cover::{Aim, Sight};
use crate::fold::Build;
use crate::material::cannot_mate;
use crate::smother::Smother;
use crate::trail::{Step, line};

/// So many men are not looked past on the way to a mate that a shape may hold.
const FEW: u32 = 2;

/// A mate to search for.
#[derive(Debug, Clone)]
pub(crate) enum Goal {
    /// One that a shape may hold.
    Aim(Box<Aim>),
    /// One by a lone minor man.
    Smother(Smother),
}

impl Goal {
    fn sight(&self, position: &Position) -> Sight {
        match self {
            Goal::Aim(aim) => aim.sight(position),
            Goal::Smother(mate) => mate.sight(position),
        }
    }
}

/// A position reached, and how.
#[derive(Debug)]
struct Node {
    position: Position,
    parent: u32,
    played: Move,
}

impl Step for Node {
    fn before(&self) -> (u32, Move) {
        (self.parent, self.played)
    }
}

/// What of a position matters: the men of the picture, the pawns, how many others there are, where
/// the kings can go, the attacker's if the others are all looked past, and whose move it is.
type Face = ([Bitboard; 4], [Bitboard; 4], u32, Color);

/// Positions reached on the way to a picture, the nearest looked at first.
#[derive(Debug)]
pub(crate) struct Approach {
    side: Color,
    goal: Goal,
    nodes: Vec<Node>,
    seen: HashSet<Face, Build>,
    open: BinaryHeap<(Reverse<i32>, u32)>,
}

impl Approach {
    /// Begins at a position, in which `side` has not yet mated.
    pub(crate) fn new(position: &Position, side: Color, goal: Goal) -> Approach {
        let mut approach = Approach {
            side,
            goal,
            nodes: Vec::new(),
            seen: HashSet::default(),
            open: BinaryHeap::new(),
        };
        // No move leads to it, and none is read from its node.
        approach.note(*position, 0, Move::new(Square::A1, Square::A1));
        approach
    }

    /// How many positions it has reached.
    pub(crate) fn reached(&self) -> u64 {
        self.nodes.len() as u64
    }

    /// Whether nothing is left to try.
    pub(crate) fn is_spent(&self) -> bool {
        self.open.is_empty()
    }

    /// Goes on until so many positions have been reached in all; the line, if there is one.
    pub(crate) fn run(&mut self, limit: u64) -> Option<Vec<Move>> {
        while self.reached() < limit {
            let (_, index) = self.open.pop()?;
            let position = self.nodes[index as usize].position;
            for &played in &position.legal_moves() {
                let next = position.play(played);
                if next.turn() != self.side && next.is_checkmate() {
                    return Some(line(&self.nodes, index, played));
                }
                if !cannot_mate(next.board(), self.side) {
                    self.note(next, index, played);
                }
            }
        }
        None
    }

    fn note(&mut self, position: Position, parent: u32, played: Move) {
        let Sight { distance, used } = self.goal.sight(&position);
        let board = position.board();
        let others = board.occupied() & !board.by_role(Role::Pawn) & !used;
        let face = match &self.goal {
            // Who hinders a lone man is among those used, or is seen by where the kings can go.
            Goal::Smother(_) => face(&position, used, [self.side, !self.side]),
            // Where there are few men it matters where each stands.
            Goal::Aim(_) if others.count() <= FEW => {
                face(&position, used | others, [!self.side; 2])
            }
            Goal::Aim(_) => face(&position, used, [!self.side; 2]),
        };
        if self.seen.insert(face) {
            let index = self.nodes.len() as u32;
            self.open.push((Reverse(distance), index));
            self.nodes.push(Node {
                position,
                parent,
                played,
            });
        }
    }
}

/// The face of a position; the squares that the kings of these colours can go to count.
fn face(position: &Position, used: Bitboard, [one, other]: [Color; 2]) -> Face {
    let board = position.board();
    let pawns = board.by_role(Role::Pawn);
    let of = |color| board.by_color(color);
    // Line men and steppers apart: a bishop on a knight's square is something else.
    let steppers = board.by_role(Role::King) | board.by_role(Role::Knight);
    let men = [
        used & of(Color::White) & steppers,
        used & of(Color::White) & !steppers,
        used & of(Color::Black) & steppers,
        used & of(Color::Black) & !steppers,
    ];
    let [white, black] = Color::ALL.map(|color| pawns & of(color));
    let others = board.by_color(Color::White).count() << 8 | board.by_color(Color::Black).count();
    let theirs = steps(board, other);
    let ours = if one == other {
        theirs
    } else {
        steps(board, one)
    };
    let turn = position.turn();
    (men, [white, black, ours, theirs], others, turn)
}

/// The squares beside a king that nobody forbids him.
fn steps(board: &Board, color: Color) -> Bitboard {
    let Some(king) = board.king(color) else {
        return Bitboard::EMPTY;
    };
    let occupied = board.occupied().without(king);
    let attackers = board.by_color(!color);
    let free = attacks::king(king) & !board.by_color(color);
    let safe = |at: &Square| (board.attackers(*at, occupied) & attackers).is_empty();
    free.into_iter().filter(safe).collect()
}
