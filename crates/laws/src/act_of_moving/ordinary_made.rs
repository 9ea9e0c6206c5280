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
use flagfall_board::{Position, Square};
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
/// let hand = Hand { released: [(Square::E2, Square::E4)].into(), ..Hand::default() };
/// let made = Progress::Made { from: Square::E2, to: Square::E4, promotion: None };
/// assert_eq!(progress(&law, &Position::initial(), &hand, false), made);
/// ```
#[must_use]
pub fn progress(law: &ActOfMoving, before: &Position, hand: &Hand, chess960: bool) -> Progress {
    match hand.released[..] {
        [] if hand.exchanged.is_empty() => Progress::Nothing,
        [(from, to)] if from != to => of(law, before, hand, &[(from, to)], chess960),
        _ => of(law, before, hand, &released::moved(before, hand), chess960),
    }
}

/// As [`progress`], of the men that stand elsewhere than before.
fn of(
    law: &ActOfMoving,
    before: &Position,
    hand: &Hand,
    moved: &[(Square, Square)],
    chess960: bool,
) -> Progress {
    let begun = promotion_made::progress(law, before, hand, moved)
        .or_else(|| castling_made::progress(before, hand, moved, chess960));
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
    use super::super::testing::{check_made, law};
    use super::super::{obligation, plainly_keeps, standing};
    use super::*;
    use crate::moves_of_the_pieces::testing::{law as moves, numbers, position};
    use crate::moves_of_the_pieces::{Legality, judge};
    use flagfall_board::{Move, Role};
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

    const LAWFUL: [(&str, bool); 8] = [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            false,
        ),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            false,
        ),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", false),
        ("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", false),
        ("4k3/8/8/2pPp3/8/8/8/4K3 w - e6 0 1", false),
        ("4k3/8/8/8/8/8/8/RK5R w HA - 0 1", true),
        ("4k3/8/8/8/8/8/8/R1K4R w HA - 0 1", true),
        ("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", true),
    ];

    /// What a hand does that makes a move as the Laws ask.
    fn by_hand(before: &Position, mv: Move) -> Hand {
        let mut hand = Hand {
            touched: [mv.from].into(),
            ..Hand::default()
        };
        if let Some(wing) = before.castling_wing(mv) {
            let side = before.turn();
            let ways = [
                (mv.from, wing.king_target(side)),
                (mv.to, wing.rook_target(side)),
            ];
            hand.touched.push(mv.to);
            hand.released
                .extend(ways.into_iter().filter(|it| it.0 != it.1));
            return hand;
        }
        hand.removed.extend(before.captured_square(mv));
        hand.released.push((mv.from, mv.to));
        hand.exchanged
            .extend(mv.promotion.map(|role| (mv.to, role)));
        hand
    }

    #[test]
    fn every_legal_move_is_made_by_hand_and_keeps_to_the_touch() {
        for edition in Edition::ALL {
            let (law, moves) = (law(edition), moves(edition));
            for (fen, chess960) in LAWFUL {
                let before = position(fen);
                for &mv in before.legal_moves().iter() {
                    let hand = by_hand(&before, mv);
                    let Progress::Made {
                        from,
                        to,
                        promotion,
                    } = progress(&law, &before, &hand, chess960)
                    else {
                        panic!("{mv:?} is not made in {fen}");
                    };
                    let judged = judge(&moves, &before, from, to, promotion, chess960);
                    assert!(
                        matches!(judged, Legality::Legal(it) if it == mv),
                        "{mv:?} {fen}"
                    );
                    let bound = obligation(&law, &before, &hand, chess960).unwrap();
                    assert_eq!(bound.moves, [mv], "{edition} {fen}");
                    let after = before.play(mv);
                    assert!(standing(&before, &hand) == *after.board(), "{mv:?} {fen}");
                }
            }
        }
    }

    /// Hands that do anything at all, in lawful positions and in others: an answer always, and
    /// nobody is bound to a move that is not legal.
    #[test]
    fn an_answer_to_everything() {
        let mut seed = 1_u32;
        let mut draw = |below: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 16) % below
        };
        let odd = [
            "8/8/8/8/8/8/8/8 w - - 0 1",
            "P3k3/8/8/8/4R3/8/8/p2KK3 w - - 0 1",
        ];
        let fens = LAWFUL.iter().map(|it| it.0).chain(odd);
        let laws = Edition::ALL.map(law);
        for before in fens.map(position) {
            for round in 0..400 {
                let mut hand = Hand::default();
                for _ in 0..draw(6) {
                    let mut square = || Square::ALL[draw(64) as usize];
                    let (one, other) = (square(), square());
                    match draw(5) {
                        0 => hand.removed.push(one),
                        1 => hand.exchanged.push((one, Role::ALL[draw(6) as usize])),
                        2 => hand.touched.push(one),
                        _ => {
                            hand.touched.push(one);
                            hand.released.push((one, other));
                        }
                    }
                }
                let law = &laws[round % laws.len()];
                let chess960 = draw(2) == 1;
                let _ = standing(&before, &hand);
                let _ = progress(law, &before, &hand, chess960);
                let bound = obligation(law, &before, &hand, chess960);
                if let Some(it) = &bound {
                    assert!(!it.moves.is_empty() && !it.citations.is_empty());
                    assert!(it.moves.iter().all(|mv| before.is_legal(*mv)));
                }
                let mut keeping = before.legal_moves().into_iter();
                let keeps = |mv: &Move| plainly_keeps(&before, &hand, *mv);
                assert!(keeping.all(|mv| {
                    !keeps(&mv) || bound.as_ref().is_none_or(|it| it.moves.contains(&mv))
                }));
            }
        }
    }
}
