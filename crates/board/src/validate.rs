//! Whether a setup can be played from, and if not, everything that is wrong with it.

use core::error::Error;
use core::fmt;

use crate::{Bitboard, Board, Color, File, Piece, Rank, Role, Setup, Square, Wing};

/// One thing that is wrong with a setup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SetupFault {
    /// A player has no king.
    NoKing(Color),
    /// A player has more than one king; how many.
    SeveralKings(Color, u32),
    /// A pawn stands on the first or the last rank.
    PawnOnOuterRank(Square),
    /// The king of the side not to move is attacked: he could be captured (1.2, 3.10.3).
    OpponentInCheck(Color),
    /// A right to castle, but the king is not on his home rank.
    CastlingWithoutKing(Color, Wing),
    /// A right to castle, but no rook of that colour on that side at this square.
    CastlingWithoutRook(Color, Wing, Square),
    /// No pawn can just have passed over this square.
    EnPassantImpossible(Square),
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SetupFault::NoKing(color) => {
                let name = color.name();
                write!(
                    f,
                    "{color} has no king; put exactly one {name} king on the board"
                )
            }
            SetupFault::SeveralKings(color, count) => {
                write!(
                    f,
                    "{color} has {count} kings; leave exactly one {} king",
                    color.name()
                )
            }
            SetupFault::PawnOnOuterRank(square) => {
                write!(
                    f,
                    "A pawn stands on {square}; pawns can stand on ranks 2 to 7 only"
                )
            }
            SetupFault::OpponentInCheck(color) => write!(
                f,
                "The {} king is attacked though {} is to move; give {color} the move or remove \
                 the attack",
                color.name(),
                !color,
            ),
            SetupFault::CastlingWithoutKing(color, wing) => write!(
                f,
                "{color} cannot castle on the {wing}: the king is not on rank {}; take the right \
                 out of the castling field",
                Rank::home(color),
            ),
            SetupFault::CastlingWithoutRook(color, wing, square) => write!(
                f,
                "{color} cannot castle on the {wing}: no {} rook stands on {square} on that side \
                 of the king; take the right out of the castling field",
                color.name(),
            ),
            SetupFault::EnPassantImpossible(square) => write!(
                f,
                "No pawn can just have passed over {square}; write - in the en passant field",
            ),
        }
    }
}

/// The setup cannot be played from; at least one [`SetupFault`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetupError {
    faults: Vec<SetupFault>,
}

impl SetupError {
    /// Everything that is wrong, never empty.
    #[must_use]
    pub fn faults(&self) -> &[SetupFault] {
        &self.faults
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, fault) in self.faults.iter().enumerate() {
            if n > 0 {
                f.write_str(". ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl Error for SetupError {}

/// `Ok` if there is no fault.
pub(crate) fn check(setup: &Setup) -> Result<(), SetupError> {
    let mut faults = Vec::new();
    for color in Color::ALL {
        match setup.board.kings(color).count() {
            1 => {}
            0 => faults.push(SetupFault::NoKing(color)),
            count => faults.push(SetupFault::SeveralKings(color, count)),
        }
    }
    let outer = Bitboard::rank(Rank::FIRST) | Bitboard::rank(Rank::EIGHTH);
    let pawns = setup.board.by_role(Role::Pawn) & outer;
    faults.extend(pawns.into_iter().map(SetupFault::PawnOnOuterRank));
    if is_check_on(&setup.board, !setup.turn) {
        faults.push(SetupFault::OpponentInCheck(!setup.turn));
    }
    for (color, wing, rook) in setup.castling.iter() {
        if setup.board.kings(color).count() != 1 {
            // Named above; the rights may well be right once the king is put back.
            continue;
        }
        faults.extend(castling_fault(&setup.board, color, wing, rook));
    }
    if let Some(square) = setup.en_passant
        && passed_pawn(&setup.board, setup.turn, square).is_none()
    {
        faults.push(SetupFault::EnPassantImpossible(square));
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(SetupError { faults })
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
