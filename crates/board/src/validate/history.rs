//! Setups that can be played from, but that no game can have led to, as far as the men, the rights,
//! the counters and the last move tell.

use super::{SetupFault, passed_pawn};
use crate::{Bitboard, Board, Color, File, Piece, Rank, Role, Setup, Square, Wing, attacks};

/// Hands every such fault to `found`.
pub(super) fn search(setup: &Setup, mut found: impl FnMut(SetupFault)) {
    for color in Color::ALL {
        if let Some(fault) = material(&setup.board, color) {
            found(fault);
        }
    }
    if let Some(fault) = last_move(setup) {
        found(fault);
    }
    arrays(setup, &mut found);
    let played =
        2 * (u64::from(setup.fullmoves.max(1)) - 1) + u64::from(setup.turn == Color::Black);
    if u64::from(setup.halfmoves) > played {
        found(SetupFault::HalfmovesTooMany);
    }
    if let Some(square) = setup.en_passant
        && setup.halfmoves > 0
    {
        found(SetupFault::EnPassantTooLate(square));
    }
}

/// More men of a player than sixteen, of which eight pawns that may have been promoted (2.2, 3.7).
fn material(board: &Board, color: Color) -> Option<SetupFault> {
    let men = board.by_color(color);
    let count = |squares: Bitboard| (squares & men).count();
    if men.count() > 16 {
        return Some(SetupFault::TooManyMen(color, men.count() as u8));
    }
    let pawns = count(board.by_role(Role::Pawn));
    if pawns > 8 {
        return Some(SetupFault::TooManyPawns(color, pawns as u8));
    }
    let bishops = board.by_role(Role::Bishop);
    let promoted = count(board.by_role(Role::Queen)).saturating_sub(1)
        + count(board.by_role(Role::Rook)).saturating_sub(2)
        + count(board.by_role(Role::Knight)).saturating_sub(2)
        + count(bishops & Bitboard::LIGHT).saturating_sub(1)
        + count(bishops & Bitboard::DARK).saturating_sub(1);
    let missing = 8 - pawns;
    (promoted > missing).then_some(SetupFault::TooManyPromoted(
        color,
        promoted as u8,
        missing as u8,
    ))
}

/// Rights of both players are the rights of one array, in which White and Black mirror each other
/// (2.3, Guidelines II).
fn arrays(setup: &Setup, found: &mut impl FnMut(SetupFault)) {
    let [white, black] = Color::ALL;
    if !(setup.castling.has_any(white) && setup.castling.has_any(black)) {
        return;
    }
    let king = |color| setup.board.king(color).map(Square::file);
    if king(white) != king(black) {
        found(SetupFault::KingsApart);
        return;
    }
    for wing in Wing::ALL {
        let rook = |color| setup.castling.file(color, wing);
        if let (Some(one), Some(other)) = (rook(white), rook(black))
            && one != other
        {
            found(SetupFault::RooksApart(wing));
        }
    }
}

/// What the opponent's last move must have been, if the setup tells; and that before it he could
/// not have captured the king.
fn last_move(setup: &Setup) -> Option<SetupFault> {
    let us = setup.turn;
    let kings = setup.board.kings(us);
    let king = kings.first().filter(|_| !kings.is_several())?;
    let past = Past { setup, us, king };
    if let Some(square) = setup.en_passant
        && let Some(pawn) = passed_pawn(&setup.board, us, square)
        && let Some(origin) = square.offset(0, if us == Color::White { 1 } else { -1 })
    {
        let safe = past.was_safe(pawn.bit(), &[(origin, Role::Pawn)], None);
        return (!safe).then_some(SetupFault::EnPassantInCheck(square));
    }
    let unchecked = past.is_safe(&setup.board);
    (!unchecked && !past.has_last_move()).then_some(SetupFault::ImpossibleCheck(us))
}

/// Taking back the last move.
struct Past<'a> {
    setup: &'a Setup,
    /// The player to move now.
    us: Color,
    /// His king.
    king: Square,
}

impl Past<'_> {
    fn is_safe(&self, board: &Board) -> bool {
        let attackers = board.attackers(self.king, board.occupied());
        (attackers & board.by_color(!self.us)).is_empty()
    }

    /// Whether the king was unattacked with the opponent's men on `left` taken away, some of his
    /// put back, and one of the king's own side, captured since, too: which, is all the same.
    fn was_safe(&self, left: Bitboard, put: &[(Square, Role)], captured: Option<Square>) -> bool {
        let mut board = self.setup.board;
        left.into_iter().for_each(|square| board.set(square, None));
        let color = !self.us;
        for &(square, role) in put {
            board.set(square, Some(Piece { color, role }));
        }
        if let Some(square) = captured {
            let role = Role::Knight;
            board.set(
                square,
                Some(Piece {
                    color: self.us,
                    role,
                }),
            );
        }
        self.is_safe(&board)
    }

    fn has_last_move(&self) -> bool {
        let rights = self.setup.castling;
        // Who may still castle has moved neither his king nor that rook (3.8.2.1).
        let rooks = Wing::ALL
            .into_iter()
            .filter_map(|wing| rights.rook(!self.us, wing));
        let mut unmoved: Bitboard = rooks.collect();
        if rights.has_any(!self.us) {
            unmoved |= self.setup.board.kings(!self.us);
        }
        let theirs = self.setup.board.by_color(!self.us) & !unmoved;
        let mut moved = theirs.into_iter();
        moved.any(|to| match self.setup.board.role_at(to) {
            Some(Role::Pawn) => self.pawn_came_to(to),
            Some(role) => self.piece_came_to(to, role) || self.promoted_on(to, role),
            None => false,
        }) || self.castled()
    }

    /// A square some ranks ahead of another as the opponent looks at the board, if it is empty.
    fn free(&self, square: Square, files: i32, ahead: i32) -> Option<Square> {
        let up = if self.us == Color::White { -1 } else { 1 };
        let found = square.offset(files, ahead * up)?;
        self.setup.board.piece_at(found).is_none().then_some(found)
    }

    /// From each empty square it reaches, with a capture or without.
    fn piece_came_to(&self, to: Square, role: Role) -> bool {
        let occupied = self.setup.board.occupied();
        let reached = match role {
            Role::Knight => attacks::knight(to),
            Role::Bishop => attacks::bishop(to, occupied),
            Role::Rook => attacks::rook(to, occupied),
            Role::Queen => attacks::queen(to, occupied),
            _ => attacks::king(to),
        };
        (reached & !occupied).into_iter().any(|from| {
            let put = [(from, role)];
            self.was_safe(to.bit(), &put, None) || self.was_safe(to.bit(), &put, Some(to))
        })
    }

    /// By one step, by two, by a capture, in passing.
    fn pawn_came_to(&self, to: Square) -> bool {
        let pawn = |from: Square, captured| {
            let outer = [Rank::FIRST, Rank::EIGHTH].contains(&from.rank());
            !outer && self.was_safe(to.bit(), &[(from, Role::Pawn)], captured)
        };
        let behind = self.free(to, 0, -1);
        let home = Rank::home(!self.us).index().abs_diff(to.rank().index());
        let twice = behind
            .and_then(|_| self.free(to, 0, -2))
            .filter(|_| home == 3);
        // The captured pawn had come by two steps over the square.
        let passed = behind.filter(|_| home == 5 && self.free(to, 0, 1).is_some());
        behind.is_some_and(|from| pawn(from, None))
            || twice.is_some_and(|from| pawn(from, None))
            || [-1, 1].into_iter().any(|side| {
                self.free(to, side, -1).is_some_and(|from| {
                    pawn(from, Some(to)) || passed.is_some_and(|it| pawn(from, Some(it)))
                })
            })
    }

    /// As a pawn, by a step or a capture.
    fn promoted_on(&self, to: Square, role: Role) -> bool {
        if role == Role::King || to.rank() != Rank::home(self.us) {
            return false;
        }
        let came = |from: Option<Square>, captured| {
            from.is_some_and(|from| self.was_safe(to.bit(), &[(from, Role::Pawn)], captured))
        };
        came(self.free(to, 0, -1), None)
            || came(self.free(to, -1, -1), Some(to))
            || came(self.free(to, 1, -1), Some(to))
    }

    /// By castling, from wherever king and rook may have started.
    fn castled(&self) -> bool {
        let them = !self.us;
        let board = &self.setup.board;
        let stands = |square, role| board.piece_at(square) == Some(Piece { color: them, role });
        Wing::ALL.into_iter().any(|wing| {
            let (king_to, rook_to) = (wing.king_target(them), wing.rook_target(them));
            if self.setup.castling.has_any(them)
                || !stands(king_to, Role::King)
                || !stands(rook_to, Role::Rook)
            {
                return false;
            }
            let left = king_to.bit() | rook_to.bit();
            let occupied = board.occupied() & !left;
            let home = |file| Square::new(file, Rank::home(them));
            let free = |from: Square, to: Square| {
                let way = attacks::between(from, to).with(from);
                (way & occupied).is_empty()
            };
            File::all().any(|king| {
                File::all()
                    .filter(|&rook| Wing::of(king, rook) == Some(wing))
                    .any(|rook| {
                        let (king, rook) = (home(king), home(rook));
                        free(king, king_to)
                            && free(rook, rook_to)
                            && self.was_safe(left, &[(king, Role::King), (rook, Role::Rook)], None)
                    })
            })
        })
    }
}
