//! Moves as engines are told them: the squares, and the piece promoted to.

use core::error::Error;
use core::fmt;

use flagfall_board::{File, Move, Position, Rank, Role, Square, Wing};

use crate::NotAMove;

/// A move as engines are told it: `e2e4`, `a7a8q`.
///
/// Castling is the king to his square of arrival in orthodox chess, the king to his own rook's
/// square in Chess960.
///
/// ```
/// use flagfall_board::{Move, Position, Square};
/// use flagfall_notation::uci;
/// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?;
/// let castles = Move::new(Square::E1, Square::H1);
/// assert_eq!(uci::write(&position, castles, false), "e1g1");
/// assert_eq!(uci::write(&position, castles, true), "e1h1");
/// # Ok::<(), flagfall_board::FenOrSetupError>(())
/// ```
#[must_use]
pub fn write(position: &Position, played: Move, chess960: bool) -> String {
    let mut text = String::with_capacity(5);
    push(position, played, chess960, &mut text);
    text
}

/// As [`write()`], at the end of a text.
pub fn push(position: &Position, played: Move, chess960: bool, text: &mut String) {
    let to = match position.castling_wing(played) {
        Some(wing) if !chess960 => wing.king_target(position.turn()),
        _ => played.to,
    };
    for square in [played.from, to] {
        text.push(square.file().to_char());
        text.push(square.rank().to_char());
    }
    if let Some(role) = played.promotion {
        text.push(role.letter().to_ascii_lowercase());
    }
}

/// The legal move that a text stands for. Both ways to write castling are read, in both kinds of
/// chess; where the king's square of arrival adjoins him it is an ordinary move.
///
/// `chess960` decides how a move that is offered as a cure is written.
///
/// # Errors
///
/// [`UciError`]: the text is no pair of squares, or no legal move goes from the one to the other.
pub fn read(position: &Position, text: &str, chess960: bool) -> Result<Move, UciError> {
    let (from, to, promotion) = squares(text)?;
    between(position, from, to, promotion).map_err(|legal| {
        let instead = legal.iter().map(|it| write(position, *it, chess960));
        let instead = instead.collect();
        UciError::Illegal { from, to, instead }
    })
}

/// The legal move between two squares, castling either way.
///
/// # Errors
///
/// The legal moves between the same squares: those that name a promotion.
pub(crate) fn between(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, Vec<Move>> {
    let played = Move {
        from,
        to,
        promotion,
    };
    if position.is_legal(played) {
        return Ok(played);
    }
    let king = position.board().king(position.turn());
    if king == Some(from) && promotion.is_none() {
        let arrives = |wing: &Wing| wing.king_target(position.turn()) == to;
        let castling = Wing::ALL.into_iter().filter(arrives);
        if let Some(played) = castling.filter_map(|it| position.castling_move(it)).next() {
            return Ok(played);
        }
    }
    let legal = position.legal_moves();
    let same = legal.iter().filter(|it| it.from == from && it.to == to);
    Err(same.copied().collect())
}

/// The squares and the promotion that a text names, whether or not any man can move so.
///
/// ```
/// use flagfall_board::{Role, Square};
/// use flagfall_notation::uci;
/// assert_eq!(uci::squares("a7a8q"), Ok((Square::A7, Square::A8, Some(Role::Queen))));
/// assert!(uci::squares("a7-a8").is_err());
/// ```
///
/// # Errors
///
/// [`UciError::Unreadable`] names the byte where the text stops being a move.
pub fn squares(text: &str) -> Result<(Square, Square, Option<Role>), UciError> {
    let bytes = text.as_bytes();
    let fault =
        |at: usize, expected| Err(UciError::Unreadable(NotAMove::in_text(text, at, expected)));
    let mut pair = [Square::A1; 2];
    for (slot, at) in pair.iter_mut().zip([0, 2]) {
        let letter = |at: usize| bytes.get(at).copied().unwrap_or(0) as char;
        let Some(file) = File::from_char(letter(at)) else {
            return fault(at, "a file a-h");
        };
        let Some(rank) = Rank::from_char(letter(at + 1)) else {
            return fault(at + 1, "a rank 1-8");
        };
        *slot = Square::new(file, rank);
    }
    let promotion = match bytes.get(4) {
        None => None,
        Some(b'q') => Some(Role::Queen),
        Some(b'r') => Some(Role::Rook),
        Some(b'b') => Some(Role::Bishop),
        Some(b'n') => Some(Role::Knight),
        Some(_) => return fault(4, "q, r, b, n or the end"),
    };
    if bytes.len() > 5 {
        return fault(5, "the end");
    }
    Ok((pair[0], pair[1], promotion))
}

/// A text that is no pair of squares, or that names no legal move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UciError {
    /// It is no pair of squares.
    Unreadable(NotAMove),
    /// No legal move goes so (3.10.1).
    Illegal {
        /// Where from.
        from: Square,
        /// Where to.
        to: Square,
        /// The legal moves between the same squares: those that name the promotion.
        instead: Vec<String>,
    },
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UciError::Unreadable(fault) if fault.found.is_none() => {
                write!(f, "{fault}, as in e2e4")
            }
            UciError::Unreadable(fault) => fault.fmt(f),
            UciError::Illegal { from, to, instead } if instead.is_empty() => {
                write!(f, "no legal move goes from {from} to {to}")
            }
            UciError::Illegal { instead, .. } => {
                write!(
                    f,
                    "a legal move needs its promotion named: {}",
                    instead.join(", ")
                )
            }
        }
    }
}

impl Error for UciError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(fen: &str, text: &str, expected: &str) {
        let position = Position::from_fen(fen).unwrap();
        let found = match read(&position, text, false) {
            Ok(played) => format!("{played} {}", write(&position, played, false)),
            Err(error) => error.to_string(),
        };
        assert_eq!(found, expected, "{text} in {fen}");
    }

    const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

    #[test]
    fn castling_is_read_both_ways() {
        check(CASTLES, "e1g1", "e1h1 e1g1");
        check(CASTLES, "e1h1", "e1h1 e1g1");
        check(CASTLES, "e1c1", "e1a1 e1c1");
        check(CASTLES, "e1b1", "no legal move goes from e1 to b1");
        // King and rook adjoin: a step to f1 is a step, and onto the rook is castling.
        check("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "f1g1 f1g1");
        check("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", "e1f1", "e1f1 e1f1");
    }

    #[test]
    fn promotion_and_faults() {
        let pawn = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
        check(pawn, "a7a8q", "a7a8q a7a8q");
        let cure = "a legal move needs its promotion named: a7a8q, a7a8r, a7a8b, a7a8n";
        check(pawn, "a7a8", cure);
        let fault = "not a move at byte 4: found 'k', expected q, r, b, n or the end";
        check(pawn, "a7a8k", fault);
        check(
            pawn,
            "a7",
            "not a move: it ends at byte 2, expected a file a-h, as in e2e4",
        );
        check(
            pawn,
            "",
            "not a move: it ends at byte 0, expected a file a-h, as in e2e4",
        );
        check(
            pawn,
            "a7é",
            "not a move at byte 2: found 'é', expected a file a-h",
        );
        check(
            pawn,
            "a7a8qq",
            "not a move at byte 5: found 'q', expected the end",
        );
    }
}
