//! Making a move: the position after it (Articles 3.7, 3.8 and 4).

use crate::movegen::en_passant_is_legal;
use crate::{Color, Move, Piece, Position, Role, Square, attacks};

impl Position {
    /// The position after a legal move; castling is king to his own rook's square.
    ///
    /// Use [`Position::try_play`] for a move that may be illegal: here it is a fault of the caller,
    /// caught in debug builds; otherwise the man is put where the move says.
    #[must_use]
    pub fn play(&self, played: Move) -> Position {
        debug_assert!(self.is_legal(played), "{played} is not legal in {self:?}");
        match self.board.role_at(played.from) {
            Some(role) => self.advance(role, played),
            None => *self,
        }
    }

    /// The position after a move, if the move is legal.
    #[must_use]
    pub fn try_play(&self, played: Move) -> Option<Position> {
        self.is_legal(played).then(|| self.play(played))
    }

    /// The position after a move of a man of that role, without asking whether it is legal.
    #[inline]
    pub(crate) fn advance(&self, role: Role, played: Move) -> Position {
        let mut next = *self;
        let us = self.turn;
        next.turn = !us;
        next.en_passant = None;
        next.halfmoves = self.halfmoves.saturating_add(1);
        next.fullmoves = self.fullmoves.saturating_add(u32::from(us == Color::Black));
        if role == Role::King && self.board.by_color(us).contains(played.to) {
            next.castle(us, played);
            return next;
        }
        next.relocate(us, role, played);
        if role == Role::Pawn {
            next.halfmoves = 0;
            if self.en_passant == Some(played.to) {
                // In passing: the captured pawn stands where the mover would be one rank back.
                next.board.clear(played.to.shifted(-forward(us)).bit());
            } else if played.from.index().abs_diff(played.to.index()) == 16 {
                next.en_passant = next.passed(us, played.from.shifted(forward(us)));
            }
        }
        next
    }

    /// Moves one man, whatever stands on the target being captured; updates the rights.
    #[inline]
    fn relocate(&mut self, us: Color, role: Role, played: Move) {
        let (from, to) = (played.from.bit(), played.to.bit());
        if (self.board.by_color(!us) & to).any() {
            self.board.clear(to);
            self.halfmoves = 0;
        }
        self.board.colors[us.index()] ^= from | to;
        self.board.roles[role.index()] ^= from;
        self.board.roles[played.promotion.unwrap_or(role).index()] ^= to;
        if !self.castling.is_empty() {
            self.forfeit(us, role, played);
        }
    }

    /// Takes away the rights a move forfeits (3.8.2.1): the mover's all if the king moved, and
    /// those of a rook that moved or was captured.
    fn forfeit(&mut self, us: Color, role: Role, played: Move) {
        if role == Role::King {
            self.castling.remove_all(us);
        }
        self.castling.remove_rook(played.from);
        self.castling.remove_rook(played.to);
    }

    /// Castles: both men leave their squares before either arrives, as they may trade places.
    fn castle(&mut self, us: Color, played: Move) {
        let wing = crate::Wing::of(played.from.file(), played.to.file());
        self.castling.remove_all(us);
        let Some(wing) = wing else { return };
        self.board.clear(played.from.bit() | played.to.bit());
        self.board.put(
            wing.king_target(us),
            Piece {
                color: us,
                role: Role::King,
            },
        );
        self.board.put(
            wing.rook_target(us),
            Piece {
                color: us,
                role: Role::Rook,
            },
        );
    }

    /// The square a pawn passed over, if the opponent can legally capture it there.
    #[inline]
    fn passed(&self, us: Color, square: Square) -> Option<Square> {
        let pawns = self.board.by_piece(Piece {
            color: !us,
            role: Role::Pawn,
        });
        let capturers = attacks::pawn(us, square) & pawns;
        (capturers.any() && en_passant_is_legal(&self.board, !us, square)).then_some(square)
    }
}

/// The step in square indices of a pawn of that colour.
#[inline]
pub(crate) const fn forward(color: Color) -> i8 {
    match color {
        Color::White => 8,
        Color::Black => -8,
    }
}
