//! What can be wrong with a setup, each fault with its way out.

use core::error::Error;
use core::fmt;

use super::Leniency;
use crate::{Color, FenField, Rank, Square, Wing};

/// One thing that is wrong with a setup.
///
/// The first seven keep a setup from being played from; the others say that no game can have led
/// to it, and are looked for only where none of the first stands in the way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum SetupFault {
    /// A player has no king (2.2).
    NoKing(Color),
    /// A player has more than one king; how many.
    SeveralKings(Color, u8),
    /// A pawn stands on the first or the last rank (3.7).
    PawnOnOuterRank(Square),
    /// The king of the side not to move is attacked: he could be captured (1.4, 3.9.2).
    OpponentInCheck(Color),
    /// A right to castle, but the king is not on his home rank (3.8.2).
    CastlingWithoutKing(Color, Wing),
    /// A right to castle, but no rook of that colour on that side at this square (3.8.2).
    CastlingWithoutRook(Color, Wing, Square),
    /// No pawn can just have passed over this square (3.7.3.1).
    EnPassantImpossible(Square),
    /// A player has more than sixteen men (2.2); how many.
    TooManyMen(Color, u8),
    /// A player has more than eight pawns (2.2); how many.
    TooManyPawns(Color, u8),
    /// A player has more pieces that must have been pawns than pawns are missing (3.7.3.3): how
    /// many such pieces, bishops told apart by the colour of their squares, and how many pawns.
    TooManyPromoted(Color, u8, u8),
    /// The king of the side to move is in check, and no last move of the opponent's can have given
    /// it: before each he would have been attacked already.
    ImpossibleCheck(Color),
    /// If a pawn just passed over this square, the opponent's king was in check before it moved.
    EnPassantInCheck(Square),
    /// Both players have rights to castle, and the kings stand on different files.
    KingsApart,
    /// Both players have the right to castle on this wing, with rooks on different files.
    RooksApart(Wing),
    /// More half-moves since the last capture or pawn move than the move number leaves room for.
    HalfmovesTooMany,
    /// A pawn just passed over this square, yet half-moves have gone by since the last pawn move.
    EnPassantTooLate(Square),
}

impl SetupFault {
    /// The leniency that overlooks this fault.
    #[must_use]
    pub const fn leniency(self) -> Leniency {
        use SetupFault as F;
        match self {
            F::NoKing(_) | F::SeveralKings(..) => Leniency::KINGS,
            F::PawnOnOuterRank(_) => Leniency::PAWNS,
            F::OpponentInCheck(_) => Leniency::TURN,
            F::CastlingWithoutKing(..) | F::CastlingWithoutRook(..) => Leniency::RIGHTS,
            F::EnPassantImpossible(_) => Leniency::EN_PASSANT,
            F::TooManyMen(..) | F::TooManyPawns(..) | F::TooManyPromoted(..) => Leniency::MATERIAL,
            F::ImpossibleCheck(_) | F::EnPassantInCheck(_) => Leniency::CHECKS,
            F::KingsApart | F::RooksApart(_) => Leniency::ARRAYS,
            F::HalfmovesTooMany | F::EnPassantTooLate(_) => Leniency::COUNTERS,
        }
    }

    /// The field of a FEN in which the fault would be mended.
    ///
    /// ```
    /// use flagfall_board::{FenField, Square, SetupFault};
    /// let fault = SetupFault::EnPassantImpossible(Square::E6);
    /// assert_eq!(fault.field(), FenField::EnPassant);
    /// ```
    #[must_use]
    pub const fn field(self) -> FenField {
        use SetupFault as F;
        match self {
            F::NoKing(_) | F::SeveralKings(..) | F::PawnOnOuterRank(_) => FenField::Placement,
            F::TooManyMen(..) | F::TooManyPawns(..) | F::TooManyPromoted(..) => FenField::Placement,
            F::ImpossibleCheck(_) => FenField::Placement,
            F::OpponentInCheck(_) => FenField::Side,
            F::CastlingWithoutKing(..) | F::CastlingWithoutRook(..) => FenField::Castling,
            F::KingsApart | F::RooksApart(_) => FenField::Castling,
            F::EnPassantImpossible(_) | F::EnPassantInCheck(_) => FenField::EnPassant,
            F::HalfmovesTooMany | F::EnPassantTooLate(_) => FenField::Halfmoves,
        }
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use SetupFault as F;
        match *self {
            F::NoKing(color) => write!(
                f,
                "{color} has no king; put exactly one {} king on the board",
                color.name()
            ),
            F::SeveralKings(color, count) => write!(
                f,
                "{color} has {count} kings; leave exactly one {} king",
                color.name()
            ),
            F::PawnOnOuterRank(square) => write!(
                f,
                "A pawn stands on {square}; pawns can stand on ranks 2 to 7 only"
            ),
            F::OpponentInCheck(color) => write!(
                f,
                "The {} king is attacked though {} is to move; give {color} the move or remove \
                 the attack",
                color.name(),
                !color,
            ),
            F::TooManyMen(color, count) => {
                write!(f, "{color} has {count} men; leave sixteen at most")
            }
            F::TooManyPawns(color, count) => {
                write!(f, "{color} has {count} pawns; leave eight at most")
            }
            F::TooManyPromoted(color, promoted, missing) => write!(
                f,
                "{color} has {promoted} {} that must have been promoted, but {missing} {} missing; \
                 take men away",
                if promoted == 1 { "piece" } else { "pieces" },
                if missing == 1 { "pawn is" } else { "pawns are" },
            ),
            F::ImpossibleCheck(color) => write!(
                f,
                "The {} king is in check, but no move of {}'s can have given it; remove an \
                 attack",
                color.name(),
                !color,
            ),
            other => other.fmt_rights_and_counters(f),
        }
    }
}

impl SetupFault {
    /// The sentences about the fields behind the side to move.
    fn fmt_rights_and_counters(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use SetupFault as F;
        match self {
            F::CastlingWithoutKing(color, wing) => write!(
                f,
                "{color} cannot castle on the {wing}: the king is not on rank {}; take the right \
                 out of the castling field",
                Rank::home(color),
            ),
            F::CastlingWithoutRook(color, wing, square) => write!(
                f,
                "{color} cannot castle on the {wing}: no {} rook stands on {square} on that side \
                 of the king; take the right out of the castling field",
                color.name(),
            ),
            F::EnPassantImpossible(square) => write!(
                f,
                "No pawn can just have passed over {square}; write - in the en passant field",
            ),
            F::EnPassantInCheck(square) => write!(
                f,
                "Had a pawn just passed over {square}, the king of the side to move would have \
                 been in check before it; write - in the en passant field",
            ),
            F::KingsApart => f.write_str(
                "Both players may castle though their kings stand on different files; take the \
                 rights of one out of the castling field",
            ),
            F::RooksApart(wing) => write!(
                f,
                "Both players may castle on the {wing} with rooks of different files; take one \
                 right out of the castling field",
            ),
            F::EnPassantTooLate(square) => write!(
                f,
                "A pawn has just passed over {square}, so no half-move has gone by since; write 0 \
                 in the half-move counter",
            ),
            _ => f.write_str(
                "More half-moves have gone by than the move number leaves room for; lower the \
                 half-move counter or raise the move number",
            ),
        }
    }
}

/// No more faults can come together: two of kings, sixteen pawns at most by the time the board
/// is full of them, one check, four rights, one square; and fewer of the other sort.
const CAPACITY: usize = 24;

/// The setup cannot be played from, or not by the leniency asked for; at least one [`SetupFault`].
#[derive(Clone, Copy)]
pub struct SetupError {
    faults: [SetupFault; CAPACITY],
    count: u8,
}

impl SetupError {
    pub(super) const fn new() -> SetupError {
        SetupError {
            faults: [SetupFault::HalfmovesTooMany; CAPACITY],
            count: 0,
        }
    }

    pub(super) fn push(&mut self, fault: SetupFault) {
        if let Some(slot) = self.faults.get_mut(usize::from(self.count)) {
            *slot = fault;
            self.count += 1;
        }
    }

    /// Everything that is wrong, never empty.
    #[must_use]
    pub fn faults(&self) -> &[SetupFault] {
        self.faults
            .get(..usize::from(self.count))
            .unwrap_or_default()
    }
}

impl PartialEq for SetupError {
    fn eq(&self, other: &SetupError) -> bool {
        self.faults() == other.faults()
    }
}

impl Eq for SetupError {}

impl fmt::Debug for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("SetupError").field(&self.faults()).finish()
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, fault) in self.faults().iter().enumerate() {
            if n > 0 {
                f.write_str(". ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl Error for SetupError {}
