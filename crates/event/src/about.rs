//! What an event is: its name, its place, when it is held, and under what its games are played.

use crate::Refused;
use crate::limits::{MAX_DELAY_MS, MAX_LONG, MAX_NAME, MAX_ROUNDS};
use crate::player::is_federation;
use crate::text::{fits, tidy};
use std::fmt;

/// A day of the calendar, or a year alone: month and day are then 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// A day as it is written: `2026-03-01`, `2026/03/01`, `2026.03.01`, `01.03.2026`,
    /// `01/03/2026` (the day first); or a year alone, `1988`, also as `1988/00/00`.
    ///
    /// ```
    /// use flagfall_event::Date;
    ///
    /// assert_eq!(Date::read("1/3/2026").unwrap().to_string(), "2026-03-01");
    /// assert_eq!(Date::read("2026-02-30"), None);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Option<Date> {
        let parts: Vec<&str> = text.trim().split(['-', '/', '.']).collect();
        let number = |text: &str| -> Option<u16> {
            let plain = (1..=4).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_digit());
            plain.then(|| text.parse().ok()).flatten()
        };
        let (year, month, day) = match parts.as_slice() {
            [year] if year.len() == 4 => (number(year)?, 0, 0),
            [year, month, day] if year.len() == 4 => (number(year)?, number(month)?, number(day)?),
            [day, month, year] if year.len() == 4 => (number(year)?, number(month)?, number(day)?),
            _ => return None,
        };
        Date::new(year, month, day)
    }

    /// That day; `None` if there was none. A year alone has month and day 0.
    #[must_use]
    pub fn new(year: u16, month: u16, day: u16) -> Option<Date> {
        let leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
        let days = match month {
            0 => 0,
            2 if leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        let exists = (1000..=9999).contains(&year) && (day == 0) == (month == 0) && day <= days;
        let (month, day) = (u8::try_from(month).ok()?, u8::try_from(day).ok()?);
        exists.then_some(Date { year, month, day })
    }

    /// Year, month and day; month and day 0 where only the year is known.
    #[must_use]
    pub const fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }

    /// With this sign between its parts: `2026/03/01`; a year alone is the year.
    #[must_use]
    pub fn written(self, between: char) -> String {
        match self.month {
            0 => self.year.to_string(),
            _ => format!(
                "{:04}{between}{:02}{between}{:02}",
                self.year, self.month, self.day
            ),
        }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written('-'))
    }
}

/// What an event is. What is not known is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// Its name.
    pub name: String,
    /// Where it is held.
    pub place: String,
    /// The three letters of the federation it is held in.
    pub federation: String,
    /// Its first day.
    pub from: Option<Date>,
    /// Its last day.
    pub to: Option<Date>,
    /// The chief arbiter.
    pub chief_arbiter: String,
    /// The deputies.
    pub deputies: Vec<String>,
    /// What kind of event it is, in words: `Individual: Swiss-System`.
    pub kind: String,
    /// How many rounds are planned.
    pub rounds: Option<u16>,
    /// The edition of the Laws that its games are played under, by its id.
    pub edition: String,
    /// The time control, as it is written.
    pub time_control: String,
    /// What else its regulations settle: the `regulations` of a game file, as JSON text.
    pub regulations: String,
    /// How much later spectators and broadcasts see what happened, in milliseconds.
    pub delay_ms: i64,
    /// Whether spectators need no key.
    pub public: bool,
}

impl Default for About {
    fn default() -> About {
        About {
            name: String::new(),
            place: String::new(),
            federation: String::new(),
            from: None,
            to: None,
            chief_arbiter: String::new(),
            deputies: Vec::new(),
            kind: String::new(),
            rounds: None,
            edition: "2023".to_owned(),
            time_control: String::new(),
            regulations: "{}".to_owned(),
            delay_ms: 0,
            public: true,
        }
    }
}

impl About {
    /// The same on single lines and within the limits.
    ///
    /// # Errors
    /// [`Refused`] names what cannot be taken.
    pub fn tidied(mut self) -> Result<About, Refused> {
        let wrong = |what: &'static str, expected: String, found: &str| Refused::Field {
            what,
            expected,
            found: found.to_owned(),
        };
        let short = |what, text: &mut String, most| {
            *text = tidy(text);
            match fits(text, most) {
                true => Ok(()),
                false => Err(wrong(what, format!("at most {most} characters"), text)),
            }
        };
        short("name", &mut self.name, 2 * MAX_NAME)?;
        if self.name.is_empty() {
            return Err(wrong("name", "the name of the event".to_owned(), ""));
        }
        short("place", &mut self.place, MAX_NAME)?;
        short("chief_arbiter", &mut self.chief_arbiter, MAX_NAME)?;
        short("kind", &mut self.kind, MAX_NAME)?;
        short("time_control", &mut self.time_control, 2 * MAX_NAME)?;
        short("edition", &mut self.edition, MAX_NAME)?;
        if self.deputies.len() > 40 {
            let found = self.deputies.len().to_string();
            return Err(wrong("deputies", "at most 40".to_owned(), &found));
        }
        for deputy in &mut self.deputies {
            short("deputies", deputy, MAX_NAME)?;
        }
        self.deputies.retain(|it| !it.is_empty());
        if !fits(&self.regulations, 8 * MAX_LONG) {
            let expected = format!("at most {} characters", 8 * MAX_LONG);
            return Err(wrong("regulations", expected, "more"));
        }
        self.federation = tidy(&self.federation).to_ascii_uppercase();
        if !is_federation(&self.federation) {
            let expected = "three letters, as FIDE writes them".to_owned();
            return Err(wrong("federation", expected, &self.federation));
        }
        if self
            .rounds
            .is_some_and(|it| !(1..=MAX_ROUNDS).contains(&it))
        {
            let found = self.rounds.unwrap_or_default().to_string();
            return Err(wrong("rounds", format!("1 to {MAX_ROUNDS}"), &found));
        }
        if !(0..=MAX_DELAY_MS).contains(&self.delay_ms) {
            let expected = format!("0 to {MAX_DELAY_MS} milliseconds");
            return Err(wrong("delay_ms", expected, &self.delay_ms.to_string()));
        }
        if let (Some(from), Some(to)) = (self.from, self.to)
            && to < from
        {
            let expected = format!("a day not before {from}");
            return Err(wrong("to", expected, &to.to_string()));
        }
        Ok(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_and_written() {
        for (text, expect) in [
            ("2026-03-01", Some("2026-03-01")),
            ("2026/3/1", Some("2026-03-01")),
            ("01.03.2026", Some("2026-03-01")),
            ("29/02/2024", Some("2024-02-29")),
            ("1988", Some("1988")),
            ("1988/00/00", Some("1988")),
            ("29/02/2023", None),
            ("2026-13-01", None),
            ("2026-00-05", None),
            ("26/03/01", None),
            ("", None),
            ("yesterday", None),
            ("1-2-3-4", None),
        ] {
            let found = Date::read(text).map(|date| date.to_string());
            assert_eq!(found.as_deref(), expect, "{text}");
        }
    }

    #[test]
    fn an_event_has_a_name_and_ends_after_it_began() {
        let named = About {
            name: "  Open\nof  Ghent ".to_owned(),
            federation: "bel".to_owned(),
            ..About::default()
        };
        let tidied = named.clone().tidied().unwrap();
        assert_eq!(
            (tidied.name.as_str(), tidied.federation.as_str()),
            ("Open of Ghent", "BEL")
        );
        let check = |about: About, expect: &str| {
            let error = about.tidied().unwrap_err().to_string();
            assert!(error.starts_with(expect), "{error}");
        };
        check(About::default(), "name");
        let (from, to) = (Date::read("2026-05-02"), Date::read("2026-05-01"));
        check(
            About {
                from,
                to,
                ..named.clone()
            },
            "to",
        );
        check(
            About {
                rounds: Some(0),
                ..named.clone()
            },
            "rounds",
        );
        check(
            About {
                delay_ms: -1,
                ..named
            },
            "delay_ms",
        );
    }
}
