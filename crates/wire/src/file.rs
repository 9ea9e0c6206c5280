//! The game file.

use crate::regulations::millis;
use crate::{ActJson, ClocksJson, RegulationsJson, WireError};
use flagfall_board::Setup;
use flagfall_clock::Millis;
use flagfall_edition::Edition;
use flagfall_record::text::split_moves;
use flagfall_record::{Entry, Header, Start};
use serde::{Deserialize, Serialize};

/// A game file: what is played under, the moves already completed, and the acts.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    /// The edition.
    pub edition: String,
    /// What the event settled.
    #[serde(default)]
    pub regulations: RegulationsJson,
    /// The start position, where it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<StartJson>,
    /// Moves already completed, off the clock: `1. Nf3 Nf6 2. Ng1`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<String>,
    /// The readings when the acts begin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<ClocksJson>,
    /// `on_count` or `on_flag`; may stand in `regulations` too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub credit: Option<String>,
    /// `none`, `touch` or `moves`; may stand in `regulations` too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guard: Option<String>,
    /// When the game was to start; may stand in `regulations` too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scheduled_start_ms: Option<i64>,
    /// When the session ends; may stand in `regulations` too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub session_end_ms: Option<i64>,
    /// What happened.
    #[serde(default)]
    pub acts: Vec<ActJson>,
}

/// A start position: a FEN, or the number of a Chess960 position.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct StartJson {
    /// A FEN, X-FEN or Shredder-FEN.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// With `fen`: whether castling is that of Chess960. Alone: the position's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chess960: Option<serde_json::Value>,
}

/// No game file has more acts.
const ACTS_MAX: usize = 20_000;

/// A game file read: its header and its entries.
#[derive(Clone, Debug)]
pub struct ReadGame {
    /// What the game is played under.
    pub header: Header,
    /// What happened.
    pub entries: Vec<Entry>,
}

impl GameFile {
    /// Parses a text.
    ///
    /// # Errors
    /// [`WireError`] with line and column where the text is no JSON of this shape.
    pub fn parse(text: &str) -> Result<GameFile, WireError> {
        serde_json::from_str(text).map_err(|error| {
            let place = format!("line {}, column {}", error.line(), error.column());
            let message = error.to_string();
            let what = message
                .split(" at line")
                .next()
                .unwrap_or(&message)
                .to_owned();
            WireError::new(place, "a game file (docs/game-file.md)", what)
        })
    }

    /// Our own header and entries.
    ///
    /// # Errors
    /// [`WireError`] names the place, what it takes and what it holds.
    pub fn read(&self) -> Result<ReadGame, WireError> {
        let header = self.header()?;
        if self.acts.len() > ACTS_MAX {
            let expected = format!("at most {ACTS_MAX} acts");
            return Err(WireError::new(
                "acts",
                expected,
                self.acts.len().to_string(),
            ));
        }
        let mut since = Millis(0);
        let mut entries = Vec::with_capacity(self.acts.len());
        for (index, act) in self.acts.iter().enumerate() {
            let entry = act
                .read(since, None)
                .map_err(|error| error.within(&format!("acts[{index}]")))?;
            since = entry.at;
            entries.push(entry);
        }
        Ok(ReadGame { header, entries })
    }

    fn header(&self) -> Result<Header, WireError> {
        let edition = Edition::from_id(&self.edition).ok_or_else(|| {
            let ids: Vec<&str> = Edition::ALL.iter().map(|edition| edition.id()).collect();
            let expected = format!("one of: {}", ids.join(" "));
            WireError::new("edition", expected, format!("`{}`", self.edition))
        })?;
        let mut regulations = self.regulations.clone();
        regulations.credit = regulations.credit.or_else(|| self.credit.clone());
        regulations.guard = regulations.guard.or_else(|| self.guard.clone());
        regulations.scheduled_start_ms = regulations.scheduled_start_ms.or(self.scheduled_start_ms);
        regulations.session_end_ms = regulations.session_end_ms.or(self.session_end_ms);
        let clocks = match &self.clocks {
            None => None,
            Some(it) => Some((
                millis("clocks.white_ms", it.white_ms)?,
                millis("clocks.black_ms", it.black_ms)?,
            )),
        };
        Ok(Header {
            edition,
            regulations: regulations.read()?,
            start: self
                .start
                .as_ref()
                .map_or(Ok(Start::Usual), StartJson::read)?,
            moves: self.moves.as_deref().map(split_moves).unwrap_or_default(),
            clocks,
        })
    }

    /// The file of a game: its header and its entries.
    #[must_use]
    pub fn write(header: &Header, entries: &[Entry]) -> GameFile {
        GameFile {
            edition: header.edition.id().to_owned(),
            regulations: RegulationsJson::write(&header.regulations),
            start: StartJson::write(&header.start),
            moves: (!header.moves.is_empty()).then(|| header.moves.join(" ")),
            clocks: header.clocks.map(|(white, black)| ClocksJson {
                white_ms: white.0,
                black_ms: black.0,
            }),
            credit: None,
            guard: None,
            scheduled_start_ms: None,
            session_end_ms: None,
            acts: entries.iter().map(ActJson::write).collect(),
        }
    }
}

impl StartJson {
    fn read(&self) -> Result<Start, WireError> {
        let chess960 = self.chess960.as_ref();
        if let Some(fen) = &self.fen {
            let setup = Setup::from_fen(fen).map_err(|error| {
                WireError::new("start.fen", error.to_string(), format!("`{fen}`"))
            })?;
            let chess960 = match chess960 {
                None => false,
                Some(value) => value.as_bool().ok_or_else(|| {
                    let expected = "true or false beside a FEN";
                    WireError::new("start.chess960", expected, value.to_string())
                })?,
            };
            return Ok(Start::Position { setup, chess960 });
        }
        match chess960 {
            None => Ok(Start::Usual),
            Some(value) => match value.as_u64() {
                Some(number @ 0..=959) => Ok(Start::Chess960(number as u16)),
                _ => {
                    let expected = "a number from 0 to 959";
                    Err(WireError::new(
                        "start.chess960",
                        expected,
                        value.to_string(),
                    ))
                }
            },
        }
    }

    fn write(start: &Start) -> Option<StartJson> {
        match start {
            Start::Usual => None,
            Start::Chess960(number) => Some(StartJson {
                chess960: Some((*number).into()),
                ..StartJson::default()
            }),
            Start::Position { setup, chess960 } => Some(StartJson {
                fen: Some(setup.fen()),
                chess960: chess960.then(|| true.into()),
            }),
        }
    }
}
