//! The lines of an event's log.

use crate::{About, Bye, Date, Number, Player, Score};

/// One line of the log: who did what, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// Who.
    pub by: By,
    /// What.
    pub act: Act,
}

/// In what capacity something was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// An arbiter of the event.
    Arbiter,
    /// A game of it, which has ended.
    Game,
}

impl Role {
    /// The word of the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Role::Arbiter => "arbiter",
            Role::Game => "game",
        }
    }
}

/// Who entered something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct By {
    /// In what capacity.
    pub role: Role,
    /// The arbiter's name, where he gave it; the game's id.
    pub name: String,
}

impl By {
    /// An arbiter; the name may be empty.
    #[must_use]
    pub fn arbiter(name: impl Into<String>) -> By {
        By {
            role: Role::Arbiter,
            name: name.into(),
        }
    }

    /// A game, by its id.
    #[must_use]
    pub fn game(id: impl Into<String>) -> By {
        By {
            role: Role::Game,
            name: id.into(),
        }
    }
}

/// What was settled, entered or changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// What the event is, from now on.
    Settle(About),
    /// Players join, or what is known of them is corrected.
    Enter(Vec<Player>),
    /// A player plays no longer, from this round on: he stays in the list, with his results.
    Withdraw {
        /// Who.
        player: Number,
        /// The first round he is not paired in.
        from_round: u16,
        /// Why.
        reason: Reason,
    },
    /// A round is paired, or paired anew where nothing has been played yet.
    Pair(Pairing),
    /// Games of a round are set up.
    Start {
        /// The round.
        round: u16,
        /// On which board which game.
        games: Vec<Started>,
    },
    /// The result of a board: the first, or another one, or that it has none after all.
    Score {
        /// The round.
        round: u16,
        /// The board.
        board: u16,
        /// The result; `None` takes back what was entered.
        score: Option<Score>,
        /// Why.
        reason: Reason,
    },
    /// Something to be remembered of the event or of a round, in the arbiter's words.
    Note {
        /// The round; `None` for the event as a whole.
        round: Option<u16>,
        /// The board, where it concerns one.
        board: Option<u16>,
        /// The words.
        text: String,
    },
}

impl Act {
    /// The word of the wire.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Act::Settle(_) => "settle",
            Act::Enter(_) => "enter",
            Act::Withdraw { .. } => "withdraw",
            Act::Pair(_) => "pair",
            Act::Start { .. } => "start",
            Act::Score { .. } => "score",
            Act::Note { .. } => "note",
        }
    }

    /// All words.
    pub const WORDS: [&'static str; 7] = [
        "settle", "enter", "withdraw", "pair", "start", "score", "note",
    ];
}

/// The pairings of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairing {
    /// The round, from 1.
    pub round: u16,
    /// When it is played.
    pub date: Option<Date>,
    /// The time of day at which it begins, as it is announced.
    pub time: String,
    /// Who plays whom, and where.
    pub pairs: Vec<Pair>,
    /// Who does not play, and what he gets.
    pub byes: Vec<(Number, Bye)>,
    /// Why, where an earlier pairing of the round is replaced.
    pub reason: Reason,
}

/// Two opponents at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The board, from 1.
    pub board: u16,
    /// Who has the white men.
    pub white: Number,
    /// Who has the black men.
    pub black: Number,
}

/// A game that was set up for a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Started {
    /// The board.
    pub board: u16,
    /// The game's id.
    pub game: String,
}

/// Why something was entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reason {
    /// In the words of whoever entered it; empty where the game says it.
    pub text: String,
    /// What ended the game: the ground of its outcome, by its word.
    pub ground: Option<String>,
    /// The articles it rests on: the clause's id, the number, the edition.
    pub cites: Vec<[String; 3]>,
}

impl Reason {
    /// A reason in words.
    #[must_use]
    pub fn plain(text: impl Into<String>) -> Reason {
        Reason {
            text: text.into(),
            ..Reason::default()
        }
    }

    /// Whether nothing is said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text.trim().is_empty() && self.ground.is_none()
    }
}
