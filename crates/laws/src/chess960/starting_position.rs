//! # The starting position of Chess960 (RF.1)
//!
//! White's pawns stand as usual and his pieces behind them in any order, the king between the
//! rooks, the bishops on squares of both colours; Black's stand opposite.
//!
//! - To 2005: no such rules. Of the draft the text is not in hand.
//! - 2009: in an appendix. 2017: a guideline.

use flagfall_edition::{Absent, Clause, D09, E09, E14, E17, absent, renumbered, since};

/// The starting position of Chess960.
pub const STARTING_POSITION: Clause<()> = Clause::new(
    "RF.1",
    "The starting position of Chess960",
    &[
        since(
            E09,
            "F.2",
            "White's pawns stand on the second rank and his pieces behind them at random, the \
             king between the rooks and the bishops on squares of both colours; Black's men stand \
             opposite.",
            (),
        ),
        absent(D09, Absent::NotInHand),
        renumbered(E14, "F.2", ()),
        renumbered(E17, "II.2", ()),
    ],
);

#[cfg(test)]
mod tests {
    use super::*;
    use flagfall_board::{Board, Setup};

    /// The number of an array, by which the 960 are known; `None` where it is none of them.
    fn number_of(board: &Board) -> Option<u16> {
        (0..960).find(|number| Setup::chess960(*number).is_some_and(|it| it.board == *board))
    }

    /// Case AF-01, and what the text forbids.
    #[test]
    fn nine_hundred_and_sixty_and_no_other() {
        assert_eq!(number_of(&Board::initial()), Some(518));
        let no = [
            "krrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/KRRBBNNQ w - - 0 1",
            "rnbqkrbn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKRBN w - - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1",
        ];
        for fen in no {
            let board = Setup::from_fen(fen).unwrap().board;
            assert_eq!(number_of(&board), None, "{fen}");
        }
        assert_eq!(
            super::super::printed(&STARTING_POSITION),
            "no no no F.2 lost F.2 II.2 II.2 II.2"
        );
    }
}
