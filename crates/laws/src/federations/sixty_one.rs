//! # The game in sixty-one minutes (R61.1)
//!
//! A time control of the French federation: each player has sixty-one minutes for all his moves.
//! It is one more than a rapid game may have, so that nothing of the appendix on rapid applies.
//!
//! - In hand with the Laws of 2001 and 2005.

use flagfall_clock::{Bonus, Millis, Side, TimeControl};
use flagfall_edition::{Absent, Clause, E01, E09, E97, absent, since};

/// Each player has sixty-one minutes for all his moves.
pub const SIXTY_ONE: Clause<Millis> = Clause::new(
    "R61.1",
    "The game in sixty-one minutes",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "FFE G",
            "In the French federation's game each player has sixty-one minutes for all his \
             moves.",
            Millis::minutes(61),
        ),
        absent(E09, Absent::NotInHand),
    ],
);

/// Whether a time control is that one.
pub(super) fn is_that(time: Millis, control: &TimeControl) -> bool {
    let is = |side| match control.periods(side) {
        [only] => only.moves.is_none() && only.base == time && only.bonus == Bonus::None,
        _ => false,
    };
    is(Side::White) && is(Side::Black)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{admits_with, printed};
    use super::*;
    use crate::federations::Inadmissible;
    use flagfall_edition::E05;

    #[test]
    fn sixty_one_minutes_and_no_other_time() {
        assert_eq!(admits_with(E01, "61m"), Ok(()));
        assert_eq!(admits_with(E05, "61m"), Ok(()));
        for other in ["60m", "61m + 2s", "40/61m:30m", "61m|60m"] {
            assert_eq!(
                admits_with(E01, other),
                Err(Inadmissible::OtherTime),
                "{other}"
            );
        }
        let numbers = "lost FFE G FFE G lost lost lost lost lost lost";
        assert_eq!(printed(&SIXTY_ONE), numbers);
    }
}
