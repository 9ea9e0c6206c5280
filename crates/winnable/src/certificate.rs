//! What proves that a side cannot mate.

use std::collections::HashMap;

use flagfall_board::{Bitboard, Board, Color, Position, Role};

use crate::closure::{Men, Placement, men_of};
use crate::cover::{ATTACK, DEFEND, Group, Shape};
use crate::fold::Build;

/// A proof that a side cannot mate: single positions and shapes, in one of which every position
/// that can arise lies, unless its material rules a mate out.
///
/// [`verify`](crate::verify) reads one without trusting whoever made it.
#[derive(Clone, Debug)]
pub struct Certificate {
    /// The side that cannot mate.
    pub side: Color,
    /// Positions held one by one.
    pub positions: Vec<Position>,
    /// Positions held by what stands where, with all pairs of kings.
    pub placements: Vec<Placement>,
    /// Sets of positions.
    pub shapes: Vec<Shape>,
    by_pawns: HashMap<[Bitboard; 2], Vec<u32>, Build>,
    /// The shapes that leave open where men or pawns are.
    haunted: Vec<u32>,
    by_men: HashMap<Men, u32, Build>,
}

impl Certificate {
    /// A proof with nothing in it, for a side whose material rules a mate out.
    #[must_use]
    pub fn new(side: Color) -> Certificate {
        Certificate {
            side,
            positions: Vec::new(),
            placements: Vec::new(),
            shapes: Vec::new(),
            by_pawns: HashMap::default(),
            haunted: Vec::new(),
            by_men: HashMap::default(),
        }
    }

    /// Adds shapes from which no move leads but into one another.
    pub(crate) fn add(&mut self, shapes: Vec<Shape>) {
        for shape in shapes {
            let index = self.shapes.len() as u32;
            if shape.ghosts.any() || shape.has_lanes() {
                self.haunted.push(index);
            } else {
                self.by_pawns.entry(shape.pawns).or_default().push(index);
            }
            self.shapes.push(shape);
        }
    }

    /// Adds placements, no two with the same men.
    pub(crate) fn place(&mut self, placements: Vec<Placement>) {
        for placement in placements {
            self.by_men
                .insert(placement.men, self.placements.len() as u32);
            self.placements.push(placement);
        }
    }

    /// Whether a placement or a shape holds a position.
    #[must_use]
    pub fn holds(&self, position: &Position) -> bool {
        self.places(position) || self.shapes_hold(position)
    }

    fn places(&self, position: &Position) -> bool {
        if self.placements.is_empty()
            || position.en_passant().is_some()
            || !position.castling().is_empty()
        {
            return false;
        }
        let board = position.board();
        let turn = if position.turn() == self.side {
            ATTACK
        } else {
            DEFEND
        };
        let placement = men_of(board).and_then(|men| self.by_men.get(&men));
        let (Some(&index), Some(ours), Some(theirs)) =
            (placement, board.king(self.side), board.king(!self.side))
        else {
            return false;
        };
        self.placements[index as usize].kings[turn][ours.index()].contains(theirs)
    }

    fn shapes_hold(&self, position: &Position) -> bool {
        if self.shapes.is_empty() {
            return false;
        }
        let board = position.board();
        let pawns = Color::ALL.map(|color| board.by_role(Role::Pawn) & board.by_color(color));
        let shapes = self.by_pawns.get(&pawns).into_iter().flatten();
        let mut shapes = shapes.chain(&self.haunted);
        shapes.any(|&index| self.shapes[index as usize].holds(position, self.side))
    }
}

impl Shape {
    /// Whether the shape holds a position, `side` being the attacker.
    #[must_use]
    pub fn holds(&self, position: &Position, side: Color) -> bool {
        let board = position.board();
        let (Some(ours), Some(theirs)) = (board.king(side), board.king(!side)) else {
            return false;
        };
        let turn = if position.turn() == side {
            ATTACK
        } else {
            DEFEND
        };
        if !self.kings[turn][ours.index()].contains(theirs)
            || position.en_passant().is_some()
            || !position.castling().is_empty()
        {
            return false;
        }
        let mut rest = board.occupied().without(ours).without(theirs);
        if self.has_lanes() {
            if !self.lanes_hold(board) {
                return false;
            }
            rest &= !board.by_role(Role::Pawn);
        } else if !self.pawns_stand(board, side) {
            return false;
        }
        rest &= !(self.pawns[0] | self.pawns[1]);
        // The reaches of groups of one kind are apart, so that each man has one place.
        for group in self.groups.iter().filter(|group| !group.is_pawn()) {
            let men = board.by_piece(group.piece) & group.reach;
            if men.count() != group.count {
                return false;
            }
            rest &= !men;
        }
        (rest & !(board.by_color(!side) & self.ghosts)).is_empty()
    }
    /// Whether the pawns on the board are those of the shape, but for men of whom nothing is known.
    fn pawns_stand(&self, board: &Board, side: Color) -> bool {
        Color::ALL
            .into_iter()
            .zip(self.pawns)
            .all(|(color, pawns)| {
                let there = board.by_role(Role::Pawn) & board.by_color(color);
                let more = if color == side {
                    Bitboard::EMPTY
                } else {
                    self.ghosts
                };
                there & !more == pawns & !more && (pawns & !there).is_empty()
            })
    }

    /// Whether its pawns are groups.
    pub(crate) fn has_lanes(&self) -> bool {
        self.groups.iter().any(Group::is_pawn)
    }

    /// Whether each pawn on the board is where the shape has one, file by file in their order.
    fn lanes_hold(&self, board: &Board) -> bool {
        let mut lanes = self.groups.iter().filter(|group| group.is_pawn());
        let pawns = (0..8).flat_map(|file| {
            let pawns = board.by_role(Role::Pawn).into_iter();
            pawns.filter(move |at| at.file().index() == file)
        });
        let mut there = pawns.map(|at| (board.piece_at(at), at));
        there.all(|(piece, at)| {
            let lane = lanes.next();
            lane.is_some_and(|lane| Some(lane.piece) == piece && lane.reach.contains(at))
        }) && lanes.next().is_none()
    }
}
