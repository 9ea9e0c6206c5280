//! `POST /games`: a game is set up.

use super::{Body, fresh};
use crate::app::{App, Token};
use crate::chair::Chair;
use crate::hub::{Table, blocking};
use crate::limits;
use crate::opponent::Opponents;
use crate::problem::Problem;
use crate::pulse::wall_ms;
use crate::stored::{Devices, Names, Setting, Side};
use crate::token;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use flagfall_store::{NewGame, StoreError};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

#[derive(Serialize)]
struct Created {
    id: String,
    tokens: BTreeMap<&'static str, String>,
    links: BTreeMap<&'static str, String>,
    names: Names,
}

/// Sets up a game from a game file without acts, and answers a token and a link a seat.
pub(super) async fn create(
    State(app): State<App>,
    token: Token,
    Body(body): Body,
) -> Result<Response, Problem> {
    token.may_set_up(&app).await?;
    let store = Arc::clone(&app.store);
    let opponents = app.hub.opponents().map(Arc::clone);
    let created = blocking(move || {
        let mut setting = Setting::read(&body, limits::PLAYER_NAME)
            .map_err(|error| Problem::bad_request(error.to_string()))?;
        if let Some(side) = setting.engine {
            engaged(&mut setting, side, opponents.as_deref())?;
        }
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
                Ok(()) => return Ok(created.for_people(setting)),
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

impl Created {
    /// Without the seat that an engine takes: its key is its own.
    fn for_people(mut self, setting: Setting) -> Created {
        if let Some(side) = setting.engine {
            let word = Chair::from(side).word();
            self.tokens.remove(word);
            self.links.remove(word);
        }
        self.names = setting.names;
        self
    }
}

/// An engine can play, and has its own name unless it was given another.
fn engaged(
    setting: &mut Setting,
    side: Side,
    opponents: Option<&Opponents>,
) -> Result<(), Problem> {
    let Some(opponents) = opponents else {
        let detail = "engine: there is none here. The operator has one play with \
                      `flagfall serve --engine PROGRAM`.";
        return Err(Problem::bad_request(detail));
    };
    if !opponents.has_room() {
        let detail = "The engine plays as many games as it may. Try again when one is over.";
        return Err(Problem::unavailable(detail).retry_after(60));
    }
    if setting.devices == Devices::One {
        let detail = "engine: it has a seat of its own; `devices` `one` is for two at one board.";
        return Err(Problem::bad_request(detail));
    }
    let usual = Names::default();
    let (name, usual) = match side {
        Side::White => (&mut setting.names.white, usual.white),
        Side::Black => (&mut setting.names.black, usual.black),
    };
    if *name == usual {
        *name = opponents.name().chars().take(limits::PLAYER_NAME).collect();
    }
    Ok(())
}

fn named() -> Result<Created, Problem> {
    let id = token::name()?;
    let mut tokens = BTreeMap::new();
    for chair in Chair::ALL {
        tokens.insert(chair.word(), token::token()?);
    }
    let links = tokens
        .iter()
        .map(|(seat, token)| (*seat, link(&id, token)))
        .collect();
    Ok(Created {
        id,
        tokens,
        links,
        names: Names::default(),
    })
}

/// The address of a seat. The token stands in the fragment, which no browser sends.
pub(crate) fn link(id: &str, token: &str) -> String {
    format!("/g/{id}#t={token}")
}
