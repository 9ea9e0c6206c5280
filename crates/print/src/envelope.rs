//! The envelope of a sealed move: the seven facts that the Laws want written on it, for the two
//! players and the arbiter to sign.

use crate::canvas::{Align, Canvas, Ink, Set};
use crate::face::Face;
use crate::paper::{MM, Paper};
use crate::{Printed, Unprintable};
use flagfall_board::{Color, File, Position, Rank, Square};
use flagfall_notation::style::figurine;
use flagfall_say::{Text, say};
use flagfall_words::{Lang, say_in};

/// How large the board is at least and at most, in millimetres of A5.
const BOARD: (f32, f32) = (40.0, 72.0);

/// What stands on it. What is empty is left to be filled in by hand.
#[derive(Clone, Debug)]
pub struct Envelope {
    /// Who has the white men.
    pub white: String,
    /// Who has the black men.
    pub black: String,
    /// The position immediately before the sealed move.
    pub position: Position,
    /// The time White has used.
    pub white_used: String,
    /// The time Black has used.
    pub black_used: String,
    /// Who sealed the move.
    pub sealed_by: Color,
    /// The number of the sealed move.
    pub number: u32,
    /// Whose draw offer stands.
    pub offer: Option<Color>,
    /// When and where play is resumed.
    pub resumption: String,
}

/// Prints what is glued on the envelope, or folded around it.
///
/// # Errors
///
/// [`Unprintable`], which no input is known to bring about.
pub fn envelope(envelope: &Envelope, paper: Paper, lang: Lang) -> Result<Printed, Unprintable> {
    drawn(envelope, paper, lang)?.finish()
}

pub(crate) fn drawn(envelope: &Envelope, paper: Paper, lang: Lang) -> Result<Canvas, Unprintable> {
    let title = say_in(lang, &say!("print-envelope"));
    let mut canvas = Canvas::new(paper, title.clone(), lang)?;
    canvas.turn();
    let (width, height) = paper.size();
    let scale = width / (148.0 * MM);
    let unit = MM * scale;
    let set = |face, size: f32| Set::new(face, size * scale);
    let edge = 12.0 * unit;
    let heading = set(Face::Bold, 13.0).heading();
    canvas.text(edge, 16.0 * unit, heading, &title);
    let (from, to) = ((edge, 19.0 * unit), (width - edge, 19.0 * unit));
    canvas.line(from, to, 0.8 * scale, Ink::Black);
    let facts = facts(envelope, lang);
    // Long names are set smaller rather than push the signatures off the paper.
    let room = height - 36.0 * unit;
    let sizes = [9.5, 8.0, 6.5, 5.0, 4.0];
    let fits = |canvas: &mut Canvas, size: f32| {
        let set = set(Face::Serif, size);
        let tall: f32 = facts
            .iter()
            .map(|it| fact(canvas, it, set, 0.0, unit, false))
            .sum();
        27.0 * unit + tall + BOARD.0 * unit <= room
    };
    let size = sizes.into_iter().find(|size| fits(&mut canvas, *size));
    let fact_set = set(Face::Serif, size.unwrap_or(3.0));
    let mut y = 27.0 * unit;
    for it in &facts {
        y += fact(&mut canvas, it, fact_set, y, unit, true);
    }
    let side = (room - y).clamp(BOARD.0 * unit, BOARD.1 * unit);
    let corner = ((width - side) / 2.0, y + 2.0 * unit);
    board(&mut canvas, corner, side, &envelope.position);
    signed(&mut canvas, corner.1 + side + 22.0 * unit, scale, lang);
    Ok(canvas)
}

/// Puts a fact beside its label, where `puts`, and says how tall it is.
fn fact(
    canvas: &mut Canvas,
    (label, text): &(String, String),
    set: Set,
    y: f32,
    unit: f32,
    puts: bool,
) -> f32 {
    let (width, _) = canvas.paper.size();
    let (edge, x) = (12.0 * unit, 46.0 * unit);
    let (room, step) = (width - edge - x, set.size * 1.45);
    let lines = canvas.lines(room, set, text);
    if puts {
        let small = Set::new(Face::Sans, set.size * 0.8).gray();
        canvas.text(edge, y, small, label);
        if lines.is_empty() {
            canvas.line((x, y + 1.0), (x + room, y + 1.0), 0.4, Ink::Gray);
        }
        let mut y = y;
        for line in &lines {
            canvas.fitted(x, y, room, set, line);
            y += step;
        }
    }
    let rows = f32::from(u8::try_from(lines.len().max(1)).unwrap_or(u8::MAX));
    rows * step + set.size * 0.5
}

fn facts(it: &Envelope, lang: Lang) -> [(String, String); 7] {
    let said = |text: &Text| say_in(lang, text);
    let (white, black) = (it.white.as_str(), it.black.as_str());
    let players = match white.is_empty() && black.is_empty() {
        true => String::new(),
        false => said(&say!("print-players", white = white, black = black)),
    };
    let used = match it.white_used.is_empty() && it.black_used.is_empty() {
        true => String::new(),
        false => said(&say!(
            "print-times",
            white = it.white_used.as_str(),
            black = it.black_used.as_str()
        )),
    };
    let offer = match it.offer {
        Some(side) => said(&say!("print-offer-by", side = side)),
        None => said(&say!("print-no-offer")),
    };
    [
        (say!("print-names"), players),
        (say!("print-position"), it.position.fen()),
        (say!("print-used"), used),
        (
            say!("print-sealer"),
            said(&say!("print-player", side = it.sealed_by)),
        ),
        (say!("print-number"), it.number.to_string()),
        (say!("print-offer"), offer),
        (say!("print-resumption"), it.resumption.clone()),
    ]
    .map(|(label, fact)| (said(&label), fact))
}

/// The position as a picture; in words it stands among the facts.
fn board(canvas: &mut Canvas, corner: (f32, f32), side: f32, position: &Position) {
    let square = side / 8.0;
    let man = Set::new(Face::Wide, square * 0.86)
        .picture()
        .aligned(Align::Middle);
    let letter = Set::new(Face::Sans, square * 0.26)
        .gray()
        .picture()
        .aligned(Align::Middle);
    for (row, rank) in Rank::all().rev().enumerate() {
        let y = corner.1 + square * small(row);
        let below = y + square * 0.62;
        canvas.text(
            corner.0 - square * 0.3,
            below,
            letter,
            &rank.to_char().to_string(),
        );
        for (column, file) in File::all().enumerate() {
            let x = corner.0 + square * small(column);
            let on = Square::new(file, rank);
            if (row + column) % 2 == 1 {
                canvas.square(x, y, square);
            }
            if let Some(piece) = position.piece_at(on) {
                let (middle, foot) = (x + square / 2.0, y + square * 0.8);
                canvas.text(middle, foot, man, figurine(piece.role, piece.color));
            }
        }
    }
    for (column, file) in File::all().enumerate() {
        let x = corner.0 + square * (small(column) + 0.5);
        let y = corner.1 + side + square * 0.36;
        canvas.text(x, y, letter, &file.to_char().to_string());
    }
    canvas.frame(corner, (side, side), 0.8);
}

fn small(number: usize) -> f32 {
    f32::from(u8::try_from(number).unwrap_or(u8::MAX))
}

/// Three lines to sign on, side by side.
pub(crate) fn signed(canvas: &mut Canvas, y: f32, scale: f32, lang: Lang) {
    let (width, _) = canvas.paper.size();
    let edge = 12.0 * MM * scale;
    let third = (width - 2.0 * edge - 8.0 * MM * scale) / 3.0;
    let labels = [
        say!("print-signed-white"),
        say!("print-signed-black"),
        say!("print-signed-arbiter"),
    ];
    for (column, label) in labels.iter().enumerate() {
        let x = edge + (third + 4.0 * MM * scale) * small(column);
        canvas.line((x, y), (x + third, y), 0.4 * scale, Ink::Gray);
        let set = Set::new(Face::Sans, 6.5 * scale).gray();
        let label = say_in(lang, label);
        canvas.text(x, y + 3.2 * MM * scale, set, &label);
    }
}
