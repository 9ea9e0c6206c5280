//! # The bishop (R3.2.1)
//!
//! The bishop moves any distance along either of its diagonals.
//!
//! - 2001: the order of the article changed, and with it the number.

use super::{Fault, way};
use flagfall_board::Square;
use flagfall_edition::{Clause, E01, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const BISHOP: Clause<()> = Clause::new(
    "R3.2.1",
    "The bishop",
    &[
        since(
            E97,
            "3.2c",
            "The bishop moves any distance along either of its diagonals.",
            (),
        ),
        renumbered(E01, "3.2", ()),
    ],
);

/// What is wrong with the bishop's way, if it is not along a diagonal.
pub(super) fn fault(law: &Provision<()>, from: Square, to: Square) -> Option<Fault> {
    let (files, ranks) = way(from, to);
    let right = files.abs() == ranks.abs();
    (!right).then(|| {
        let text = say!("bishop-way", from = from, to = to);
        Fault::under(law, text)
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, numbers};
    use super::*;

    #[test]
    fn it_moves_bishop_fashion() {
        assert_eq!(numbers(&BISHOP), "3.2c 3.2 3.2 3.2 3.2 3.2 3.2 3.2 3.2");
        let fen = "4k3/8/8/8/8/3B4/8/4K3 w - - 0 1";
        check(fen, "d3h7", "legal d3h7");
        check(
            fen,
            "d3d5",
            "The bishop on d3 does not move to d5: it moves along its diagonals. [R3.2.1]",
        );
    }
}
