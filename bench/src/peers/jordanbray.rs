//! chess, of Jordan Bray (MIT): orthodox chess only, and it writes no algebraic notation.

use std::str::FromStr;

use arrayvec::ArrayVec;
use chess::{Board, ChessMove, MoveGen, Square};

use super::{Judges, Library, Pairs, Reads};

/// The crate called chess.
pub struct JordanBray;

impl Library for JordanBray {
    const NAME: &'static str = "chess";
    type Position = Board;
    type Move = ChessMove;
    type List = ArrayVec<ChessMove, 256>;

    fn read(fen: &str) -> Option<Board> {
        Board::from_str(fen).ok()
    }

    fn read_chess960(_: &str) -> Option<Board> {
        None
    }

    fn write(position: &Board) -> String {
        position.to_string()
    }

    fn legal(position: &Board) -> Self::List {
        MoveGen::new_legal(position).collect()
    }

    fn play(position: &Board, played: ChessMove) -> Board {
        position.make_move_new(played)
    }

    fn count(position: &Board) -> u64 {
        MoveGen::new_legal(position).len() as u64
    }

    fn each(position: &Board, mut next: impl FnMut(&Board)) {
        for played in MoveGen::new_legal(position) {
            next(&position.make_move_new(played));
        }
    }
}

impl Judges for JordanBray {
    fn is_legal(position: &Board, played: ChessMove) -> bool {
        position.legal(played)
    }
}

impl Pairs for JordanBray {
    fn pair(_: &Board, from: usize, to: usize) -> ChessMove {
        let square = |at: usize| chess::ALL_SQUARES[at];
        let (from, to): (Square, Square) = (square(from), square(to));
        ChessMove::new(from, to, None)
    }
}

impl Reads for JordanBray {
    fn read_san(position: &Board, text: &str) -> Option<ChessMove> {
        ChessMove::from_san(position, text).ok()
    }
}
