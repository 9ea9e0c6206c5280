//! What is printed of an event: pages with its name on top, rows and paragraphs below.

use crate::Unprintable;
use crate::canvas::{Align, Canvas, Ink, Set};
use crate::face::Face;
use crate::paper::{MM, Paper};
use flagfall_say::say;
use flagfall_words::{Lang, say_in};

/// What stands on top of each page of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventHead {
    /// Its name.
    pub event: String,
    /// Where and when, as it is to be read.
    pub about: String,
    /// The round.
    pub round: String,
    /// The time control and the edition.
    pub under: String,
    /// The chief arbiter.
    pub arbiter: String,
}

/// The margin, in millimetres, and from a baseline to the next.
pub(crate) const EDGE: f32 = 12.0;
pub(crate) const LINE: f32 = 5.4;

pub(crate) const TEXT: Set = Set::new(Face::Serif, 9.5);
pub(crate) const BOLD: Set = Set::new(Face::Bold, 9.5);
pub(crate) const LABEL: Set = Set::new(Face::Sans, 8.0).gray();

/// A cell of a row: where it stands and how wide it may be, in parts of the width; how, and what.
pub(crate) type Cell<'a> = (f32, f32, Align, &'a str);

pub(crate) struct Page<'a> {
    pub(crate) canvas: Canvas,
    pub(crate) lang: Lang,
    /// The next baseline, in millimetres.
    pub(crate) y: f32,
    title: String,
    head: &'a EventHead,
}

impl<'a> Page<'a> {
    pub(crate) fn new(
        title: String,
        head: &'a EventHead,
        paper: Paper,
        lang: Lang,
    ) -> Result<Page<'a>, Unprintable> {
        let mut page = Page {
            canvas: Canvas::new(paper, title.clone(), lang)?,
            lang,
            y: 0.0,
            title,
            head,
        };
        page.turn();
        Ok(page)
    }

    /// The width and the height of the paper, in millimetres.
    pub(crate) fn size(&self) -> (f32, f32) {
        let (width, height) = self.canvas.paper.size();
        (width / MM, height / MM)
    }

    /// How wide what stands between the margins is.
    pub(crate) fn width(&self) -> f32 {
        self.size().0 - 2.0 * EDGE
    }

    /// A new sheet with the event on top.
    pub(crate) fn turn(&mut self) {
        self.canvas.turn();
        let (width, room) = (self.size().0, self.width());
        let (left, right) = (EDGE * MM, (width - EDGE) * MM);
        let title = match self.head.round.as_str() {
            "" => self.title.clone(),
            round => {
                let round = say_in(self.lang, &say!("print-round-of", round = round));
                format!("{}, {round}", self.title)
            }
        };
        let heading = Set::new(Face::Bold, 14.0).heading();
        self.canvas
            .fitted(left, 17.0 * MM, room * 0.58 * MM, heading, &title);
        let under = LABEL.aligned(Align::Right);
        self.canvas
            .fitted(right, 17.0 * MM, room * 0.38 * MM, under, &self.head.under);
        self.canvas
            .line((left, 20.0 * MM), (right, 20.0 * MM), 0.8, Ink::Black);
        let event = Set::new(Face::Bold, 10.5);
        self.canvas
            .fitted(left, 26.0 * MM, room * 0.58 * MM, event, &self.head.event);
        self.canvas
            .fitted(right, 26.0 * MM, room * 0.38 * MM, under, &self.head.about);
        self.y = 34.0;
    }

    /// Takes a new sheet where there is no room for so much more.
    pub(crate) fn needs(&mut self, tall: f32) -> bool {
        let turns = self.y + tall > self.size().1 - EDGE;
        if turns {
            self.turn();
        }
        turns
    }

    /// A row, each cell made smaller where it is too long.
    pub(crate) fn row(&mut self, set: Set, cells: &[Cell<'_>]) {
        let width = self.width();
        for (at, room, align, text) in cells {
            let x = (EDGE + at * width) * MM;
            let set = set.aligned(*align);
            self.canvas
                .fitted(x, self.y * MM, room * width * MM, set, text);
        }
        self.y += LINE;
    }

    /// A hair line below the row that was put last.
    pub(crate) fn rule(&mut self) {
        let y = (self.y - LINE * 0.78) * MM;
        let ends = ((EDGE * MM, y), ((EDGE + self.width()) * MM, y));
        self.canvas.line(ends.0, ends.1, 0.3, Ink::Gray);
    }

    /// A heading within the page.
    pub(crate) fn heading(&mut self, text: &str) {
        self.needs(4.0 * LINE);
        self.y += LINE * 0.6;
        let set = Set::new(Face::Bold, 11.0).heading();
        self.row(set, &[(0.0, 1.0, Align::Left, text)]);
    }

    /// Text in as many lines as it takes.
    pub(crate) fn paragraph(&mut self, indent: f32, set: Set, text: &str) {
        let room = (self.width() - indent) * MM;
        for line in self.canvas.lines(room, set, text) {
            self.needs(LINE);
            let at = ((EDGE + indent) * MM, self.y * MM);
            self.canvas.fitted(at.0, at.1, room, set, &line);
            self.y += LINE * 0.88;
        }
    }

    /// Where the arbiter signs.
    pub(crate) fn signed(&mut self) {
        self.needs(24.0);
        self.y += 14.0;
        let (left, y) = (EDGE * MM, self.y * MM);
        self.canvas
            .line((left, y), ((EDGE + 70.0) * MM, y), 0.4, Ink::Gray);
        let label = say_in(self.lang, &say!("print-signed-arbiter"));
        let label = match self.head.arbiter.as_str() {
            "" => label,
            name => format!("{label}, {name}"),
        };
        let at = (self.y + 3.4) * MM;
        self.canvas
            .fitted(left, at, self.width() * MM, LABEL, &label);
    }
}
