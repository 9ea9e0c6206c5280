//! Legal moves as they leave the generator: sets of targets, and what is done with them.

use core::ops::ControlFlow;

use crate::{Bitboard, Move, MoveList, Rank, Role, Square};

/// Where pawns are exchanged.
pub(crate) const LAST_RANKS: Bitboard =
    Bitboard(Bitboard::rank(Rank::FIRST).0 | Bitboard::rank(Rank::EIGHTH).0);

/// Legal moves handed over together.
#[derive(Clone, Copy)]
pub(crate) enum Step {
    /// One piece from a square; not castling.
    Piece(Role, Square, Bitboard),
    /// Pawns, each from the index `delta` below its target, one step or capturing; those that
    /// arrive on the last rank are exchanged.
    Pawns(Bitboard, i8),
    /// Pawns that advance two squares, each from the index `delta` below its target.
    Double(Bitboard, i8),
    /// A pawn that captures in passing, from and to.
    EnPassant(Square, Square),
    /// The king and the square of the rook he castles with.
    Castle(Square, Square),
}

impl Step {
    /// How many moves these are; a promotion counts four times.
    #[inline(always)]
    pub(crate) fn count(self) -> u32 {
        match self {
            Step::Piece(_, _, to) | Step::Double(to, _) => to.count(),
            Step::Pawns(to, _) => {
                let last = to & LAST_RANKS;
                let more = if last.any() { 3 * last.count() } else { 0 };
                to.count() + more
            }
            Step::EnPassant(..) | Step::Castle(..) => 1,
        }
    }

    /// The squares arrived on; the rook's for castling.
    #[inline(always)]
    fn targets(self) -> Bitboard {
        match self {
            Step::Piece(_, _, to) | Step::Pawns(to, _) | Step::Double(to, _) => to,
            Step::EnPassant(_, to) | Step::Castle(_, to) => to.bit(),
        }
    }
}

/// Takes the legal moves of a position, and may stop early.
pub(crate) trait Sink {
    fn step(&mut self, step: Step) -> ControlFlow<()>;
}

impl Sink for MoveList {
    #[inline(always)]
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        match step {
            Step::Piece(_, from, targets) => {
                self.extend(targets.into_iter().map(|to| Move::new(from, to)));
            }
            Step::Pawns(targets, delta) => {
                let from = |to: Square| to.shifted(-delta);
                let steps = (targets & !LAST_RANKS).into_iter();
                self.extend(steps.map(|to| Move::new(from(to), to)));
                for to in targets & LAST_RANKS {
                    let roles = Role::PROMOTIONS.into_iter();
                    self.extend(roles.map(|role| Move::promoting(from(to), to, role)));
                }
            }
            Step::Double(targets, delta) => {
                let from = |to: Square| to.shifted(-delta);
                self.extend(targets.into_iter().map(|to| Move::new(from(to), to)));
            }
            Step::EnPassant(from, to) | Step::Castle(from, to) => {
                self.extend(core::iter::once(Move::new(from, to)));
            }
        }
        ControlFlow::Continue(())
    }
}

/// Counts without looking at each move.
pub(crate) struct Count(pub(crate) u64);

impl Sink for Count {
    #[inline(always)]
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        self.0 += u64::from(step.count());
        ControlFlow::Continue(())
    }
}

/// Stops at the first move.
pub(crate) struct Any;

impl Sink for Any {
    #[inline(always)]
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        if step.targets().any() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

/// Gathers the targets.
pub(crate) struct Targets(pub(crate) Bitboard);

impl Sink for Targets {
    #[inline(always)]
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        self.0 |= step.targets();
        ControlFlow::Continue(())
    }
}
