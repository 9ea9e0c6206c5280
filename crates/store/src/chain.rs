//! A hash chain over the record of a game: each entry's hash rests on the one before it, and
//! the first on the header. Whoever has noted the last hash can tell whether anything before
//! it was changed since.

use sha2::{Digest, Sha256};

use crate::{StoreError, StoredEntry, StoredGame};

/// A SHA-256.
pub type Hash = [u8; 32];

/// Bytes of chance, one draw a game. Without them nobody can try out what an entry may hold
/// against a hash that was shown to him: a sealed move is one of forty.
pub type Salt = [u8; 16];

const GAME: &[u8] = b"flagfall game 1\0";
const ENTRY: &[u8] = b"flagfall entry 1\0";

/// The chain of one game, as far as it goes.
///
/// ```
/// use flagfall_store::Chain;
///
/// let mut chain = Chain::begin([7; 16], "g1", 0, "{}");
/// let (first, one) = (chain.head(), chain.next(0, None, 0, "start"));
/// assert_ne!(first, one);
/// assert_eq!((chain.seq(), chain.head()), (1, one));
/// // Another body makes another hash.
/// assert_ne!(Chain::begin([7; 16], "g1", 0, "{}").next(0, None, 0, "stop"), one);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain {
    salt: Salt,
    seq: u64,
    head: Hash,
}

impl Chain {
    /// The chain of a game without entries.
    #[must_use]
    pub fn begin(salt: Salt, id: &str, created_ms: i64, header: &str) -> Self {
        let mut sha = Sha256::new_with_prefix(GAME);
        sha.update(salt);
        put(&mut sha, id);
        sha.update(created_ms.to_be_bytes());
        put(&mut sha, header);
        Self {
            salt,
            seq: 0,
            head: sha.finalize().into(),
        }
    }

    /// A chain that stands at an entry with this hash.
    #[must_use]
    pub fn at(salt: Salt, seq: u64, head: Hash) -> Self {
        Self { salt, seq, head }
    }

    /// The hash of the entry that follows; the chain then stands there.
    pub fn next(&mut self, at_ms: i64, key: Option<&str>, recorded_ms: i64, body: &str) -> Hash {
        self.seq += 1;
        let mut sha = Sha256::new_with_prefix(ENTRY);
        sha.update(self.salt);
        sha.update(self.head);
        sha.update(self.seq.to_be_bytes());
        sha.update(at_ms.to_be_bytes());
        sha.update(recorded_ms.to_be_bytes());
        match key {
            None => sha.update([0]),
            Some(key) => {
                sha.update([1]);
                put(&mut sha, key);
            }
        }
        put(&mut sha, body);
        self.head = sha.finalize().into();
        self.head
    }

    /// The number of the entry it stands at.
    #[must_use]
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// The hash of that entry; that of the header where there is none.
    #[must_use]
    pub fn head(&self) -> Hash {
        self.head
    }
}

/// The length first, so that two texts beside each other are not taken for two others.
fn put(sha: &mut Sha256, text: &str) {
    sha.update((text.len() as u64).to_be_bytes());
    sha.update(text.as_bytes());
}

/// Fresh bytes of chance.
pub(crate) fn salt() -> Result<Salt, StoreError> {
    let mut salt = Salt::default();
    getrandom::fill(&mut salt).map_err(|_| StoreError::NoChance)?;
    Ok(salt)
}

/// A place at which a record does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The game.
    pub game: String,
    /// The number of the entry; 0 is the header.
    pub entry: u64,
    /// What is wrong with it.
    pub why: Why,
}

/// What is wrong with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Its hash is another than follows from it and from what stands before it.
    Changed,
    /// It is not there, though later ones are.
    Missing,
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.entry {
            0 => write!(f, "game {:?}, header: ", self.game)?,
            entry => write!(f, "game {:?}, entry {entry}: ", self.game)?,
        }
        f.write_str(self.why.text())
    }
}

impl Why {
    /// The word of the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Changed => "changed",
            Self::Missing => "missing",
        }
    }

    const fn text(self) -> &'static str {
        match self {
            Self::Changed => "it or what stands before it was changed after it was written",
            Self::Missing => "it is missing, though later ones are there",
        }
    }
}

impl StoredGame {
    /// The hash of the last entry; that of the header where there is none.
    #[must_use]
    pub fn head(&self) -> Hash {
        self.entries.last().map_or(self.hash, |entry| entry.hash)
    }

    /// Holds every entry against its hash. What follows a broken entry is held against the
    /// hash that stands there, so that each break is told once.
    #[must_use]
    pub fn broken(&self) -> Vec<Broken> {
        let mut broken = Vec::new();
        let mut tell = |entry, why| {
            let game = self.id.clone();
            broken.push(Broken { game, entry, why });
        };
        let begun = Chain::begin(self.salt, &self.id, self.created_ms, &self.header);
        if begun.head() != self.hash {
            tell(0, Why::Changed);
        }
        let mut before = (0, self.hash);
        for entry in &self.entries {
            if entry.seq != before.0 + 1 {
                tell(before.0 + 1, Why::Missing);
            } else if self.hash_after(before, entry) != entry.hash {
                tell(entry.seq, Why::Changed);
            }
            before = (entry.seq, entry.hash);
        }
        broken
    }

    fn hash_after(&self, (seq, head): (u64, Hash), entry: &StoredEntry) -> Hash {
        let key = entry.key.as_deref();
        Chain::at(self.salt, seq, head).next(entry.at_ms, key, entry.recorded_ms, &entry.body)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> StoredGame {
        let mut chain = Chain::begin([1; 16], "g", 5, "header");
        let hash = chain.head();
        let entries = ["a", "b", "c", "d"].map(|body| {
            let hash = chain.next(7, Some("k"), 9, body);
            StoredEntry {
                seq: chain.seq(),
                at_ms: 7,
                body: body.to_owned(),
                key: Some("k".to_owned()),
                recorded_ms: 9,
                hash,
            }
        });
        StoredGame {
            id: "g".to_owned(),
            header: "header".to_owned(),
            created_ms: 5,
            salt: [1; 16],
            hash,
            entries: entries.to_vec(),
        }
    }

    fn check(change: impl FnOnce(&mut StoredGame), expect: &[(u64, Why)]) {
        let mut game = game();
        change(&mut game);
        let found: Vec<_> = game.broken().iter().map(|it| (it.entry, it.why)).collect();
        assert_eq!(found, expect);
    }

    #[test]
    fn whatever_is_changed_is_found_where_it_stands() {
        use Why::{Changed, Missing};
        check(|_| (), &[]);
        check(|game| game.header.push(' '), &[(0, Changed)]);
        check(|game| game.id.push(' '), &[(0, Changed)]);
        check(|game| game.created_ms = 6, &[(0, Changed)]);
        check(|game| game.entries[1].body.push('x'), &[(2, Changed)]);
        check(|game| game.entries[1].at_ms += 1, &[(2, Changed)]);
        check(|game| game.entries[1].recorded_ms += 1, &[(2, Changed)]);
        check(|game| game.entries[1].key = None, &[(2, Changed)]);
        let hash = |game: &mut StoredGame| game.entries[1].hash[0] ^= 1;
        check(hash, &[(2, Changed), (3, Changed)]);
        check(|game| drop(game.entries.remove(1)), &[(2, Missing)]);
        check(|game| drop(game.entries.remove(0)), &[(1, Missing)]);
        let swap = |game: &mut StoredGame| {
            let first = game.entries[0].body.clone();
            game.entries[0].body = std::mem::replace(&mut game.entries[1].body, first);
        };
        check(swap, &[(1, Changed), (2, Changed)]);
        check(
            |game| game.salt[0] ^= 1,
            &[
                (0, Changed),
                (1, Changed),
                (2, Changed),
                (3, Changed),
                (4, Changed),
            ],
        );
    }

    #[test]
    fn texts_beside_each_other_are_told_apart() {
        let of = |id: &str, header: &str| Chain::begin([0; 16], id, 0, header).head();
        assert_ne!(of("ab", "c"), of("a", "bc"));
        let keyed =
            |key: Option<&str>, body: &str| Chain::at([0; 16], 0, [0; 32]).next(0, key, 0, body);
        assert_ne!(keyed(Some(""), "x"), keyed(None, "x"));
        assert_ne!(keyed(Some("x"), ""), keyed(Some(""), "x"));
    }
}
