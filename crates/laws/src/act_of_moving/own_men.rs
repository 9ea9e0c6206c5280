//! # Own men touched (R4.3a)
//!
//! Who touches his own men must move the first of them that can be moved.
//!
//! - 1997, 2001: one sentence for own men and the opponent's; touched deliberately.
//! - 2005: a sentence of its own.
//! - The draft, 2014: touched with the intention of moving or capturing.
//! - 2017: renumbered only.

use super::{Duty, Obligation, Touched};
use flagfall_board::{Move, Position};
use flagfall_edition::{Clause, D09, E05, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const OWN_MEN: Clause<TouchMeant> = Clause::new(
    "R4.3a",
    "Own men touched",
    &[
        since(
            E97,
            "4.3a",
            "A player having the move who deliberately touches men of one colour must move or \
             capture the first of them that can be moved or captured.",
            TouchMeant::Deliberately,
        ),
        since(
            E05,
            "4.3a",
            "A player having the move who deliberately touches his own men must move the first \
             of them that can be moved.",
            TouchMeant::Deliberately,
        ),
        since(
            D09,
            "4.3a",
            "A player having the move who touches his own men with the intention of moving must \
             move the first of them that can be moved.",
            TouchMeant::ToMoveOrCapture,
        ),
        renumbered(E17, "4.3.1", TouchMeant::ToMoveOrCapture),
    ],
);

/// Which touch binds. An act of touching is one that binds, unless it is said to be an accident.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TouchMeant {
    /// A deliberate one.
    Deliberately,
    /// One with the intention of moving or capturing.
    ToMoveOrCapture,
}

/// The man must move, if it can.
pub(super) fn must_move<R>(
    law: &Provision<R>,
    before: &Position,
    legal: &[Move],
    touched: Touched,
) -> Option<Obligation> {
    let square = touched.square;
    let from_it = |it: &&Move| it.from == square;
    let moves = legal.iter().filter(from_it).copied().collect();
    let must = say!("it-must-move");
    Obligation::touched(law, before, (square, Duty::Move), moves, must)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{bound, check};
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::Edition;
    use flagfall_words::english;

    #[test]
    fn the_first_that_can_be_moved() {
        assert_eq!(
            numbers(&OWN_MEN),
            "4.3a 4.3a 4.3a 4.3a 4.3a 4.3a 4.3.1 4.3.1 4.3.1"
        );
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        check(&Edition::ALL, start, "b1", "move b1: b1a3 b1c3 [R4.3a]");
        check(&Edition::ALL, start, "b1 g1", "move b1: b1a3 b1c3 [R4.3a]");
        check(
            &Edition::ALL,
            start,
            "f1 a1 g1",
            "move g1: g1f3 g1h3 [R4.3a]",
        );
    }

    #[test]
    fn an_announcement_after_the_touch_is_late() {
        // A4-02: the knight on d5 was touched before anything was said.
        let fen = "r1bqk2r/ppp2ppp/2n1p3/2bn4/8/2N2NP1/PP1PPPBP/R1BQK2R b KQkq - 0 1";
        check(&Edition::ALL, fen, "d5", "move d5: 7 moves [R4.3a]");
        // A4-03.
        let fen = "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1";
        check(
            &Edition::ALL,
            fen,
            "e8",
            "move e8: e8d7 e8d8 e8f7 e8f8 [R4.3a]",
        );
        for edition in Edition::ALL {
            let bound = bound(edition, fen, "e8").unwrap();
            assert_eq!(
                english(&bound.text),
                "You touched the king on e8. It must move."
            );
        }
    }
}
