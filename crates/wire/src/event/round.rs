//! Pairings, and rounds as they stand.

use super::{ByJson, ReasonJson, date, number};
use crate::WireError;
use flagfall_event::{Board, Bye, Entered, Pair, Pairing, Round, Score};
use serde::{Deserialize, Serialize};

/// The pairings of a round.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct PairingJson {
    /// The round.
    pub round: u16,
    /// Its day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The time of day at which it begins.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub time: String,
    /// Who plays whom, and where.
    pub boards: Vec<PairJson>,
    /// Who does not play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<ByeJson>,
    /// Why, where an earlier pairing is replaced.
    #[serde(skip_serializing_if = "ReasonJson::is_empty")]
    pub reason: ReasonJson,
}

/// Two opponents: the board and the numbers of White and Black.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(from = "Pairs", into = "[u16; 3]")]
pub struct PairJson {
    /// The board.
    pub board: u16,
    /// White's number.
    pub white: u16,
    /// Black's number.
    pub black: u16,
}

/// Both ways to write it: `[1, 4, 7]` and with names.
#[derive(Deserialize)]
#[serde(untagged)]
enum Pairs {
    Short([u16; 3]),
    Long(LongPair),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LongPair {
    board: u16,
    white: u16,
    black: u16,
}

impl From<Pairs> for PairJson {
    fn from(pairs: Pairs) -> PairJson {
        match pairs {
            Pairs::Short([board, white, black])
            | Pairs::Long(LongPair {
                board,
                white,
                black,
            }) => PairJson {
                board,
                white,
                black,
            },
        }
    }
}

impl From<PairJson> for [u16; 3] {
    fn from(it: PairJson) -> [u16; 3] {
        [it.board, it.white, it.black]
    }
}

/// One who does not play, and what he gets.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ByeJson {
    /// His number.
    pub player: u16,
    /// `allocated`, `full`, `half` or `zero`; the letters `U F H Z` are read too.
    pub bye: String,
}

impl PairingJson {
    /// The pairings.
    ///
    /// # Errors
    /// [`WireError`] names the key, what it takes and what it holds.
    pub fn read(&self) -> Result<Pairing, WireError> {
        let mut pairs = Vec::with_capacity(self.boards.len());
        for (index, pair) in self.boards.iter().enumerate() {
            let place = |color| format!("boards[{index}].{color}");
            pairs.push(Pair {
                board: pair.board,
                white: number(&place("white"), pair.white)?,
                black: number(&place("black"), pair.black)?,
            });
        }
        let mut byes = Vec::with_capacity(self.byes.len());
        for (index, it) in self.byes.iter().enumerate() {
            let place = format!("byes[{index}]");
            let bye = Bye::read(&it.bye).ok_or_else(|| {
                let expected = "allocated, full, half or zero";
                WireError::new(format!("{place}.bye"), expected, format!("`{}`", it.bye))
            })?;
            byes.push((number(&format!("{place}.player"), it.player)?, bye));
        }
        Ok(Pairing {
            round: self.round,
            date: date("date", self.date.as_ref())?,
            time: self.time.clone(),
            pairs,
            byes,
            reason: self.reason.read(),
        })
    }

    /// As they are told.
    #[must_use]
    pub fn write(pairing: &Pairing) -> PairingJson {
        let pair = |it: &Pair| PairJson {
            board: it.board,
            white: it.white.get(),
            black: it.black.get(),
        };
        PairingJson {
            round: pairing.round,
            date: pairing.date.map(|it| it.to_string()),
            time: pairing.time.clone(),
            boards: pairing.pairs.iter().map(pair).collect(),
            byes: pairing
                .byes
                .iter()
                .map(|(player, bye)| ByeJson::of(player.get(), *bye))
                .collect(),
            reason: ReasonJson::write(&pairing.reason),
        }
    }
}

impl ByeJson {
    fn of(player: u16, bye: Bye) -> ByeJson {
        ByeJson {
            player,
            bye: bye.word().to_owned(),
        }
    }
}

/// A round as it stands.
#[derive(Clone, Debug, Serialize)]
pub struct RoundJson {
    /// Its number.
    pub round: u16,
    /// Its day.
    pub date: Option<String>,
    /// The time of day at which it begins.
    pub time: String,
    /// Its boards, in order.
    pub boards: Vec<BoardJson>,
    /// Who does not play.
    pub byes: Vec<ByeJson>,
}

/// A board as it stands.
#[derive(Clone, Debug, Serialize)]
pub struct BoardJson {
    /// Its number.
    pub board: u16,
    /// White's number.
    pub white: u16,
    /// Black's number.
    pub black: u16,
    /// The game that is played on it, or was played last.
    pub game: Option<String>,
    /// The games that were broken off before it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub broken_off: Vec<String>,
    /// The result that stands: `1-0`, `1/2-1/2`, `0F-1F`; `null` without one.
    pub result: Option<String>,
    /// Whether the result was played for on the board: `played`, `forfeit`, `unrated`.
    pub kind: Option<&'static str>,
    /// Every result that was entered, in order.
    pub history: Vec<EnteredJson>,
}

/// A result as it was entered.
#[derive(Clone, Debug, Serialize)]
pub struct EnteredJson {
    /// The number of its line in the log.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// By whom.
    pub by: ByJson,
    /// The result; `null` where one was taken back.
    pub result: Option<String>,
    /// Why.
    pub reason: ReasonJson,
}

impl RoundJson {
    /// A round as it stands.
    #[must_use]
    pub fn of(number: u16, round: &Round) -> RoundJson {
        let boards = round.boards.iter();
        let byes = round.byes.iter();
        RoundJson {
            round: number,
            date: round.date.map(|it| it.to_string()),
            time: round.time.clone(),
            boards: boards
                .map(|(number, board)| BoardJson::of(*number, board))
                .collect(),
            byes: byes
                .map(|(player, bye)| ByeJson::of(player.get(), *bye))
                .collect(),
        }
    }
}

impl BoardJson {
    /// A board as it stands.
    #[must_use]
    pub fn of(number: u16, board: &Board) -> BoardJson {
        let earlier = board.games.len().saturating_sub(1);
        BoardJson {
            board: number,
            white: board.white.get(),
            black: board.black.get(),
            game: board.game().map(str::to_owned),
            broken_off: board.games.iter().take(earlier).cloned().collect(),
            result: board.score().map(|it| it.to_string()),
            kind: board.score().map(kind),
            history: board.entered.iter().map(EnteredJson::of).collect(),
        }
    }
}

impl EnteredJson {
    fn of(entered: &Entered) -> EnteredJson {
        EnteredJson {
            seq: entered.seq,
            at_ms: entered.at_ms,
            by: ByJson::write(&entered.by),
            result: entered.score.map(|it| it.to_string()),
            reason: ReasonJson::write(&entered.reason),
        }
    }
}

fn kind(score: Score) -> &'static str {
    match score.kind() {
        flagfall_event::Kind::Played => "played",
        flagfall_event::Kind::Forfeit => "forfeit",
        flagfall_event::Kind::Unrated => "unrated",
    }
}
