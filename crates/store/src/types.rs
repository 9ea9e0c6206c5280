//! What goes into the record and what comes out of it.

use crate::{Hash, Salt};

/// The SHA-256, or another 32-byte digest, of a seat's token. The token itself is never kept.
pub type TokenHash = [u8; 32];

/// A seat at a game and the hash of the token that opens it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatToken {
    /// The seat, such as `white`, `black` or `arbiter`; 1 to [`MAX_SEAT`](crate::MAX_SEAT)
    /// bytes.
    pub seat: String,
    /// The hash of its token; no two seats of a game share one.
    pub hash: TokenHash,
}

/// A game about to be recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Its lasting name; 1 to [`MAX_ID`](crate::MAX_ID) bytes.
    pub id: String,
    /// What is fixed before the first act, as text; at most
    /// [`MAX_HEADER`](crate::MAX_HEADER) bytes.
    pub header: String,
    /// When it was created, in milliseconds since 1970.
    pub created_ms: i64,
    /// One token a seat; at most [`MAX_SEATS`](crate::MAX_SEATS).
    pub tokens: Vec<SeatToken>,
}

impl NewGame {
    /// A game without seats.
    #[must_use]
    pub fn new(id: impl Into<String>, header: impl Into<String>, created_ms: i64) -> Self {
        Self {
            id: id.into(),
            header: header.into(),
            created_ms,
            tokens: Vec::new(),
        }
    }

    /// The same game with one seat more.
    #[must_use]
    pub fn seated(mut self, seat: impl Into<String>, hash: TokenHash) -> Self {
        self.tokens.push(SeatToken {
            seat: seat.into(),
            hash,
        });
        self
    }
}

/// One line of the record about to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// The instant it bears, in milliseconds of the game's own clock.
    pub at_ms: i64,
    /// What happened, as text; at most [`MAX_BODY`](crate::MAX_BODY) bytes.
    pub body: String,
}

impl NewEntry {
    /// An entry at an instant.
    #[must_use]
    pub fn new(at_ms: i64, body: impl Into<String>) -> Self {
        Self {
            at_ms,
            body: body.into(),
        }
    }
}

/// Entries that enter the record together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The game.
    pub game: String,
    /// The number of the last entry its author has seen; 0 for a game without entries.
    pub expected_seq: u64,
    /// What a retry repeats to be known as one; 1 to [`MAX_KEY`](crate::MAX_KEY) bytes.
    /// Only the key is compared, not the entries.
    pub key: Option<String>,
    /// What [`Store::own`](crate::Store::own) answered: the append is refused if the game has
    /// changed hands since. `None` where nobody else has the record.
    pub fence: Option<u64>,
    /// One or more entries; at most [`MAX_APPEND`](crate::MAX_APPEND) bytes in all.
    pub entries: Vec<NewEntry>,
}

impl Append {
    /// An append without a key.
    #[must_use]
    pub fn new(game: impl Into<String>, expected_seq: u64, entries: Vec<NewEntry>) -> Self {
        Self {
            game: game.into(),
            expected_seq,
            key: None,
            fence: None,
            entries,
        }
    }

    /// The same append under an idempotency key.
    #[must_use]
    pub fn keyed(mut self, key: impl Into<String>) -> Self {
        self.key = Some(key.into());
        self
    }
}

/// Who owns a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owned {
    /// This process, until another is given a higher fence.
    Here {
        /// What its appends bear; `None` where nobody else has the record.
        fence: Option<u64>,
    },
    /// Another server, which is there.
    Elsewhere {
        /// Where it is reached.
        address: String,
    },
}

/// Where an append came to stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Appended {
    /// The number of its first entry.
    pub first: u64,
    /// The number of its last entry.
    pub last: u64,
    /// Whether an earlier append under the same key had put it there already.
    pub repeated: bool,
    /// The hash of its last entry.
    pub head: Hash,
}

/// One line of the record as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// Its number, from 1 without a gap.
    pub seq: u64,
    /// The instant it bears, as given.
    pub at_ms: i64,
    /// What happened, as given.
    pub body: String,
    /// The key of the append that brought it.
    pub key: Option<String>,
    /// When it was written, in milliseconds since 1970 by this machine's clock.
    pub recorded_ms: i64,
    /// What the chain of the game comes to with it.
    pub hash: Hash,
}

/// A game with the whole of its record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its lasting name.
    pub id: String,
    /// Its header, as given.
    pub header: String,
    /// When it was created, in milliseconds since 1970.
    pub created_ms: i64,
    /// What its chain is salted with. Whoever knows it can try out entries against a hash.
    pub salt: Salt,
    /// What its chain begins with.
    pub hash: Hash,
    /// Every entry, in order.
    pub entries: Vec<StoredEntry>,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSummary {
    /// Its lasting name.
    pub id: String,
    /// Its header, as given.
    pub header: String,
    /// When it was created, in milliseconds since 1970.
    pub created_ms: i64,
    /// How many entries it has.
    pub entries: u64,
    /// The instant its last entry bears.
    pub last_at_ms: Option<i64>,
}

/// What the store has done since it was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Transactions committed.
    pub commits: u64,
    /// Transactions that could not be committed.
    pub failed_commits: u64,
    /// Appends acknowledged, repeated ones not counted.
    pub appends: u64,
    /// Entries acknowledged.
    pub entries: u64,
    /// The most pieces of work that one transaction has carried.
    pub largest_group: u64,
    /// Pieces of work that wait at this moment.
    pub waiting: u64,
    /// How often this process was late to say that it was there: others may have its games.
    pub lapses: u64,
}
