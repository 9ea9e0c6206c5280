//! Reading a move in cells.

use core::error::Error;
use core::fmt;

use flagfall_board::{Move, Position, Square, Wing};

use super::cells;
use super::write::write;
use crate::NotAMove;
use crate::san::{self, Man, SanError, Shape};

/// More cells are no move.
const CELLS: usize = 24;

/// The legal move that cells stand for. A text without any cell of Unicode's is taken for that of
/// a file for embossers.
///
/// The signs of capture and check may be missing or stand where they are not due.
///
/// ```
/// use flagfall_board::{Move, Position, Square};
/// use flagfall_notation::braille;
/// let knight = Move::new(Square::G1, Square::F3);
/// assert_eq!(braille::read(&Position::initial(), "⠎⠋⠒"), Ok(knight));
/// assert_eq!(braille::read(&Position::initial(), "SF3"), Ok(knight));
/// ```
///
/// # Errors
///
/// [`BrailleError`]: the cells are no move, fit no legal move, or fit several.
pub fn read(position: &Position, text: &str) -> Result<Move, BrailleError> {
    let is_cell = |it: char| ('\u{2800}'..='\u{28ff}').contains(&it);
    let owned;
    let unicode = if text.contains(is_cell) {
        text
    } else {
        owned = super::from_brf(text).map_err(|at| {
            let expected = "a character of the braille code";
            BrailleError::Unreadable(NotAMove::in_text(text, at, expected))
        })?;
        &owned
    };
    let shape = shape(unicode).map_err(|(cell, expected)| {
        let place = |text: &str| text.char_indices().nth(cell).map_or(text.len(), |it| it.0);
        BrailleError::Unreadable(NotAMove::in_text(text, place(text), expected))
    })?;
    san::play(position, &shape).map_err(|error| {
        let might_be = match error.might_be() {
            [] => {
                let full = |played| write(position, played);
                let bare = |played, written: &mut String| {
                    written.push_str(&super::to_brf(&full(played)));
                };
                let letters = super::to_brf(unicode);
                san::nearest_of(&letters, &position.legal_moves(), bare, full)
            }
            moves => {
                let read = moves.iter().filter_map(|it| san::read(position, it).ok());
                read.map(|it| write(position, it)).collect()
            }
        };
        BrailleError::Move { error, might_be }
    })
}

/// What the cells say, or at which of them they stop being a move and what could stand there.
fn shape(text: &str) -> Result<Shape, (usize, &'static str)> {
    let all: Vec<char> = text.chars().take(CELLS + 1).collect();
    if all.len() > CELLS {
        return Err((CELLS, "the end of the move"));
    }
    let blank = |it: &&char| **it == cells::BLANK || it.is_whitespace();
    let start = all.iter().take_while(blank).count();
    let end = all.len() - all[start..].iter().rev().take_while(blank).count();
    let mut end = end.max(start);
    for sign in [super::DRAW_OFFER, cells::MATE, "⠜⠏"] {
        let sign: Vec<char> = sign.chars().collect();
        if all[start..end].ends_with(&sign) {
            end -= sign.len();
        }
    }
    let mut rest = Cells {
        all: &all[..end],
        at: start,
    };
    let body: String = all[start..end].iter().collect();
    match body.trim_start_matches(cells::CHECK) {
        cells::SHORT => return Ok(Shape::Castling(Wing::KingSide)),
        cells::LONG => return Ok(Shape::Castling(Wing::QueenSide)),
        _ => {}
    }
    let role = rest.take(cells::role_of);
    let file = rest.take(cells::file_of);
    let rank = rest.take(cells::rank_of);
    let sign = rest.take(|it| {
        matches!(
            it,
            cells::CAPTURE | cells::CHECK | cells::CAPTURE_WITH_CHECK
        )
        .then_some(it)
    });
    let (from, to) = match (rest.take(cells::file_of), file, rank) {
        (Some(file), from_file, from_rank) => {
            let rank = rest
                .take(cells::rank_of)
                .ok_or((rest.at, "a rank, ⠂ to ⠦"))?;
            ((from_file, from_rank), Square::new(file, rank))
        }
        (None, Some(file), Some(rank)) if sign.is_none() => ((None, None), Square::new(file, rank)),
        (None, Some(_), None) if sign.is_none() => return Err((rest.at, "a rank, ⠂ to ⠦")),
        _ => return Err((rest.at, "a square, as in ⠑⠲")),
    };
    let promotion = rest.take(cells::role_of);
    if rest.at < end {
        return Err((rest.at, "the end of the move"));
    }
    Ok(Shape::Man(Man {
        role: role.unwrap_or(flagfall_board::Role::Pawn),
        file: from.0,
        rank: from.1,
        to,
        promotion,
        captures: matches!(sign, Some(cells::CAPTURE | cells::CAPTURE_WITH_CHECK)),
    }))
}

struct Cells<'a> {
    all: &'a [char],
    at: usize,
}

impl Cells<'_> {
    /// The next cell, if it is one of a kind.
    fn take<T>(&mut self, kind: impl Fn(char) -> Option<T>) -> Option<T> {
        let found = self.all.get(self.at).copied().and_then(kind);
        self.at += usize::from(found.is_some());
        found
    }
}

/// Cells that are no legal move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BrailleError {
    /// They are no move.
    Unreadable(NotAMove),
    /// They are one that is not legal, or more than one.
    Move {
        /// Why; the moves in it are in algebraic notation.
        error: SanError,
        /// The moves it might have been, in cells.
        might_be: Vec<String>,
    },
}

impl fmt::Display for BrailleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BrailleError::Unreadable(fault) => fault.fmt(f),
            BrailleError::Move { error, might_be } => {
                match error {
                    SanError::Illegal { reason, .. } => write!(f, "not a legal move: {reason}")?,
                    _ => f.write_str("more than one move fits")?,
                }
                match might_be.as_slice() {
                    [] => Ok(()),
                    moves => write!(f, "; write {}", moves.join(" or ")),
                }
            }
        }
    }
}

impl Error for BrailleError {}
