//! What an event is.

use super::date;
use crate::{RegulationsJson, WireError};
use flagfall_event::About;
use serde::{Deserialize, Serialize};

/// What an event is; every key but `name` may be left out.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct AboutJson {
    /// Its name.
    pub name: String,
    /// Where it is held.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// The three letters of the federation it is held in.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// Its first day, `2026-03-01`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// Its last day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// The chief arbiter.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub chief_arbiter: String,
    /// The deputies.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deputies: Vec<String>,
    /// What kind of event it is, in words.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub kind: String,
    /// How many rounds are planned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
    /// The edition of the Laws.
    pub edition: String,
    /// The time control, as it is written.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub time_control: String,
    /// What else its regulations settle, as in a game file.
    pub regulations: RegulationsJson,
    /// How much later spectators and broadcasts see what happened, in milliseconds.
    pub delay_ms: i64,
    /// Whether spectators need no key.
    pub public: bool,
}

impl Default for AboutJson {
    fn default() -> AboutJson {
        AboutJson::write(&About::default())
    }
}

impl AboutJson {
    /// What the event is.
    ///
    /// # Errors
    /// [`WireError`] names the key, what it takes and what it holds.
    pub fn read(&self) -> Result<About, WireError> {
        let mut regulations = self.regulations.clone();
        let within = regulations.time_control.take().unwrap_or_default();
        let time_control = match self.time_control.trim().is_empty() {
            true => within,
            false => self.time_control.clone(),
        };
        let regulations = serde_json::to_string(&regulations)
            .map_err(|error| WireError::new("regulations", "JSON", error.to_string()))?;
        let about = About {
            name: self.name.clone(),
            place: self.place.clone(),
            federation: self.federation.clone(),
            from: date("from", self.from.as_ref())?,
            to: date("to", self.to.as_ref())?,
            chief_arbiter: self.chief_arbiter.clone(),
            deputies: self.deputies.clone(),
            kind: self.kind.clone(),
            rounds: self.rounds,
            edition: self.edition.clone(),
            time_control,
            regulations,
            delay_ms: self.delay_ms,
            public: self.public,
        };
        about.tidied().map_err(|it| super::refused(&it))
    }

    /// As it is told.
    #[must_use]
    pub fn write(about: &About) -> AboutJson {
        AboutJson {
            name: about.name.clone(),
            place: about.place.clone(),
            federation: about.federation.clone(),
            from: about.from.map(|it| it.to_string()),
            to: about.to.map(|it| it.to_string()),
            chief_arbiter: about.chief_arbiter.clone(),
            deputies: about.deputies.clone(),
            kind: about.kind.clone(),
            rounds: about.rounds,
            edition: about.edition.clone(),
            time_control: about.time_control.clone(),
            regulations: serde_json::from_str(&about.regulations).unwrap_or_default(),
            delay_ms: about.delay_ms,
            public: about.public,
        }
    }

    /// The regulations of each game: those of the event, with its time control.
    #[must_use]
    pub fn of_a_game(&self) -> RegulationsJson {
        let written = Some(self.time_control.clone());
        RegulationsJson {
            time_control: written.filter(|it| !it.is_empty()),
            ..self.regulations.clone()
        }
    }
}
