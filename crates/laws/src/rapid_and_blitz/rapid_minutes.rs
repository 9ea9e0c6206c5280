//! # The minutes of a penalty in rapid (RA.3p)
//!
//! Where Articles 7 and 9 give the opponent two minutes, a rapid game gives him one, be it
//! supervised or not.
//!
//! - Of the draft we have no appendix.
//! - 2023: first printed, for rapid. Blitz has it by reference.

use flagfall_clock::Millis;
use flagfall_edition::{Absent, Clause, D09, E14, E23, absent, since};

/// What the opponent gains in a rapid game.
pub const RAPID_MINUTES: Clause<Millis> = Clause::new(
    "RA.3p",
    "The minutes of a penalty in rapid",
    &[
        absent(D09, Absent::NotInHand),
        absent(E14, Absent::NotYet),
        since(
            E23,
            "A.3",
            "The penalties of Articles 7 and 9 are one minute instead of two.",
            Millis::minutes(1),
        ),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::{claimed, illegal, printed};
    use super::*;
    use flagfall_edition::{E01, E05, E09, E17, E18, E97, Edition};
    use flagfall_record::{Class, Supervision};

    /// What a wrong claim and a first illegal move cost.
    fn check(edition: Edition, supervision: Supervision, wrong: &str, first: &str) {
        assert_eq!(claimed(edition, Class::Rapid, supervision, &[]), wrong);
        let found = illegal(edition, Class::Rapid, supervision, &[]);
        assert_eq!(found, first, "{supervision:?}, {edition}");
    }

    /// Cases A7-22, A7-23, A9-P07.
    #[test]
    fn one_minute_in_both_branches_where_the_clause_is() {
        for supervision in [Supervision::Adequate, Supervision::Inadequate] {
            let one = "Black +1:00 [9.5.3, 2023; A.3, 2023]";
            let second = "+1:00, number 2 loses or draws [7.5.5, 2023; A.3, 2023]";
            check(E23, supervision, one, second);
            let two = "Black +2:00 [9.5.3, 2018]";
            let second = "+2:00, number 2 loses or draws [7.5.5, 2018]";
            check(E18, supervision, two, second);
        }
        let numbers = "no no no no lost no no no A.3";
        assert_eq!(printed(&RAPID_MINUTES), numbers);
    }

    #[test]
    fn before_it_the_articles_say_how_much() {
        for (edition, wrong, first) in [
            (
                E97,
                "Black +3:00; White -3:00 [9.5b, 1997]",
                "+2:00, number 3 loses [10.3, 1997]",
            ),
            (
                E01,
                "Black +3:00; White -3:00 [9.5b, 2001]",
                "+2:00, number 3 loses [7.4b, 2001]",
            ),
            (
                E05,
                "Black +3:00; White -3:00 [9.5b, 2005]",
                "+2:00, number 3 loses [7.4b, 2005]",
            ),
            (
                E09,
                "Black +3:00 [9.5b, 2009]",
                "+2:00, number 3 loses or draws [7.4b, 2009]",
            ),
            (
                E14,
                "Black +2:00 [9.5b, 2014]",
                "+2:00, number 2 loses or draws [7.5b, 2014]",
            ),
            (
                E17,
                "Black +2:00 [9.5.3, 2017]",
                "+2:00, number 2 loses or draws [7.5.3, 2017]",
            ),
        ] {
            check(edition, Supervision::Adequate, wrong, first);
        }
    }
}
