//! # The arbiter agrees (R10.2a)
//!
//! If the arbiter agrees that the opponent makes no effort to win by normal means, or that the
//! game cannot be won by normal means, it is drawn. Else he defers his decision.
//!
//! - 1997: to agree or to postpone is all he can.
//! - 2001: he may also reject the claim.
//! - Of the draft we have the title only.
//! - 2014, 2017: renumbered.

use super::{QuickplayClaim, QuickplayFinish};
use crate::{Decision, Ending, Outcome, Question, Ruling, Topic};
use flagfall_edition::{
    Absent, Clause, D09, E01, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_say::say;

const OR_POSTPONES: Verdicts = Verdicts {
    choices: &["uphold", "postpone"],
};
const OR_REJECTS: Verdicts = Verdicts {
    choices: &["uphold", "postpone", "reject"],
};

/// What the arbiter may make of the claim.
pub const AGREED: Clause<Verdicts> = Clause::new(
    "R10.2a",
    "The arbiter agrees",
    &[
        since(
            E97,
            "10.2a",
            "If the arbiter is satisfied that the opponent makes no effort to win by normal \
             means, or that it is not possible to win by normal means, the game is drawn. \
             Otherwise he postpones his decision.",
            OR_POSTPONES,
        ),
        since(
            E01,
            "10.2a",
            "If the arbiter agrees that the opponent makes no effort to win by normal means, or \
             that it is not possible to win by normal means, the game is drawn. Otherwise he \
             postpones his decision or rejects the claim.",
            OR_REJECTS,
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "G.5a", OR_REJECTS),
        renumbered(E17, "III.5.1", OR_REJECTS),
    ],
);

/// What the arbiter may make of the claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdicts {
    /// The answers there are.
    pub choices: &'static [&'static str],
}

/// Puts the claim to the arbiter: it is his judgement, and nothing on the board decides it.
pub(super) fn ask(law: &Provision<Verdicts>, claim: &QuickplayClaim) -> Question {
    let (by, opponent) = (claim.by, !claim.by);
    let text = say!(
        "quickplay-asked",
        side = by,
        left = claim.left,
        opponent = opponent,
        others = claim.opponent_left,
    );
    Question::under(law, Topic::Quickplay, Some(by), text).allowing(law.reading.choices)
}

/// The arbiter agrees with the claim.
#[must_use]
pub fn agree(law: &QuickplayFinish) -> Option<Ruling> {
    let agreed = law.agreed.as_ref().ok()?;
    let drawn = Decision::End(Outcome::draw(Ending::Quickplay));
    let ruling = Ruling::under(agreed, [Decision::ClaimUpheld, drawn]);
    Some(super::final_decision::with_final(law, ruling))
}

#[cfg(test)]
mod tests {
    use super::super::claim_quickplay;
    use super::super::testing::{ADOPTED, claim, law, printed};
    use super::*;
    use crate::Answer;
    use flagfall_edition::{E05, E09, E18, E23, Edition};
    use flagfall_words::english;

    fn check(editions: &[Edition], choices: &[&str]) {
        for &edition in editions {
            let Answer::Asked(question) = claim_quickplay(&law(edition), &claim()) else {
                panic!("{edition} asks");
            };
            assert_eq!(question.topic(), Topic::Quickplay);
            assert_eq!(question.choices(), choices, "{edition}");
            let facts = "White, with 1:35 left, claims a draw in the quickplay finish; Black \
                         has 6:40.";
            let text = english(question.text());
            assert!(text.starts_with(facts), "{text}");
        }
    }

    #[test]
    fn he_could_not_reject_at_first() {
        check(&[E97], &["uphold", "postpone"]);
        check(&ADOPTED[1..], &["uphold", "postpone", "reject"]);
    }

    #[test]
    fn a_draw_if_he_agrees() {
        let drawn = "claim upheld; 1/2-1/2 quickplay";
        for (edition, cites) in [
            (E97, "10.2a, 1997"),
            (E01, "10.2a, 2001; 10.2d, 2001"),
            (E05, "10.2a, 2005; 10.2d, 2005"),
            (E09, "10.2a, 2009; 10.2d, 2009"),
            (E14, "G.5a, 2014"),
            (E18, "III.5.1, 2018"),
            (E23, "III.5.1, 2023"),
        ] {
            let ruling = agree(&law(edition)).unwrap();
            assert_eq!(ruling.to_string(), format!("{drawn} [{cites}]"));
        }
        assert!(agree(&law(D09)).is_none());
        let numbers = "10.2a 10.2a 10.2a 10.2a lost G.5a III.5.1 III.5.1 III.5.1";
        assert_eq!(printed(&AGREED), numbers);
    }
}
