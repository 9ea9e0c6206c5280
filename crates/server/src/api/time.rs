//! `GET /time?control=…`: a time control explained, as the command explains it.

use crate::problem::Problem;
use axum::Json;
use axum::extract::Query;
use flagfall_clock::{Announced, Setup, by_name};
use flagfall_wire::TimeJson;
use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct Asked {
    control: String,
}

/// Explains a time control, written in any way that is read, or named.
pub(super) async fn time(Query(asked): Query<Asked>) -> Result<Json<TimeJson>, Problem> {
    let text = asked.control.trim();
    let unreadable = |error: flagfall_clock::NotationError| Problem::bad_request(error.to_string());
    let (announced, setup) = match by_name(text) {
        Some(setup) => {
            let setup = setup.map_err(unreadable)?;
            (Announced::Timed(setup.control.clone()), Some(setup))
        }
        None => {
            let announced: Announced = text.parse().map_err(unreadable)?;
            let setup = announced.clone().time_control().map(Setup::of);
            (announced, setup)
        }
    };
    Ok(Json(TimeJson::of(text, &announced, setup.as_ref())))
}
