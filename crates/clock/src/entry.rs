//! One entry of a clock, and what it does to it.

use crate::{Clock, Millis, Pressed, Side, TimeControl};

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
    /// So much is given back to the player whose clock runs, for his press was so long on its
    /// way: by the device, as the event has declared, and no correction.
    Lag(Side, Millis),
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

impl Effect {
    /// Whose time an entry used up, if it did: White's where both.
    pub fn falls(&self) -> Option<Side> {
        let (was, is) = (self.before, self.after);
        let fell = |was: Millis, is: Millis| was > Millis::ZERO && is <= Millis::ZERO;
        match (fell(was.white, is.white), fell(was.black, is.black)) {
            (true, _) => Some(Side::White),
            (_, true) => Some(Side::Black),
            (false, false) => None,
        }
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

/// Makes an entry on a clock; what a press did, if it was one.
pub(crate) fn apply(clock: &mut Clock, act: &ClockAct, at: Millis) -> Option<Pressed> {
    match *act {
        ClockAct::Start(side) => clock.start(side, at),
        ClockAct::Stop => clock.stop(at),
        ClockAct::Press(side) => return Some(clock.press(side, at)),
        ClockAct::CountMove(side) => clock.count_move(side, at),
        ClockAct::Add(side, time) | ClockAct::Lag(side, time) => clock.add(side, time, at),
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

/// What both show at an instant.
pub(crate) fn readings(clock: &Clock, at: Millis) -> Readings {
    Readings {
        white: clock.reading(Side::White, at),
        black: clock.reading(Side::Black, at),
        moves: (clock.moves(Side::White), clock.moves(Side::Black)),
        running: clock.running_at(at),
    }
}
