//! The page that replays a case or a game file. The browser rules by itself where the server has
//! the module for it; where it has not, the server is asked, which keeps nothing.

use super::words::Words;
use super::{EditionChoice, edition_choices, page};
use crate::app::App;
use crate::assets;
use crate::problem::Problem;
use askama::Template;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use flagfall_casebook::{Casebook, replayed};
use flagfall_edition::Edition;
use flagfall_words::Lang;
use serde::Deserialize;
use serde_json::json;
use std::time::Instant;

/// What the page may run: this server's scripts, and the module.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; \
     object-src 'none'; form-action 'self'; frame-ancestors 'none'",
);

/// The page's addresses.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/rule", get(rule).post(judged))
        .route("/rule-parts.json", get(parts))
        .route("/rule-worker.js", get(worker))
}

/// A case of the casebook to begin with.
#[derive(Default, Deserialize)]
struct Asked {
    case: Option<String>,
    number: Option<usize>,
    edition: Option<String>,
}

#[derive(Template)]
#[template(path = "rule.html")]
struct Rule {
    words: Words,
    editions: Vec<EditionChoice>,
    /// Whether the browser can rule by itself.
    has_module: bool,
    /// The text to begin with, empty without one, and which case of it.
    text: &'static str,
    number: usize,
}

async fn rule(State(app): State<App>, Query(asked): Query<Asked>, words: Words) -> Response {
    let lang = words.lang;
    let case = asked.case.as_deref();
    let text = case.and_then(|path| Casebook::text(&format!("{path}.md")));
    let named = asked.edition.as_deref().and_then(Edition::from_id);
    let mut editions = edition_choices(lang);
    for choice in &mut editions {
        let it = Edition::from_id(choice.id).zip(named);
        choice.current = it.is_some_and(|(it, named)| it.is_among(&[named]));
    }
    let rule = Rule {
        words,
        editions,
        has_module: app.module.get().is_some(),
        text: text.unwrap_or_default(),
        number: asked.number.unwrap_or(1),
    };
    let policy = [(header::CONTENT_SECURITY_POLICY, POLICY)];
    (policy, page(&rule, lang)).into_response()
}

/// What the server is asked where a browser cannot rule by itself.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Judge {
    text: String,
    edition: Option<String>,
    lang: Option<String>,
    number: Option<usize>,
}

/// Judges a case or a game, and keeps nothing of it.
async fn judged(State(app): State<App>, Json(asked): Json<Judge>) -> Result<Response, Problem> {
    app.games.take(&(), 1, Instant::now()).map_err(|seconds| {
        Problem::too_many("Too many games are being judged here.").retry_after(seconds)
    })?;
    let unknown = |id: &str| Problem::bad_request(format!("There is no edition `{id}`."));
    let named = asked.edition.as_deref();
    let read = |id| Edition::from_id(id).ok_or_else(|| unknown(id));
    let edition = named.map(read).transpose()?;
    let lang = asked.lang.as_deref().and_then(Lang::of).unwrap_or_default();
    let work = move || replayed(&asked.text, asked.number, edition, lang);
    let found = crate::hub::blocking(work).await;
    let found = found.map_err(|_| Problem::bad_request("This could not be judged."))?;
    match found {
        Ok(it) => Ok(Json(it).into_response()),
        Err(error) => Err(Problem::bad_request(error.to_string())),
    }
}

/// What the page is made of, for its worker to keep.
async fn parts(State(app): State<App>) -> Response {
    const FRAME: [&str; 7] = [
        "app.css",
        "board.css",
        "icon.svg",
        "pages.css",
        "print.css",
        "rule.css",
        "theme.js",
    ];
    let names = FRAME.iter().chain(assets::modules("rule.js"));
    let assets = names.map(|name| format!("/assets/{name}"));
    // The French too: without a line a page is read in the language that is chosen then.
    let module = ["flagfall.js", "flagfall_bg.wasm", "flagfall-fr.ftl"].into_iter();
    let module = module
        .filter(|_| app.module.get().is_some())
        .map(|name| format!("/module/{name}"));
    let all: Vec<String> = std::iter::once("/rule".to_owned())
        .chain(assets)
        .chain(module)
        .collect();
    let fresh = [(header::CACHE_CONTROL, "no-cache")];
    (fresh, Json(json!(all))).into_response()
}

/// The worker stands at the root, for its scope is that of its address.
async fn worker(headers: HeaderMap) -> Response {
    assets::named("rule-worker.js", &headers)
}
