//! # Castling (R3.8.2)
//!
//! Castling is one move of the king, with a rook of his own on the player's first rank: the king
//! goes two squares towards that rook, and the rook goes to the square he has crossed.
//!
//! - 1997, 2001: "on the same rank"; every wording shuts out a rook promoted on the king's file.
//! - 2009: along the player's first rank.
//! - 2001, 2005, 2009, the draft, 2017: renumbered.

use super::{Fault, MovesOfThePieces, castling_lost, castling_prevented};
use flagfall_board::{Move, Piece, Position, Rank, Role, Square, Wing};
use flagfall_edition::{Clause, D09, E01, E05, E09, E17, E97, renumbered, since};
use flagfall_say::say;

/// The clause.
pub const CASTLING: Clause<()> = Clause::new(
    "R3.8.2",
    "Castling",
    &[
        since(
            E97,
            "3.5a(ii)",
            "King and a rook of the same colour on the same rank move together, as one move of the \
             king: he goes two squares towards the rook, and the rook goes over him to the square \
             he has just crossed.",
            (),
        ),
        renumbered(E01, "3.8a(ii)", ()),
        renumbered(E05, "3.8", ()),
        since(
            E09,
            "3.8a(ii)",
            "King and a rook of the same colour on the player's first rank move together, as one \
             move of the king: he goes two squares from his own square towards the rook, and the \
             rook goes to the square he has just crossed.",
            (),
        ),
        renumbered(D09, "3.8b", ()),
        renumbered(E17, "3.8.2", ()),
    ],
);

/// The castling that hands mean, told by the king's way: to his castling square, or onto his own
/// rook. Whether it is legal is not asked.
pub(crate) fn meant(before: &Position, from: Square, to: Square, chess960: bool) -> Option<Wing> {
    let side = before.turn();
    let king = Piece {
        color: side,
        role: Role::King,
    };
    let home = Rank::home(side);
    if before.piece_at(from) != Some(king) || from.rank() != home || to.rank() != home {
        return None;
    }
    let onto_rook = |wing| home_rook(before, wing, chess960) == Some(to);
    let apart = from.file().index().abs_diff(to.file().index());
    let two_steps =
        |wing: Wing| wing.king_target(side) == to && if chess960 { apart > 1 } else { apart == 2 };
    Wing::ALL
        .into_iter()
        .find(|&wing| onto_rook(wing) || two_steps(wing))
}

/// The rook with which a king would castle on a wing, as far as one can see: it has the right, or
/// stands in its corner with the king at home.
pub(crate) fn home_rook(before: &Position, wing: Wing, chess960: bool) -> Option<Square> {
    let side = before.turn();
    if let Some(rook) = before.castling().rook(side, wing) {
        return Some(rook);
    }
    let rook = Piece {
        color: side,
        role: Role::Rook,
    };
    let king = Wing::KingSide.king_target(side).offset(-2, 0);
    let at_home = before.board().king(side) == king;
    let corner = Square::new(wing.usual_file(), Rank::home(side));
    (!chess960 && at_home && before.piece_at(corner) == Some(rook)).then_some(corner)
}

/// The legal castling that the king's way means, if there is one.
pub(super) fn found(before: &Position, from: Square, to: Square, chess960: bool) -> Option<Move> {
    let wing = meant(before, from, to, chess960)?;
    before.castling_move(wing).filter(|it| it.from == from)
}

/// Why castling on a wing is not legal, if one of its own clauses says so.
pub(super) fn fault(law: &MovesOfThePieces, before: &Position, wing: Wing) -> Option<Fault> {
    castling_lost::fault(&law.castling_lost, before, wing)
        .or_else(|| castling_prevented::fault(&law.castling_prevented, before, wing))
        .or_else(|| {
            before.castling_move(wing).is_none().then(|| {
                let text = say!("castling-into-check", wing = wing);
                Fault::under(&law.castling, text).and(&law.own_king)
            })
        })
}

#[cfg(test)]
mod tests {
    use super::super::testing::{check, judged, numbers};
    use super::*;
    use flagfall_edition::Edition;

    #[test]
    fn king_two_squares_or_onto_his_rook() {
        assert_eq!(
            numbers(&CASTLING),
            "3.5a(ii) 3.8a(ii) 3.8 3.8a(ii) 3.8b 3.8b 3.8.2 3.8.2 3.8.2"
        );
        let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        for (words, played) in [("e1g1", "e1h1"), ("e1h1", "e1h1"), ("e1c1", "e1a1")] {
            check(fen, words, &format!("legal {played}"));
        }
        check(
            fen,
            "e1b1",
            "The king on e1 does not move to b1: it goes one square. [R3.8.1]",
        );
        check(
            fen,
            "h1e1",
            "e1 is held by a man of the same colour, the king on e1. [R3.1.1]",
        );
    }

    #[test]
    fn never_up_the_file_with_a_promoted_rook() {
        check(
            "4R3/8/8/8/8/7k/8/4K3 w - - 0 1",
            "e1e3",
            "The king on e1 does not move to e3: it goes one square. [R3.8.1]",
        );
    }

    #[test]
    fn in_chess960_onto_the_rook() {
        let fen = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
        for edition in Edition::ALL {
            let judged = |words| judged(edition, fen, words, true);
            assert_eq!(judged("f1g1"), "legal f1g1");
            assert_eq!(judged("f1e1"), "legal f1e1");
        }
        // Once the rook has left a1 the one on b1 no longer shields the king on c1.
        let fen = "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1";
        for edition in Edition::ALL {
            assert_eq!(
                judged(edition, fen, "d1b1", true),
                "Castling on the queen side would leave the king in check. [R3.8.2 R3.9.2]"
            );
        }
    }
}
