//! # Adjusting (R4.2.1)
//!
//! The player having the move may adjust men on their squares, if he says so first. The words are
//! his; said after the touch they are worth nothing.
//!
//! - The draft, 2014: *only* the player having the move.
//! - 2017: renumbered only.

use crate::{Reason, Refusal};
use flagfall_edition::{Clause, D09, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const ADJUSTING: Clause<Adjusting> = Clause::new(
    "R4.2.1",
    "Adjusting",
    &[
        since(
            E97,
            "4.2",
            "The player having the move may adjust men on their squares, if he first says that \
             he means to.",
            Adjusting::ThePlayerHavingTheMove,
        ),
        since(
            D09,
            "4.2",
            "Only the player having the move may adjust men on their squares, and only if he \
             first says that he means to.",
            Adjusting::NobodyElse,
        ),
        renumbered(E17, "4.2.1", Adjusting::NobodyElse),
    ],
);

/// Who may adjust. That the other player may not follows from the first, and the second says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adjusting {
    /// The player having the move may.
    ThePlayerHavingTheMove,
    /// He may, and nobody else.
    NobodyElse,
}

/// Whether a player may adjust now.
///
/// # Errors
/// [`Refusal`] with [`Reason::NotHavingTheMove`] for the player who does not have the move.
pub fn adjust(law: &super::ActOfMoving, has_the_move: bool) -> Result<(), Refusal> {
    if has_the_move {
        return Ok(());
    }
    Err(refused(&law.adjusting))
}

fn refused(law: &Provision<Adjusting>) -> Refusal {
    let text = match law.reading {
        Adjusting::ThePlayerHavingTheMove => say!("adjusting-for-the-mover"),
        Adjusting::NobodyElse => say!("adjusting-nobody-else"),
    };
    Refusal::under(law, Reason::NotHavingTheMove, text)
}

#[cfg(test)]
mod tests {
    use super::super::testing;
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::{E09, E23, Edition};
    use flagfall_words::english;

    #[test]
    fn the_player_having_the_move_and_he_alone() {
        assert_eq!(
            numbers(&ADJUSTING),
            "4.2 4.2 4.2 4.2 4.2 4.2 4.2.1 4.2.1 4.2.1"
        );
        let adjust = |edition: Edition, has_the_move| {
            let said = adjust(&testing::law(edition), has_the_move);
            said.map_err(|no| format!("{} [{}]", english(no.text()), no.citations()[0]))
        };
        for edition in Edition::ALL {
            assert_eq!(adjust(edition, true), Ok(()));
        }
        let no = "Adjusting is for the player having the move. [4.2, 2009]";
        assert_eq!(adjust(E09, false), Err(no.to_owned()));
        // A4-20.
        let no = "Only the player having the move may adjust. [4.2.1, 2023]";
        assert_eq!(adjust(E23, false), Err(no.to_owned()));
    }
}
