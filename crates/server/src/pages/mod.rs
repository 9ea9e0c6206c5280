//! The pages, rendered on the server.

mod clock;
mod laws;

use crate::api::meta::{PresetJson, all_presets};
use crate::app::App;
use crate::token;
use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::{StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use flagfall_edition::{E23, Edition};
use flagfall_store::StoreError;
use std::sync::Arc;

/// The pages.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home))
        .route("/g/{id}", get(game))
        .route("/laws", get(laws::list))
        .route("/laws/{clause}", get(laws::clause))
        .route("/about", get(about))
        .merge(clock::routes())
        .route("/api/docs", get(api_docs))
}

/// An edition to choose.
struct EditionChoice {
    id: &'static str,
    label: String,
    current: bool,
}

#[derive(Template)]
#[template(path = "home.html")]
struct Home {
    editions: Vec<EditionChoice>,
    presets: Vec<PresetJson>,
}

#[derive(Template)]
#[template(path = "game.html")]
struct Game {
    id: String,
}

#[derive(Template)]
#[template(path = "about.html")]
struct About;

#[derive(Template)]
#[template(path = "api_docs.html")]
struct ApiDocs;

#[derive(Template)]
#[template(path = "not_found.html")]
struct NotFound {
    what: String,
}

#[derive(Template)]
#[template(path = "error.html")]
struct Failure {
    title: String,
    detail: String,
    status: u16,
}

async fn home() -> Response {
    let editions = editions(E23, |edition| {
        format!("{}: {}", edition.id(), edition.title())
    });
    page(&Home {
        editions,
        presets: all_presets(),
    })
}

/// The page of a game. What is to be seen there comes by the seat's key; here it is only asked
/// whether there is such a game.
async fn game(State(app): State<App>, Path(id): Path<String>) -> Response {
    let (store, asked) = (Arc::clone(&app.store), id.clone());
    let found = crate::hub::blocking(move || match token::is_name(&asked) {
        true => store.games(Some(&asked), 1).map(|_| ()),
        false => Err(StoreError::NoSuchGame { id: asked }),
    });
    match found.await {
        Ok(Ok(())) => page(&Game { id }),
        Ok(Err(StoreError::NoSuchGame { .. })) => not_found("There is no game of this name."),
        _ => failure(
            StatusCode::SERVICE_UNAVAILABLE,
            "The record could not be read",
            "The games are kept, but cannot be read at the moment. Load this page again shortly.",
        ),
    }
}

async fn about() -> Response {
    page(&About)
}

async fn api_docs() -> Response {
    page(&ApiDocs)
}

/// Where nothing is.
pub(crate) async fn nothing(uri: Uri) -> Response {
    let path: String = uri.path().chars().take(80).collect();
    if path.starts_with("/api/") {
        return crate::problem::Problem::not_found("There is nothing at this address.")
            .into_response();
    }
    not_found(format!("There is no page {path}."))
}

fn not_found(what: impl Into<String>) -> Response {
    let what = what.into();
    (StatusCode::NOT_FOUND, page(&NotFound { what })).into_response()
}

fn failure(status: StatusCode, title: &str, detail: &str) -> Response {
    let failure = Failure {
        title: title.to_owned(),
        detail: detail.to_owned(),
        status: status.as_u16(),
    };
    (status, page(&failure)).into_response()
}

fn page(template: &impl Template) -> Response {
    match template.render() {
        Ok(text) => ([(header::CACHE_CONTROL, "no-cache")], Html(text)).into_response(),
        Err(error) => {
            tracing::error!(%error, "a page could not be rendered");
            let text = "The page could not be rendered.\n";
            (StatusCode::INTERNAL_SERVER_ERROR, text).into_response()
        }
    }
}

/// All editions, the newest first.
fn editions(current: Edition, label: impl Fn(Edition) -> String) -> Vec<EditionChoice> {
    let choice = |(edition, current): (Edition, bool)| EditionChoice {
        id: edition.id(),
        label: label(edition),
        current,
    };
    let mut choices: Vec<EditionChoice> = Edition::marked(current).map(choice).collect();
    choices.reverse();
    choices
}
