//! # Which games are blitz (RB.1)
//!
//! A game is blitz if all its moves are to be made within a time below a bound. Of several
//! periods we take the sum; a delay counts as an increment does.
//!
//! - 1997: less than 15 minutes of fixed time.
//! - 2005: or of fixed time and sixty increments (an inference: we have not seen that text).
//! - 2009: renumbered.
//! - Of the draft we have no appendix.
//! - 2014: 10 minutes or less.

use super::Bound;
use flagfall_clock::Millis;
use flagfall_edition::{Absent, Clause, D09, E05, E09, E14, E97, absent, renumbered, since};

const LESS_THAN_FIFTEEN: Limit = Limit {
    to: Bound {
        at: Millis::minutes(15),
        included: false,
    },
    increments: 60,
};

/// The bound of a blitz game.
pub const BLITZ: Clause<Limit> = Clause::new(
    "RB.1",
    "Which games are blitz",
    &[
        since(
            E97,
            "C1",
            "A blitz game is one in which all moves are made in a fixed time of less than 15 \
             minutes.",
            Limit {
                increments: 0,
                ..LESS_THAN_FIFTEEN
            },
        ),
        since(
            E05,
            "C1",
            "A blitz game is one in which all moves are made in a time of less than 15 minutes, \
             sixty increments included.",
            LESS_THAN_FIFTEEN,
        ),
        renumbered(E09, "B.1", LESS_THAN_FIFTEEN),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "B.1",
            "A blitz game is one in which all moves are made in a time of 10 minutes or less for \
             each player, sixty increments included.",
            Limit {
                to: Bound {
                    at: Millis::minutes(10),
                    included: true,
                },
                increments: 60,
            },
        ),
    ],
);

/// The time up to which a game is blitz.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The upper end.
    pub to: Bound,
    /// How many increments are added to the fixed time.
    pub increments: u32,
}

impl Limit {
    /// Whether a time lies below it.
    #[must_use]
    pub fn holds(&self, time: Millis) -> bool {
        time < self.to.at || self.to.is(time)
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check_class as check, printed};
    use super::*;
    use flagfall_edition::{E01, E17, E18, E23};
    use flagfall_record::Class;

    /// Cases AA-CL03, AA-CL04, AA-CL10.
    #[test]
    fn the_bound() {
        let all = [E97, E01, E05, E09, E14, E17, E18, E23];
        check(&all, 5, 5, Class::Blitz);
        check(&all, 7, 3, Class::Blitz);
        check(&all, 10, 0, Class::Blitz);
        check(&[E97, E01, E05, E09], 14, 0, Class::Blitz);
        check(&[E14, E17, E18, E23], 11, 0, Class::Rapid);
        let numbers = "C1 C1 C1 B.1 lost B.1 B.1 B.1 B.1";
        assert_eq!(printed(&BLITZ), numbers);
    }
}
