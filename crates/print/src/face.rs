//! The faces that are printed with, and which of them has a letter.

use krilla::text::Font;
use ttf_parser::Face as Table;

/// A face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    /// For labels and what stands in the head.
    Sans,
    /// For headings.
    Bold,
    /// For moves and for what was ruled.
    Serif,
    /// For the letters that the others lack, and the figurines.
    Wide,
}

const FILES: [&[u8]; 4] = [
    include_bytes!("../fonts/Roboto-Regular.ttf"),
    include_bytes!("../fonts/Roboto-Bold.ttf"),
    include_bytes!("../fonts/RobotoSlab-Regular.otf"),
    include_bytes!("../fonts/DejaVuSans.ttf"),
];

/// What stands for a letter that no face has: it is seen that something is missing.
const BOX: char = '\u{25a1}';

/// A stretch of text in one face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub(crate) face: Face,
    pub(crate) text: String,
}

/// The faces, read.
pub(crate) struct Faces {
    fonts: [Font; 4],
    tables: [Table<'static>; 4],
    /// The letters asked for that none has.
    pub(crate) missing: Vec<char>,
}

impl Faces {
    /// Reads them. They are part of the program, and a test reads them too: `None` never comes.
    pub(crate) fn read() -> Option<Faces> {
        let [a, b, c, d] = FILES.map(|file| Font::new(file.into(), 0));
        let [e, f, g, h] = FILES.map(|file| Table::parse(file, 0).ok());
        Some(Faces {
            fonts: [a?, b?, c?, d?],
            tables: [e?, f?, g?, h?],
            missing: Vec::new(),
        })
    }

    pub(crate) fn font(&self, face: Face) -> Font {
        self.fonts[face as usize].clone()
    }

    fn has(&self, face: Face, letter: char) -> bool {
        self.tables[face as usize].glyph_index(letter).is_some()
    }

    /// The text cut where another face has to help out.
    pub(crate) fn runs(&mut self, face: Face, text: &str) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for letter in text.chars().map(plain) {
            let found = [face, Face::Sans, Face::Wide]
                .into_iter()
                .find(|face| self.has(*face, letter));
            let letter = match found {
                Some(_) => letter,
                None => {
                    if !self.missing.contains(&letter) {
                        self.missing.push(letter);
                    }
                    BOX
                }
            };
            let found = found.unwrap_or(Face::Wide);
            match runs.last_mut().filter(|run| run.face == found) {
                Some(run) => run.text.push(letter),
                None => runs.push(Run {
                    face: found,
                    text: letter.to_string(),
                }),
            }
        }
        runs
    }

    /// How wide a run is at a size, in points.
    pub(crate) fn width(&self, run: &Run, size: f32) -> f32 {
        let table = &self.tables[run.face as usize];
        let units: u32 = run
            .text
            .chars()
            .filter_map(|letter| table.glyph_index(letter))
            .filter_map(|glyph| table.glyph_hor_advance(glyph))
            .map(u32::from)
            .sum();
        #[expect(clippy::cast_precision_loss, reason = "a width of text, to a hair")]
        let units = units as f32;
        units * size / f32::from(table.units_per_em())
    }
}

/// A control character prints as a space.
fn plain(letter: char) -> char {
    match letter.is_control() {
        true => ' ',
        false => letter,
    }
}

#[test]
fn every_letter_finds_a_face_or_is_named() {
    let mut faces = Faces::read().expect("the faces are part of the program");
    let runs = faces.runs(Face::Serif, "Łukasz ½ Nf3 ♘f3 Ж");
    let text: String = runs.iter().map(|run| run.text.as_str()).collect();
    assert_eq!(text, "Łukasz ½ Nf3 ♘f3 Ж");
    assert!(runs.iter().any(|run| run.face == Face::Wide));
    assert!(faces.missing.is_empty());
    let runs = faces.runs(Face::Sans, "王皓 王");
    assert_eq!(faces.missing, ['王', '皓']);
    assert!(runs[0].text.starts_with(BOX));
    let run = |text: &str| Run {
        face: Face::Sans,
        text: text.to_owned(),
    };
    let (one, two) = (faces.width(&run("0"), 10.0), faces.width(&run("00"), 10.0));
    assert!((two - 2.0 * one).abs() < 1e-3 && one > 4.0 && one < 7.0);
}
