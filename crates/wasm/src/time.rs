//! Time controls.

use crate::{Thrown, error, value};
use flagfall_clock::{Announced, Setup};
use flagfall_wire::TimeJson;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What a time control says, in all the ways it is written, and its class by edition:
/// `timeControl("40/90m+30s:30m+30s")`.
///
/// @throws where it cannot be read, with the column.
#[wasm_bindgen(js_name = timeControl, unchecked_return_type = "TimeControl")]
pub fn time_control(text: &str) -> Thrown<JsValue> {
    let announced: Announced = text.parse().map_err(error)?;
    let setup = announced.clone().time_control().map(Setup::of);
    value(&TimeJson::of(text, &announced, setup.as_ref()))
}
