//! # Men of both colours touched (R4.3c)
//!
//! Who touches a man of his own and one of the opponent's must capture the one with the other. If
//! that is not legal, the first of them that can be moved or captured decides. If nobody knows
//! which was first, his own man was.
//!
//! - 2005: renumbered.
//! - 2017: of several men, the first of each colour.

use super::{Duty, Obligation, Touched};
use crate::moves_of_the_pieces::man;
use flagfall_board::{Move, Position};
use flagfall_edition::{Clause, D09, E05, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const BOTH_COLORS: Clause<()> = Clause::new(
    "R4.3c",
    "Men of both colours touched",
    &[
        since(
            E97,
            "4.3b",
            "A player having the move who deliberately touches one man of each colour must \
             capture the opponent's with his own; if that is not legal, the first touched that \
             can be moved or captured decides. In doubt his own man was touched first.",
            (),
        ),
        renumbered(E05, "4.3c", ()),
        since(
            D09,
            "4.3c",
            "A player having the move who touches one man of each colour, meaning to move or \
             capture, must capture the opponent's with his own; if that is not legal, the first \
             touched that can be moved or captured decides. In doubt his own man was touched \
             first.",
            (),
        ),
        since(
            E17,
            "4.3.3",
            "A player having the move who touches men of each colour, meaning to move or \
             capture, must capture the first of the opponent's with the first of his own; if \
             that is not legal, the first touched that can be moved or captured decides. In \
             doubt his own man was touched first.",
            (),
        ),
    ],
);

/// The first man of the opponent's must be captured with the first of his own, if that is legal.
pub(super) fn must_capture_with(
    law: &Provision<()>,
    before: &Position,
    legal: &[Move],
    own: Touched,
    enemy: Touched,
) -> Option<Obligation> {
    let captures =
        |it: &&Move| it.from == own.square && before.captured_square(**it) == Some(enemy.square);
    let moves: Vec<Move> = legal.iter().filter(captures).copied().collect();
    if moves.is_empty() {
        return None;
    }
    let did = say!(
        "touched-both",
        own = man(before, own.square),
        other = man(before, enemy.square)
    );
    let must = say!(
        "must-capture-with",
        own = own.piece.role,
        other = enemy.piece.role
    );
    let duty = Duty::Capture(enemy.square);
    Some(Obligation::under(law, before, duty, moves, [did, must]))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{bound, check};
    use super::*;
    use crate::moves_of_the_pieces::testing::numbers;
    use flagfall_edition::{E23, Edition};
    use flagfall_words::english;

    #[test]
    fn one_with_the_other() {
        let expect = "4.3b 4.3b 4.3c 4.3c 4.3c 4.3c 4.3.3 4.3.3 4.3.3";
        assert_eq!(numbers(&BOTH_COLORS), expect);
        // A4-08, in either order.
        let fen = "4k3/5n2/8/8/2B5/8/8/4K3 w - - 0 1";
        check(&Edition::ALL, fen, "c4 f7", "capture f7: c4f7 [R4.3c]");
        check(&Edition::ALL, fen, "f7 c4", "capture f7: c4f7 [R4.3c]");
        assert_eq!(
            english(&bound(E23, fen, "c4 f7").unwrap().text),
            "You touched the bishop on c4 and the knight on f7. The bishop must capture the \
             knight."
        );
    }

    #[test]
    fn else_the_first_that_can_be_moved_or_captured() {
        // A4-01: the bishop does not reach g5.
        let fen = "rnbqk2r/pppp1ppp/8/2b1p1n1/4P3/5N2/PPPPBPPP/RNBQK2R w KQkq - 0 1";
        check(&Edition::ALL, fen, "e2 g5 e2g5", "move e2: 5 moves [R4.3c]");
        // A4-05: the rook is pinned, and the knight was touched first.
        let fen = "4k3/8/8/3n4/2P5/K2R3r/8/8 w - - 0 1";
        check(&Edition::ALL, fen, "d5 d3", "capture d5: c4d5 [R4.3c]");
        check(&Edition::ALL, fen, "d3 d5", "move d3: 6 moves [R4.3c]");
    }

    #[test]
    fn of_several_the_first_of_each() {
        let fen = "4k3/8/8/3nr3/4P3/4Q3/8/4K3 w - - 0 1";
        check(
            &Edition::ALL,
            fen,
            "e4 e3 d5 e5",
            "capture d5: e4d5 [R4.3c]",
        );
    }
}
