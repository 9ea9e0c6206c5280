//! # A man let go of stays (R4.6.1)
//!
//! A man let go of on a square, as a legal move or part of one, cannot be moved to another square
//! on that move.
//!
//! - 2005, 2014: renumbered only.

use super::{ActOfMoving, Duty, Obligation, at_length, castling_made, promotion_made};
use crate::Hand;
use flagfall_board::{Board, Move, Piece, Position, Role, Square};
use flagfall_edition::{Clause, E05, E14, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const RELEASED: Clause<()> = Clause::new(
    "R4.6.1",
    "A man let go of stays",
    &[
        since(
            E97,
            "4.7",
            "A man let go of on a square, as a legal move or part of one, cannot be moved to \
             another square on that move.",
            (),
        ),
        renumbered(E05, "4.6", ()),
        renumbered(E14, "4.7", ()),
    ],
);

/// The first man let go of as part of a legal move among those `open`.
pub(super) fn stays(
    law: &ActOfMoving,
    before: &Position,
    open: &[Move],
    hand: &Hand,
) -> Option<Obligation> {
    hand.released.iter().find_map(|&way| {
        let fits = open.iter().filter(|it| is_part(before, **it, way));
        let fits: Vec<Move> = fits.copied().collect();
        // A king's step may look like the first half of castling; the second half decides.
        let castles = |it: &&Move| before.castling_wing(**it).is_some();
        let is_whole = |mv: &&Move| {
            let parts = hand
                .released
                .iter()
                .filter(|it| is_part(before, **mv, **it));
            parts.count() > 1
        };
        let castling = fits.iter().find(|it| castles(it) && is_whole(it));
        let plain = fits.iter().filter(|it| !castles(it)).copied();
        let plain: Vec<Move> = plain.collect();
        match castling.or(fits.first()) {
            Some(&mv) if castling.is_some() || plain.is_empty() => {
                Some(castling_made::must_castle(law, before, mv, way))
            }
            Some(_) => Some(fixed(&law.released, before, plain, way)),
            None => None,
        }
    })
}

/// Whether a man going that way is part of a move.
fn is_part(before: &Position, mv: Move, way: (Square, Square)) -> bool {
    match before.castling_wing(mv) {
        None => way == (mv.from, mv.to),
        Some(wing) => {
            let side = before.turn();
            way == (mv.from, wing.king_target(side)) || way == (mv.to, wing.rook_target(side))
        }
    }
}

fn fixed(
    law: &Provision<()>,
    before: &Position,
    moves: Vec<Move>,
    (from, to): (Square, Square),
) -> Obligation {
    let duty = match moves[..] {
        [mv] => Duty::Play(at_length(before, mv)),
        _ => Duty::Move(from),
    };
    let did = match before.piece_at(from) {
        Some(it) => say!("released", man = it.role, square = to),
        None => say!("released-something", square = to),
    };
    let says = [did, say!("it-must-stay")];
    Obligation::under(law, before, duty, moves, says)
}

/// Men that stand elsewhere than before: from where, and where they were let go of last. The
/// mover's own come first; a man put back where it stood is none.
pub(super) fn moved(before: &Position, hand: &Hand) -> Vec<(Square, Square)> {
    let mut ways = ways(before, hand);
    ways.retain(|(from, to)| from != to);
    let is_other = |square| {
        before
            .piece_at(square)
            .is_none_or(|it| it.color != before.turn())
    };
    ways.sort_by_key(|&(from, _)| is_other(from));
    ways
}

/// The men let go of, each with where it stood before and where it stands now.
fn ways(before: &Position, hand: &Hand) -> Vec<(Square, Square)> {
    let mut ways: Vec<(Square, Square)> = Vec::new();
    for &(from, to) in &hand.released {
        let there = ways.iter().rposition(|it| it.1 == from);
        match there.filter(|&it| !changes_places(before, ways[it].0, from)) {
            Some(man) => ways[man].1 = to,
            None => ways.push((from, to)),
        }
    }
    ways
}

/// Whether the king was put on his rook's square, or the rook on the king's, as castling in
/// Chess960 may have it: then what leaves that square is the man that stood there first.
fn changes_places(before: &Position, came_from: Square, square: Square) -> bool {
    let roles = [came_from, square].map(|it| {
        let own = before.piece_at(it).filter(|it| it.color == before.turn());
        own.map(|it| it.role)
    });
    matches!(
        roles,
        [Some(Role::King), Some(Role::Rook)] | [Some(Role::Rook), Some(Role::King)]
    )
}

/// The men as they stand in mid-move: those taken off, those let go of, those exchanged.
///
/// ```
/// use flagfall_board::{Position, Square};
/// use flagfall_laws::{Hand, act_of_moving::standing};
/// let hand = Hand { released: [(Square::E2, Square::E4)].into(), ..Hand::default() };
/// let board = standing(&Position::initial(), &hand);
/// assert_eq!(board.to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
/// ```
#[must_use]
pub fn standing(before: &Position, hand: &Hand) -> Board {
    let mut board = *before.board();
    if hand.removed.is_empty() && hand.released.is_empty() && hand.exchanged.is_empty() {
        return board;
    }
    let mut later = Vec::new();
    for &square in &hand.removed {
        match board.piece_at(square) {
            Some(_) => board.set(square, None),
            // What was let go of there only afterwards, such as a pawn on the last rank.
            None => later.push(square),
        }
    }
    let ways = ways(before, hand);
    let lifted: Vec<Option<Piece>> = ways.iter().map(|it| board.piece_at(it.0)).collect();
    for &(from, _) in &ways {
        board.set(from, None);
    }
    for (&(_, to), &man) in ways.iter().zip(&lifted) {
        if man.is_some() {
            board.set(to, man);
        }
    }
    for square in later {
        board.set(square, None);
    }
    for &(square, role) in &hand.exchanged {
        if let Some(pawn) = promotion_made::pawn(before, hand, square) {
            board.set(pawn, None);
        }
        let color = before.turn();
        board.set(square, Some(Piece { color, role }));
    }
    board
}

#[cfg(test)]
mod tests {
    use super::super::testing::{bound, check, hand};
    use super::*;
    use crate::moves_of_the_pieces::testing::{numbers, position};
    use flagfall_edition::{E23, Edition};
    use flagfall_words::english;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn it_stays_where_it_is() {
        assert_eq!(numbers(&RELEASED), "4.7 4.7 4.6 4.6 4.6 4.7 4.7 4.7 4.7");
        check(&Edition::ALL, START, "g1f3", "play Ng1-f3: g1f3 [R4.6.1]");
        // Moved on or put back, it is bound to f3 all the same.
        check(
            &Edition::ALL,
            START,
            "g1f3 f3g5",
            "play Ng1-f3: g1f3 [R4.6.1]",
        );
        check(
            &Edition::ALL,
            START,
            "g1f3 f3g1",
            "play Ng1-f3: g1f3 [R4.6.1]",
        );
        let text = english(&bound(E23, START, "g1f3").unwrap().text);
        assert_eq!(text, "You released the knight on f3. It must stay there.");
    }

    #[test]
    fn only_as_part_of_a_legal_move() {
        check(&Edition::ALL, START, "g1g3", "move g1: g1f3 g1h3 [R4.3a]");
        check(
            &Edition::ALL,
            START,
            "g1g3 g3f3 g1h3",
            "play Ng1-h3: g1h3 [R4.6.1]",
        );
    }

    #[test]
    fn the_man_touched_first_comes_before_it() {
        check(
            &Edition::ALL,
            START,
            "b1 g1f3",
            "move b1: b1a3 b1c3 [R4.3a]",
        );
    }

    #[test]
    fn men_stand_where_hands_put_them() {
        let stands = |fen, did, expect: &str| {
            let board = standing(&position(fen), &hand(did));
            assert_eq!(board.to_string(), expect, "{did}");
        };
        let fen = "4k3/3P4/8/2pP4/8/8/8/R3K2R w KQ c6 0 1";
        stands(fen, "", "4k3/3P4/8/2pP4/8/8/8/R3K2R");
        stands(fen, "d5c6", "4k3/3P4/2P5/2p5/8/8/8/R3K2R");
        stands(fen, "-c5 d5c6", "4k3/3P4/2P5/8/8/8/8/R3K2R");
        stands(fen, "e1g1 h1f1", "4k3/3P4/8/2pP4/8/8/8/R4RK1");
        stands(fen, "d7e8 =e8Q", "4Q3/8/8/2pP4/8/8/8/R3K2R");
        stands(fen, "d7d8 -d8", "4k3/8/8/2pP4/8/8/8/R3K2R");
        stands(fen, "d7 =d8N", "3Nk3/8/8/2pP4/8/8/8/R3K2R");
        stands(fen, "d7 -d7 =d8N =d8Q", "3Qk3/8/8/2pP4/8/8/8/R3K2R");
        stands(fen, "b4b5", "4k3/3P4/8/2pP4/8/8/8/R3K2R");
    }
}
