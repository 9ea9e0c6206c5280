//! What reading a whole record found.

use crate::{Broken, StoredGame};

/// No more breaks are named one by one.
const NAMED: usize = 1000;

/// What reading a whole record found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// How many games were read.
    pub games: u64,
    /// How many entries they have in all.
    pub entries: u64,
    /// What the database itself says is damaged in it.
    pub damage: Vec<String>,
    /// Where a record does not hold against its hashes; the first thousand places.
    pub broken: Vec<Broken>,
}

impl Verified {
    /// Whether nothing is wrong.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.damage.is_empty() && self.broken.is_empty()
    }

    /// The first thing that is wrong, in words.
    #[must_use]
    pub fn first(&self) -> Option<String> {
        let damage = self.damage.first().cloned();
        damage.or_else(|| Some(self.broken.first()?.to_string()))
    }

    /// Reads one game more.
    pub fn take(&mut self, game: &StoredGame) {
        self.games += 1;
        self.entries += game.entries.len() as u64;
        let room = NAMED.saturating_sub(self.broken.len());
        self.broken.extend(game.broken().into_iter().take(room));
    }
}
