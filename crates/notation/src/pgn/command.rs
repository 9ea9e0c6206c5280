//! The commands that comments carry: `[%clk 1:23:45]`, `[%eval 0.35,24]`, `[%cal Ge2e4]`.

use core::fmt;
use core::ops::Range;
use std::borrow::Cow;

use flagfall_board::Square;

use super::clock::{duration, write_duration};

/// A command in a comment. One that is not known here, or whose value cannot be read, is kept as
/// it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command<'a> {
    /// `clk`: what the player who has moved has left, in milliseconds.
    Clk(u64),
    /// `emt`: what the move took, in milliseconds.
    Emt(u64),
    /// `egt`: what the player has used in the game, in milliseconds.
    Egt(u64),
    /// `mct`: what a mechanical clock shows, in milliseconds.
    Mct(u64),
    /// `eval`: how good an engine thinks the position is.
    Eval(Eval),
    /// `cal`: colored arrows on the board.
    Cal(Vec<Arrow>),
    /// `csl`: colored squares of the board.
    Csl(Vec<Dot>),
    /// `rest`, this project's own: the text of a line from the first move on that could not be
    /// played.
    Rest(Cow<'a, str>),
    /// `ruling`, this project's own: what the arbiter or the Laws decided after the move, in words.
    Ruling(Cow<'a, str>),
    /// Any other.
    Other {
        /// What follows `%`, up to a space.
        name: &'a str,
        /// The rest, up to the bracket.
        value: &'a str,
    },
}

/// What an engine thinks of a position, seen by White.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Eval {
    /// How good it is.
    pub score: Score,
    /// How many half-moves deep the engine looked, if it says so.
    pub depth: Option<u32>,
}

/// How good a position is, seen by White.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Score {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// Moves to mate; below zero White is mated.
    Mate(i32),
}

/// An arrow on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrow {
    /// The letter of its color: `G`, `R`, `Y`, `B` …
    pub color: char,
    /// Where it begins.
    pub from: Square,
    /// Where it points.
    pub to: Square,
}

/// A marked square of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dot {
    /// The letter of its color: `G`, `R`, `Y`, `B` …
    pub color: char,
    /// Which.
    pub square: Square,
}

/// A command, and where it stands in its comment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommandAt<'a> {
    /// The command.
    pub command: Command<'a>,
    /// Its bytes in the comment, brackets and all.
    pub range: Range<usize>,
}

/// The commands of a comment, in their order.
///
/// ```
/// use flagfall_notation::pgn::{Command, commands};
/// let found: Vec<_> = commands("[%clk 0:09:59.5] good [%eval 1.2]").collect();
/// assert_eq!(found[0].command, Command::Clk(599_500));
/// assert_eq!(found[1].command.to_string(), "[%eval 1.20]");
/// ```
pub fn commands(comment: &str) -> impl Iterator<Item = CommandAt<'_>> {
    let mut from = 0;
    core::iter::from_fn(move || {
        let start = from + comment.get(from..)?.find("[%")?;
        let length = comment.get(start..)?.find(']')?;
        from = start + length + 1;
        let inside = comment.get(start + 2..from - 1)?;
        Some(CommandAt {
            command: Command::read(inside),
            range: start..from,
        })
    })
}

impl<'a> Command<'a> {
    /// Reads what stands between `[%` and `]`.
    fn read(inside: &'a str) -> Command<'a> {
        let (name, value) = inside
            .split_once(char::is_whitespace)
            .unwrap_or((inside, ""));
        let typed = match name {
            "clk" => duration(value.as_bytes()).map(Command::Clk),
            "emt" => duration(value.as_bytes()).map(Command::Emt),
            "egt" => duration(value.as_bytes()).map(Command::Egt),
            "mct" => duration(value.as_bytes()).map(Command::Mct),
            "eval" => eval(value.trim()).map(Command::Eval),
            "cal" => list(value, arrow).map(Command::Cal),
            "csl" => list(value, dot).map(Command::Csl),
            "rest" => Some(Command::Rest(unescape(value))),
            "ruling" => Some(Command::Ruling(unescape(value))),
            _ => None,
        };
        typed.unwrap_or(Command::Other { name, value })
    }

    /// What follows `%`.
    #[must_use]
    pub fn name(&self) -> &'a str {
        match self {
            Command::Clk(_) => "clk",
            Command::Emt(_) => "emt",
            Command::Egt(_) => "egt",
            Command::Mct(_) => "mct",
            Command::Eval(_) => "eval",
            Command::Cal(_) => "cal",
            Command::Csl(_) => "csl",
            Command::Rest(_) => "rest",
            Command::Ruling(_) => "ruling",
            Command::Other { name, .. } => name,
        }
    }
}

fn eval(text: &str) -> Option<Eval> {
    let (score, depth) = match text.split_once(',') {
        Some((score, depth)) => (score.trim(), Some(depth.trim().parse().ok()?)),
        None => (text, None),
    };
    let score = match score.strip_prefix('#') {
        Some(moves) => Score::Mate(moves.parse().ok()?),
        None => Score::Centipawns(hundredths(score)?),
    };
    Some(Eval { score, depth })
}

/// A number with at most two places after the point, in hundredths.
fn hundredths(text: &str) -> Option<i32> {
    let (sign, digits) = match text.as_bytes().first()? {
        b'-' => (-1, &text[1..]),
        b'+' => (1, &text[1..]),
        _ => (1, text),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
    let plain = |it: &str| !it.is_empty() && it.bytes().all(|byte| byte.is_ascii_digit());
    if !plain(whole) || !plain(fraction) || fraction.len() > 2 {
        return None;
    }
    let whole: i32 = whole.parse().ok()?;
    let part: i32 = fraction.parse().ok()?;
    let part = if fraction.len() == 1 { part * 10 } else { part };
    whole.checked_mul(100)?.checked_add(part)?.checked_mul(sign)
}

fn list<T>(text: &str, one: fn(&str) -> Option<T>) -> Option<Vec<T>> {
    text.split(',').map(|it| one(it.trim())).collect()
}

fn arrow(text: &str) -> Option<Arrow> {
    let (color, squares) = colored(text)?;
    let (from, to) = squares.split_at_checked(2)?;
    let (from, to) = (from.parse().ok()?, to.parse().ok()?);
    Some(Arrow { color, from, to })
}

fn dot(text: &str) -> Option<Dot> {
    let (color, square) = colored(text)?;
    let square = square.parse().ok()?;
    Some(Dot { color, square })
}

fn colored(text: &str) -> Option<(char, &str)> {
    let color = text.chars().next().filter(char::is_ascii_alphabetic)?;
    Some((color, &text[1..]))
}

/// The text that is kept between a command's name and its bracket.
fn unescape(text: &str) -> Cow<'_, str> {
    if !text.contains('%') {
        return Cow::Borrowed(text);
    }
    let text = text.replace("%7D", "}").replace("%5D", "]");
    Cow::Owned(text.replace("%25", "%"))
}

impl fmt::Display for Command<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[%{}", self.name())?;
        match self {
            Command::Clk(ms) | Command::Emt(ms) | Command::Egt(ms) | Command::Mct(ms) => {
                f.write_str(" ")?;
                write_duration(f, *ms)?;
            }
            Command::Eval(eval) => write!(f, " {eval}")?,
            Command::Cal(arrows) => {
                for (at, Arrow { color, from, to }) in arrows.iter().enumerate() {
                    write!(f, "{}{color}{from}{to}", if at == 0 { ' ' } else { ',' })?;
                }
            }
            Command::Csl(dots) => {
                for (at, Dot { color, square }) in dots.iter().enumerate() {
                    write!(f, "{}{color}{square}", if at == 0 { ' ' } else { ',' })?;
                }
            }
            Command::Rest(text) | Command::Ruling(text) => {
                let text = text.replace('%', "%25").replace('}', "%7D");
                write!(f, " {}", text.replace(']', "%5D"))?;
            }
            Command::Other { value: "", .. } => {}
            Command::Other { value, .. } => write!(f, " {value}")?,
        }
        f.write_str("]")
    }
}

impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.score {
            Score::Mate(moves) => write!(f, "#{moves}")?,
            Score::Centipawns(score) => {
                let sign = if score < 0 { "-" } else { "" };
                let size = score.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)?;
            }
        }
        match self.depth {
            Some(depth) => write!(f, ",{depth}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every command of a comment, as its name and as it is written.
    fn check(comment: &str, expected: &[(&str, &str)]) {
        let found: Vec<_> = commands(comment).collect();
        let shown: Vec<(&str, String)> = found
            .iter()
            .map(|it| {
                let other = matches!(it.command, Command::Other { .. });
                let name = if other { "other" } else { it.command.name() };
                (name, it.command.to_string())
            })
            .collect();
        let shown: Vec<(&str, &str)> = shown.iter().map(|it| (it.0, it.1.as_str())).collect();
        assert_eq!(shown, expected, "{comment}");
        for it in &found {
            let text = &comment[it.range.clone()];
            assert!(text.starts_with("[%") && text.ends_with(']'), "{text}");
        }
    }

    #[test]
    fn commands_are_typed() {
        check("[%clk 1:23:45]", &[("clk", "[%clk 1:23:45]")]);
        check("[%emt 12.3] x", &[("emt", "[%emt 0:00:12.3]")]);
        check("[%egt 01:02:03]", &[("egt", "[%egt 1:02:03]")]);
        check("[%mct 17:10]", &[("mct", "[%mct 0:17:10]")]);
        check("[%eval 1.2]", &[("eval", "[%eval 1.20]")]);
        check("[%eval -0.05,24]", &[("eval", "[%eval -0.05,24]")]);
        check("[%eval #-3]", &[("eval", "[%eval #-3]")]);
        check("[%eval 7]", &[("eval", "[%eval 7.00]")]);
        check("[%csl Rd4,Ga1]", &[("csl", "[%csl Rd4,Ga1]")]);
        check("[%cal Ge2e4, Yd7d5]", &[("cal", "[%cal Ge2e4,Yd7d5]")]);
        let both = [("clk", "[%clk 0:00:01]"), ("eval", "[%eval 0.00]")];
        check("a [%clk 1] b [%eval 0.0] c", &both);
    }

    #[test]
    fn what_is_not_known_is_kept() {
        check("[%evp 0,2,69]", &[("other", "[%evp 0,2,69]")]);
        check("[%clk soon]", &[("other", "[%clk soon]")]);
        check("[%eval 1.234]", &[("other", "[%eval 1.234]")]);
        check("[%eval 99999999999]", &[("other", "[%eval 99999999999]")]);
        check("[%csl Rz9]", &[("other", "[%csl Rz9]")]);
        check("[%cal Ü]", &[("other", "[%cal Ü]")]);
        check("[%]", &[("other", "[%]")]);
        check("[%x]", &[("other", "[%x]")]);
        check("[#] [%clk 1:00", &[]);
        check("%clk 1:00]", &[]);
    }

    #[test]
    fn a_rest_keeps_any_text() {
        for text in ["3. Ke4 Ke5", "a } b ] c % d", "%7D%25%5D", "(2. d4 {x}) $1"] {
            let command = Command::Rest(text.into()).to_string();
            let inside = &command[1..command.len() - 1];
            assert!(!inside.contains(['}', ']']), "{command}");
            let found = commands(&command).next().map(|it| it.command);
            assert_eq!(found, Some(Command::Rest(text.into())));
        }
    }
}
