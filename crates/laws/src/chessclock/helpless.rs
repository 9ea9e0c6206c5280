//! # An opponent who cannot mate (R6.9.2)
//!
//! A flag draws instead of losing where no series of legal moves, however badly the other
//! side plays, ends in mate by the opponent.
//!
//! - 1997: even with the most unskilled counterplay; the test is the same without the words.
//! - Draft: or where he has no forced mate and too few men (R6.9.3).
//! - 2014: back to any series of legal moves.

use super::Chessclock;
use super::few_men::{can_force_mate, too_few_men};
use flagfall_board::{Color, Position};
use flagfall_edition::{Clause, D09, E01, E09, E14, E97, renumbered, since};
use flagfall_winnable::Verdict;

/// Drawn, because the opponent of the player who overstepped the time cannot mate.
pub const HELPLESS: Clause<Helpless> = Clause::new(
    "R6.9.2",
    "An opponent who cannot mate",
    &[
        since(
            E97,
            "6.9",
            "But the game is drawn if the opponent cannot give mate by any series of legal \
             moves, even against the most unskilled play.",
            Helpless::NoSeriesOfMoves,
        ),
        renumbered(E01, "6.10", Helpless::NoSeriesOfMoves),
        since(
            E09,
            "6.9",
            "But the game is drawn if the opponent cannot give mate by any series of legal \
             moves.",
            Helpless::NoSeriesOfMoves,
        ),
        since(
            D09,
            "6.9(i)",
            "But the game is drawn if the opponent cannot give mate by any series of legal \
             moves, or has too few men and no forced mate.",
            Helpless::OrTooFewMen,
        ),
        since(
            E14,
            "6.9",
            "But the game is drawn if the opponent cannot give mate by any series of legal \
             moves.",
            Helpless::NoSeriesOfMoves,
        ),
    ],
);

/// When the opponent of the player who overstepped cannot win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Helpless {
    /// When no series of legal moves ends in his giving mate.
    NoSeriesOfMoves,
    /// Then, and when his men are too few and he has no forced mate.
    OrTooFewMen,
}

/// Whether a side may win when its opponent has overstepped, or has lost by illegal moves with
/// the same proviso: `can_mate` says whether any series of legal moves ends in mate by it.
/// Only where too few men are enough for a draw does it differ from `can_mate`.
#[must_use]
pub fn can_win(law: &Chessclock, side: Color, can_mate: Verdict, position: &Position) -> Verdict {
    if can_mate == Verdict::Unwinnable || too_few_men(law, side, position).is_none() {
        return can_mate;
    }
    can_force_mate(position, side)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::{printed, under};
    use flagfall_edition::{E05, E17, E18, E23};

    #[test]
    fn the_verdict_on_the_position_stands_except_in_the_draft() {
        // King and knight against king and knight: a help mate, and nothing to force it.
        let position = Position::from_fen("8/8/4k3/8/3K4/3N4/5n2/8 w - - 0 1").unwrap();
        let found = |edition, verdict| can_win(&under(edition), Color::White, verdict, &position);
        for edition in [E97, E01, E05, E09, E14, E17, E18, E23] {
            assert_eq!(found(edition, Verdict::Winnable), Verdict::Winnable);
            assert_eq!(found(edition, Verdict::Unwinnable), Verdict::Unwinnable);
            assert_eq!(found(edition, Verdict::Undetermined), Verdict::Undetermined);
        }
        assert_eq!(found(D09, Verdict::Winnable), Verdict::Unwinnable);
        assert_eq!(
            printed(&HELPLESS),
            "6.9 6.10 6.10 6.9 6.9(i) 6.9 6.9 6.9 6.9"
        );
    }
}
