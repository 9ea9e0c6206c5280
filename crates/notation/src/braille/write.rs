//! Writing a move in cells.

use flagfall_board::{Move, Position, Role, Wing};

use super::cells;
use crate::style::Style;

/// A legal move in braille cells, as Unicode has them.
///
/// ```
/// use flagfall_board::{Move, Position, Square};
/// use flagfall_notation::braille;
/// let knight = Move::new(Square::G1, Square::F3);
/// assert_eq!(braille::write(&Position::initial(), knight), "⠎⠋⠒");
/// ```
#[must_use]
pub fn write(position: &Position, played: Move) -> String {
    let mut text = String::new();
    let next = position.is_legal(played).then(|| position.play(played));
    let check = next.as_ref().is_some_and(Position::in_check);
    let mate = check && next.is_some_and(|it| !it.has_legal_move());
    match position.castling_wing(played) {
        Some(wing) => {
            if check && !mate {
                text.push(cells::CHECK);
            }
            text.push_str(match wing {
                Wing::KingSide => cells::SHORT,
                Wing::QueenSide => cells::LONG,
            });
        }
        None => push_man(position, played, check && !mate, &mut text),
    }
    if mate {
        text.push_str(cells::MATE);
    }
    text
}

fn push_man(position: &Position, played: Move, check: bool, text: &mut String) {
    let Move { from, to, .. } = played;
    let role = position.board().role_at(from).unwrap_or(Role::Pawn);
    text.extend(cells::piece(role));
    let named = Style::PGN.named(position, played);
    if named.file {
        text.push(cells::file(from.file()));
    }
    if named.rank {
        text.push(cells::rank(from.rank()));
    }
    text.extend(match (position.is_capture(played), check) {
        (true, true) => Some(cells::CAPTURE_WITH_CHECK),
        (true, false) => Some(cells::CAPTURE),
        (false, true) => Some(cells::CHECK),
        (false, false) => None,
    });
    text.push(cells::file(to.file()));
    text.push(cells::rank(to.rank()));
    text.extend(played.promotion.and_then(cells::piece));
}

/// A number in lowered figures, as moves are counted.
#[must_use]
pub fn number(number: u32) -> String {
    let figures = number.to_string();
    let figures = figures.chars().filter_map(|it| it.to_digit(10));
    figures.map(cells::lowered).collect()
}
