//! The entries of a clock: what was pressed, what was set, by whom, when and why.
//!
//! The clock is what follows from its entries. An entry is never changed; one that was a mistake
//! is undone by a further one, and the clock is then as if it had not been made.

use crate::hold::Hold;
use crate::{Clock, Millis, Pressed, Setup, Side, TimeControl};

/// The most entries one clock takes.
pub const MAX_ENTRIES: usize = 20_000;
/// The longest reason, in characters.
pub const MAX_REASON: usize = 400;

/// Whose hand made an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hand {
    /// A player's.
    Player(Side),
    /// The arbiter's.
    Arbiter,
    /// Nobody's: the device itself, for what it notices.
    Device,
}

/// What was entered.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ClockAct {
    /// A player's clock is started.
    Start(Side),
    /// Both are stopped.
    Stop,
    /// A player presses.
    Press(Side),
    /// A move was completed without a press.
    CountMove(Side),
    /// A player is given time.
    Add(Side, Millis),
    /// Time is taken from a player.
    Take(Side, Millis),
    /// What a player's clock shows is set.
    Set(Side, Millis),
    /// A player's counter of moves is set.
    SetMoves(Side, u32),
    /// Another clock takes the place of this one, set so.
    Replace {
        /// What White's shows.
        white: Millis,
        /// What Black's shows.
        black: Millis,
        /// The moves counted for White and for Black.
        moves: (u32, u32),
    },
    /// The clock is set to another time control; what it shows stays.
    Install(Box<TimeControl>),
    /// A fallen flag is observed.
    ObserveFlag(Side),
    /// Nobody kept the clock from that instant to that of the entry. It ran on meanwhile, and
    /// that is told; whether the time counts is for the arbiter, see [`ClockAct::Spare`].
    Outage {
        /// The last sign of life.
        since: Millis,
    },
    /// The time of the outage in that entry, counted from 0, is charged to nobody.
    Spare(usize),
    /// That entry, counted from 0, was a mistake.
    Undo(usize),
}

/// One entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockEntry {
    /// When, by a clock that never runs back and that nobody sets: milliseconds since the first.
    pub at: Millis,
    /// When by the date, in milliseconds since 1970: to be read by people; nothing is reckoned
    /// from it.
    pub wall_ms: i64,
    /// By whom.
    pub by: Hand,
    /// What.
    pub act: ClockAct,
    /// Why. Asked of the arbiter for whatever changes a time, a counter or an entry.
    pub reason: String,
}

/// What both clocks show, and how many moves they have counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Readings {
    /// White's time; below zero where it is overrun.
    pub white: Millis,
    /// Black's.
    pub black: Millis,
    /// The moves counted for White and for Black.
    pub moves: (u32, u32),
    /// Whose clock runs.
    pub running: Option<Side>,
}

/// What an entry did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effect {
    /// What the clocks would show at its instant without it.
    pub before: Readings,
    /// What they show with it.
    pub after: Readings,
    /// What a press did.
    pub pressed: Option<Pressed>,
}

/// A clock with all its entries.
///
/// ```
/// use flagfall_clock::{ClockAct, ClockEntry, ClockLog, Hand, Hold, Millis, Setup, Side};
///
/// let mut log = ClockLog::new(Setup::of("5m".parse()?));
/// let entry = |at, act, reason: &str| ClockEntry {
///     at: Millis::seconds(at),
///     wall_ms: 0,
///     by: Hand::Arbiter,
///     act,
///     reason: reason.into(),
/// };
/// log.enter(entry(0, ClockAct::Start(Side::White), ""), false)?;
/// // What takes a player to zero is asked about twice.
/// let take = entry(60, ClockAct::Take(Side::White, Millis::minutes(5)), "12.9");
/// assert_eq!(log.enter(take.clone(), false), Err(Hold::Flags(Side::White)));
/// let effect = log.enter(take, true)?;
/// assert_eq!(effect.before.white, Millis::minutes(4));
/// assert_eq!(effect.after.white, Millis::minutes(-1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockLog {
    setup: Setup,
    entries: Vec<ClockEntry>,
    clock: Clock,
}

impl ClockLog {
    /// A clock before its first entry.
    pub fn new(setup: Setup) -> ClockLog {
        let clock = setup.clock();
        ClockLog {
            setup,
            entries: Vec::new(),
            clock,
        }
    }

    /// The clock that follows from these entries, as when a program takes up what another one
    /// left behind.
    ///
    /// # Errors
    /// The first entry that could not have been made, by its number from 0.
    pub fn replay(
        setup: Setup,
        entries: impl IntoIterator<Item = ClockEntry>,
    ) -> Result<ClockLog, (usize, Hold)> {
        let mut log = ClockLog::new(setup);
        for (number, entry) in entries.into_iter().enumerate() {
            log.enter(entry, true).map_err(|hold| (number, hold))?;
        }
        Ok(log)
    }

    /// How the clock is set.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Both clocks as they are.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// All entries, in order.
    pub fn entries(&self) -> &[ClockEntry] {
        &self.entries
    }

    /// What an entry would do; nothing is entered.
    ///
    /// # Errors
    /// As [`ClockLog::enter`].
    pub fn preview(&self, entry: &ClockEntry, confirmed: bool) -> Result<Effect, Hold> {
        self.next(entry, confirmed).map(|(effect, _)| effect)
    }

    /// Makes an entry. An instant before the last entry is taken as that of the last entry.
    ///
    /// # Errors
    /// Why it is not made: see [`Hold`]. What leaves a player without time is made only where
    /// it is `confirmed`.
    pub fn enter(&mut self, mut entry: ClockEntry, confirmed: bool) -> Result<Effect, Hold> {
        entry.at = entry.at.max(self.last());
        let (effect, clock) = self.next(&entry, confirmed)?;
        self.entries.push(entry);
        self.clock = clock;
        Ok(effect)
    }

    /// Which entries are undone, by their numbers.
    pub fn undone(&self) -> Vec<bool> {
        undone(&self.entries)
    }

    /// The outages about which nothing was said: the clock ran through them.
    pub fn open_outages(&self) -> Vec<usize> {
        let (undone, spared) = (self.undone(), spared(&self.entries));
        let outage = |it: &ClockEntry| matches!(it.act, ClockAct::Outage { .. });
        let all = self.entries.iter().enumerate();
        all.filter(|(number, it)| outage(it) && !undone[*number] && !spared[*number])
            .map(|(number, _)| number)
            .collect()
    }

    fn last(&self) -> Millis {
        self.entries.last().map_or(Millis::ZERO, |it| it.at)
    }

    fn next(&self, entry: &ClockEntry, confirmed: bool) -> Result<(Effect, Clock), Hold> {
        let at = entry.at.max(self.last());
        self.may(entry)?;
        let mut clock = self.clock.clone();
        let before = readings(&clock, at);
        let mut pressed = None;
        match &entry.act {
            ClockAct::Undo(_) | ClockAct::Spare(_) => {
                let mut entries = self.entries.clone();
                entries.push(entry.clone());
                clock = self.fold(&entries);
            }
            act => pressed = apply(&mut clock, act, at),
        }
        let after = readings(&clock, at);
        let falls = |was: Millis, is: Millis| was > Millis::ZERO && is <= Millis::ZERO;
        if entry.by == Hand::Arbiter && !confirmed {
            for (side, was, is) in [
                (Side::White, before.white, after.white),
                (Side::Black, before.black, after.black),
            ] {
                if falls(was, is) {
                    return Err(Hold::Flags(side));
                }
            }
        }
        let effect = Effect {
            before,
            after,
            pressed,
        };
        Ok((effect, clock))
    }

    fn may(&self, entry: &ClockEntry) -> Result<(), Hold> {
        if self.entries.len() >= MAX_ENTRIES {
            return Err(Hold::Full);
        }
        if entry.reason.chars().nth(MAX_REASON).is_some() {
            return Err(Hold::LongReason);
        }
        if entry.act.is_correction() {
            if entry.by != Hand::Arbiter {
                return Err(Hold::ArbiterOnly);
            }
            if entry.reason.trim().is_empty() {
                return Err(Hold::ReasonWanted);
            }
        }
        let of = |number: usize| self.entries.get(number).map(|it| &it.act);
        match entry.act {
            ClockAct::Undo(number) => match of(number) {
                None => Err(Hold::NoSuchEntry(number)),
                Some(ClockAct::Undo(_) | ClockAct::Outage { .. }) => Err(Hold::Stays(number)),
                Some(_) if self.undone()[number] => Err(Hold::UndoneBefore(number)),
                Some(_) => Ok(()),
            },
            ClockAct::Spare(number) => match of(number) {
                Some(ClockAct::Outage { .. }) if !spared(&self.entries)[number] => Ok(()),
                Some(ClockAct::Outage { .. }) => Err(Hold::UndoneBefore(number)),
                _ => Err(Hold::NoSuchEntry(number)),
            },
            _ => Ok(()),
        }
    }

    /// The clock that follows from entries, those undone left out.
    fn fold(&self, entries: &[ClockEntry]) -> Clock {
        let mut clock = self.setup.clock();
        let (undone, spared) = (undone(entries), spared(entries));
        for (number, entry) in entries.iter().enumerate().filter(|(it, _)| !undone[*it]) {
            match &entry.act {
                &ClockAct::Outage { since } if spared[number] => {
                    if let Some(side) = clock.running_at(since) {
                        clock.stop(since);
                        clock.start(side, entry.at);
                    }
                }
                act => drop(apply(&mut clock, act, entry.at)),
            }
        }
        clock
    }
}

impl ClockAct {
    /// Whether it corrects what the clock shows or what was entered: the arbiter's alone, and
    /// with a reason.
    pub fn is_correction(&self) -> bool {
        use ClockAct::{Add, Install, Replace, Set, SetMoves, Spare, Take, Undo};
        matches!(
            self,
            Add(..)
                | Take(..)
                | Set(..)
                | SetMoves(..)
                | Replace { .. }
                | Install(_)
                | Spare(_)
                | Undo(_)
        )
    }
}

/// Which entries later ones undo. One that undoes is itself never undone.
fn undone(entries: &[ClockEntry]) -> Vec<bool> {
    let mut marks = vec![false; entries.len()];
    for entry in entries {
        if let ClockAct::Undo(number) = entry.act
            && let Some(mark) = marks.get_mut(number)
        {
            *mark = true;
        }
    }
    marks
}

/// Which outages are spared, by a ruling that was not undone.
fn spared(entries: &[ClockEntry]) -> Vec<bool> {
    let undone = undone(entries);
    let mut marks = vec![false; entries.len()];
    for (entry, undone) in entries.iter().zip(undone) {
        if let (&ClockAct::Spare(number), false) = (&entry.act, undone)
            && let Some(mark) = marks.get_mut(number)
        {
            *mark = true;
        }
    }
    marks
}

fn apply(clock: &mut Clock, act: &ClockAct, at: Millis) -> Option<Pressed> {
    match *act {
        ClockAct::Start(side) => clock.start(side, at),
        ClockAct::Stop => clock.stop(at),
        ClockAct::Press(side) => return Some(clock.press(side, at)),
        ClockAct::CountMove(side) => clock.count_move(side, at),
        ClockAct::Add(side, time) => clock.add(side, time, at),
        ClockAct::Take(side, time) => clock.take(side, time, at),
        ClockAct::Set(side, time) => clock.set(side, time, at),
        ClockAct::SetMoves(side, moves) => {
            clock.settle(at);
            clock.set_moves(side, moves);
        }
        ClockAct::Replace {
            white,
            black,
            moves,
        } => {
            clock.settle(at);
            clock.set_moves(Side::White, moves.0);
            clock.set_moves(Side::Black, moves.1);
            clock.set(Side::White, white, at);
            clock.set(Side::Black, black, at);
        }
        ClockAct::Install(ref control) => clock.install(control, at),
        ClockAct::ObserveFlag(side) => drop(clock.observe_flag(side, at)),
        ClockAct::Outage { .. } => clock.settle(at),
        ClockAct::Spare(_) | ClockAct::Undo(_) => {}
    }
    None
}

fn readings(clock: &Clock, at: Millis) -> Readings {
    Readings {
        white: clock.reading(Side::White, at),
        black: clock.reading(Side::Black, at),
        moves: (clock.moves(Side::White), clock.moves(Side::Black)),
        running: clock.running_at(at),
    }
}
