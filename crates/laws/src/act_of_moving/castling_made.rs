//! # When castling is made (R4.6b)
//!
//! Castling is made when the rook has been let go of on the square the king crossed. Once the king
//! is let go of two squares from home, no other move may be made, if castling there is legal.
//!
//! - 1997, 2001: made when all that Article 3 asks is fulfilled; the king let go of stays.
//! - 2005: said for castling.
//! - The draft, 2014: and if castling there is not legal, the king must make another move; if he
//!   has none, any legal move may be made.
//! - 2014, 2017: renumbered.

use super::{ActOfMoving, Duty, Obligation, Pending, Progress, at_length, illegal_castling};
use crate::moves_of_the_pieces::meant;
use crate::{Decision, Hand, Question, Ruling, Topic};
use flagfall_board::{Color, Move, Position, Role, Square, Wing};
use flagfall_edition::{Clause, D09, E05, E14, E17, E97, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const CASTLING_MADE: Clause<KingReleased> = Clause::new(
    "R4.6b",
    "When castling is made",
    &[
        since(
            E97,
            "4.7",
            "A move is made when all that Article 3 asks is fulfilled. The king let go of as part \
             of castling cannot go to another square.",
            KingReleased::MustCastle,
        ),
        since(
            E05,
            "4.6b",
            "Castling is made when the rook has been let go of on the square the king crossed. \
             Once the king is let go of, no other move may be made than castling on that side, \
             if that is legal.",
            KingReleased::MustCastle,
        ),
        since(
            D09,
            "4.6b",
            "Castling is made when the rook has been let go of on the square the king crossed. \
             Once the king is let go of, no other move may be made than castling on that side, \
             if that is legal; if it is not, the king must make another legal move, and if he has \
             none, any legal move may be made.",
            KingReleased::MustCastleOrMoveTheKing,
        ),
        renumbered(E14, "4.7b", KingReleased::MustCastleOrMoveTheKing),
        renumbered(E17, "4.7.2", KingReleased::MustCastleOrMoveTheKing),
    ],
);

/// What the king let go of on his castling square leaves to his player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingReleased {
    /// Castling there, if it is legal; what else is said elsewhere.
    MustCastle,
    /// Castling there, if it is legal; else another move of the king, if there is one.
    MustCastleOrMoveTheKing,
}

/// King or rook has been let go of as part of castling: it must be completed.
pub(super) fn must_castle(
    law: &ActOfMoving,
    before: &Position,
    mv: Move,
    (from, to): (Square, Square),
) -> Obligation {
    let intended = at_length(before, mv);
    let must = match before.castling_wing(mv) {
        Some(wing) => say!("must-castle", wing = wing),
        None => say!("must-complete-castling"),
    };
    let (duty, moves) = (Duty::Play(intended), vec![mv]);
    if from == mv.from {
        let did = say!("released", man = Role::King, square = to);
        Obligation::under(&law.castling_made, before, duty, moves, [did, must])
    } else {
        let did = say!("released", man = Role::Rook, square = to);
        Obligation::under(&law.released, before, duty, moves, [did, must])
    }
}

/// The king stands where castling takes it, castling is legal, the rook has not moved, and the
/// clock was pressed: did the player forget to finish, or was it a move of the king?
#[must_use]
pub fn ask_castling(law: &ActOfMoving, side: Color) -> Question {
    let text = say!("castling-unfinished", side = side);
    Question::under(
        &law.castling_made,
        Topic::UnfinishedCastling,
        Some(side),
        text,
    )
}

/// He forgot to finish: the position before is restored, and he castles. `None` where castling on
/// that wing is not legal.
#[must_use]
pub fn finish_castling(
    law: &ActOfMoving,
    before: &Position,
    wing: Wing,
    ply: u32,
) -> Option<Ruling> {
    let mv = before.castling_move(wing)?;
    let castles = Decision::MustPlay(before.turn(), at_length(before, mv));
    let ruling = Ruling::under(&law.castling_made, [Decision::Restore(ply), castles]);
    Some(ruling.because(say!("castling-forgotten", side = before.turn())))
}

/// The wing on whose castling square the king was let go of, though castling there is not legal.
pub(super) fn illegal_wing(
    before: &Position,
    king: Square,
    hand: &Hand,
    chess960: bool,
) -> Option<Wing> {
    let side = before.turn();
    let released = hand.released.iter().filter(|it| it.0 == king);
    released
        .filter(|it| !before.is_legal(Move::new(it.0, it.1)))
        .filter_map(|it| {
            meant(before, it.0, it.1, chess960).filter(|w| w.king_target(side) == it.1)
        })
        .find(|&wing| before.castling_move(wing).is_none())
}

/// The king let go of there must make another move; `None` if he has none.
pub(super) fn must_move_king(
    law: &ActOfMoving,
    before: &Position,
    legal: &[Move],
    king: Square,
    wing: Wing,
) -> Option<Obligation> {
    let touch = &law.illegal_castling;
    match law.castling_made.reading {
        KingReleased::MustCastle => {
            illegal_castling::must_move_king(touch, before, legal, king, wing)
        }
        KingReleased::MustCastleOrMoveTheKing => {
            let law = &law.castling_made;
            let bound = illegal_castling::must_move_king(law, before, legal, king, wing)?;
            Some(bound.and(touch))
        }
    }
}

/// Castling begun, or made: in Chess960 told as the king onto his rook.
pub(super) fn progress(
    before: &Position,
    hand: &Hand,
    moved: &[(Square, Square)],
    chess960: bool,
) -> Option<Progress> {
    let side = before.turn();
    let board = before.board();
    let castlers = board.by_role(Role::King) | board.by_role(Role::Rook);
    if moved.is_empty() || !moved.iter().all(|it| castlers.contains(it.0)) {
        return None;
    }
    let stands = |square| {
        let way = moved.iter().find(|it| it.0 == square);
        way.map_or(square, |it| it.1)
    };
    Wing::ALL.into_iter().find_map(|wing| {
        let Move {
            from: king,
            to: rook,
            ..
        } = before.castling_move(wing)?;
        let others = moved.iter().any(|it| it.0 != king && it.0 != rook);
        if others {
            return None;
        }
        let (to, beside) = (wing.king_target(side), wing.rook_target(side));
        if stands(king) == to && stands(rook) == beside {
            return Some(Progress::Made {
                from: king,
                to: if chess960 { rook } else { to },
                promotion: None,
            });
        }
        // A king that steps there in Chess960 castles only if the rook is touched as well.
        let steps = before.is_legal(Move::new(king, to)) && !hand.touched.contains(&rook);
        let begun = moved == [(king, to)] && !steps;
        begun.then_some(Progress::Pending(Pending::Castling(wing)))
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{bound, check, check_made, hand, law, shown};
    use super::super::{obligation, progress};
    use super::*;
    use crate::moves_of_the_pieces::testing::{numbers, position};
    use flagfall_edition::{E01, E09, E18, E23, Edition};
    use flagfall_words::english;

    const BOTH: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

    #[test]
    fn made_with_the_rook() {
        let expect = "4.7 4.7 4.6b 4.6b 4.6b 4.7b 4.7.2 4.7.2 4.7.2";
        assert_eq!(numbers(&CASTLING_MADE), expect);
        check_made(&Edition::ALL, BOTH, "e1 h1", "nothing");
        check_made(&Edition::ALL, BOTH, "e1g1", "pending king side");
        check_made(&Edition::ALL, BOTH, "e1g1 h1f1", "made e1g1");
        check_made(&Edition::ALL, BOTH, "e1c1", "pending queen side");
        check_made(&Edition::ALL, BOTH, "e1c1 a1d1", "made e1c1");
        // The rook first is made all the same, and against the touch.
        check_made(&Edition::ALL, BOTH, "h1f1", "made h1f1");
        check_made(&Edition::ALL, BOTH, "h1f1 e1g1", "made e1g1");
    }

    #[test]
    fn the_king_let_go_of_must_castle() {
        check(&Edition::ALL, BOTH, "e1g1", "play O-O: e1h1 [R4.6b]");
        check(&Edition::ALL, BOTH, "e1g1 h1f1", "play O-O: e1h1 [R4.6b]");
        check(&Edition::ALL, BOTH, "e1c1 c1d1", "play O-O-O: e1a1 [R4.6b]");
        let text = english(&bound(E23, BOTH, "e1g1").unwrap().text);
        assert_eq!(
            text,
            "You released the king on g1. You must castle on the king side."
        );
    }

    #[test]
    fn where_castling_is_not_legal_the_king_moves() {
        // A4-13.
        let fen = "4kr2/8/8/8/8/8/P6P/R3K2R w KQ - 0 1";
        let king = "move e1: e1a1 e1d1 e1d2 e1e2";
        check(
            &[E97, E01, E05, E09],
            fen,
            "e1g1",
            &format!("{king} [R4.4c]"),
        );
        let later = [D09, E14, E17, E18, E23];
        check(&later, fen, "e1g1", &format!("{king} [R4.6b R4.4c]"));
        check_made(&Edition::ALL, fen, "e1g1", "made e1g1");
        check_made(&Edition::ALL, fen, "e1g1 h1f1", "made e1g1");
        // No legal move of the king: any legal move.
        let fen = "4k3/8/8/8/8/8/3PPPbP/3QK2R w K - 0 1";
        check(&Edition::ALL, fen, "e1g1", "free");
    }

    #[test]
    fn in_chess960_a_step_and_castling_may_look_alike() {
        // The king steps from b1 to c1, or castles there with the rook on a1.
        let before = position("4k3/8/8/8/8/8/8/RK6 w A - 0 1");
        let law = law(E18);
        let check = |did, made, san| {
            let progress = progress(&law, &before, &hand(did), true);
            assert_eq!(shown(progress), made);
            let bound = obligation(&law, &before, &hand(did), true).unwrap();
            assert!(matches!(bound.duty, Duty::Play(it) if it.san == san));
        };
        check("b1c1", "made b1c1", "Kb1-c1");
        check("b1c1 a1d1", "made b1a1", "O-O-O");
        check("b1 a1 b1c1", "pending queen side", "O-O-O");
    }
}
