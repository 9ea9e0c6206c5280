//! # Extra time after a disturbance (R13.5)
//!
//! The arbiter may give one or both players more time when something from outside disturbed
//! the game.
//!
//! - Draft: its article on the arbiter is lost.
//! - 2014: Article 13 became Article 12.

use super::Arbiter;
use crate::refusal::required;
use crate::{Answer, Decision, Ruling};
use flagfall_board::Color;
use flagfall_clock::Millis;
use flagfall_edition::{Absent, Clause, D09, E14, E97, absent, renumbered, since};
use flagfall_record::Ms;
use flagfall_say::say;

/// More time after a disturbance from outside.
pub const EXTRA_TIME: Clause<()> = Clause::new(
    "R13.5",
    "Extra time after a disturbance",
    &[
        since(
            E97,
            "13.5",
            "The arbiter may give one or both players extra time if the game was disturbed from \
             outside.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "12.5", ()),
    ],
);

/// The arbiter gives so much more time to White and to Black; nothing where it is nothing.
#[must_use]
pub fn extra_time(law: &Arbiter, white: Ms, black: Ms) -> Answer {
    let clause = match required(&law.extra_time, say!("extra-time-name")) {
        Ok(clause) => clause,
        Err(refusal) => return refusal.into(),
    };
    let given = [(Color::White, white), (Color::Black, black)]
        .into_iter()
        .filter(|(_, time)| *time > Millis::ZERO)
        .map(|(side, time)| Decision::AddTime(side, time));
    Ruling::under(clause, given)
        .because(say!("extra-time-disturbed"))
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Reason;
    use crate::arbiter::under;
    use crate::chessclock::printed;
    use flagfall_edition::{E05, E18};

    #[test]
    fn a_disturbance_may_be_made_good() {
        let five = Millis::minutes(5);
        let short = |answer| match answer {
            Answer::Ruled(ruling) => ruling.to_string(),
            other => format!("{other:?}"),
        };
        let both = short(extra_time(&under(E18), five, five));
        assert_eq!(both, "White +5:00; Black +5:00 [12.5, 2018]");
        let one = short(extra_time(&under(E05), Millis::ZERO, five));
        assert_eq!(one, "Black +5:00 [13.5, 2005]");
        let Answer::Refused(refusal) = extra_time(&under(D09), five, five) else {
            panic!("the draft's text is lost");
        };
        assert_eq!(refusal.reason(), Reason::NotEncoded);
        let numbers = "13.5 13.5 13.5 13.5 lost 12.5 12.5 12.5 12.5";
        assert_eq!(printed(&EXTRA_TIME), numbers);
    }
}
