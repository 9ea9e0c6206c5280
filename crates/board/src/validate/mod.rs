//! Whether a setup can be played from, and if not, everything that is wrong with it.

mod fault;
mod history;
mod leniency;

pub use fault::{SetupError, SetupFault};
pub use leniency::Leniency;

use crate::{Bitboard, Board, Color, File, Piece, Rank, Role, Setup, Square, Wing};

/// `Ok` if there is no fault but such as are overlooked.
pub(crate) fn check(setup: &Setup, leniency: Leniency) -> Result<(), SetupError> {
    let mut found = Found {
        error: SetupError::new(),
        leniency,
    };
    found.kings_and_pawns(setup);
    found.rights(setup);
    if !leniency.contains(Leniency::PLAYABLE) && found.error.faults().is_empty() {
        history::search(&sound(setup), |fault| found.push(fault));
    }
    if found.error.faults().is_empty() {
        Ok(())
    } else {
        Err(found.error)
    }
}

/// A setup without the rights and the square that make no sense, which were overlooked.
fn sound(setup: &Setup) -> Setup {
    let mut sound = *setup;
    for (color, wing, rook) in setup.castling.iter() {
        if castling_fault(&setup.board, color, wing, rook).is_some() {
            sound.castling.remove(color, wing);
        }
    }
    let passed = |&square: &Square| passed_pawn(&setup.board, setup.turn, square).is_some();
    sound.en_passant = setup.en_passant.filter(passed);
    sound
}

/// The faults so far, without those overlooked.
struct Found {
    error: SetupError,
    leniency: Leniency,
}

impl Found {
    fn push(&mut self, fault: SetupFault) {
        if !self.leniency.contains(fault.leniency()) {
            self.error.push(fault);
        }
    }

    fn kings_and_pawns(&mut self, setup: &Setup) {
        for color in Color::ALL {
            match setup.board.kings(color).count() {
                1 => {}
                0 => self.push(SetupFault::NoKing(color)),
                count => self.push(SetupFault::SeveralKings(color, count as u8)),
            }
        }
        let outer = Bitboard::rank(Rank::FIRST) | Bitboard::rank(Rank::EIGHTH);
        for square in setup.board.by_role(Role::Pawn) & outer {
            self.push(SetupFault::PawnOnOuterRank(square));
        }
        if is_check_on(&setup.board, !setup.turn) {
            self.push(SetupFault::OpponentInCheck(!setup.turn));
        }
    }

    fn rights(&mut self, setup: &Setup) {
        if !setup.castling.is_empty() {
            for (color, wing, rook) in setup.castling.iter() {
                // A missing king is named already; the rights may be right once he is put back.
                if setup.board.kings(color).count() == 1
                    && let Some(fault) = castling_fault(&setup.board, color, wing, rook)
                {
                    self.push(fault);
                }
            }
        }
        if let Some(square) = setup.en_passant
            && passed_pawn(&setup.board, setup.turn, square).is_none()
        {
            self.push(SetupFault::EnPassantImpossible(square));
        }
    }
}

/// Whether any king of a colour is attacked.
pub(crate) fn is_check_on(board: &Board, color: Color) -> bool {
    let occupied = board.occupied();
    board
        .kings(color)
        .into_iter()
        .any(|king| board.is_attacked(king, !color, occupied))
}

/// What stands against a right, if anything; a king must be alone and on his home rank.
pub(crate) fn castling_fault(
    board: &Board,
    color: Color,
    wing: Wing,
    rook: Square,
) -> Option<SetupFault> {
    let kings = board.kings(color);
    let king: Option<File> = match kings.first() {
        Some(king) if !kings.is_several() && king.rank() == Rank::home(color) => Some(king.file()),
        _ => None,
    };
    let Some(king) = king else {
        return Some(SetupFault::CastlingWithoutKing(color, wing));
    };
    let stands = board.piece_at(rook)
        == Some(Piece {
            color,
            role: Role::Rook,
        });
    if stands && Wing::of(king, rook.file()) == Some(wing) {
        return None;
    }
    Some(SetupFault::CastlingWithoutRook(color, wing, rook))
}

/// The pawn that may just have passed over `square` by two steps, `turn` being to move (3.7): it
/// stands in front, and the square and the one behind are empty.
pub(crate) fn passed_pawn(board: &Board, turn: Color, square: Square) -> Option<Square> {
    let (rank, forward) = match turn {
        Color::White => (Rank::wrap(5), -1),
        Color::Black => (Rank::wrap(2), 1),
    };
    if square.rank() != rank {
        return None;
    }
    let pawn = square.offset(0, forward)?;
    let origin = square.offset(0, -forward)?;
    let stands = board.piece_at(pawn)
        == Some(Piece {
            color: !turn,
            role: Role::Pawn,
        });
    let passed = square.bit() | origin.bit();
    (stands && (board.occupied() & passed).is_empty()).then_some(pawn)
}
