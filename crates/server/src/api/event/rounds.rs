//! Rounds: paired, started, and their results entered.

use super::super::{Body, fresh};
use super::desk::Desk;
use super::json;
use crate::events::{SetUp, Wanted};
use crate::problem::Problem;
use crate::words::sentence;
use axum::extract::Path;
use axum::response::IntoResponse;
use flagfall_event::{Act, Score};
use flagfall_wire::{PairingJson, ReasonJson};
use serde::{Deserialize, Serialize};
use std::time::Instant;

#[derive(Deserialize)]
struct Pairing {
    #[serde(flatten)]
    pairing: serde_json::Map<String, serde_json::Value>,
    /// Why, in words, where an earlier pairing is replaced.
    reason: Option<String>,
    by: Option<String>,
}

/// Pairs a round, or pairs it anew where nothing has been played.
pub(super) async fn pair(desk: Desk, Body(body): Body) -> Result<impl IntoResponse, Problem> {
    let asked: Pairing = json(&body)?;
    let unreadable = |error: String| Problem::bad_request(sentence(error));
    let mut pairing: PairingJson = serde_json::from_value(asked.pairing.into())
        .map_err(|error| unreadable(error.to_string()))?;
    pairing.reason = ReasonJson::plain(asked.reason.as_deref().unwrap_or_default());
    let pairing = pairing
        .read()
        .map_err(|error| unreadable(error.to_string()))?;
    let acts = vec![Act::Pair(pairing)];
    desk.enter_and_show(asked.by.as_deref(), acts).await
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Starting {
    /// These boards; none for all that have neither a game nor a result.
    boards: Vec<u16>,
    /// `one` or `each`.
    devices: Option<String>,
    by: Option<String>,
}

#[derive(Serialize)]
struct Started {
    round: u16,
    /// The games that were set up, with their keys, which are told this once.
    games: Vec<SetUp>,
}

/// Sets up the games of a round, all in one call.
pub(super) async fn start(
    desk: Desk,
    Path((_, round)): Path<(String, u16)>,
    Body(body): Body,
) -> Result<impl IntoResponse, Problem> {
    let asked: Starting = match body.is_empty() {
        true => Starting::default(),
        false => json(&body)?,
    };
    let one_device = match asked.devices.as_deref() {
        None | Some("each") => false,
        Some("one") => true,
        Some(_) => return Err(Problem::bad_request("devices: `each` or `one`.")),
    };
    let many = desk
        .held
        .event()
        .round(round)
        .map_or(1, |it| it.boards.len());
    let many = u32::try_from(many).unwrap_or(u32::MAX);
    desk.app
        .games
        .take(&(), many, Instant::now())
        .map_err(|seconds| {
            Problem::too_many("Too many games are being set up here.").retry_after(seconds)
        })?;
    let wanted = Wanted {
        boards: asked.boards,
        one_device,
    };
    let (held, by) = (&desk.held, desk.by(asked.by.as_deref()));
    let games = desk.app.events.set_up(held, round, &wanted, &by).await?;
    tracing::info!(event = %held.id, round, games = games.len(), "games of a round were set up");
    Ok(fresh(Started { round, games }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scoring {
    /// `null` takes back what was entered.
    result: Option<String>,
    #[serde(default)]
    reason: String,
    by: Option<String>,
}

/// Enters the result of a board, or changes it with a reason. What was entered before stays in
/// the board's history.
pub(super) async fn result(
    desk: Desk,
    Path((_, round, board)): Path<(String, u16, u16)>,
    Body(body): Body,
) -> Result<impl IntoResponse, Problem> {
    let asked: Scoring = json(&body)?;
    let score = match asked.result.as_deref() {
        None => None,
        Some(text) => {
            Some(Score::read(text).ok_or_else(|| Problem::bad_request(super::super::RESULTS))?)
        }
    };
    let act = Act::Score {
        round,
        board,
        score,
        reason: ReasonJson::plain(&asked.reason).read(),
    };
    let event = desk.enter(asked.by.as_deref(), vec![act]).await?;
    let board_of = event.board(round, board);
    Ok(fresh(
        board_of.map(|it| flagfall_wire::BoardJson::of(board, it)),
    ))
}
