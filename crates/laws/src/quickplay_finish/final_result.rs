//! # The arbiter's word later on (R10.2f)
//!
//! Having postponed his decision the arbiter gives it later, even after a flag has fallen: the
//! game is drawn if it could not be won by normal means, or if no sufficient attempts to win it
//! were made. Else it is lost by him whose flag fell.
//!
//! - 1997: he may declare the draw later, even after a flag has fallen.
//! - 2001: he declares the result after a flag has fallen.
//! - 2005: or as soon as he can.
//! - Of the draft we have the title only.
//! - 2014: it is the opponent of the player whose flag fell who must have tried.
//! - 2017: renumbered.

use super::QuickplayFinish;
use crate::{Decision, Ending, Outcome, Question, Ruling, Topic};
use flagfall_board::Color;
use flagfall_edition::{Absent, Clause, D09, E01, E05, E14, E17, E97, absent, renumbered, since};
use flagfall_say::say;

/// When the arbiter gives the decision he has postponed.
pub const FINAL_RESULT: Clause<Trying> = Clause::new(
    "R10.2f",
    "The arbiter's word later on",
    &[
        since(
            E97,
            "10.2c",
            "Having postponed his decision, the arbiter may later declare the game drawn, even \
             after a flag has fallen.",
            Trying::OpponentOfTheClaimant,
        ),
        since(
            E01,
            "10.2b",
            "Having postponed his decision, the arbiter declares the result after a flag has \
             fallen: a draw if the final position cannot be won by normal means, or if the \
             opponent made no sufficient attempts to win so.",
            Trying::OpponentOfTheClaimant,
        ),
        since(
            E05,
            "10.2b",
            "Having postponed his decision, the arbiter declares the result later in the game, \
             or as soon as he can after a flag has fallen: a draw if the final position cannot \
             be won by normal means, or if the opponent made no sufficient attempts to win so.",
            Trying::OpponentOfTheClaimant,
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "G.5b",
            "Having postponed his decision, the arbiter declares the result later in the game, \
             or as soon as he can after a flag has fallen: a draw if the opponent of the player \
             whose flag fell cannot win by normal means, or made no sufficient attempts to.",
            Trying::OpponentOfTheFlagged,
        ),
        renumbered(E17, "III.5.2", Trying::OpponentOfTheFlagged),
    ],
);

/// Who must have tried to win by normal means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trying {
    /// The opponent of the player who claimed.
    OpponentOfTheClaimant,
    /// The opponent of the player whose flag fell, whoever claimed.
    OpponentOfTheFlagged,
}

/// A flag fell while the decision on a claim is postponed: the arbiter gives it.
#[must_use]
pub fn ask_final(law: &QuickplayFinish, claimant: Color, flagged: Color) -> Option<Question> {
    let law = law.final_result.as_ref().ok()?;
    let trying = match law.reading {
        Trying::OpponentOfTheClaimant => !claimant,
        Trying::OpponentOfTheFlagged => !flagged,
    };
    let text = say!(
        "quickplay-final",
        flagged = flagged,
        side = claimant,
        trying = trying,
    );
    let question = Question::under(law, Topic::Quickplay, Some(claimant), text);
    Some(question.allowing(&["uphold", "reject"]))
}

/// The arbiter declares the draw that was claimed.
#[must_use]
pub fn drawn_after_all(law: &QuickplayFinish) -> Option<Ruling> {
    let clause = law.final_result.as_ref().ok()?;
    let drawn = Decision::End(Outcome::draw(Ending::Quickplay));
    let ruling = Ruling::under(clause, [Decision::ClaimUpheld, drawn]);
    Some(super::final_decision::with_final(law, ruling))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ADOPTED, law, printed};
    use super::*;
    use flagfall_edition::{E09, E18, E23, Edition};
    use flagfall_words::english;

    /// White claimed; `flagged` has no time left: who must have tried to win?
    fn check(editions: &[Edition], flagged: Color, trying: &str) {
        for &edition in editions {
            let question = ask_final(&law(edition), Color::White, flagged).unwrap();
            let asked = format!("did {trying} make no sufficient attempts");
            let text = english(question.text());
            assert!(text.contains(&asked), "{text}");
            assert_eq!(question.choices(), ["uphold", "reject"]);
        }
    }

    /// Case AG-09.
    #[test]
    fn after_the_flag_the_arbiter_says_draw_or_loss() {
        check(&ADOPTED, Color::White, "Black");
        check(&[E97, E01, E05, E09], Color::Black, "Black");
        check(&[E14, E17, E18, E23], Color::Black, "White");
        for (edition, cites) in [
            (E97, "10.2c, 1997"),
            (E05, "10.2b, 2005; 10.2d, 2005"),
            (E14, "G.5b, 2014"),
            (E23, "III.5.2, 2023"),
        ] {
            let ruling = drawn_after_all(&law(edition)).unwrap();
            let expect = format!("claim upheld; 1/2-1/2 quickplay [{cites}]");
            assert_eq!(ruling.to_string(), expect);
        }
        assert!(drawn_after_all(&law(D09)).is_none());
        let numbers = "10.2c 10.2b 10.2b 10.2b lost G.5b III.5.2 III.5.2 III.5.2";
        assert_eq!(printed(&FINAL_RESULT), numbers);
    }
}
