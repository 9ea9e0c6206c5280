//! # Agreement (R5.2c)
//!
//! The game is drawn, at once, when both players agree on it during the game.
//!
//! - 2001: renumbered.
//! - 2017: provided that both have made a move; made, not completed, so that Black's first move
//!   suffices before he presses.

use crate::{Answer, Decision, Ending, Outcome, Reason, Refusal, Ruling};
use flagfall_edition::{Clause, E01, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const AGREEMENT: Clause<Agreeing> = Clause::new(
    "R5.2c",
    "Agreement",
    &[
        since(
            E97,
            "5.3",
            "The game is drawn when the players agree on it during the game. That ends the game \
             at once.",
            Agreeing::AtAnyTime,
        ),
        renumbered(E01, "5.2c", Agreeing::AtAnyTime),
        since(
            E17,
            "5.2.3",
            "The game is drawn when the players agree on it during the game, provided that both \
             have made a move. That ends the game at once.",
            Agreeing::OnceBothHaveMoved,
        ),
    ],
);

/// From when on a draw may be agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreeing {
    /// At any time during the game.
    AtAnyTime,
    /// Once both players have made a move.
    OnceBothHaveMoved,
}

/// The players agree on a draw after so many half-moves made by both together.
#[must_use]
pub fn agreement(law: &Provision<Agreeing>, plies_made: u32) -> Answer {
    if law.reading == Agreeing::OnceBothHaveMoved && plies_made < 2 {
        let text = say!("agreement-too-early");
        return Refusal::under(law, Reason::NotAllowed, text).into();
    }
    let drawn = Outcome::draw(Ending::Agreement);
    Ruling::under(law, [Decision::End(drawn)])
        .because(say!("agreement-made"))
        .into()
}

#[cfg(test)]
mod tests {
    use super::super::testing::shown;
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::{D09, E05, E09, E14, E18, E23, Edition};

    fn check(editions: &[Edition], plies: u32, expect: &str) {
        for &edition in editions {
            let law = AGREEMENT.under(edition).unwrap();
            let shown = shown(agreement(&law, plies));
            assert_eq!(shown.split(" [").next(), Some(expect), "{edition}");
        }
    }

    #[test]
    fn both_agree() {
        let expect = "5.3 5.2c 5.2c 5.2c 5.2c 5.2c 5.2.3 5.2.3 5.2.3";
        assert_eq!(numbers(&AGREEMENT), expect);
        check(&Edition::ALL, 2, "1/2-1/2 agreement");
        check(&Edition::ALL, 61, "1/2-1/2 agreement");
    }

    #[test]
    fn before_both_have_moved() {
        // A5-16.
        let no = "A draw may be agreed on once both players have made a move.";
        for plies in [0, 1] {
            check(&[E17, E18, E23], plies, no);
            let before = [E97, E01, E05, E09, D09, E14];
            check(&before, plies, "1/2-1/2 agreement");
        }
    }
}
