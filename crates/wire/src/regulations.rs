//! What the event settled.

use crate::WireError;
use crate::error::word;
use flagfall_clock::{Announced, Counter, Credit, DrawCounts, Freeze, Millis, TimeControl};
use flagfall_record::{
    AgreementLimit, Class, Flag, Guard, Points, Press, Regulations, Supervision,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// `regulations` of a game file; every key may be left out.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct RegulationsJson {
    /// The time control, as PGN or people write it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_control: Option<String>,
    /// `standard`, `rapid` or `blitz`, where the event states it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<String>,
    /// `adequate`, `inadequate` or `none`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supervision: Option<String>,
    /// How late a player may come, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_time_ms: Option<i64>,
    /// The first move at which a draw may be agreed; `"never"` for not at all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agreement_from_move: Option<Value>,
    /// Whether the quickplay finish applies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quickplay_finish: Option<bool>,
    /// `called` or `automatic`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flag: Option<String>,
    /// Whether touch-move is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub touch: Option<bool>,
    /// `manual` or `automatic`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub press: Option<String>,
    /// What a win, a draw and a loss score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<PointsJson>,
    /// `on_count` or `on_flag`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credit: Option<String>,
    /// `run_on` or `at_zero`: what the clocks do once a player's time is used up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub freeze: Option<String>,
    /// `shown` or `hidden`: whether the players see the counter of moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counter: Option<String>,
    /// `half` or `black`: what a draw counts for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<String>,
    /// `none`, `touch` or `moves`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guard: Option<String>,
    /// The most that is given back at a press for the time it was on its way, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lag_credit_ms: Option<i64>,
    /// When the game was to start, in game time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scheduled_start_ms: Option<i64>,
    /// When the session ends, in game time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session_end_ms: Option<i64>,
    /// The catalogue's switches.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub options: Map<String, Value>,
}

/// What a win, a draw and a loss score.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PointsJson {
    /// For a win.
    pub win: String,
    /// For a draw.
    pub draw: String,
    /// For a loss.
    pub loss: String,
}

/// Readings of both clocks, in milliseconds.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ClocksJson {
    /// White's.
    pub white_ms: i64,
    /// Black's.
    pub black_ms: i64,
}

/// No time of a game is longer: 1000 hours.
pub(crate) const MS_MAX: i64 = 3_600_000_000;

/// A time within the limits.
pub(crate) fn millis(place: &str, ms: i64) -> Result<Millis, WireError> {
    match (-MS_MAX..=MS_MAX).contains(&ms) {
        true => Ok(Millis(ms)),
        false => Err(WireError::new(
            place,
            "at most 1000 hours, in milliseconds",
            ms.to_string(),
        )),
    }
}

impl RegulationsJson {
    /// Our own regulations.
    ///
    /// # Errors
    /// [`WireError`] names the key, what it takes and what it holds.
    pub fn read(&self) -> Result<Regulations, WireError> {
        self.read_keys()
            .map_err(|error| error.within("regulations"))
    }

    fn read_keys(&self) -> Result<Regulations, WireError> {
        let usual = Regulations::default();
        let text = |it: &Option<String>| it.clone();
        Ok(Regulations {
            time_control: self
                .time_control
                .as_deref()
                .map(control)
                .transpose()?
                .flatten(),
            class: text(&self.class)
                .map(|it| word("class", &it, Class::from_word, Class::WORDS))
                .transpose()?,
            supervision: text(&self.supervision)
                .map(|it| {
                    word(
                        "supervision",
                        &it,
                        Supervision::from_word,
                        Supervision::WORDS,
                    )
                })
                .transpose()?
                .unwrap_or(usual.supervision),
            default_time: self
                .default_time_ms
                .map(|ms| millis("default_time_ms", ms))
                .transpose()?,
            agreement: agreement(self.agreement_from_move.as_ref())?,
            quickplay_finish: self.quickplay_finish,
            touch: self.touch.unwrap_or(usual.touch),
            points: self.points.as_ref().map_or(usual.points, |it| Points {
                win: it.win.clone(),
                draw: it.draw.clone(),
                loss: it.loss.clone(),
            }),
            lag_credit: self
                .lag_credit_ms
                .map(|ms| millis("lag_credit_ms", ms))
                .transpose()?,
            scheduled_start: self
                .scheduled_start_ms
                .map(|ms| millis("scheduled_start_ms", ms))
                .transpose()?,
            session_end: self
                .session_end_ms
                .map(|ms| millis("session_end_ms", ms))
                .transpose()?,
            options: options(&self.options)?,
            ..self.read_words()?
        })
    }

    /// The keys that hold one of a few words.
    fn read_words(&self) -> Result<Regulations, WireError> {
        let usual = Regulations::default();
        Ok(Regulations {
            flag: or(usual.flag, "flag", &self.flag, Flag::from_word, Flag::WORDS)?,
            press: or(
                usual.press,
                "press",
                &self.press,
                Press::from_word,
                Press::WORDS,
            )?,
            credit: or(
                usual.credit,
                "credit",
                &self.credit,
                credit,
                &["on_count", "on_flag"],
            )?,
            freeze: or(
                usual.freeze,
                "freeze",
                &self.freeze,
                freeze,
                &["run_on", "at_zero"],
            )?,
            counter: or(
                usual.counter,
                "counter",
                &self.counter,
                counter,
                &["shown", "hidden"],
            )?,
            draw: or(
                usual.draw,
                "draw",
                &self.draw,
                DrawCounts::from_word,
                DrawCounts::WORDS,
            )?,
            guard: or(
                usual.guard,
                "guard",
                &self.guard,
                Guard::from_word,
                Guard::WORDS,
            )?,
            ..usual
        })
    }

    /// The same regulations as a game file writes them: only what differs from the usual.
    #[must_use]
    pub fn write(regulations: &Regulations) -> RegulationsJson {
        let usual = Regulations::default();
        let differs = |is: &'static str, usual: &'static str| (is != usual).then(|| is.to_owned());
        RegulationsJson {
            time_control: regulations.time_control.as_ref().map(ToString::to_string),
            class: regulations.class.map(|it| it.word().to_owned()),
            supervision: differs(regulations.supervision.word(), usual.supervision.word()),
            default_time_ms: regulations.default_time.map(|it| it.0),
            agreement_from_move: match regulations.agreement {
                AgreementLimit::None => None,
                AgreementLimit::FromMove(number) => Some(number.into()),
                AgreementLimit::Never => Some("never".into()),
            },
            quickplay_finish: regulations.quickplay_finish,
            flag: differs(regulations.flag.word(), usual.flag.word()),
            touch: (!regulations.touch).then_some(false),
            press: differs(regulations.press.word(), usual.press.word()),
            points: (regulations.points != usual.points).then(|| PointsJson {
                win: regulations.points.win.clone(),
                draw: regulations.points.draw.clone(),
                loss: regulations.points.loss.clone(),
            }),
            credit: match regulations.credit {
                Credit::OnCount => None,
                Credit::OnFlag => Some("on_flag".to_owned()),
            },
            freeze: match regulations.freeze {
                Freeze::RunOn => None,
                Freeze::AtZero => Some("at_zero".to_owned()),
            },
            counter: match regulations.counter {
                Counter::Shown => None,
                Counter::Hidden => Some("hidden".to_owned()),
            },
            draw: differs(regulations.draw.word(), usual.draw.word()),
            guard: differs(regulations.guard.word(), usual.guard.word()),
            lag_credit_ms: regulations.lag_credit.map(|it| it.0),
            scheduled_start_ms: regulations.scheduled_start.map(|it| it.0),
            session_end_ms: regulations.session_end.map(|it| it.0),
            options: regulations
                .options
                .iter()
                .map(|(name, value)| (name.clone(), Value::from(value.clone())))
                .collect(),
        }
    }
}

/// The word of a key, or what is usual where it is left out.
fn or<T>(
    usual: T,
    place: &str,
    text: &Option<String>,
    read: fn(&str) -> Option<T>,
    words: &[&str],
) -> Result<T, WireError> {
    match text {
        Some(text) => word(place, text, read, words),
        None => Ok(usual),
    }
}

fn credit(text: &str) -> Option<Credit> {
    match text {
        "on_count" => Some(Credit::OnCount),
        "on_flag" => Some(Credit::OnFlag),
        _ => None,
    }
}

fn freeze(text: &str) -> Option<Freeze> {
    match text {
        "run_on" => Some(Freeze::RunOn),
        "at_zero" => Some(Freeze::AtZero),
        _ => None,
    }
}

fn counter(text: &str) -> Option<Counter> {
    match text {
        "shown" => Some(Counter::Shown),
        "hidden" => Some(Counter::Hidden),
        _ => None,
    }
}

/// The time control that a text says, if it says one.
pub(crate) fn control(text: &str) -> Result<Option<TimeControl>, WireError> {
    match text.parse::<Announced>() {
        Ok(Announced::Timed(control)) => Ok(Some(control)),
        Ok(_) => Ok(None),
        Err(error) => Err(WireError::new(
            "time_control",
            error.to_string(),
            format!("`{text}`"),
        )),
    }
}

fn agreement(value: Option<&Value>) -> Result<AgreementLimit, WireError> {
    let expected = "a move number from 1 to 1000, `null` or \"never\"";
    match value {
        None | Some(Value::Null) => Ok(AgreementLimit::None),
        Some(Value::String(word)) if word == "never" => Ok(AgreementLimit::Never),
        Some(value) => match value.as_u64() {
            Some(number @ 1..=1000) => Ok(AgreementLimit::FromMove(number as u32)),
            _ => Err(WireError::new(
                "agreement_from_move",
                expected,
                value.to_string(),
            )),
        },
    }
}

fn options(
    map: &Map<String, Value>,
) -> Result<std::collections::BTreeMap<String, String>, WireError> {
    let read = |(name, value): (&String, &Value)| {
        let text = match value {
            Value::String(text) => text.clone(),
            Value::Bool(_) | Value::Number(_) => value.to_string(),
            Value::Null | Value::Array(_) | Value::Object(_) => {
                let place = format!("options.{name}");
                return Err(WireError::new(
                    place,
                    "a word or a number",
                    value.to_string(),
                ));
            }
        };
        Ok((name.clone(), text))
    };
    map.iter().map(read).collect()
}
