//! Who plays.

use crate::limits::MAX_NAME;
use crate::text::{fits, tidy};
use crate::{Date, Refused};
use std::fmt;

/// A player's number in the event, 1 to 9999: his place in the list with which the first round
/// was paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u16);

impl Number {
    /// That number, if a player can have it.
    #[must_use]
    pub const fn new(number: u16) -> Option<Number> {
        match number {
            1..=9999 => Some(Number(number)),
            _ => None,
        }
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Man or woman, as the report file has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sex {
    /// `m`.
    Man,
    /// `w`; `f` is read too.
    Woman,
}

impl Sex {
    /// The letter of the report file.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Sex::Man => 'm',
            Sex::Woman => 'w',
        }
    }

    /// What a letter says.
    #[must_use]
    pub fn read(text: &str) -> Option<Sex> {
        match text.trim() {
            "m" | "M" => Some(Sex::Man),
            "w" | "W" | "f" | "F" => Some(Sex::Woman),
            _ => None,
        }
    }
}

/// A player. What is not known is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// His number.
    pub number: Number,
    /// His name, best as `Family, Given`; at most [`MAX_NAME`] characters.
    pub name: String,
    /// `GM`, `IM`, `WGM`, `FM`, `WIM`, `CM`, `WFM`, `WCM`.
    pub title: String,
    /// Man or woman.
    pub sex: Option<Sex>,
    /// His rating, 1 to 9999.
    pub rating: Option<u16>,
    /// The three letters of his federation.
    pub federation: String,
    /// His number at FIDE.
    pub fide: Option<u64>,
    /// When he was born; the report file may hold a year alone.
    pub born: Option<Date>,
}

/// The titles there are.
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

impl Player {
    /// A player of whom only number and name are known.
    ///
    /// # Panics
    /// Never for a number from 1 to 9999; others become 1 or 9999.
    #[must_use]
    pub fn named(number: u16, name: &str) -> Player {
        Player {
            number: Number(number.clamp(1, 9999)),
            name: name.to_owned(),
            title: String::new(),
            sex: None,
            rating: None,
            federation: String::new(),
            fide: None,
            born: None,
        }
    }

    /// The player as he is kept: titles and federations in capitals, texts on one line.
    ///
    /// # Errors
    /// [`Refused`] names what cannot be taken.
    pub fn tidied(mut self) -> Result<Player, Refused> {
        let wrong = |what: &'static str, expected: String, found: &str| {
            Err(Refused::Field {
                what,
                expected,
                found: found.to_owned(),
            })
        };
        self.name = tidy(&self.name);
        if self.name.is_empty() || !fits(&self.name, MAX_NAME) {
            let expected = format!("a name of 1 to {MAX_NAME} characters");
            return wrong("name", expected, &self.name);
        }
        self.title = tidy(&self.title).to_ascii_uppercase();
        if !self.title.is_empty() && title(&self.title).is_none() {
            let expected = format!("one of {}, or none", TITLES.join(" "));
            return wrong("title", expected, &self.title);
        }
        self.federation = tidy(&self.federation).to_ascii_uppercase();
        if !is_federation(&self.federation) {
            let expected = "three letters, as FIDE writes them".to_owned();
            return wrong("federation", expected, &self.federation);
        }
        if self.rating.is_some_and(|it| !(1..=9999).contains(&it)) {
            let found = self.rating.unwrap_or_default().to_string();
            return wrong("rating", "1 to 9999, or none".to_owned(), &found);
        }
        if self
            .fide
            .is_some_and(|it| !(1..=99_999_999_999).contains(&it))
        {
            let found = self.fide.unwrap_or_default().to_string();
            return wrong("fide_id", "1 to 11 digits, or none".to_owned(), &found);
        }
        Ok(self)
    }
}

/// A title, also in the short letters that old report files have.
pub(crate) fn title(text: &str) -> Option<&'static str> {
    let upper = text.trim().to_ascii_uppercase();
    let long = match upper.as_str() {
        "G" => "GM",
        "M" => "IM",
        "F" => "FM",
        "C" => "CM",
        "WG" => "WGM",
        "WM" => "WIM",
        "WF" => "WFM",
        "WC" => "WCM",
        other => other,
    };
    TITLES.into_iter().find(|title| *title == long)
}

pub(crate) fn is_federation(text: &str) -> bool {
    text.is_empty() || text.len() == 3 && text.bytes().all(|it| it.is_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_tidied_or_refused() {
        let of = |title: &str, federation: &str| Player {
            title: title.to_owned(),
            federation: federation.to_owned(),
            ..Player::named(1, " Polgár,\tJudit ")
        };
        let known = of("gm", "hun").tidied().unwrap();
        assert_eq!(
            (
                known.name.as_str(),
                known.title.as_str(),
                known.federation.as_str()
            ),
            ("Polgár, Judit", "GM", "HUN")
        );
        for (wrong, what) in [
            (of("king", ""), "title"),
            (of("", "Hungary"), "federation"),
            (Player::named(1, " "), "name"),
            (Player::named(1, &"x".repeat(81)), "name"),
        ] {
            let error = wrong.tidied().unwrap_err().to_string();
            assert!(error.starts_with(what), "{error}");
        }
    }
}
