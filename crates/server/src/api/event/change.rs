//! What the arbiters of an event enter: what it is, who plays, and what a file says.

use super::super::Body;
use super::desk::Desk;
use super::json;
use crate::problem::Problem;
use crate::words::sentence;
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use flagfall_event::{Act, Event, Player, Reason, Report, csv, trf};
use flagfall_wire::{AboutJson, PlayerJson};
use serde::Deserialize;
use std::collections::BTreeSet;

#[derive(Deserialize)]
struct Settling {
    #[serde(flatten)]
    about: serde_json::Map<String, serde_json::Value>,
    by: Option<String>,
}

/// Settles what the event is from now on: the keys that are sent; the others stay.
pub(super) async fn settle(desk: Desk, Body(body): Body) -> Result<impl IntoResponse, Problem> {
    let asked: Settling = json(&body)?;
    let about = AboutJson::write(desk.held.event().about());
    let mut about =
        serde_json::to_value(about).map_err(|error| Problem::broken(error.to_string()))?;
    if let Some(fields) = about.as_object_mut() {
        fields.extend(asked.about);
    }
    let unreadable = |error: String| Problem::bad_request(sentence(error));
    let about: AboutJson =
        serde_json::from_value(about).map_err(|error| unreadable(error.to_string()))?;
    let about = about
        .read()
        .map_err(|error| unreadable(error.to_string()))?;
    let acts = vec![Act::Settle(about)];
    desk.enter_and_show(asked.by.as_deref(), acts).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Joining {
    players: Vec<PlayerJson>,
    by: Option<String>,
}

/// Players join, or what is known of them is corrected.
pub(super) async fn players(desk: Desk, Body(body): Body) -> Result<impl IntoResponse, Problem> {
    let asked: Joining = json(&body)?;
    let acts = enrolled(asked.players, &desk.held.event())?;
    desk.enter_and_show(asked.by.as_deref(), acts).await
}

/// The lines that enter players; one without a number takes the next that is free.
pub(super) fn enrolled(asked: Vec<PlayerJson>, event: &Event) -> Result<Vec<Act>, Problem> {
    let mut taken: BTreeSet<u16> = event.players().keys().map(|it| it.get()).collect();
    taken.extend(asked.iter().map(|it| it.number));
    let mut players: Vec<Player> = Vec::with_capacity(asked.len());
    let mut next = 1;
    for (index, mut player) in asked.into_iter().enumerate() {
        if player.number == 0 {
            while taken.contains(&next) {
                next += 1;
            }
            taken.insert(next);
            player.number = next;
        }
        let read = player.read().map_err(|error| {
            Problem::bad_request(sentence(
                error.within(&format!("players[{index}]")).to_string(),
            ))
        })?;
        players.push(read);
    }
    let some = players.chunks(100).map(|some| Act::Enter(some.to_vec()));
    Ok(some.collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Withdrawing {
    player: u16,
    from_round: u16,
    reason: String,
    by: Option<String>,
}

/// A player plays no longer.
pub(super) async fn withdraw(desk: Desk, Body(body): Body) -> Result<impl IntoResponse, Problem> {
    let asked: Withdrawing = json(&body)?;
    let player = flagfall_event::Number::new(asked.player);
    let player = player.ok_or_else(|| Problem::bad_request("player: a number, 1 to 9999."))?;
    let act = Act::Withdraw {
        player,
        from_round: asked.from_round,
        reason: Reason::plain(asked.reason),
    };
    let acts = vec![act];
    desk.enter_and_show(asked.by.as_deref(), acts).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Noting {
    #[serde(default)]
    round: Option<u16>,
    #[serde(default)]
    board: Option<u16>,
    text: String,
    by: Option<String>,
}

/// Something is to be remembered.
pub(super) async fn note(desk: Desk, Body(body): Body) -> Result<impl IntoResponse, Problem> {
    let asked: Noting = json(&body)?;
    let act = Act::Note {
        round: asked.round,
        board: asked.board,
        text: asked.text,
    };
    let acts = vec![act];
    desk.enter_and_show(asked.by.as_deref(), acts).await
}

/// Takes a file: a report file (TRF), or CSV with players or pairings. What the event has already
/// is left as it is.
pub(super) async fn import(
    desk: Desk,
    headers: HeaderMap,
    Body(body): Body,
) -> Result<impl IntoResponse, Problem> {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|it| it.to_str().ok()).unwrap_or_default();
    let text = std::str::from_utf8(&body).map_err(|error| {
        let at = error.valid_up_to();
        Problem::bad_request(format!(
            "The file is not UTF-8: byte {at} begins no letter. Save it as UTF-8."
        ))
    })?;
    let event = desk.held.event();
    let is_csv = kind.starts_with("text/csv") || !kind.contains("trf") && !text.contains("\n001 ");
    let unreadable = |fault: flagfall_event::Fault| Problem::bad_request(format!("{fault}."));
    let report = match (is_csv, csv::is_pairings(text)) {
        (true, true) => csv::pairings(text, &event).map_err(unreadable)?,
        (true, false) => Report {
            players: csv::players(text).map_err(unreadable)?,
            ..Report::default()
        },
        (false, _) => trf::read(text).map_err(unreadable)?,
    };
    let acts = imported(&report, &event)?;
    desk.enter_and_show(None, acts).await
}

/// The lines that enter what a file says.
pub(super) fn imported(report: &Report, event: &Event) -> Result<Vec<Act>, Problem> {
    let news = report.news(event);
    news.map_err(|error| Problem::conflict(sentence(error.to_string())))
}
