//! # The minutes of a penalty in blitz (RB.2p)
//!
//! Where Articles 7 and 9 give the opponent two minutes, a blitz game gives him one.
//!
//! - Of the draft we have no appendix.
//! - 2017: in every blitz game.
//! - 2023: by reference to the clause for rapid, which reaches only the game that is not
//!   supervised. For one that is, the text says two minutes; an event may have one
//!   (`blitz_supervised_penalty` = `1`).

use flagfall_clock::Millis;
use flagfall_edition::{Absent, Clause, D09, E14, E17, E23, absent, since};

/// What the opponent gains in a blitz game.
pub const BLITZ_MINUTES: Clause<Minutes> = Clause::new(
    "RB.2p",
    "The minutes of a penalty in blitz",
    &[
        absent(D09, Absent::NotInHand),
        absent(E14, Absent::NotYet),
        since(
            E17,
            "B.2",
            "The penalties of Articles 7 and 9 are one minute instead of two.",
            Minutes {
                gain: Millis::minutes(1),
                also_supervised: true,
            },
        ),
        since(
            E23,
            "B.3",
            "In a game that is not supervised the penalties of Articles 7 and 9 are one minute \
             instead of two, as in rapid (A.3).",
            Minutes {
                gain: Millis::minutes(1),
                also_supervised: false,
            },
        ),
    ],
);

/// The penalty, and for which games it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minutes {
    /// What the opponent gains.
    pub gain: Millis,
    /// Whether the supervised game has it too.
    pub also_supervised: bool,
}

#[cfg(test)]
mod tests {
    use super::super::testing::{claimed, illegal, printed};
    use super::*;
    use flagfall_edition::{E09, E18, E97, Edition};
    use flagfall_record::{Class, Supervision};

    const WATCHED: Supervision = Supervision::Adequate;
    const UNWATCHED: Supervision = Supervision::Inadequate;

    fn check(edition: Edition, supervision: Supervision, option: &str, expect: [&str; 2]) {
        let options = [("blitz_supervised_penalty", option)];
        let found = [
            claimed(edition, Class::Blitz, supervision, &options),
            illegal(edition, Class::Blitz, supervision, &options),
        ];
        assert_eq!(found, expect, "{supervision:?}, {edition}");
    }

    /// Cases A7-24, A9-P08.
    #[test]
    fn one_minute_in_blitz() {
        let found = [
            "Black +1:00 [9.5.3, 2018; B.2, 2018]",
            "+1:00, number 2 loses or draws [7.5.5, 2018; B.2, 2018]",
        ];
        check(E18, WATCHED, "2", found);
        check(E18, UNWATCHED, "2", found);
        let claim = "Black +1:00 [9.5.3, 2017; B.2, 2017]";
        let ladder = "+1:00, number 2 loses or draws [7.5.3, 2017; B.2, 2017]";
        check(E17, WATCHED, "2", [claim, ladder]);
        let first = "number 1 loses or draws [7.5.3, 2017; A.4.2, 2017]";
        check(E17, UNWATCHED, "2", [claim, first]);
        let numbers = "no no no no lost no B.2 B.2 B.3";
        assert_eq!(printed(&BLITZ_MINUTES), numbers);
    }

    #[test]
    fn two_where_the_reference_does_not_reach_unless_the_event_has_one() {
        let one = [
            "Black +1:00 [9.5.3, 2023; B.3, 2023]",
            "+1:00, number 2 loses or draws [7.5.5, 2023; B.3, 2023]",
        ];
        check(E23, UNWATCHED, "2", one);
        check(E23, UNWATCHED, "1", one);
        let two = [
            "Black +2:00 [9.5.3, 2023]",
            "+2:00, number 2 loses or draws [7.5.5, 2023]",
        ];
        check(E23, WATCHED, "2", two);
        let chosen = [
            "Black +1:00 [9.5.3, 2023; B.2, 2023]",
            "+1:00, number 2 loses or draws [7.5.5, 2023; B.2, 2023]",
        ];
        check(E23, WATCHED, "1", chosen);
    }

    #[test]
    fn before_it_the_articles_say_how_much() {
        let two = [
            "Black +2:00 [9.5b, 2014]",
            "+2:00, number 2 loses or draws [7.5b, 2014]",
        ];
        check(E14, WATCHED, "1", two);
        let three = [
            "Black +3:00 [9.5b, 2009]",
            "+2:00, number 3 loses or draws [7.4b, 2009]",
        ];
        check(E09, WATCHED, "1", three);
        let dear = [
            "Black +3:00; White -3:00 [9.5b, 1997]",
            "number 1 loses [10.3, 1997; C3, 1997]",
        ];
        check(E97, WATCHED, "1", dear);
    }
}
