//! `POST /games/{id}/seats/{seat}`: the arbiter gives a seat a new token; the old one opens
//! nothing any more.

use super::create::link;
use super::fresh;
use crate::app::{App, Token};
use crate::chair::Chair;
use crate::hub::blocking;
use crate::problem::Problem;
use crate::roles::{self, Deed};
use crate::token;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use serde::Serialize;
use std::sync::Arc;

#[derive(Serialize)]
struct Reseated {
    seat: &'static str,
    token: String,
    link: String,
}

/// Gives a seat a new token.
pub(super) async fn reseat(
    State(app): State<App>,
    Path((id, seat)): Path<(String, String)>,
    token: Token,
) -> Result<impl IntoResponse, Problem> {
    roles::check(token.chair(&app, &id).await?, Deed::Reseat, true)?;
    let chair = Chair::from_word(&seat).ok_or_else(|| {
        Problem::not_found("A game has the seats white, black, arbiter and spectator.")
    })?;
    let (fresh_token, seated) = token::seated(chair.word())?;
    let (store, game) = (Arc::clone(&app.store), id.clone());
    blocking(move || store.reseat(&game, seated)).await??;
    app.hub.open(&id).await?.empty(chair).await;
    tracing::info!(game = %id, seat = chair.word(), "a seat was given a new key");
    Ok(fresh(Reseated {
        seat: chair.word(),
        link: link(&id, &fresh_token),
        token: fresh_token,
    }))
}
