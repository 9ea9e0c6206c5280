//! # An assistant who moves the men (R4.9.1)
//!
//! A player who cannot move the men himself may bring an assistant, whom the arbiter must accept.
//!
//! - 2014: new.

use flagfall_edition::{Clause, E14, since};

/// The clause.
pub const ASSISTANT: Clause<()> = Clause::new(
    "R4.9.1",
    "An assistant who moves the men",
    &[since(
        E14,
        "4.9",
        "A player who cannot move the men may provide an assistant to do it, who must be \
         acceptable to the arbiter.",
        (),
    )],
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::{Absent, D09};

    #[test]
    fn it_came_with_2014() {
        assert_eq!(numbers(&ASSISTANT), "– – – – – 4.9 4.9 4.9 4.9");
        assert_eq!(ASSISTANT.under(D09).unwrap_err(), Absent::NotYet);
    }
}
