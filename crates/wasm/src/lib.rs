//! Flagfall for JavaScript and TypeScript: board, notation, Laws, winnability.
//!
//! The module is made by `cargo xtask wasm`, for browsers and for Node, with the referee and
//! without him (the feature `referee`); README.md shows what it does. What is judged here is
//! judged by the same code as everywhere else, so a page can answer at once and offline; where a
//! server runs the game, the server's word is the word.
//!
//! Whatever cannot be read throws an `Error` that says where, what was expected and what was
//! found; no input makes the module panic.

mod laws;
mod notation;
mod pgn;
mod position;
#[cfg(feature = "referee")]
mod referee;
mod time;
mod types;
mod winnable;

pub use laws::{editions, laws, title_of};
pub use notation::languages;
pub use pgn::{PgnGame, read_pgn};
pub use position::Position;
#[cfg(feature = "referee")]
pub use referee::{Referee, regulations, replayed, rule, rule_cases};
pub use time::time_control;
pub use winnable::add_language;

use js_sys::{Array, Error, JSON, JsString};
use serde::Serialize;
use wasm_bindgen::JsValue;

/// What a function answers that may throw.
type Thrown<T> = Result<T, JsValue>;

/// The error that JavaScript sees.
fn error(text: impl std::fmt::Display) -> JsValue {
    Error::new(&text.to_string()).into()
}

/// A value as JavaScript has it.
fn value(it: &impl Serialize) -> Thrown<JsValue> {
    let text = serde_json::to_string(it).map_err(error)?;
    JSON::parse(&text)
}

/// Words that hold no blank, as an array of strings: one crossing for all of them.
fn array(words: &str) -> Array {
    match words.is_empty() {
        true => Array::new(),
        false => JsString::from(words).split(" "),
    }
}

/// The text of a value that is a string, or the JSON of one that is not.
#[cfg(feature = "referee")]
fn text(it: &JsValue) -> Thrown<String> {
    match it.as_string() {
        Some(text) => Ok(text),
        None => Ok(String::from(JSON::stringify(it)?)),
    }
}
