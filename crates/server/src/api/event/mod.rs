//! `/events`: an event, its rounds and boards, and what goes in and out of it.

mod cards;
mod change;
mod create;
mod desk;
mod feed;
mod files;
mod log;
mod papers;
mod read;
mod rounds;
mod stream;

pub(super) use log::of_game;
pub(crate) use read::seen;

use crate::app::App;
use crate::problem::Problem;
use axum::Router;
use axum::routing::{get, post};
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// What answers at once.
pub(super) fn quick() -> Router<App> {
    Router::new()
        .route("/events", post(create::create))
        .route("/events/{id}", get(read::event))
        // `games.pgn`, `results.trf`, `results.csv`, `players.csv`, `log`, and the papers.
        .route("/events/{id}/{name}", get(files::file))
        .route(
            "/events/{id}/cards.pdf",
            get(files::cards).post(cards::with_codes),
        )
        .route("/events/{id}/settings", post(change::settle))
        .route("/events/{id}/players", post(change::players))
        .route("/events/{id}/withdrawals", post(change::withdraw))
        .route("/events/{id}/import", post(change::import))
        .route("/events/{id}/notes", post(change::note))
        .route("/events/{id}/seats/{seat}", post(create::reseat))
        .route("/events/{id}/rounds", post(rounds::pair))
        .route("/events/{id}/rounds/{round}", get(read::round))
        .route("/events/{id}/rounds/{round}/start", post(rounds::start))
        .route(
            "/events/{id}/rounds/{round}/boards/{board}/result",
            post(rounds::result),
        )
}

/// What goes on.
pub(super) fn slow() -> Router<App> {
    Router::new().route("/events/{id}/stream", get(stream::stream))
}

/// The round that a query names.
#[derive(Deserialize)]
struct OfRound {
    round: Option<u16>,
}

/// A body, as JSON.
fn json<T: DeserializeOwned>(body: &[u8]) -> Result<T, Problem> {
    let mut reader = serde_json::Deserializer::from_slice(body);
    let read = T::deserialize(&mut reader).and_then(|it| reader.end().map(|()| it));
    read.map_err(|error| Problem::bad_request(crate::words::sentence(error.to_string())))
}
