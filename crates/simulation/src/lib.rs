//! Two players with their assistants, an arbiter and a clock who may do anything at all, from one
//! seed; and what must hold whatever they do.
//!
//! [`play`] makes up a game, [`examine`] replays its record and holds it to the invariants:
//!
//! - no panic, and an answer to every act;
//! - a game that is over admits nothing but what the Laws admit after the end, and stays as it is;
//! - every ruling, every question cites, and nothing but the edition it is played under;
//! - of a refused act nothing stays but that it was then; the act done in place and the one done on
//!   a copy come to the same;
//! - time is conserved to the millisecond: a [ledger](mod@ledger) of its own knows what every clock
//!   must show;
//! - replayed, the record yields every ruling, refusal and question again, word for word; so do its
//!   text form and its game file.
//!
//! A record that breaks one is [shrunk](shrink) to the acts that it takes.
//!
//! ```
//! use flagfall_simulation::{Depth, simulate};
//!
//! let tally = simulate(7, Depth::ALL).expect("no invariant is broken");
//! assert!(tally.acts > 0);
//! assert_eq!(simulate(7, Depth::ALL).expect("nor then"), tally);
//! ```
#![forbid(unsafe_code)]

mod acts;
mod any;
mod check;
pub mod ledger;
mod lines;
pub mod nodes;
mod player;
mod setting;
mod shrink;
mod tally;
mod words;

pub use check::{Breach, Depth, examine};
pub use player::{Played, play};
pub use shrink::shrink;
pub use tally::Tally;

use flagfall_record::{Entry, Header};
use flagfall_wire::GameFile;
use std::fmt;

/// The acts of a game and what it is played under.
#[derive(Clone, Debug)]
pub struct Record {
    /// What it is played under.
    pub header: Header,
    /// The acts.
    pub entries: Vec<Entry>,
}

impl Record {
    /// As a game file.
    #[must_use]
    pub fn file(&self) -> String {
        let file = GameFile::write(&self.header, &self.entries);
        serde_json::to_string_pretty(&file).unwrap_or_default()
    }
}

/// A game in which an invariant does not hold.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The seed that gives it.
    pub seed: u64,
    /// What does not hold.
    pub breach: Breach,
    /// The acts that it takes.
    pub record: Record,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure {
            seed,
            breach,
            record,
        } = self;
        write!(f, "seed {seed}, {breach}\n{}", record.file())
    }
}

/// Plays and examines the game of a seed.
///
/// # Errors
/// [`Failure`] with the record shrunk to what the breach takes.
pub fn simulate(seed: u64, depth: Depth) -> Result<Tally, Box<Failure>> {
    let played = play(seed);
    let tally = examine(&played.record, depth).and_then(|tally| match &played.tally {
        Ok(told) if *told == tally => Ok(tally),
        Ok(told) => Err(Breach::new(
            played.record.entries.len(),
            format!("replayed it comes to {tally}, and came to {told}"),
        )),
        Err(panic) => Err(Breach::new(played.record.entries.len(), panic.clone())),
    });
    tally.map_err(|breach| {
        let (record, breach) = shrink(played.record, breach, depth);
        Box::new(Failure {
            seed,
            breach,
            record,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    /// Enough for every act and every edition, and a matter of seconds.
    const GAMES: u64 = 400;

    #[test]
    fn games_by_chance_hold_to_what_must_hold() {
        let mut all = Tally::default();
        let mut failures: BTreeMap<String, Failure> = BTreeMap::new();
        for seed in 0..GAMES {
            match simulate(seed, Depth::ALL) {
                Ok(tally) => all = all.and(tally),
                Err(failure) => {
                    let kind = failure.breach.kind().to_owned();
                    failures.entry(kind).or_insert(*failure);
                }
            }
        }
        let told = failures.values().map(ToString::to_string);
        let told: Vec<String> = told.collect();
        assert!(failures.is_empty(), "{}", told.join("\n\n"));
        assert_eq!(all.games, GAMES);
        // They are played, ruled, asked about and ended, and not only refused.
        assert!(all.rulings > GAMES && all.questions > GAMES / 4, "{all}");
        assert!(
            all.refusals < all.acts * 2 / 3 && all.ended > GAMES / 4,
            "{all}"
        );
    }

    #[test]
    fn every_act_is_done() {
        let mut done = BTreeSet::new();
        for seed in 0..GAMES {
            let entries = play(seed).record.entries;
            done.extend(
                entries
                    .iter()
                    .map(|it| flagfall_wire::ActJson::write(it).act),
            );
        }
        for (name, _) in flagfall_wire::act_names() {
            assert!(done.contains(*name), "nobody ever does `{name}`");
        }
    }
}
