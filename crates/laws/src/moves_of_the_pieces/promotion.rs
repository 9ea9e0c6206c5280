//! # Promotion (R3.7.5)
//!
//! A pawn that reaches the last rank is exchanged, as part of the same move, for a new queen,
//! rook, bishop or knight of its colour. What has been captured does not limit the choice, and the
//! new man counts at once. A move that leaves the pawn there is not legal.
//!
//! - 2001, 2017, 2023: renumbered only.
//! - 2014: the new man goes to the square at which the pawn was to arrive.

use super::Fault;
use flagfall_board::{Position, Rank, Role, Square};
use flagfall_edition::{Clause, E01, E14, E17, E23, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const PROMOTION: Clause<()> = Clause::new(
    "R3.7.5",
    "Promotion",
    &[
        since(
            E97,
            "3.4e",
            "A pawn that reaches the last rank must be exchanged, as part of the same move, for a \
             queen, rook, bishop or knight of its colour, whatever has been captured before. The \
             new man counts at once.",
            (),
        ),
        renumbered(E01, "3.7e", ()),
        since(
            E14,
            "3.7e",
            "A player who plays a pawn to the last rank must exchange it, as part of the same \
             move, for a queen, rook, bishop or knight of its colour on the square where it was \
             to arrive, whatever has been captured before. The new man counts at once.",
            (),
        ),
        renumbered(E17, "3.7.5.1", ()),
        renumbered(E23, "3.7.3.3", ()),
    ],
);

/// What is wrong with an exchange made, or not made, at the end of a move that is otherwise in
/// order.
pub(super) fn fault(
    law: &Provision<()>,
    before: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Option<Fault> {
    let is_pawn = before
        .piece_at(from)
        .is_some_and(|it| it.role == Role::Pawn);
    let is_last = to.rank() == Rank::home(!before.turn());
    let text = match promotion {
        Some(_) if !is_pawn => say!("promotion-only-pawns"),
        Some(_) if !is_last => say!("promotion-not-there", square = to),
        Some(role) if !Role::PROMOTIONS.contains(&role) => say!("promotion-not-for", man = role),
        None if is_pawn && is_last => say!("promotion-missing", square = to),
        _ => return None,
    };
    Some(Fault::under(law, text))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, numbers};
    use super::*;

    #[test]
    fn the_pawn_must_be_exchanged() {
        let expect = "3.4e 3.7e 3.7e 3.7e 3.7e 3.7e 3.7.5.1 3.7.5.1 3.7.3.3";
        assert_eq!(numbers(&PROMOTION), expect);
        // A second queen is allowed while the first stands (A3-05).
        let fen = "6k1/1P3ppp/8/8/8/8/5PPP/Q5K1 w - - 0 1";
        check(fen, "b7b8q", "legal b7b8");
        check(fen, "b7b8n", "legal b7b8");
        check(
            fen,
            "b7b8",
            "The pawn on b8 has not been exchanged for another man. [R3.7.5]",
        );
        check(fen, "b7b8k", "A pawn is not exchanged for a king. [R3.7.5]");
        check(fen, "b7b8p", "A pawn is not exchanged for a pawn. [R3.7.5]");
        check(
            fen,
            "f2f3q",
            "A pawn is not exchanged on f3: that is not its last rank. [R3.7.5]",
        );
        check(
            fen,
            "a1a8q",
            "Only a pawn is exchanged for another man. [R3.7.5]",
        );
    }
}
