//! The pairings of a round, to be pinned up; and its results.

use crate::canvas::{Align, Canvas};
use crate::event::{BOLD, EventHead, LABEL, LINE, Page, TEXT};
use crate::paper::Paper;
use crate::{Printed, Unprintable};
use flagfall_say::say;
use flagfall_words::{Lang, say_in};

/// A round on paper.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundSheet {
    /// What stands on top.
    pub head: EventHead,
    /// Whether it is there for the results, or for the pairings alone.
    pub with_results: bool,
    /// The boards.
    pub boards: Vec<BoardLine>,
    /// Who does not play, and what he gets: `½`.
    pub byes: Vec<(String, String)>,
}

/// A board in a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardLine {
    /// Its number.
    pub board: String,
    /// Who has the white men, with title and rating.
    pub white: String,
    /// Who has the black men.
    pub black: String,
    /// The result; empty where there is none.
    pub result: String,
    /// What is to be said of it: a forfeit, a change.
    pub remark: String,
}

/// Prints the pairings or the results of a round.
///
/// # Errors
///
/// [`Unprintable`], which no input is known to bring about.
pub fn round_sheet(of: &RoundSheet, paper: Paper, lang: Lang) -> Result<Printed, Unprintable> {
    drawn(of, paper, lang)?.finish()
}

pub(crate) fn drawn(of: &RoundSheet, paper: Paper, lang: Lang) -> Result<Canvas, Unprintable> {
    let title = match of.with_results {
        true => say!("print-results"),
        false => say!("print-pairings"),
    };
    let mut page = Page::new(say_in(lang, &title), &of.head, paper, lang)?;
    boards(&mut page, &of.boards);
    byes(&mut page, &of.byes);
    if of.with_results {
        page.signed();
    }
    Ok(page.canvas)
}

/// The table of boards, its head on each sheet.
pub(crate) fn boards(page: &mut Page<'_>, boards: &[BoardLine]) {
    table_head(page);
    for board in boards {
        let tall = if board.remark.is_empty() { 1.0 } else { 2.0 };
        if page.needs(tall * LINE) {
            table_head(page);
        }
        let result = match board.result.as_str() {
            "" => "–",
            result => result,
        };
        page.row(
            TEXT,
            &[
                (0.06, 0.06, Align::Right, &board.board),
                (0.09, 0.36, Align::Left, &board.white),
                (0.54, 0.14, Align::Middle, result),
                (0.63, 0.37, Align::Left, &board.black),
            ],
        );
        if !board.remark.is_empty() {
            page.y -= LINE * 0.15;
            page.row(LABEL, &[(0.09, 0.91, Align::Left, &board.remark)]);
        }
        page.rule();
    }
}

fn table_head(page: &mut Page<'_>) {
    let said = |text| say_in(page.lang, &text);
    let [board, white, result, black] = [
        said(say!("print-board")),
        said(say!("print-white")),
        said(say!("print-result")),
        said(say!("print-black")),
    ];
    page.row(
        LABEL,
        &[
            (0.06, 0.08, Align::Right, &board),
            (0.09, 0.36, Align::Left, &white),
            (0.54, 0.14, Align::Middle, &result),
            (0.63, 0.37, Align::Left, &black),
        ],
    );
    page.rule();
}

fn byes(page: &mut Page<'_>, byes: &[(String, String)]) {
    if byes.is_empty() {
        return;
    }
    let title = say_in(page.lang, &say!("print-byes"));
    page.heading(&title);
    for (name, gets) in byes {
        page.needs(LINE);
        page.row(
            TEXT,
            &[
                (0.09, 0.36, Align::Left, name),
                (0.54, 0.14, Align::Middle, gets),
            ],
        );
    }
}

/// A line in bold.
pub(crate) fn strong(page: &mut Page<'_>, text: &str) {
    page.needs(2.0 * LINE);
    page.row(BOLD, &[(0.0, 1.0, Align::Left, text)]);
}
