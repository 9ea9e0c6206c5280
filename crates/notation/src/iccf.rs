//! Moves as correspondence players send them: the squares in figures, the same in every language.
//!
//! The files are 1 to 8 as the ranks are: `5254` is e2–e4. A fifth figure names the piece that a
//! pawn is exchanged for: 1 queen, 2 rook, 3 bishop, 4 knight. Castling is the king's move:
//! `5171`. (ICCF, *Your guide to numeric notation*.) In Chess960, for which that is ambiguous, we
//! write the king onto his own rook's square, as UCI does, and read both.

use core::error::Error;
use core::fmt;

use flagfall_board::{File, Move, Position, Rank, Role, Square, Wing};

use crate::{NotAMove, san, uci};

/// A move in figures.
///
/// ```
/// use flagfall_board::{Move, Position, Square};
/// use flagfall_notation::iccf;
/// let position = Position::initial();
/// let played = iccf::read(&position, "5254")?;
/// assert_eq!(played, Move::new(Square::E2, Square::E4));
/// assert_eq!(iccf::write(&position, played, false), "5254");
/// # Ok::<(), iccf::IccfError>(())
/// ```
#[must_use]
pub fn write(position: &Position, played: Move, chess960: bool) -> String {
    let to = match position.castling_wing(played) {
        Some(wing) if !chess960 => wing.king_target(position.turn()),
        _ => played.to,
    };
    let mut text = String::with_capacity(5);
    for square in [played.from, to] {
        text.push(figure(square.file().index()));
        text.push(figure(square.rank().index()));
    }
    let exchange = played.promotion.and_then(|role| {
        let at = Role::PROMOTIONS.iter().position(|it| *it == role)?;
        Some(figure(at))
    });
    text.extend(exchange);
    text
}

/// The figure of an index that counts from 0.
fn figure(index: usize) -> char {
    char::from(b'1' + index as u8 % 8)
}

/// The legal move that figures stand for. A hyphen between the squares is passed over.
///
/// # Errors
///
/// [`IccfError`]: the text is no pair of squares, or no legal move goes from the one to the other.
pub fn read(position: &Position, text: &str) -> Result<Move, IccfError> {
    let (from, to, promotion) = squares(text)?;
    uci::between(position, from, to, promotion).map_err(|legal| {
        let chess960 = needs_rook(position);
        let instead = legal.iter().map(|it| write(position, *it, chess960));
        let instead = instead.collect();
        let near = || {
            let full = |played| write(position, played, chess960);
            let bare = |played, written: &mut String| written.push_str(&full(played));
            san::nearest_of(text, &position.legal_moves(), bare, full)
        };
        let near = if legal.is_empty() { near() } else { Vec::new() };
        IccfError::Illegal {
            from,
            to,
            instead,
            near,
        }
    })
}

/// Whether castling is not told by the king's squares alone.
fn needs_rook(position: &Position) -> bool {
    let usual = |(color, wing, rook): (_, Wing, Square)| {
        let king = position.board().king(color);
        rook.file() == wing.usual_file() && king.is_some_and(|it| it.file() == File::E)
    };
    !position.castling().iter().all(usual)
}

fn squares(text: &str) -> Result<(Square, Square, Option<Role>), IccfError> {
    let fault = |at: usize, expected| IccfError::Unreadable(NotAMove::in_text(text, at, expected));
    let mut figures = Vec::with_capacity(5);
    for (at, letter) in text.char_indices() {
        match letter.to_digit(10) {
            Some(value @ 1..=8) if figures.len() < 5 => figures.push((at, value as u8)),
            None if matches!(letter, '-' | '–' | ' ') && figures.len() == 2 => {}
            _ if figures.len() == 5 => return Err(fault(at, "the end")),
            _ => return Err(fault(at, "a figure 1-8")),
        }
    }
    let square = |at: usize| {
        let (_, file) = figures.get(at)?;
        let (_, rank) = figures.get(at + 1)?;
        Some(Square::new(File::new(file - 1)?, Rank::new(rank - 1)?))
    };
    let (Some(from), Some(to)) = (square(0), square(2)) else {
        return Err(fault(text.len(), "four figures, as in 5254"));
    };
    let promotion = match figures.get(4) {
        None => None,
        Some((at, value)) => match Role::PROMOTIONS.get(usize::from(value - 1)) {
            Some(role) => Some(*role),
            None => return Err(fault(*at, "1, 2, 3 or 4 for queen, rook, bishop or knight")),
        },
    };
    Ok((from, to, promotion))
}

/// A text that is no pair of squares in figures, or that names no legal move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum IccfError {
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
        /// Where there are none of these: the legal moves that are written most like it.
        near: Vec<String>,
    },
}

impl fmt::Display for IccfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IccfError::Unreadable(fault) => fault.fmt(f),
            IccfError::Illegal { instead, .. } if !instead.is_empty() => {
                let moves = instead.join(", ");
                write!(f, "a legal move needs its promotion named: {moves}")
            }
            IccfError::Illegal { from, to, near, .. } => {
                write!(f, "no legal move goes from {from} to {to}")?;
                match near.as_slice() {
                    [] => Ok(()),
                    near => write!(f, "; perhaps {}", near.join(" or ")),
                }
            }
        }
    }
}

impl Error for IccfError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(fen: &str, text: &str, expected: &str) {
        let position = Position::from_fen(fen).unwrap();
        let found = match read(&position, text) {
            Ok(played) => format!("{played} {}", write(&position, played, false)),
            Err(error) => error.to_string(),
        };
        assert_eq!(found, expected, "{text} in {fen}");
    }

    #[test]
    fn as_the_federation_guide_has_it() {
        const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        check(START, "5254", "e2e4 5254");
        check(START, "52-54", "e2e4 5254");
        check(START, "7163", "g1f3 7163");
        let castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        check(castles, "5171", "e1h1 5171");
        check(castles, "5131", "e1a1 5131");
        let black = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
        check(black, "5878", "e8h8 5878");
        check(black, "5838", "e8a8 5838");
        let pawn = "8/2P5/8/8/8/8/k6K/8 w - - 0 1";
        check(pawn, "37381", "c7c8q 37381");
        check(pawn, "37384", "c7c8n 37384");
        let cure = "a legal move needs its promotion named: 37381, 37382, 37383, 37384";
        check(pawn, "3738", cure);
        check("8/8/8/8/4pP2/8/8/k6K b - f3 0 1", "5463", "e4f3 5463");
    }

    #[test]
    fn what_is_no_move() {
        const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        check(
            START,
            "",
            "not a move: it ends at byte 0, expected four figures, as in 5254",
        );
        check(
            START,
            "5b",
            "not a move at byte 1: found 'b', expected a figure 1-8",
        );
        check(
            START,
            "5954",
            "not a move at byte 1: found '9', expected a figure 1-8",
        );
        let piece = "1, 2, 3 or 4 for queen, rook, bishop or knight";
        check(
            START,
            "52545",
            &format!("not a move at byte 4: found '5', expected {piece}"),
        );
        check(
            START,
            "525411",
            "not a move at byte 5: found '1', expected the end",
        );
        check(
            START,
            "5255",
            "no legal move goes from e2 to e5; perhaps 5254 or 5253",
        );
    }

    #[test]
    fn chess960_names_the_rook() {
        let position = Position::from_fen("4k3/8/8/8/8/8/8/1R1K2R1 w GB - 0 1").unwrap();
        let castles = Move::new(Square::D1, Square::G1);
        assert_eq!(write(&position, castles, true), "4171");
        assert_eq!(read(&position, "4171"), Ok(castles));
    }
}
