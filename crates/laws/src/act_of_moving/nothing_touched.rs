//! # Nothing touched can move or be captured (R4.5.1)
//!
//! If no man touched can be moved or captured, the player may make any legal move. This is where
//! touches lead to when they bind to nothing; what comes before it is asked here, in order:
//! castling, both colours, the first man that can be moved or captured; then what was let go of.
//!
//! No edition changed it.

use super::{
    ActOfMoving, Obligation, Touched, both_colors, castling_made, enemy_men, illegal_castling,
    king_and_rook, own_men, promotion_choice, released, rook_first, touched,
};
use crate::Hand;
use crate::moves_of_the_pieces::home_rook;
use flagfall_board::{Move, Position, Role, Wing};
use flagfall_edition::{Clause, E97, since};

/// The clause.
pub const NOTHING_TOUCHED: Clause<()> = Clause::new(
    "R4.5.1",
    "Nothing touched can move or be captured",
    &[since(
        E97,
        "4.5",
        "If no man touched can be moved or captured, the player may make any legal move.",
        (),
    )],
);

/// What a hand has bound its player to: by touching, then by letting go of a man as part of a
/// legal move, then by the new man put on the promotion square. `None`: he is free.
///
/// ```
/// use flagfall_board::{Position, Square};
/// use flagfall_laws::act_of_moving::{Duty, obligation};
/// use flagfall_laws::{Hand, Rulebook};
/// # let header = flagfall_record::Header {
/// #     edition: flagfall_edition::E09,
/// #     regulations: Default::default(),
/// #     start: flagfall_record::Start::Usual,
/// #     moves: Vec::new(),
/// #     clocks: None,
/// # };
/// let law = Rulebook::new(&header).act_of_moving;
/// let hand = Hand { touched: [Square::G1].into(), ..Hand::default() };
/// let bound = obligation(&law, &Position::initial(), &hand, false).unwrap();
/// assert_eq!(bound.duty, Duty::Move(Square::G1));
/// assert_eq!(flagfall_words::english(&bound.text), "You touched the knight on g1. It must move.");
/// assert_eq!(bound.citations[0].to_string(), "4.3a, 2009");
/// ```
#[must_use]
pub fn obligation(
    law: &ActOfMoving,
    before: &Position,
    hand: &Hand,
    chess960: bool,
) -> Option<Obligation> {
    let legal = before.legal_moves();
    let men = touched(before, hand);
    let by_touch = by_touch(law, before, &legal, &men, hand, chess960);
    let open = by_touch.as_ref().map_or(&legal[..], |it| &it.moves[..]);
    let by_release = released::stays(law, before, open, hand);
    let open = by_release.as_ref().map_or(open, |it| &it.moves[..]);
    promotion_choice::stays(&law.promotion_choice, before, open, hand)
        .or(by_release)
        .or(by_touch)
}

/// Whether a legal move plainly keeps to what the hand has touched before: nothing, or the man
/// that moves, or that one and the one it captures. A `false` says nothing; [`obligation`] does.
#[must_use]
pub fn plainly_keeps(before: &Position, hand: &Hand, mv: Move) -> bool {
    let only_touched = hand.released.is_empty() && hand.exchanged.is_empty();
    only_touched
        && match hand.touched[..] {
            [] => true,
            [own] => own == mv.from,
            [own, other] => own == mv.from && before.captured_square(mv) == Some(other),
            _ => false,
        }
}

/// What follows from the man touched.
enum Step {
    Bound(Obligation),
    Free,
    /// It cannot be moved or captured: look at the one so much further on.
    Next(usize),
}

fn by_touch(
    law: &ActOfMoving,
    before: &Position,
    legal: &[Move],
    men: &[Touched],
    hand: &Hand,
    chess960: bool,
) -> Option<Obligation> {
    let is_own = |it: &Touched| it.piece.color == before.turn();
    let own = men.iter().find(|it| is_own(it));
    let enemy = men.iter().position(|it| !is_own(it));
    let among = &men[..enemy.unwrap_or(men.len())];
    let to_castle = (0..among.len()).any(|at| pair(before, among, at, chess960).is_some());
    if let (Some(&own), Some(enemy), false) = (own, enemy, to_castle) {
        let law = &law.both_colors;
        let with = both_colors::must_capture_with(law, before, legal, own, men[enemy]);
        if with.is_some() {
            return with;
        }
    }
    let both = own.is_some() && enemy.is_some();
    let mut at = 0;
    while let Some(&man) = men.get(at) {
        let castling = match pair(before, among, at, chess960) {
            Some(pair) => castling_touch(law, before, legal, pair),
            None => king_let_go(law, before, legal, man, hand, chess960),
        };
        match castling.unwrap_or_else(|| plain(law, before, legal, man, both)) {
            Step::Bound(obligation) => return Some(obligation),
            Step::Free => return None,
            Step::Next(on) => at += on,
        }
    }
    None
}

/// King and castling rook touched one right after the other, and which of them first.
#[derive(Clone, Copy)]
struct Pair {
    king: Touched,
    rook: Touched,
    wing: Wing,
    king_first: bool,
}

fn pair(before: &Position, own: &[Touched], at: usize, chess960: bool) -> Option<Pair> {
    let (first, second) = (*own.get(at)?, *own.get(at + 1)?);
    let king_first = first.piece.role == Role::King;
    let (king, rook) = if king_first {
        (first, second)
    } else {
        (second, first)
    };
    let castles = |wing: &Wing| home_rook(before, *wing, chess960) == Some(rook.square);
    let wing = Wing::ALL.into_iter().find(castles)?;
    (king.piece.role == Role::King && before.board().king(before.turn()) == Some(king.square))
        .then_some(Pair {
            king,
            rook,
            wing,
            king_first,
        })
}

fn castling_touch(
    law: &ActOfMoving,
    before: &Position,
    legal: &[Move],
    pair: Pair,
) -> Option<Step> {
    let Pair {
        king,
        rook,
        wing,
        king_first,
    } = pair;
    if !king_first {
        let men = [rook, king];
        let bound = rook_first::must_not_castle(&law.rook_first, &law.own_men, before, legal, men);
        return Some(bound.map_or(Step::Next(2), Step::Bound));
    }
    if before.castling_move(wing).is_none() {
        let law = &law.illegal_castling;
        let bound = illegal_castling::must_move_king(law, before, legal, king.square, wing);
        return Some(bound.map_or(Step::Free, Step::Bound));
    }
    // Where king and rook together bind to nothing, the king was touched first.
    let law = law.king_and_rook.as_ref().ok()?;
    king_and_rook::must_castle(law, before, wing, rook.square).map(Step::Bound)
}

/// The king let go of on his castling square where castling is not legal: he meant to castle.
fn king_let_go(
    law: &ActOfMoving,
    before: &Position,
    legal: &[Move],
    man: Touched,
    hand: &Hand,
    chess960: bool,
) -> Option<Step> {
    let wing = castling_made::illegal_wing(before, man.square, hand, chess960)?;
    let bound = castling_made::must_move_king(law, before, legal, man.square, wing);
    Some(bound.map_or(Step::Free, Step::Bound))
}

/// One man touched, and the first that counts.
fn plain(law: &ActOfMoving, before: &Position, legal: &[Move], man: Touched, both: bool) -> Step {
    let is_own = man.piece.color == before.turn();
    let bound = match (is_own, both) {
        (true, true) => own_men::must_move(&law.both_colors, before, legal, man),
        (true, false) => own_men::must_move(&law.own_men, before, legal, man),
        (false, true) => enemy_men::must_capture(&law.both_colors, before, legal, man),
        (false, false) => enemy_men::must_capture(&law.enemy_men, before, legal, man),
    };
    bound.map_or(Step::Next(1), Step::Bound)
}

#[cfg(test)]
mod tests {
    use super::super::testing::check;
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::Edition;

    #[test]
    fn he_is_free() {
        assert_eq!(
            numbers(&NOTHING_TOUCHED),
            "4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5 4.5"
        );
        // A4-07: no black man can capture the bishop, which gives check.
        let fen = "4k2r/5ppp/8/1B6/8/8/5PPP/6K1 b - - 0 1";
        check(&Edition::ALL, fen, "b5", "free");
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        check(&Edition::ALL, start, "a1 c1 d1 e1 a8", "free");
        check(&Edition::ALL, start, "e4", "free");
    }
}
