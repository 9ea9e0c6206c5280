//! Time controls: periods with a number of moves, a time and extra time (Article 6.2).

use crate::{ControlError, Fault, Millis, Side};

/// The most periods one side may have.
pub const MAX_PERIODS: usize = 16;
/// The most moves one period may ask for.
pub const MAX_MOVES: u32 = 999;
/// The most time one period may give at once, or for one move.
pub const MAX_TIME: Millis = Millis::hours(100);

/// Extra time that goes with each move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Bonus {
    /// No extra time.
    #[default]
    None,
    /// Added before each move, the first included, and kept when not used (Fischer).
    Increment(Millis),
    /// The time of the period waits for so long in each turn; what is not used of it is lost.
    Delay(Millis),
    /// As [`Bonus::Delay`], but shown as part of the time left (Bronstein).
    Bronstein(Millis),
}

impl Bonus {
    /// The extra time of one move, whatever its kind.
    pub const fn amount(self) -> Millis {
        match self {
            Bonus::None => Millis::ZERO,
            Bonus::Increment(it) | Bonus::Delay(it) | Bonus::Bronstein(it) => it,
        }
    }

    /// What is added to the time before each move.
    pub const fn increment(self) -> Millis {
        match self {
            Bonus::Increment(it) => it,
            _ => Millis::ZERO,
        }
    }

    /// How long the time waits in each turn, whether or not the clock shows it.
    pub const fn delay(self) -> Millis {
        match self {
            Bonus::Delay(it) | Bonus::Bronstein(it) => it,
            _ => Millis::ZERO,
        }
    }

    /// Whether the delay is shown within the time left.
    pub(crate) const fn is_bronstein(self) -> bool {
        matches!(self, Bonus::Bronstein(_))
    }
}

/// One period of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Period {
    /// The moves to be completed in it; `None` for all the moves that are left.
    pub moves: Option<u32>,
    /// The time added for it.
    pub base: Millis,
    /// The extra time of each move in it.
    pub bonus: Bonus,
}

impl Period {
    /// A period for all the moves that are left.
    pub const fn all(base: Millis, bonus: Bonus) -> Period {
        Period {
            moves: None,
            base,
            bonus,
        }
    }

    /// A period for a number of moves.
    pub const fn quota(moves: u32, base: Millis, bonus: Bonus) -> Period {
        Period {
            moves: Some(moves),
            base,
            bonus,
        }
    }
}

/// What time each player is allotted, announced in advance (Article 6.2).
///
/// Each side has between 1 and [`MAX_PERIODS`] periods. Only the last may lack a number of
/// moves; where it has one, it repeats for as long as the game goes on, as in PGN.
///
/// ```
/// use flagfall_clock::{Millis, Side, TimeControl};
///
/// let control: TimeControl = "90m/40 + 30m + 30s".parse()?;
/// assert_eq!(control.to_pgn(), "40/5400+30:1800+30");
/// assert_eq!(control.fixed_time(Side::White), Millis::minutes(120));
/// assert_eq!(control.increment(Side::White), Millis::seconds(30));
/// # Ok::<(), flagfall_clock::NotationError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TimeControl {
    white: Vec<Period>,
    black: Vec<Period>,
    hourglass: bool,
}

impl TimeControl {
    /// A time control, one list of periods a side. A bonus of no time becomes [`Bonus::None`].
    ///
    /// # Errors
    /// The first period of the first side that is beyond the limits or out of place.
    pub fn new(white: Vec<Period>, black: Vec<Period>) -> Result<TimeControl, ControlError> {
        let mut control = TimeControl {
            white,
            black,
            hourglass: false,
        };
        for (side, periods) in [
            (Side::White, &mut control.white),
            (Side::Black, &mut control.black),
        ] {
            for period in periods.iter_mut() {
                if period.bonus.amount() == Millis::ZERO {
                    period.bonus = Bonus::None;
                }
            }
            check(periods).map_err(|(period, fault)| ControlError {
                side,
                period,
                fault,
            })?;
        }
        Ok(control)
    }

    /// A time control that is the same for both sides.
    ///
    /// # Errors
    /// As [`TimeControl::new`].
    pub fn same(periods: Vec<Period>) -> Result<TimeControl, ControlError> {
        TimeControl::new(periods.clone(), periods)
    }

    /// A sandclock: what one player uses, the other gains, and their sum stays as it is. No
    /// method of the Laws (Article 6.2 allots each player his own time), but played for fun.
    ///
    /// # Errors
    /// As [`TimeControl::new`].
    ///
    /// ```
    /// use flagfall_clock::{Clock, Credit, Millis, Side, TimeControl};
    ///
    /// let control = TimeControl::sandclock(Millis::minutes(3), Millis::minutes(3))?;
    /// let mut clock = Clock::new(&control, Credit::OnCount);
    /// clock.start(Side::White, Millis::ZERO);
    /// assert_eq!(clock.reading(Side::Black, Millis::seconds(10)), Millis::seconds(190));
    /// # Ok::<(), flagfall_clock::ControlError>(())
    /// ```
    pub fn sandclock(white: Millis, black: Millis) -> Result<TimeControl, ControlError> {
        let all = |base| vec![Period::all(base, Bonus::None)];
        let mut control = TimeControl::new(all(white), all(black))?;
        control.hourglass = true;
        Ok(control)
    }

    /// Whether what one player uses is gained by the other.
    pub fn is_sandclock(&self) -> bool {
        self.hourglass
    }

    /// The periods of one side, at least one.
    pub fn periods(&self, side: Side) -> &[Period] {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// Whether both sides have the same periods.
    pub fn is_even(&self) -> bool {
        self.white == self.black
    }

    /// The time of all periods together, without extra time; a repeated one counts once.
    pub fn fixed_time(&self, side: Side) -> Millis {
        self.periods(side).iter().map(|it| it.base).sum()
    }

    /// The extra time of a move in the first period, whatever its kind.
    pub fn increment(&self, side: Side) -> Millis {
        self.periods(side)
            .first()
            .map_or(Millis::ZERO, |it| it.bonus.amount())
    }

    /// The time of all periods and the extra time of so many moves: with 60, the sum by which
    /// the appendices tell rapid and blitz games from others.
    pub fn nominal(&self, side: Side, moves: u32) -> Millis {
        self.fixed_time(side) + self.increment(side) * i64::from(moves)
    }

    /// What a clock shows before the first move; the first extra time is already there, except
    /// for a simple delay, which is shown apart.
    pub fn start(&self, side: Side) -> Millis {
        let Some(first) = self.periods(side).first() else {
            return Millis::ZERO;
        };
        match first.bonus {
            Bonus::None | Bonus::Delay(_) => first.base,
            Bonus::Increment(extra) | Bonus::Bronstein(extra) => first.base + extra,
        }
    }

    /// All the time a player may use until he has completed so many moves: that of the periods
    /// begun by then and the extra time of each move. A delay counts in full, though what is not
    /// used of it is lost.
    ///
    /// ```
    /// use flagfall_clock::{Millis, Side, TimeControl};
    ///
    /// let control: TimeControl = "40/90m+30s:30m+30s".parse()?;
    /// assert_eq!(control.available(Side::White, 40), Millis::minutes(110));
    /// assert_eq!(control.available(Side::White, 60), Millis::minutes(150));
    /// # Ok::<(), flagfall_clock::NotationError>(())
    /// ```
    pub fn available(&self, side: Side, moves: u32) -> Millis {
        let (mut sum, mut begun) = (Millis::ZERO, 0);
        for before in 0..moves.min(100_000) {
            let number = self.period_after(side, before);
            while begun <= number {
                sum += self.period(side, begun).base;
                begun += 1;
            }
            sum += self.period(side, number).bonus.amount();
        }
        sum
    }

    /// The period with this number from 0, a repeated one counted each time.
    pub(crate) fn period(&self, side: Side, number: u32) -> Period {
        let periods = self.periods(side);
        let last = periods.len().saturating_sub(1);
        let nothing = Period::all(Millis::ZERO, Bonus::None);
        periods
            .get(last.min(number as usize))
            .copied()
            .unwrap_or(nothing)
    }

    /// Whether what is left of a delay is shown within the time left, in the period of this number.
    pub(crate) fn is_bronstein(&self, side: Side, number: u32) -> bool {
        let periods = self.periods(side);
        let it = periods.get(number as usize).or(periods.last());
        it.is_some_and(|it| it.bonus.is_bronstein())
    }

    /// The number of the last period, `None` where the last one repeats without end.
    pub(crate) fn last(&self, side: Side) -> Option<u32> {
        let periods = self.periods(side);
        match periods.last() {
            // A repeated period without time of its own gives nothing when it begins again.
            Some(it) if it.moves.is_some() && it.base > Millis::ZERO => None,
            _ => Some(periods.len().saturating_sub(1) as u32),
        }
    }

    /// The moves to be completed by the end of this period, all earlier ones included.
    pub(crate) fn quota(&self, side: Side, number: u32) -> Option<u64> {
        let periods = self.periods(side);
        let mut moves: u64 = 0;
        for it in periods.iter().take((number as usize).saturating_add(1)) {
            moves = moves.saturating_add(u64::from(it.moves?));
        }
        let repeats = u64::from(number).saturating_sub(periods.len().saturating_sub(1) as u64);
        let last = periods.last().and_then(|it| it.moves).unwrap_or(0);
        Some(moves.saturating_add(repeats.saturating_mul(u64::from(last))))
    }

    /// The period in which a player who completed so many moves has to complete the next.
    pub(crate) fn period_after(&self, side: Side, moves: u32) -> u32 {
        let mut ahead = moves;
        let periods = self.periods(side);
        for (number, it) in periods.iter().enumerate() {
            match it.moves {
                Some(quota) if quota <= ahead => ahead -= quota,
                _ => return number as u32,
            }
        }
        let last = periods.last().and_then(|it| it.moves).unwrap_or(1).max(1);
        (periods.len() as u32).saturating_add(ahead / last)
    }
}

/// Which period is at fault, and how.
pub(crate) fn check(periods: &[Period]) -> Result<(), (usize, Fault)> {
    if periods.is_empty() {
        return Err((0, Fault::Empty));
    }
    if periods.len() > MAX_PERIODS {
        return Err((MAX_PERIODS, Fault::TooManyPeriods));
    }
    let span = Millis::ZERO..=MAX_TIME;
    for (number, it) in periods.iter().enumerate() {
        let fault = if it
            .moves
            .is_some_and(|moves| !(1..=MAX_MOVES).contains(&moves))
        {
            Fault::Moves
        } else if !span.contains(&it.base) {
            Fault::Base
        } else if !span.contains(&it.bonus.amount()) {
            Fault::Bonus
        } else if it.base + it.bonus.amount() == Millis::ZERO {
            Fault::NoTime
        } else if it.moves.is_none() && number + 1 < periods.len() {
            Fault::NoQuota
        } else {
            continue;
        };
        return Err((number, fault));
    }
    Ok(())
}
