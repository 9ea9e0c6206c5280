//! A position as a person would read it.

use super::{PositionArgs, draw, ends, legal};
use crate::term::{BLUE, BOLD, DIM, Out, RED, wrap};
use flagfall_board::{Color, Position, Wing};
use std::io::{self, Write};

/// The width of a line of moves, in characters.
const WIDTH: usize = 78;

/// Draws the position and says what there is to say of it.
pub(super) fn print(position: &Position, args: &PositionArgs, out: &mut Out) -> io::Result<()> {
    let paint = out.paint;
    let (ends, dead) = ends::of(position, args.edition);
    draw::board(position, args.men, out)?;
    writeln!(out)?;
    let turn = position.turn();
    let check = if position.in_check() {
        ", in check"
    } else {
        ""
    };
    writeln!(
        out,
        "  {}",
        paint.text(BOLD, format!("{turn} to move{check}"))
    )?;
    let mut fact = |label: &str, text: String| {
        writeln!(out, "  {} {text}", paint.text(DIM, format!("{label:<10}")))
    };
    fact("FEN", position.fen())?;
    fact("castling", castling(position))?;
    if let Some(square) = position.en_passant() {
        fact(
            "en passant",
            format!("a pawn may be captured in passing on {square}"),
        )?;
    }
    let halfmoves = position.halfmoves();
    let count = format!("move {}, {}", position.fullmoves(), since(halfmoves));
    fact("count", count)?;
    if ends.iter().all(|it| it.claim) {
        moves(position, args.chess960, out)?;
    }
    if !ends.is_empty() || dead.is_none() {
        writeln!(out)?;
    }
    for end in ends {
        let style = if end.claim { BOLD } else { RED };
        let cite = format!("({}, {})", end.article, end.edition);
        for line in wrap(&end.text, WIDTH) {
            writeln!(out, "  {}", paint.text(style, line))?;
        }
        writeln!(out, "  {}", paint.text(BLUE, cite))?;
    }
    if dead.is_none() {
        writeln!(out, "  Whether anyone can still give mate was not decided.")?;
    }
    Ok(())
}

fn since(halfmoves: u32) -> String {
    match halfmoves {
        0 => "no half-move since a capture or the move of a pawn".to_owned(),
        1 => "1 half-move since a capture or the move of a pawn".to_owned(),
        _ => format!("{halfmoves} half-moves since a capture or the move of a pawn"),
    }
}

fn castling(position: &Position) -> String {
    let rights = position.castling();
    let side = |color: Color| {
        let has = |wing: Wing| rights.rook(color, wing).is_some();
        let where_to = match (has(Wing::KingSide), has(Wing::QueenSide)) {
            (true, true) => "on both sides",
            (true, false) => "on the king's side",
            (false, true) => "on the queen's side",
            (false, false) => return None,
        };
        Some(format!("{color} {where_to}"))
    };
    let sides: Vec<String> = Color::ALL.into_iter().filter_map(side).collect();
    match sides.is_empty() {
        true => "nobody has the right to castle".to_owned(),
        false => sides.join(", "),
    }
}

fn moves(position: &Position, chess960: bool, out: &mut Out) -> io::Result<()> {
    let paint = out.paint;
    let legal = legal(position, chess960);
    let count = match legal.len() {
        1 => "1 legal move".to_owned(),
        n => format!("{n} legal moves"),
    };
    writeln!(out, "\n  {}", paint.text(BOLD, count))?;
    let san = legal.iter().map(|it| it.san.len()).max().unwrap_or(0);
    let uci = legal.iter().map(|it| it.uci.len()).max().unwrap_or(0);
    let columns = (WIDTH / (san + uci + 4)).max(1);
    for row in legal.chunks(columns) {
        write!(out, " ")?;
        for (at, it) in row.iter().enumerate() {
            let last = at + 1 == row.len();
            let pad = if last { 0 } else { uci };
            let dim = paint.text(DIM, format!("{:<pad$}", it.uci));
            write!(
                out,
                " {:<san$} {dim}{}",
                it.san,
                if last { "" } else { "  " }
            )?;
        }
        writeln!(out)?;
    }
    Ok(())
}
