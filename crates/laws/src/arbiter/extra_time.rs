//! # Extra time after a disturbance (R13.5)
//!
//! The arbiter may give one or both players more time when something from outside disturbed
//! the game.
//!
//! - Draft: its article on the arbiter is lost.
//! - 2014: Article 13 became Article 12.

use super::Arbiter;
use crate::refusal::required;
use crate::{Decision, Refusal, Ruling};
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
///
/// # Errors
/// [`Refusal`] where the text is not in hand.
pub fn extra_time(law: &Arbiter, white: Ms, black: Ms) -> Result<Ruling, Refusal> {
    let clause = required(&law.extra_time, say!("extra-time-name"))?;
    let given = [(Color::White, white), (Color::Black, black)]
        .into_iter()
        .filter(|(_, time)| *time > Millis::ZERO)
        .map(|(side, time)| Decision::AddTime(side, time));
    Ok(Ruling::under(clause, given).because(say!("extra-time-disturbed")))
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
        let given = |edition, white| extra_time(&under(edition), white, five);
        let both = given(E18, five).unwrap().to_string();
        assert_eq!(both, "White +5:00; Black +5:00 [12.5, 2018]");
        let one = given(E05, Millis::ZERO).unwrap().to_string();
        assert_eq!(one, "Black +5:00 [13.5, 2005]");
        let lost = given(D09, five).unwrap_err();
        assert_eq!(lost.reason(), Reason::NotEncoded);
        let numbers = "13.5 13.5 13.5 13.5 lost 12.5 12.5 12.5 12.5";
        assert_eq!(printed(&EXTRA_TIME), numbers);
    }
}
