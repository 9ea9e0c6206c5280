//! # Completed without a press (R6.7a.2)
//!
//! A move is completed only by the press, unless it has ended the game.
//!
//! - 1997: by mate, resignation, stalemate or agreement (5.1, 5.2, 5.3).
//! - 2001: by mate, stalemate, a dead position or agreement.
//! - 2009: names 9.6, the dead position, besides.
//! - 2014: agreement is no longer named; the automatic draws are.
//! - 2023: names "9.2.1", a slip.

use crate::Ending;
use flagfall_edition::{Clause, D09, E01, E09, E14, E17, E23, E97, Provision, renumbered, since};

const BY_AGREEMENT_TOO: WithoutPress = WithoutPress {
    endings: &[
        Ending::Checkmate,
        Ending::Stalemate,
        Ending::DeadPosition,
        Ending::Agreement,
    ],
};
const AUTOMATIC_DRAWS_TOO: WithoutPress = WithoutPress {
    endings: &[
        Ending::Checkmate,
        Ending::Stalemate,
        Ending::DeadPosition,
        Ending::Fivefold,
        Ending::SeventyFiveMoves,
    ],
};

/// A move that ends the game is completed without a press.
pub const WITHOUT_PRESS: Clause<WithoutPress> = Clause::new(
    "R6.7a.2",
    "Completed without a press",
    &[
        since(
            E97,
            "6.7a",
            "Until the player has stopped his clock the move is not completed, unless it ended \
             the game: by mate, resignation, stalemate or agreement.",
            WithoutPress {
                endings: &[
                    Ending::Checkmate,
                    Ending::Resignation,
                    Ending::Stalemate,
                    Ending::Agreement,
                ],
            },
        ),
        since(
            E01,
            "6.8a",
            "Until the player has stopped his clock the move is not completed, unless it ended \
             the game: by mate, stalemate, a dead position or agreement.",
            BY_AGREEMENT_TOO,
        ),
        renumbered(E09, "6.7a", BY_AGREEMENT_TOO),
        renumbered(D09, "6.2a", BY_AGREEMENT_TOO),
        since(
            E14,
            "6.2a",
            "Until the player has stopped his clock the move is not completed, unless it ended \
             the game: by mate, stalemate, a dead position, the fifth repetition or seventy-five \
             moves.",
            AUTOMATIC_DRAWS_TOO,
        ),
        renumbered(E17, "6.2.1.1", AUTOMATIC_DRAWS_TOO),
        since(
            E23,
            "6.2.1.1",
            "Until the player has paused his clock the move is not completed, unless it ended \
             the game: by mate, stalemate, a dead position, the fifth repetition or seventy-five \
             moves. (The list also names 9.2.1, the claim of a third, which ends nothing of \
             itself.)",
            AUTOMATIC_DRAWS_TOO,
        ),
    ],
);

/// Which ends of a game complete the move that brought them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WithoutPress {
    /// What may have ended the game.
    pub endings: &'static [Ending],
}

/// Whether a move that ended the game so is completed without a press.
#[must_use]
pub fn completes_by_itself(law: &Provision<WithoutPress>, ending: Ending) -> bool {
    law.reading.endings.contains(&ending)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::printed;
    use flagfall_edition::{E05, E18, Edition};

    fn check(ending: Ending, editions: &[Edition]) {
        let by_itself = |edition| {
            let law = WITHOUT_PRESS.under(edition).unwrap();
            completes_by_itself(&law, ending)
        };
        let found = Edition::ALL.into_iter().filter(|it| by_itself(*it));
        let found: Vec<&str> = found.map(Edition::id).collect();
        let expect: Vec<&str> = editions.iter().map(|it| it.id()).collect();
        assert_eq!(found, expect, "{ending:?}");
    }

    #[test]
    fn what_ends_the_game_needs_no_press() {
        check(Ending::Checkmate, &Edition::ALL);
        check(Ending::Stalemate, &Edition::ALL);
        check(
            Ending::DeadPosition,
            &[E01, E05, E09, D09, E14, E17, E18, E23],
        );
        check(Ending::Agreement, &[E97, E01, E05, E09, D09]);
        check(Ending::Fivefold, &[E14, E17, E18, E23]);
        check(Ending::SeventyFiveMoves, &[E14, E17, E18, E23]);
        check(Ending::Repetition, &[]);
        check(Ending::Flagfall, &[]);
    }

    #[test]
    fn it_stands_in_the_paragraph_on_pressing() {
        assert_eq!(
            printed(&WITHOUT_PRESS),
            "6.7a 6.8a 6.8a 6.7a 6.2a 6.2a 6.2.1.1 6.2.1.1 6.2.1.1"
        );
    }
}
