//! # The right to castle, lost (R3.8.3)
//!
//! The right is lost for good once the king has moved, and on one side once that rook has moved.
//! A rook that was captured takes its right along; a promoted rook never had one.
//!
//! - 2001, 2005, 2009, the draft, 2017: renumbered only.

use super::Fault;
use flagfall_board::{Position, Wing};
use flagfall_edition::{Clause, D09, E01, E05, E09, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const CASTLING_LOST: Clause<()> = Clause::new(
    "R3.8.3",
    "The right to castle, lost",
    &[
        since(
            E97,
            "3.5a(ii)(1)",
            "Castling is no longer possible once the king has moved, nor with a rook that has \
             moved.",
            (),
        ),
        renumbered(E01, "3.8a(ii)(1)", ()),
        renumbered(E05, "3.8", ()),
        renumbered(E09, "3.8a(ii)(1)", ()),
        renumbered(D09, "3.8b(1)", ()),
        renumbered(E17, "3.8.2.1", ()),
    ],
);

/// Why castling on a wing is gone for good, if it is.
pub(super) fn fault(law: &Provision<()>, before: &Position, wing: Wing) -> Option<Fault> {
    let side = before.turn();
    before.castling().rook(side, wing).is_none().then(|| {
        let text = say!("castling-lost", side = side, wing = wing);
        Fault::under(law, text)
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, numbers};
    use super::*;

    #[test]
    fn once_moved_never_again() {
        assert_eq!(
            numbers(&CASTLING_LOST),
            "3.5a(ii)(1) 3.8a(ii)(1) 3.8 3.8a(ii)(1) 3.8b(1) 3.8b(1) 3.8.2.1 3.8.2.1 3.8.2.1"
        );
        let text = "has lost the right to castle on the queen side: the king or that rook has \
                    moved, or the rook is gone. [R3.8.3]";
        let fen = "r3k2r/8/8/8/8/8/8/R3K2R w Kk - 0 1";
        check(fen, "e1c1", &format!("White {text}"));
        check(fen, "e1a1", &format!("White {text}"));
        check(fen, "e1g1", "legal e1h1");
        let fen = "4k3/8/8/8/8/8/8/4K3 b - - 0 1";
        check(fen, "e8c8", &format!("Black {text}"));
    }
}
