//! What the record holds of a game, as text: its header, and one line an entry.

use crate::events::OfEvent;
use flagfall_wire::{ActJson, GameFile, WireError};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What is fixed before the first act.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Setting {
    /// The game file, without acts.
    pub(crate) game: GameFile,
    /// Who plays.
    #[serde(default)]
    pub(crate) names: Names,
    /// How many devices they play on.
    #[serde(default)]
    pub(crate) devices: Devices,
    /// Which player is an engine, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) engine: Option<Side>,
    /// The event it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) event: Option<OfEvent>,
}

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Names {
    /// The player of the white men.
    pub(crate) white: String,
    /// The player of the black men.
    pub(crate) black: String,
}

impl Default for Names {
    fn default() -> Names {
        Names {
            white: "White".to_owned(),
            black: "Black".to_owned(),
        }
    }
}

/// How many devices serve the players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Devices {
    /// Each player has his own.
    #[default]
    Each,
    /// One lies between them, and either token acts for both.
    One,
}

/// One of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Side {
    /// The player of the white men.
    White,
    /// The player of the black men.
    Black,
}

/// One line of the record.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(untagged)]
pub(crate) enum Line {
    /// The clocks were set going; game time is counted from here.
    Begin {
        /// Always true: what tells this line from others.
        begin: bool,
        /// When, in milliseconds since 1970.
        wall_ms: i64,
    },
    /// The server was not there for a while and is there again.
    Away(Away),
    /// A clock that is not this server's was handed in.
    Outside(Outside),
    /// The result of a game that is over was changed.
    Changed(Changed),
    /// An act.
    Act(Box<ActJson>),
}

/// For how long nobody kept the game, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Away {
    /// The last sign of life before.
    pub(crate) away_from_ms: i64,
    /// The start of the process that carried on.
    pub(crate) away_to_ms: i64,
}

/// The result of a game that is over, as its arbiter changed it. What the Laws made of the game
/// stays as it was; this stands in its place.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Changed {
    /// Always `arbiter`.
    pub(crate) by: String,
    /// What stands from now on; nothing for the game's own result.
    pub(crate) changed_to: Option<String>,
    /// Why.
    pub(crate) reason: String,
    /// When, in milliseconds since 1970.
    pub(crate) wall_ms: i64,
}

/// What a clock counted that is not this server's: declared, kept, and never reckoned from.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Outside {
    /// What its owner says it is.
    pub(crate) device: String,
    /// The last entry of the record that it knew of.
    pub(crate) since: u64,
    /// What was entered on it, in order.
    pub(crate) entries: Vec<OutsideEntry>,
    /// What it shows.
    pub(crate) shows: OutsideShows,
}

/// An entry of such a clock.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OutsideEntry {
    /// When, by its own time, in milliseconds from its first entry.
    pub(crate) at_ms: i64,
    /// When by its date, in milliseconds since 1970.
    pub(crate) wall_ms: i64,
    /// What: `start`, `stop` or `press`.
    pub(crate) act: String,
    /// Whose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) side: Option<String>,
}

/// What such a clock shows at last.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OutsideShows {
    /// White's time.
    pub(crate) white_ms: i64,
    /// Black's.
    pub(crate) black_ms: i64,
    /// Whose clock runs.
    pub(crate) running: Option<String>,
}

impl Line {
    /// The line that begins a game.
    pub(crate) fn begin(wall_ms: i64) -> Line {
        Line::Begin {
            begin: true,
            wall_ms,
        }
    }

    /// The line as text.
    ///
    /// # Errors
    /// None that a line of ours can give.
    pub(crate) fn write(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// A line read.
    ///
    /// # Errors
    /// What is not a line of this record.
    pub(crate) fn read(text: &str) -> Result<Line, serde_json::Error> {
        serde_json::from_str(text)
    }
}

impl Setting {
    /// What a request to set up a game says.
    ///
    /// # Errors
    /// The place in it that cannot be taken.
    pub(crate) fn read(body: &[u8], longest_name: usize) -> Result<Setting, WireError> {
        let value: Value = serde_json::from_slice(body).map_err(|error| at(&error))?;
        let Value::Object(mut fields) = value else {
            return Err(WireError::new("", "a game file: an object", kind(&value)));
        };
        let names: Names = field(&mut fields, "names")?;
        let devices: Devices = field(&mut fields, "devices")?;
        let engine: Option<Side> = field(&mut fields, "engine")?;
        for (side, name) in [("white", &names.white), ("black", &names.black)] {
            let long = name.chars().count();
            if long > longest_name {
                let (place, expected) = (
                    format!("names.{side}"),
                    format!("at most {longest_name} characters"),
                );
                return Err(WireError::new(place, expected, long.to_string()));
            }
        }
        let game: GameFile = serde_json::from_value(Value::Object(fields))
            .map_err(|error| WireError::new("", "a game file without acts", error.to_string()))?;
        if !game.acts.is_empty() {
            let expected = "no acts: they are sent to the game once it is set up";
            return Err(WireError::new(
                "acts",
                expected,
                game.acts.len().to_string(),
            ));
        }
        Ok(Setting {
            game,
            names: names.tidied(),
            devices,
            engine,
            event: None,
        })
    }
}

impl Names {
    /// Without breaks and blanks at the ends; nobody plays without a name.
    fn tidied(self) -> Names {
        let usual = Names::default();
        let tidy = |name: String, otherwise: String| {
            let plain = |sign: char| if sign.is_control() { ' ' } else { sign };
            let name: String = name.chars().map(plain).collect();
            let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
            if name.is_empty() { otherwise } else { name }
        };
        Names {
            white: tidy(self.white, usual.white),
            black: tidy(self.black, usual.black),
        }
    }
}

/// The acts of a request: one, or an array of them.
///
/// # Errors
/// The place that cannot be taken.
pub(crate) fn read_acts(body: &[u8], most: usize) -> Result<Vec<ActJson>, WireError> {
    // One act by itself is what comes nearly always. Whatever is wrong with it is found below.
    if body.trim_ascii_start().starts_with(b"{")
        && let Ok(act) = serde_json::from_slice(body)
    {
        return Ok(vec![act]);
    }
    let value: Value = serde_json::from_slice(body).map_err(|error| at(&error))?;
    let acts = match value {
        Value::Array(acts) => acts,
        one => vec![one],
    };
    if acts.is_empty() || acts.len() > most {
        let expected = format!("1 to {most} acts");
        return Err(WireError::new("", expected, acts.len().to_string()));
    }
    let read = |(index, act): (usize, Value)| {
        serde_json::from_value(act)
            .map_err(|error| WireError::new(format!("acts[{index}]"), "an act", error.to_string()))
    };
    acts.into_iter().enumerate().map(read).collect()
}

fn field<T: Default + for<'de> Deserialize<'de>>(
    fields: &mut Map<String, Value>,
    name: &str,
) -> Result<T, WireError> {
    match fields.remove(name) {
        None | Some(Value::Null) => Ok(T::default()),
        Some(value) => serde_json::from_value(value)
            .map_err(|error| WireError::new(name, "its words", error.to_string())),
    }
}

fn at(error: &serde_json::Error) -> WireError {
    let place = format!("line {}, column {}", error.line(), error.column());
    let message = error.to_string();
    let what = message.split(" at line").next().unwrap_or(&message);
    WireError::new(place, "JSON", what)
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "an array",
        Value::Object(_) => "an object",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_told_apart() {
        for text in [
            r#"{"begin":true,"wall_ms":5}"#,
            r#"{"away_from_ms":1,"away_to_ms":2}"#,
            r#"{"at_ms":0,"by":"white","act":"press"}"#,
            concat!(
                r#"{"device":"tablet","since":3,"entries":[{"at_ms":0,"wall_ms":9,"act":"stop"}],"#,
                r#""shows":{"white_ms":1,"black_ms":2,"running":null}}"#,
            ),
            r#"{"by":"arbiter","changed_to":"1-0","reason":"a mistake","wall_ms":5}"#,
            r#"{"by":"arbiter","changed_to":null,"reason":"none","wall_ms":6}"#,
        ] {
            assert_eq!(Line::read(text).unwrap().write().unwrap(), text);
        }
        assert!(Line::read(r#"{"at_ms":0}"#).is_err());
    }

    #[test]
    fn what_cannot_be_taken_is_named() {
        let check = |body: &str, expect: &str| {
            let found = Setting::read(body.as_bytes(), 5)
                .map_or_else(|it| it.to_string(), |_| "taken".to_owned());
            assert!(found.contains(expect), "{body}: {found}");
        };
        check(r#"{"edition":"2023"}"#, "taken");
        check(
            r#"{"edition":"2023","names":{"white":"Ann"},"devices":"one"}"#,
            "taken",
        );
        check("[]", "expected a game file: an object, found an array");
        check("{", "line 1, column 1");
        check(r#"{"edition":"2023","devices":"two"}"#, "devices");
        check(
            r#"{"edition":"2023","names":{"white":"Johann"}}"#,
            "names.white",
        );
        check(r#"{"edition":"2023","acts":[{"act":"press"}]}"#, "acts");
        check(r#"{"edition":"2023","colour":1}"#, "colour");
    }

    #[test]
    fn acts_come_alone_or_in_a_row() {
        let count = |body: &str| read_acts(body.as_bytes(), 2).map(|acts| acts.len());
        assert_eq!(count(r#"{"act":"press"}"#), Ok(1));
        assert_eq!(count(r#"[{"act":"press"},{"act":"resign"}]"#), Ok(2));
        for body in [
            "",
            "[]",
            "7",
            "null",
            r#"{"act":7}"#,
            r#"[{"act":"a"},{"act":"b"},{"act":"c"}]"#,
        ] {
            assert!(count(body).is_err(), "{body}");
        }
    }

    #[test]
    fn nobody_plays_without_a_name() {
        let named = |white: &str| {
            Names {
                white: white.to_owned(),
                ..Names::default()
            }
            .tidied()
            .white
        };
        assert_eq!(named("  Ann\n B. "), "Ann B.");
        assert_eq!(named(" \t"), "White");
    }
}
