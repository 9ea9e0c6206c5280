//! The lines of an event's log.

use super::{AboutJson, PairingJson, PlayerJson, number};
use crate::{Cite, WireError};
use flagfall_event::{Act, By, Entry, Reason, Role, Score, Started};
use serde::{Deserialize, Serialize};

/// A line of an event's log.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct EventEntryJson {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// Who.
    pub by: ByJson,
    /// What.
    #[serde(flatten)]
    pub act: EventActJson,
}

/// Who entered something.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct ByJson {
    /// `arbiter` or `game`.
    pub role: String,
    /// The arbiter's name, where he gave it; the game's id.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
}

/// Why something was entered: words alone, or with what ended the game and its articles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct ReasonJson {
    /// In somebody's words.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// The ground of the game's outcome.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground: Option<String>,
    /// The articles it rests on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cites: Vec<Cite>,
}

/// What was settled, entered or changed.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum EventActJson {
    /// What the event is, from now on.
    Settle {
        /// It.
        about: Box<AboutJson>,
    },
    /// Players join, or what is known of them is corrected.
    Enter {
        /// They.
        players: Vec<PlayerJson>,
    },
    /// A player plays no longer.
    Withdraw {
        /// His number.
        player: u16,
        /// The first round he is not paired in.
        from_round: u16,
        /// Why.
        reason: ReasonJson,
    },
    /// A round is paired.
    Pair(PairingJson),
    /// Games of a round are set up.
    Start {
        /// The round.
        round: u16,
        /// The boards and their games.
        games: Vec<(u16, String)>,
    },
    /// The result of a board.
    Score {
        /// The round.
        round: u16,
        /// The board.
        board: u16,
        /// The result; `null` takes back what was entered.
        result: Option<String>,
        /// Why.
        #[serde(default, skip_serializing_if = "ReasonJson::is_empty")]
        reason: ReasonJson,
    },
    /// Something to be remembered.
    Note {
        /// The round; none for the event as a whole.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u16>,
        /// The board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board: Option<u16>,
        /// The words.
        text: String,
    },
}

impl EventEntryJson {
    /// The line.
    ///
    /// # Errors
    /// [`WireError`] names the key, what it takes and what it holds.
    pub fn read(&self) -> Result<Entry, WireError> {
        Ok(Entry {
            at_ms: self.at_ms,
            by: self.by.read()?,
            act: self.act.read()?,
        })
    }

    /// As it is told.
    #[must_use]
    pub fn write(entry: &Entry) -> EventEntryJson {
        EventEntryJson {
            at_ms: entry.at_ms,
            by: ByJson::write(&entry.by),
            act: EventActJson::write(&entry.act),
        }
    }
}

impl ByJson {
    fn read(&self) -> Result<By, WireError> {
        let role = [Role::Arbiter, Role::Game]
            .into_iter()
            .find(|it| it.word() == self.role);
        let role = role.ok_or_else(|| {
            WireError::new("by.role", "arbiter or game", format!("`{}`", self.role))
        })?;
        Ok(By {
            role,
            name: self.name.clone(),
        })
    }

    /// As he is told.
    #[must_use]
    pub fn write(by: &By) -> ByJson {
        ByJson {
            role: by.role.word().to_owned(),
            name: by.name.clone(),
        }
    }
}

impl ReasonJson {
    /// A reason in words.
    #[must_use]
    pub fn plain(text: &str) -> ReasonJson {
        ReasonJson {
            text: text.to_owned(),
            ..ReasonJson::default()
        }
    }

    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == ReasonJson::default()
    }

    /// The reason.
    #[must_use]
    pub fn read(&self) -> Reason {
        let cite = |it: &Cite| [it.clause.clone(), it.article.clone(), it.edition.clone()];
        Reason {
            text: self.text.clone(),
            ground: self.ground.clone(),
            cites: self.cites.iter().map(cite).collect(),
        }
    }

    /// As it is told.
    #[must_use]
    pub fn write(reason: &Reason) -> ReasonJson {
        let cite = |[clause, article, edition]: &[String; 3]| Cite {
            clause: clause.clone(),
            article: article.clone(),
            edition: edition.clone(),
            completes: None,
        };
        ReasonJson {
            text: reason.text.clone(),
            ground: reason.ground.clone(),
            cites: reason.cites.iter().map(cite).collect(),
        }
    }
}

impl EventActJson {
    fn read(&self) -> Result<Act, WireError> {
        Ok(match self {
            EventActJson::Settle { about } => Act::Settle(about.read()?),
            EventActJson::Enter { players } => {
                let read = |(index, it): (usize, &PlayerJson)| {
                    it.read()
                        .map_err(|error| error.within(&format!("players[{index}]")))
                };
                Act::Enter(
                    players
                        .iter()
                        .enumerate()
                        .map(read)
                        .collect::<Result<_, _>>()?,
                )
            }
            EventActJson::Withdraw {
                player,
                from_round,
                reason,
            } => Act::Withdraw {
                player: number("player", *player)?,
                from_round: *from_round,
                reason: reason.read(),
            },
            EventActJson::Pair(pairing) => Act::Pair(pairing.read()?),
            EventActJson::Start { round, games } => Act::Start {
                round: *round,
                games: games
                    .iter()
                    .map(|(board, game)| Started {
                        board: *board,
                        game: game.clone(),
                    })
                    .collect(),
            },
            EventActJson::Score {
                round,
                board,
                result,
                reason,
            } => Act::Score {
                round: *round,
                board: *board,
                score: result.as_deref().map(score).transpose()?,
                reason: reason.read(),
            },
            EventActJson::Note { round, board, text } => Act::Note {
                round: *round,
                board: *board,
                text: text.clone(),
            },
        })
    }

    fn write(act: &Act) -> EventActJson {
        match act {
            Act::Settle(about) => EventActJson::Settle {
                about: Box::new(AboutJson::write(about)),
            },
            Act::Enter(players) => EventActJson::Enter {
                players: players.iter().map(PlayerJson::write).collect(),
            },
            Act::Withdraw {
                player,
                from_round,
                reason,
            } => EventActJson::Withdraw {
                player: player.get(),
                from_round: *from_round,
                reason: ReasonJson::write(reason),
            },
            Act::Pair(pairing) => EventActJson::Pair(PairingJson::write(pairing)),
            Act::Start { round, games } => EventActJson::Start {
                round: *round,
                games: games.iter().map(|it| (it.board, it.game.clone())).collect(),
            },
            Act::Score {
                round,
                board,
                score,
                reason,
            } => EventActJson::Score {
                round: *round,
                board: *board,
                result: score.map(|it| it.to_string()),
                reason: ReasonJson::write(reason),
            },
            Act::Note { round, board, text } => EventActJson::Note {
                round: *round,
                board: *board,
                text: text.clone(),
            },
        }
    }
}

/// A result as people write it.
fn score(text: &str) -> Result<Score, WireError> {
    Score::read(text).ok_or_else(|| {
        let expected = "a result: 1-0, 1/2-1/2, 0-1, 0-0, 1/2-0, 0-1/2; 1F-0F, 0F-1F, 0F-0F for a \
                        forfeit; 1U-0U, 1/2U-1/2U, 0U-1U where no move was made";
        WireError::new("result", expected, format!("`{text}`"))
    })
}
