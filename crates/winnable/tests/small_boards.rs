//! On boards with few men and little room, every verdict against a plain exhaustive search.

use std::collections::HashSet;

use flagfall_board::{
    Board, CastlingRights, Color, File, Piece, Position, Rank, Role, Setup, Square,
};
use flagfall_winnable::{Budget, Verdict, by_material, winnable};
use proptest::prelude::*;

/// Whether any series of legal moves ends in mate by `side`; `None` if there are too many
/// positions.
fn mates(position: Position, side: Color) -> Option<bool> {
    let mut seen = HashSet::from([position.identity()]);
    let mut open = vec![position];
    while let Some(now) = open.pop() {
        if now.turn() != side && now.is_checkmate() {
            return Some(true);
        }
        for &played in &now.legal_moves() {
            let next = now.play(played);
            if seen.insert(next.identity()) {
                open.push(next);
            }
        }
        if seen.len() > 3_000 {
            return None;
        }
    }
    Some(false)
}

/// A wall of blocked pawns on some files, the kings, and a few men anywhere.
fn setup(wall: &[bool], kings: (usize, usize), men: &[(usize, usize)], turn: Color) -> Setup {
    let mut board = Board::empty();
    for (file, _) in File::all().zip(wall).filter(|(_, blocked)| **blocked) {
        for (color, rank) in [(Color::White, 3), (Color::Black, 4)] {
            let square = Rank::new(rank).map(|rank| Square::new(file, rank));
            if let Some(square) = square {
                board.set(
                    square,
                    Some(Piece {
                        color,
                        role: Role::Pawn,
                    }),
                );
            }
        }
    }
    let roles = [Role::Pawn, Role::Bishop, Role::Bishop, Role::Knight];
    for &(square, kind) in men {
        let color = if kind % 2 == 0 {
            Color::White
        } else {
            Color::Black
        };
        board.set(
            Square::ALL[square],
            Some(Piece {
                color,
                role: roles[kind / 2 % 4],
            }),
        );
    }
    for (color, square) in [(Color::White, kings.0), (Color::Black, kings.1)] {
        board.set(
            Square::ALL[square],
            Some(Piece {
                color,
                role: Role::King,
            }),
        );
    }
    let castling = CastlingRights::NONE;
    Setup {
        board,
        turn,
        castling,
        en_passant: None,
        halfmoves: 0,
        fullmoves: 1,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn no_verdict_is_wrong(
        wall in prop::collection::vec(prop::bool::weighted(0.85), 8),
        kings in (0_usize..64, 0_usize..64),
        men in prop::collection::vec((0_usize..64, 0_usize..8), 0..3),
        white: bool,
    ) {
        let turn = if white { Color::White } else { Color::Black };
        let Ok(position) = setup(&wall, kings, &men, turn).position() else { return Ok(()) };
        for side in Color::ALL {
            let verdict = winnable(&position, side, Budget::of_nodes(1_000)).verdict;
            let wrong = match mates(position, side) {
                Some(true) => verdict == Verdict::Unwinnable,
                Some(false) => verdict == Verdict::Winnable,
                None => false,
            };
            prop_assert!(!wrong, "{verdict:?} for {side} in {position:?}");
            if by_material(&position, side) == Verdict::Unwinnable {
                prop_assert_eq!(verdict, Verdict::Unwinnable);
            }
        }
    }
}
