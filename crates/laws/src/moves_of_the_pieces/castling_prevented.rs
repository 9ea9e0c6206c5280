//! # Castling prevented for the time being (R3.8.4)
//!
//! Castling must wait while the king is in check, while the square he crosses or the one he goes
//! to is attacked, and while any man stands between him and the rook. The rook may be attacked,
//! and so may the square that it alone crosses.
//!
//! - 2001, 2005, 2009, the draft, 2017: renumbered only.

use super::intervening::nearest;
use super::{Fault, man};
use flagfall_board::{Bitboard, Position, Square, Wing, attacks};
use flagfall_edition::{Clause, D09, E01, E05, E09, E17, E97, Provision, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const CASTLING_PREVENTED: Clause<()> = Clause::new(
    "R3.8.4",
    "Castling prevented for the time being",
    &[
        since(
            E97,
            "3.5a(ii)(2)",
            "Castling is prevented for the time being while the king's square, the square he must \
             cross or the square he goes to is attacked, and while any man stands between king \
             and rook.",
            (),
        ),
        renumbered(E01, "3.8a(ii)(2)", ()),
        renumbered(E05, "3.8", ()),
        renumbered(E09, "3.8a(ii)(2)", ()),
        renumbered(D09, "3.8b(2)", ()),
        renumbered(E17, "3.8.2.2", ()),
    ],
);

/// What prevents castling on a wing whose right still stands.
pub(super) fn fault(law: &Provision<()>, before: &Position, wing: Wing) -> Option<Fault> {
    let side = before.turn();
    let king = before.board().king(side)?;
    let rook = before.castling().rook(side, wing)?;
    if let Some(giver) = before.checkers().first() {
        let text = say!("castling-in-check", man = man(before, giver));
        return Some(Fault::under(law, text));
    }
    if let Some(stands) = nearest(in_the_way(before, wing, king, rook), king) {
        let text = say!("castling-blocked", man = man(before, stands));
        return Some(Fault::under(law, text));
    }
    let to = wing.king_target(side);
    let crossed = attacks::between(king, to).with(to);
    let (square, by) = crossed.into_iter().find_map(|square| {
        let attackers = before.attackers(square, !side);
        attackers.first().map(|by| (square, by))
    })?;
    let text = say!("castling-attacked", man = man(before, by), square = square);
    Some(Fault::under(law, text))
}

/// Men between king and rook, and on the squares both need.
fn in_the_way(before: &Position, wing: Wing, king: Square, rook: Square) -> Bitboard {
    let side = before.turn();
    let (to, beside) = (wing.king_target(side), wing.rook_target(side));
    let needed = attacks::between(king, rook)
        | attacks::between(king, to).with(to)
        | attacks::between(rook, beside).with(beside);
    (needed & before.board().occupied())
        .without(king)
        .without(rook)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, numbers};
    use super::*;

    #[test]
    fn check_attack_and_men_between() {
        assert_eq!(
            numbers(&CASTLING_PREVENTED),
            "3.5a(ii)(2) 3.8a(ii)(2) 3.8 3.8a(ii)(2) 3.8b(2) 3.8b(2) 3.8.2.2 3.8.2.2 3.8.2.2"
        );
        let prevented = |fen: &str, words: &str, why: &str| {
            check(
                fen,
                words,
                &format!("Castling is prevented: {why} [R3.8.4]"),
            );
        };
        prevented(
            "4r1k1/8/8/8/8/8/3P1P1P/4K2R w K - 0 1",
            "e1g1",
            "the rook on e8 gives check.",
        );
        prevented(
            "4kr2/8/8/8/8/8/P6P/R3K2R w KQ - 0 1",
            "e1g1",
            "the rook on f8 attacks f1.",
        );
        prevented(
            "4k1r1/8/8/8/8/8/P6P/R3K2R w KQ - 0 1",
            "e1g1",
            "the rook on g8 attacks g1.",
        );
        prevented(
            "4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1",
            "e1g1",
            "the knight on g1 is in the way.",
        );
        prevented(
            "4k3/8/8/8/8/8/8/Rn2K2R w KQ - 0 1",
            "e1c1",
            "the knight on b1 is in the way.",
        );
    }

    #[test]
    fn the_rook_may_be_attacked() {
        // b1 is attacked, and the king does not cross it (A3-01).
        check("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "legal e1a1");
        check("r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "legal e1a1");
    }
}
