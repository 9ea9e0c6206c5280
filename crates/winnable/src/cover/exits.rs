//! How positions leave a shape: by a capture or a pawn move. Nothing leads back.

use flagfall_board::{Bitboard, Color, Piece, Role, Square, attacks};

use super::checks::answers;
use super::shape::{ATTACK, DEFEND, Pairs, Shape, pawn_attacks};

/// Gives every shape that a move leads to out of a settled one.
pub(crate) struct Exits<'a, F> {
    pub(crate) shape: &'a Shape,
    pub(crate) side: Color,
    pub(crate) emit: F,
    /// Where men who are not the king may go.
    onto: Bitboard,
}

impl<'a, F: FnMut(Shape)> Exits<'a, F> {
    pub(crate) fn new(shape: &'a Shape, side: Color, emit: F) -> Exits<'a, F> {
        Exits {
            shape,
            side,
            emit,
            onto: Bitboard::ALL,
        }
    }

    pub(crate) fn all(&mut self) {
        let answers = if self.shape.check {
            answers(self.shape, self.side)
        } else {
            None
        };
        if let Some((_, onto)) = answers {
            self.onto = onto;
        }
        for color in Color::ALL {
            let turn = if color == self.side { ATTACK } else { DEFEND };
            if self.shape.kings[turn].iter().all(|pairs| pairs.is_empty()) {
                continue;
            }
            self.king_captures(color);
            self.roamer_captures(color);
            self.pawn_pushes(color);
            self.pawn_captures(color);
            self.steps(color, answers.is_some());
            if color != self.side && self.shape.ghosts.any() {
                self.ghosts(answers.is_some());
            }
        }
    }

    /// Moves that capture nothing of men that are held, or of all who answer a check.
    fn steps(&mut self, color: Color, all: bool) {
        let walls = self.shape.fixed(Color::White) | self.shape.fixed(Color::Black);
        if all {
            let barred = walls | self.shape.guarded(!color);
            self.step_onto(color, !barred, self.shape.without_kings());
        }
        let walls = walls | super::flow::lone_kings(self.shape);
        for (index, group) in self.shape.groups.iter().enumerate() {
            if group.piece.color == color && (all || group.held) {
                for to in group.attacks(walls) & !walls & self.onto {
                    let mut next = self.passed(color, to.bit());
                    arrive(&mut next, index, to.bit());
                    (self.emit)(next);
                }
            }
        }
    }

    /// A shape with the kings as they are and the other to move, no king on these squares.
    fn passed(&self, color: Color, clear: Bitboard) -> Shape {
        let mut next = self.shape.without_kings();
        let (from, to) = self.turns(color);
        for index in 0..64 {
            if clear.0 >> index & 1 == 0 {
                let pairs = self.shape.kings[from][index] & !clear;
                next.kings[to][index] = pairs;
                if from == ATTACK {
                    next.struck[index] = pairs;
                }
            }
        }
        next
    }

    /// What a man may do of whom nothing is known but that he is the defender's: he captures
    /// wherever he likes, and comes between where that answers a check.
    fn ghosts(&mut self, check: bool) {
        let color = !self.side;
        let walls = self.shape.fixed(Color::White) | self.shape.fixed(Color::Black);
        let passed = |exits: &Self, clear: Bitboard| Shape {
            ghosts: !(walls & !clear),
            ..exits.passed(color, clear)
        };
        for at in self.shape.pawns[self.side.index()] & self.onto {
            let mut next = passed(self, at.bit());
            next.pawns[self.side.index()] = next.pawns[self.side.index()].without(at);
            (self.emit)(next);
        }
        for index in 0..self.shape.groups.len() {
            let group = self.shape.groups[index];
            if group.piece.color == self.side {
                for at in group.reach & self.onto {
                    let mut next = passed(self, at.bit());
                    next.remove(index, at.bit());
                    (self.emit)(next);
                }
            }
        }
        if check {
            for at in self.onto & !walls {
                let next = passed(self, at.bit());
                (self.emit)(next);
            }
        }
    }

    fn turns(&self, color: Color) -> (usize, usize) {
        if color == self.side {
            (ATTACK, DEFEND)
        } else {
            (DEFEND, ATTACK)
        }
    }

    fn king_captures(&mut self, color: Color) {
        let barred = self.shape.guarded(!color) | self.shape.fixed(color);
        let theirs = |index: usize, shape: &Shape| shape.groups[index].piece.color != color;
        for at in self.shape.pawns[(!color).index()] & !barred {
            let mut next = self.shape.without_kings();
            next.pawns[(!color).index()] = next.pawns[(!color).index()].without(at);
            self.step_onto(color, at.bit(), next);
        }
        for index in 0..self.shape.groups.len() {
            let group = self.shape.groups[index];
            if !theirs(index, self.shape) {
                continue;
            }
            for onto in self.parts(index, group.reach & !barred) {
                let mut next = self.shape.without_kings();
                next.remove(index, onto);
                self.step_onto(color, onto, next);
            }
        }
    }

    /// Squares of a group on which a capture leads to different shapes.
    fn parts(&self, index: usize, squares: Bitboard) -> Vec<Bitboard> {
        if squares.is_empty() {
            Vec::new()
        } else if self.shape.groups[index].is_fixed() {
            squares.into_iter().map(Square::bit).collect()
        } else {
            vec![squares]
        }
    }

    /// Emits a shape after the king of that colour has stepped onto one of these squares.
    fn step_onto(&mut self, color: Color, onto: Bitboard, mut next: Shape) {
        let (from, to) = self.turns(color);
        let now: &Pairs = &self.shape.kings[from];
        let mut any = false;
        for at in Square::ALL {
            let pairs = now[at.index()];
            if pairs.is_empty() {
                continue;
            }
            if from == ATTACK {
                for square in attacks::king(at) & onto {
                    let pairs = pairs & !attacks::king(square).with(square);
                    next.kings[to][square.index()] |= pairs;
                    any |= pairs.any();
                }
            } else {
                let near = super::shape::around(pairs) & onto & !attacks::king(at).with(at);
                next.kings[to][at.index()] |= near;
                any |= near.any();
            }
        }
        if any {
            (self.emit)(next);
        }
    }

    fn roamer_captures(&mut self, color: Color) {
        let fixed = self.shape.fixed(Color::White) | self.shape.fixed(Color::Black);
        let occupied = fixed | super::flow::lone_kings(self.shape);
        for index in 0..self.shape.groups.len() {
            let group = self.shape.groups[index];
            if group.piece.color != color {
                continue;
            }
            let seen = group.attacks(occupied) & self.onto;
            for at in seen & self.shape.pawns[(!color).index()] {
                let mut next = self.passed(color, at.bit());
                next.pawns[(!color).index()] = next.pawns[(!color).index()].without(at);
                arrive(&mut next, index, at.bit());
                (self.emit)(next);
            }
            for other in 0..self.shape.groups.len() {
                let target = self.shape.groups[other];
                if target.piece.color == color {
                    continue;
                }
                for onto in self.parts(other, target.reach & seen) {
                    let mut next = self.passed(color, Bitboard::EMPTY);
                    arrive(&mut next, index, onto);
                    next.remove(other, onto);
                    next.join();
                    (self.emit)(next);
                }
            }
        }
    }

    fn pawn_pushes(&mut self, color: Color) {
        let fixed = self.shape.fixed(Color::White) | self.shape.fixed(Color::Black);
        let (step, third) = match color {
            Color::White => (8, 0xff << 16),
            Color::Black => (-8, 0xff << 40),
        };
        let pawns = self.shape.pawns[color.index()];
        for from in pawns {
            let one = shift(from.bit(), step) & !fixed;
            if one.is_empty() {
                continue;
            }
            self.pawn_moves(color, from, one & self.onto, one);
            let two = shift(one & Bitboard(third), step) & !fixed & self.onto;
            if two.any() {
                self.pawn_moves(color, from, two, one | two);
                self.en_passant(color, from, one, two);
            }
        }
    }

    /// A pawn that has advanced two squares is captured at once.
    fn en_passant(&mut self, color: Color, from: Square, passed: Bitboard, to: Bitboard) {
        let other = !color;
        if color == self.side && self.shape.ghosts.any() {
            let mut next = self.passed(color, passed | to);
            let walls = self.shape.fixed(Color::White) | self.shape.fixed(Color::Black);
            next.ghosts = !walls.without(from);
            let mut pawns = next.pawns;
            pawns[color.index()] = pawns[color.index()].without(from);
            self.taken_in_passing(color, next, pawns);
        }
        for over in passed {
            for by in attacks::pawn(color, over) & self.shape.pawns[other.index()] {
                let next = self.passed(color, passed | to);
                let mut pawns = next.pawns;
                pawns[color.index()] = pawns[color.index()].without(from);
                pawns[other.index()] = pawns[other.index()].without(by).with(over);
                self.taken_in_passing(color, next, pawns);
            }
        }
    }

    /// The turn comes back to the player whose pawn was captured in passing.
    fn taken_in_passing(&mut self, color: Color, mut next: Shape, pawns: [Bitboard; 2]) {
        next.pawns = pawns;
        next.kings.swap(ATTACK, DEFEND);
        next.struck = if color == self.side {
            [Bitboard::EMPTY; 64]
        } else {
            next.kings[DEFEND]
        };
        (self.emit)(next);
    }

    fn pawn_captures(&mut self, color: Color) {
        for from in self.shape.pawns[color.index()] {
            let seen = pawn_attacks(color, from.bit()) & self.onto;
            for at in seen & self.shape.pawns[(!color).index()] {
                let mut next = self.passed(color, at.bit());
                next.pawns[(!color).index()] = next.pawns[(!color).index()].without(at);
                self.arrive_pawn(color, from, at, next);
            }
            if color == self.side {
                for at in seen & self.shape.ghosts {
                    let next = self.passed(color, at.bit());
                    self.arrive_pawn(color, from, at, next);
                }
            }
            for index in 0..self.shape.groups.len() {
                let group = self.shape.groups[index];
                if group.piece.color == color {
                    continue;
                }
                for at in seen & group.reach {
                    let mut next = self.passed(color, at.bit());
                    next.remove(index, at.bit());
                    self.arrive_pawn(color, from, at, next);
                }
            }
        }
    }

    fn pawn_moves(&mut self, color: Color, from: Square, to: Bitboard, clear: Bitboard) {
        for at in to {
            let next = self.passed(color, clear);
            self.arrive_pawn(color, from, at, next);
        }
    }

    /// Emits a shape in which a pawn has arrived on a square, as whatever it may be there.
    fn arrive_pawn(&mut self, color: Color, from: Square, at: Square, mut next: Shape) {
        let pawns = &mut next.pawns[color.index()];
        *pawns = pawns.without(from);
        if (Bitboard(0xff00_0000_0000_00ff)).contains(at) {
            for role in Role::PROMOTIONS {
                let mut next = next.clone();
                next.add(Piece { color, role }, at.bit());
                (self.emit)(next);
            }
        } else {
            *pawns = pawns.with(at);
            (self.emit)(next);
        }
    }
}

/// One of a group has gone onto one of these squares.
fn arrive(shape: &mut Shape, index: usize, onto: Bitboard) {
    let group = &mut shape.groups[index];
    if group.count == 1 {
        group.reach = onto;
    } else {
        group.reach |= onto;
    }
}

fn shift(squares: Bitboard, step: i8) -> Bitboard {
    if step > 0 {
        Bitboard(squares.0 << step)
    } else {
        Bitboard(squares.0 >> -step)
    }
}
