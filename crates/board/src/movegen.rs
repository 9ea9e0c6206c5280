//! Which moves are legal (Articles 3.1 to 3.10), by sets of target squares.
//!
//! A king in check limits the others to capturing or blocking the one checker; a pinned man keeps
//! to its line; the king and captures in passing are tried one by one. Boards with several kings of
//! the mover's, which no game produces, try every move.

use core::ops::ControlFlow;

use crate::make::forward;
use crate::step::{Any, Count, LAST_RANKS, Sink, Step, Targets};
use crate::{
    Bitboard, Board, Color, File, Move, MoveList, Piece, Position, Rank, Role, Square, Wing,
    attacks,
};

/// Lets through only the moves after which none of the mover's kings is attacked.
struct Tried<'a, S> {
    position: &'a Position,
    sink: &'a mut S,
}

impl<S: Sink> Sink for Tried<'_, S> {
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        let mut safe = Bitboard::EMPTY;
        step.each(|role, played| {
            let next = self.position.advance(role, played);
            if !next.is_check_on(self.position.turn) {
                safe = safe.with(played.to);
            }
        });
        self.sink.step(match step {
            Step::Piece(role, from, _) => Step::Piece(role, from, safe),
            Step::Pawns(_, delta) => Step::Pawns(safe, delta),
        })
    }
}

pub(crate) fn list(position: &Position) -> MoveList {
    let mut list = MoveList::new();
    let _ = visit(position, &mut list);
    list
}

pub(crate) fn count(position: &Position) -> u64 {
    let mut count = Count(0);
    let _ = visit(position, &mut count);
    count.0
}

pub(crate) fn has_any(position: &Position) -> bool {
    visit(position, &mut Any).is_break()
}

pub(crate) fn targets(position: &Position, from: Square) -> Bitboard {
    let mut targets = Targets(Bitboard::EMPTY);
    let _ = visit_movers(position, from.bit(), &mut targets);
    targets.0
}

pub(crate) fn is_legal(position: &Position, played: Move) -> bool {
    let pawns = position.board.by_role(Role::Pawn);
    let promotes = pawns.contains(played.from) && LAST_RANKS.contains(played.to);
    let fits = match played.promotion {
        None => !promotes,
        Some(role) => promotes && Role::PROMOTIONS.contains(&role),
    };
    fits && targets(position, played.from).contains(played.to)
}

/// Hands every legal move to the sink.
#[inline]
pub(crate) fn visit<S: Sink>(position: &Position, sink: &mut S) -> ControlFlow<()> {
    visit_movers(position, Bitboard::ALL, sink)
}

/// Hands the legal moves of the men on some squares to the sink.
#[inline]
fn visit_movers<S: Sink>(position: &Position, movers: Bitboard, sink: &mut S) -> ControlFlow<()> {
    let kings = position.board.kings(position.turn);
    if kings.is_several() {
        return visit_kings(position, movers, &mut Tried { position, sink });
    }
    let Some(king) = kings.first() else {
        return Generator::kingless(position, movers).men(sink);
    };
    let generator = Generator::new(position, movers, king);
    if movers.contains(king) {
        generator.king(king, sink)?;
    }
    if generator.checkers.is_several() {
        // Two checkers cannot both be captured or blocked.
        return ControlFlow::Continue(());
    }
    generator.men(sink)
}

#[cold]
fn visit_kings<S: Sink>(
    position: &Position,
    movers: Bitboard,
    sink: &mut Tried<'_, S>,
) -> ControlFlow<()> {
    let generator = Generator::kingless(position, movers);
    for king in position.board.kings(position.turn) & movers {
        sink.step(Step::Piece(
            Role::King,
            king,
            attacks::king(king) & generator.targets,
        ))?;
    }
    generator.men(sink)
}

/// What is known about a position before its moves are listed.
struct Generator<'a> {
    position: &'a Position,
    board: &'a Board,
    us: Color,
    ours: Bitboard,
    /// Those of ours whose moves are asked for.
    movers: Bitboard,
    occupied: Bitboard,
    /// Where men other than the king may arrive as to check; and never on a king.
    targets: Bitboard,
    checkers: Bitboard,
    pinned: Bitboard,
    king: Option<Square>,
}

impl<'a> Generator<'a> {
    /// For a player without a king to protect.
    fn kingless(position: &'a Position, movers: Bitboard) -> Generator<'a> {
        let board = &position.board;
        let us = position.turn;
        let ours = board.by_color(us);
        Generator {
            position,
            board,
            us,
            ours,
            movers: ours & movers,
            occupied: board.occupied(),
            targets: !(ours | board.kings(!us)),
            checkers: Bitboard::EMPTY,
            pinned: Bitboard::EMPTY,
            king: None,
        }
    }

    /// Finds what checks the king and what is pinned on him.
    #[inline]
    fn new(position: &'a Position, movers: Bitboard, king: Square) -> Generator<'a> {
        let mut this = Generator::kingless(position, movers);
        this.king = Some(king);
        let [pawns, knights, bishops, rooks, queens, kings] = this.board.roles;
        let theirs = this.board.by_color(!this.us);
        this.checkers = theirs
            & ((attacks::pawn(this.us, king) & pawns)
                | (attacks::knight(king) & knights)
                | (attacks::king(king) & kings));
        let snipers = theirs
            & ((attacks::straights(king) & (rooks | queens))
                | (attacks::diagonals(king) & (bishops | queens)));
        for sniper in snipers {
            let shields = attacks::between(king, sniper) & this.occupied;
            if shields.is_empty() {
                this.checkers = this.checkers.with(sniper);
            } else if !shields.is_several() {
                this.pinned |= shields & this.ours;
            }
        }
        if let Some(checker) = this.checkers.first() {
            this.targets &= attacks::between(king, checker).with(checker);
        }
        this
    }

    /// The king's moves and castling.
    #[inline]
    fn king<S: Sink>(&self, king: Square, sink: &mut S) -> ControlFlow<()> {
        // He does not shield the squares behind him.
        let without = self.occupied.without(king);
        let free = attacks::king(king) & !self.ours & !self.board.kings(!self.us);
        let mut targets = Bitboard::EMPTY;
        for to in free {
            if !self.board.is_attacked(to, !self.us, without) {
                targets = targets.with(to);
            }
        }
        if self.checkers.is_empty() && self.position.castling.has_any(self.us) {
            for wing in Wing::ALL {
                if let Some(rook) = self.position.castling.rook(self.us, wing)
                    && self.may_castle(king, rook, wing)
                {
                    targets = targets.with(rook);
                }
            }
        }
        sink.step(Step::Piece(Role::King, king, targets))
    }

    /// Whether castling is prevented neither by a man in the way nor by an attack (3.8.2.2,
    /// Guidelines II); the king is known not to be in check.
    fn may_castle(&self, king: Square, rook: Square, wing: Wing) -> bool {
        let (king_to, rook_to) = (wing.king_target(self.us), wing.rook_target(self.us));
        let path = attacks::between(king, king_to).with(king_to);
        let cleared = attacks::between(rook, rook_to).with(rook_to) | path;
        let others = self.occupied.without(king).without(rook);
        if (cleared & others).any() {
            return false;
        }
        // Both men are lifted: behind the rook a line piece may wait for the king. It cannot
        // falsify a square short of the king's last one, which lies nearest to the rook.
        path.into_iter()
            .all(|square| !self.board.is_attacked(square, !self.us, others))
    }

    /// The moves of all men but the king.
    #[inline]
    fn men<S: Sink>(&self, sink: &mut S) -> ControlFlow<()> {
        self.pawns(sink)?;
        let free = self.movers & !self.pinned;
        for from in self.board.by_role(Role::Knight) & free {
            sink.step(Step::Piece(
                Role::Knight,
                from,
                attacks::knight(from) & self.targets,
            ))?;
        }
        self.line_piece(Role::Bishop, attacks::bishop, sink)?;
        self.line_piece(Role::Rook, attacks::rook, sink)?;
        self.line_piece(Role::Queen, attacks::queen, sink)
    }

    #[inline]
    fn line_piece<S: Sink>(
        &self,
        role: Role,
        attacked: impl Fn(Square, Bitboard) -> Bitboard,
        sink: &mut S,
    ) -> ControlFlow<()> {
        for from in self.board.by_role(role) & self.movers {
            let targets = attacked(from, self.occupied) & self.targets & self.line_of(from);
            sink.step(Step::Piece(role, from, targets))?;
        }
        ControlFlow::Continue(())
    }

    /// The squares a man may go to as to the pin it may be in.
    #[inline]
    fn line_of(&self, from: Square) -> Bitboard {
        match self.king {
            Some(king) if self.pinned.contains(from) => attacks::line(king, from),
            _ => Bitboard::ALL,
        }
    }

    fn pawns<S: Sink>(&self, sink: &mut S) -> ControlFlow<()> {
        let pawns = self.board.by_role(Role::Pawn) & self.movers;
        self.pawn_steps(pawns & !self.pinned, self.targets, sink)?;
        for from in pawns & self.pinned {
            self.pawn_steps(from.bit(), self.targets & self.line_of(from), sink)?;
        }
        let Some(square) = self.position.en_passant else {
            return ControlFlow::Continue(());
        };
        for from in attacks::pawn(!self.us, square) & pawns {
            if en_passant_is_safe(self.board, self.us, from, square) {
                sink.step(Step::Piece(Role::Pawn, from, square.bit()))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Steps forward and ordinary captures of some pawns (3.7).
    #[inline]
    fn pawn_steps<S: Sink>(
        &self,
        pawns: Bitboard,
        targets: Bitboard,
        sink: &mut S,
    ) -> ControlFlow<()> {
        let forward = forward(self.us);
        let third = match self.us {
            Color::White => Bitboard::rank(Rank::wrap(2)),
            Color::Black => Bitboard::rank(Rank::wrap(5)),
        };
        let empty = !self.occupied;
        let theirs = self.occupied & !self.ours & targets;
        let one = pawns.shift(forward) & empty;
        // Two steps from the second rank only: a pawn misplaced on the first does not get there.
        let two = (one & third).shift(forward) & empty;
        sink.step(Step::Pawns(one & targets, forward))?;
        sink.step(Step::Pawns(two & targets, 2 * forward))?;
        let left = (pawns & !Bitboard::file(File::A)).shift(forward - 1) & theirs;
        let right = (pawns & !Bitboard::file(File::H)).shift(forward + 1) & theirs;
        sink.step(Step::Pawns(left, forward - 1))?;
        sink.step(Step::Pawns(right, forward + 1))
    }
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
fn en_passant_is_safe(board: &Board, us: Color, from: Square, to: Square) -> bool {
    let captured = to.shifted(-forward(us));
    let mut after = *board;
    after.clear(from.bit() | captured.bit());
    after.put(
        to,
        Piece {
            color: us,
            role: Role::Pawn,
        },
    );
    !crate::validate::is_check_on(&after, us)
}
