//! # It counts for the national rating (R61.3)
//!
//! Games in sixty-one minutes are rated by the federation.
//!
//! - In hand with the Laws of 2001 and 2005.

use flagfall_edition::{Absent, Clause, E01, E09, E97, absent, since};

/// The game counts for the national rating.
pub const NATIONAL_RATING: Clause<()> = Clause::new(
    "R61.3",
    "It counts for the national rating",
    &[
        absent(E97, Absent::NotInHand),
        since(
            E01,
            "FFE G",
            "The French federation rates games in sixty-one minutes.",
            (),
        ),
        absent(E09, Absent::NotInHand),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::{admits, printed};
    use super::*;
    use crate::federations::Inadmissible;

    /// National, and for that very reason not FIDE's.
    #[test]
    fn it_is_not_rated_by_fide() {
        let rated = [("federation", "ffe_61"), ("fide_rated", "true")];
        assert_eq!(admits(E01, &rated), Err(Inadmissible::Rated));
        let numbers = "lost FFE G FFE G lost lost lost lost lost lost";
        assert_eq!(printed(&NATIONAL_RATING), numbers);
    }
}
