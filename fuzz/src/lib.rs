//! Setups and moves out of the bytes of a fuzzer.

use flagfall_board::{
    Board, CastlingRights, Color, File, Move, Piece, Position, Role, Setup, Square, Wing,
};

/// Bytes taken one by one; zeros when they have run out.
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// All of the fuzzer's bytes.
    pub fn new(data: &'a [u8]) -> Bytes<'a> {
        Bytes(data)
    }

    /// Whether there are none left.
    pub fn is_over(&self) -> bool {
        self.0.is_empty()
    }

    /// The next one.
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        first
    }

    /// A number below a limit of at most 256.
    pub fn below(&mut self, limit: usize) -> usize {
        usize::from(self.byte()) % limit.max(1)
    }

    fn square(&mut self) -> Square {
        Square::ALL[self.below(64)]
    }

    /// Any move there is, of whatever sense.
    pub fn any_move(&mut self) -> Move {
        let (from, to) = (self.square(), self.square());
        let promotion = Role::ALL.get(self.below(14)).copied();
        Move {
            from,
            to,
            promotion,
        }
    }

    /// A legal move, if there is one.
    pub fn legal_move(&mut self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        let index = usize::from(self.byte()) * 256 + usize::from(self.byte());
        moves.get(index % moves.len().max(1)).copied()
    }

    /// A setup: an array of Chess960, or men anywhere with whatever rights and counters.
    pub fn setup(&mut self) -> Setup {
        let kind = self.byte();
        if kind < 64 {
            let number = u16::from(self.byte()) * 256 + u16::from(self.byte());
            return Setup::chess960(number % 960).unwrap_or_default();
        }
        let board = self.men(kind % 2 == 0);
        let turn = Color::ALL[self.below(2)];
        let mut castling = CastlingRights::NONE;
        for color in Color::ALL {
            for wing in Wing::ALL {
                if let Some(file) = File::new(self.below(24) as u8) {
                    castling.set(color, wing, file);
                }
            }
        }
        let passed = self.below(96);
        let counters = [self.byte(), self.byte()].map(|byte| u32::from(byte) << (byte % 25));
        Setup {
            board,
            turn,
            castling,
            en_passant: Square::ALL.get(passed).copied(),
            halfmoves: counters[0],
            fullmoves: counters[1],
        }
    }

    /// Up to 63 men; with one king each, on the first ranks half of the time, or with any kings.
    fn men(&mut self, kings: bool) -> Board {
        let mut board = Board::empty();
        let count = self.below(64);
        let roles = if kings {
            &Role::ALL[..5]
        } else {
            &Role::ALL[..]
        };
        for _ in 0..count {
            let byte = self.byte();
            let color = Color::ALL[usize::from(byte >> 7)];
            let role = roles[usize::from(byte) % roles.len()];
            board.set(self.square(), Some(Piece { color, role }));
        }
        if kings {
            let home = self.below(2) == 0;
            for color in Color::ALL {
                let square = self.square();
                let square = if home {
                    Square::new(square.file(), flagfall_board::Rank::home(color))
                } else {
                    square
                };
                board.set(
                    square,
                    Some(Piece {
                        color,
                        role: Role::King,
                    }),
                );
            }
        }
        board
    }
}
