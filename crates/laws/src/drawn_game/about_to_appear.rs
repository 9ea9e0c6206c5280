//! # The position is about to appear (R9.2a)
//!
//! The player having the move may claim a draw if his next move would bring the same position
//! for the third time. He writes that move and declares to the arbiter that he will play it;
//! he does not play it first.
//!
//! - 2001: "at least" the third time, as in the editions after it.
//! - The draft breaks off within 9.2, before this.
//! - 2017: the move once written can no longer be changed.
//! - 2023: written, or entered where the scoresheet is electronic.

use super::sameness::{Sameness, same};
use flagfall_board::Identity;
use flagfall_edition::{Absent, Clause, D09, E01, E14, E17, E23, E97, Provision, absent, since};

/// The claim with a move written.
pub const ABOUT_TO_APPEAR: Clause<()> = Clause::new(
    "R9.2a",
    "The position is about to appear",
    &[
        since(
            E97,
            "9.2a",
            "The player having the move claims a draw: the same position is about to appear for \
             the third time. He first writes the move on his scoresheet and declares to the \
             arbiter that he intends to play it.",
            (),
        ),
        since(
            E01,
            "9.2a",
            "The player having the move claims a draw: the same position is about to appear for \
             at least the third time, not necessarily by repeated moves. He first writes the \
             move on his scoresheet and declares to the arbiter that he intends to play it.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "9.2a",
            "The player having the move claims a draw: the same position is about to appear for \
             at least the third time, not necessarily by repeated moves. He first writes the \
             move on his scoresheet and declares to the arbiter that he intends to play it.",
            (),
        ),
        since(
            E17,
            "9.2.1.1",
            "The player having the move claims a draw: the same position is about to appear for \
             at least the third time, not necessarily by repeated moves. He first writes the \
             move, which cannot be changed, on his scoresheet and declares to the arbiter that \
             he intends to play it.",
            (),
        ),
        since(
            E23,
            "9.2.1",
            "The player having the move claims a draw: the same position is about to appear for \
             at least the third time, not necessarily by repeated moves. He first writes or \
             enters the move, which cannot be changed, and declares to the arbiter that he \
             intends to play it.",
            (),
        ),
    ],
);

/// How often the position will have appeared once the move is played.
pub(super) fn would_appear(
    law: &Provision<Sameness>,
    history: &[Identity],
    after: &Identity,
) -> usize {
    1 + history.iter().filter(|it| same(law, it, after)).count()
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ADOPTED, Story, law, printed};
    use super::super::{WRONG_CLAIM, claim_repetition};
    use super::*;
    use flagfall_edition::{E05, E09, E18};

    const NUMBERS: [(flagfall_edition::Edition, &str, &str, &str); 8] = [
        (E97, "9.2a", "9.2", "9.5a"),
        (E01, "9.2a", "9.2", "9.5a"),
        (E05, "9.2a", "9.2", "9.5a"),
        (E09, "9.2a", "9.2", "9.5a"),
        (E14, "9.2a", "9.2", "9.5a"),
        (E17, "9.2.1.1", "9.2.2", "9.5.2"),
        (E18, "9.2.1.1", "9.2.2", "9.5.2"),
        (E23, "9.2.1", "9.2.3", "9.5.2"),
    ];

    fn check(fen: &str, moves: &str, intended: &str, upheld: bool) {
        let story = Story::from(fen, moves);
        for (edition, appears, identity, correct) in NUMBERS {
            let found = story.claims(claim_repetition, &law(edition), Some(intended));
            if upheld {
                let expect = format!(
                    "claim upheld; 1/2-1/2 repetition [{appears}, {edition}; {identity}, \
                     {edition}; {correct}, {edition}]"
                );
                assert_eq!(found, expect);
            } else {
                let price = WRONG_CLAIM.under(edition).unwrap().rule;
                assert!(found.contains("+"), "{edition}: {found}");
                let cited = format!("{intended} [{appears}, {edition}; {price}]");
                assert!(found.ends_with(&cited), "{edition}: {found}");
            }
        }
    }

    /// Case A9-01, from the thirtieth move: the moves between were neither the same nor
    /// consecutive.
    #[test]
    fn the_third_time_need_not_come_by_repeated_moves() {
        let fen = "8/pp3p1k/2p2q1p/3r1P1Q/5R2/7P/P1P2P2/7K w - - 1 30";
        let moves = "h5e2 f6e5 e2h5 e5f6 h5e2 d5e5 e2d3 e5d5";
        check(fen, moves, "d3e2", true);
    }

    /// Case A9-02, from the forty-fourth move: the men stand alike for the third time, but once
    /// it was the other player's move.
    #[test]
    fn the_other_player_s_move_makes_another_position() {
        let fen = "8/5b2/3k4/1p2p2p/p2n2p1/P1K1N1P1/1PP4P/4N3 b - - 9 44";
        let moves = "d6c6 c3d3 c6c5 d3e4 c5d6 e4d3 f7g6 d3c3 d6c5 e1d3 c5d6 d3e1 d6c6 c3d2 \
                     c6c5 e1d3 c5d6 d3e1 d4e6 d2c3";
        check(fen, moves, "e6d4", false);
    }

    /// Case A9-03: at the first occurrence Black could still castle long.
    #[test]
    fn a_right_to_castle_lost_between_makes_another_position() {
        let fen = "r3kb1r/5ppp/4p3/1N6/4P3/8/Pn1BK1PP/R6R b kq - 0 22";
        check(fen, "a8a4 b5c3 a4a8 c3b5 a8a4 b5c3 a4a8", "c3b5", false);
    }

    /// Case A9-08: the pawn that could take is pinned on its file, so that nothing could.
    #[test]
    fn a_capture_that_was_not_legal_makes_no_other_position() {
        let fen = "6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1";
        let moves = "h7h5 e6h6 g7h7 h6e6 h7g7 e6h6 g7h7 h6e6";
        check(fen, moves, "h7g7", true);
    }

    #[test]
    fn the_second_time_is_not_enough() {
        check("", "g1f3 g8f6 f3g1", "f6g8", false);
        let numbers = "9.2a 9.2a 9.2a 9.2a lost 9.2a 9.2.1.1 9.2.1.1 9.2.1";
        assert_eq!(printed(&ABOUT_TO_APPEAR), numbers);
        assert_eq!(ADOPTED.len(), NUMBERS.len());
    }
}
