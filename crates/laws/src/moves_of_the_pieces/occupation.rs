//! # Where a man may go, and what it captures (R3.1.1)
//!
//! No man goes to a square on which one of its own colour stands. A man that goes to a square of
//! the opponent's captures what stands there, and the capture is part of the same move.
//!
//! No edition changed it.

use super::{Fault, man};
use flagfall_board::{Position, Square};
use flagfall_edition::{Clause, E97, Provision, since};
use flagfall_say::say;

/// The clause.
pub const OCCUPATION: Clause<()> = Clause::new(
    "R3.1.1",
    "Where a man may go, and what it captures",
    &[since(
        E97,
        "3.1",
        "A man may not go to a square held by its own colour. Where it goes to a square held by \
         the opponent, the man there is captured and leaves the board as part of the same move.",
        (),
    )],
);

/// What is wrong with going to `to`, if a man of the mover's own stands there.
pub(super) fn fault(law: &Provision<()>, before: &Position, to: Square) -> Option<Fault> {
    let piece = before.piece_at(to)?;
    (piece.color == before.turn()).then(|| {
        let stands = man(before, to);
        Fault::under(law, say!("occupied-by-own", square = to, man = stands))
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::check;

    #[test]
    fn own_men_are_in_the_way_and_others_are_captured() {
        let fen = "4k3/8/8/3p4/4B3/5P2/8/4K3 w - - 0 1";
        check(
            fen,
            "e4f3",
            "f3 is held by a man of the same colour, the pawn on f3. [R3.1.1]",
        );
        check(fen, "e4d5", "legal e4d5");
    }
}
