//! Making a move: the position after it (Articles 3.7, 3.8 and 4).

use crate::movegen::en_passant_is_legal;
use crate::side::{Black, Side, White};
use crate::step::Step;
use crate::{Bitboard, Color, Move, Piece, Position, Role, Square, Wing, attacks};

impl Position {
    /// The position after a legal move; castling is king to his own rook's square.
    ///
    /// Use [`Position::try_play`] for a move that may be illegal: here it is a fault of the caller,
    /// caught in debug builds; otherwise the man is put where the move says.
    #[must_use]
    #[inline]
    pub fn play(&self, played: Move) -> Position {
        debug_assert!(self.is_legal(played), "{played} is not legal in {self:?}");
        match self.turn {
            Color::White => self.advance::<White>(played),
            Color::Black => self.advance::<Black>(played),
        }
    }

    /// The position after a move, if the move is legal.
    #[must_use]
    pub fn try_play(&self, played: Move) -> Option<Position> {
        self.is_legal(played).then(|| self.play(played))
    }

    /// The position after a move, without asking whether it is legal.
    #[inline]
    fn advance<S: Side>(&self, played: Move) -> Position {
        let Move { from, to, .. } = played;
        match self.board.role_at(from) {
            None => *self,
            Some(Role::Pawn) => {
                if self.en_passant == Some(to) {
                    self.pass::<S>(from, to)
                } else if from.index().abs_diff(to.index()) == 16 {
                    self.double::<S>(from, to)
                } else {
                    self.relocate::<S>(Role::Pawn, from, to, played.promotion)
                }
            }
            Some(Role::King) if self.board.by_color(S::COLOR).contains(to) => {
                self.castle::<S>(from, to)
            }
            Some(role) => self.relocate::<S>(role, from, to, played.promotion),
        }
    }

    /// Calls `f` with the position after each move of a step.
    #[inline(always)]
    pub(crate) fn after<S: Side>(&self, step: Step, mut f: impl FnMut(Square, Position)) {
        match step {
            Step::Piece(role, from, targets) => {
                for to in targets {
                    f(to, self.relocate::<S>(role, from, to, None));
                }
            }
            Step::Pawns(targets, delta) => {
                for to in targets & !S::LAST {
                    let from = to.shifted(-delta);
                    f(to, self.relocate::<S>(Role::Pawn, from, to, None));
                }
                for to in targets & S::LAST {
                    let from = to.shifted(-delta);
                    for role in Role::PROMOTIONS {
                        f(to, self.relocate::<S>(Role::Pawn, from, to, Some(role)));
                    }
                }
            }
            Step::Double(targets, delta) => {
                for to in targets {
                    f(to, self.double::<S>(to.shifted(-delta), to));
                }
            }
            Step::EnPassant(from, to) => f(to, self.pass::<S>(from, to)),
            Step::Castle(king, rook) => f(rook, self.castle::<S>(king, rook)),
        }
    }

    /// What every move changes; all men still stand.
    #[inline(always)]
    fn turned<S: Side>(&self) -> Position {
        Position {
            turn: S::Other::COLOR,
            en_passant: None,
            halfmoves: self.halfmoves.saturating_add(1),
            fullmoves: self
                .fullmoves
                .saturating_add(u32::from(S::COLOR == Color::Black)),
            ..*self
        }
    }

    /// Moves one man, whatever stands on the target being captured; takes away the rights this
    /// forfeits (3.8.2.1).
    #[inline(always)]
    pub(crate) fn relocate<S: Side>(
        &self,
        role: Role,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Position {
        let mut next = self.turned::<S>();
        let moved = from.bit() | to.bit();
        if role == Role::Pawn || self.board.occupied().contains(to) {
            next.halfmoves = 0;
        }
        next.board.clear(moved);
        let piece = Piece {
            color: S::COLOR,
            role: promotion.unwrap_or(role),
        };
        next.board.put(to.bit(), piece);
        next.rooks &= !moved;
        if role == Role::King {
            next.rooks &= !S::HOME;
        }
        next
    }

    /// Advances a pawn two squares.
    #[inline(always)]
    pub(crate) fn double<S: Side>(&self, from: Square, to: Square) -> Position {
        let mut next = self.relocate::<S>(Role::Pawn, from, to, None);
        let passed = S::behind(to);
        let pawns = Piece {
            color: S::Other::COLOR,
            role: Role::Pawn,
        };
        let capturers = attacks::pawn(S::COLOR, passed) & next.board.by_piece(pawns);
        if capturers.any() && en_passant_is_legal(&next.board, S::Other::COLOR, passed) {
            next.en_passant = Some(passed);
        }
        next
    }

    /// Captures in passing: the captured pawn stands one step behind the target.
    #[inline(always)]
    pub(crate) fn pass<S: Side>(&self, from: Square, to: Square) -> Position {
        let mut next = self.relocate::<S>(Role::Pawn, from, to, None);
        next.board.clear(S::behind(to).bit());
        next
    }

    /// Castles: both men leave their squares before either arrives, as they may trade places.
    #[inline(always)]
    fn castle<S: Side>(&self, king: Square, rook: Square) -> Position {
        let mut next = self.turned::<S>();
        let Some(wing) = Wing::of(king.file(), rook.file()) else {
            return next;
        };
        next.board.clear(king.bit() | rook.bit());
        let arrivals: [(Role, Bitboard); 2] = [
            (Role::King, wing.king_target(S::COLOR).bit()),
            (Role::Rook, wing.rook_target(S::COLOR).bit()),
        ];
        for (role, square) in arrivals {
            next.board.put(
                square,
                Piece {
                    color: S::COLOR,
                    role,
                },
            );
        }
        next.rooks &= !S::HOME;
        next
    }
}
