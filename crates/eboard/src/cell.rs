//! What a board senses on a square.

use flagfall_board::{Board, Piece, Square};

/// What a board senses on a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cell {
    /// Nothing.
    #[default]
    Empty,
    /// That man.
    Man(Piece),
    /// Some man: the board does not know which.
    Some,
}

impl Cell {
    /// The cell of a FEN letter, of `?` for some man, of `.` for none.
    #[must_use]
    pub fn of(letter: char) -> Option<Cell> {
        match letter {
            '.' => Some(Cell::Empty),
            '?' => Some(Cell::Some),
            letter => Piece::from_fen_char(letter).map(Cell::Man),
        }
    }

    /// Whether it is what would be sensed where that man stands, or none.
    #[must_use]
    pub fn is(self, man: Option<Piece>) -> bool {
        match (self, man) {
            (Cell::Empty, None) | (Cell::Some, Some(_)) => true,
            (Cell::Man(one), Some(other)) => one == other,
            _ => false,
        }
    }
}

/// All squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cells([Cell; 64]);

impl Default for Cells {
    fn default() -> Cells {
        Cells([Cell::Empty; 64])
    }
}

impl Cells {
    /// What would be sensed of those men.
    #[must_use]
    pub fn showing(board: &Board) -> Cells {
        let mut cells = Cells::default();
        for square in Square::ALL {
            if let Some(man) = board.piece_at(square) {
                cells.set(square, Cell::Man(man));
            }
        }
        cells
    }

    /// The piece placement of a FEN, in which `?` may stand for some man.
    ///
    /// ```
    /// use flagfall_eboard::{Cell, Cells, Square};
    /// let cells = Cells::placed("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR").unwrap();
    /// assert_eq!(cells.at(Square::E2), Cell::Empty);
    /// assert!(Cells::placed("rnbqkbnr/ppppppppp").is_none());
    /// ```
    #[must_use]
    pub fn placed(text: &str) -> Option<Cells> {
        let ranks: Vec<&str> = text.trim().split('/').collect();
        if ranks.len() != 8 {
            return None;
        }
        let mut cells = Cells::default();
        for (down, rank) in ranks.iter().enumerate() {
            let mut file = 0;
            for letter in rank.chars() {
                if let Some(blank) = letter.to_digit(10).filter(|it| (1..=8).contains(it)) {
                    file += blank as usize;
                    continue;
                }
                let square = Square::from_index((7 - down) * 8 + file).filter(|_| file < 8)?;
                cells.set(square, Cell::of(letter).filter(|it| *it != Cell::Empty)?);
                file += 1;
            }
            if file != 8 {
                return None;
            }
        }
        Some(cells)
    }

    /// What is on a square.
    #[must_use]
    pub fn at(&self, square: Square) -> Cell {
        self.0[square.index()]
    }

    /// Sets what is on a square.
    pub fn set(&mut self, square: Square, cell: Cell) {
        self.0[square.index()] = cell;
    }

    /// The same board turned round.
    #[must_use]
    pub fn turned(mut self) -> Cells {
        self.0.reverse();
        self
    }

    /// The squares on which something else is than those men, and what should be.
    #[must_use]
    pub fn wrong(&self, board: &Board) -> Vec<(Square, Option<Piece>)> {
        let should = Square::ALL.map(|square| (square, board.piece_at(square)));
        let wrong = should.into_iter();
        wrong
            .filter(|(square, man)| !self.at(*square).is(*man))
            .collect()
    }
}
