//! # When a promotion is made (R4.6c)
//!
//! A promotion is made when the new man has been let go of on the promotion square. A pawn let go
//! of on the last rank may no longer go to another square, but the move is not yet made.
//!
//! - 1997, 2001: made when all that Article 3 asks is fulfilled: the pawn is exchanged.
//! - 2005: the pawn off the board, and the new man let go of.
//! - The draft: the new man let go of; the pawn's removal is not named.
//! - 2014: the new man let go of, and the pawn off the board; in any order.
//! - 2014, 2017: renumbered.

use super::{ActOfMoving, Pending, Progress};
use crate::Hand;
use flagfall_board::{Move, Piece, Position, Rank, Role, Square};
use flagfall_edition::{Clause, D09, E05, E14, E17, E97, renumbered, since};

/// The clause.
pub const PROMOTION_MADE: Clause<PromotionMade> = Clause::new(
    "R4.6c",
    "When a promotion is made",
    &[
        since(
            E97,
            "4.7",
            "A move is made when all that Article 3 asks is fulfilled: of a promotion, that the \
             pawn has been exchanged.",
            PromotionMade::PawnExchanged,
        ),
        since(
            E05,
            "4.6c",
            "A promotion is made when the pawn is off the board and the new man has been let go \
             of on the promotion square. A pawn let go of on the last rank may not go to another \
             square, but the move is not yet made.",
            PromotionMade::PawnOffAndNewManReleased,
        ),
        since(
            D09,
            "4.6c",
            "A promotion is made when the new man has been let go of on the promotion square.",
            PromotionMade::NewManReleased,
        ),
        since(
            E14,
            "4.7c",
            "A promotion is made when the new man has been let go of on the promotion square and \
             the pawn is off the board.",
            PromotionMade::PawnOffAndNewManReleased,
        ),
        renumbered(E17, "4.7.3", PromotionMade::PawnOffAndNewManReleased),
    ],
);

/// When a promotion is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PromotionMade {
    /// When the pawn has been exchanged.
    PawnExchanged,
    /// When the pawn is off the board and the new man has been let go of.
    PawnOffAndNewManReleased,
    /// When the new man has been let go of.
    NewManReleased,
}

/// Promotion made, or begun.
pub(super) fn progress(
    law: &ActOfMoving,
    before: &Position,
    hand: &Hand,
    moved: &[(Square, Square)],
) -> Option<Progress> {
    let Some(&(square, role)) = hand.exchanged.last() else {
        return pending(before, *moved.first()?);
    };
    let made = |from| Progress::Made {
        from,
        to: square,
        promotion: Some(role),
    };
    if let Some(&(from, _)) = moved.iter().find(|it| it.1 == square) {
        return Some(made(from));
    }
    let pawn = pawn(before, hand, square)?;
    // An exchange in any order takes the pawn off with it; else it must come off the board.
    let is_off = hand.removed.contains(&pawn)
        || law.promotion_order.is_ok()
        || law.promotion_made.reading == PromotionMade::NewManReleased;
    Some(if is_off {
        made(pawn)
    } else {
        Progress::Pending(Pending::Promotion(square))
    })
}

/// A pawn let go of on the last rank, lawfully, and not yet exchanged.
fn pending(before: &Position, (from, to): (Square, Square)) -> Option<Progress> {
    let exchanged = Move::promoting(from, to, Role::Queen);
    let is_last = to.rank() == Rank::home(!before.turn());
    (is_last && before.is_legal(exchanged)).then_some(Progress::Pending(Pending::Promotion(to)))
}

/// The pawn exchanged on a square without having been put there: taken off or touched, one that
/// may promote there before one that may not; else the only one that may.
pub(super) fn pawn(before: &Position, hand: &Hand, square: Square) -> Option<Square> {
    let pawn = Piece {
        color: before.turn(),
        role: Role::Pawn,
    };
    if hand.released.iter().any(|it| it.1 == square) {
        return None;
    }
    let may = |from: &Square| before.is_legal(Move::promoting(*from, square, Role::Queen));
    let handled: Vec<Square> = [&hand.removed[..], &hand.touched[..]]
        .concat()
        .into_iter()
        .filter(|it| before.piece_at(*it) == Some(pawn))
        .collect();
    let best = handled.iter().find(|it| may(it)).or(handled.first());
    best.copied().or_else(|| {
        let mut able = before.board().by_piece(pawn).into_iter().filter(may);
        able.next().filter(|_| able.next().is_none())
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::check_made;
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::{E01, E09, E18, E23, Edition};

    const FEN: &str = "3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1";

    #[test]
    fn once_the_new_man_stands_there() {
        let expect = "4.7 4.7 4.6c 4.6c 4.6c 4.7c 4.7.3 4.7.3 4.7.3";
        assert_eq!(numbers(&PROMOTION_MADE), expect);
        check_made(&Edition::ALL, FEN, "e7", "nothing");
        check_made(&Edition::ALL, FEN, "e7e8", "pending =e8");
        check_made(&Edition::ALL, FEN, "e7e8 -e8", "pending =e8");
        check_made(&Edition::ALL, FEN, "e7e8 =e8Q", "made e7e8Q");
        check_made(&Edition::ALL, FEN, "e7e8 -e8 =e8N", "made e7e8N");
        check_made(&Edition::ALL, FEN, "e7d8", "pending =d8");
        check_made(&Edition::ALL, FEN, "e7d8 =d8Q", "made e7d8Q");
        check_made(&Edition::ALL, FEN, "e7 -e7", "nothing");
        check_made(&Edition::ALL, FEN, "e7 -e7 =e8R", "made e7e8R");
        check_made(&Edition::ALL, FEN, "e7 -d8 -e7 =d8R", "made e7d8R");
    }

    #[test]
    fn with_the_pawn_still_on_its_square() {
        let later = [D09, E14, E17, E18, E23];
        check_made(&[E97, E01, E05, E09], FEN, "e7 =e8Q", "pending =e8");
        check_made(&later, FEN, "e7 =e8Q", "made e7e8Q");
        check_made(&later, FEN, "e7 d8 =d8Q", "made e7d8Q");
    }

    #[test]
    fn unlawful_exchanges_are_made_all_the_same() {
        let fen = "4k3/4P3/8/8/8/8/P7/4K3 w - - 0 1";
        check_made(&Edition::ALL, fen, "e7e8 =e8Q", "made e7e8Q");
        check_made(&Edition::ALL, fen, "e7e8", "made e7e8");
        check_made(&Edition::ALL, fen, "a2a3 =a3Q", "made a2a3Q");
    }
}
