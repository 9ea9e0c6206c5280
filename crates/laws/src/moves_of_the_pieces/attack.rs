//! # What it is to attack (R3.1.2)
//!
//! A man attacks what it could capture by the way it moves, even when it is pinned and could not
//! in fact go there. So a pinned man gives check and prevents castling.
//!
//! - 1997: an attack is on a square; pinned men are mentioned with check alone.
//! - 2001: pinned men attack squares too, said with the king's moves.
//! - 2005: that sentence stands with the definition.
//! - 2017: renumbered only.

use flagfall_edition::{Clause, E01, E05, E17, E97, renumbered, since};

/// The clause.
pub const ATTACK: Clause<()> = Clause::new(
    "R3.1.2",
    "What it is to attack",
    &[
        since(
            E97,
            "3.1",
            "A man attacks a square when it could capture there.",
            (),
        ),
        since(
            E01,
            "3.1",
            "A man attacks a square when it could capture there; the moves of the king add that \
             men attack a square even if they are pinned.",
            (),
        ),
        since(
            E05,
            "3.1",
            "A man attacks what it could capture by its way of moving, even if it may not go \
             there because its own king would then be attacked.",
            (),
        ),
        renumbered(E17, "3.1.3", ()),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::{check, numbers, position, square};
    use super::*;
    use flagfall_board::Color;

    #[test]
    fn it_kept_its_place_until_articles_were_split() {
        let expect = "3.1 3.1 3.1 3.1 3.1 3.1 3.1.3 3.1.3 3.1.3";
        assert_eq!(numbers(&ATTACK), expect);
    }

    #[test]
    fn a_pinned_man_attacks() {
        // The bishop on e5 is pinned by the rook on e1 and attacks h2 all the same.
        let fen = "4k3/8/8/4b3/8/8/8/4R1K1 w - - 0 1";
        let attackers = position(fen).attackers(square("h2"), Color::Black);
        assert!(attackers.contains(square("e5")));
        // The pinned rook on f8 prevents castling.
        let fen = "k4r1R/8/8/8/8/8/8/4K2R w K - 0 1";
        check(
            fen,
            "e1g1",
            "Castling is prevented: the rook on f8 attacks f1. [R3.8.4]",
        );
    }
}
