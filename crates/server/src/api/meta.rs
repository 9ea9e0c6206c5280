//! What there is to choose from, and the description of the interface.

use axum::Json;
use axum::http::header;
use axum::response::IntoResponse;
use flagfall_clock::{TimeControl, presets as known};
use flagfall_edition::E23;
use flagfall_laws::Rulebook;
use flagfall_record::{Header, Regulations, Start};
use serde::Serialize;

/// The description of the interface.
pub(super) const OPENAPI: &str = include_str!("../../openapi.json");

/// A time control that is often played.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct PresetJson {
    /// What players call it.
    pub(crate) name: &'static str,
    /// The time control, as it is written.
    pub(crate) text: &'static str,
    /// The class it falls under in the edition in force.
    pub(crate) class: &'static str,
    /// What a draw counts for with it.
    pub(crate) draw: &'static str,
}

/// The time controls that are often played.
pub(crate) fn all_presets() -> Vec<PresetJson> {
    let of = |preset: &flagfall_clock::Preset| PresetJson {
        name: preset.name,
        text: preset.text,
        class: preset.text.parse().map_or("standard", class),
        draw: preset.draw().word(),
    };
    known().iter().map(of).collect()
}

fn class(control: TimeControl) -> &'static str {
    let header = Header {
        edition: E23,
        regulations: Regulations {
            time_control: Some(control),
            ..Regulations::default()
        },
        start: Start::Usual,
        moves: Vec::new(),
        clocks: None,
    };
    Rulebook::new(&header).class.word()
}

/// `GET /presets`.
pub(super) async fn presets() -> Json<Vec<PresetJson>> {
    Json(all_presets())
}

/// `GET /openapi.json`.
pub(super) async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI)
}
