//! cozy-chess (MIT): sets of targets by man, positions copied.

use arrayvec::ArrayVec;
use cozy_chess::{Board, Move, Square};

use super::{Judges, Library, Pairs};

/// cozy-chess.
pub struct Cozy;

impl Library for Cozy {
    const NAME: &'static str = "cozy-chess";
    type Position = Board;
    type Move = Move;
    type List = ArrayVec<Move, 218>;

    fn read(fen: &str) -> Option<Board> {
        Board::from_fen(fen, false).ok()
    }

    fn read_chess960(fen: &str) -> Option<Board> {
        Board::from_fen(fen, true).ok()
    }

    fn write(position: &Board) -> String {
        position.to_string()
    }

    fn legal(position: &Board) -> Self::List {
        let mut list = ArrayVec::new();
        position.generate_moves(|set| {
            list.extend(set);
            false
        });
        list
    }

    fn play(position: &Board, played: Move) -> Board {
        let mut next = position.clone();
        next.play_unchecked(played);
        next
    }

    fn count(position: &Board) -> u64 {
        let mut count = 0;
        position.generate_moves(|set| {
            count += set.len() as u64;
            false
        });
        count
    }

    fn each(position: &Board, mut next: impl FnMut(&Board)) {
        position.generate_moves(|set| {
            for played in set {
                next(&Self::play(position, played));
            }
            false
        });
    }
}

impl Judges for Cozy {
    fn is_legal(position: &Board, played: Move) -> bool {
        position.is_legal(played)
    }
}

impl Pairs for Cozy {
    fn pair(_: &Board, from: usize, to: usize) -> Move {
        Move {
            from: Square::index(from),
            to: Square::index(to),
            promotion: None,
        }
    }
}
