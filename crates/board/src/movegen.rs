//! Which moves are legal (Articles 3.1 to 3.10), by sets of target squares.
//!
//! A king in check limits the others to capturing or blocking the one checker; a pinned man keeps
//! to its line; the king's squares and captures in passing are tried one by one. Boards with
//! several kings of the mover's, which no game produces, try every move.

use core::ops::ControlFlow;

use crate::board::sees;
use crate::men::Men;
use crate::side::{Black, Side, White};
use crate::step::{Any, Count, LAST_RANKS, Sink, Step, Targets};
use crate::{Bitboard, Board, Color, Move, MoveList, Piece, Position, Role, Square, Wing, attacks};

/// Lets through only the moves after which none of the mover's kings is attacked.
struct Tried<'a, K> {
    position: &'a Position,
    sink: &'a mut K,
}

impl<K: Sink> Sink for Tried<'_, K> {
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        let mut safe = Bitboard::EMPTY;
        let us = self.position.turn;
        let mut try_one = |to, next: Position| {
            if !next.is_check_on(us) {
                safe = safe.with(to);
            }
        };
        match us {
            Color::White => self.position.after::<White>(step, &mut try_one),
            Color::Black => self.position.after::<Black>(step, &mut try_one),
        }
        self.sink.step(match step {
            Step::Piece(role, from, _) => Step::Piece(role, from, safe),
            Step::Pawns(_, delta) => Step::Pawns(safe, delta),
            Step::Double(_, delta) => Step::Double(safe, delta),
            Step::EnPassant(..) | Step::Castle(..) if safe.any() => step,
            Step::EnPassant(..) | Step::Castle(..) => return ControlFlow::Continue(()),
        })
    }
}

pub(crate) fn list(position: &Position) -> MoveList {
    let mut list = MoveList::new();
    let _ = visit(position, Bitboard::ALL, &mut list);
    list
}

/// Whether a move is among those the generator lists.
pub(crate) fn is_legal(position: &Position, played: Move) -> bool {
    let pawns = position.board.by_role(Role::Pawn);
    let promotes = pawns.contains(played.from) && LAST_RANKS.contains(played.to);
    let fits = match played.promotion {
        None => !promotes,
        Some(role) => promotes && Role::PROMOTIONS.contains(&role),
    };
    fits && targets(position, played.from).contains(played.to)
}

pub(crate) fn has_any(position: &Position) -> bool {
    visit(position, Bitboard::ALL, &mut Any).is_break()
}

pub(crate) fn targets(position: &Position, from: Square) -> Bitboard {
    let mut targets = Targets(Bitboard::EMPTY);
    let _ = visit(position, from.bit(), &mut targets);
    targets.0
}

pub(crate) fn count<S: Side>(position: &Position) -> u64 {
    let mut count = Count(0);
    let _ = visit_as::<S, _>(position, Bitboard::ALL, &mut count);
    count.0
}

/// Hands the legal moves of the men on some squares to the sink.
#[inline(always)]
fn visit<K: Sink>(position: &Position, movers: Bitboard, sink: &mut K) -> ControlFlow<()> {
    match position.turn {
        Color::White => visit_as::<White, K>(position, movers, sink),
        Color::Black => visit_as::<Black, K>(position, movers, sink),
    }
}

/// [`visit`] for the colour to move.
#[inline(always)]
pub(crate) fn visit_as<S: Side, K: Sink>(
    position: &Position,
    movers: Bitboard,
    sink: &mut K,
) -> ControlFlow<()> {
    let men = Men::of::<S>(&position.board);
    let kings = men.kings & men.ours;
    if kings.0.count_ones() == 1 {
        let king = Square::wrap(kings.0.trailing_zeros() as u8);
        return Generator::new::<S>(position, men, king).all::<S, K>(king, movers, sink);
    }
    without_one_king::<S, K>(position, movers, sink)
}

/// The moves of a player with no king, or with several.
#[cold]
#[inline(never)]
fn without_one_king<S: Side, K: Sink>(
    position: &Position,
    movers: Bitboard,
    sink: &mut K,
) -> ControlFlow<()> {
    let men = Men::of::<S>(&position.board);
    let generator = Generator {
        position,
        king: None,
        targets: !(men.ours | men.kings),
        checkers: Bitboard::EMPTY,
        pinned: Bitboard::EMPTY,
        men,
    };
    let mut tried = Tried { position, sink };
    for king in generator.men.kings & generator.men.ours & movers {
        let to = attacks::king(king) & generator.targets;
        tried.step(Step::Piece(Role::King, king, to))?;
    }
    generator.others::<S, _>(movers, &mut tried)
}

/// What is known about a position before its moves are listed.
struct Generator<'a> {
    position: &'a Position,
    men: Men,
    king: Option<Square>,
    /// Where men other than the king may arrive as to check; and never on a king.
    targets: Bitboard,
    checkers: Bitboard,
    /// Ours that shield the king from a line piece; and theirs that do, which does not matter.
    pinned: Bitboard,
}

impl<'a> Generator<'a> {
    /// Finds what checks the king and what is pinned on him.
    #[inline(always)]
    fn new<S: Side>(position: &'a Position, men: Men, king: Square) -> Generator<'a> {
        let mut checkers = ((attacks::pawn(S::COLOR, king) & men.pawns)
            | (attacks::knight(king) & men.knights)
            | (attacks::king(king) & men.kings))
            & men.theirs;
        let mut pinned = Bitboard::EMPTY;
        let snipers = ((attacks::straights(king) & men.straight)
            | (attacks::diagonals(king) & men.slanting))
            & men.theirs;
        for sniper in snipers {
            let shields = attacks::between(king, sniper) & men.occupied;
            if shields.is_empty() {
                checkers = checkers.with(sniper);
            } else if !shields.is_several() {
                pinned |= shields;
            }
        }
        let mut targets = !(men.ours | men.kings);
        if let Some(checker) = checkers.first() {
            targets &= attacks::between(king, checker).with(checker);
        }
        Generator {
            position,
            men,
            king: Some(king),
            targets,
            checkers,
            pinned,
        }
    }

    #[inline(always)]
    fn all<S: Side, K: Sink>(
        &self,
        king: Square,
        movers: Bitboard,
        sink: &mut K,
    ) -> ControlFlow<()> {
        if movers.contains(king) {
            let to = self.king_targets::<S>(king);
            sink.step(Step::Piece(Role::King, king, to))?;
            if self.checkers.is_empty() {
                self.castling::<S, K>(king, sink)?;
            }
        }
        if self.checkers.is_several() {
            // Two checkers cannot both be captured or blocked.
            return ControlFlow::Continue(());
        }
        self.others::<S, K>(movers, sink)
    }

    /// Where the king may go, castling apart.
    #[inline(always)]
    fn king_targets<S: Side>(&self, king: Square) -> Bitboard {
        let men = &self.men;
        let pawns = men.pawns & men.theirs;
        let mut attacked = S::Other::left(pawns) | S::Other::right(pawns);
        for other in men.kings & men.theirs {
            attacked |= attacks::king(other);
        }
        let mut targets = attacks::king(king) & !men.ours & !men.kings & !attacked;
        // He does not shield the squares behind him.
        let without = men.occupied.without(king);
        let knights = men.knights & men.theirs;
        let (slanting, straight) = (men.slanting & men.theirs, men.straight & men.theirs);
        for to in targets {
            if (attacks::knight(to) & knights).any() || sees(to, slanting, straight, without) {
                targets = targets.without(to);
            }
        }
        targets
    }

    /// Castling with each rook that has the right; the king is known not to be in check.
    #[inline(always)]
    fn castling<S: Side, K: Sink>(&self, king: Square, sink: &mut K) -> ControlFlow<()> {
        for rook in self.position.rooks & S::HOME {
            if may_castle(self.position, S::COLOR, king, rook) {
                sink.step(Step::Castle(king, rook))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The moves of all men but the king.
    #[inline(always)]
    fn others<S: Side, K: Sink>(&self, movers: Bitboard, sink: &mut K) -> ControlFlow<()> {
        let men = &self.men;
        self.pawns::<S, K>(movers, sink)?;
        let free = men.ours & movers & !self.pinned;
        for from in men.knights & free {
            let to = attacks::knight(from) & self.targets;
            sink.step(Step::Piece(Role::Knight, from, to))?;
        }
        for from in men.slanting & !men.straight & free {
            let to = attacks::bishop(from, men.occupied) & self.targets;
            sink.step(Step::Piece(Role::Bishop, from, to))?;
        }
        for from in men.straight & !men.slanting & free {
            let to = attacks::rook(from, men.occupied) & self.targets;
            sink.step(Step::Piece(Role::Rook, from, to))?;
        }
        for from in men.straight & men.slanting & free {
            let to = attacks::queen(from, men.occupied) & self.targets;
            sink.step(Step::Piece(Role::Queen, from, to))?;
        }
        self.pinned_line_pieces(movers, sink)
    }

    /// Bishops, rooks and queens that must keep to their line; a pinned knight cannot move.
    #[inline(always)]
    fn pinned_line_pieces<K: Sink>(&self, movers: Bitboard, sink: &mut K) -> ControlFlow<()> {
        let men = &self.men;
        for from in (men.slanting | men.straight) & men.ours & movers & self.pinned {
            let targets = self.targets & self.line_of(from);
            let (role, to) = match (men.slanting.contains(from), men.straight.contains(from)) {
                (true, true) => (Role::Queen, attacks::queen(from, men.occupied)),
                (true, false) => (Role::Bishop, attacks::bishop(from, men.occupied)),
                (false, _) => (Role::Rook, attacks::rook(from, men.occupied)),
            };
            sink.step(Step::Piece(role, from, to & targets))?;
        }
        ControlFlow::Continue(())
    }

    /// The squares a pinned man may go to as to its pin.
    #[inline(always)]
    fn line_of(&self, from: Square) -> Bitboard {
        self.king
            .map_or(Bitboard::ALL, |king| attacks::line(king, from))
    }

    #[inline(always)]
    fn pawns<S: Side, K: Sink>(&self, movers: Bitboard, sink: &mut K) -> ControlFlow<()> {
        let pawns = self.men.pawns & self.men.ours & movers;
        self.pawn_steps::<S, K>(pawns & !self.pinned, self.targets, sink)?;
        for from in pawns & self.pinned {
            self.pawn_steps::<S, K>(from.bit(), self.targets & self.line_of(from), sink)?;
        }
        let Some(square) = self.position.en_passant else {
            return ControlFlow::Continue(());
        };
        for from in attacks::pawn(S::Other::COLOR, square) & pawns {
            if en_passant_is_safe(&self.position.board, S::COLOR, from, square) {
                sink.step(Step::EnPassant(from, square))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Steps forward and ordinary captures of some pawns (3.7).
    #[inline(always)]
    fn pawn_steps<S: Side, K: Sink>(
        &self,
        pawns: Bitboard,
        targets: Bitboard,
        sink: &mut K,
    ) -> ControlFlow<()> {
        let empty = !self.men.occupied;
        let theirs = self.men.theirs & targets;
        let one = S::forward(pawns) & empty;
        // Two steps from the second rank only: a pawn misplaced on the first does not get there.
        let two = S::forward(one & S::THIRD) & empty;
        sink.step(Step::Pawns(one & targets, S::FORWARD))?;
        sink.step(Step::Double(two & targets, 2 * S::FORWARD))?;
        sink.step(Step::Pawns(S::left(pawns) & theirs, S::FORWARD - 1))?;
        sink.step(Step::Pawns(S::right(pawns) & theirs, S::FORWARD + 1))
    }
}

/// Whether castling with this rook, which has the right, is prevented neither by a man in the way
/// nor by an attack (3.8.2.2, Guidelines II); the king is known not to be in check.
#[inline]
pub(crate) fn may_castle(position: &Position, us: Color, king: Square, rook: Square) -> bool {
    let wing = if rook > king {
        Wing::KingSide
    } else {
        Wing::QueenSide
    };
    let board = &position.board;
    let (king_to, rook_to) = (wing.king_target(us), wing.rook_target(us));
    let path = attacks::between(king, king_to).with(king_to);
    let cleared = attacks::between(rook, rook_to).with(rook_to) | path;
    let others = board.occupied().without(king).without(rook);
    if (cleared & others).any() {
        return false;
    }
    // Both men are lifted: behind the rook a line piece may wait for the king. It cannot
    // falsify a square short of the king's last one, which lies nearest to the rook.
    path.into_iter()
        .all(|square| !board.is_attacked(square, !us, others))
}

/// Whether any pawn of `us` can legally capture in passing on `square`.
pub(crate) fn en_passant_is_legal(board: &Board, us: Color, square: Square) -> bool {
    let pawns = board.by_piece(Piece {
        color: us,
        role: Role::Pawn,
    });
    (attacks::pawn(!us, square) & pawns)
        .into_iter()
        .any(|from| en_passant_is_safe(board, us, from, square))
}

/// Whether no king of `us` is attacked after the capture: two pawns leave their squares at once,
/// which may open a rank, a file or a diagonal (3.9).
pub(crate) fn en_passant_is_safe(board: &Board, us: Color, from: Square, to: Square) -> bool {
    let captured = Square::new(to.file(), from.rank());
    let mut after = *board;
    after.clear(from.bit() | captured.bit());
    after.put(
        to.bit(),
        Piece {
            color: us,
            role: Role::Pawn,
        },
    );
    !crate::validate::is_check_on(&after, us)
}
