//! # The result is signed (R8.7.1)
//!
//! When the game is over both players sign both scoresheets with the result. Even a wrong result
//! so signed stands, unless the arbiter decides otherwise.
//!
//! - 1997: not printed.
//! - 2001: first printed.
//! - Draft: renumbered; 2014: its number again.
//! - 2023: or approve it on their electronic scoresheets.

use crate::{Decision, Ending, Outcome, Question, Ruling, Score, Topic};
use flagfall_edition::{Clause, D09, E01, E14, E23, Law, Provision, renumbered, since};
use flagfall_say::say;

/// Both players sign the result.
pub const SIGNING: Clause<()> = Clause::new(
    "R8.7.1",
    "The result is signed",
    &[
        since(
            E01,
            "8.7",
            "When the game is over both players sign both scoresheets with the result. Even if \
             it is wrong it stands, unless the arbiter decides otherwise.",
            (),
        ),
        renumbered(D09, "8.8", ()),
        renumbered(E14, "8.7", ()),
        since(
            E23,
            "8.7",
            "When the game is over both players sign both scoresheets with the result, or \
             approve it on electronic ones. Even if it is wrong it stands, unless the arbiter \
             decides otherwise.",
            (),
        ),
    ],
);

/// Both have signed the same result; `reached` is how the game ended, if it has.
#[must_use]
pub fn both_signed(
    law: &Law<()>,
    signed: (Score, Score),
    reached: Option<&Outcome>,
) -> Option<Question> {
    let law = law.as_ref().ok()?;
    if reached.is_some_and(|it| (it.white, it.black) == signed) {
        return None;
    }
    let signed = result(signed).result();
    let text = match reached {
        Some(outcome) => say!("signed-wrong", signed = signed, reached = outcome.result()),
        None => say!("signed-early", signed = signed),
    };
    Some(Question::under(law, Topic::SignedResult, None, text))
}

/// The arbiter lets what was signed stand, or has the true result: of a game that had not
/// ended, none.
#[must_use]
pub fn signature_settled(
    law: &Provision<()>,
    signed: (Score, Score),
    reached: Option<Outcome>,
    stands: bool,
) -> Ruling {
    let decision = match (stands, reached) {
        (true, _) => Decision::End(result(signed)),
        (false, Some(outcome)) => Decision::End(outcome),
        (false, None) => Decision::Continue,
    };
    Ruling::under(law, [decision])
}

fn result(signed: (Score, Score)) -> Outcome {
    Outcome::scored(signed, Ending::Arbiter)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{law, printed};
    use super::*;
    use flagfall_edition::{E05, E09, E17, E18, E97};

    const LOST: (Score, Score) = (Score::Loss, Score::Win);

    /// Case A8-11.
    #[test]
    fn a_wrong_result_is_for_the_arbiter() {
        let drawn = Outcome::draw(Ending::Agreement);
        assert!(both_signed(&law(E97).signing, LOST, Some(&drawn)).is_none());
        for edition in [E01, E05, E09, D09, E14, E17, E18, E23] {
            let law = law(edition).signing;
            let question = both_signed(&law, LOST, Some(&drawn)).unwrap();
            assert_eq!(question.choices(), ["stands", "correct"], "{edition}");
            let right = (Score::Draw, Score::Draw);
            assert!(both_signed(&law, right, Some(&drawn)).is_none());
            assert!(both_signed(&law, right, None).is_some());
        }
        let law = law(E18).signing.unwrap();
        let settled = |stands, reached| signature_settled(&law, LOST, reached, stands).to_string();
        assert_eq!(settled(true, Some(drawn)), "0-1 arbiter [8.7, 2018]");
        assert_eq!(settled(false, Some(drawn)), "1/2-1/2 agreement [8.7, 2018]");
        assert_eq!(settled(false, None), "game continues [8.7, 2018]");
        assert_eq!(printed(&SIGNING), "no 8.7 8.7 8.7 8.8 8.7 8.7 8.7 8.7");
    }
}
