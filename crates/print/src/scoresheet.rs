//! The scoresheet: what players write on, or a game as it was played.
//!
//! It is drawn for A5 and made larger for larger paper: what is signed keeps its shape.

use crate::canvas::{Align, Canvas, Ink, Set};
use crate::face::Face;
use crate::paper::{MM, Paper};
use crate::{Printed, Unprintable};
use flagfall_say::{Text, say};
use flagfall_words::{Lang, say_in};

/// The moves on one half of a sheet.
const ROWS: usize = 30;
/// The moves on a sheet.
const MOVES: usize = 2 * ROWS;
/// The width of what is drawn, and its height, in millimetres.
const DRAWN: (f32, f32) = (148.0, 210.0);
/// The margin.
const EDGE: f32 = 10.0;
/// Where the moves begin, and how tall a row is.
const TOP: f32 = 40.4;
const ROW: f32 = 4.75;
/// Half a sheet: the number, and two moves.
const NUMBER: f32 = 8.0;
const CELL: f32 = 27.0;
const HALF: f32 = NUMBER + 2.0 * CELL;

const LABEL: Set = Set::new(Face::Sans, 6.0).gray();
const FIELD: Set = Set::new(Face::Sans, 9.5);
const MOVE: Set = Set::new(Face::Serif, 8.4);
const TIME: Set = Set::new(Face::Sans, 5.4).gray().aligned(Align::Right);

/// What stands above the moves. What is empty is left to be filled in by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// The competition.
    pub event: String,
    /// The date, as it is to be read.
    pub date: String,
    /// The round.
    pub round: String,
    /// The board's number.
    pub board: String,
    /// Who has the white men.
    pub white: String,
    /// Who has the black men.
    pub black: String,
    /// The time control and the Laws it is played under.
    pub under: String,
}

/// A move as it stands on the sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The move.
    pub text: String,
    /// What the clock showed.
    pub clock: Option<String>,
    /// The letters of the notes on it.
    pub marks: String,
}

/// The result, as it is signed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// White's points; empty while the game is on.
    pub white: String,
    /// Black's.
    pub black: String,
    /// How the game ended, in a sentence.
    pub how: String,
}

/// What was ruled, at the place where it fell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    /// Its letter.
    pub mark: String,
    /// The move it fell at.
    pub at: String,
    /// The sentence.
    pub text: String,
    /// The articles it rests on.
    pub cites: String,
}

/// A scoresheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scoresheet {
    /// What stands above the moves.
    pub head: Head,
    /// The number of the first move.
    pub first: u32,
    /// The moves, White's and Black's; a half-move that nobody made is empty.
    pub moves: Vec<(Cell, Cell)>,
    /// The result.
    pub score: Score,
    /// What was ruled.
    pub notes: Vec<Note>,
}

/// Prints scoresheets one after another; a long game takes several sheets, and what was ruled in
/// it a sheet of its own.
///
/// # Errors
///
/// [`Unprintable`], which no input is known to bring about.
pub fn scoresheets(
    sheets: &[Scoresheet],
    paper: Paper,
    lang: Lang,
) -> Result<Printed, Unprintable> {
    drawn(sheets, paper, lang)?.finish()
}

pub(crate) fn drawn(
    sheets: &[Scoresheet],
    paper: Paper,
    lang: Lang,
) -> Result<Canvas, Unprintable> {
    let title = say_in(lang, &say!("print-scoresheet"));
    let mut pen = Pen::new(Canvas::new(paper, title, lang)?, lang);
    for sheet in sheets {
        pen.sheet(sheet);
    }
    Ok(pen.canvas)
}

/// Draws in millimetres of A5, on whatever paper there is.
struct Pen {
    canvas: Canvas,
    lang: Lang,
    scale: f32,
    left: f32,
    top: f32,
}

impl Pen {
    fn new(canvas: Canvas, lang: Lang) -> Pen {
        let (width, height) = canvas.paper.size();
        let scale = (width / (DRAWN.0 * MM)).min(height / (DRAWN.1 * MM));
        Pen {
            lang,
            scale,
            left: (width - DRAWN.0 * MM * scale) / 2.0,
            top: (height - DRAWN.1 * MM * scale) / 2.0,
            canvas,
        }
    }

    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        let unit = MM * self.scale;
        (self.left + x * unit, self.top + y * unit)
    }

    fn text(&mut self, x: f32, y: f32, room: f32, set: Set, text: &str) {
        let (at, room) = (self.at(x, y), room * MM * self.scale);
        let size = set.size * self.scale;
        self.canvas
            .fitted(at.0, at.1, room, Set { size, ..set }, text);
    }

    fn line(&mut self, from: (f32, f32), to: (f32, f32), weight: f32, ink: Ink) {
        let (from, to) = (self.at(from.0, from.1), self.at(to.0, to.1));
        self.canvas.line(from, to, weight * self.scale, ink);
    }

    fn said(&self, text: &Text) -> String {
        say_in(self.lang, text)
    }

    /// A label over a line, and what stands on the line.
    fn field(&mut self, place: (f32, f32), width: f32, label: &Text, text: &str) {
        let (x, y) = place;
        let label = self.said(label);
        self.text(x, y - 4.4, width, LABEL, &label);
        self.text(x + 0.5, y - 0.9, width - 1.0, FIELD, text);
        self.line((x, y), (x + width, y), 0.4, Ink::Gray);
    }

    fn sheet(&mut self, sheet: &Scoresheet) {
        let leaves = sheet.moves.len().div_ceil(MOVES).max(1);
        for leaf in 0..leaves {
            self.canvas.turn();
            self.head(&sheet.head, leaf, leaves);
            let from = leaf * MOVES;
            let moves = sheet.moves.get(from..).unwrap_or_default();
            let number = sheet.first.max(1).saturating_add(count(from));
            self.moves(number, &moves[..moves.len().min(MOVES)]);
            let score = match leaf + 1 == leaves {
                true => sheet.score.clone(),
                false => Score::default(),
            };
            self.foot(&score);
        }
        self.notes(sheet);
    }

    fn head(&mut self, head: &Head, leaf: usize, leaves: usize) {
        let title = self.said(&say!("print-scoresheet"));
        let set = Set::new(Face::Bold, 9.0).heading();
        self.text(EDGE, 10.5, 60.0, set, &title);
        let under = match leaves {
            1 => head.under.clone(),
            _ => {
                let pages = self.said(&say!("print-sheet-of", sheet = leaf + 1, of = leaves));
                format!("{}   {pages}", head.under)
            }
        };
        let right = DRAWN.0 - EDGE;
        self.text(right, 10.5, 80.0, LABEL.aligned(Align::Right), &under);
        let row = |n: f32| 20.0 + 8.6 * n;
        self.field((EDGE, row(0.0)), 68.0, &say!("print-event"), &head.event);
        self.field((81.0, row(0.0)), 25.0, &say!("print-date"), &head.date);
        self.field((109.0, row(0.0)), 13.0, &say!("print-round"), &head.round);
        self.field((125.0, row(0.0)), 13.0, &say!("print-board"), &head.board);
        let (half, other) = (62.0, EDGE + 66.0);
        self.field((EDGE, row(1.0)), half, &say!("print-white"), &head.white);
        self.field((other, row(1.0)), half, &say!("print-black"), &head.black);
    }

    fn moves(&mut self, first: u32, moves: &[(Cell, Cell)]) {
        for half in 0..2 {
            let x = EDGE + (HALF + 4.0) * if half == 0 { 0.0 } else { 1.0 };
            self.grid(x);
            for row in 0..ROWS {
                let index = half * ROWS + row;
                let y = TOP + ROW * span(row);
                let number = first.saturating_add(count(index)).to_string();
                let set = LABEL.aligned(Align::Right);
                self.text(x + NUMBER - 1.2, y - 1.2, NUMBER - 1.4, set, &number);
                let Some((white, black)) = moves.get(index) else {
                    continue;
                };
                self.cell(x + NUMBER, y, white);
                self.cell(x + NUMBER + CELL, y, black);
            }
        }
    }

    fn grid(&mut self, x: f32) {
        for (column, key) in [(0.0, "print-white"), (1.0, "print-black")] {
            let label = match key {
                "print-white" => self.said(&say!("print-white")),
                _ => self.said(&say!("print-black")),
            };
            let at = x + NUMBER + CELL * column + 1.0;
            self.text(at, TOP - ROW - 1.2, CELL - 2.0, LABEL, &label);
        }
        let bottom = TOP + ROW * (span(ROWS) - 1.0);
        for row in 0..=ROWS {
            let y = TOP + ROW * (span(row) - 1.0);
            let strong = row % 10 == 0;
            let (weight, ink) = match strong {
                true => (0.7, Ink::Black),
                false => (0.25, Ink::Gray),
            };
            self.line((x, y), (x + HALF, y), weight, ink);
        }
        for at in [0.0, NUMBER, NUMBER + CELL, HALF] {
            self.line((x + at, TOP - ROW), (x + at, bottom), 0.4, Ink::Black);
        }
    }

    fn cell(&mut self, x: f32, y: f32, cell: &Cell) {
        let room = match cell.clock {
            Some(_) => CELL - 9.5,
            None => CELL - 2.0,
        };
        let text = match cell.marks.is_empty() {
            true => cell.text.clone(),
            false => format!("{} [{}]", cell.text, cell.marks),
        };
        self.text(x + 1.0, y - 1.2, room, MOVE, &text);
        if let Some(clock) = &cell.clock {
            self.text(x + CELL - 0.8, y - 1.2, 7.6, TIME, clock);
        }
    }

    fn foot(&mut self, score: &Score) {
        let top = TOP + ROW * (span(ROWS) - 1.0) + 4.0;
        let result = self.said(&say!("print-result"));
        self.text(EDGE, top + 3.6, 20.0, LABEL, &result);
        let set = Set::new(Face::Bold, 11.0);
        let score_is = match score.white.is_empty() && score.black.is_empty() {
            true => String::new(),
            false => format!("{} : {}", score.white, score.black),
        };
        self.text(EDGE + 14.0, top + 4.2, 22.0, set, &score_is);
        if score_is.is_empty() {
            let y = top + 4.6;
            self.line((EDGE + 14.0, y), (EDGE + 36.0, y), 0.4, Ink::Gray);
        }
        let room = DRAWN.0 - EDGE - (EDGE + 40.0);
        let set = Set::new(Face::Serif, 7.4);
        self.text(EDGE + 40.0, top + 4.0, room, set, &score.how);
        let y = top + 15.6;
        let third = (DRAWN.0 - 2.0 * EDGE - 8.0) / 3.0;
        let signed = [
            say!("print-signed-white"),
            say!("print-signed-black"),
            say!("print-signed-arbiter"),
        ];
        for (column, label) in signed.iter().enumerate() {
            self.field((EDGE + (third + 4.0) * span(column), y), third, label, "");
        }
    }

    /// What was ruled, on a sheet of its own.
    fn notes(&mut self, sheet: &Scoresheet) {
        if sheet.notes.is_empty() {
            return;
        }
        let mut y = f32::INFINITY;
        for note in &sheet.notes {
            let size = 8.6 * self.scale;
            let set = Set::new(Face::Serif, size);
            let room = (DRAWN.0 - 2.0 * EDGE - 26.0) * MM * self.scale;
            let text = match note.cites.is_empty() {
                true => note.text.clone(),
                false => format!("{} ({})", note.text, note.cites),
            };
            let lines = self.canvas.lines(room, set, &text);
            if y + 4.2 * span(lines.len()) > DRAWN.1 - 12.0 {
                self.canvas.turn();
                let title = self.said(&say!("print-ruled"));
                let set = Set::new(Face::Bold, 9.0).heading();
                self.text(EDGE, 14.0, 100.0, set, &title);
                self.line((EDGE, 16.5), (DRAWN.0 - EDGE, 16.5), 0.7, Ink::Black);
                y = 22.0;
            }
            let label = Set::new(Face::Bold, 8.0);
            self.text(EDGE, y, 6.0, label, &note.mark);
            self.text(EDGE + 7.0, y, 18.0, Set::new(Face::Serif, 8.0), &note.at);
            for line in lines {
                let set = Set::new(Face::Serif, 8.6);
                self.text(EDGE + 26.0, y, DRAWN.0 - 2.0 * EDGE - 26.0, set, &line);
                y += 4.2;
            }
            y += 2.4;
        }
    }
}

fn count(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}

fn span(rows: usize) -> f32 {
    f32::from(u16::try_from(rows).unwrap_or(u16::MAX))
}
