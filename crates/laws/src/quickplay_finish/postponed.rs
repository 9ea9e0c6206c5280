//! # The decision is postponed (R10.2b)
//!
//! If the arbiter postpones his decision, he may give the opponent two minutes more. Play goes
//! on, in an arbiter's presence.
//!
//! - 1997: in his presence.
//! - 2001: if possible.
//! - Of the draft we have the title only.
//! - 2014, 2017: renumbered.

use super::QuickplayFinish;
use crate::refusal::required;
use crate::{Decision, Reason, Refusal, Ruling};
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_edition::{Absent, Clause, D09, E01, E14, E17, E97, absent, renumbered, since};
use flagfall_say::say;

const TWO: Millis = Millis::minutes(2);

/// What the opponent may be given where the decision is postponed.
pub const POSTPONED: Clause<Millis> = Clause::new(
    "R10.2b",
    "The decision is postponed",
    &[
        since(
            E97,
            "10.2b",
            "If the decision is postponed, the opponent may be given two minutes more, and the \
             game goes on in the arbiter's presence.",
            TWO,
        ),
        since(
            E01,
            "10.2b",
            "If the decision is postponed, the opponent may be given two minutes more, and the \
             game goes on, if possible in an arbiter's presence.",
            TWO,
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "G.5b", TWO),
        renumbered(E17, "III.5.2", TWO),
    ],
);

/// The arbiter postpones his decision on that player's claim, and gives the opponent so much
/// time: none, or what the clause lets him.
///
/// # Errors
/// [`Refusal`] for another amount of time.
pub fn postpone(law: &QuickplayFinish, by: Color, gain: Option<Millis>) -> Result<Ruling, Refusal> {
    let clause = required(&law.postponed, super::quickplay())?;
    let gain = gain.unwrap_or(Millis::ZERO);
    if gain != Millis::ZERO && gain != clause.reading {
        let text = say!("quickplay-postponed-time", time = clause.reading);
        return Err(Refusal::under(clause, Reason::NotAllowed, text));
    }
    let gained = (gain > Millis::ZERO).then_some(Decision::AddTime(!by, gain));
    let postponed = [Some(Decision::ClaimPostponed(by)), gained];
    let ruling = Ruling::under(clause, postponed.into_iter().flatten());
    Ok(super::final_decision::with_final(law, ruling))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ADOPTED, law, printed};
    use super::*;
    use flagfall_edition::{E09, E23};

    #[test]
    fn two_minutes_or_none() {
        for edition in ADOPTED {
            let law = law(edition);
            let ruled = |ms| {
                postpone(&law, Color::White, ms)
                    .map(|it| it.to_string())
                    .map_err(|it| it.reason())
            };
            let start = |text: String| text.split(" [").next().unwrap_or("").to_owned();
            assert_eq!(ruled(None).map(start).unwrap(), "claim postponed");
            let given = ruled(Some(TWO)).map(start).unwrap();
            assert_eq!(given, "claim postponed; Black +2:00", "{edition}");
            let other = ruled(Some(Millis::minutes(3)));
            assert_eq!(other, Err(Reason::NotAllowed), "{edition}");
        }
        let ruling = postpone(&law(E09), Color::Black, None).unwrap();
        assert_eq!(
            ruling.to_string(),
            "claim postponed [10.2b, 2009; 10.2d, 2009]"
        );
        let ruling = postpone(&law(E23), Color::Black, None).unwrap();
        assert_eq!(ruling.to_string(), "claim postponed [III.5.2, 2023]");
        let lost = postpone(&law(D09), Color::Black, None).unwrap_err();
        assert_eq!(lost.reason(), Reason::NotEncoded);
        let numbers = "10.2b 10.2b 10.2b 10.2b lost G.5b III.5.2 III.5.2 III.5.2";
        assert_eq!(printed(&POSTPONED), numbers);
    }
}
