//! Ours.

use flagfall_board::{Move, MoveList, Position, Square, perft, perft_made};
use flagfall_notation::san;

use super::{Judges, Library, Pairs, Reads, Writes};

/// Flagfall's board and notation.
pub struct Flagfall;

impl Library for Flagfall {
    const NAME: &'static str = "Flagfall";
    type Position = Position;
    type Move = Move;
    type List = MoveList;

    fn read(fen: &str) -> Option<Position> {
        Position::from_fen(fen).ok()
    }

    fn read_chess960(fen: &str) -> Option<Position> {
        Position::from_fen(fen).ok()
    }

    fn write(position: &Position) -> String {
        position.fen()
    }

    fn legal(position: &Position) -> MoveList {
        position.legal_moves()
    }

    fn play(position: &Position, played: Move) -> Position {
        position.play(played)
    }

    fn count(position: &Position) -> u64 {
        perft(position, 1)
    }

    fn perft(position: &Position, depth: u32) -> u64 {
        perft(position, depth)
    }

    fn perft_made(position: &Position, depth: u32) -> u64 {
        perft_made(position, depth)
    }
}

impl Judges for Flagfall {
    fn is_legal(position: &Position, played: Move) -> bool {
        position.is_legal(played)
    }
}

impl Pairs for Flagfall {
    fn pair(_: &Position, from: usize, to: usize) -> Move {
        Move::new(Square::ALL[from], Square::ALL[to])
    }
}

impl Reads for Flagfall {
    fn read_san(position: &Position, text: &str) -> Option<Move> {
        san::read(position, text).ok()
    }
}

impl Writes for Flagfall {
    fn san(position: &Position, played: Move) -> String {
        san::write(position, played)
    }

    fn push_san(position: &Position, played: Move, text: &mut String) {
        san::push(position, played, text);
    }
}
