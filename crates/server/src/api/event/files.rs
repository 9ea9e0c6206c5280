//! `GET /events/{id}/{name}`: what goes out of an event, for other programs and on paper.

use super::cards::Codes;
use super::{feed, log, papers, read};
use crate::app::{App, Token};
use crate::problem::Problem;
use crate::spoken::Spoken;
use axum::extract::{Path, Query, RawQuery, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use flagfall_clock::TimeControl;
use flagfall_event::{Event, csv, trf};
use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct Asked {
    round: Option<u16>,
    /// The version of the report file.
    version: Option<String>,
    /// The size of the paper.
    paper: Option<String>,
}

/// The cards of a round, which can be asked for in another way too.
pub(super) async fn cards(
    app: State<App>,
    Path(id): Path<String>,
    asked: Query<Asked>,
    query: RawQuery,
    lang: Spoken,
    token: Token,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let path = Path((id, "cards.pdf".to_owned()));
    file(app, path, asked, query, lang, token, headers).await
}

/// A file of the event.
pub(super) async fn file(
    State(app): State<App>,
    Path((id, name)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    RawQuery(query): RawQuery,
    Spoken(lang): Spoken,
    token: Token,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let query = query.unwrap_or_default();
    let (held, standing) = token.event(&app, &id).await?;
    if name == "log" {
        return log::of_event(&app, &held, standing, &query).await;
    }
    let round = asked.round.or(held.event().current());
    if let Some(round) = round {
        app.events.catch_up(&held, round).await;
    }
    let event = read::seen(&held.event(), standing);
    match name.as_str() {
        "games.pgn" => {
            let of = (&held, &event);
            feed::games(&app, of, asked.round, standing, &headers).await
        }
        "results.trf" => report(&event, asked.round, asked.version.as_deref()),
        "results.csv" => Ok(text("text/csv", csv::write_results(&event, asked.round))),
        "players.csv" => Ok(text("text/csv", csv::write_players(&event))),
        _ => {
            let asked = papers::Asked {
                name,
                round: asked.round,
                paper: asked.paper,
                codes: Codes::new(),
                lang,
            };
            papers::paper(&app, (&held, standing), event, asked).await
        }
    }
}

fn report(event: &Event, round: Option<u16>, version: Option<&str>) -> Result<Response, Problem> {
    let version = match version {
        None => trf::Version::default(),
        Some(year) => trf::Version::read(year)
            .ok_or_else(|| Problem::bad_request("version: 2016 or 2026."))?,
    };
    let last = event.rounds().keys().next_back().copied();
    let through = round.or(last).unwrap_or(0);
    let control = event.about().time_control.parse::<TimeControl>().ok();
    let encoded = control
        .filter(TimeControl::is_strict_pgn)
        .map(|it| it.to_pgn());
    let written = trf::write(event, through, version, encoded.as_deref());
    Ok(text("text/plain", written))
}

/// A text file that nobody keeps.
pub(super) fn text(kind: &'static str, body: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, format!("{kind}; charset=utf-8")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    (headers, body).into_response()
}
