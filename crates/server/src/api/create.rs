//! `POST /games`: a game is set up.

use super::{Body, fresh};
use crate::app::App;
use crate::chair::Chair;
use crate::hub::{Table, blocking};
use crate::limits;
use crate::problem::Problem;
use crate::pulse::wall_ms;
use crate::stored::Setting;
use crate::token;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use flagfall_store::{NewGame, StoreError};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

#[derive(Serialize)]
struct Created {
    id: String,
    tokens: BTreeMap<&'static str, String>,
    links: BTreeMap<&'static str, String>,
}

/// Sets up a game from a game file without acts, and answers a token and a link a seat.
pub(super) async fn create(State(app): State<App>, Body(body): Body) -> Result<Response, Problem> {
    app.games.take(&(), 1, Instant::now()).map_err(|seconds| {
        Problem::too_many("Too many games are being set up here.").retry_after(seconds)
    })?;
    let store = Arc::clone(&app.store);
    let created = blocking(move || {
        let setting = Setting::read(&body, limits::PLAYER_NAME)
            .map_err(|error| Problem::bad_request(error.to_string()))?;
        for _ in 0..3 {
            let created = named()?;
            // The game is laid out once, so that none is recorded that cannot begin.
            Table::new(&created.id, setting.clone())
                .map_err(|error| Problem::bad_request(error.to_string()))?;
            let header = serde_json::to_string(&setting)
                .map_err(|error| Problem::broken(error.to_string()))?;
            let mut game = NewGame::new(&created.id, header, wall_ms());
            for (seat, token) in &created.tokens {
                game = game.seated(*seat, token::hash(token));
            }
            match store.create_game(game) {
                Ok(()) => return Ok(created),
                Err(StoreError::GameExists { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Problem::unavailable("No name for the game was found.").retry_after(1))
    });
    let created = created.await??;
    tracing::info!(game = %created.id, "a game was set up");
    let place = [(header::LOCATION, format!("/api/v1/games/{}", created.id))];
    Ok((StatusCode::CREATED, place, fresh(created)).into_response())
}

fn named() -> Result<Created, Problem> {
    let chance = |_| Problem::unavailable("The system gives no random numbers.").retry_after(5);
    let id = token::name().map_err(chance)?;
    let mut tokens = BTreeMap::new();
    for chair in Chair::ALL {
        tokens.insert(chair.word(), token::token().map_err(chance)?);
    }
    let links = tokens
        .iter()
        .map(|(seat, token)| (*seat, link(&id, token)))
        .collect();
    Ok(Created { id, tokens, links })
}

/// The address of a seat. The token stands in the fragment, which no browser sends.
pub(crate) fn link(id: &str, token: &str) -> String {
    format!("/g/{id}#t={token}")
}
