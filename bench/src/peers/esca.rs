//! esca (MIT): facts and explanations over cozy-chess; its play checks each move.

use std::ops::Deref;

use esca::{CHESS960, CLASSIC, Move, Variant};

use super::{Judges, Library, Reads, Writes};

/// esca.
pub struct Esca;

/// A position with the rules it is played by.
#[derive(Clone)]
pub struct Position {
    position: esca::Position,
    rules: &'static dyn Variant,
}

/// Its list, read as a slice like those of the others.
pub struct List(esca::MoveList);

impl Deref for List {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        self.0.as_slice()
    }
}

impl Library for Esca {
    const NAME: &'static str = "esca";
    type Position = Position;
    type Move = Move;
    type List = List;

    fn read(fen: &str) -> Option<Position> {
        let position = esca::Position::from_fen(fen).ok()?;
        Some(Position {
            position,
            rules: &CLASSIC,
        })
    }

    fn read_chess960(fen: &str) -> Option<Position> {
        let position = esca::Position::from_fen(fen).ok()?;
        Some(Position {
            position,
            rules: &CHESS960,
        })
    }

    fn write(position: &Position) -> String {
        position.position.fen()
    }

    fn legal(position: &Position) -> List {
        let mut list = esca::MoveList::new();
        position.rules.legal_moves(&position.position, &mut list);
        List(list)
    }

    fn play(position: &Position, played: Move) -> Position {
        Position {
            position: position.rules.play(&position.position, played),
            rules: position.rules,
        }
    }

    fn count(position: &Position) -> u64 {
        Self::legal(position).len() as u64
    }
}

impl Judges for Esca {
    fn is_legal(position: &Position, played: Move) -> bool {
        position.rules.is_legal(&position.position, played)
    }
}

impl Reads for Esca {
    fn read_san(position: &Position, text: &str) -> Option<Move> {
        position.rules.move_from_san(&position.position, text).ok()
    }
}

impl Writes for Esca {
    fn san(position: &Position, played: Move) -> String {
        position.rules.move_to_san(&position.position, played)
    }

    fn push_san(position: &Position, played: Move, text: &mut String) {
        text.push_str(&Self::san(position, played));
    }
}
