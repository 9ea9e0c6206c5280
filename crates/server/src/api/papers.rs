//! What is printed of a game: `scoresheet.pdf`, `rulings.pdf`, `envelope.pdf`.

use crate::app::{App, Token};
use crate::chair::Chair;
use crate::events::seen;
use crate::hub::{Kind, Table, To, blocking};
use crate::problem::Problem;
use crate::roles::{self, Deed};
use crate::spoken::Spoken;
use crate::words::sentence;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use flagfall_board::Color;
use flagfall_notation::Language;
use flagfall_notation::style::Style;
use flagfall_print::{
    Names, Paper, Printed, RuledAt, Unprintable, envelope, envelope_of, played, ruled, rulings,
    scoresheets,
};
use flagfall_wire::cites;
use flagfall_words::Lang;
use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct Asked {
    paper: Option<String>,
    of: Option<String>,
}

/// A paper of a game.
#[derive(Clone, Copy)]
enum Kept {
    /// The moves, or what one player has written himself.
    Scoresheet(Option<Color>),
    Rulings,
    Envelope,
}

/// Prints it. The scoresheet that a player keeps by hand is his own while the game is on; the
/// envelope is the arbiter's.
pub(super) async fn paper(
    State(app): State<App>,
    Path((id, name)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    Spoken(lang): Spoken,
    token: Token,
) -> Result<Response, Problem> {
    let chair = token.chair(&app, &id).await?;
    let handle = app.hub.open(&id).await?;
    let table = seen(&handle.live.borrow().table, chair);
    let kept = kept(&name, &asked, &table, chair)?;
    let usual = match kept {
        Kept::Scoresheet(_) => Paper::A5,
        Kept::Rulings | Kept::Envelope => Paper::A4,
    };
    let paper = match &asked.paper {
        None => usual,
        Some(size) => size
            .parse()
            .map_err(|error| Problem::bad_request(format!("paper: {error}.")))?,
    };
    let printed = blocking(move || print(&table, kept, paper, lang)).await??;
    let headers = [
        (header::CONTENT_TYPE, "application/pdf"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, printed.pdf).into_response())
}

fn kept(name: &str, asked: &Asked, table: &Table, chair: Chair) -> Result<Kept, Problem> {
    match name {
        "scoresheet.pdf" => {
            let of = match asked.of.as_deref() {
                None => None,
                Some("white") => Some(Color::White),
                Some("black") => Some(Color::Black),
                Some(_) => return Err(Problem::bad_request("of: white or black.")),
            };
            let deed = match of.is_none() || chair.player() == of {
                true => Deed::Paper,
                false => Deed::OthersSheet,
            };
            roles::check(chair, deed, table.game.is_on())?;
            Ok(Kept::Scoresheet(of))
        }
        "rulings.pdf" => {
            roles::check(chair, Deed::Paper, table.game.is_on())?;
            Ok(Kept::Rulings)
        }
        "envelope.pdf" => {
            roles::check(chair, Deed::Envelope, table.game.is_on())?;
            Ok(Kept::Envelope)
        }
        _ => Err(Problem::not_found(
            "There are scoresheet.pdf, rulings.pdf and envelope.pdf.",
        )),
    }
}

fn print(table: &Table, kept: Kept, paper: Paper, lang: Lang) -> Result<Printed, Problem> {
    let game = &table.game;
    let names = names(table);
    let style = letters(lang);
    let made: Result<Printed, Unprintable> = match kept {
        Kept::Scoresheet(of) => {
            let sheet = played(game, &names, of, &style, &in_margin(table, lang), lang);
            scoresheets(&[sheet], paper, lang)
        }
        Kept::Rulings => {
            let sheet = ruled(game, &names, &style, &in_margin(table, lang), lang);
            rulings(&sheet, paper, lang)
        }
        Kept::Envelope => {
            let sealed = envelope_of(game, &names);
            let sealed = sealed.ok_or_else(|| {
                Problem::not_found("No move has been sealed: there is no envelope yet.")
            })?;
            envelope(&sealed, paper, lang)
        }
    };
    made.map_err(|error| Problem::broken(sentence(error.to_string())))
}

fn names(table: &Table) -> Names {
    Names {
        white: table.setting.names.white.clone(),
        black: table.setting.names.black.clone(),
        date: table
            .begun_wall_ms
            .map(crate::pgn::date)
            .unwrap_or_default(),
        ..Names::default()
    }
}

/// As the Laws write moves, with the letters of the language.
fn letters(lang: Lang) -> Style {
    match Language::from_code(lang.tag()) {
        Some(language) => Style::OFFICIAL.spelled_in(language),
        None => Style::OFFICIAL,
    }
}

/// What was ruled in everybody's hearing, each with the half-moves that stood.
fn in_margin(table: &Table, lang: Lang) -> Vec<RuledAt> {
    let rulings = table.told.iter().filter(|told| {
        matches!(told.kind, Kind::Ruling | Kind::Outcome) && told.to == To::All && told.in_margin
    });
    rulings
        .map(|told| RuledAt {
            plies: told.ply as usize,
            at: None,
            act: String::new(),
            text: told.text(lang).to_owned(),
            cites: cites(&told.citations),
        })
        .collect()
}
