//! The board as a diagram of text.

use super::Men;
use crate::term::{Out, is_unicode};
use clap::builder::styling::{Ansi256Color, Color as Ink, Style};
use flagfall_board::{Color, File, Piece, Position, Rank, Role, Square};
use std::io::{self, Write};

const LIGHT: Ink = Ink::Ansi256(Ansi256Color(254));
const DARK: Ink = Ink::Ansi256(Ansi256Color(145));
const INK: Ink = Ink::Ansi256(Ansi256Color(16));

/// Draws the board from White's side.
pub(super) fn board(position: &Position, men: Men, out: &mut Out) -> io::Result<()> {
    let colored = out.paint.0;
    let figurines = match men {
        Men::Auto => colored && is_unicode(),
        Men::Figurines => true,
        Men::Letters => false,
    };
    for rank in Rank::all().rev() {
        write!(out, "  {} ", rank.to_char())?;
        for file in File::all() {
            let square = Square::new(file, rank);
            let man = position.piece_at(square).map(|it| man(it, figurines));
            if colored {
                let ground = if square.is_light() { LIGHT } else { DARK };
                let style = Style::new().fg_color(Some(INK)).bg_color(Some(ground));
                let cell = format!(" {} ", man.unwrap_or(' '));
                write!(out, "{}", out.paint.text(style, cell))?;
            } else {
                let empty = if figurines { '·' } else { '.' };
                write!(out, " {}", man.unwrap_or(empty))?;
            }
        }
        writeln!(out)?;
    }
    write!(out, "    ")?;
    for file in File::all() {
        let letter = file.to_char();
        match colored {
            true => write!(out, " {letter} ")?,
            false => write!(out, " {letter}")?,
        }
    }
    writeln!(out)
}

fn man(piece: Piece, figurines: bool) -> char {
    if !figurines {
        return piece.fen_char();
    }
    match (piece.color, piece.role) {
        (Color::White, Role::King) => '♔',
        (Color::White, Role::Queen) => '♕',
        (Color::White, Role::Rook) => '♖',
        (Color::White, Role::Bishop) => '♗',
        (Color::White, Role::Knight) => '♘',
        (Color::White, Role::Pawn) => '♙',
        (Color::Black, Role::King) => '♚',
        (Color::Black, Role::Queen) => '♛',
        (Color::Black, Role::Rook) => '♜',
        (Color::Black, Role::Bishop) => '♝',
        (Color::Black, Role::Knight) => '♞',
        (Color::Black, Role::Pawn) => '♟',
    }
}
