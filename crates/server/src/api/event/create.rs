//! `POST /events`: an event is set up; `POST /events/{id}/seats/{seat}`: a key is given out anew.

use super::super::{Body, fresh};
use super::change::{enrolled, imported};
use super::json;
use crate::app::{App, Token};
use crate::events::{Standing, key, problem};
use crate::hub::blocking;
use crate::problem::Problem;
use crate::pulse::wall_ms;
use crate::token;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use flagfall_event::{Act, By, Entry, Event, trf};
use flagfall_store::{NewGame, Store};
use flagfall_wire::{AboutJson, PlayerJson};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The seats of an event.
const SEATS: [&str; 2] = ["arbiter", "spectator"];

/// An event, and who plays in it: by hand, or from files.
#[derive(Deserialize)]
struct New {
    /// What stands in the other keys.
    #[serde(flatten)]
    about: serde_json::Map<String, serde_json::Value>,
    #[serde(default)]
    players: Vec<PlayerJson>,
    /// A list of players, as CSV.
    players_csv: Option<String>,
    /// A report file, whose players and rounds are entered.
    trf: Option<String>,
}

#[derive(Serialize)]
struct Created {
    id: String,
    keys: BTreeMap<&'static str, String>,
    links: BTreeMap<&'static str, String>,
}

/// Sets up an event. The keys are told this once.
pub(super) async fn create(
    State(app): State<App>,
    token: Token,
    Body(body): Body,
) -> Result<Response, Problem> {
    token.may_set_up(&app).await?;
    let acts = blocking(move || acts(&body)).await??;
    let id = token::name()?;
    let mut new = NewGame::new(key(&id), "{}", wall_ms());
    let mut keys = BTreeMap::new();
    for seat in SEATS {
        let fresh = token::token()?;
        new = new.seated(seat, token::hash(&fresh));
        keys.insert(seat, fresh);
    }
    let store = app.events.store();
    blocking(move || store.create_game(new)).await??;
    let held = app.events.open(&id).await?;
    let chief = acts.iter().find_map(|act| match act {
        Act::Settle(about) => Some(about.chief_arbiter.clone()),
        _ => None,
    });
    let by = By::arbiter(chief.unwrap_or_default());
    app.events.enter(&held, &by, acts, None).await?;
    tracing::info!(event = %id, "an event was set up");
    let links = BTreeMap::from([
        ("arbiter", format!("/e/{id}#t={}", keys["arbiter"])),
        ("spectator", format!("/e/{id}")),
    ]);
    let place = [(header::LOCATION, format!("/api/v1/events/{id}"))];
    let created = fresh(Created { id, keys, links });
    Ok((StatusCode::CREATED, place, created).into_response())
}

/// What the body enters; checked on an event of its own, so that nothing is recorded that cannot
/// be entered.
fn acts(body: &[u8]) -> Result<Vec<Act>, Problem> {
    let new: New = json(body)?;
    let from_file = match &new.trf {
        None => None,
        Some(text) => Some(trf::read(text).map_err(|fault| within("trf", &fault))?),
    };
    let reported = from_file.as_ref().and_then(|it| it.about.as_ref());
    let mut about = match reported {
        Some(about) => serde_json::to_value(AboutJson::write(about)),
        None => serde_json::to_value(AboutJson::default()),
    }
    .map_err(|error| Problem::broken(error.to_string()))?;
    if let Some(fields) = about.as_object_mut() {
        // What is said beside the file goes before what the file says.
        fields.extend(new.about);
    }
    let about: AboutJson = serde_json::from_value(about)
        .map_err(|error| Problem::bad_request(crate::words::sentence(error.to_string())))?;
    let about = about
        .read()
        .map_err(|error| Problem::bad_request(crate::words::sentence(error.to_string())))?;
    let mut event = Event::default();
    let mut all = Vec::new();
    let mut take = |event: &mut Event, acts: Vec<Act>| -> Result<(), Problem> {
        for act in acts {
            let by = By::arbiter("");
            let entry = Entry {
                at_ms: 0,
                by,
                act: act.clone(),
            };
            event.take(entry).map_err(|refused| problem(&refused))?;
            all.push(act);
        }
        Ok(())
    };
    take(&mut event, vec![Act::Settle(about)])?;
    if let Some(report) = from_file {
        let news = imported(&report, &event)?;
        take(&mut event, news)?;
    }
    if let Some(text) = &new.players_csv {
        let players =
            flagfall_event::csv::players(text).map_err(|fault| within("players_csv", &fault))?;
        let some = players.chunks(100).map(|some| Act::Enter(some.to_vec()));
        take(&mut event, some.collect())?;
    }
    if !new.players.is_empty() {
        let players = enrolled(new.players, &event)?;
        take(&mut event, players)?;
    }
    Ok(all)
}

fn within(place: &str, fault: &flagfall_event::Fault) -> Problem {
    Problem::bad_request(format!("{place}: {fault}."))
}

#[derive(Serialize)]
struct Reseated {
    seat: &'static str,
    key: String,
    link: String,
}

/// Gives a seat of the event a new key; the old one opens nothing any more, here and at every
/// game of the event, and what was opened with it ends.
pub(super) async fn reseat(
    State(app): State<App>,
    Path((id, seat)): Path<(String, String)>,
    token: Token,
) -> Result<impl IntoResponse, Problem> {
    let held = token.arbiter(&app, &id).await?;
    let seat = SEATS.into_iter().find(|it| *it == seat);
    let seat =
        seat.ok_or_else(|| Problem::not_found("An event has the seats arbiter and spectator."))?;
    let (fresh_key, seated) = token::seated(seat)?;
    let (store, name): (Arc<dyn Store>, String) = (app.events.store(), key(&held.id));
    blocking(move || store.reseat(&name, seated)).await??;
    let standing = match seat {
        "arbiter" => Standing::Arbiter,
        _ => Standing::Spectator,
    };
    held.end_streams(&app.hub, standing).await;
    tracing::info!(event = %held.id, seat, "a seat of an event was given a new key");
    Ok(fresh(Reseated {
        seat,
        link: format!("/e/{id}#t={fresh_key}"),
        key: fresh_key,
    }))
}
