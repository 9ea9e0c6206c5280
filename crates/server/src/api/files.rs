//! The record of a game as a file.

use crate::app::App;
use crate::chair::Chair;
use crate::hub::{Table, blocking};
use crate::pgn;
use crate::problem::Problem;
use crate::roles::{self, Deed};
use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use flagfall_store::write_log;
use flagfall_wire::ActJson;
use flagfall_words::Lang;

/// The moves as PGN.
pub(super) fn pgn(table: &Table) -> Response {
    let headers = [
        (
            header::CONTENT_TYPE,
            "application/vnd.chess-pgn; charset=utf-8",
        ),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, pgn::write(table)).into_response()
}

/// The game file. While the game is on, what was refused to the other player stays between him
/// and the arbiter; nothing follows from a refused act, so that the file is replayed all the
/// same.
pub(super) fn json(table: &Table, chair: Chair) -> Response {
    let all = chair == Chair::Arbiter || !table.game.is_on();
    let own = |seat| chair.may_act_for(seat, table.one_device());
    let acts = table.done.iter().filter(|done| {
        let came = done.came(Lang::En);
        let refused = !came.refusals.is_empty() && came.rulings.is_empty();
        all || !refused || own(done.by)
    });
    let mut file = table.setting.game.clone();
    let sealed = table.sealed_acts();
    file.acts = acts
        .map(|done| match sealed.contains(&done.seq) {
            true => concealed(done.json()),
            false => done.json(),
        })
        .collect();
    ([(header::CACHE_CONTROL, "no-store")], Json(file)).into_response()
}

/// The record as it is kept, each entry with its hash: for the arbiter, and for everybody once
/// the game is over. What is sealed stands in it, so it waits until the envelope is opened.
///
/// # Errors
/// [`Problem`] for whom it is not.
pub(super) async fn log(app: &App, table: &Table, chair: Chair) -> Result<Response, Problem> {
    roles::check(chair, Deed::Record, table.game.is_on())?;
    if !table.sealed_acts().is_empty() {
        let detail = "A move is sealed: the record is handed out once the envelope is opened.";
        return Err(Problem::conflict(detail));
    }
    let (store, id) = (app.store.clone(), table.id.to_string());
    let stored = blocking(move || store.game(&id)).await??;
    let stored = stored.ok_or_else(|| Problem::not_found("There is no game of this name."))?;
    let text = write_log(&stored).map_err(|error| Problem::broken(error.to_string()))?;
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, text).into_response())
}

/// A sealed move is read by nobody before the envelope is opened; that one was sealed stands there.
pub(super) fn concealed(act: ActJson) -> ActJson {
    ActJson {
        mv: Some("(sealed)".to_owned()),
        ..act
    }
}
