//! Several servers on one database, simulated: who owns a game, and what is written of it, while
//! messages are late, lost and out of order, servers are cut off, stopped and killed, and the
//! database's clock jumps.
//!
//! The rules are those of `flagfall-store` (a node says that it is there, a lease has a fence, an
//! append bears it and the number it expects) and of `flagfall-server` (a game is held for as
//! long as its server is sure to have it; what is elsewhere is handed on under a key). Time is
//! counted, not waited for, and every choice comes of the seed: a run that fails fails again.
//!
//! ```
//! use flagfall_simulation::nodes::{Rules, run};
//!
//! let told = run(7, Rules::default()).unwrap();
//! assert_eq!(told.acts, told.acknowledged);
//! ```

mod database;
mod faults;
mod server;
mod world;

use std::fmt;

/// Which of the rules hold: without one of them the simulation finds why it is there.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// An append under a fence that was overtaken is refused.
    pub fence: bool,
    /// An append under a key that was seen is not written again.
    pub keys: bool,
    /// A server answers for a game only while it is sure to have it.
    pub sure: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            fence: true,
            keys: true,
            sure: true,
        }
    }
}

/// What happened in a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// Acts that players did.
    pub acts: usize,
    /// Acts that they were told are written.
    pub acknowledged: usize,
    /// Messages that were lost.
    pub lost: usize,
    /// Servers that were killed.
    pub killed: usize,
    /// Servers that were stopped for a while.
    pub stopped: usize,
    /// Links that were cut for a while.
    pub cut: usize,
    /// Jumps of the database's clock.
    pub jumps: usize,
    /// How often the game changed hands.
    pub handed_over: usize,
    /// Views that were held against what was acknowledged before they were asked for.
    pub views: usize,
    /// The longest that nobody answered for the game after its server was killed and nothing else
    /// went wrong, in milliseconds.
    pub gap_ms: u64,
}

impl Told {
    /// Counts another run to this.
    pub fn add(&mut self, other: Self) {
        self.acts += other.acts;
        self.acknowledged += other.acknowledged;
        self.lost += other.lost;
        self.killed += other.killed;
        self.stopped += other.stopped;
        self.cut += other.cut;
        self.jumps += other.jumps;
        self.handed_over += other.handed_over;
        self.views += other.views;
        self.gap_ms = self.gap_ms.max(other.gap_ms);
    }
}

/// What must not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Breach {
    /// An act that was acknowledged does not stand where it was said to.
    Lost(usize),
    /// An act stands twice.
    Doubled(usize),
    /// An act stands before one that was done first.
    Order(usize),
    /// A server wrote after another had been given the game.
    Overtaken(usize),
    /// A game changed hands and no entry says so.
    Untold(usize),
    /// A view lacks what was acknowledged before it was asked for.
    Stale(usize),
    /// Nothing goes wrong any more, and yet the game does not go on.
    Stuck(usize),
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lost(act) => write!(f, "act {act} was acknowledged and is not there"),
            Self::Doubled(act) => write!(f, "act {act} stands twice"),
            Self::Order(act) => write!(f, "act {act} stands before one that was done first"),
            Self::Overtaken(entry) => write!(f, "entry {entry} is of a server that was overtaken"),
            Self::Untold(entry) => write!(f, "entry {entry} is of another server, and no gap told"),
            Self::Stale(entries) => write!(f, "a view of {entries} entries lacks one"),
            Self::Stuck(acts) => write!(f, "after {acts} acts the game does not go on"),
        }
    }
}

impl std::error::Error for Breach {}

/// Plays one game over three servers, with the faults that the seed says.
///
/// # Errors
/// The first [`Breach`] that is found.
pub fn run(seed: u64, rules: Rules) -> Result<Told, Breach> {
    world::World::new(seed, rules).run()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RUNS: u64 = 400;

    #[test]
    fn nothing_is_lost_or_doubled_whatever_goes_wrong() {
        let mut all = Told::default();
        for seed in 0..RUNS {
            let told = run(seed, Rules::default());
            all.add(told.unwrap_or_else(|breach| panic!("seed {seed}: {breach}")));
        }
        assert_eq!(all.acts, all.acknowledged);
        let happened = [
            all.lost,
            all.killed,
            all.stopped,
            all.cut,
            all.jumps,
            all.handed_over,
        ];
        assert!(happened.iter().all(|it| *it > 20), "{all:?}");
        assert!(all.gap_ms <= 3_000, "{all:?}");
    }

    /// Each rule is there for a reason that the simulation finds.
    #[test]
    fn without_a_rule_something_is_found() {
        let check = |rules: Rules, expect: fn(&Breach) -> bool| {
            let found = (0..RUNS).filter_map(|seed| run(seed, rules).err());
            assert!(found.into_iter().any(|it| expect(&it)), "{rules:?}");
        };
        let all = Rules::default();
        let no_fence = Rules {
            fence: false,
            ..all
        };
        check(no_fence, |it| matches!(it, Breach::Overtaken(_)));
        let no_keys = Rules { keys: false, ..all };
        check(no_keys, |it| matches!(it, Breach::Doubled(_)));
        let unsure = Rules { sure: false, ..all };
        check(unsure, |it| matches!(it, Breach::Stale(_)));
    }

    #[test]
    fn a_seed_says_all() {
        assert_eq!(run(3, Rules::default()), run(3, Rules::default()));
    }
}
