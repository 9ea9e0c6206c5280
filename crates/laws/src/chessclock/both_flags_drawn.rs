//! # Both flags down in the last period (R6.11b)
//!
//! Where it cannot be said which flag fell first, and all remaining moves had to be made in
//! this period, the game is drawn.
//!
//! - 1997: in the article on the quickplay finish, which is the last period.
//! - 2005: in the article on the clock.
//! - 2017: only in the guidelines on the quickplay finish, where the event adopts them; else
//!   the clock shows which fell first, or the arbiter is asked.

use super::{Chessclock, Force};
use crate::{Answer, Decision, Ending, Outcome, Question, Ruling, Topic};
use flagfall_edition::{Clause, E01, E05, E09, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// Both flags are down in the period of all remaining moves.
pub const BOTH_FLAGS_DRAWN: Clause<Force> = Clause::new(
    "R6.11b",
    "Both flags down in the last period",
    &[
        since(
            E97,
            "10.4",
            "In a quickplay finish the game is drawn if both flags have fallen and it cannot be \
             established which fell first.",
            Force::OfItself,
        ),
        renumbered(E01, "10.3", Force::OfItself),
        since(
            E05,
            "6.12b",
            "The game is drawn if both flags have fallen in the period of all remaining moves \
             and it cannot be established which fell first.",
            Force::OfItself,
        ),
        renumbered(E09, "6.11b", Force::OfItself),
        since(
            E17,
            "III.3.1.2",
            "Where the guidelines on the quickplay finish are adopted: the game is drawn if both \
             flags have fallen in the period of all remaining moves and it cannot be established \
             which fell first.",
            Force::OnceAdopted { adopted: false },
        ),
    ],
);

/// Both flags are down and nobody can say which fell first. Where the edition has only an
/// unadopted guideline for it, the arbiter is asked which did.
#[must_use]
pub fn both_flags(law: &Chessclock, last_period: bool) -> Answer {
    match clause(law, last_period) {
        Some(clause) if clause.reading.holds() => ruled(clause, last_period).into(),
        _ => {
            let text = say!("both-flags-which-first");
            Question::under(&law.losing, Topic::BothFlags, None, text).into()
        }
    }
}

/// The arbiter's answer `unknown`: the game continues or is drawn, as the guidelines would
/// have it; they are the nearest text there is.
#[must_use]
pub fn order_unknown(law: &Chessclock, last_period: bool) -> Ruling {
    match clause(law, last_period) {
        Some(clause) => ruled(clause, last_period),
        None => Ruling::under(&law.losing, [decision(last_period)]),
    }
}

fn clause(law: &Chessclock, last_period: bool) -> Option<&Provision<Force>> {
    let clause = match last_period {
        true => &law.both_flags_drawn,
        false => &law.both_flags_continue,
    };
    clause.as_ref().ok()
}

fn decision(last_period: bool) -> Decision {
    match last_period {
        true => Decision::End(Outcome::draw(Ending::BothFlags)),
        false => Decision::Continue,
    }
}

fn ruled(clause: &Provision<Force>, last_period: bool) -> Ruling {
    Ruling::under(clause, [decision(last_period)]).because(say!("both-flags-unknown"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::{new, printed};
    use flagfall_edition::{D09, E14, E18, E23, Edition};
    use flagfall_record::Regulations;

    fn check(edition: Edition, adopted: Option<bool>, last_period: bool, expect: &str) {
        let regulations = Regulations {
            quickplay_finish: adopted,
            ..Regulations::default()
        };
        let found = match both_flags(&new(edition, &regulations), last_period) {
            Answer::Ruled(ruling) => ruling.to_string(),
            Answer::Asked(question) => question.topic().word().to_owned(),
            Answer::Refused(refusal) => refusal.to_string(),
        };
        assert_eq!(found, expect, "{edition} {adopted:?} {last_period}");
    }

    /// Case A6-24.
    #[test]
    fn the_last_period_is_drawn() {
        check(E97, None, true, "1/2-1/2 both_flags [10.4, 1997]");
        check(E01, None, true, "1/2-1/2 both_flags [10.3, 2001]");
        check(E05, None, true, "1/2-1/2 both_flags [6.12b, 2005]");
        check(E09, None, true, "1/2-1/2 both_flags [6.11b, 2009]");
        check(D09, None, true, "1/2-1/2 both_flags [6.11b, 2009-draft]");
        check(E14, None, true, "1/2-1/2 both_flags [6.11b, 2014]");
        check(
            E18,
            Some(true),
            true,
            "1/2-1/2 both_flags [III.3.1.2, 2018]",
        );
    }

    #[test]
    fn any_other_period_goes_on() {
        check(E97, None, false, "game continues [6.11, 1997]");
        check(E05, None, false, "game continues [6.12a, 2005]");
        check(E14, None, false, "game continues [6.11a, 2014]");
        check(E23, Some(true), false, "game continues [III.3.1.1, 2023]");
    }

    #[test]
    fn without_the_guidelines_the_arbiter_is_asked() {
        for edition in [E17, E18, E23] {
            for adopted in [None, Some(false)] {
                check(edition, adopted, true, "both_flags");
                check(edition, adopted, false, "both_flags");
            }
        }
        let law = new(E23, &Regulations::default());
        let unknown = order_unknown(&law, true).to_string();
        assert_eq!(unknown, "1/2-1/2 both_flags [III.3.1.2, 2023]");
        assert_eq!(
            printed(&BOTH_FLAGS_DRAWN),
            "10.4 10.3 6.12b 6.11b 6.11b 6.11b III.3.1.2 III.3.1.2 III.3.1.2"
        );
    }
}
