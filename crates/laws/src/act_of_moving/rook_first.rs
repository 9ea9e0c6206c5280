//! # A rook touched before the king (R4.4b)
//!
//! Who touches a rook and then his king may not castle with that rook on this move; the rook,
//! touched first, must move. If it cannot, the king must, and castling with the other rook is not
//! shut out.
//!
//! - 1997: the first of the article.
//! - 2001, 2017: renumbered.

use super::{Duty, Obligation, Touched};
use crate::moves_of_the_pieces::man;
use flagfall_board::{Move, Position};
use flagfall_edition::{Clause, D09, E01, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const ROOK_FIRST: Clause<()> = Clause::new(
    "R4.4b",
    "A rook touched before the king",
    &[
        since(
            E97,
            "4.4a",
            "A player who deliberately touches a rook and then his king may not castle on that \
             side on this move; touch-move decides.",
            (),
        ),
        renumbered(E01, "4.4b", ()),
        since(
            D09,
            "4.4b",
            "A player who deliberately touches a rook and then his king may not castle on that \
             side on this move; the rule on own men touched decides.",
            (),
        ),
        renumbered(E17, "4.4.2", ()),
    ],
);

/// The rook must move; else the king, but not by castling with it.
pub(super) fn must_not_castle<R>(
    law: &Provision<()>,
    own_men: &Provision<R>,
    before: &Position,
    legal: &[Move],
    [rook, king]: [Touched; 2],
) -> Option<Obligation> {
    let did = say!("touched-before-the-king", man = man(before, rook.square));
    let of = |square| legal.iter().filter(move |it| it.from == square).copied();
    let moves: Vec<Move> = of(rook.square).collect();
    let (square, moves, must) = if moves.is_empty() {
        let not_with_it = of(king.square).filter(|it| it.to != rook.square);
        let must = say!("rook-cannot-move");
        (king.square, not_with_it.collect(), must)
    } else {
        (rook.square, moves, say!("rook-must-move"))
    };
    if moves.is_empty() {
        return None;
    }
    let duty = Duty::Move(square);
    Some(Obligation::under(law, before, duty, moves, [did, must]).and(own_men))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{bound, check};
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::{E23, Edition};
    use flagfall_words::english;

    #[test]
    fn the_rook_must_move() {
        let expect = "4.4a 4.4b 4.4b 4.4b 4.4b 4.4b 4.4.2 4.4.2 4.4.2";
        assert_eq!(numbers(&ROOK_FIRST), expect);
        let fen = "4k3/8/8/8/8/8/7P/4K2R w K - 0 1";
        check(
            &Edition::ALL,
            fen,
            "h1 e1",
            "move h1: h1f1 h1g1 [R4.4b R4.3a]",
        );
    }

    #[test]
    fn else_the_king() {
        // A4-10: in check, and the rook has no legal move.
        let fen = "4r1k1/8/8/8/8/8/3P1P1P/4K2R w K - 0 1";
        check(
            &Edition::ALL,
            fen,
            "h1 e1",
            "move e1: e1d1 e1f1 [R4.4b R4.3a]",
        );
        assert_eq!(
            english(&bound(E23, fen, "h1 e1").unwrap().text),
            "You touched the rook on h1 before the king. The rook cannot move. The king must, \
             and may not castle with it."
        );
        // The other rook is not shut out: the rook on h1 has no way.
        let fen = "4k3/8/8/8/8/8/P6P/R3K1NR w KQ - 0 1";
        check(
            &Edition::ALL,
            fen,
            "h1 e1",
            "move e1: 6 moves [R4.4b R4.3a]",
        );
    }
}
