//! # When any other move is made (R4.6d)
//!
//! A move that is no capture, castling or promotion is made when the man has been let go of on its
//! new square. Whether it is legal does not matter for that: an illegal move is made as well, until
//! it is taken back.
//!
//! - 1997, 2001: made when all that Article 3 asks is fulfilled.
//! - 2005: follows from what is said of the others.
//! - 2014: said in the glossary; renumbered.

use super::{ActOfMoving, Progress, capture_made, castling_made, promotion_made, released};
use crate::Hand;
use flagfall_board::Position;
use flagfall_edition::{Clause, E05, E14, E97, since};

/// The clause.
pub const ORDINARY_MADE: Clause<()> = Clause::new(
    "R4.6d",
    "When any other move is made",
    &[
        since(
            E97,
            "4.7",
            "A move is made when all that Article 3 asks is fulfilled.",
            (),
        ),
        since(
            E05,
            "4.6",
            "A man let go of on its new square has moved; only captures, castling and promotions \
             ask for more.",
            (),
        ),
        since(
            E14,
            "4.7",
            "A man let go of on its new square has moved, and so the glossary defines a move \
             made; only captures, castling and promotions ask for more.",
            (),
        ),
    ],
);

/// How far a hand has come with a move. What was done counts, lawful or not; a man put back where
/// it stood has not moved.
///
/// ```
/// use flagfall_board::{Position, Square};
/// use flagfall_laws::act_of_moving::{Progress, progress};
/// use flagfall_laws::{Hand, Rulebook};
/// # let header = flagfall_record::Header {
/// #     edition: flagfall_edition::E23,
/// #     regulations: Default::default(),
/// #     start: flagfall_record::Start::Usual,
/// #     moves: Vec::new(),
/// #     clocks: None,
/// # };
/// let law = Rulebook::new(&header).act_of_moving;
/// let hand = Hand { released: vec![(Square::E2, Square::E4)], ..Hand::default() };
/// let made = Progress::Made { from: Square::E2, to: Square::E4, promotion: None };
/// assert_eq!(progress(&law, &Position::initial(), &hand, false), made);
/// ```
#[must_use]
pub fn progress(law: &ActOfMoving, before: &Position, hand: &Hand, chess960: bool) -> Progress {
    let moved = released::moved(before, hand);
    let begun = promotion_made::progress(law, before, hand, &moved)
        .or_else(|| castling_made::progress(before, hand, &moved, chess960));
    if let Some(progress) = begun {
        return progress;
    }
    let Some(&(from, to)) = moved.first() else {
        return Progress::Nothing;
    };
    capture_made::pending(before, hand, (from, to)).unwrap_or(Progress::Made {
        from,
        to,
        promotion: None,
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::check_made;
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::Edition;

    #[test]
    fn made_when_let_go_of() {
        assert_eq!(
            numbers(&ORDINARY_MADE),
            "4.7 4.7 4.6 4.6 4.6 4.7 4.7 4.7 4.7"
        );
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        check_made(&Edition::ALL, fen, "", "nothing");
        check_made(&Edition::ALL, fen, "e2", "nothing");
        check_made(&Edition::ALL, fen, "e2e4", "made e2e4");
        check_made(&Edition::ALL, fen, "e2e3 e3e4", "made e2e4");
        check_made(&Edition::ALL, fen, "e2e3 e3e2", "nothing");
        check_made(&Edition::ALL, fen, "e2e3 e3e2 e1d2", "made e1d2");
    }

    #[test]
    fn illegal_moves_are_made_too() {
        let fen = "4k3/8/8/3n4/8/8/4P3/4K3 w - - 0 1";
        check_made(&Edition::ALL, fen, "e2e5", "made e2e5");
        check_made(&Edition::ALL, fen, "e2d5", "made e2d5");
        check_made(&Edition::ALL, fen, "d5c3", "made d5c3");
        check_made(&Edition::ALL, fen, "d5c3 e2e4", "made e2e4");
    }
}
