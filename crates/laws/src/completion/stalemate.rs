//! # Stalemate (R5.2a)
//!
//! If the player having the move has no legal move and is not in check, the game is drawn at once,
//! on the same condition as checkmate ends it. What is resigned or announced afterwards changes
//! nothing.
//!
//! - 2001: renumbered; said with the condition.
//! - The draft, 2014: the move was also in accord with the rules on touching.
//! - 2017: renumbered only.

use super::checkmate::{Condition, Proviso};
use crate::{Answer, Decision, Ending, Made, Outcome, Question, Ruling, Topic};
use flagfall_edition::{Clause, D09, E01, E14, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const STALEMATE: Clause<Proviso> = Clause::new(
    "R5.2a",
    "Stalemate",
    &[
        since(
            E97,
            "5.2",
            "A player whose turn it is, who is not in check and has no legal move left, is \
             stalemated: the game is over and drawn.",
            Proviso::Legal,
        ),
        since(
            E01,
            "5.2a",
            "A player whose turn it is, who is not in check and has no legal move left, is \
             stalemated: the game is over and drawn, if the move that led there was legal.",
            Proviso::Legal,
        ),
        since(
            D09,
            "5.2a",
            "A player whose turn it is, who is not in check and has no legal move left, is \
             stalemated: the game is over and drawn, if the move that led there was legal and \
             kept to 4.2 to 4.6.",
            Proviso::LegalAndByTheTouch,
        ),
        since(
            E14,
            "5.2a",
            "A player whose turn it is, who is not in check and has no legal move left, is \
             stalemated: the game is over and drawn, if the move that led there was legal and \
             kept to 4.2 to 4.7.",
            Proviso::LegalAndByTheTouch,
        ),
        renumbered(E17, "5.2.1", Proviso::LegalAndByTheTouch),
    ],
);

/// Whether the move just made has ended the game by stalemate.
#[must_use]
pub fn stalemate(law: &Provision<Proviso>, made: &Made<'_>) -> Option<Answer> {
    if !made.after.is_stalemate() {
        return None;
    }
    match law.reading.of(made) {
        Condition::Failed => None,
        Condition::Met => {
            let drawn = Outcome::draw(Ending::Stalemate);
            let because = say!("stalemate-given", side = !made.by);
            Some(
                Ruling::under(law, [Decision::End(drawn)])
                    .because(because)
                    .into(),
            )
        }
        Condition::AgainstTheTouch => {
            let text = say!("stalemate-against-touch", side = made.by);
            Some(Question::under(law, Topic::MateAgainstTouch, Some(made.by), text).into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{How, asked};
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::{E05, E09, E18, E23, Edition};

    /// A5-07: announced as mate, and resigned by him who believed it.
    const STALE: &str = "k7/2Q5/8/2K5/8/8/8/8 b - - 1 1";

    fn check(editions: &[Edition], fen: &str, how: How, expect: &str) {
        for &edition in editions {
            let shown = asked(&STALEMATE, edition, fen, how, stalemate);
            assert_eq!(shown.split(" [").next(), Some(expect), "{edition}");
        }
    }

    #[test]
    fn no_legal_move_and_no_check() {
        let expect = "5.2 5.2a 5.2a 5.2a 5.2a 5.2a 5.2.1 5.2.1 5.2.1";
        assert_eq!(numbers(&STALEMATE), expect);
        check(&Edition::ALL, STALE, How::Lawfully, "1/2-1/2 stalemate");
        // A5-08, and A4-15 with a queen.
        let king_shut_in = "k7/p1K5/P7/8/8/8/8/8 b - - 1 1";
        check(
            &Edition::ALL,
            king_shut_in,
            How::Lawfully,
            "1/2-1/2 stalemate",
        );
        let queened = "5Q2/7k/5K2/8/8/8/8/8 b - - 0 1";
        check(&Edition::ALL, queened, How::Lawfully, "1/2-1/2 stalemate");
        let rook = "5R2/7k/5K2/8/8/8/8/8 b - - 0 1";
        check(&Edition::ALL, rook, How::Lawfully, "nothing");
        // A3-04: a capture in passing is left.
        let in_passing = "7k/4N3/7K/8/3pP3/3R4/8/8 b - e3 0 1";
        check(&Edition::ALL, in_passing, How::Lawfully, "nothing");
    }

    #[test]
    fn the_same_condition_as_for_mate() {
        check(&Edition::ALL, STALE, How::Illegally, "nothing");
        let before = [E97, E01, E05, E09];
        check(&before, STALE, How::AgainstTheTouch, "1/2-1/2 stalemate");
        let asks = "White's stalemating move broke the rules on touched men. Does it stand?";
        check(
            &[D09, E14, E17, E18, E23],
            STALE,
            How::AgainstTheTouch,
            asks,
        );
    }
}
