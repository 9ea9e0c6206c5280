//! The moves from one placement, for all pairs of kings at once.

use flagfall_board::{Bitboard, Color, Move, Rank, Square, attacks};

use super::Closure;
use super::cell::{Men, NO_PAIRS, ROLES, of, position, without};
use crate::cover::{ATTACK, DEFEND, Pairs, around};

impl Closure {
    /// Follows every legal move; gives the pairs that have one (with the defender to move).
    pub(super) fn moves(&mut self, index: usize, men: &Men, turn: usize, pairs: &Pairs) -> Pairs {
        let color = if turn == ATTACK {
            self.side
        } else {
            !self.side
        };
        let mut moved = NO_PAIRS;
        if turn == ATTACK {
            self.our_king(index, men, pairs);
        } else {
            self.their_king(index, men, pairs, &mut moved);
        }
        self.pieces(men, (color, turn), pairs, &mut moved);
        for from in men[color.index()][0] {
            self.pawn(men, (color, turn), from, pairs, &mut moved);
        }
        moved
    }

    fn our_king(&mut self, index: usize, men: &Men, pairs: &Pairs) {
        let (ours, theirs) = (of(men, self.side), of(men, !self.side));
        let mut to = NO_PAIRS;
        for at in Square::ALL {
            let pairs = pairs[at.index()];
            if pairs.any() {
                for step in attacks::king(at) & !ours {
                    to[step.index()] |= pairs;
                }
            }
        }
        for at in theirs {
            let pairs = core::mem::replace(&mut to[at.index()], Bitboard::EMPTY);
            if pairs.any() {
                let mut taken = NO_PAIRS;
                taken[at.index()] = pairs;
                self.enter(&without(men, at), DEFEND, &taken);
            }
        }
        self.enter_cell(index, DEFEND, &to);
    }

    fn their_king(&mut self, index: usize, men: &Men, pairs: &Pairs, moved: &mut Pairs) {
        let (ours, theirs) = (of(men, self.side), of(men, !self.side));
        let guards = self.cells[index].guards;
        let mut to = NO_PAIRS;
        for at in Square::ALL {
            let pairs = pairs[at.index()];
            if pairs.any() {
                let legal = guards.legal(men, self.side, ATTACK, at);
                to[at.index()] = around(pairs) & legal & !theirs;
                moved[at.index()] |= pairs & around(legal);
            }
        }
        self.enter_cell(index, ATTACK, &to);
        for at in ours {
            let near = attacks::king(at);
            let mut taken = NO_PAIRS;
            let mut any = false;
            for king in 0..64 {
                if (pairs[king] & near).any() {
                    taken[king] = at.bit();
                    any = true;
                }
            }
            if any {
                let entered = self.enter(&without(men, at), ATTACK, &taken);
                for king in 0..64 {
                    if entered[king].any() {
                        moved[king] |= pairs[king] & near;
                    }
                }
            }
        }
    }

    fn pieces(
        &mut self,
        men: &Men,
        (color, turn): (Color, usize),
        pairs: &Pairs,
        moved: &mut Pairs,
    ) {
        let own = of(men, color);
        let occupied = own | of(men, !color);
        for (place, role) in ROLES.into_iter().enumerate().skip(1) {
            for from in men[color.index()][place] {
                for to in attacks::of(role, color, from, occupied) & !own {
                    let mut next = without(&without(men, from), to);
                    next[color.index()][place] = next[color.index()][place].with(to);
                    let clear = attacks::between(from, to).with(to);
                    self.go(&next, 1 - turn, clear, pairs, moved);
                }
            }
        }
    }

    fn pawn(
        &mut self,
        men: &Men,
        (color, turn): (Color, usize),
        from: Square,
        pairs: &Pairs,
        moved: &mut Pairs,
    ) {
        let theirs = of(men, !color);
        let occupied = of(men, color) | theirs;
        let ahead = if color == Color::White { 1 } else { -1 };
        for to in attacks::pawn(color, from) & theirs {
            self.arrive(men, (color, turn), (from, to), to.bit(), pairs, moved);
        }
        let free = |at: &Square| !occupied.contains(*at);
        let Some(one) = from.offset(0, ahead).filter(free) else {
            return;
        };
        self.arrive(men, (color, turn), (from, one), one.bit(), pairs, moved);
        let start = if color == Color::White { 1 } else { 6 };
        let two = one.offset(0, ahead).filter(free);
        let Some(two) = two.filter(|_| from.rank().index() == start) else {
            return;
        };
        if (attacks::pawn(color, one) & men[(!color).index()][0]).any() {
            self.passing(men, turn, Move::new(from, two), pairs, moved);
        } else {
            let clear = one.bit().with(two);
            self.arrive(men, (color, turn), (from, two), clear, pairs, moved);
        }
    }

    /// A pawn arrives, as whatever it may be there.
    fn arrive(
        &mut self,
        men: &Men,
        (color, turn): (Color, usize),
        (from, to): (Square, Square),
        clear: Bitboard,
        pairs: &Pairs,
        moved: &mut Pairs,
    ) {
        let next = without(&without(men, from), to);
        let last = to.rank() == Rank::FIRST || to.rank() == Rank::EIGHTH;
        for place in if last { 1..5 } else { 0..1 } {
            let mut next = next;
            next[color.index()][place] = next[color.index()][place].with(to);
            self.go(&next, 1 - turn, clear, pairs, moved);
        }
    }

    /// Two steps of a pawn that might be captured in passing, one position at a time.
    fn passing(&mut self, men: &Men, turn: usize, played: Move, pairs: &Pairs, moved: &mut Pairs) {
        for ours in Square::ALL {
            for theirs in pairs[ours.index()] {
                let now = position(men, self.side, (ours, theirs), turn);
                if let Some(next) = now.try_play(played) {
                    moved[ours.index()] |= theirs.bit();
                    self.admit(&next);
                }
            }
        }
    }

    /// Takes in the pairs that a move leads to, kings on none of these squares.
    fn go(&mut self, next: &Men, turn: usize, clear: Bitboard, pairs: &Pairs, moved: &mut Pairs) {
        let mut to = NO_PAIRS;
        let mut any = false;
        for at in !clear {
            let pairs = pairs[at.index()] & !clear;
            to[at.index()] = pairs;
            any |= pairs.any();
        }
        if any {
            let entered = self.enter(next, turn, &to);
            for at in 0..64 {
                moved[at] |= entered[at];
            }
        }
    }
}
