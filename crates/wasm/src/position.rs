//! A position, and the moves that are legal in it.

use crate::{Thrown, array, error};
use flagfall_board::{Color, Move, Position as Board, Square, perft};
use flagfall_notation::{read_move, san, uci};
use js_sys::Array;
use wasm_bindgen::prelude::wasm_bindgen;

/// No count of moves goes deeper: it would not come back in a day.
const DEEPEST: u8 = 8;

/// A position that can be played from. It does not change: a move makes another.
#[wasm_bindgen]
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(crate) board: Board,
    /// Whether castling is written as in Chess960: the king to his own rook.
    pub(crate) chess960: bool,
}

#[wasm_bindgen]
impl Position {
    /// The position of a FEN, X-FEN or Shredder-FEN; the initial one without.
    ///
    /// @throws where the text is no FEN, or nobody could play from it.
    #[wasm_bindgen(constructor)]
    pub fn new(fen: Option<String>, chess960: Option<bool>) -> Thrown<Position> {
        let board = match fen.as_deref() {
            None => Board::initial(),
            Some(fen) => Board::from_fen(fen).map_err(error)?,
        };
        Ok(Position {
            board,
            chess960: chess960.unwrap_or_else(|| needs_chess960(&board)),
        })
    }

    /// Start position number 0 to 959 of Chess960; 518 is the usual one.
    pub fn chess960(number: u16) -> Thrown<Position> {
        let setup = flagfall_board::Setup::chess960(number);
        let setup = setup.ok_or_else(|| error(format!("expected 0 to 959, found {number}")))?;
        Ok(Position {
            board: setup.position().map_err(error)?,
            chess960: true,
        })
    }

    /// The FEN; an en passant square stands in it only where a capture is legal.
    #[wasm_bindgen(getter)]
    pub fn fen(&self) -> String {
        self.board.fen()
    }

    /// The FEN with the files of the rooks that can castle, as Chess960 has it.
    #[wasm_bindgen(getter, js_name = shredderFen)]
    pub fn shredder_fen(&self) -> String {
        self.board.shredder_fen()
    }

    /// Who has the move.
    #[wasm_bindgen(getter, unchecked_return_type = "Side")]
    pub fn turn(&self) -> String {
        self.board.turn().name().to_owned()
    }

    /// Half-moves since a pawn moved or a man was captured.
    #[wasm_bindgen(getter)]
    pub fn halfmoves(&self) -> u32 {
        self.board.halfmoves()
    }

    /// The number of the move, from 1.
    #[wasm_bindgen(getter)]
    pub fn fullmoves(&self) -> u32 {
        self.board.fullmoves()
    }

    /// Whether the player having the move is in check.
    #[wasm_bindgen(getter, js_name = isCheck)]
    pub fn is_check(&self) -> bool {
        self.board.in_check()
    }

    /// Whether it is mate.
    #[wasm_bindgen(getter, js_name = isCheckmate)]
    pub fn is_checkmate(&self) -> bool {
        self.board.is_checkmate()
    }

    /// Whether it is stalemate.
    #[wasm_bindgen(getter, js_name = isStalemate)]
    pub fn is_stalemate(&self) -> bool {
        self.board.is_stalemate()
    }

    /// The letter of the man on a square as in a FEN (`N` White's knight, `n` Black's), or
    /// undefined.
    #[wasm_bindgen(js_name = pieceAt)]
    pub fn piece_at(&self, square: &str) -> Thrown<Option<String>> {
        let man = self.board.piece_at(read_square(square)?);
        Ok(man.map(|it| {
            let letter = it.role.letter();
            match it.color {
                Color::White => letter.to_ascii_uppercase().to_string(),
                Color::Black => letter.to_ascii_lowercase().to_string(),
            }
        }))
    }

    /// All legal moves in UCI, `e2e4`; those of the man on a square, where one is named.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn moves(&self, from: Option<String>) -> Thrown<Array> {
        let from = from.as_deref().map(read_square).transpose()?;
        let write = |mv, text: &mut String| uci::push(&self.board, mv, self.chess960, text);
        Ok(array(&self.each(from, write)))
    }

    /// All legal moves in SAN, `Nf3`; those of the man on a square, where one is named.
    #[wasm_bindgen(js_name = sanMoves, unchecked_return_type = "string[]")]
    pub fn san_moves(&self, from: Option<String>) -> Thrown<Array> {
        let from = from.as_deref().map(read_square).transpose()?;
        let write = |mv, text: &mut String| {
            san::push_made(&self.board, mv, &self.board.play(mv), text);
        };
        Ok(array(&self.each(from, write)))
    }

    /// Whether a move, in SAN or UCI, is legal.
    #[wasm_bindgen(js_name = isLegal)]
    pub fn is_legal(&self, played: &str) -> bool {
        self.read(played).is_ok()
    }

    /// The position after a legal move, in SAN or UCI.
    ///
    /// @throws where it is none, with the move that it might be.
    pub fn play(&self, played: &str) -> Thrown<Position> {
        let board = self.board.play(self.read(played)?);
        Ok(Position { board, ..*self })
    }

    /// A legal move, in SAN or UCI, in SAN.
    pub fn san(&self, played: &str) -> Thrown<String> {
        Ok(san::write(&self.board, self.read(played)?))
    }

    /// A legal move, in SAN or UCI, in UCI.
    pub fn uci(&self, played: &str) -> Thrown<String> {
        let played = self.read(played)?;
        Ok(uci::write(&self.board, played, self.chess960))
    }

    /// How many different series of so many legal moves there are, at most 8.
    pub fn perft(&self, depth: u8) -> Thrown<f64> {
        match depth {
            0..=DEEPEST => Ok(perft(&self.board, u32::from(depth)) as f64),
            _ => Err(error(format!("expected 0 to {DEEPEST}, found {depth}"))),
        }
    }
}

impl Position {
    pub(crate) fn read(&self, played: &str) -> Thrown<Move> {
        read_move(&self.board, played, self.chess960).map_err(error)
    }

    /// The legal moves as they are written, with blanks between.
    fn each(&self, from: Option<Square>, write: impl Fn(Move, &mut String)) -> String {
        let mut text = String::with_capacity(256);
        for &mv in self.board.legal_moves().iter() {
            if from.is_none_or(|it| it == mv.from) {
                if !text.is_empty() {
                    text.push(' ');
                }
                write(mv, &mut text);
            }
        }
        text
    }
}

fn read_square(text: &str) -> Thrown<Square> {
    let shown: String = text.chars().take(20).collect();
    text.parse()
        .map_err(|why| error(format!("`{shown}`: {why}")))
}

/// Whether some king or rook that can castle stands elsewhere than in orthodox chess.
fn needs_chess960(position: &Board) -> bool {
    position.castling().iter().any(|(color, wing, rook)| {
        let king = position.board().king(color);
        let home = match color {
            Color::White => Square::E1,
            Color::Black => Square::E8,
        };
        rook.file() != wing.usual_file() || king.is_some_and(|it| it != home)
    })
}
