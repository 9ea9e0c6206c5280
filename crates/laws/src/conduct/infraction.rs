//! # What an infraction costs (R12.7)
//!
//! Whoever breaks one of the rules on conduct is penalised from the arbiter's list (R13.4). Which
//! penalty is for the arbiter to choose.
//!
//! - 2005, 2009: renumbered only.
//! - Draft: its article on conduct is lost.
//! - 2014: renumbered only.

use super::Conduct;
use crate::arbiter::{Arbiter, choice_of_penalties};
use crate::refusal::required;
use crate::{Question, Refusal, Topic};
use flagfall_board::Color;
use flagfall_edition::{
    Absent, Clause, D09, E05, E09, E14, E97, Law, Provision, absent, renumbered, since,
};
use flagfall_say::{Text, say};

/// An infraction is penalised.
pub const INFRACTION: Clause<()> = Clause::new(
    "R12.7",
    "What an infraction costs",
    &[
        since(
            E97,
            "12.6",
            "Breaking a rule on conduct leads to a penalty from the arbiter's list, 13.4.",
            (),
        ),
        renumbered(E05, "12.7", ()),
        renumbered(E09, "12.7", ()),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "11.6",
            "Breaking a rule on conduct leads to a penalty from the arbiter's list, 12.9.",
            (),
        ),
    ],
);

/// A rule on conduct was broken: what penalty, if any?
#[must_use]
pub fn infraction<R>(
    law: &Conduct,
    arbiter: &Arbiter,
    broken: &Provision<R>,
    side: Color,
    facts: Text,
) -> Question {
    let question = ask_penalty(arbiter, broken, side, facts);
    match &law.infraction {
        Ok(clause) => question.and(clause),
        Err(_) => question,
    }
}

/// A rule on conduct was broken, one that the edition may not have.
///
/// # Errors
/// [`Refusal`] where the edition does not know it, or its text is not in hand.
pub fn broken<R>(
    law: &Conduct,
    arbiter: &Arbiter,
    clause: &Law<R>,
    side: Color,
    facts: Text,
) -> Result<Question, Refusal> {
    let clause = required(clause, say!("what-conduct"))?;
    Ok(infraction(law, arbiter, clause, side, facts))
}

/// Something may be penalised from the arbiter's list: what penalty, if any?
#[must_use]
pub fn ask_penalty<R>(
    arbiter: &Arbiter,
    broken: &Provision<R>,
    side: Color,
    facts: Text,
) -> Question {
    let text = facts.then(choice_of_penalties(arbiter));
    let question = Question::under(broken, Topic::Penalty, Some(side), text);
    match &arbiter.penalties {
        Ok(menu) => question.and(menu),
        Err(_) => question,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use crate::conduct::under;
    use flagfall_edition::{E01, E17, E23, Edition, Sources};

    fn check(edition: Edition, cites: &str, last: &str) {
        let (law, arbiter) = (under(edition), Arbiter::new(&Sources::of(edition)));
        let broken = law.bearing.unwrap();
        let asked = infraction(&law, &arbiter, &broken, Color::White, Text::default());
        let found = asked.citations().iter().map(|it| it.article);
        assert_eq!(found.collect::<Vec<_>>().join(" "), cites, "{edition}");
        let text = asked.text().to_string();
        assert!(text.ends_with(last), "{text}");
    }

    #[test]
    fn the_list_of_the_edition_is_put_to_the_arbiter() {
        check(E97, "12.1 13.4 12.6", "penalty-loss, penalty-expulsion])");
        check(E01, "12.1 13.4 12.6", "penalty-expulsion])");
        check(
            E17,
            "11.1 12.9 11.6",
            "penalty-exclusion, penalty-expulsion])",
        );
        check(
            E23,
            "11.1 12.9 11.6",
            "penalty-exclusion, penalty-expulsion])",
        );
        let numbers = "12.6 12.6 12.7 12.7 lost 11.6 11.6 11.6 11.6";
        assert_eq!(printed(&INFRACTION), numbers);
    }
}
