//! From characters to terms: numbers of moves, times, and what joins them.

use super::NotationError;
use crate::{Millis, control::MAX_MOVES};

/// How a term follows the one before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Join {
    /// It is the first.
    First,
    /// After `:`.
    Colon,
    /// After `+`.
    Plus,
    /// After `d`: a simple delay.
    Delay,
    /// After `b`: a Bronstein delay.
    Bronstein,
}

/// The units in which a time was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Units {
    /// A plain number.
    Plain,
    /// Seconds only.
    Seconds,
    /// Hours or minutes only.
    Minutes,
    /// Both.
    Mixed,
}

/// A time, perhaps with a number of moves.
#[derive(Debug, Clone, Copy)]
pub(super) struct Term {
    pub(super) join: Join,
    pub(super) column: usize,
    pub(super) moves: Option<u32>,
    pub(super) time: Millis,
    pub(super) units: Units,
}

/// A number as written, in thousandths.
#[derive(Clone, Copy)]
struct Number {
    thousandths: i64,
    whole: bool,
}

/// Reads terms off a text.
pub(super) struct Lexer {
    text: Vec<char>,
    at: usize,
}

const TIME: &str = "a time such as `90m`, `1h30m`, `30s` or plain seconds";
const WRITE_TIME: &str = "write hours, minutes and seconds as `h`, `m` and `s`";
const LONG: &str = "a number of at most 9 digits";

impl Lexer {
    pub(super) fn new(text: &str) -> Lexer {
        Lexer {
            text: text.chars().collect(),
            at: 0,
        }
    }

    /// The next character that is not a space.
    pub(super) fn peek(&mut self) -> Option<char> {
        while self.here().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
        self.here()
    }

    /// Takes the next character if it is this one.
    pub(super) fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    /// The column of the next character, from 1.
    pub(super) fn column(&self) -> usize {
        self.at + 1
    }

    /// An error at the next character.
    pub(super) fn error<T>(
        &self,
        expected: &'static str,
        cure: &'static str,
    ) -> Result<T, NotationError> {
        Err(NotationError {
            column: self.column(),
            expected,
            cure,
        })
    }

    /// All terms up to `|` or the end.
    pub(super) fn terms(&mut self) -> Result<Vec<Term>, NotationError> {
        let mut terms = vec![self.term(Join::First)?];
        while let Some(next) = self.peek() {
            let join = match next {
                '|' => break,
                ':' => Join::Colon,
                '+' => Join::Plus,
                _ => self.delay()?,
            };
            if matches!(join, Join::Colon | Join::Plus) {
                self.at += 1;
            }
            let join = match (join, self.peek()) {
                (Join::Plus, Some('d' | 'D' | 'b' | 'B')) => self.delay()?,
                (join, _) => join,
            };
            terms.push(self.term(join)?);
        }
        Ok(terms)
    }

    /// `d` or `b` before the time of a delay.
    fn delay(&mut self) -> Result<Join, NotationError> {
        let start = self.at;
        let word = self.word();
        match word.as_str() {
            "d" => Ok(Join::Delay),
            "b" => Ok(Join::Bronstein),
            _ => {
                self.at = start;
                let cure = "write `+30s` for an increment, `d3s` for a simple delay, `b3s` for a \
                            Bronstein delay, `:` before a further period, `|` before Black's time";
                self.error("`+`, `d`, `b`, `:`, `|` or the end", cure)
            }
        }
    }

    fn term(&mut self, join: Join) -> Result<Term, NotationError> {
        self.peek();
        let column = self.column();
        let number = self.number(TIME, WRITE_TIME)?;
        if self.peek() == Some('/') {
            let moves = self.moves(number, column)?;
            self.at += 1;
            self.peek();
            let number = self.number(TIME, WRITE_TIME)?;
            let (time, units) = self.time(number)?;
            if self.peek() == Some('/') {
                return self.error("one number of moves", "write `40/90m` or `90m/40`");
            }
            return Ok(Term {
                join,
                column,
                moves: Some(moves),
                time,
                units,
            });
        }
        let (time, units) = self.time(number)?;
        let mut moves = None;
        if self.take('/') {
            self.peek();
            let place = self.column();
            let number = self.number("a number of moves", "write `40/90m` or `90m/40`")?;
            moves = Some(self.moves(number, place)?);
            if self
                .here()
                .is_some_and(|it| it.is_alphabetic() && !is_delay(it))
            {
                let cure = "a time and a number of moves stand on either side of `/`: `90m/40`";
                return self.error("a number of moves without a unit", cure);
            }
        }
        Ok(Term {
            join,
            column,
            moves,
            time,
            units,
        })
    }

    fn moves(&self, number: Number, column: usize) -> Result<u32, NotationError> {
        let moves = u32::try_from(number.thousandths / 1_000).unwrap_or(u32::MAX);
        if !number.whole || !(1..=MAX_MOVES).contains(&moves) {
            let cure = "the moves come before plain seconds, `40/5400`, or after a time with its \
                        unit, `90m/40`";
            return Err(NotationError {
                column,
                expected: "from 1 to 999 moves",
                cure,
            });
        }
        Ok(moves)
    }

    /// The rest of a time whose first number was read.
    fn time(&mut self, first: Number) -> Result<(Millis, Units), NotationError> {
        let mut unit = self.unit()?;
        let Some(mut length) = unit else {
            return Ok((Millis(first.thousandths), Units::Plain));
        };
        let mut sum = scaled(first.thousandths, length);
        let mut units = if length == 1_000 {
            Units::Seconds
        } else {
            Units::Minutes
        };
        loop {
            let spaced = self.here().is_some_and(char::is_whitespace);
            if !self.peek().is_some_and(|it| it.is_ascii_digit()) {
                return Ok((sum, units));
            }
            let start = self.at;
            let number = self.number(TIME, WRITE_TIME)?;
            unit = self.unit()?;
            let smaller = unit.filter(|it| *it < length);
            let Some(smaller) = smaller else {
                self.at = start;
                let cure = "write each number of one time with its unit, the longest first: \
                            `1h30m`";
                return self.error("a smaller unit, or `+`", cure);
            };
            if smaller == 1_000 {
                if spaced {
                    self.at = start;
                    let cure = "write `15m+10s` for an increment, `15m10s` for one time";
                    return self.error("`+`, or no space", cure);
                }
                units = Units::Mixed;
            }
            sum += scaled(number.thousandths, smaller);
            length = smaller;
        }
    }

    /// A unit in milliseconds, if one follows.
    fn unit(&mut self) -> Result<Option<i64>, NotationError> {
        let before = self.at;
        self.peek();
        let start = self.at;
        let word = match self.here() {
            Some(sign @ ('\'' | '′' | '"' | '″')) => {
                self.at += 1;
                if sign == '\'' && self.here() == Some(sign) {
                    self.at += 1;
                    "''".to_owned()
                } else {
                    sign.to_string()
                }
            }
            _ => self.word(),
        };
        Ok(Some(match word.as_str() {
            "h" | "hr" | "hrs" | "hour" | "hours" | "heure" | "heures" => 3_600_000,
            "m" | "mn" | "min" | "mins" | "minute" | "minutes" | "'" | "′" => 60_000,
            "s" | "sec" | "secs" | "second" | "seconds" | "seconde" | "secondes" | "''" | "\""
            | "″" => 1_000,
            "" | "d" | "b" => {
                self.at = before;
                return Ok(None);
            }
            _ => {
                self.at = start;
                let cure = "write `90m` or `30s`, and a delay before its time, `d3s` or `b3s`";
                return self.error("`h`, `m` or `s`", cure);
            }
        }))
    }

    fn number(
        &mut self,
        expected: &'static str,
        cure: &'static str,
    ) -> Result<Number, NotationError> {
        if self.here() == Some('*') {
            let cure = "`*` stands before the time of a side and makes it a sandclock: `*180`";
            return self.error("a time without `*`", cure);
        }
        let Some(whole) = self.digits(9)? else {
            return self.error(expected, cure);
        };
        let mut thousandths = whole.0 * 1_000;
        let dot = self.here() == Some('.');
        if dot {
            self.at += 1;
            let Some((value, count)) = self.digits(3)? else {
                return self.error("a digit after the point", "write `0.5s`");
            };
            thousandths += value * [1_000, 100, 10, 1].get(count).copied().unwrap_or(0);
        }
        Ok(Number {
            thousandths,
            whole: !dot,
        })
    }

    /// The value and count of the digits that follow.
    fn digits(&mut self, most: usize) -> Result<Option<(i64, usize)>, NotationError> {
        let (mut value, mut count) = (0, 0);
        while let Some(digit) = self.here().and_then(|it| it.to_digit(10)) {
            if count == most {
                let expected = if most == 3 {
                    "at most 3 digits after the point"
                } else {
                    LONG
                };
                return self.error(
                    expected,
                    "time is kept in whole milliseconds, up to 100 hours",
                );
            }
            value = value * 10 + i64::from(digit);
            count += 1;
            self.at += 1;
        }
        Ok((count > 0).then_some((value, count)))
    }

    /// The letters that follow, in lower case.
    fn word(&mut self) -> String {
        let mut word = String::new();
        while let Some(letter) = self.here().filter(|it| it.is_alphabetic()) {
            word.extend(letter.to_lowercase());
            self.at += 1;
        }
        word
    }

    fn here(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }
}

fn is_delay(letter: char) -> bool {
    matches!(letter, 'd' | 'D' | 'b' | 'B')
}

/// Thousandths of a unit, as time. Every unit is a whole number of thousand milliseconds.
fn scaled(thousandths: i64, unit: i64) -> Millis {
    Millis(thousandths.saturating_mul(unit / 1_000))
}
