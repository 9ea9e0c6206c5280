//! # The position has just appeared (R9.2b)
//!
//! The player having the move may claim a draw if the position on the board, brought about by
//! his opponent's last move, has appeared for the third time. It is never drawn without a
//! claim. The initial position counts as an occurrence; positions wiped out by a restoration
//! do not.
//!
//! - 2001: "at least" the third time, as in the editions after it.
//! - The draft breaks off within 9.2, before this.
//! - 2017, 2023: renumbered.

use flagfall_edition::{Absent, Clause, D09, E01, E14, E17, E23, E97, absent, renumbered, since};

/// The claim on the position as it stands.
pub const JUST_APPEARED: Clause<()> = Clause::new(
    "R9.2b",
    "The position has just appeared",
    &[
        since(
            E97,
            "9.2b",
            "The player having the move claims a draw: the same position has just appeared for \
             the third time.",
            (),
        ),
        since(
            E01,
            "9.2b",
            "The player having the move claims a draw: the same position has just appeared for \
             at least the third time, not necessarily by repeated moves.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "9.2b",
            "The player having the move claims a draw: the same position has just appeared for \
             at least the third time, not necessarily by repeated moves.",
            (),
        ),
        renumbered(E17, "9.2.1.2", ()),
        renumbered(E23, "9.2.2", ()),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::{ADOPTED, Story, law, printed};
    use super::super::{DrawClaim, claim_repetition};
    use super::*;
    use flagfall_edition::{E09, E18};

    /// The decisions, in every edition whose text is in hand.
    fn check(fen: &str, moves: &str, expect: &str) {
        let story = Story::from(fen, moves);
        for edition in ADOPTED {
            let found = story.claims(claim_repetition, &law(edition), None);
            let found = found.split(" [").next().unwrap();
            assert_eq!(found, expect, "{edition}");
        }
    }

    const UPHELD: &str = "claim upheld; 1/2-1/2 repetition";

    /// Case A9-24: the initial position is counted.
    #[test]
    fn the_initial_position_counts() {
        check("", "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8", UPHELD);
    }

    /// Case A9-07: the pawn beside the one that had just moved two squares was pinned.
    #[test]
    fn a_pinned_pawn_could_never_have_captured() {
        let opening = "e2e4 c7c5 e4e5 d8b6 g1f3 b6e6 f3g1 d7d5";
        let shuffle = "g1f3 b8c6 f3g1 c6b8 g1f3 b8c6 f3g1 c6b8";
        check("", &format!("{opening} {shuffle}"), UPHELD);
    }

    /// Case A9-09: the king was in check, so that the pawn could not be taken in passing.
    #[test]
    fn a_king_in_check_could_not_have_let_a_pawn_be_taken() {
        let fen = "8/8/8/8/4p3/8/R2P3k/K7 w - - 0 37";
        let moves = "d2d4 h2h3 a2a3 h3h2 a3a2 h2h1 a2a3 h1h2 a3a2";
        check(fen, moves, UPHELD);
    }

    /// Cases A9-12 and A9-15: whoever has made his move has lost the move, and the right.
    #[test]
    fn who_has_moved_cannot_claim() {
        let story = Story::of("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
        for (edition, expect) in [
            (E09, "not_having_the_move 9.2b, 2009; 9.4, 2009"),
            (E18, "not_having_the_move 9.2.1.2, 2018; 9.4, 2018"),
            (E23, "not_having_the_move 9.2.2, 2023; 9.4, 2023"),
        ] {
            let found = story.claims_with(claim_repetition, &law(edition), |claim| DrawClaim {
                by: !claim.by,
                has_the_move: false,
                has_touched: true,
                ..claim
            });
            assert_eq!(found, expect);
        }
        let numbers = "9.2b 9.2b 9.2b 9.2b lost 9.2b 9.2.1.2 9.2.1.2 9.2.2";
        assert_eq!(printed(&JUST_APPEARED), numbers);
    }
}
