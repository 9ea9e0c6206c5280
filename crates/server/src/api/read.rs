//! `GET /games/{id}`: the view of a seat; with `.pgn`, `.json` or `.log` at its end, the record.

use super::{files, fresh};
use crate::app::{App, Token};
use crate::events::seen;
use crate::problem::Problem;
use crate::roles::{self, Deed};
use crate::spoken::Spoken;
use crate::view::Look;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};

/// The view of the seat that the token opens, or the record as a file.
pub(super) async fn game(
    State(app): State<App>,
    Path(name): Path<String>,
    token: Token,
    Spoken(lang): Spoken,
) -> Result<Response, Problem> {
    let (id, kind) = match name.rsplit_once('.') {
        Some((id, kind @ ("pgn" | "json" | "log"))) => (id, Some(kind)),
        _ => (name.as_str(), None),
    };
    let chair = token.chair(&app, id).await?;
    roles::check(
        chair,
        if kind.is_some() {
            Deed::File
        } else {
            Deed::Look
        },
        true,
    )?;
    let handle = app.hub.open(id).await?;
    let table = seen(&handle.live.borrow().table, chair);
    Ok(match kind {
        Some("pgn") => files::pgn(&table),
        Some("log") => files::log(&app, &table, chair).await?,
        Some(_) => files::json(&table, chair),
        None => {
            let look = Look {
                table: &table,
                presence: &handle.presence,
                chair,
                since: table.seq,
                lang,
                trial: None,
            };
            fresh(look.view()).into_response()
        }
    })
}
