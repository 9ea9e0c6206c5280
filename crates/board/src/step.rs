//! Legal moves as they leave the generator: sets of targets, and what is done with them.

use core::ops::ControlFlow;

use crate::{Bitboard, Move, MoveList, Rank, Role, Square};

/// Where pawns are exchanged.
pub(crate) const LAST_RANKS: Bitboard =
    Bitboard(Bitboard::rank(Rank::FIRST).0 | Bitboard::rank(Rank::EIGHTH).0);

/// Legal moves handed over together.
#[derive(Clone, Copy)]
pub(crate) enum Step {
    /// One piece from a square; the king's own rook's square means castling.
    Piece(Role, Square, Bitboard),
    /// Pawns, each from the index `delta` below its target.
    Pawns(Bitboard, i8),
}

impl Step {
    /// How many moves these are; a promotion counts four times.
    #[inline]
    fn count(self) -> u32 {
        match self {
            Step::Piece(_, _, to) => to.count(),
            Step::Pawns(to, _) => to.count() + 3 * (to & LAST_RANKS).count(),
        }
    }

    /// Calls `f` with every move.
    #[inline]
    pub(crate) fn each(self, mut f: impl FnMut(Role, Move)) {
        match self {
            Step::Piece(role, from, targets) => {
                targets
                    .into_iter()
                    .for_each(|to| f(role, Move::new(from, to)));
            }
            Step::Pawns(targets, delta) => {
                for to in targets & !LAST_RANKS {
                    f(Role::Pawn, Move::new(to.shifted(-delta), to));
                }
                for to in targets & LAST_RANKS {
                    let from = to.shifted(-delta);
                    for role in Role::PROMOTIONS {
                        f(Role::Pawn, Move::promoting(from, to, role));
                    }
                }
            }
        }
    }
}

/// Takes the legal moves of a position, and may stop early.
pub(crate) trait Sink {
    fn step(&mut self, step: Step) -> ControlFlow<()>;
}

impl Sink for MoveList {
    #[inline]
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        step.each(|_, played| self.push(played));
        ControlFlow::Continue(())
    }
}

/// Counts without looking at each move.
pub(crate) struct Count(pub(crate) u64);

impl Sink for Count {
    #[inline]
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        self.0 += u64::from(step.count());
        ControlFlow::Continue(())
    }
}

/// Stops at the first move.
pub(crate) struct Any;

impl Sink for Any {
    #[inline]
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        if step.count() > 0 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

/// Gathers the targets.
pub(crate) struct Targets(pub(crate) Bitboard);

impl Sink for Targets {
    #[inline]
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        match step {
            Step::Piece(_, _, to) | Step::Pawns(to, _) => self.0 |= to,
        }
        ControlFlow::Continue(())
    }
}
