//! `GET /events/{id}` and `/events/{id}/rounds/{round}`: how an event stands.

use super::super::fresh;
use crate::app::{App, Token};
use crate::events::{Standing, game_file};
use crate::problem::Problem;
use crate::pulse::wall_ms;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use flagfall_event::Event;
use flagfall_laws::Rulebook;
use flagfall_wire::{AboutJson, PlayerJson, RoundJson};
use serde::Serialize;
use std::sync::Arc;

/// An event as it stands.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct EventView {
    pub(crate) id: String,
    /// How many lines its log has.
    pub(crate) seq: u64,
    /// `arbiter` or `spectator`: who sees it so.
    pub(crate) seat: &'static str,
    pub(crate) about: AboutJson,
    /// The class its games fall under; `null` where they cannot be played yet.
    pub(crate) class: Option<&'static str>,
    /// Why no game can be set up yet.
    pub(crate) unplayable: Option<String>,
    /// The round that is played, or the last.
    pub(crate) current_round: Option<u16>,
    pub(crate) players: Vec<PlayerView>,
    pub(crate) rounds: Vec<RoundJson>,
}

/// A player in the list.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct PlayerView {
    #[serde(flatten)]
    pub(crate) player: PlayerJson,
    /// The first round he is not paired in any more.
    pub(crate) withdrawn_from: Option<u16>,
}

/// The event as it stands.
pub(super) async fn event(
    State(app): State<App>,
    Path(id): Path<String>,
    token: Token,
) -> Result<impl IntoResponse, Problem> {
    let (held, standing) = token.event(&app, &id).await?;
    let event = held.event();
    if let Some(round) = event.current() {
        app.events.catch_up(&held, round).await;
    }
    let seen = seen(&held.event(), standing);
    Ok(fresh(view(&held.id, &seen, standing)))
}

/// A round as it stands.
pub(super) async fn round(
    State(app): State<App>,
    Path((id, number)): Path<(String, u16)>,
    token: Token,
) -> Result<impl IntoResponse, Problem> {
    let (held, standing) = token.event(&app, &id).await?;
    app.events.catch_up(&held, number).await;
    let seen = seen(&held.event(), standing);
    let round = seen.round(number).ok_or_else(|| no_round(number))?;
    Ok(fresh(RoundJson::of(number, round)))
}

pub(super) fn no_round(number: u16) -> Problem {
    crate::events::problem(&flagfall_event::Refused::NoRound(number))
}

/// The event as one who stands so to it may see it: spectators of one with a delay see its
/// results later.
pub(crate) fn seen(event: &Arc<Event>, standing: Standing) -> Arc<Event> {
    let delay_ms = event.about().delay_ms;
    match standing {
        Standing::Spectator if delay_ms > 0 => Arc::new(event.until(wall_ms() - delay_ms)),
        _ => Arc::clone(event),
    }
}

/// How an event is told.
pub(crate) fn view(id: &str, event: &Event, standing: Standing) -> EventView {
    let about = AboutJson::write(event.about());
    let header = game_file(&about).read().map(|read| read.header);
    let rounds = event.rounds().iter();
    EventView {
        id: id.to_owned(),
        seq: event.seq(),
        seat: standing.word(),
        class: header
            .as_ref()
            .ok()
            .map(|it| Rulebook::new(it).class.word()),
        unplayable: header.err().map(|error| error.to_string()),
        about,
        current_round: event.current(),
        players: event
            .players()
            .values()
            .map(|player| PlayerView {
                player: PlayerJson::write(player),
                withdrawn_from: event.withdrawn_from(player.number),
            })
            .collect(),
        rounds: rounds
            .map(|(number, round)| RoundJson::of(*number, round))
            .collect(),
    }
}
