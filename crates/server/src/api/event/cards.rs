//! `POST /events/{id}/cards.pdf`: cards with a code beside each player's name, by which he takes
//! his seat with his telephone. The keys are not kept here, so whoever has them sends them; one
//! that opens nothing any more is not printed.

use super::super::Body;
use super::{json, papers};
use crate::app::{App, Token};
use crate::chair::Chair;
use crate::events::Standing;
use crate::problem::Problem;
use crate::spoken::Spoken;
use crate::token;
use axum::extract::{Path, State};
use axum::response::Response;
use serde::Deserialize;
use std::collections::BTreeMap;

/// What the cards bear, by board: the addresses of White's and Black's seat.
pub(super) type Codes = BTreeMap<u16, [String; 2]>;

/// The longest address of a server, in characters.
const ORIGIN: usize = 200;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    round: u16,
    paper: Option<String>,
    /// The address under which the players reach this server: `https://chess.example`.
    origin: String,
    /// The keys of the seats, by board.
    tokens: BTreeMap<u16, Seats>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Seats {
    white: Option<String>,
    black: Option<String>,
}

/// Prints them.
pub(super) async fn with_codes(
    State(app): State<App>,
    Path(id): Path<String>,
    Spoken(lang): Spoken,
    token: Token,
    Body(body): Body,
) -> Result<Response, Problem> {
    let held = token.arbiter(&app, &id).await?;
    let asked: Asked = json(&body)?;
    let origin = origin(&asked.origin)?;
    let event = held.event();
    let mut codes = Codes::new();
    for (board, seats) in asked.tokens {
        let game = event.board(asked.round, board).and_then(|it| it.game());
        let Some(game) = game else { continue };
        let places = codes.entry(board).or_default();
        let seats = [(Chair::White, seats.white), (Chair::Black, seats.black)];
        for (place, (chair, token)) in places.iter_mut().zip(seats) {
            let Some(token) = token else { continue };
            opens(&app, game, chair, &token).await.map_err(|()| {
                Problem::conflict(format!(
                    "board {board}: the link of {} opens nothing any more. Give out a new one.",
                    chair.word()
                ))
            })?;
            *place = format!("{origin}{}", crate::api::link(game, &token));
        }
    }
    let asked = papers::Asked {
        name: "cards.pdf".to_owned(),
        round: Some(asked.round),
        paper: asked.paper,
        codes,
        lang,
    };
    papers::paper(&app, (&held, Standing::Arbiter), event, asked).await
}

async fn opens(app: &App, game: &str, chair: Chair, token: &str) -> Result<(), ()> {
    let found = app.hub.chair(game, Some(token::hash(token))).await;
    match found {
        Ok(found) if found == chair => Ok(()),
        _ => Err(()),
    }
}

/// An address that can be put before a path.
fn origin(text: &str) -> Result<&str, Problem> {
    let host = text
        .strip_prefix("https://")
        .or(text.strip_prefix("http://"));
    let plain = |sign: u8| sign.is_ascii_alphanumeric() || b"-._:[]".contains(&sign);
    let fits = |host: &&str| !host.is_empty() && host.len() <= ORIGIN && host.bytes().all(plain);
    match host.filter(fits) {
        Some(_) => Ok(text),
        None => Err(Problem::bad_request(
            "origin: the address of this server without a path, such as https://chess.example.",
        )),
    }
}

#[test]
fn an_origin_has_no_path() {
    for (text, expect) in [
        ("https://chess.example", true),
        ("http://192.168.0.7:8080", true),
        ("http://[::1]:8080", true),
        ("https://chess.example/", false),
        ("ftp://chess.example", false),
        ("https://", false),
        ("https://a b", false),
    ] {
        assert_eq!(origin(text).is_ok(), expect, "{text}");
    }
}
