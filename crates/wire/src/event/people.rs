//! A player of an event.

use super::{date, number};
use crate::WireError;
use flagfall_event::{Player, Sex};
use serde::{Deserialize, Serialize};

/// A player; every key but `name` may be left out. Without a number he takes the next free one.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayerJson {
    /// His number.
    pub number: u16,
    /// His name.
    pub name: String,
    /// His title.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// `m` or `w`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<char>,
    /// His rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The three letters of his federation.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// His number at FIDE.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u64>,
    /// When he was born: a day or a year.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born: Option<String>,
}

impl PlayerJson {
    /// The player.
    ///
    /// # Errors
    /// [`WireError`] names the key, what it takes and what it holds.
    pub fn read(&self) -> Result<Player, WireError> {
        let sex = match self.sex {
            None => None,
            Some(letter) => Some(
                Sex::read(&letter.to_string())
                    .ok_or_else(|| WireError::new("sex", "m or w", format!("`{letter}`")))?,
            ),
        };
        let player = Player {
            number: number("number", self.number)?,
            name: self.name.clone(),
            title: self.title.clone(),
            sex,
            rating: self.rating,
            federation: self.federation.clone(),
            fide: self.fide_id,
            born: date("born", self.born.as_ref())?,
        };
        player.tidied().map_err(|it| super::refused(&it))
    }

    /// As he is told.
    #[must_use]
    pub fn write(player: &Player) -> PlayerJson {
        PlayerJson {
            number: player.number.get(),
            name: player.name.clone(),
            title: player.title.clone(),
            sex: player.sex.map(Sex::letter),
            rating: player.rating,
            federation: player.federation.clone(),
            fide_id: player.fide,
            born: player.born.map(|it| it.to_string()),
        }
    }
}
