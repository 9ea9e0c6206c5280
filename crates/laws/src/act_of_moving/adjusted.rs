//! # Adjusting binds to nothing (R4.2.2)
//!
//! A man touched after the player has said that he adjusts need not be moved, nor captured. Told
//! to the arbiter, that is announcement enough.
//!
//! No edition changed it.

use flagfall_edition::{Clause, E97, since};

/// The clause: the reservation with which touch-move begins.
pub const ADJUSTED: Clause<()> = Clause::new(
    "R4.2.2",
    "Adjusting binds to nothing",
    &[since(
        E97,
        "4.3",
        "Touch-move does not apply to men touched to adjust them, once that has been announced.",
        (),
    )],
);

#[cfg(test)]
mod tests {
    use super::super::testing::check;
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::Edition;

    #[test]
    fn only_what_was_touched_otherwise_binds() {
        assert_eq!(numbers(&ADJUSTED), "4.3 4.3 4.3 4.3 4.3 4.3 4.3 4.3 4.3");
        // The hand of one who adjusted d4 and then took e2 holds e2 alone (A4-21).
        let fen = "4k3/8/8/8/3N4/8/4P3/4K3 w - - 0 1";
        check(&Edition::ALL, fen, "", "free");
        check(&Edition::ALL, fen, "e2", "move e2: e2e3 e2e4 [R4.3a]");
    }
}
