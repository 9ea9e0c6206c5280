//! owlchess (MIT): a mailbox beside the sets; orthodox chess only.

use std::fmt::Write as _;
use std::ops::Deref;

use owlchess::moves::make::Unchecked;
use owlchess::{Board, Make, Move, movegen};

use super::{Judges, Library, Reads, Writes};

/// owlchess.
pub struct Owlchess;

/// Its list, read as a slice like those of the others.
pub struct List(owlchess::MoveList);

impl Deref for List {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl Library for Owlchess {
    const NAME: &'static str = "owlchess";
    type Position = Board;
    type Move = Move;
    type List = List;

    fn read(fen: &str) -> Option<Board> {
        Board::from_fen(fen).ok()
    }

    fn read_chess960(_: &str) -> Option<Board> {
        None
    }

    fn write(position: &Board) -> String {
        position.as_fen()
    }

    fn legal(position: &Board) -> List {
        List(movegen::legal::gen_all(position))
    }

    #[allow(unsafe_code)] // its make that trusts the caller has no other door
    fn play(position: &Board, played: Move) -> Board {
        // SAFETY: every caller in this package takes the move from `legal` of the same position.
        let unchecked = unsafe { Unchecked::new(played) };
        match unchecked.make(position) {
            Ok(next) => next,
            Err(never) => match never {},
        }
    }

    fn count(position: &Board) -> u64 {
        movegen::legal::gen_all(position).len() as u64
    }
}

impl Judges for Owlchess {
    fn is_legal(position: &Board, played: Move) -> bool {
        played.validate(position).is_ok()
    }
}

impl Reads for Owlchess {
    fn read_san(position: &Board, text: &str) -> Option<Move> {
        Move::from_san(text, position).ok()
    }
}

impl Writes for Owlchess {
    fn san(position: &Board, played: Move) -> String {
        let mut text = String::with_capacity(8);
        Self::push_san(position, played, &mut text);
        text
    }

    fn push_san(position: &Board, played: Move, text: &mut String) {
        if let Ok(written) = played.san(position) {
            let _ = write!(text, "{written}"); // writing to a string cannot fail
        }
    }
}
