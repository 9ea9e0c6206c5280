//! # Fifty moves made (R9.3b)
//!
//! The player having the move may claim a draw if the last fifty moves of each player were made
//! without a capture and without the move of a pawn. No ending is excepted, and nothing else
//! begins the count anew: not castling, not the loss of a right to it.
//!
//! - 1997: printed before its sister clause.
//! - 2001: after it.
//! - The draft breaks off before this.
//! - 2017: renumbered.

use flagfall_edition::{Absent, Clause, D09, E01, E14, E17, E97, absent, renumbered, since};

/// The claim on the moves made.
pub const FIFTY_STAND: Clause<()> = Clause::new(
    "R9.3b",
    "Fifty moves made",
    &[
        since(
            E97,
            "9.3a",
            "The player having the move claims a draw: the last fifty moves of each player were \
             made without a capture and without the move of a pawn.",
            (),
        ),
        renumbered(E01, "9.3b", ()),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "9.3b",
            "The player having the move claims a draw: the last fifty moves of each player were \
             made without a capture and without the move of a pawn.",
            (),
        ),
        renumbered(E17, "9.3.2", ()),
    ],
);

/// Whether a hundred half-moves were made without a capture or the move of a pawn.
pub(super) fn stand(halfmoves: u32) -> bool {
    halfmoves >= 100
}

#[cfg(test)]
mod tests {
    use super::super::claim_fifty;
    use super::super::testing::{Story, law, printed};
    use super::*;
    use flagfall_edition::{E05, E09, E18, E23, Edition};

    fn check(edition: Edition, halfmoves: u32, intended: Option<&str>, expect: &str) {
        let fen = format!("4k3/8/8/8/8/8/8/4K2R w K - {halfmoves} 90");
        let found = Story::from(&fen, "").claims(claim_fifty, &law(edition), intended);
        assert_eq!(found, expect, "{halfmoves}");
    }

    #[test]
    fn a_hundred_half_moves_are_needed() {
        let upheld = [
            (E97, "9.3a, 1997; 9.5a, 1997"),
            (E01, "9.3b, 2001; 9.5a, 2001"),
            (E05, "9.3b, 2005; 9.5a, 2005"),
            (E09, "9.3b, 2009; 9.5a, 2009"),
            (E14, "9.3b, 2014; 9.5a, 2014"),
            (E17, "9.3.2, 2017; 9.5.2, 2017"),
            (E18, "9.3.2, 2018; 9.5.2, 2018"),
            (E23, "9.3.2, 2023; 9.5.2, 2023"),
        ];
        for (edition, cites) in upheld {
            let expect = format!("claim upheld; 1/2-1/2 fifty_moves [{cites}]");
            check(edition, 100, None, &expect);
            check(edition, 117, None, &expect);
        }
        // What stands already needs no move, whatever move was written.
        let stands = "claim upheld; 1/2-1/2 fifty_moves [9.3.2, 2023; 9.5.2, 2023]";
        check(E23, 100, Some("h1h8"), stands);
        // Case A9-17: nothing but two minutes for the opponent.
        check(E23, 99, None, "Black +2:00 [9.3.2, 2023; 9.5.3, 2023]");
        let numbers = "9.3a 9.3b 9.3b 9.3b lost 9.3b 9.3.2 9.3.2 9.3.2";
        assert_eq!(printed(&FIFTY_STAND), numbers);
    }
}
