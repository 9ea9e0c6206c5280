//! Acts, one JSON object each.

mod correct;
mod said;
mod table;
mod write;

use crate::WireError;
use crate::error::word;
use crate::regulations::millis;
use flagfall_board::{Color, Role, Square};
use flagfall_clock::Millis;
use flagfall_record::{
    Act, Answer, Claim, Entry, Ground, Observation, Penalty, Seat, Sides, Written,
};
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use table::ACTS;
pub use table::act_names;

macro_rules! fields {
    ($($(#[$attr:meta])* $field:ident: $type:ty = $name:literal),+ $(,)?) => {
        /// One act. Which fields belong to which act is said in the table of acts; a field that
        /// does not belong is refused.
        #[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
        #[serde(deny_unknown_fields)]
        #[allow(missing_docs)]
        pub struct ActJson {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub at_ms: Option<i64>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub by: Option<String>,
            pub act: String,
            $(
                $(#[$attr])*
                #[serde(default, skip_serializing_if = "Option::is_none", rename = $name)]
                pub $field: Option<$type>,
            )+
        }

        impl ActJson {
            /// The fields that are there.
            fn present(&self) -> Vec<&'static str> {
                let mut names = Vec::new();
                $(if self.$field.is_some() { names.push($name); })+
                names
            }
        }
    };
}

fields! {
    squares: Vec<String> = "squares",
    square: String = "square",
    accidental: bool = "accidental",
    from: String = "from",
    to: String = "to",
    piece: String = "piece",
    mv: String = "move",
    mark: String = "mark",
    hands: u8 = "hands",
    other_hand: bool = "other_hand",
    without_move: bool = "without_move",
    condition: String = "condition",
    what: String = "what",
    ground: String = "ground",
    intended: String = "intended",
    detail: String = "detail",
    reason: String = "reason",
    area: String = "area",
    permitted: bool = "permitted",
    basis: String = "basis",
    score: String = "score",
    text: String = "text",
    side: String = "side",
    question: String = "question",
    choice: String = "choice",
    ms: i64 = "ms",
    ply: u32 = "ply",
    penalty: String = "penalty",
    moves: u32 = "moves",
    white_ms: i64 = "white_ms",
    black_ms: i64 = "black_ms",
    white_moves: u32 = "white_moves",
    black_moves: u32 = "black_moves",
    time_control: String = "time_control",
    entry: u32 = "entry",
    since_ms: i64 = "since_ms",
    resumption: String = "resumption",
    confirmed: bool = "confirmed",
}

/// No text of an act is longer, in bytes.
const TEXT_MAX: usize = 2000;

type Read<T> = Result<T, WireError>;

impl ActJson {
    /// The entry, where `since` is the instant of the act before and `usual` the seat meant
    /// where none is named.
    ///
    /// # Errors
    /// [`WireError`] names the field, what it takes and what it holds.
    pub fn read(&self, since: Millis, usual: Option<Seat>) -> Read<Entry> {
        self.check_fields()?;
        let at = match self.at_ms {
            None => since,
            Some(ms) => millis("at_ms", ms)?,
        };
        if at < since {
            let expected = format!("{} or later: time never runs back", since.0);
            return Err(WireError::new("at_ms", expected, at.0.to_string()));
        }
        let words: Vec<&str> = Seat::ALL.iter().map(|seat| seat.word()).collect();
        let seat = |text: &str| Seat::ALL.into_iter().find(|seat| seat.word() == text);
        let by = match (&self.by, usual) {
            (Some(text), _) => word("by", text, seat, &words)?,
            (None, Some(usual)) => usual,
            (None, None) => {
                let expected = format!("one of: {}", words.join(" "));
                return Err(WireError::new("by", expected, "nothing"));
            }
        };
        Ok(Entry {
            at,
            by,
            act: self.act()?,
        })
    }

    fn check_fields(&self) -> Read<()> {
        let known = ACTS.iter().find(|(name, _)| *name == self.act);
        let Some((_, fields)) = known else {
            let names: Vec<&str> = ACTS.iter().map(|(name, _)| *name).collect();
            let expected = format!("one of: {}", names.join(" "));
            return Err(WireError::new("act", expected, format!("`{}`", self.act)));
        };
        match self
            .present()
            .into_iter()
            .find(|name| !fields.contains(name))
        {
            Some(stray) => {
                let expected = match fields.is_empty() {
                    true => format!("no field in `{}` but `at_ms` and `by`", self.act),
                    false => format!("only {} in `{}`", fields.join(", "), self.act),
                };
                Err(WireError::new(stray, expected, format!("`{stray}`")))
            }
            None => Ok(()),
        }
    }

    fn act(&self) -> Read<Act> {
        Ok(match self.act.as_str() {
            "adjust" => Act::Adjust {
                squares: self.squares()?,
            },
            "touch" => Act::Touch {
                squares: self.squares()?,
                accidental: self.accidental.unwrap_or(false),
            },
            "lift" => Act::Lift {
                squares: self.squares()?,
            },
            "displace" => Act::Displace {
                squares: self.squares()?,
            },
            "release" => Act::Release {
                from: square("from", self.from.as_deref())?,
                to: square("to", self.to.as_deref())?,
            },
            "remove" => Act::Remove {
                square: square("square", self.square.as_deref())?,
            },
            "exchange" => Act::Exchange {
                square: square("square", self.square.as_deref())?,
                role: self.role()?,
            },
            "move" => Act::Move {
                text: text("move", self.mv.as_deref())?,
                hands: self.hands()?,
            },
            "press" => Act::Press {
                other_hand: self.other_hand.unwrap_or(false),
                without_move: self.without_move.unwrap_or(false),
            },
            "write" => Act::Write(self.written()?),
            "offer_draw" => Act::OfferDraw {
                condition: self.condition.clone(),
            },
            "accept_draw" => Act::AcceptDraw,
            "decline_draw" => Act::DeclineDraw,
            "resign" => Act::Resign,
            _ => return self.said(),
        })
    }

    fn observation(&self) -> Read<Observation> {
        Ok(Observation {
            what: text("what", self.what.as_deref())?,
            side: match &self.side {
                Some(side) => Some(word("side", side, Sides::from_word, Sides::WORDS)?),
                None => None,
            },
            ply: self.ply,
        })
    }

    fn arbiters_act(&self) -> Read<Act> {
        Ok(match self.act.as_str() {
            "observe" => Act::Observe(self.observation()?),
            "answer" => Act::Answer(Answer {
                question: text("question", self.question.as_deref())?,
                choice: text("choice", self.choice.as_deref())?,
                ms: self.ms.map(|ms| millis("ms", ms)).transpose()?,
            }),
            "start" => Act::Start {
                side: self.side.as_deref().map(color).transpose()?,
            },
            "stop" => Act::Stop,
            "set_clock" => Act::SetClock {
                side: color(&text("side", self.side.as_deref())?)?,
                ms: millis("ms", needed("ms", self.ms, "milliseconds")?)?,
                reason: self.why()?,
            },
            "give_time" => Act::GiveTime {
                side: word(
                    "side",
                    &text("side", self.side.as_deref())?,
                    Sides::from_word,
                    Sides::WORDS,
                )?,
                ms: millis("ms", needed("ms", self.ms, "milliseconds")?)?,
                reason: self.why()?,
            },
            "set_moves" | "replace_clock" | "install" | "undo" | "spare" => self.correction()?,
            "outage" => Act::Outage {
                since: millis(
                    "since_ms",
                    needed("since_ms", self.since_ms, "milliseconds")?,
                )?,
            },
            "lag" => Act::Lag {
                side: color(&text("side", self.side.as_deref())?)?,
                ms: millis("ms", needed("ms", self.ms, "milliseconds")?)?,
            },
            "restore" => Act::Restore {
                ply: needed("ply", self.ply, "a number of half-moves")?,
            },
            "penalise" => Act::Penalise {
                side: color(&text("side", self.side.as_deref())?)?,
                penalty: word(
                    "penalty",
                    &text("penalty", self.penalty.as_deref())?,
                    Penalty::from_word,
                    Penalty::WORDS,
                )?,
                ms: self.ms.map(|ms| millis("ms", ms)).transpose()?,
                score: self.score.clone(),
            },
            "adjourn" => Act::Adjourn {
                resumption: match &self.resumption {
                    Some(when) => Some(text("resumption", Some(when))?),
                    None => None,
                },
            },
            "resume" => Act::Resume,
            _ => Act::Declare {
                score: text("score", self.score.as_deref())?,
            },
        })
    }

    fn why(&self) -> Read<Option<String>> {
        let reason = self.reason.as_deref();
        reason
            .map(|reason| text("reason", Some(reason)))
            .transpose()
    }

    fn squares(&self) -> Read<Vec<Square>> {
        let names = needed("squares", self.squares.as_ref(), "a list of squares")?;
        if names.is_empty() || names.len() > 64 {
            return Err(WireError::new(
                "squares",
                "1 to 64 squares",
                names.len().to_string(),
            ));
        }
        let read = |(at, name): (usize, &String)| square(&format!("squares[{at}]"), Some(name));
        names.iter().enumerate().map(read).collect()
    }

    fn role(&self) -> Read<Role> {
        let text = text("piece", self.piece.as_deref())?;
        let named = |role: &Role| {
            role.name() == text || (text.len() == 1 && text.starts_with(role.letter()))
        };
        let found = Role::ALL.into_iter().find(|role| named(role));
        found.ok_or_else(|| {
            WireError::new(
                "piece",
                "queen, rook, bishop or knight",
                format!("`{text}`"),
            )
        })
    }

    fn hands(&self) -> Read<u8> {
        match self.hands {
            None | Some(1) => Ok(1),
            Some(2) => Ok(2),
            Some(other) => Err(WireError::new("hands", "1 or 2", other.to_string())),
        }
    }

    fn written(&self) -> Read<Written> {
        match (&self.mv, &self.mark) {
            (Some(mv), None) => Ok(Written::Move(text("move", Some(mv))?)),
            (None, Some(mark)) => Ok(Written::Mark(text("mark", Some(mark))?)),
            (Some(_), Some(_)) => Err(WireError::new("mark", "either `move` or `mark`", "both")),
            (None, None) => Err(WireError::new("move", "`move` or `mark`", "neither")),
        }
    }

    fn claim(&self) -> Read<Act> {
        let ground = text("ground", self.ground.as_deref())?;
        Ok(Act::Claim(Claim {
            ground: word("ground", &ground, Ground::from_word, Ground::WORDS)?,
            intended: self.intended.clone().filter(|text| !text.trim().is_empty()),
            detail: self.detail.clone(),
            by_display: match self.basis.as_deref() {
                None => false,
                Some("display") => true,
                Some(other) => {
                    let found = format!("`{other}`");
                    return Err(WireError::new("basis", "`display`, or nothing", found));
                }
            },
        }))
    }
}

fn needed<T>(place: &str, value: Option<T>, expected: &str) -> Read<T> {
    value.ok_or_else(|| WireError::new(place, expected, "nothing"))
}

fn text(place: &str, value: Option<&str>) -> Read<String> {
    match value.map(str::trim) {
        None | Some("") => Err(WireError::new(place, "a text", "nothing")),
        Some(long) if long.len() > TEXT_MAX => {
            let found = format!("{} bytes", long.len());
            Err(WireError::new(
                place,
                format!("at most {TEXT_MAX} bytes"),
                found,
            ))
        }
        Some(text) => Ok(text.to_owned()),
    }
}

fn square(place: &str, value: Option<&str>) -> Read<Square> {
    let name = text(place, value)?;
    Square::from_str(&name)
        .map_err(|_| WireError::new(place, "a square from a1 to h8", format!("`{name}`")))
}

fn color(name: &str) -> Read<Color> {
    let found = Color::ALL.into_iter().find(|color| color.name() == name);
    found.ok_or_else(|| WireError::new("side", "white or black", format!("`{name}`")))
}
