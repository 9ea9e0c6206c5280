//! Sheets of paper, and what is put on them.

use crate::Unprintable;
use crate::face::{Face, Faces, Run};
use crate::paper::Paper;
use flagfall_words::Lang;

/// How dark something is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    Black,
    /// For labels and hair lines.
    Gray,
}

/// Where text stands against its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Middle,
    Right,
}

/// How text is set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Set {
    pub(crate) face: Face,
    /// In points.
    pub(crate) size: f32,
    pub(crate) ink: Ink,
    pub(crate) align: Align,
    pub(crate) part: Part,
}

/// What part a text has in what is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// It heads what follows.
    Heading,
    /// It is read.
    Text,
    /// It belongs to a picture that is told in words elsewhere.
    Picture,
}

impl Set {
    pub(crate) const fn new(face: Face, size: f32) -> Set {
        Set {
            face,
            size,
            ink: Ink::Black,
            align: Align::Left,
            part: Part::Text,
        }
    }

    pub(crate) const fn gray(self) -> Set {
        Set {
            ink: Ink::Gray,
            ..self
        }
    }

    pub(crate) const fn aligned(self, align: Align) -> Set {
        Set { align, ..self }
    }

    pub(crate) const fn heading(self) -> Set {
        Set {
            part: Part::Heading,
            ..self
        }
    }

    pub(crate) const fn picture(self) -> Set {
        Set {
            part: Part::Picture,
            ..self
        }
    }
}

/// Something on a sheet; points from its upper left corner.
#[derive(Clone, Debug)]
pub(crate) enum Mark {
    Text {
        x: f32,
        y: f32,
        size: f32,
        ink: Ink,
        part: Part,
        runs: Vec<Run>,
    },
    /// A square in light gray.
    Square { x: f32, y: f32, size: f32 },
    /// A code for a camera: its modules, row by row, whether dark.
    Code {
        x: f32,
        y: f32,
        size: f32,
        rows: Vec<Vec<bool>>,
    },
    Line {
        from: (f32, f32),
        to: (f32, f32),
        weight: f32,
        ink: Ink,
    },
}

/// A document in the making.
pub(crate) struct Canvas {
    pub(crate) paper: Paper,
    pub(crate) faces: Faces,
    pub(crate) title: String,
    pub(crate) lang: Lang,
    sheets: Vec<Vec<Mark>>,
}

impl Canvas {
    /// A document without a sheet yet.
    pub(crate) fn new(paper: Paper, title: String, lang: Lang) -> Result<Canvas, Unprintable> {
        Ok(Canvas {
            paper,
            faces: Faces::read().ok_or(Unprintable)?,
            title,
            lang,
            sheets: Vec::new(),
        })
    }

    /// Takes a new sheet.
    pub(crate) fn turn(&mut self) {
        self.sheets.push(Vec::new());
    }

    /// What is on each sheet.
    pub(crate) fn sheets(&self) -> &[Vec<Mark>] {
        &self.sheets
    }

    fn put(&mut self, mark: Mark) {
        if self.sheets.is_empty() {
            self.turn();
        }
        if let Some(sheet) = self.sheets.last_mut() {
            sheet.push(mark);
        }
    }

    /// How wide a text is as it is set.
    pub(crate) fn width(&mut self, set: Set, text: &str) -> f32 {
        let runs = self.faces.runs(set.face, text);
        runs.iter().map(|run| self.faces.width(run, set.size)).sum()
    }

    /// Puts a text with its baseline at a point.
    pub(crate) fn text(&mut self, x: f32, y: f32, set: Set, text: &str) {
        if text.trim().is_empty() {
            return;
        }
        let runs = self.faces.runs(set.face, text);
        let width: f32 = runs.iter().map(|run| self.faces.width(run, set.size)).sum();
        let x = match set.align {
            Align::Left => x,
            Align::Middle => x - width / 2.0,
            Align::Right => x - width,
        };
        self.put(Mark::Text {
            x,
            y,
            size: set.size,
            ink: set.ink,
            part: set.part,
            runs,
        });
    }

    /// Puts a text smaller if it is wider than its place, so that nothing is cut off.
    pub(crate) fn fitted(&mut self, x: f32, y: f32, room: f32, set: Set, text: &str) {
        let width = self.width(set, text);
        let size = match width > room {
            true => set.size * room / width,
            false => set.size,
        };
        self.text(x, y, Set { size, ..set }, text);
    }

    /// A text in lines no wider than its place. A word that is wider alone stands alone, and is
    /// set smaller.
    pub(crate) fn lines(&mut self, room: f32, set: Set, text: &str) -> Vec<String> {
        let space = self.width(set, " ");
        let mut lines: Vec<String> = Vec::new();
        let mut filled = 0.0;
        for word in text.split_whitespace() {
            let width = self.width(set, word);
            match lines.last_mut() {
                Some(line) if filled + space + width <= room => {
                    line.push(' ');
                    line.push_str(word);
                    filled += space + width;
                }
                _ => {
                    lines.push(word.to_owned());
                    filled = width;
                }
            }
        }
        lines
    }

    /// A straight line.
    pub(crate) fn line(&mut self, from: (f32, f32), to: (f32, f32), weight: f32, ink: Ink) {
        self.put(Mark::Line {
            from,
            to,
            weight,
            ink,
        });
    }

    /// A dark square of a board.
    pub(crate) fn square(&mut self, x: f32, y: f32, size: f32) {
        self.put(Mark::Square { x, y, size });
    }

    /// A code for a camera.
    pub(crate) fn code(&mut self, x: f32, y: f32, size: f32, rows: Vec<Vec<bool>>) {
        self.put(Mark::Code { x, y, size, rows });
    }

    /// A frame around a place.
    pub(crate) fn frame(&mut self, at: (f32, f32), size: (f32, f32), weight: f32) {
        let ((x, y), (width, height)) = (at, size);
        let corners = [
            (x, y),
            (x + width, y),
            (x + width, y + height),
            (x, y + height),
            (x, y),
        ];
        for pair in corners.windows(2) {
            self.line(pair[0], pair[1], weight, Ink::Black);
        }
    }

    /// What stands outside the paper, in words: nothing may.
    #[cfg(test)]
    pub(crate) fn outside(&self) -> Vec<String> {
        let (width, height) = self.paper.size();
        let inside = |x: f32, y: f32| (0.0..=width).contains(&x) && (0.0..=height).contains(&y);
        let mut found = Vec::new();
        for mark in self.sheets.iter().flatten() {
            let ends = match mark {
                Mark::Text {
                    x, y, size, runs, ..
                } => {
                    let wide: f32 = runs.iter().map(|run| self.faces.width(run, *size)).sum();
                    [(*x, y - size), (x + wide, y + size * 0.3)]
                }
                Mark::Line { from, to, .. } => [*from, *to],
                Mark::Square { x, y, size } | Mark::Code { x, y, size, .. } => {
                    [(*x, *y), (x + size, y + size)]
                }
            };
            if !ends.iter().all(|(x, y)| inside(*x, *y)) {
                found.push(format!("{mark:?}"));
            }
        }
        found
    }
}
