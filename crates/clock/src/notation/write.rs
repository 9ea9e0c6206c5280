//! Time controls written out, as PGN and as spoken.

use std::fmt;

use super::Announced;
use super::read::PLAIN_BLACK;
use crate::{Bonus, Millis, Period, Side, TimeControl};

impl TimeControl {
    /// The PGN tag value. Where PGN cannot express it ([`TimeControl::is_strict_pgn`]), the same
    /// form with `d` and `b` for delays and `|` between the sides. Reading it gives this again.
    pub fn to_pgn(&self) -> String {
        let plain = |side| matches!(self.periods(side), [it] if is_plain(it));
        let small = matches!(self.periods(Side::Black), [it] if it.base < PLAIN_BLACK);
        if self.is_sandclock() {
            return self.sides("|", |periods| sand(periods, decimal));
        }
        // `15|10` would be refused, for it is elsewhere an increment.
        let explicit = plain(Side::White) && plain(Side::Black) && small && !self.is_even();
        self.sides("|", |periods| {
            let fields: Vec<String> = periods.iter().map(pgn_field).collect();
            fields.join(":") + if explicit { "+0" } else { "" }
        })
    }

    /// The time of one side, as [`TimeControl::to_pgn`] writes it.
    pub(crate) fn side_to_pgn(&self, side: Side) -> String {
        let periods = self.periods(side);
        if self.is_sandclock() {
            return sand(periods, decimal);
        }
        let fields: Vec<String> = periods.iter().map(pgn_field).collect();
        fields.join(":")
    }

    /// Whether the PGN standard itself can express this: the same for both sides, whole seconds,
    /// no delay, and an increment at most in the last period, where that has no number of moves.
    /// Of a sandclock the standard does not say whether its seconds are those of each side.
    pub fn is_strict_pgn(&self) -> bool {
        let whole = |it: Millis| it.0 % 1_000 == 0;
        self.is_even()
            && !self.is_sandclock()
            && self.periods(Side::White).iter().all(|it| {
                let plain = match it.bonus {
                    Bonus::None => true,
                    Bonus::Increment(_) => it.moves.is_none(),
                    Bonus::Delay(_) | Bonus::Bronstein(_) => false,
                };
                plain && whole(it.base) && whole(it.bonus.amount())
            })
    }

    /// As players say it: `90m/40 + 30m + 30s`. Reading it gives this again.
    pub fn to_spoken(&self) -> String {
        if self.is_sandclock() {
            return self.sides(" | ", |periods| sand(periods, time));
        }
        self.sides(" | ", spoken)
    }

    fn sides(&self, between: &str, write: impl Fn(&[Period]) -> String) -> String {
        let white = write(self.periods(Side::White));
        if self.is_even() {
            return white;
        }
        white + between + &write(self.periods(Side::Black))
    }
}

/// The spoken form.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_spoken())
    }
}

impl Announced {
    /// The PGN tag value: `?`, `-`, or as [`TimeControl::to_pgn`].
    pub fn to_pgn(&self) -> String {
        match self {
            Announced::Unknown => "?".to_owned(),
            Announced::Untimed => "-".to_owned(),
            Announced::Timed(control) => control.to_pgn(),
        }
    }
}

/// A sandclock has one period a side.
fn sand(periods: &[Period], write: impl Fn(Millis) -> String) -> String {
    let base = periods.first().map_or(Millis::ZERO, |it| it.base);
    format!("*{}", write(base))
}

fn is_plain(period: &Period) -> bool {
    period.moves.is_none() && period.bonus == Bonus::None
}

fn pgn_field(period: &Period) -> String {
    let moves = period.moves.map_or_else(String::new, |it| format!("{it}/"));
    let bonus = match period.bonus {
        Bonus::None => String::new(),
        Bonus::Increment(it) => format!("+{}", decimal(it)),
        Bonus::Delay(it) => format!("d{}", decimal(it)),
        Bonus::Bronstein(it) => format!("b{}", decimal(it)),
    };
    format!("{moves}{}{bonus}", decimal(period.base))
}

fn spoken(periods: &[Period]) -> String {
    let shared = periods.windows(2).all(|it| it[0].bonus == it[1].bonus);
    // After `+`, a time in seconds would be an increment.
    let minutes = periods.iter().skip(1).all(|it| it.base.0 % 60_000 == 0);
    let mut text = String::new();
    for (number, it) in periods.iter().enumerate() {
        let apart = if shared && minutes { " + " } else { " : " };
        if number > 0 {
            text += apart;
        }
        text += &time(it.base);
        if let Some(moves) = it.moves {
            text += &format!("/{moves}");
        }
        if number + 1 == periods.len() || !(shared && minutes) {
            text += &extra(it.bonus);
        }
    }
    text
}

fn extra(bonus: Bonus) -> String {
    match bonus {
        Bonus::None => String::new(),
        Bonus::Increment(it) => format!(" + {}s", decimal(it)),
        Bonus::Delay(it) => format!(" d{}s", decimal(it)),
        Bonus::Bronstein(it) => format!(" b{}s", decimal(it)),
    }
}

/// Minutes, then seconds where there are any.
fn time(time: Millis) -> String {
    let (minutes, rest) = (time.0 / 60_000, Millis(time.0 % 60_000));
    match (minutes, rest) {
        (_, Millis::ZERO) => format!("{minutes}m"),
        (0, _) => format!("{}s", decimal(rest)),
        _ => format!("{minutes}m{}s", decimal(rest)),
    }
}

/// Seconds, with as many decimals as are needed.
fn decimal(time: Millis) -> String {
    let (whole, rest) = (time.0 / 1_000, time.0 % 1_000);
    if rest == 0 {
        return whole.to_string();
    }
    let text = format!("{whole}.{rest:03}");
    text.trim_end_matches('0').to_owned()
}
