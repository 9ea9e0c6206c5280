//! `GET /games/{id}/case`: the game as a case before its arbiter; `POST /games/{id}/foreseen`:
//! what would come of acts of his.

use super::{Body, fresh};
use crate::app::{App, Token};
use crate::chair::Chair;
use crate::hub::{Handle, blocking};
use crate::limits;
use crate::problem::Problem;
use crate::roles::{self, Deed};
use crate::spoken::Spoken;
use crate::stored::read_acts;
use crate::view::{Look, Unforeseen, case, foreseen};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use flagfall_words::Lang;
use serde::Serialize;
use std::sync::Arc;

/// The case, for the arbiter alone.
pub(super) async fn of(
    State(app): State<App>,
    Path(id): Path<String>,
    token: Token,
    Spoken(lang): Spoken,
) -> Result<Response, Problem> {
    let handle = arbiters(&app, &id, token).await?;
    look(handle, lang, |look| Ok(case(look))).await
}

/// What would come of acts of the arbiter's, done now. Nothing is recorded.
pub(super) async fn foresee(
    State(app): State<App>,
    Path(id): Path<String>,
    token: Token,
    Spoken(lang): Spoken,
    Body(body): Body,
) -> Result<Response, Problem> {
    let handle = arbiters(&app, &id, token).await?;
    let acts = read_acts(&body, limits::BATCH);
    let acts = acts.map_err(|error| Problem::bad_request(error.to_string()))?;
    let unread = |Unforeseen(index, error): Unforeseen| {
        Problem::bad_request(error.within(&format!("acts[{index}]")).to_string())
    };
    look(handle, lang, move |look| {
        foreseen(look, acts).map_err(unread)
    })
    .await
}

async fn arbiters(app: &App, id: &str, token: Token) -> Result<Arc<Handle>, Problem> {
    roles::check(token.chair(app, id).await?, Deed::Case, true)?;
    app.hub.open(id).await
}

/// What is reckoned of a game may take long where it is a long one.
async fn look<T: Serialize + Send + 'static>(
    handle: Arc<Handle>,
    lang: Lang,
    work: impl FnOnce(&Look<'_>) -> Result<T, Problem> + Send + 'static,
) -> Result<Response, Problem> {
    let table = Arc::clone(&handle.live.borrow().table);
    let found = blocking(move || {
        work(&Look {
            table: &table,
            presence: &handle.presence,
            chair: Chair::Arbiter,
            since: table.seq,
            lang,
            trial: None,
        })
    });
    Ok(fresh(found.await??).into_response())
}
