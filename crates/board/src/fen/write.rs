//! Writing a FEN.

use core::fmt;

use arrayvec::ArrayVec;

use super::castling::outermost;
use crate::{Board, Color, Rank, Setup, Square};

/// How castling rights are spelled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CastlingStyle {
    /// `KQkq`; the rook's file where another rook stands beyond it.
    XFen,
    /// Always the rook's file.
    Shredder,
}

/// The longest FEN: 64 men and 7 slashes, side, 4 rights, a square, two numbers of 10 digits, and
/// 5 spaces.
const LONGEST: usize = 64 + 7 + 1 + 4 + 2 + 10 + 10 + 5;

/// A FEN, or its first field, without the heap.
pub(crate) struct Text(ArrayVec<u8, LONGEST>);

impl Text {
    pub(crate) fn fen(setup: &Setup, style: CastlingStyle) -> Text {
        let mut text = Text::placement(&setup.board);
        text.push(b' ');
        text.push(setup.turn.fen_char() as u8);
        text.push(b' ');
        text.push_castling(setup, style);
        text.push(b' ');
        match setup.en_passant {
            Some(square) => text.push_square(square),
            None => text.push(b'-'),
        }
        for count in [setup.halfmoves, setup.fullmoves] {
            text.push(b' ');
            text.push_number(count);
        }
        text
    }

    pub(crate) fn placement(board: &Board) -> Text {
        let mut text = Text(ArrayVec::new_const());
        let occupied = board.occupied();
        for rank in Rank::all().rev() {
            let mut next = 0;
            for square in occupied & crate::Bitboard::rank(rank) {
                let file = square.file().index();
                text.push_gap(file - next);
                next = file + 1;
                text.push(board.code_at(square).letter());
            }
            text.push_gap(8 - next);
            if rank != Rank::FIRST {
                text.push(b'/');
            }
        }
        text
    }

    pub(crate) fn as_str(&self) -> &str {
        core::str::from_utf8(&self.0).unwrap_or_default()
    }

    #[inline(always)]
    fn push(&mut self, byte: u8) {
        self.0.push(byte);
    }

    #[inline(always)]
    fn push_gap(&mut self, gap: usize) {
        if gap > 0 {
            self.push(b'0' + gap as u8);
        }
    }

    fn push_square(&mut self, square: Square) {
        self.push(square.file().to_char() as u8);
        self.push(square.rank().to_char() as u8);
    }

    fn push_number(&mut self, number: u32) {
        if number >= 10 {
            self.push_number(number / 10);
        }
        self.push(b'0' + (number % 10) as u8);
    }

    fn push_castling(&mut self, setup: &Setup, style: CastlingStyle) {
        if setup.castling.is_empty() {
            self.push(b'-');
            return;
        }
        for (color, wing, rook) in setup.castling.iter() {
            let plain =
                style == CastlingStyle::XFen && outermost(&setup.board, color, wing) == rook.file();
            let letter = rook.file().to_char();
            self.push(if plain {
                wing.fen_char(color) as u8
            } else if color == Color::White {
                letter.to_ascii_uppercase() as u8
            } else {
                letter as u8
            });
        }
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
