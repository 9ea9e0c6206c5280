//! The pages, rendered on the server.

mod account;
mod book;
mod cases;
mod clock;
mod events;
mod laws;
mod presets;
mod rule;
#[cfg(test)]
mod untranslated;
mod words;

use crate::api::meta::{PresetJson, all_presets};
use crate::app::App;
use crate::token;
use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::{StatusCode, Uri, header};
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use flagfall_edition::{E23, Edition};
use flagfall_say::{Text, say};
use flagfall_store::StoreError;
use flagfall_words::{Lang, edition_title};
use std::sync::Arc;
use words::Words;

/// The pages.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home))
        .route("/g/{id}", get(game))
        .route("/g/{id}/log", get(events::log_of_game))
        .route("/events", get(events::list))
        .route("/e/{id}", get(events::event))
        .route("/e/{id}/round/{round}", get(events::round))
        .route("/e/{id}/log", get(events::log))
        .route("/laws", get(laws::list))
        .route("/laws/booklet", get(laws::booklet))
        .route("/laws/compare", get(laws::compare))
        .route("/laws/{clause}", get(laws::clause))
        .route("/laws/cases/{folder}/{file}/{number}", get(cases::case))
        .route("/about", get(about))
        .merge(account::routes())
        .route("/docs", get(book::first))
        .route("/docs/{*path}", get(book::at))
        .merge(clock::routes())
        .merge(rule::routes())
        .route("/api/docs", get(api_docs))
        .layer(from_fn(words::keep))
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
    words: Words,
    editions: Vec<EditionChoice>,
    presets: Vec<PresetJson>,
    /// What the engine is called, where the operator has one play.
    engine: Option<String>,
}

#[derive(Template)]
#[template(path = "game.html")]
struct Game {
    words: Words,
    id: String,
}

#[derive(Template)]
#[template(path = "about.html")]
struct About {
    words: Words,
}

#[derive(Template)]
#[template(path = "api_docs.html")]
struct ApiDocs {
    words: Words,
}

#[derive(Template)]
#[template(path = "not_found.html")]
struct NotFound {
    words: Words,
    what: String,
}

#[derive(Template)]
#[template(path = "error.html")]
struct Failure {
    words: Words,
    title: String,
    detail: String,
    status: u16,
}

async fn home(State(app): State<App>, words: Words) -> Response {
    let lang = words.lang;
    let home = Home {
        words,
        editions: edition_choices(lang),
        presets: all_presets(),
        engine: app.hub.opponents().map(|it| it.name().to_owned()),
    };
    page(&home, lang)
}

/// The page of a game. What is to be seen there comes by the seat's key; here it is only asked
/// whether there is such a game.
async fn game(State(app): State<App>, Path(id): Path<String>, words: Words) -> Response {
    let (store, asked) = (Arc::clone(&app.store), id.clone());
    let found = crate::hub::blocking(move || match token::is_name(&asked) {
        true => store.games(Some(&asked), 1).map(|_| ()),
        false => Err(StoreError::NoSuchGame { id: asked }),
    });
    match found.await {
        Ok(Ok(())) => game_page(words, id),
        Ok(Err(StoreError::NoSuchGame { .. })) => not_found(words, &say!("page-no-game")),
        _ => unread(words),
    }
}

fn game_page(words: Words, id: String) -> Response {
    let lang = words.lang;
    page(&Game { words, id }, lang)
}

async fn about(words: Words) -> Response {
    let lang = words.lang;
    page(&About { words }, lang)
}

async fn api_docs(words: Words) -> Response {
    let lang = words.lang;
    page(&ApiDocs { words }, lang)
}

/// Where nothing is.
pub(crate) async fn nothing(uri: Uri, words: Words) -> Response {
    let path: String = uri.path().chars().take(80).collect();
    if path.starts_with("/api/") {
        return crate::problem::Problem::not_found("There is nothing at this address.")
            .into_response();
    }
    not_found(words, &say!("page-no-page", path = path))
}

fn not_found(words: Words, what: &Text) -> Response {
    let (lang, what) = (words.lang, words.text(what));
    let page = page(&NotFound { words, what }, lang);
    (StatusCode::NOT_FOUND, page).into_response()
}

fn unread(words: Words) -> Response {
    let status = StatusCode::SERVICE_UNAVAILABLE;
    let lang = words.lang;
    let failure = Failure {
        title: words.say("page-unread"),
        detail: words.say("page-unread-detail"),
        status: status.as_u16(),
        words,
    };
    (status, page(&failure, lang)).into_response()
}

fn page(template: &impl Template, lang: Lang) -> Response {
    match words::rendered(template, lang) {
        Ok(page) => ([(header::CACHE_CONTROL, "no-cache")], page).into_response(),
        Err(error) => {
            tracing::error!(%error, "a page could not be rendered");
            let text = "The page could not be rendered.\n";
            (StatusCode::INTERNAL_SERVER_ERROR, text).into_response()
        }
    }
}

/// All editions with their titles, for a game or an event.
fn edition_choices(lang: Lang) -> Vec<EditionChoice> {
    editions(E23, |edition| {
        format!("{}: {}", edition.id(), edition_title(lang, edition))
    })
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
