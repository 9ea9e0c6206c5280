//! # Moves are announced (RE.2.1)
//!
//! Each move is announced clearly, repeated by the opponent and made on his board; with a
//! promotion, what the pawn is exchanged for. Names for files, ranks and men are suggested;
//! `notation::spoken` says and understands them.
//!
//! - 1997, the draft: not in hand.
//! - 2009, 2014, 2017: renumbered.

use flagfall_edition::{Absent, Clause, D09, E01, E09, E14, E17, E97, absent, renumbered, since};

/// Moves are announced.
pub const ANNOUNCING: Clause<()> = Clause::new(
    "RE.2.1",
    "Moves are announced",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "F.2(i)",
            "Moves are announced clearly, repeated by the opponent and executed on his board. \
             With a promotion the player says what the pawn becomes. Names for files, ranks, men \
             and castling are suggested.",
            (),
        ),
        renumbered(E09, "E.2.1", ()),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "D.2a", ()),
        renumbered(E17, "D.2.1", ()),
    ],
);

#[test]
fn the_number_in_each_edition() {
    assert_eq!(
        super::printed(&ANNOUNCING),
        "lost F.2(i) F.2(i) E.2.1 lost D.2a D.2.1 D.2.1 D.2.1"
    );
}
