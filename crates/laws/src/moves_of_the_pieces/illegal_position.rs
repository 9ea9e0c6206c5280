//! # Illegal positions (R3.10.2)
//!
//! A position is illegal when no series of legal moves can have led to it. What can be seen at a
//! glance is told here: a king missing or too many, both kings in check, a pawn on the first or
//! last rank, the side that does not have the move in check, more men than there can be. Anything
//! deeper is for an arbiter.
//!
//! - 2014: new; before, the Laws know illegal moves only.
//! - 2017: renumbered only.

use super::Fault;
use flagfall_board::{Bitboard, Color, Piece, Position, Rank, Role};
use flagfall_edition::{Clause, E14, E17, Provision, renumbered, since};
use flagfall_say::{Text, say};

/// The clause.
pub const ILLEGAL_POSITION: Clause<()> = Clause::new(
    "R3.10.2",
    "Illegal positions",
    &[
        since(
            E14,
            "3.10c",
            "A position is illegal when no series of legal moves can have led to it.",
            (),
        ),
        renumbered(E17, "3.10.3", ()),
    ],
);

/// What shows at a glance that a position is illegal; `None` where nothing does, which does not
/// prove it legal.
#[must_use]
pub fn illegal_position(law: &Provision<()>, position: &Position) -> Option<Fault> {
    let text = kings(position)
        .or_else(|| checks(position))
        .or_else(|| pawns(position))
        .or_else(|| Color::ALL.into_iter().find_map(|side| men(position, side)))?;
    Some(Fault::under(law, text))
}

fn kings(position: &Position) -> Option<Text> {
    Color::ALL
        .into_iter()
        .find_map(|side| match count(position, side, Role::King) {
            0 => Some(say!("position-no-king", side = side)),
            1 => None,
            several => Some(say!("position-kings", side = side, kings = several)),
        })
}

fn checks(position: &Position) -> Option<Text> {
    let waiting = !position.turn();
    if !position.is_check_on(waiting) {
        return None;
    }
    Some(match position.in_check() {
        true => say!("position-both-in-check"),
        false => say!("position-waiting-in-check", side = waiting),
    })
}

fn pawns(position: &Position) -> Option<Text> {
    let outer = Bitboard::rank(Rank::FIRST) | Bitboard::rank(Rank::EIGHTH);
    let stands = position.board().by_role(Role::Pawn) & outer;
    let square = stands.first()?;
    Some(say!("position-pawn-on", square = square))
}

/// Too many men: each piece beyond the usual array has cost a pawn. Bishops are counted by the
/// colour of their squares.
fn men(position: &Position, side: Color) -> Option<Text> {
    let pawns = count(position, side, Role::Pawn);
    let bishops = position.board().by_piece(Piece {
        color: side,
        role: Role::Bishop,
    });
    let beyond = |role, usual| count(position, side, role).saturating_sub(usual);
    let promoted = beyond(Role::Queen, 1)
        + beyond(Role::Rook, 2)
        + beyond(Role::Knight, 2)
        + (bishops & Bitboard::LIGHT).count().saturating_sub(1)
        + (bishops & Bitboard::DARK).count().saturating_sub(1);
    match pawns {
        9.. => Some(say!("position-pawns", side = side, pawns = pawns)),
        _ if pawns + promoted > 8 => Some(say!("position-promoted", side = side, pawns = pawns)),
        _ => None,
    }
}

fn count(position: &Position, side: Color, role: Role) -> u32 {
    position
        .board()
        .by_piece(Piece { color: side, role })
        .count()
}

#[cfg(test)]
mod tests {
    use super::super::testing::{numbers, position};
    use super::*;
    use flagfall_edition::{Absent, E09, E23};
    use flagfall_words::english;

    fn check(fen: &str, expect: &str) {
        let law = ILLEGAL_POSITION.under(E23).unwrap();
        let text = illegal_position(&law, &position(fen)).map(|fault| english(&fault.text));
        assert_eq!(text.unwrap_or_default(), expect, "{fen}");
    }

    #[test]
    fn what_can_be_seen_at_a_glance() {
        check(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "",
        );
        check("8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no king.");
        check("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "White has 2 kings.");
        check(
            "R3k3/8/8/8/8/8/8/r3K3 w - - 0 1",
            "Both kings are in check.",
        );
        check(
            "R3k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "Black is in check, and does not have the move.",
        );
        check("P3k3/8/8/8/8/8/8/4K3 b - - 0 1", "A pawn stands on a8.");
        // Two bishops on light squares and all eight pawns (A3-10).
        check(
            "rnbqk2r/pppp1ppB/5n2/4p3/8/3B4/PPPPPPPP/RN1QK1NR b KQkq - 0 5",
            "White has 8 pawns and more pieces than promotion can explain.",
        );
    }

    #[test]
    fn it_came_with_2014() {
        assert_eq!(
            numbers(&ILLEGAL_POSITION),
            "– – – – – 3.10c 3.10.3 3.10.3 3.10.3"
        );
        assert_eq!(ILLEGAL_POSITION.under(E09).unwrap_err(), Absent::NotYet);
    }
}
