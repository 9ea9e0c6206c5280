//! # Who decides on such a claim (RD.3)
//!
//! It is referred to an arbiter, whose decision stands.
//!
//! - 1997: to one from outside the competition.
//! - 2001: to an arbiter.
//! - Of the draft we have nothing.
//! - 2014: renumbered.
//! - 2017: to the arbiter designated for it; that his decision is final is no longer said.

use super::QuickplayFinish;
use crate::{Decision, Ending, Outcome, Question, Ruling, Topic};
use flagfall_board::Color;
use flagfall_edition::{
    Absent, Clause, D09, E01, E09, E14, E17, E97, Provision, absent, renumbered, since,
};
use flagfall_say::{Text, say};

/// A claim made without an arbiter is referred to one.
pub const REFERRED: Clause<Referee> = Clause::new(
    "RD.3",
    "Who decides on such a claim",
    &[
        since(
            E97,
            "D1",
            "The claim is referred to an arbiter from outside the competition; his decision is \
             final.",
            Referee::FromOutside,
        ),
        since(
            E01,
            "D",
            "The claim is referred to an arbiter; his decision is final.",
            Referee::Any,
        ),
        renumbered(E09, "D.1", Referee::Any),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "G.6", Referee::Any),
        since(
            E17,
            "III.6.2",
            "The claim is referred to the designated arbiter.",
            Referee::Designated,
        ),
    ],
);

/// To whom the claim goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Referee {
    /// An arbiter who has nothing to do with the competition.
    FromOutside,
    /// An arbiter.
    Any,
    /// The one the event has named.
    Designated,
}

/// Whom it goes to.
pub(super) fn to_whom(law: &Provision<Referee>) -> Text {
    let whom = match law.reading {
        Referee::FromOutside => "outside",
        Referee::Any => "any",
        Referee::Designated => "designated",
    };
    say!("referred-to", whom = whom)
}

/// What that arbiter is asked. A claim that fails costs the claimant the game he has ended.
#[must_use]
pub fn ask_referee(law: &QuickplayFinish, by: Color) -> Option<Question> {
    let law = law.referred.as_ref().ok()?;
    let text = say!("referred-asked", side = by, opponent = !by);
    let question = Question::under(law, Topic::Quickplay, Some(by), text);
    Some(question.allowing(&["uphold", "reject"]))
}

/// What that arbiter has decided on a claim of that player's.
#[must_use]
pub fn referee_decides(law: &QuickplayFinish, by: Color, upheld: bool) -> Option<Ruling> {
    let law = law.referred.as_ref().ok()?;
    let decided = match upheld {
        true => [
            Decision::ClaimUpheld,
            Decision::End(Outcome::draw(Ending::Quickplay)),
        ],
        false => [
            Decision::ClaimRejected,
            Decision::End(Outcome::win(!by, Ending::Quickplay)),
        ],
    };
    Some(Ruling::under(law, decided))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ADOPTED, law, printed};
    use super::*;
    use flagfall_edition::{E05, E23};

    #[test]
    fn an_arbiter_decides_afterwards() {
        for edition in ADOPTED {
            let question = ask_referee(&law(edition), Color::White).unwrap();
            assert_eq!(question.choices(), ["uphold", "reject"], "{edition}");
        }
        let decided = |edition, upheld| {
            let ruling = referee_decides(&law(edition), Color::White, upheld);
            ruling.unwrap().to_string()
        };
        let drawn = "claim upheld; 1/2-1/2 quickplay [D, 2005]";
        assert_eq!(decided(E05, true), drawn);
        let lost = "claim rejected; 0-1 quickplay [III.6.2, 2023]";
        assert_eq!(decided(E23, false), lost);
        assert!(ask_referee(&law(D09), Color::White).is_none());
        let numbers = "D1 D D D.1 lost G.6 III.6.2 III.6.2 III.6.2";
        assert_eq!(printed(&REFERRED), numbers);
    }
}
