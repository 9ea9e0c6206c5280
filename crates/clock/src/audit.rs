//! The readings of a finished game, held against its time control.
//!
//! Programs write what a clock showed after each move, rounded as each likes, with or without
//! the extra time of the move, with further periods added at the count or at zero. What is said
//! here to be impossible is so under every one of these ways.

use crate::{Bonus, Credit, Millis, Side, TimeControl};

/// What is written at one move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    /// Whose move it was.
    pub side: Side,
    /// What his clock showed after it (`%clk`).
    pub left: Option<Millis>,
    /// What the move took (`%emt`).
    pub spent: Option<Millis>,
}

/// What is wrong with a reading.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FindingKind {
    /// No clock under this control can have shown it: so much at most.
    Impossible {
        /// The most there can have been.
        most: Millis,
    },
    /// The extra time of this move is missing, by what the move took.
    IncrementMissing,
    /// It was added twice.
    IncrementDoubled,
    /// A further period was due by the count of moves, and its time is not there.
    PeriodMissing,
    /// What was left before, what the move took and what is left do not agree.
    Disagrees {
        /// What should be left.
        expected: Millis,
    },
}

/// Something wrong with the readings of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Finding {
    /// At which half-move, from 0 among the readings given.
    pub ply: usize,
    /// Whose.
    pub side: Side,
    /// What was left before the move, as last read.
    pub before: Millis,
    /// What is said to be left after it.
    pub shown: Millis,
    /// What is wrong.
    pub kind: FindingKind,
}

/// Whether a loss on time agrees with the readings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Forfeit {
    /// His last reading was nothing, and he was to move.
    BorneOut,
    /// He was to move, with so much left, which he may have used up.
    Possible {
        /// What he had left.
        left: Millis,
    },
    /// It was not his clock that ran: he had moved, with so much left.
    NotRunning {
        /// What he had left, where it is known.
        left: Option<Millis>,
    },
    /// There is no reading of his.
    Unknown,
}

impl Forfeit {
    /// The word by which it is written.
    pub const fn word(self) -> &'static str {
        match self {
            Forfeit::BorneOut => "borne_out",
            Forfeit::Possible { .. } => "possible",
            Forfeit::NotRunning { .. } => "not_running",
            Forfeit::Unknown => "unknown",
        }
    }
}

/// How coarsely readings are written: whole seconds where there is nothing finer among them.
pub fn coarseness(readings: &[Reading]) -> Millis {
    let fits = |unit: i64| {
        let whole = |it: Option<Millis>| it.is_none_or(|it| it.0 % unit == 0);
        readings.iter().all(|it| whole(it.left) && whole(it.spent))
    };
    let unit = [1_000, 100].into_iter().find(|unit| fits(*unit));
    Millis(unit.unwrap_or(10))
}

/// What is wrong with the readings of a game from its first move on. Where `credit` is not
/// known, a further period's time may come early or late. An increment that is missing at most
/// moves is a way of writing, and not reported.
///
/// ```
/// use flagfall_clock::{FindingKind, Millis, Reading, Side, audit};
///
/// let control = "5m+3s".parse()?;
/// let read = |side, seconds| Reading {
///     side,
///     left: Some(Millis::seconds(seconds)),
///     spent: None,
/// };
/// let found = audit(&control, None, &[read(Side::White, 301), read(Side::Black, 400)]);
/// assert_eq!((found.len(), found[0].ply), (1, 1));
/// assert!(matches!(found[0].kind, FindingKind::Impossible { .. }));
/// # Ok::<(), flagfall_clock::NotationError>(())
/// ```
pub fn audit(control: &TimeControl, credit: Option<Credit>, readings: &[Reading]) -> Vec<Finding> {
    let mut found = Vec::new();
    let coarse = coarseness(readings);
    for side in Side::ALL {
        let mut account = Account::open(control, credit, side, coarse);
        for (ply, it) in readings.iter().enumerate() {
            if it.side == side {
                account.read(ply, *it);
            }
        }
        found.append(&mut account.closed());
    }
    found.sort_by_key(|it| it.ply);
    found
}

/// Whether a loss on time agrees with the readings: whose time ran after the last move, and
/// what was left of it.
pub fn forfeit(readings: &[Reading], loser: Side) -> Forfeit {
    let own = readings.iter().rev().find(|it| it.side == loser);
    let left = own.and_then(|it| it.left);
    let to_move = readings.last().is_none_or(|it| it.side != loser);
    match left {
        left if !to_move => Forfeit::NotRunning { left },
        Some(left) if left < coarseness(readings) => Forfeit::BorneOut,
        Some(left) => Forfeit::Possible { left },
        None => Forfeit::Unknown,
    }
}

/// One player's time, as far as it can be known.
struct Account<'a> {
    control: &'a TimeControl,
    credit: Option<Credit>,
    side: Side,
    coarse: Millis,
    /// What was left as last read, and whether that was at the move before.
    before: Millis,
    fresh: bool,
    moves: u32,
    /// The period whose time was last added, as far as the readings show it.
    period: u32,
    /// How often the increment of a move could be checked.
    checked: usize,
    found: Vec<Finding>,
}

impl<'a> Account<'a> {
    fn open(
        control: &'a TimeControl,
        credit: Option<Credit>,
        side: Side,
        coarse: Millis,
    ) -> Account<'a> {
        Account {
            control,
            credit,
            side,
            coarse,
            before: control.start(side),
            fresh: true,
            moves: 0,
            period: 0,
            checked: 0,
            found: Vec::new(),
        }
    }

    fn read(&mut self, ply: usize, reading: Reading) {
        self.moves = self.moves.saturating_add(1);
        let Some(shown) = reading.left else {
            self.fresh = false;
            // A move without a reading may have brought its extra time.
            self.before += self.gain();
            return;
        };
        let kind = self.judge(shown, reading.spent.filter(|_| self.fresh));
        if let Some(kind) = kind {
            self.found.push(Finding {
                ply,
                side: self.side,
                before: self.before,
                shown,
                kind,
            });
        }
        (self.before, self.fresh) = (shown, true);
    }

    fn judge(&mut self, shown: Millis, spent: Option<Millis>) -> Option<FindingKind> {
        if self.control.is_sandclock() {
            let most = Side::ALL.map(|it| self.control.start(it)).into_iter().sum();
            return (shown > most + self.coarse).then_some(FindingKind::Impossible { most });
        }
        let mut most = self.before + self.gain();
        let added = self.add_periods(shown, &mut most);
        if shown > most + self.coarse {
            return Some(FindingKind::Impossible { most });
        }
        if self.is_period_missing(shown, added) {
            return Some(FindingKind::PeriodMissing);
        }
        // At the first move there is no telling what the clock showed before it.
        let spent = spent.filter(|_| self.moves > 1 && added == Millis::ZERO)?;
        self.compare(shown, spent)
    }

    /// Goes into further periods where only their time explains a reading.
    fn add_periods(&mut self, shown: Millis, most: &mut Millis) -> Millis {
        let mut added = Millis::ZERO;
        if shown <= *most + self.coarse {
            return added;
        }
        let by_count = self.control.period_after(self.side, self.moves);
        let end = match self.credit {
            Some(Credit::OnCount) => by_count,
            _ => by_count.saturating_add(1),
        };
        let end = self.control.last(self.side).map_or(end, |it| it.min(end));
        while shown > *most + self.coarse && self.period < end {
            self.period += 1;
            let time = self.control.period(self.side, self.period).base;
            added += time;
            *most += time + self.gain();
        }
        added
    }

    /// Whether a period's time was due at this very move, and cannot be in what is shown.
    fn is_period_missing(&self, shown: Millis, added: Millis) -> bool {
        if self.credit != Some(Credit::OnCount) {
            return false;
        }
        let due = |moves| self.control.period_after(self.side, moves);
        let begins = due(self.moves) > due(self.moves - 1) && self.period < due(self.moves);
        let time = self.control.period(self.side, due(self.moves)).base;
        begins && added == Millis::ZERO && shown + self.coarse < time
    }

    /// What a move of this period brings at most.
    fn gain(&self) -> Millis {
        self.control
            .period(self.side, self.period)
            .bonus
            .increment()
    }

    fn compare(&mut self, shown: Millis, spent: Millis) -> Option<FindingKind> {
        let bonus = self.control.period(self.side, self.period).bonus;
        let (extra, kept) = (bonus.amount(), spent.min(bonus.amount()));
        let expected = self.before - spent
            + match bonus {
                Bonus::None => Millis::ZERO,
                Bonus::Increment(_) => extra,
                Bonus::Delay(_) | Bonus::Bronstein(_) => kept,
            };
        self.checked += 1;
        // Three readings are rounded.
        let slack = self.coarse + self.coarse;
        let near = |it: Millis| (shown - it).0.abs() <= slack.0;
        let tells = bonus.increment() > slack;
        Some(match () {
            () if near(expected) => return None,
            () if tells && near(expected - extra) => FindingKind::IncrementMissing,
            () if tells && near(expected + extra) => FindingKind::IncrementDoubled,
            () => FindingKind::Disagrees { expected },
        })
    }

    /// What was found, without what is only a way of writing.
    fn closed(mut self) -> Vec<Finding> {
        for way in [FindingKind::IncrementMissing, FindingKind::IncrementDoubled] {
            let those = self.found.iter().filter(|it| it.kind == way).count();
            if those * 2 > self.checked {
                self.found.retain(|it| it.kind != way);
            }
        }
        let disagrees = |it: &Finding| matches!(it.kind, FindingKind::Disagrees { .. });
        if self.found.iter().filter(|it| disagrees(it)).count() * 2 > self.checked {
            self.found.retain(|it| !disagrees(it));
        }
        self.found
    }
}
