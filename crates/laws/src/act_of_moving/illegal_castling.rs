//! # Touched to castle where castling is not legal (R4.4c)
//!
//! Who touches king and rook to castle, and may not castle with that rook, must make another move
//! with the king; castling with the other rook is one. If the king has no legal move, he is free:
//! the rook he touched does not bind him.
//!
//! - 1997 to 2009: touched the king, or king and rook together.
//! - The draft: king and rook at the same time; 2014: the king and then a rook.
//! - 2001, 2017: renumbered.

use super::{Duty, Obligation};
use flagfall_board::{Move, Position, Square, Wing};
use flagfall_edition::{Clause, D09, E01, E14, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const ILLEGAL_CASTLING: Clause<()> = Clause::new(
    "R4.4c",
    "Touched to castle where castling is not legal",
    &[
        since(
            E97,
            "4.4b",
            "A player who, meaning to castle, touches his king, or king and rook together, when \
             castling on that side is not legal must castle on the other side, if that is legal, \
             or move his king. If the king cannot move, he may make any legal move.",
            (),
        ),
        renumbered(E01, "4.4c", ()),
        since(
            D09,
            "4.4c",
            "A player who, meaning to castle, touches his king and a rook at the same time, when \
             castling with that rook is not legal, must make another legal move with his king; \
             castling with the other rook is one. If the king has none, he may make any legal \
             move.",
            (),
        ),
        since(
            E14,
            "4.4c",
            "A player who, meaning to castle, touches his king and then a rook, when castling \
             with that rook is not legal, must make another legal move with his king; castling \
             with the other rook is one. If the king has none, he may make any legal move.",
            (),
        ),
        renumbered(E17, "4.4.3", ()),
    ],
);

/// The king must make another move; `None` if he has none, and his player is free.
pub(super) fn must_move_king<R>(
    law: &Provision<R>,
    before: &Position,
    legal: &[Move],
    king: Square,
    wing: Wing,
) -> Option<Obligation> {
    let moves: Vec<Move> = legal.iter().filter(|it| it.from == king).copied().collect();
    if moves.is_empty() {
        return None;
    }
    let did = say!("meant-to-castle", wing = wing);
    let says = [did, say!("king-must-move-otherwise")];
    Some(Obligation::under(
        law,
        before,
        Duty::Move(king),
        moves,
        says,
    ))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{bound, check};
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::{E23, Edition};
    use flagfall_words::english;

    #[test]
    fn the_king_must_make_another_move() {
        let expect = "4.4b 4.4c 4.4c 4.4c 4.4c 4.4c 4.4.3 4.4.3 4.4.3";
        assert_eq!(numbers(&ILLEGAL_CASTLING), expect);
        // f1 is attacked; castling on the other side is a king's move.
        let fen = "4kr2/8/8/8/8/8/P6P/R3K2R w KQ - 0 1";
        check(
            &Edition::ALL,
            fen,
            "e1 h1",
            "move e1: e1a1 e1d1 e1d2 e1e2 [R4.4c]",
        );
        assert_eq!(
            english(&bound(E23, fen, "e1 h1").unwrap().text),
            "You meant to castle on the king side, which is not legal. The king must make \
             another move."
        );
    }

    #[test]
    fn if_he_has_none_the_player_is_free() {
        // A4-14: the rook on h1 could move, and need not.
        let fen = "4k3/8/8/8/8/8/3PPPbP/3QK2R w K - 0 1";
        check(&Edition::ALL, fen, "e1 h1", "free");
    }

    #[test]
    fn a_rook_that_is_no_castling_rook_is_an_own_man() {
        let fen = "4k3/8/8/8/R7/8/3PPPPP/3QKB2 w - - 0 1";
        check(&Edition::ALL, fen, "e1 a4", "move a4: 14 moves [R4.3a]");
    }
}
