//! # The queen (R3.4.1)
//!
//! The queen moves any distance along its file, its rank or either of its diagonals.
//!
//! - 2001: the order of the article changed, and with it the number.

use super::{Fault, way};
use flagfall_board::Square;
use flagfall_edition::{Clause, E01, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const QUEEN: Clause<()> = Clause::new(
    "R3.4.1",
    "The queen",
    &[
        since(
            E97,
            "3.2a",
            "The queen moves any distance along its file, its rank or either of its diagonals.",
            (),
        ),
        renumbered(E01, "3.4", ()),
    ],
);

/// What is wrong with the queen's way, if it is not along a file, a rank or a diagonal.
pub(super) fn fault(law: &Provision<()>, from: Square, to: Square) -> Option<Fault> {
    let (files, ranks) = way(from, to);
    let right = files == 0 || ranks == 0 || files.abs() == ranks.abs();
    (!right).then(|| {
        let text = say!("queen-way", from = from, to = to);
        Fault::under(law, text)
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, numbers};
    use super::*;

    #[test]
    fn it_moves_queen_fashion() {
        assert_eq!(numbers(&QUEEN), "3.2a 3.4 3.4 3.4 3.4 3.4 3.4 3.4 3.4");
        let fen = "4k3/8/8/8/8/3Q4/8/4K3 w - - 0 1";
        check(fen, "d3d8", "legal d3d8");
        check(fen, "d3h7", "legal d3h7");
        check(
            fen,
            "d3e5",
            "The queen on d3 does not move to e5: \
             it moves along its file, its rank and its diagonals. [R3.4.1]",
        );
    }
}
