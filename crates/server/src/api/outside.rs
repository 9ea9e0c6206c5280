//! `POST /games/{id}/outside-clock`: a clock that is not this server's hands in what it counted.
//! It is declared as such, kept in the record, and told to the arbiter.

use super::{Body, fresh};
use crate::app::{App, Token};
use crate::problem::Problem;
use crate::roles::{self, Deed};
use crate::stored::{Line, Outside, OutsideEntry};
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use serde::Serialize;

/// The most entries handed in at once.
const ENTRIES: usize = 500;
/// The longest name of a device, in characters.
const DEVICE: usize = 120;
/// No clock runs longer: 1000 hours.
const LONGEST_MS: i64 = 3_600_000_000;

#[derive(Serialize)]
struct Kept {
    seq: u64,
}

/// Keeps what an outside clock counted.
pub(super) async fn hand_in(
    State(app): State<App>,
    Path(id): Path<String>,
    token: Token,
    Body(body): Body,
) -> Result<impl IntoResponse, Problem> {
    roles::check(token.chair(&app, &id).await?, Deed::HandIn, true)?;
    let outside: Outside = serde_json::from_slice(&body)
        .map_err(|error| Problem::bad_request(format!("an outside clock: {error}")))?;
    let outside = checked(outside).map_err(Problem::bad_request)?;
    let seq = app.hub.keep(&id, Line::Outside(outside)).await?;
    Ok(fresh(Kept { seq }))
}

fn checked(mut outside: Outside) -> Result<Outside, String> {
    if outside.entries.is_empty() || outside.entries.len() > ENTRIES {
        return Err(format!(
            "entries: 1 to {ENTRIES}, not {}",
            outside.entries.len()
        ));
    }
    let plain = |sign: char| if sign.is_control() { ' ' } else { sign };
    outside.device = outside.device.chars().map(plain).take(DEVICE).collect();
    let is_side = |it: &Option<String>| matches!(it.as_deref(), None | Some("white" | "black"));
    let mut last = 0;
    for (index, entry) in outside.entries.iter().enumerate() {
        let OutsideEntry {
            at_ms,
            wall_ms,
            act,
            side,
        } = entry;
        if !(last..=LONGEST_MS).contains(at_ms) || *wall_ms < 0 {
            return Err(format!("entries[{index}].at_ms: from {last} to 1000 hours"));
        }
        if !matches!(act.as_str(), "start" | "stop" | "press") || !is_side(side) {
            return Err(format!(
                "entries[{index}]: `start`, `stop` or `press` of a side"
            ));
        }
        last = *at_ms;
    }
    let shows = &outside.shows;
    let span = -LONGEST_MS..=LONGEST_MS;
    let known = span.contains(&shows.white_ms) && span.contains(&shows.black_ms);
    if !known || !is_side(&shows.running) {
        return Err("shows: times of at most 1000 hours, and the side whose clock runs".to_owned());
    }
    Ok(outside)
}
