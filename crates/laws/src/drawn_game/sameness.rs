//! # When positions are the same (R9.2.id)
//!
//! Two positions are the same if the same player has the move, men of the same kind and colour
//! stand on the same squares, and the possible moves of all men of both players are the same.
//! So they differ if a pawn could have been captured in passing in one of them, legally and
//! not only to the eye; and if a right to castle, of either side, was lost between. That
//! castling is prevented for the moment follows from where the men stand and makes no
//! difference. A promoted man is a man like another.
//!
//! - 1997: if the possibilities of castling have changed.
//! - 2001: if the right to castle has changed, for now or for good.
//! - 2009: a king or rook that is bound to move loses the right only once it has moved.
//! - The draft breaks off before this.
//! - 2014: a king or rook had the right and forfeited it by moving.
//! - 2017, 2023: renumbered.

use flagfall_board::Identity;
use flagfall_edition::{
    Absent, Clause, D09, E01, E09, E14, E17, E23, E97, Provision, absent, renumbered, since,
};

/// What makes two positions the same.
pub const SAMENESS: Clause<Sameness> = Clause::new(
    "R9.2.id",
    "When positions are the same",
    &[
        since(
            E97,
            "9.2",
            "Positions are the same if the same player has the move, men of the same kind and \
             colour stand on the same squares, and all have the same possible moves; not if a \
             pawn could have been captured in passing or the possibilities of castling changed.",
            Sameness::RightUnchanged,
        ),
        since(
            E01,
            "9.2",
            "Positions are the same if the same player has the move, men of the same kind and \
             colour stand on the same squares, and the possible moves of all men of both players \
             are the same; not if a pawn could have been captured in passing or the right to \
             castle has changed, for now or for good.",
            Sameness::RightUnchanged,
        ),
        since(
            E09,
            "9.2",
            "Positions are the same if the same player has the move, men of the same kind and \
             colour stand on the same squares, and the possible moves of all men of both players \
             are the same; not if a pawn could have been captured in passing. A king or rook \
             forced to move loses its right to castle only after it has moved.",
            Sameness::RightUntilMoved,
        ),
        absent(D09, Absent::NotInHand),
        since(
            E14,
            "9.2",
            "Positions are the same if the same player has the move, men of the same kind and \
             colour stand on the same squares, and the possible moves of all men of both players \
             are the same; not if a king or rook had a right to castle and forfeited it by \
             moving.",
            Sameness::RightUntilMoved,
        ),
        renumbered(E17, "9.2.2", Sameness::RightUntilMoved),
        renumbered(E23, "9.2.3", Sameness::RightUntilMoved),
    ],
);

/// What distinguishes two positions in which the men stand alike and the same player has the
/// move, besides a legal capture in passing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sameness {
    /// A right to castle that has changed.
    RightUnchanged,
    /// A right to castle that was lost because king or rook has moved.
    RightUntilMoved,
}

/// Whether two positions are the same. The two wordings come to one: a right changes only by a
/// move or by the loss of the rook, and what prevents castling for the moment stands on the
/// board and is the same in equal diagrams.
pub(super) fn same(law: &Provision<Sameness>, one: &Identity, other: &Identity) -> bool {
    match law.reading {
        Sameness::RightUnchanged | Sameness::RightUntilMoved => one == other,
    }
}

/// Where the last position of `history` stood, itself included: the half-moves after which it
/// did, counted from 0 for the first position.
#[must_use]
pub fn occurrences(law: &Provision<Sameness>, history: &[Identity]) -> Vec<u32> {
    let Some(last) = history.last() else {
        return Vec::new();
    };
    let plies = (0..).zip(history);
    plies
        .filter(|(_, it)| same(law, it, last))
        .map(|(ply, _)| ply)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::testing::{occurs, printed};
    use super::*;

    #[test]
    fn the_player_having_the_move_counts() {
        // Black loses a tempo by the triangle: the diagram recurs, with the other to move.
        let fen = "8/8/3k4/8/8/3K4/8/7R w - - 0 1";
        occurs(fen, "h1h2 d6e6 h2h1 e6e7 h1h2 e7d6 h2h1", &[7]);
        occurs(fen, "h1h2 d6e6 h2h1 e6d6", &[0, 4]);
    }

    #[test]
    fn a_right_lost_by_moving_counts_and_a_hindrance_does_not() {
        let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        occurs(fen, "h1h2 e8f8 h2h1 f8e8 h1h2 e8f8 h2h1 f8e8", &[4, 8]);
        // A check prevented castling for a while; the right was there all the time.
        let fen = "4k2r/8/8/8/8/8/4B3/R3K3 b Q - 0 1";
        occurs(fen, "h8h1 e2f1 h1h8 f1e2", &[0, 4]);
    }

    /// Case A9-04b: the first time the rights were there, then the king had moved.
    #[test]
    fn a_king_in_check_keeps_his_right_until_he_moves() {
        let fen = "r3k2r/pppp1p1p/8/4pN2/8/8/PPPP1PPP/R3K2R w KQkq - 0 16";
        let moves = "f5g7 e8e7 g7f5 e7e8 f5g7 e8e7 g7f5 e7e8 f5g7";
        occurs(fen, moves, &[5, 9]);
    }

    #[test]
    fn a_promoted_man_is_like_another() {
        // The new knight and the old one change places.
        let fen = "8/1P1N4/8/8/8/8/1k6/4K3 w - - 0 1";
        let moves = "b7b8n b2b3 b8a6 b3b2 d7b8 b2b3 a6c5 b3b2 c5d7 b2b3";
        occurs(fen, moves, &[2, 10]);
        let numbers = "9.2 9.2 9.2 9.2 lost 9.2 9.2.2 9.2.2 9.2.3";
        assert_eq!(printed(&SAMENESS), numbers);
    }
}
