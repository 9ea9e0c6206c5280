//! # The king's step (R3.8.1)
//!
//! The king goes to any square next to it.
//!
//! - 1997 to 2009: to one that no man of the opponent attacks.
//! - The draft and 2014: the attack is no longer named here; that the king may not be left in
//!   check says the same.
//! - 2001, 2005, 2009, 2017: renumbered.

use super::{Fault, man, way};
use flagfall_board::{Color, Piece, Position, Role, Square, attacks};
use flagfall_edition::{Clause, D09, E01, E05, E09, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const KING_STEP: Clause<KingStep> = Clause::new(
    "R3.8.1",
    "The king's step",
    &[
        since(
            E97,
            "3.5a(i)",
            "The king goes to any adjoining square that no man of the opponent attacks.",
            KingStep::NotAttacked,
        ),
        renumbered(E01, "3.8a(i)", KingStep::NotAttacked),
        renumbered(E05, "3.8", KingStep::NotAttacked),
        renumbered(E09, "3.8a(i)", KingStep::NotAttacked),
        since(
            D09,
            "3.8a",
            "The king goes to any adjoining square.",
            KingStep::Adjoining,
        ),
        renumbered(E17, "3.8.1", KingStep::Adjoining),
    ],
);

/// What the clause asks of the square the king goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingStep {
    /// That it adjoins and is not attacked.
    NotAttacked,
    /// That it adjoins; attacks are left to the clause on check.
    Adjoining,
}

/// What is wrong with the king's way, if it is not one step.
pub(super) fn fault(law: &Provision<KingStep>, from: Square, to: Square) -> Option<Fault> {
    let (files, ranks) = way(from, to);
    (files.abs().max(ranks.abs()) > 1).then(|| {
        let text = say!("king-step", from = from, to = to);
        Fault::under(law, text)
    })
}

/// What is wrong with a step onto an attacked square.
pub(super) fn attacked(
    law: &Provision<KingStep>,
    own_king: &Provision<()>,
    before: &Position,
    from: Square,
    to: Square,
) -> Option<Fault> {
    let by = attacker(before, from, to)?;
    let text = say!("king-step-attacked", to = to, man = man(before, by));
    Some(match law.reading {
        KingStep::NotAttacked => Fault::under(law, text).and(own_king),
        KingStep::Adjoining => Fault::under(own_king, text),
    })
}

/// A man that attacks the square once the king has left his own.
fn attacker(before: &Position, from: Square, to: Square) -> Option<Square> {
    let mut board = *before.board();
    let mover: Color = before.turn();
    board.set(from, None);
    board.set(
        to,
        Some(Piece {
            color: mover,
            role: Role::King,
        }),
    );
    let all = board.by_color(!mover);
    all.into_iter().find(|&square| {
        let role = board.role_at(square);
        role.is_some_and(|it| attacks::of(it, !mover, square, board.occupied()).contains(to))
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, judged, numbers};
    use super::*;
    use flagfall_edition::{E14, E18, E23, Edition};

    #[test]
    fn one_square_in_any_direction() {
        assert_eq!(
            numbers(&KING_STEP),
            "3.5a(i) 3.8a(i) 3.8 3.8a(i) 3.8a 3.8a 3.8.1 3.8.1 3.8.1"
        );
        let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        check(fen, "e1f2", "legal e1f2");
        check(
            fen,
            "e1e3",
            "The king on e1 does not move to e3: it goes one square. [R3.8.1]",
        );
    }

    #[test]
    fn where_the_attack_is_named() {
        // The king cannot step back along the line of the rook that checks it either.
        for fen in [
            "4k3/8/8/8/8/8/r7/4K3 w - - 0 1",
            "4k3/8/8/8/8/8/8/r3K3 w - - 0 1",
        ] {
            let to = if fen.contains("/r7/") { "f2" } else { "f1" };
            let rook = if to == "f2" { "a2" } else { "a1" };
            let text = format!("The king cannot go to {to}: the rook on {rook} attacks it.");
            let words = format!("e1{to}");
            let check = |edition: Edition, ids| {
                assert_eq!(
                    judged(edition, fen, &words, false),
                    format!("{text} [{ids}]")
                );
            };
            for edition in [E97, E01, E05, E09] {
                check(edition, "R3.8.1 R3.9.2");
            }
            for edition in [D09, E14, E17, E18, E23] {
                check(edition, "R3.9.2");
            }
        }
    }
}
