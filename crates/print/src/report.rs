//! The report of a round: its results, and every irregularity, ruling and change in it.

use crate::canvas::{Align, Canvas};
use crate::event::{EventHead, LABEL, LINE, Page, TEXT};
use crate::paper::Paper;
use crate::round::{BoardLine, boards, strong};
use crate::rulings::Ruled;
use crate::{Printed, Unprintable};
use flagfall_say::say;
use flagfall_words::{Lang, say_in};

/// The report of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundReport {
    /// What stands on top.
    pub head: EventHead,
    /// The results.
    pub boards: Vec<BoardLine>,
    /// What was ruled, board by board: what the board is called, and the rulings in order.
    pub ruled: Vec<(String, Vec<Ruled>)>,
    /// Results that were changed, each in a sentence.
    pub changes: Vec<String>,
    /// What the arbiters wrote down.
    pub notes: Vec<String>,
}

/// Prints the report of a round.
///
/// # Errors
///
/// [`Unprintable`], which no input is known to bring about.
pub fn round_report(of: &RoundReport, paper: Paper, lang: Lang) -> Result<Printed, Unprintable> {
    drawn(of, paper, lang)?.finish()
}

pub(crate) fn drawn(of: &RoundReport, paper: Paper, lang: Lang) -> Result<Canvas, Unprintable> {
    let said = |text| say_in(lang, &text);
    let title = said(say!("print-report"));
    let mut page = Page::new(title, &of.head, paper, lang)?;
    boards(&mut page, &of.boards);
    page.heading(&said(say!("print-ruled")));
    if of.ruled.is_empty() {
        page.paragraph(0.0, TEXT, &said(say!("print-nothing-ruled")));
    }
    for (board, ruled) in &of.ruled {
        strong(&mut page, board);
        for it in ruled {
            ruling(&mut page, it);
        }
        page.y += LINE * 0.3;
    }
    for (title, lines) in [
        (say!("print-changes"), &of.changes),
        (say!("print-notes"), &of.notes),
    ] {
        if lines.is_empty() {
            continue;
        }
        page.heading(&said(title));
        for line in lines {
            page.paragraph(0.0, TEXT, line);
            page.y += LINE * 0.25;
        }
    }
    page.signed();
    Ok(page.canvas)
}

fn ruling(page: &mut Page<'_>, it: &Ruled) {
    page.needs(2.0 * LINE);
    let before = page.y;
    page.row(LABEL, &[(0.0, 0.17, Align::Left, &it.after)]);
    page.y = before;
    let indent = page.width() * 0.19;
    page.paragraph(indent, TEXT, &it.text);
    if !it.cites.is_empty() {
        page.paragraph(indent, LABEL, &it.cites);
    }
}
