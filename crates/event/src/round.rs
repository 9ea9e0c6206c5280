//! Rounds and boards as they stand.

use crate::{By, Bye, Date, Number, Reason, Score};
use std::collections::BTreeMap;

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// When it is played.
    pub date: Option<Date>,
    /// The time of day at which it begins, as it is announced.
    pub time: String,
    /// Its boards, by number.
    pub boards: BTreeMap<u16, Board>,
    /// Who does not play in it.
    pub byes: BTreeMap<Number, Bye>,
}

/// A board of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Who has the white men.
    pub white: Number,
    /// Who has the black men.
    pub black: Number,
    /// The games set up for it, the last one last. One that was broken off is followed by
    /// another.
    pub games: Vec<String>,
    /// The results entered, the last one last. None is ever taken out.
    pub entered: Vec<Entered>,
}

/// A result as it was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entered {
    /// The number of its line in the log.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// By whom.
    pub by: By,
    /// The result; `None` where one was taken back.
    pub score: Option<Score>,
    /// Why.
    pub reason: Reason,
}

impl Board {
    /// The result that stands.
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        self.entered.last()?.score
    }

    /// The game that is played on it, or was played last.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        self.games.last().map(String::as_str)
    }

    /// Whether anything has happened on it: a game was set up or a result entered.
    #[must_use]
    pub fn is_touched(&self) -> bool {
        !self.games.is_empty() || !self.entered.is_empty()
    }

    /// What a game entered last, where games did.
    #[must_use]
    pub fn by_game(&self, game: &str) -> Option<&Entered> {
        let by = By::game(game);
        self.entered.iter().rev().find(|it| it.by == by)
    }
}

impl Round {
    /// The boards without a result.
    pub fn open(&self) -> impl Iterator<Item = (u16, &Board)> {
        let boards = self.boards.iter().map(|(number, board)| (*number, board));
        boards.filter(|(_, board)| board.score().is_none())
    }

    /// The board at which a player sits.
    #[must_use]
    pub fn board_of(&self, player: Number) -> Option<(u16, &Board)> {
        let mut boards = self.boards.iter();
        let found = boards.find(|(_, it)| it.white == player || it.black == player);
        found.map(|(number, board)| (*number, board))
    }
}
