//! # The rook (R3.3.1)
//!
//! The rook moves any distance along its file or its rank.
//!
//! - 2001: the order of the article changed, and with it the number.

use super::{Fault, way};
use flagfall_board::Square;
use flagfall_edition::{Clause, E01, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const ROOK: Clause<()> = Clause::new(
    "R3.3.1",
    "The rook",
    &[
        since(
            E97,
            "3.2b",
            "The rook moves any distance along its file or its rank.",
            (),
        ),
        renumbered(E01, "3.3", ()),
    ],
);

/// What is wrong with the rook's way, if it is not along a file or a rank.
pub(super) fn fault(law: &Provision<()>, from: Square, to: Square) -> Option<Fault> {
    let (files, ranks) = way(from, to);
    let right = files == 0 || ranks == 0;
    (!right).then(|| {
        let text = say!("rook-way", from = from, to = to);
        Fault::under(law, text)
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, numbers};
    use super::*;

    #[test]
    fn it_moves_rook_fashion() {
        assert_eq!(numbers(&ROOK), "3.2b 3.3 3.3 3.3 3.3 3.3 3.3 3.3 3.3");
        let fen = "4k3/8/8/8/8/3R4/8/4K3 w - - 0 1";
        check(fen, "d3a3", "legal d3a3");
        check(
            fen,
            "d3e4",
            "The rook on d3 does not move to e4: it moves along its file and its rank. [R3.3.1]",
        );
    }
}
