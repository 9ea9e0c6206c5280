//! Writing a FEN.

use super::castling::outermost;
use crate::{Board, Color, File, Rank, Setup, Square};

/// How castling rights are spelled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CastlingStyle {
    /// `KQkq`; the rook's file where another rook stands beyond it.
    XFen,
    /// Always the rook's file.
    Shredder,
}

pub(crate) fn write(setup: &Setup, style: CastlingStyle) -> String {
    let mut text = placement(&setup.board);
    text.push(' ');
    text.push(setup.turn.fen_char());
    text.push(' ');
    push_castling(&mut text, setup, style);
    text.push(' ');
    match setup.en_passant {
        Some(square) => text.extend([square.file().to_char(), square.rank().to_char()]),
        None => text.push('-'),
    }
    for count in [setup.halfmoves, setup.fullmoves] {
        text.push(' ');
        push_number(&mut text, count);
    }
    text
}

pub(crate) fn placement(board: &Board) -> String {
    let mut text = String::with_capacity(96);
    for rank in Rank::all().rev() {
        let mut gap = 0u8;
        for file in File::all() {
            let Some(piece) = board.piece_at(Square::new(file, rank)) else {
                gap += 1;
                continue;
            };
            push_gap(&mut text, gap);
            gap = 0;
            text.push(piece.fen_char());
        }
        push_gap(&mut text, gap);
        if rank != Rank::FIRST {
            text.push('/');
        }
    }
    text
}

fn push_gap(text: &mut String, gap: u8) {
    if gap > 0 {
        text.push(char::from(b'0' + gap));
    }
}

fn push_number(text: &mut String, number: u32) {
    if number >= 10 {
        push_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

fn push_castling(text: &mut String, setup: &Setup, style: CastlingStyle) {
    if setup.castling.is_empty() {
        text.push('-');
    }
    for (color, wing, rook) in setup.castling.iter() {
        let plain =
            style == CastlingStyle::XFen && outermost(&setup.board, color, wing) == rook.file();
        text.push(if plain {
            wing.fen_char(color)
        } else if color == Color::White {
            rook.file().to_char().to_ascii_uppercase()
        } else {
            rook.file().to_char()
        });
    }
}
