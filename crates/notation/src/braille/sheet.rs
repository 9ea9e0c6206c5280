//! A whole scoresheet in braille.

use flagfall_board::{Color, Move, Position};

use super::cells::BLANK;
use super::{number, text, write};
use crate::pgn::Termination;

/// The cells of a line, as embossers and displays have them.
const LINE: usize = 40;

/// A scoresheet to be written in braille: what stands above, the moves, how it ended.
///
/// ```
/// use flagfall_board::{Move, Position, Square};
/// use flagfall_notation::{braille, pgn::Termination};
/// let sheet = braille::Scoresheet {
///     headings: vec!["Anna - Bella".to_owned()],
///     start: Position::initial(),
///     moves: vec![Move::new(Square::E2, Square::E4), Move::new(Square::E7, Square::E5)],
///     result: Termination::Draw,
/// };
/// let expected = "⠠⠁⠝⠝⠁⠀⠤⠀⠠⠃⠑⠇⠇⠁\n\n⠂⠀⠑⠲⠀⠑⠢\n⠼⠁⠌⠃⠤⠼⠁⠌⠃\n";
/// assert_eq!(sheet.write(), expected);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scoresheet {
    /// Lines of plain text that stand above the moves; those that are too long are parted.
    pub headings: Vec<String>,
    /// Where the game starts from.
    pub start: Position,
    /// The moves. The sheet ends before the first that is not legal.
    pub moves: Vec<Move>,
    /// How the game ended.
    pub result: Termination,
}

impl Scoresheet {
    /// The sheet in Unicode's braille cells, in lines of at most forty; each move of White's
    /// begins one.
    #[must_use]
    pub fn write(&self) -> String {
        let mut sheet = String::new();
        for heading in &self.headings {
            push_lines(&text(heading), &mut sheet);
        }
        if !self.headings.is_empty() {
            sheet.push('\n');
        }
        let mut now = self.start;
        let mut open = false;
        for &played in &self.moves {
            let Some(next) = now.try_play(played) else {
                break;
            };
            let white = now.turn() == Color::White;
            if white && open {
                sheet.push('\n');
            }
            if white || !open {
                sheet.push_str(&number(now.fullmoves()));
                sheet.push(BLANK);
            } else {
                sheet.push(BLANK);
            }
            if !white && !open {
                sheet.push('⠤');
            }
            sheet.push_str(&write(&now, played));
            open = true;
            now = next;
        }
        if open {
            sheet.push('\n');
        }
        sheet.push_str(&match self.result {
            Termination::Draw => text("½-½"),
            other => text(other.token()),
        });
        sheet.push('\n');
        sheet
    }
}

/// A heading in lines that fit, parted at blanks where there are any.
fn push_lines(heading: &str, sheet: &mut String) {
    let mut column = 0;
    for word in heading.split(BLANK) {
        let cells: Vec<char> = word.chars().collect();
        if column > 0 && column + 1 + cells.len() <= LINE {
            sheet.push(BLANK);
            column += 1;
        } else if column > 0 {
            sheet.push('\n');
            column = 0;
        }
        for cell in cells {
            if column == LINE {
                sheet.push('\n');
                column = 0;
            }
            sheet.push(cell);
            column += 1;
        }
    }
    sheet.push('\n');
}
