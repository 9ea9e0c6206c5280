//! A game made up from one seed.

use crate::acts::sensible;
use crate::check::panicked;
use crate::setting::{self, chance, one};
use crate::tally::Tally;
use crate::{Record, any};
use fastrand::Rng;
use flagfall_clock::Millis;
use flagfall_game::Game;
use flagfall_record::{Act, Entry, Seat};
use flagfall_wire::act_names;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A game that was made up, and what came of it while it was: a panic ends it.
pub struct Played {
    /// Its record.
    pub record: Record,
    /// What came of it, or what the panic said.
    pub tally: Result<Tally, String>,
}

/// Makes up the game of a seed.
#[must_use]
pub fn play(seed: u64) -> Played {
    let mut rng = Rng::with_seed(seed);
    let header = setting::header(&mut rng);
    let mut entries = Vec::new();
    let played = AssertUnwindSafe(|| {
        let mut tally = Tally::default();
        match Game::new(header.clone()) {
            Ok(game) => Maker::new(&mut rng, game).play(&mut entries, &mut tally),
            Err(_) => tally.games = 1,
        }
        tally
    });
    let tally = catch_unwind(played).map_err(|panic| panicked(&*panic));
    Played {
        record: Record { header, entries },
        tally,
    }
}

/// Whoever thinks of what is done next.
struct Maker<'a> {
    rng: &'a mut Rng,
    game: Game,
    /// Of a hundred acts so many make sense.
    sense: u8,
    now: Millis,
    /// What hands have begun and go on with.
    plan: VecDeque<(Seat, Act)>,
}

impl<'a> Maker<'a> {
    fn new(rng: &'a mut Rng, game: Game) -> Maker<'a> {
        let sense = one(rng, &[98, 98, 92, 75, 40, 5]);
        Maker {
            rng,
            game,
            sense,
            now: Millis::ZERO,
            plan: VecDeque::new(),
        }
    }

    fn play(&mut self, entries: &mut Vec<Entry>, tally: &mut Tally) {
        let acts = one(self.rng, &[12, 40, 40, 90, 90, 240]);
        let mut after_the_end = 3;
        for _ in 0..acts {
            if !self.game.is_on() {
                after_the_end -= 1;
            }
            if after_the_end < 0 {
                break;
            }
            let gap = self.gap();
            self.now += gap;
            let (by, act) = self.next();
            let at = self.now;
            let entry = Entry { at, by, act };
            entries.push(entry.clone());
            tally.take(&self.game.act(&entry));
        }
        tally.close(&self.game);
    }

    /// Mostly a moment, now and then so long that flags fall.
    fn gap(&mut self) -> Millis {
        Millis(match self.rng.u8(..100) {
            0..=34 => 0,
            35..=79 => self.rng.i64(20..4_000),
            80..=93 => self.rng.i64(4_000..30_000),
            94..=98 => self.rng.i64(30_000..400_000),
            _ => self.rng.i64(400_000..7_000_000),
        })
    }

    fn next(&mut self) -> (Seat, Act) {
        if chance(self.rng, self.sense) {
            if let Some(next) = self.plan.pop_front() {
                return next;
            }
            return sensible(self.rng, &self.game, self.now, &mut self.plan);
        }
        self.plan.clear();
        let by = match self.rng.u8(..10) {
            0..=2 => Seat::White,
            3..=5 => Seat::Black,
            6..=7 => Seat::Arbiter,
            _ => one(self.rng, &Seat::ALL),
        };
        loop {
            let (name, fields) = one(self.rng, act_names());
            if let Some(act) = any::of(self.rng, name, fields, self.now) {
                return (by, act);
            }
        }
    }
}
