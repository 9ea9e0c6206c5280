//! # Which games are rapid (RA.1)
//!
//! A game is rapid if all its moves are to be made within a time that lies between two bounds.
//! Of several periods we take the sum; a delay counts as an increment does.
//!
//! - 1997: from 15 to 60 minutes of fixed time.
//! - 2005: or of fixed time and sixty increments (an inference: we have not seen that text).
//! - 2009: from 15 minutes to less than 60.
//! - Of the draft we have no appendix.
//! - 2014: more than 10 minutes and less than 60.

use flagfall_clock::Millis;
use flagfall_edition::{Absent, Clause, D09, E05, E09, E14, E97, absent, since};

/// The bounds of a rapid game.
pub const RAPID: Clause<Span> = Clause::new(
    "RA.1",
    "Which games are rapid",
    &[
        since(
            E97,
            "B1",
            "A rapid game is one in which all moves are made in a fixed time from 15 to 60 \
             minutes.",
            Span {
                from: from(15),
                to: through(60),
                increments: 0,
            },
        ),
        since(
            E05,
            "B1",
            "A rapid game is one in which all moves are made in a time from 15 to 60 minutes, \
             sixty increments included.",
            Span {
                from: from(15),
                to: through(60),
                increments: 60,
            },
        ),
        since(
            E09,
            "A.1",
            "A rapid game is one in which all moves are made in a time of at least 15 and less \
             than 60 minutes, sixty increments included.",
            Span {
                from: from(15),
                to: below(60),
                increments: 60,
            },
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "A.1",
            "A rapid game is one in which all moves are made in a time of more than 10 and less \
             than 60 minutes for each player, sixty increments included.",
            Span {
                from: above(10),
                to: below(60),
                increments: 60,
            },
        ),
    ],
);

const fn from(minutes: i64) -> Bound {
    Bound {
        at: Millis::minutes(minutes),
        included: true,
    }
}

const fn through(minutes: i64) -> Bound {
    from(minutes)
}

const fn above(minutes: i64) -> Bound {
    Bound {
        at: Millis::minutes(minutes),
        included: false,
    }
}

const fn below(minutes: i64) -> Bound {
    above(minutes)
}

/// An end of a span of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// The time.
    pub at: Millis,
    /// Whether exactly this time belongs to the span.
    pub included: bool,
}

impl Bound {
    /// Whether that time is the end itself, and belongs to the span.
    #[must_use]
    pub fn is(&self, time: Millis) -> bool {
        self.included && time == self.at
    }
}

/// A span of time within which a game is of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The lower end.
    pub from: Bound,
    /// The upper end.
    pub to: Bound,
    /// How many increments are added to the fixed time.
    pub increments: u32,
}

impl Span {
    /// Whether a time lies within it.
    #[must_use]
    pub fn holds(&self, time: Millis) -> bool {
        (time > self.from.at || self.from.is(time)) && (time < self.to.at || self.to.is(time))
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check_class as check, class_of_both, printed};
    use super::*;
    use flagfall_edition::{E01, E17, E18, E23};
    use flagfall_record::Class;

    /// Cases AA-CL05, AA-CL06, AA-CL09, AA-CL11.
    #[test]
    fn the_bounds() {
        let since_ten = [E14, E17, E18, E23];
        check(&since_ten, 50, 10, Class::Standard);
        check(&since_ten, 12, 3, Class::Rapid);
        check(&since_ten, 10, 1, Class::Rapid);
        check(&since_ten, 60, 0, Class::Standard);
        check(&[E97, E01, E05], 60, 0, Class::Rapid);
        check(&[E09], 60, 0, Class::Standard);
        check(&[E97, E01, E05, E09], 15, 0, Class::Rapid);
        check(&[E97, E01, E05], 61, 0, Class::Standard);
        let numbers = "B1 B1 B1 A.1 lost A.1 A.1 A.1 A.1";
        assert_eq!(printed(&RAPID), numbers);
    }

    #[test]
    fn increments_count_since_they_are_named() {
        check(&[E97, E01], 50, 15, Class::Rapid);
        check(&[E05, E09], 50, 15, Class::Standard);
        check(&[E97, E01], 10, 10, Class::Blitz);
        check(&[E05, E09, E14], 10, 10, Class::Rapid);
    }

    #[test]
    fn unequal_players_play_the_slower_game() {
        for (white, black, expect) in [
            (5, 5, Class::Blitz),
            (5, 15, Class::Rapid),
            (90, 15, Class::Standard),
            (5, 90, Class::Standard),
        ] {
            assert_eq!(class_of_both(E23, white, black), expect, "{white}, {black}");
        }
    }

    #[test]
    fn what_is_not_in_hand_makes_a_standard_game() {
        check(&[D09], 25, 10, Class::Standard);
    }
}
