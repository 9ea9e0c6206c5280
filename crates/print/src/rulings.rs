//! The rulings of a game on paper: what was decided, by which article, for the arbiter to sign;
//! and room for an appeal.

use crate::canvas::{Align, Canvas, Ink, Set};
use crate::envelope::signed;
use crate::face::Face;
use crate::paper::{MM, Paper};
use crate::scoresheet::{Head, Score};
use crate::{Printed, Unprintable};
use flagfall_say::say;
use flagfall_words::{Lang, say_in};

/// One ruling.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ruled {
    /// When, on the game's own time; empty where that says nothing.
    pub time: String,
    /// After which move: `12... Ng8`; empty before the first.
    pub after: String,
    /// What was done or asked for.
    pub act: String,
    /// What was ruled, in sentences.
    pub text: String,
    /// The articles it rests on.
    pub cites: String,
}

/// The rulings of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rulings {
    /// What stands above them.
    pub head: Head,
    /// They, in order.
    pub ruled: Vec<Ruled>,
    /// The result.
    pub score: Score,
}

/// The margin, in millimetres, and the baseline of the first line.
const EDGE: f32 = 12.0;
const FIRST: f32 = 17.0;
/// What the signatures and an appeal need, at the foot of the last sheet.
const FOOT: f32 = 74.0;
/// From a baseline to the next.
const LINE: f32 = 4.9;

const TEXT: Set = Set::new(Face::Serif, 10.0);
const LABEL: Set = Set::new(Face::Sans, 8.0).gray();

/// Prints the rulings of a game, with lines to sign and to appeal on.
///
/// # Errors
///
/// [`Unprintable`], which no input is known to bring about.
pub fn rulings(of: &Rulings, paper: Paper, lang: Lang) -> Result<Printed, Unprintable> {
    drawn(of, paper, lang)?.finish()
}

pub(crate) fn drawn(of: &Rulings, paper: Paper, lang: Lang) -> Result<Canvas, Unprintable> {
    let title = say_in(lang, &say!("print-rulings"));
    let mut page = Page {
        canvas: Canvas::new(paper, title.clone(), lang)?,
        title,
        y: f32::INFINITY,
        lang,
    };
    page.turn(of);
    if of.ruled.is_empty() {
        let none = say_in(lang, &say!("print-no-ruling"));
        page.paragraph(0.0, TEXT, &none, of);
    }
    for ruled in &of.ruled {
        page.ruled(ruled, of);
    }
    page.close(of);
    Ok(page.canvas)
}

struct Page {
    canvas: Canvas,
    title: String,
    y: f32,
    lang: Lang,
}

impl Page {
    fn size(&self) -> (f32, f32) {
        let (width, height) = self.canvas.paper.size();
        (width / MM, height / MM)
    }

    /// A new sheet with the names on top.
    fn turn(&mut self, of: &Rulings) {
        let again = !self.canvas.sheets().is_empty();
        self.canvas.turn();
        let (width, _) = self.size();
        let title = self.title.clone();
        let heading = Set::new(Face::Bold, 14.0).heading();
        let right = width - EDGE;
        self.canvas.text(EDGE * MM, FIRST * MM, heading, &title);
        let under = LABEL.aligned(Align::Right);
        let room = (width - 2.0 * EDGE) * 0.6 * MM;
        let at = (right * MM, FIRST * MM);
        self.canvas.fitted(at.0, at.1, room, under, &of.head.under);
        let y = FIRST + 3.0;
        let ends = ((EDGE * MM, y * MM), (right * MM, y * MM));
        self.canvas.line(ends.0, ends.1, 0.8, Ink::Black);
        self.y = FIRST + 10.0;
        let (white, black) = (of.head.white.as_str(), of.head.black.as_str());
        if !(white.is_empty() && black.is_empty()) {
            let names = say!("print-players", white = white, black = black);
            let names = say_in(self.lang, &names);
            self.line_of(0.0, Set::new(Face::Bold, 10.5), &names);
        }
        let about = [&of.head.event, &of.head.date];
        let about: Vec<&str> = about
            .into_iter()
            .map(String::as_str)
            .filter(|it| !it.is_empty())
            .collect();
        if !about.is_empty() && !again {
            self.line_of(0.0, TEXT, &about.join(", "));
        }
        self.y += 3.0;
    }

    /// One line, made smaller where it is too long.
    fn line_of(&mut self, indent: f32, set: Set, text: &str) {
        let (width, _) = self.size();
        let room = (width - 2.0 * EDGE - indent) * MM;
        let (x, y) = ((EDGE + indent) * MM, self.y * MM);
        self.canvas.fitted(x, y, room, set, text);
        self.y += LINE;
    }

    fn paragraph(&mut self, indent: f32, set: Set, text: &str, of: &Rulings) {
        let (width, height) = self.size();
        let room = (width - 2.0 * EDGE - indent) * MM;
        for line in self.canvas.lines(room, set, text) {
            if self.y > height - EDGE {
                self.turn(of);
            }
            self.line_of(indent, set, &line);
        }
    }

    fn ruled(&mut self, ruled: &Ruled, of: &Rulings) {
        let (_, height) = self.size();
        if self.y + 3.0 * LINE > height - EDGE {
            self.turn(of);
        }
        let when = [&ruled.time, &ruled.after];
        let when: Vec<&str> = when
            .into_iter()
            .map(String::as_str)
            .filter(|it| !it.is_empty())
            .collect();
        if !when.is_empty() {
            self.line_of(0.0, LABEL, &when.join("   "));
        }
        self.paragraph(0.0, Set::new(Face::Sans, 10.0), &ruled.act, of);
        self.paragraph(6.0, TEXT, &ruled.text, of);
        self.paragraph(6.0, LABEL, &ruled.cites, of);
        self.y += 2.5;
    }

    /// The result, the signatures, and room for an appeal.
    fn close(&mut self, of: &Rulings) {
        let (width, height) = self.size();
        if self.y + FOOT > height - EDGE {
            self.turn(of);
        }
        let score = &of.score;
        if !score.white.is_empty() {
            let result = say_in(self.lang, &say!("print-result"));
            let line = format!("{result} {} : {}   {}", score.white, score.black, score.how);
            self.paragraph(0.0, Set::new(Face::Bold, 10.5), &line, of);
        }
        let top = height - FOOT;
        signed(&mut self.canvas, (top + 14.0) * MM, 1.0, self.lang);
        let appeal = say_in(self.lang, &say!("print-appeal"));
        let (left, right) = (EDGE * MM, (width - EDGE) * MM);
        self.canvas
            .text(left, (top + 26.0) * MM, Set::new(Face::Bold, 9.0), &appeal);
        let by = say_in(self.lang, &say!("print-appeal-by"));
        self.canvas.text(left, (top + 31.0) * MM, LABEL, &by);
        for row in [38.0, 46.0, 54.0] {
            let y = (top + row) * MM;
            self.canvas.line((left, y), (right, y), 0.4, Ink::Gray);
        }
    }
}
