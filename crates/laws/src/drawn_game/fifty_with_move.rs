//! # Fifty moves with the next one (R9.3a)
//!
//! The player having the move may claim a draw if his next move would make it fifty moves of
//! each player without a capture and without the move of a pawn. He writes that move and
//! declares that he will play it.
//!
//! - 1997: printed after its sister clause.
//! - 2001: before it.
//! - The draft breaks off before this.
//! - 2017: renumbered; the move once written can no longer be changed.

use flagfall_edition::{Absent, Clause, D09, E01, E14, E17, E97, absent, renumbered, since};

/// The claim with a move written.
pub const FIFTY_WITH_MOVE: Clause<()> = Clause::new(
    "R9.3a",
    "Fifty moves with the next one",
    &[
        since(
            E97,
            "9.3b",
            "The player having the move claims a draw: he writes on his scoresheet, and declares \
             that he will play, the move with which the last fifty moves of each player will \
             have been made without a capture and without the move of a pawn.",
            (),
        ),
        renumbered(E01, "9.3a", ()),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "9.3a",
            "The player having the move claims a draw: he writes on his scoresheet, and declares \
             that he will play, the move with which the last fifty moves of each player will \
             have been made without a capture and without the move of a pawn.",
            (),
        ),
        since(
            E17,
            "9.3.1",
            "The player having the move claims a draw: he writes on his scoresheet the move, \
             which cannot be changed, and declares that he will play it, with which the last \
             fifty moves of each player will have been made without a capture and without the \
             move of a pawn.",
            (),
        ),
    ],
);

/// Whether the move brings the half-moves without a capture or the move of a pawn to a hundred.
pub(super) fn would_stand(halfmoves: u32, is_zeroing: bool) -> bool {
    !is_zeroing && halfmoves.saturating_add(1) >= 100
}

#[cfg(test)]
mod tests {
    use super::super::claim_fifty;
    use super::super::testing::{Story, law, printed};
    use super::*;
    use flagfall_edition::{E05, E09, E18, E23, Edition};

    fn check(edition: Edition, halfmoves: u32, intended: &str, expect: &str) {
        let fen = format!("4k3/8/8/8/8/8/P7/R3K2R w K - {halfmoves} 90");
        let found = Story::from(&fen, "").claims(claim_fifty, &law(edition), Some(intended));
        assert_eq!(found, expect, "{halfmoves} {intended}");
    }

    #[test]
    fn the_hundredth_half_move_may_be_the_one_written() {
        let upheld = [
            (E97, "9.3b, 1997; 9.5a, 1997"),
            (E01, "9.3a, 2001; 9.5a, 2001"),
            (E05, "9.3a, 2005; 9.5a, 2005"),
            (E09, "9.3a, 2009; 9.5a, 2009"),
            (E14, "9.3a, 2014; 9.5a, 2014"),
            (E17, "9.3.1, 2017; 9.5.2, 2017"),
            (E18, "9.3.1, 2018; 9.5.2, 2018"),
            (E23, "9.3.1, 2023; 9.5.2, 2023"),
        ];
        for (edition, cites) in upheld {
            let expect = format!("claim upheld; 1/2-1/2 fifty_moves [{cites}]");
            check(edition, 99, "h1g1", &expect);
            // Case A9-39: castling is a move like another.
            check(edition, 99, "e1h1", &expect);
        }
        let wrong = "Black +2:00; White plays";
        let cites = "[9.3.1, 2023; 9.5.3, 2023]";
        check(E23, 98, "h1g1", &format!("{wrong} h1g1 {cites}"));
        check(E23, 99, "a2a3", &format!("{wrong} a2a3 {cites}"));
        let numbers = "9.3b 9.3a 9.3a 9.3a lost 9.3a 9.3.1 9.3.1 9.3.1";
        assert_eq!(printed(&FIFTY_WITH_MOVE), numbers);
    }
}
