//! # Capturing in passing (R3.7.4)
//!
//! A pawn that has gone two squares may be captured on the very next move by a pawn beside it, as
//! if it had gone one. It is a legal move like any other: where it is the only one, it must be
//! played.
//!
//! - 2001: renumbered only.
//! - The draft and 2014: told by where the two pawns stand, no longer by the square crossed.
//! - 2017, 2023: renumbered only.

use super::Fault;
use flagfall_board::{Color, Piece, Position, Role, Square};
use flagfall_edition::{Clause, D09, E01, E17, E23, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const EN_PASSANT: Clause<()> = Clause::new(
    "R3.7.4",
    "Capturing in passing",
    &[
        since(
            E97,
            "3.4d",
            "A pawn that attacks a square just crossed by a pawn of the opponent, which went two \
             squares, may capture it as if it had gone one; only in immediate reply.",
            (),
        ),
        renumbered(E01, "3.7d", ()),
        since(
            D09,
            "3.7d",
            "A pawn beside a pawn of the opponent that has gone two squares may capture it as if \
             it had gone one; only on the move that follows.",
            (),
        ),
        renumbered(E17, "3.7.4.1", ()),
        renumbered(E23, "3.7.3.1", ()),
    ],
);

/// Where the pawn stands that a step diagonally ahead would capture in passing, if one stands so.
pub(super) fn passed(before: &Position, from: Square, to: Square) -> Option<Square> {
    let rank = match before.turn() {
        Color::White => 4,
        Color::Black => 3,
    };
    let beside = Square::new(to.file(), from.rank());
    let pawn = Piece {
        color: !before.turn(),
        role: Role::Pawn,
    };
    let stands = from.rank().index() == rank
        && before.piece_at(to).is_none()
        && before.piece_at(beside) == Some(pawn);
    stands.then_some(beside)
}

/// What is wrong with capturing the pawn on `beside`: it has not just gone two squares.
pub(super) fn fault(
    law: &Provision<()>,
    before: &Position,
    to: Square,
    beside: Square,
) -> Option<Fault> {
    (before.en_passant() != Some(to)).then(|| {
        let text = say!("en-passant-late", square = beside);
        Fault::under(law, text)
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, numbers, position};
    use super::*;
    use flagfall_board::Move;

    #[test]
    fn only_on_the_next_move() {
        let expect = "3.4d 3.7d 3.7d 3.7d 3.7d 3.7d 3.7.4.1 3.7.4.1 3.7.3.1";
        assert_eq!(numbers(&EN_PASSANT), expect);
        check("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "legal e5d6");
        check(
            "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
            "e5d6",
            "The pawn on d5 is not captured in passing: that is for the move after it went two \
             squares. [R3.7.4]",
        );
    }

    #[test]
    fn not_where_it_bares_the_own_king() {
        // Both pawns leave the rank at once, and the rook looks through.
        check(
            "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1",
            "e5d6",
            "The move leaves the king on a5 in check from the rook on h5. [R3.9.2]",
        );
    }

    #[test]
    fn the_only_legal_move_must_be_played() {
        // After e2-e4 Black is not stalemated.
        let before = position("7k/4N3/7K/8/3p4/3R4/4P3/8 w - - 0 1");
        let after = before.play(Move::new(Square::E2, Square::E4));
        assert!(!after.is_stalemate());
        assert_eq!(
            after.legal_moves().to_vec(),
            [Move::new(Square::D4, Square::E3)]
        );
        check(&after.fen(), "d4e3", "legal d4e3");
    }
}
