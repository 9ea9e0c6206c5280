//! `POST /games/{id}/result`: the arbiter changes the result of a game that is over. What was
//! played, and what the Laws made of it, stays; the margin keeps each result with its reason.

use super::{Body, fresh};
use crate::app::{App, Token};
use crate::problem::Problem;
use crate::pulse::wall_ms;
use crate::roles::{self, Deed};
use crate::stored::{Changed, Line};
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use flagfall_event::{MAX_LONG, Score};
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    /// `null` for the game's own result.
    result: Option<String>,
    reason: String,
}

#[derive(Serialize)]
struct Kept {
    seq: u64,
}

/// Changes it.
pub(super) async fn change(
    State(app): State<App>,
    Path(id): Path<String>,
    token: Token,
    Body(body): Body,
) -> Result<impl IntoResponse, Problem> {
    let chair = token.chair(&app, &id).await?;
    let table = app.hub.open(&id).await?.live.borrow().table.clone();
    roles::check(chair, Deed::Change, table.game.is_on())?;
    if let Some(of) = &table.setting.event {
        return Err(Problem::conflict(format!(
            "The result is that of board {} in round {} of an event: it is changed at the event.",
            of.board, of.round
        )));
    }
    let asked: Asked = serde_json::from_slice(&body)
        .map_err(|error| Problem::bad_request(format!("A result: {error}.")))?;
    let line = Line::Changed(checked(&asked)?);
    let seq = app.hub.keep(&id, line).await?;
    tracing::info!(game = %id, seq, "the result of a game was changed");
    Ok(fresh(Kept { seq }))
}

fn checked(asked: &Asked) -> Result<Changed, Problem> {
    let changed_to = match asked.result.as_deref() {
        None => None,
        Some(text) => {
            let score = Score::read(text).ok_or_else(|| Problem::bad_request(super::RESULTS))?;
            Some(score.to_string())
        }
    };
    let plain = |sign: char| if sign.is_control() { ' ' } else { sign };
    let reason: String = asked.reason.trim().chars().map(plain).collect();
    if reason.is_empty() || reason.chars().count() > MAX_LONG {
        return Err(Problem::bad_request(format!(
            "reason: why the result is changed, in at most {MAX_LONG} characters."
        )));
    }
    Ok(Changed {
        by: "arbiter".to_owned(),
        changed_to,
        reason,
        wall_ms: wall_ms(),
    })
}
