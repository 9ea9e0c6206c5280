//! Time controls in whole words, English and French.

use crate::{Bonus, Millis, Period, Side, TimeControl};

/// A language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Tongue {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

/// The words of one language.
struct Words {
    units: [(i64, &'static str, &'static str); 3],
    moves: (&'static str, &'static str),
    quota: &'static str,
    repeated: &'static str,
    then: &'static str,
    with: &'static str,
    delay: &'static str,
    bronstein: &'static str,
    per_move: &'static str,
    from: &'static str,
    without: &'static str,
    sandclock: &'static str,
    sides: (&'static str, &'static str),
}

const ENGLISH: Words = Words {
    units: [
        (3_600_000, "hour", "hours"),
        (60_000, "minute", "minutes"),
        (1_000, "second", "seconds"),
    ],
    moves: ("move", "moves"),
    quota: " for ",
    repeated: " for every ",
    then: ", then ",
    with: ", with ",
    delay: "a delay of ",
    bronstein: "a Bronstein delay of ",
    per_move: " per move",
    from: " from move ",
    without: ", without extra time",
    sandclock: "hourglass of ",
    sides: ("White: ", "; Black: "),
};

const FRENCH: Words = Words {
    units: [
        (3_600_000, "heure", "heures"),
        (60_000, "minute", "minutes"),
        (1_000, "seconde", "secondes"),
    ],
    moves: ("coup", "coups"),
    quota: " pour ",
    repeated: " par tranche de ",
    then: ", puis ",
    with: ", avec ",
    delay: "un délai de ",
    bronstein: "un délai Bronstein de ",
    per_move: " par coup",
    from: " à partir du coup ",
    without: ", sans ajout",
    sandclock: "sablier de ",
    sides: ("Blancs : ", " ; Noirs : "),
};

impl TimeControl {
    /// The time control as it is announced. Reading it gives this again.
    ///
    /// ```
    /// use flagfall_clock::{TimeControl, Tongue};
    ///
    /// let control: TimeControl = "40/5400+30:1800+30".parse()?;
    /// assert_eq!(
    ///     control.in_words(Tongue::French),
    ///     "90 minutes pour 40 coups, puis 30 minutes, avec 30 secondes par coup à partir du \
    ///      coup 1"
    /// );
    /// assert_eq!(control.in_words(Tongue::English).parse(), Ok(control));
    /// # Ok::<(), flagfall_clock::NotationError>(())
    /// ```
    pub fn in_words(&self, tongue: Tongue) -> String {
        let words = match tongue {
            Tongue::English => &ENGLISH,
            Tongue::French => &FRENCH,
        };
        let side = |side| match self.is_sandclock() {
            true => {
                words.sandclock.to_owned()
                    + &self
                        .periods(side)
                        .iter()
                        .map(|it| time(words, it.base))
                        .collect::<String>()
            }
            false => periods(words, self.periods(side)),
        };
        match self.is_even() {
            true => side(Side::White),
            false => {
                let (white, black) = words.sides;
                format!("{white}{}{black}{}", side(Side::White), side(Side::Black))
            }
        }
    }
}

fn periods(words: &Words, periods: &[Period]) -> String {
    let mut text = String::new();
    for (number, it) in periods.iter().enumerate() {
        if number > 0 {
            text += words.then;
        }
        text += &time(words, it.base);
        if let Some(moves) = it.moves {
            let last = number + 1 == periods.len();
            text += if last { words.repeated } else { words.quota };
            let unit = if moves == 1 {
                words.moves.0
            } else {
                words.moves.1
            };
            text += &format!("{moves} {unit}");
        }
    }
    let (mut before, mut first) = (Bonus::None, 1);
    for it in periods {
        if it.bonus != before {
            text += &extra(words, it.bonus);
            text += &format!("{}{first}", words.from);
        }
        before = it.bonus;
        first += it.moves.unwrap_or(0);
    }
    text
}

fn extra(words: &Words, bonus: Bonus) -> String {
    let kind = match bonus {
        Bonus::None => return words.without.to_owned(),
        Bonus::Increment(_) => "",
        Bonus::Delay(_) => words.delay,
        Bonus::Bronstein(_) => words.bronstein,
    };
    let amount = time(words, bonus.amount());
    format!("{}{kind}{amount}{}", words.with, words.per_move)
}

/// In the longest unit that makes it a whole number, but 90 minutes are not an hour and a half;
/// else in seconds.
fn time(words: &Words, time: Millis) -> String {
    let unit = words.units.iter().skip(1);
    let whole = unit
        .clone()
        .find(|(length, ..)| time.0 % length == 0 && time.0 > 0);
    let (length, one, more) = *whole.or(unit.last()).unwrap_or(&words.units[2]);
    let (number, rest) = (time.0 / length, time.0 % length);
    let text = match rest {
        0 => number.to_string(),
        _ => format!("{number}.{rest:03}")
            .trim_end_matches('0')
            .to_owned(),
    };
    format!("{text} {}", if text == "1" { one } else { more })
}
