//! What a message is about.

use crate::Text;
use flagfall_board::{Color, Role, Square, Wing};
use flagfall_clock::Millis;
use flagfall_edition::Edition;
use std::borrow::Cow;
use std::fmt;

/// One argument of a message, still of its own kind: each language writes a side, a man, a move
/// or a time as it does.
#[derive(Clone, Debug)]
pub enum Arg {
    /// A player, or his men: *White*, *les Blancs*.
    Side(Color),
    /// A kind of man: *knight*, *cavalier*.
    Man(Role),
    /// A square: `g8`.
    Square(Square),
    /// A time: `3:00`.
    Time(Millis),
    /// A move in SAN with the English letters: `Ng8`, which a Frenchman writes `Cg8`.
    Move(String),
    /// A number.
    Number(i64),
    /// An edition: `2009`.
    Edition(Edition),
    /// A word to choose between forms by, or what somebody wrote, as he wrote it.
    Word(Cow<'static, str>),
    /// Something said within a sentence.
    Text(Text),
    /// Several, said as a list: *e4, Nf3 and Bb5*.
    List(Vec<Arg>),
}

/// A move in SAN, as an argument.
#[derive(Clone, Debug)]
pub struct San<S>(pub S);

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Side(side) => side.fmt(f),
            Arg::Man(role) => role.name().fmt(f),
            Arg::Square(square) => square.fmt(f),
            Arg::Time(time) => write!(f, "{} ms", time.0),
            Arg::Move(san) => san.fmt(f),
            Arg::Number(number) => number.fmt(f),
            Arg::Edition(edition) => edition.fmt(f),
            Arg::Word(word) => write!(f, "`{word}`"),
            Arg::Text(text) => text.fmt(f),
            Arg::List(args) => {
                f.write_str("[")?;
                for (at, arg) in args.iter().enumerate() {
                    let gap = if at == 0 { "" } else { ", " };
                    write!(f, "{gap}{arg}")?;
                }
                f.write_str("]")
            }
        }
    }
}

impl<S: Into<String>> From<San<S>> for Arg {
    fn from(san: San<S>) -> Arg {
        Arg::Move(san.0.into())
    }
}

impl From<&str> for Arg {
    fn from(word: &str) -> Arg {
        Arg::Word(Cow::Owned(word.to_owned()))
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Arg {
        Arg::Word(Cow::Owned(word))
    }
}

impl From<&String> for Arg {
    fn from(word: &String) -> Arg {
        Arg::Word(Cow::Owned(word.clone()))
    }
}

/// `king` or `queen`, to choose between forms by.
impl From<Wing> for Arg {
    fn from(wing: Wing) -> Arg {
        Arg::Word(Cow::Borrowed(match wing {
            Wing::KingSide => "king",
            Wing::QueenSide => "queen",
        }))
    }
}

/// `yes` or `no`, to choose between forms by.
impl From<bool> for Arg {
    fn from(so: bool) -> Arg {
        Arg::Word(Cow::Borrowed(if so { "yes" } else { "no" }))
    }
}

impl<A: Into<Arg>> From<Vec<A>> for Arg {
    fn from(args: Vec<A>) -> Arg {
        Arg::List(args.into_iter().map(Into::into).collect())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

macro_rules! from {
    ($($kind:ty => $variant:ident($($as:ident)?)),+ $(,)?) => {
        $(impl From<$kind> for Arg {
            fn from(it: $kind) -> Arg {
                Arg::$variant(it$(.$as())?)
            }
        }

        impl From<&$kind> for Arg {
            fn from(it: &$kind) -> Arg {
                Arg::from(it.to_owned())
            }
        })+
    };
}

from! {
    Color => Side(),
    Role => Man(),
    Square => Square(),
    Millis => Time(),
    Edition => Edition(),
    Text => Text(),
    i64 => Number(),
    u8 => Number(into),
    u16 => Number(into),
    u32 => Number(into),
    i32 => Number(into),
}
