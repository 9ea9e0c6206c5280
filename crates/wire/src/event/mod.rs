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
use flagfall_event::{Date, Number, Refused};

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

/// Why an event or a player cannot be taken as it is: where one field is at fault, that field.
fn refused(refused: &Refused) -> WireError {
    match refused.field() {
        Some((what, expected, found)) => WireError::new(what, expected, found),
        None => WireError::new("", refused.to_string(), "that"),
    }
}

#[test]
fn what_is_refused_is_told_once() {
    let without = AboutJson::default().read().unwrap_err();
    let expect = "name: expected the name of the event, found nothing";
    assert_eq!(without.to_string(), expect);
}
