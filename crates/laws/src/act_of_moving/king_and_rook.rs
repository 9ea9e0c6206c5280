//! # King and rook touched (R4.4a)
//!
//! Who touches his king and a rook must castle on that side, if that is legal.
//!
//! - 1997: no such rule; the king, touched first, must move.
//! - 2001: new.
//! - The draft, 2014: touches, no longer deliberately touches; 2017: renumbered only.

use super::{Duty, Obligation, at_length};
use flagfall_board::{Position, Square, Wing};
use flagfall_edition::{Clause, D09, E01, E17, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const KING_AND_ROOK: Clause<()> = Clause::new(
    "R4.4a",
    "King and rook touched",
    &[
        since(
            E01,
            "4.4a",
            "A player who deliberately touches his king and a rook must castle on that side, if \
             that is legal.",
            (),
        ),
        since(
            D09,
            "4.4a",
            "A player who touches his king and a rook must castle on that side, if that is legal.",
            (),
        ),
        renumbered(E17, "4.4.1", ()),
    ],
);

/// He must castle on that wing, if that is legal.
pub(super) fn must_castle(
    law: &Provision<()>,
    before: &Position,
    wing: Wing,
    rook: Square,
) -> Option<Obligation> {
    let mv = before.castling_move(wing)?;
    let did = say!("touched-king-and-rook", rook = rook);
    let must = say!("must-castle", wing = wing);
    let duty = Duty::Play(at_length(before, mv));
    Some(Obligation::under(law, before, duty, vec![mv], [did, must]))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{bound, check};
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::{Absent, E05, E09, E14, E18, E23, E97};
    use flagfall_words::english;

    #[test]
    fn he_must_castle_on_that_side() {
        let expect = "– 4.4a 4.4a 4.4a 4.4a 4.4a 4.4.1 4.4.1 4.4.1";
        assert_eq!(numbers(&KING_AND_ROOK), expect);
        assert_eq!(KING_AND_ROOK.under(E97).unwrap_err(), Absent::NotYet);
        let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        let since = [E01, E05, E09, D09, E14, E17, E18, E23];
        check(&since, fen, "e1 h1", "play O-O: e1h1 [R4.4a]");
        check(&since, fen, "e1 a1", "play O-O-O: e1a1 [R4.4a]");
        check(&[E97], fen, "e1 h1", "move e1: 7 moves [R4.3a]");
        assert_eq!(
            english(&bound(E23, fen, "e1 a1").unwrap().text),
            "You touched the king and the rook on a1. You must castle on the queen side."
        );
    }

    #[test]
    fn a_man_touched_before_them_comes_first() {
        let fen = "4k3/8/8/8/8/8/P7/R3K2R w KQ - 0 1";
        check(
            &[E97, E01, E23],
            fen,
            "a2 e1 h1",
            "move a2: a2a3 a2a4 [R4.3a]",
        );
    }
}
