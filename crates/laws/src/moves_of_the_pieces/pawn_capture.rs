//! # The pawn's capture (R3.7.3)
//!
//! A pawn captures diagonally: what stands in front of it on a file next to its own.
//!
//! - 2001, 2017: renumbered only.

use super::Fault;
use flagfall_board::{Position, Square};
use flagfall_edition::{Clause, E01, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const PAWN_CAPTURE: Clause<()> = Clause::new(
    "R3.7.3",
    "The pawn's capture",
    &[
        since(
            E97,
            "3.4c",
            "The pawn captures a man of the opponent that stands diagonally in front of it on an \
             adjoining file.",
            (),
        ),
        renumbered(E01, "3.7c", ()),
        renumbered(E17, "3.7.3", ()),
    ],
);

/// What is wrong with a step diagonally ahead: there is nothing to capture.
pub(super) fn fault(
    law: &Provision<()>,
    before: &Position,
    from: Square,
    to: Square,
) -> Option<Fault> {
    before.piece_at(to).is_none().then(|| {
        let text = say!("pawn-captures-nothing", from = from, to = to);
        Fault::under(law, text)
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, numbers};
    use super::*;

    #[test]
    fn diagonally_and_only_to_capture() {
        let expect = "3.4c 3.7c 3.7c 3.7c 3.7c 3.7c 3.7.3 3.7.3 3.7.3";
        assert_eq!(numbers(&PAWN_CAPTURE), expect);
        let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
        check(fen, "e4d5", "legal e4d5");
        check(
            fen,
            "e4f5",
            "The pawn on e4 moves to f5 only to capture; f5 is empty. [R3.7.3]",
        );
    }
}
