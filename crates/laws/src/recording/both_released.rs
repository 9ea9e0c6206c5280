//! # Who stops recording releases his opponent (R8.4.4)
//!
//! The draft's alternative: where a player with less than five minutes does stop recording, his
//! opponent need not record either, however much time he has.
//!
//! - Draft: its alternative 8.5; the switch `waiver_scope` = `both_if_opp_stops` sets it. Never
//!   printed else.

use flagfall_edition::{Absent, Clause, D09, E14, absent, since};

/// The opponent of a player who has stopped recording is released as well.
pub const BOTH_RELEASED: Clause<()> = Clause::new(
    "R8.4.4",
    "Who stops recording releases his opponent",
    &[
        since(
            D09,
            "8.5",
            "In an alternative of the draft: a player with less than five minutes need not \
             keep score; if he does not, neither need his opponent, whatever time he has.",
            (),
        ),
        absent(E14, Absent::Repealed),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::Sheet;
    use super::super::testing::{observed, observed_with, printed, sheet};
    use super::*;
    use flagfall_clock::Millis;

    #[test]
    fn only_by_the_switch_and_only_if_he_has_stopped() {
        let ample = Sheet {
            left: Some(Millis::minutes(50)),
            opponent_stopped: true,
            ..sheet()
        };
        let due = "White records [8.1a, 2009-draft; 8.1c, 2009-draft]";
        assert_eq!(observed(D09, &ample), due);
        let with = |sheet| observed_with(D09, "waiver_scope", "both_if_opp_stops", sheet);
        assert_eq!(with(&ample), "not_allowed 8.5, 2009-draft");
        let goes_on = Sheet {
            opponent_stopped: false,
            ..ample
        };
        assert_eq!(with(&goes_on), due);
        assert_eq!(
            printed(&BOTH_RELEASED),
            "no no no no 8.5 gone gone gone gone"
        );
    }
}
