//! Moves that lead to a mate, as they are written.

use flagfall_board::{Color, Position};
use flagfall_notation::san;
use flagfall_winnable::{Budget, winnable};

/// What may be spent on a line.
const LINE: Budget = Budget::of_nodes(20_000);
/// Longer lines are not listed.
const LONGEST: usize = 200;

/// A series of legal moves that ends in mate by `side`, in algebraic notation; `None` if none was
/// found.
pub(crate) fn mating_line(position: &Position, side: Color) -> Option<Vec<String>> {
    let line = winnable(position, side, LINE).line?;
    let mut now = *position;
    let mut texts = Vec::new();
    for &played in line.iter().take(LONGEST) {
        texts.push(san::write(&now, played));
        now = now.play(played);
    }
    Some(texts)
}

/// The beginning of a line, for a sentence.
pub(crate) fn shown(line: &[String]) -> String {
    const FIRST: usize = 8;
    let mut text = line[..line.len().min(FIRST)].join(" ");
    if line.len() > FIRST {
        text.push_str(&format!(" … ({} half-moves)", line.len()));
    }
    text
}
