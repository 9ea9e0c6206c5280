//! The entries of a clock: what was pressed, what was set, by whom, when and why.
//!
//! The clock is what follows from its entries. An entry is never changed; one that was a mistake
//! is undone by a further one, and the clock is then as if it had not been made.

use std::sync::Arc;

use crate::entry::{apply, readings};
use crate::hold::Hold;
use crate::{Clock, ClockAct, ClockEntry, Effect, Hand, Millis, Setup};

/// The most entries one clock takes.
pub const MAX_ENTRIES: usize = 20_000;
/// The longest reason, in characters.
pub const MAX_REASON: usize = 400;

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
    /// Both clocks before the first entry.
    base: Clock,
    entries: Arc<Vec<ClockEntry>>,
    corrections: Arc<Vec<(usize, Effect)>>,
    clock: Clock,
}

/// A clock at some entry, to come back to: see [`ClockLog::mark`].
#[derive(Debug, Clone)]
pub struct ClockMark {
    entries: usize,
    corrections: usize,
    clock: Clock,
}

impl ClockLog {
    /// A clock before its first entry.
    pub fn new(setup: Setup) -> ClockLog {
        let clock = setup.clock();
        ClockLog::from_clock(setup, clock)
    }

    /// A clock before its first entry, in a game under way: the counters and the times are
    /// those of `clock`.
    pub fn from_clock(setup: Setup, clock: Clock) -> ClockLog {
        ClockLog {
            setup,
            base: clock.clone(),
            entries: Arc::default(),
            corrections: Arc::default(),
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
        self.push(entry, effect, clock);
        Ok(effect)
    }

    /// Makes an entry that was judged elsewhere, as one that a record holds: it is made as it
    /// stands. One that is about an entry that is not there changes nothing.
    ///
    /// ```
    /// use flagfall_clock::{ClockAct, ClockEntry, ClockLog, Hand, Millis, Setup, Side};
    ///
    /// let mut log = ClockLog::new(Setup::of("5m".parse()?));
    /// log.note(ClockEntry {
    ///     at: Millis::seconds(9),
    ///     wall_ms: 0,
    ///     by: Hand::Arbiter,
    ///     act: ClockAct::Set(Side::White, Millis::minutes(4)),
    ///     reason: String::new(),
    /// });
    /// let (entry, effect) = log.corrections()[0];
    /// assert_eq!((entry, effect.before.white), (0, Millis::minutes(5)));
    /// # Ok::<(), flagfall_clock::NotationError>(())
    /// ```
    pub fn note(&mut self, mut entry: ClockEntry) {
        entry.at = entry.at.max(self.last());
        if entry.act.is_correction() {
            let (effect, clock) = self.work_out(&entry);
            self.push(entry, effect, clock);
        } else {
            apply(&mut self.clock, &entry.act, entry.at);
            Arc::make_mut(&mut self.entries).push(entry);
        }
    }

    /// The arbiter's corrections by the number of their entries, with what was shown before and
    /// after when they were made.
    pub fn corrections(&self) -> &[(usize, Effect)] {
        &self.corrections
    }

    /// The last correction that still counts and can be undone, by the number of its entry.
    pub fn last_correction(&self) -> Option<usize> {
        let undone = self.undone();
        let numbers = self.corrections.iter().rev().map(|(number, _)| *number);
        let stays = |number: usize| matches!(self.entries[number].act, ClockAct::Undo(_));
        numbers
            .into_iter()
            .find(|number| !undone[*number] && !stays(*number))
    }

    /// The log as it stands, to come back to.
    pub fn mark(&self) -> ClockMark {
        ClockMark {
            entries: self.entries.len(),
            corrections: self.corrections.len(),
            clock: self.clock.clone(),
        }
    }

    /// Back to a mark of this log: entries made since are gone as if they had never been made.
    /// That is for an act that turned out not to be admitted; a mistake is undone by an entry.
    ///
    /// ```
    /// use flagfall_clock::{ClockAct, ClockEntry, ClockLog, Hand, Millis, Setup, Side};
    ///
    /// let mut log = ClockLog::new(Setup::of("5m".parse()?));
    /// let (mark, was) = (log.mark(), log.clone());
    /// log.note(ClockEntry {
    ///     at: Millis::seconds(9),
    ///     wall_ms: 0,
    ///     by: Hand::Arbiter,
    ///     act: ClockAct::Set(Side::White, Millis::minutes(4)),
    ///     reason: String::new(),
    /// });
    /// log.back(mark);
    /// assert_eq!(log, was);
    /// # Ok::<(), flagfall_clock::NotationError>(())
    /// ```
    pub fn back(&mut self, mark: ClockMark) {
        if self.entries.len() > mark.entries {
            Arc::make_mut(&mut self.entries).truncate(mark.entries);
        }
        if self.corrections.len() > mark.corrections {
            Arc::make_mut(&mut self.corrections).truncate(mark.corrections);
        }
        self.clock = mark.clock;
    }

    fn push(&mut self, entry: ClockEntry, effect: Effect, clock: Clock) {
        if entry.by == Hand::Arbiter && entry.act.is_correction() {
            Arc::make_mut(&mut self.corrections).push((self.entries.len(), effect));
        }
        Arc::make_mut(&mut self.entries).push(entry);
        self.clock = clock;
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
        self.may(entry)?;
        let (effect, clock) = self.work_out(entry);
        match effect
            .falls()
            .filter(|_| entry.by == Hand::Arbiter && !confirmed)
        {
            Some(side) => Err(Hold::Flags(side)),
            None => Ok((effect, clock)),
        }
    }

    /// What an entry does, and the clock with it.
    fn work_out(&self, entry: &ClockEntry) -> (Effect, Clock) {
        let at = entry.at.max(self.last());
        let mut clock = self.clock.clone();
        let before = readings(&clock, at);
        let mut pressed = None;
        match &entry.act {
            ClockAct::Undo(_) | ClockAct::Spare(_) => {
                let mut entries = (*self.entries).clone();
                entries.push(entry.clone());
                clock = self.fold(&entries);
            }
            act => pressed = apply(&mut clock, act, at),
        }
        let after = readings(&clock, at);
        let effect = Effect {
            before,
            after,
            pressed,
        };
        (effect, clock)
    }

    /// Whether such an entry can be made now.
    ///
    /// # Errors
    /// Why not, but for what [`ClockLog::enter`] asks to be confirmed.
    pub fn may(&self, entry: &ClockEntry) -> Result<(), Hold> {
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
        let mut clock = self.base.clone();
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
