//! # An illegal move gives way to another (R4.6e)
//!
//! - 2009: a man let go of as part of an illegal move does not stay; another move must be made, and
//!   the clause refers to the freedom of him whose touched men cannot move.
//! - The draft: the sentence is gone; the article on irregularities says what becomes of an
//!   illegal move.

use flagfall_edition::{Absent, Clause, D09, E09, absent, since};

/// The clause.
pub const ILLEGAL_ATTEMPT: Clause<()> = Clause::new(
    "R4.6e",
    "An illegal move gives way to another",
    &[
        since(
            E09,
            "4.6",
            "If the move is illegal, another must be made instead, as when nothing touched can \
             move.",
            (),
        ),
        absent(D09, Absent::Repealed),
    ],
);

#[cfg(test)]
mod tests {
    use super::super::testing::check;
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::{E05, E14};

    #[test]
    fn it_stood_in_2009_alone() {
        assert_eq!(numbers(&ILLEGAL_ATTEMPT), "– – – 4.6 – – – – –");
        assert_eq!(ILLEGAL_ATTEMPT.under(E05).unwrap_err(), Absent::NotYet);
        assert_eq!(ILLEGAL_ATTEMPT.under(E14).unwrap_err(), Absent::Repealed);
    }

    #[test]
    fn a_man_that_can_move_must_move_all_the_same() {
        // The touch binds, where the man has another move; the release does not.
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        check(&[E09], fen, "e2e5", "move e2: e2e3 e2e4 [R4.3a]");
        let fen = "4k3/8/8/8/4r3/4P3/8/4K3 w - - 0 1";
        check(&[E09], fen, "e3e5", "free");
    }
}
