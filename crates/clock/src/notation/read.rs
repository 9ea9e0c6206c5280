//! From terms to a time control, never by guessing.

use std::str::FromStr;

use super::NotationError;
use super::lex::{Join, Lexer, Term, Units};
use super::sentence;
use crate::control::check;
use crate::{Bonus, Fault, Millis, Period, TimeControl};

/// The longest text read, in characters.
const MAX_TEXT: usize = 2_048;

/// After `|`, a plain number below this might be meant for an increment.
pub(super) const PLAIN_BLACK: Millis = Millis::minutes(1);

/// What is announced about time: a time control, none, or nothing known.
///
/// Two forms are read. The **PGN tag**: fields separated by `:`, each
/// `[moves/]seconds[+seconds]`. The **spoken form**: the same with units, `40/90m+30s:30m+30s`,
/// or terms joined by `+`, `90m/40 + 30m + 30s`. There hours or minutes after a number of moves
/// are a further period, and seconds at the end an increment from the first move on in all
/// periods. `d3s` is a simple delay, `b3s` a Bronstein delay. Plain numbers are seconds. `|`
/// separates White's time from Black's. `*180` is a sandclock, with so much on either side at
/// the start. **In words**, English or French: `90 minutes for 40 moves, then 30 minutes, with
/// 30 seconds per move from move 1`. What could mean two things is refused.
///
/// ```
/// use flagfall_clock::Announced;
///
/// assert_eq!("-".parse(), Ok(Announced::Untimed));
/// let refused = "15m 10s".parse::<Announced>().unwrap_err();
/// assert_eq!(refused.column, 5);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Announced {
    /// `?`: the time control is not known.
    Unknown,
    /// `-`: play without clocks.
    Untimed,
    /// Play under this time control.
    Timed(TimeControl),
}

impl Announced {
    /// The time control, where there is one.
    pub fn time_control(self) -> Option<TimeControl> {
        match self {
            Announced::Timed(control) => Some(control),
            Announced::Unknown | Announced::Untimed => None,
        }
    }
}

impl FromStr for Announced {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Announced, NotationError> {
        match text.trim() {
            "?" => return Ok(Announced::Unknown),
            "-" => return Ok(Announced::Untimed),
            _ => {}
        }
        if text.chars().nth(MAX_TEXT).is_some() {
            let cure = "write one time control, for example `40/90m+30s:30m+30s`";
            let expected = "at most 2048 characters";
            return Err(NotationError {
                column: MAX_TEXT + 1,
                expected,
                cure,
            });
        }
        if sentence::is_one(text) {
            return sentence::read(text).map(Announced::Timed);
        }
        let mut lexer = Lexer::new(text);
        let sand = lexer.take('*');
        let white = side(&mut lexer, sand)?;
        let black = if lexer.take('|') {
            if lexer.take('*') != sand {
                return lexer.error("a sandclock on both sides, or on neither", SAND);
            }
            side(&mut lexer, sand)?
        } else {
            white.clone()
        };
        if lexer.peek().is_some() {
            return lexer.error(
                "the end",
                "there are two sides: White's time, `|`, Black's time",
            );
        }
        sides_not_increment(text, &black)?;
        let control = match (sand, white.first(), black.first()) {
            (true, Some(white), Some(black)) => TimeControl::sandclock(white.base, black.base),
            _ => TimeControl::new(white, black),
        };
        control.map(Announced::Timed).map_err(|it| NotationError {
            column: 1,
            expected: it.fault.expected(),
            cure: it.fault.cure(),
        })
    }
}

impl FromStr for TimeControl {
    type Err = NotationError;

    /// As [`Announced`], where `?` and `-` are errors.
    fn from_str(text: &str) -> Result<TimeControl, NotationError> {
        text.parse::<Announced>()?
            .time_control()
            .ok_or(NotationError {
                column: text.chars().take_while(|it| it.is_whitespace()).count() + 1,
                expected: "a time",
                cure: "write a time such as `15m+10s`",
            })
    }
}

/// Refuses `15|10`, which elsewhere means 15 minutes and 10 seconds a move.
fn sides_not_increment(text: &str, black: &[Period]) -> Result<(), NotationError> {
    let bare = |it: &str| !it.contains(|it: char| !(it.is_ascii_digit() || " .".contains(it)));
    let Some((left, right)) = text.split_once('|') else {
        return Ok(());
    };
    let small = black.first().is_some_and(|it| it.base < PLAIN_BLACK);
    if !(bare(left) && bare(right) && small) {
        return Ok(());
    }
    Err(NotationError {
        column: left.chars().count() + 1,
        expected: "units on either side of `|`",
        cure: "write `15m+10s` for an increment, `15s|10s` for White's time and Black's",
    })
}

impl TimeControl {
    /// A time control from the two sides as each is written, without `|`.
    pub(crate) fn from_sides(white: &str, black: &str) -> Result<TimeControl, NotationError> {
        if white == black {
            return white.parse();
        }
        // A plain number is seconds here, whatever it is elsewhere.
        let explicit = |it: &str| match it.bytes().all(|it| it.is_ascii_digit() || it == b'.') {
            true => format!("{it}+0"),
            false => it.to_owned(),
        };
        format!("{}|{}", explicit(white), explicit(black)).parse()
    }
}

const SAND: &str = "a sandclock is one time a side without moves or extra time: `*180`, `*3m|*2m`";

/// The periods of one side; of a sandclock, one.
fn side(lexer: &mut Lexer, sand: bool) -> Result<Vec<Period>, NotationError> {
    if lexer.peek().is_none() {
        return lexer.error(Fault::Empty.expected(), Fault::Empty.cure());
    }
    let terms = lexer.terms()?;
    if sand && (terms.len() > 1 || terms.iter().any(|it| it.moves.is_some())) {
        let column = terms.get(1).or(terms.first()).map_or(1, |it| it.column);
        return Err(NotationError {
            column,
            expected: "the end of a sandclock's time",
            cure: SAND,
        });
    }
    let (periods, columns) = match terms.iter().any(|it| it.join == Join::Colon) {
        true => by_field(&terms)?,
        false => by_term(&terms)?,
    };
    match check(&periods) {
        Ok(()) => Ok(periods),
        Err((period, fault)) => Err(NotationError {
            column: columns.get(period).copied().unwrap_or(1),
            expected: fault.expected(),
            cure: fault.cure(),
        }),
    }
}

type Periods = (Vec<Period>, Vec<usize>);

/// `40/90m+30s:30m+30s`: each field has its own extra time.
fn by_field(terms: &[Term]) -> Result<Periods, NotationError> {
    let (mut periods, mut columns) = (Vec::<Period>::new(), Vec::new());
    let mut closed = false;
    for term in terms {
        if matches!(term.join, Join::First | Join::Colon) {
            periods.push(period(term));
            columns.push(term.column);
            closed = false;
            continue;
        }
        if term.moves.is_some() || closed {
            let cure = "where periods are separated by `:`, each has at most one extra time";
            return refuse(term, "`:` or the end", cure);
        }
        if term.join == Join::Plus && is_long(term.units) {
            let cure = "write `:` before a further period, and an increment in seconds, `60s`";
            return refuse(term, "an increment in seconds", cure);
        }
        if let Some(last) = periods.last_mut() {
            last.bonus = bonus(term);
        }
        closed = true;
    }
    Ok((periods, columns))
}

/// `90m/40 + 30m + 30s`: the extra time comes last and holds in all periods.
fn by_term(terms: &[Term]) -> Result<Periods, NotationError> {
    let (mut periods, mut columns) = (Vec::<Period>::new(), Vec::new());
    let mut extra = None;
    for term in terms {
        if extra.is_some() {
            let cure = "extra time comes last and holds in all periods; for one period's own \
                        write `40/90m+30s:30m`";
            return refuse(term, "the end", cure);
        }
        let further = term.join == Join::First
            || term.join == Join::Plus && (term.moves.is_some() || is_long(term.units));
        if !further {
            if term.moves.is_some() {
                let cure = "a delay has no number of moves: `90m/40 + 30m d5s`";
                return refuse(term, "a delay", cure);
            }
            extra = Some(bonus(term));
            continue;
        }
        if term.join == Join::Plus && term.moves.is_none() {
            clear_period(term, periods.last())?;
        }
        periods.push(period(term));
        columns.push(term.column);
    }
    for it in &mut periods {
        it.bonus = extra.unwrap_or_default();
    }
    Ok((periods, columns))
}

/// Whether `+ 30m` can only be a further period.
fn clear_period(term: &Term, before: Option<&Period>) -> Result<(), NotationError> {
    if term.units == Units::Mixed {
        let cure = "write `40/90m:1m30s` for a further period, `+90s` for an increment";
        return refuse(term, "minutes alone, or seconds alone", cure);
    }
    if before.is_none_or(|it| it.moves.is_none()) {
        let cure = "write an increment in seconds, `5m+60s`; a further period needs a number of \
                    moves before it, `40/90m+30m`";
        return refuse(term, "an increment in seconds", cure);
    }
    Ok(())
}

fn is_long(units: Units) -> bool {
    matches!(units, Units::Minutes | Units::Mixed)
}

fn period(term: &Term) -> Period {
    Period {
        moves: term.moves,
        base: term.time,
        bonus: Bonus::None,
    }
}

fn bonus(term: &Term) -> Bonus {
    match term.join {
        _ if term.time == Millis::ZERO => Bonus::None,
        Join::Delay => Bonus::Delay(term.time),
        Join::Bronstein => Bonus::Bronstein(term.time),
        Join::First | Join::Colon | Join::Plus => Bonus::Increment(term.time),
    }
}

fn refuse<T>(term: &Term, expected: &'static str, cure: &'static str) -> Result<T, NotationError> {
    Err(NotationError {
        column: term.column,
        expected,
        cure,
    })
}
