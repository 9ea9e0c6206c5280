//! # Having the move (R1.1.2)
//!
//! A player has the move as soon as his opponent's move has been made on the board: he need
//! not wait for the opponent to press the clock.
//!
//! - 2017: printed as 1.3. The rule is the same in every edition.

use flagfall_edition::{Clause, E17, E97, renumbered, since};

/// When a player has the move.
pub const HAVING_THE_MOVE: Clause<()> = Clause::new(
    "R1.1.2",
    "Having the move",
    &[
        since(
            E97,
            "1.1",
            "A player has the move once his opponent's move has been made; it need not have \
             been completed by a press of the clock.",
            (),
        ),
        renumbered(E17, "1.3", ()),
    ],
);

#[cfg(test)]
mod tests {
    use super::*;
    use flagfall_edition::Edition;

    #[test]
    fn every_edition_says_when_a_player_has_the_move() {
        let printed = [
            "1.1", "1.1", "1.1", "1.1", "1.1", "1.1", "1.3", "1.3", "1.3",
        ];
        for (edition, number) in Edition::ALL.into_iter().zip(printed) {
            let law = HAVING_THE_MOVE.under(edition).unwrap();
            assert_eq!(law.rule.article, number, "{edition}");
        }
    }
}
