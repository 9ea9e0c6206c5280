//! How a clock is set: the time control, and what PGN has no words for.

use std::fmt;
use std::str::FromStr;

use crate::{Clock, Counter, Credit, Freeze, NotationError, Side, TimeControl};

/// Who calls a flag (Article 6.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FlagCall {
    /// A player claims it or the arbiter observes it.
    #[default]
    Called,
    /// The clock itself does, at once.
    Automatic,
}

/// What a draw counts for, by the regulations of the event. No Law of the game: the game is drawn
/// as any other, and the event scores it otherwise (Article 11.1, "unless announced in advance").
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum DrawCounts {
    /// Half a point each.
    #[default]
    Half,
    /// As a win for Black, who has the less time in return: Armageddon.
    Black,
}

impl DrawCounts {
    /// The word by which it is written: `half` or `black`.
    pub fn word(self) -> &'static str {
        word(&DRAWS, self)
    }

    /// The one of that word.
    pub fn from_word(text: &str) -> Option<DrawCounts> {
        find(&DRAWS, text)
    }

    /// All words.
    pub const WORDS: &'static [&'static str] = &["half", "black"];
}

/// How a clock is set.
///
/// Its text is the value of our own PGN tag `ClockSetup`, which says exactly what the tag
/// `TimeControl` cannot: `white=40/5400+30:1800+30 black=… credit=on_count freeze=run_on
/// flag=called counter=shown`, and `draw=black` after it where a draw counts for Black. The two
/// times are always there and in the form of
/// [`TimeControl::to_pgn`]; of a sandclock, `*180` is what this side begins with.
///
/// ```
/// use flagfall_clock::{Credit, Setup};
///
/// let text = "white=300 black=240 credit=on_flag freeze=at_zero flag=called counter=hidden";
/// let setup: Setup = text.parse()?;
/// assert_eq!(setup.credit, Credit::OnFlag);
/// assert_eq!(setup.to_string(), text);
/// # Ok::<(), flagfall_clock::NotationError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The time of both players.
    pub control: TimeControl,
    /// When a further period's time is added.
    pub credit: Credit,
    /// What happens at zero.
    pub freeze: Freeze,
    /// Who calls a flag.
    pub flag: FlagCall,
    /// Whether players see the counter of moves.
    pub counter: Counter,
    /// What a draw counts for.
    pub draw: DrawCounts,
}

impl Setup {
    /// As usual in everything but the time.
    pub fn of(control: TimeControl) -> Setup {
        Setup {
            control,
            credit: Credit::default(),
            freeze: Freeze::default(),
            flag: FlagCall::default(),
            counter: Counter::default(),
            draw: DrawCounts::default(),
        }
    }

    /// The clocks before the first move.
    pub fn clock(&self) -> Clock {
        Clock::new(&self.control, self.credit).with_freeze(self.freeze)
    }
}

const CREDITS: [(&str, Credit); 2] = [("on_count", Credit::OnCount), ("on_flag", Credit::OnFlag)];
const FREEZES: [(&str, Freeze); 2] = [("run_on", Freeze::RunOn), ("at_zero", Freeze::AtZero)];
const CALLS: [(&str, FlagCall); 2] = [
    ("called", FlagCall::Called),
    ("automatic", FlagCall::Automatic),
];
const DRAWS: [(&str, DrawCounts); 2] = [("half", DrawCounts::Half), ("black", DrawCounts::Black)];
const COUNTERS: [(&str, Counter); 2] = [("shown", Counter::Shown), ("hidden", Counter::Hidden)];

fn word<T: Copy + PartialEq>(words: &[(&'static str, T)], value: T) -> &'static str {
    let found = words.iter().find(|(_, it)| *it == value);
    found.map_or("", |(word, _)| word)
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "white={} black={} credit={} freeze={} flag={} counter={}",
            self.control.side_to_pgn(Side::White),
            self.control.side_to_pgn(Side::Black),
            word(&CREDITS, self.credit),
            word(&FREEZES, self.freeze),
            word(&CALLS, self.flag),
            word(&COUNTERS, self.counter),
        )?;
        match self.draw {
            DrawCounts::Half => Ok(()),
            DrawCounts::Black => f.write_str(" draw=black"),
        }
    }
}

impl FromStr for Setup {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Setup, NotationError> {
        let (mut white, mut black) = (None, None);
        let (mut credit, mut freeze, mut flag, mut counter) = (None, None, None, None);
        let mut draw = None;
        for (column, pair) in pairs(text) {
            let refuse = |expected, cure| NotationError {
                column,
                expected,
                cure,
            };
            let Some((key, value)) = pair.split_once('=') else {
                return Err(refuse("`key=value`", "write for example `credit=on_flag`"));
            };
            let done = match key {
                "white" => fill(&mut white, Some(side(value, column)?)),
                "black" => fill(&mut black, Some(side(value, column)?)),
                "credit" => fill(&mut credit, find(&CREDITS, value)),
                "freeze" => fill(&mut freeze, find(&FREEZES, value)),
                "flag" => fill(&mut flag, find(&CALLS, value)),
                "counter" => fill(&mut counter, find(&COUNTERS, value)),
                "draw" => fill(&mut draw, DrawCounts::from_word(value)),
                _ => false,
            };
            if !done {
                return Err(refuse(KEYS, "write each key once, with one of its values"));
            }
        }
        let (Some(white), Some(black)) = (white, black) else {
            return Err(NotationError {
                column: 1,
                expected: "the time of both sides",
                cure: "write `white=300 black=300`",
            });
        };
        let usual = Setup::of(TimeControl::from_sides(white, black)?);
        Ok(Setup {
            credit: credit.unwrap_or(usual.credit),
            freeze: freeze.unwrap_or(usual.freeze),
            flag: flag.unwrap_or(usual.flag),
            counter: counter.unwrap_or(usual.counter),
            draw: draw.unwrap_or(usual.draw),
            ..usual
        })
    }
}

const KEYS: &str = "white=, black=, credit=on_count|on_flag, freeze=run_on|at_zero, \
                    flag=called|automatic, \
                    counter=shown|hidden or draw=half|black";

/// The time of one side, if it is one; a fault is named by its place in the whole text.
fn side(value: &str, column: usize) -> Result<&str, NotationError> {
    let placed = |it: NotationError| NotationError {
        column: column + "white=".len() + it.column - 1,
        ..it
    };
    if let Some((before, _)) = value.split_once('|') {
        return Err(placed(NotationError {
            column: before.chars().count() + 1,
            expected: "the time of one side",
            cure: "write White's after `white=`, Black's after `black=`",
        }));
    }
    value.parse::<TimeControl>().map(|_| value).map_err(placed)
}

/// Each word with its column, from 1 in characters.
fn pairs(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let start = text.as_ptr() as usize;
    text.split_ascii_whitespace().map(move |word| {
        let at = word.as_ptr() as usize - start;
        (text[..at].chars().count() + 1, word)
    })
}

fn find<T: Copy>(words: &[(&'static str, T)], text: &str) -> Option<T> {
    words
        .iter()
        .find(|(word, _)| *word == text)
        .map(|(_, it)| *it)
}

/// Fills a field that is still empty; says whether it was and there is something to fill it.
fn fill<T>(field: &mut Option<T>, value: Option<T>) -> bool {
    let free = field.is_none() && value.is_some();
    if free {
        *field = value;
    }
    free
}
