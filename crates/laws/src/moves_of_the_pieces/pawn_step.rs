//! # The pawn's step (R3.7.1)
//!
//! The pawn goes to the square in front of it on its file, if that square is empty.
//!
//! - 2001, 2017: renumbered only.

use super::{Fault, man};
use flagfall_board::{Position, Square};
use flagfall_edition::{Clause, E01, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const PAWN_STEP: Clause<()> = Clause::new(
    "R3.7.1",
    "The pawn's step",
    &[
        since(
            E97,
            "3.4a",
            "The pawn goes to the square directly in front of it on the same file, if that square \
             is empty.",
            (),
        ),
        renumbered(E01, "3.7a", ()),
        renumbered(E17, "3.7.1", ()),
    ],
);

/// What is wrong with one step ahead: the square is taken.
pub(super) fn fault(law: &Provision<()>, before: &Position, to: Square) -> Option<Fault> {
    before.piece_at(to)?;
    let text = say!("pawn-blocked", man = man(before, to));
    Some(Fault::under(law, text))
}

/// No way of a pawn at all.
pub(super) fn no_way(law: &Provision<()>, from: Square, to: Square) -> Fault {
    Fault::under(law, say!("pawn-way", from = from, to = to))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, numbers};
    use super::*;

    #[test]
    fn one_step_ahead_onto_an_empty_square() {
        let expect = "3.4a 3.7a 3.7a 3.7a 3.7a 3.7a 3.7.1 3.7.1 3.7.1";
        assert_eq!(numbers(&PAWN_STEP), expect);
        let fen = "4k3/8/8/8/4n3/4P3/1P6/4K3 w - - 0 1";
        check(fen, "b2b3", "legal b2b3");
        check(
            fen,
            "e3e4",
            "The pawn cannot step forward: the knight on e4 is in front of it. [R3.7.1]",
        );
        check(fen, "b2b1", "The pawn on b2 does not move to b1. [R3.7.1]");
        check(fen, "b2b5", "The pawn on b2 does not move to b5. [R3.7.1]");
    }
}
