//! # No jumping (R3.5.1)
//!
//! Bishop, rook and queen may not pass over a man.
//!
//! - 2001: an article of its own.

use super::{Fault, man};
use flagfall_board::{Bitboard, Position, Square, attacks};
use flagfall_edition::{Clause, E01, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const INTERVENING: Clause<()> = Clause::new(
    "R3.5.1",
    "No jumping",
    &[
        since(
            E97,
            "3.2",
            "The bishop, the rook and the queen may not pass over another man.",
            (),
        ),
        renumbered(E01, "3.5", ()),
    ],
);

/// What stands in the way from one square to another, the man nearest to `from` first named.
pub(super) fn fault(
    law: &Provision<()>,
    before: &Position,
    from: Square,
    to: Square,
) -> Option<Fault> {
    let between = attacks::between(from, to) & before.board().occupied();
    let nearest = nearest(between, from)?;
    let (moved, stands) = (man(before, from), man(before, nearest));
    let text = say!("intervening-man", moved = moved, to = to, man = stands);
    Some(Fault::under(law, text))
}

/// The square of a set that lies nearest to `from`.
pub(super) fn nearest(set: Bitboard, from: Square) -> Option<Square> {
    set.into_iter().min_by_key(|it| {
        let (files, ranks) = super::way(from, *it);
        files.abs().max(ranks.abs())
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, numbers};
    use super::*;

    #[test]
    fn sliders_stop_before_the_first_man() {
        assert_eq!(numbers(&INTERVENING), "3.2 3.5 3.5 3.5 3.5 3.5 3.5 3.5 3.5");
        let fen = "4k3/8/8/3p4/8/3R1N1Q/8/B3K3 w - - 0 1";
        check(fen, "d3d5", "legal d3d5");
        check(
            fen,
            "d3d8",
            "Between the rook on d3 and d8 stands the pawn on d5. [R3.5.1]",
        );
        check(
            fen,
            "h3e3",
            "Between the queen on h3 and e3 stands the knight on f3. [R3.5.1]",
        );
        check(fen, "f3e5", "legal f3e5");
    }
}
