//! Cards for the tables: the board's number, who sits there, and what the clock is set to.

use crate::canvas::{Align, Canvas, Ink, Set};
use crate::face::Face;
use crate::paper::{MM, Paper};
use crate::{Printed, Unprintable};
use flagfall_say::say;
use flagfall_words::{Lang, say_in};
use qrcode::{Color, EcLevel, QrCode};

/// A card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatCard {
    /// The event.
    pub event: String,
    /// The round.
    pub round: String,
    /// The board.
    pub board: String,
    /// Who has the white men, and what else is known of him.
    pub white: (String, String),
    /// Who has the black men.
    pub black: (String, String),
    /// The time control, as it is written, and the edition.
    pub under: String,
    /// What White's and Black's clock show when it is set; empty for a game without one.
    pub clocks: (String, String),
    /// The addresses of White's and Black's seat, printed as codes for a telephone; empty for
    /// none.
    pub codes: [String; 2],
}

/// How large a card is, in millimetres.
const CARD: (f32, f32) = (92.0, 64.0);
const EDGE: f32 = 8.0;
/// How large a code is, in millimetres: between the two of a card enough stays white for a camera.
const CODE: f32 = 12.5;

/// Prints cards, as many to a sheet as it takes, with lines to cut along.
///
/// # Errors
///
/// [`Unprintable`], which no input is known to bring about.
pub fn seat_cards(cards: &[SeatCard], paper: Paper, lang: Lang) -> Result<Printed, Unprintable> {
    drawn(cards, paper, lang)?.finish()
}

pub(crate) fn drawn(cards: &[SeatCard], paper: Paper, lang: Lang) -> Result<Canvas, Unprintable> {
    let title = say_in(lang, &say!("print-cards"));
    let mut canvas = Canvas::new(paper, title.clone(), lang)?;
    let (width, height) = paper.size();
    let across = fits(width / MM, CARD.0);
    let down = fits(height / MM, CARD.1);
    let left = (width / MM - small(across) * CARD.0) / 2.0;
    let top = (height / MM - small(down) * CARD.1) / 2.0;
    if cards.is_empty() {
        canvas.turn();
        let set = Set::new(Face::Bold, 14.0).heading();
        canvas.text(12.0 * MM, 17.0 * MM, set, &title);
    }
    for (index, it) in cards.iter().enumerate() {
        let place = index % (across * down);
        if place == 0 {
            canvas.turn();
        }
        let corner = (
            left + small(place % across) * CARD.0,
            top + small(place / across) * CARD.1,
        );
        card(&mut canvas, corner, it, lang);
    }
    Ok(canvas)
}

fn fits(room: f32, size: f32) -> usize {
    (1..=8)
        .rev()
        .find(|many| small(*many) * size + EDGE <= room)
        .unwrap_or(1)
}

fn small(number: usize) -> f32 {
    f32::from(u8::try_from(number).unwrap_or(u8::MAX))
}

fn card(canvas: &mut Canvas, (x, y): (f32, f32), it: &SeatCard, lang: Lang) {
    let said = |text| say_in(lang, &text);
    canvas.frame((x * MM, y * MM), (CARD.0 * MM, CARD.1 * MM), 0.3);
    let (left, right) = (x + 6.0, x + CARD.0 - 6.0);
    let room = right - left;
    let label = Set::new(Face::Sans, 7.5).gray();
    let number = Set::new(Face::Bold, 34.0).aligned(Align::Right).heading();
    canvas.fitted(right * MM, (y + 15.0) * MM, 30.0 * MM, number, &it.board);
    let event = Set::new(Face::Bold, 9.0);
    canvas.fitted(
        left * MM,
        (y + 8.0) * MM,
        (room - 32.0) * MM,
        event,
        &it.event,
    );
    let round = said(say!("print-round-of", round = it.round.as_str()));
    canvas.fitted(
        left * MM,
        (y + 12.5) * MM,
        (room - 32.0) * MM,
        label,
        &round,
    );
    let with_code = it.codes.iter().any(|it| !it.is_empty());
    let right = if with_code { right - CODE - 3.0 } else { right };
    let room = right - left;
    let sides = [
        (say!("print-white"), &it.white, &it.clocks.0, 24.0),
        (say!("print-black"), &it.black, &it.clocks.1, 40.0),
    ];
    for ((side, (name, about), clock, at), link) in sides.into_iter().zip(&it.codes) {
        let at = y + at;
        code(canvas, (right + 3.0, at - 4.5), link);
        let about = match about.is_empty() {
            true => said(side),
            false => format!("{}   {about}", said(side)),
        };
        canvas.fitted(left * MM, at * MM, (room - 22.0) * MM, label, &about);
        let shown = Set::new(Face::Sans, 10.0).aligned(Align::Right);
        canvas.fitted(right * MM, (at + 6.5) * MM, 20.0 * MM, shown, clock);
        let name_set = Set::new(Face::Bold, 15.0);
        canvas.fitted(
            left * MM,
            (at + 6.5) * MM,
            (room - 22.0) * MM,
            name_set,
            name,
        );
    }
    let foot = (y + 53.0) * MM;
    let right = x + CARD.0 - 6.0;
    let room = (right - left) * MM;
    canvas.line((left * MM, foot), (right * MM, foot), 0.3, Ink::Gray);
    canvas.fitted(left * MM, (y + 57.5) * MM, room, label, &it.under);
    if with_code {
        let how = said(say!("print-card-code"));
        canvas.fitted(left * MM, (y + 61.5) * MM, room, label, &how);
    }
}

/// The code of an address, where there is one and it fits.
fn code(canvas: &mut Canvas, (x, y): (f32, f32), link: &str) {
    let made = QrCode::with_error_correction_level(link, EcLevel::M);
    let Some(made) = made.ok().filter(|_| !link.is_empty()) else {
        return;
    };
    let dark: Vec<bool> = made
        .to_colors()
        .iter()
        .map(|it| *it == Color::Dark)
        .collect();
    let rows = dark.chunks(made.width()).map(<[bool]>::to_vec).collect();
    canvas.code(x * MM, y * MM, CODE * MM, rows);
}
