//! # The pawn's first move (R3.7.2)
//!
//! On its first move a pawn may go two squares forward, if both are empty.
//!
//! - 2001, 2017: renumbered only.

use super::intervening::nearest;
use super::{Fault, man};
use flagfall_board::{Color, Position, Square, attacks};
use flagfall_edition::{Clause, E01, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const PAWN_FIRST_MOVE: Clause<()> = Clause::new(
    "R3.7.2",
    "The pawn's first move",
    &[
        since(
            E97,
            "3.4b",
            "On its first move the pawn may go two squares forward along its file, if both are \
             empty.",
            (),
        ),
        renumbered(E01, "3.7b", ()),
        renumbered(E17, "3.7.2", ()),
    ],
);

/// What is wrong with two squares ahead.
pub(super) fn fault(
    law: &Provision<()>,
    before: &Position,
    from: Square,
    to: Square,
) -> Option<Fault> {
    let home = match before.turn() {
        Color::White => 1,
        Color::Black => 6,
    };
    if from.rank().index() != home {
        let text = say!("pawn-has-moved", from = from);
        return Some(Fault::under(law, text));
    }
    let ahead = attacks::between(from, to).with(to) & before.board().occupied();
    let stands = man(before, nearest(ahead, from)?);
    let text = say!("pawn-two-blocked", man = stands);
    Some(Fault::under(law, text))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, numbers};
    use super::*;

    #[test]
    fn two_squares_once_if_both_are_empty() {
        let expect = "3.4b 3.7b 3.7b 3.7b 3.7b 3.7b 3.7.2 3.7.2 3.7.2";
        assert_eq!(numbers(&PAWN_FIRST_MOVE), expect);
        let fen = "4k3/8/8/8/4n3/2n1P3/1PP1P2P/4K3 w - - 0 1";
        check(fen, "h2h4", "legal h2h4");
        check(
            fen,
            "e3e5",
            "The pawn on e3 has moved: it no longer goes two squares. [R3.7.2]",
        );
        check(
            fen,
            "c2c4",
            "The pawn cannot go two squares: the knight on c3 is in the way. [R3.7.2]",
        );
        check(
            "4k3/p7/8/P7/8/8/8/4K3 b - - 0 1",
            "a7a5",
            "The pawn cannot go two squares: the pawn on a5 is in the way. [R3.7.2]",
        );
    }
}
