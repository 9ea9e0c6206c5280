//! An event: what it is, who plays, how its rounds stand, and the lines of its log.

mod about;
mod entry;
mod people;
mod round;

pub use about::AboutJson;
pub use entry::{ByJson, EventActJson, EventEntryJson, ReasonJson};
pub use people::PlayerJson;
pub use round::{BoardJson, ByeJson, EnteredJson, PairJson, PairingJson, RoundJson};

use crate::WireError;
use flagfall_event::{Date, Number};

fn date(place: &str, text: Option<&String>) -> Result<Option<Date>, WireError> {
    let Some(text) = text.filter(|it| !it.trim().is_empty()) else {
        return Ok(None);
    };
    let date = Date::read(text);
    date.map(Some)
        .ok_or_else(|| WireError::new(place, "a day, `2026-03-01`", format!("`{text}`")))
}

fn number(place: &str, number: u16) -> Result<Number, WireError> {
    Number::new(number)
        .ok_or_else(|| WireError::new(place, "a player's number, 1 to 9999", number.to_string()))
}
