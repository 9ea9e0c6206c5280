//! The clock page: alone beside a wooden board, or the clock of a game; and what makes an
//! application of it that needs no line.

use super::page;
use super::words::Words;
use crate::app::App;
use crate::assets;
use askama::Template;
use axum::Router;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use flagfall_clock::{Announced, presets};
use flagfall_wire::TimeJson;
use serde_json::json;

/// The clock's addresses.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/clock", get(async |words| clock(words, false)))
        // Which game it is, the page reads off its address; whether there is one, its key tells.
        .route("/clock/{id}", get(async |words| clock(words, true)))
        .route("/clock.webmanifest", get(manifest))
        .route("/clock-parts.json", get(parts))
        .route("/clock-worker.js", get(worker))
}

struct Preset {
    text: &'static str,
    /// The periods of both sides as JSON, for a device without a line.
    control: String,
}

#[derive(Template)]
#[template(path = "clock.html")]
struct Clock {
    words: Words,
    presets: Vec<Preset>,
    /// Whether a game sets it up, and no form.
    is_of_game: bool,
}

fn clock(words: Words, is_of_game: bool) -> Response {
    let lang = words.lang;
    let of = |preset: &flagfall_clock::Preset| {
        let announced: Announced = preset.text.parse().ok()?;
        let time = TimeJson::of(preset.text, &announced, None);
        let control = json!({
            "sandclock": time.sandclock,
            "white": time.white.periods,
            "black": time.black.periods,
        });
        Some(Preset {
            text: preset.text,
            control: control.to_string(),
        })
    };
    let clock = Clock {
        words,
        is_of_game,
        presets: presets().iter().filter_map(of).collect(),
    };
    page(&clock, lang)
}

async fn manifest(words: Words) -> Response {
    let manifest = json!({
        "name": words.say("clock-app"),
        "lang": words.lang.tag(),
        "short_name": words.say("clock-title"),
        "id": "/clock",
        "start_url": "/clock",
        "scope": "/clock",
        "display": "fullscreen",
        "orientation": "any",
        "background_color": "#faf8f4",
        "theme_color": "#1d1c1a",
        "icons": [
            {"src": "/assets/icon.svg", "sizes": "any", "type": "image/svg+xml"},
            {"src": "/assets/icon.png", "sizes": "192x192", "type": "image/png"},
        ],
    });
    let kind = [(header::CONTENT_TYPE, "application/manifest+json")];
    (kind, manifest.to_string()).into_response()
}

/// What the page is made of, for its worker to keep: what it asks for, and what its frame names.
async fn parts() -> Response {
    const FRAME: [&str; 5] = [
        "app.css",
        "clock-page.css",
        "icon.png",
        "icon.svg",
        "theme.js",
    ];
    let modules = assets::modules("clock-page.js");
    let names = FRAME.iter().chain(modules);
    let assets = names.map(|name| format!("/assets/{name}"));
    let pages = ["/clock", "/clock.webmanifest"].map(str::to_owned);
    let all: Vec<String> = pages.into_iter().chain(assets).collect();
    let fresh = [(header::CACHE_CONTROL, "no-cache")];
    (fresh, axum::Json(all)).into_response()
}

/// The worker stands at the root, for its scope is that of its address.
async fn worker(headers: HeaderMap) -> Response {
    assets::named("clock-worker.js", &headers)
}
