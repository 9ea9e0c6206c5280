//! # The knight (R3.6.1)
//!
//! The knight goes to one of the nearest squares that are not on its rank, file or diagonal, and
//! minds nothing in between.
//!
//! - 1997: adds that it passes over no square directly.
//! - 2001: that is left out, and the number changes.

use super::Fault;
use flagfall_board::{Square, attacks};
use flagfall_edition::{Clause, E01, E97, Provision, since};
use flagfall_say::say;

/// The clause.
pub const KNIGHT: Clause<()> = Clause::new(
    "R3.6.1",
    "The knight",
    &[
        since(
            E97,
            "3.3",
            "The knight goes to one of the nearest squares not on its own rank, file or diagonal, \
             and does not pass over any square directly.",
            (),
        ),
        since(
            E01,
            "3.6",
            "The knight goes to one of the nearest squares not on its own rank, file or diagonal.",
            (),
        ),
    ],
);

/// What is wrong with the knight's way, if it is none.
pub(super) fn fault(law: &Provision<()>, from: Square, to: Square) -> Option<Fault> {
    let right = attacks::knight(from).contains(to);
    (!right).then(|| {
        let text = say!("knight-way", from = from, to = to);
        Fault::under(law, text)
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, numbers};
    use super::*;

    #[test]
    fn it_jumps_but_only_so_far() {
        assert_eq!(numbers(&KNIGHT), "3.3 3.6 3.6 3.6 3.6 3.6 3.6 3.6 3.6");
        let fen = "4k3/8/8/8/8/1PPP4/1PPP4/1N2K3 w - - 0 1";
        check(fen, "b1a3", "legal b1a3");
        check(
            fen,
            "b1b4",
            "The knight on b1 does not move to b4. [R3.6.1]",
        );
    }
}
