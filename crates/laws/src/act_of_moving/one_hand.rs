//! # One hand (R4.1.1)
//!
//! Every move is made with one hand only. What two hands cost is for the article on
//! irregularities.
//!
//! No edition changed it.

use flagfall_edition::{Clause, E97, since};

/// The clause.
pub const ONE_HAND: Clause<()> = Clause::new(
    "R4.1.1",
    "One hand",
    &[since(E97, "4.1", "A move is made with one hand only.", ())],
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;

    #[test]
    fn the_same_words_in_every_edition() {
        assert_eq!(numbers(&ONE_HAND), "4.1 4.1 4.1 4.1 4.1 4.1 4.1 4.1 4.1");
    }
}
