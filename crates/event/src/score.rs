//! Results: what each side of a board gets, and whether the game was played for it.

use std::fmt;

/// What one side gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Points {
    /// A win's.
    Win,
    /// A draw's.
    Draw,
    /// A loss's.
    Loss,
}

/// Whether the game was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// It was.
    Played,
    /// Somebody did not come, or not in time: it was not played, and is not rated.
    Forfeit,
    /// It ended before a move was made on either side: scored, and not rated.
    Unrated,
}

/// The result of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    white: Points,
    black: Points,
    kind: Kind,
}

/// Why a player has no opponent in a round, and what he gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bye {
    /// The pairing left nobody for him: as a win, unless the event says otherwise.
    Allocated,
    /// A point, for another reason.
    Full,
    /// Half a point, asked for beforehand.
    Half,
    /// Nothing: he is known to be absent, or was not paired.
    Zero,
}

impl Points {
    const fn halves(self) -> u32 {
        match self {
            Points::Win => 2,
            Points::Draw => 1,
            Points::Loss => 0,
        }
    }

    const fn text(self) -> &'static str {
        match self {
            Points::Win => "1",
            Points::Draw => "1/2",
            Points::Loss => "0",
        }
    }
}

impl Score {
    /// A result; `None` for what no board can give: more than a point in all, or a forfeit that
    /// is a draw.
    #[must_use]
    pub const fn new(white: Points, black: Points, kind: Kind) -> Option<Score> {
        let in_all = white.halves() + black.halves();
        let possible = match kind {
            Kind::Played => in_all <= 2,
            Kind::Forfeit => {
                in_all <= 2 && !matches!(white, Points::Draw) && !matches!(black, Points::Draw)
            }
            Kind::Unrated => in_all == 2,
        };
        if possible {
            Some(Score { white, black, kind })
        } else {
            None
        }
    }

    /// What White gets.
    #[must_use]
    pub const fn white(self) -> Points {
        self.white
    }

    /// What Black gets.
    #[must_use]
    pub const fn black(self) -> Points {
        self.black
    }

    /// Whether the game was played.
    #[must_use]
    pub const fn kind(self) -> Kind {
        self.kind
    }

    /// A result as people write it: `1-0`, `½-½`, `1/2-1/2`, `=`, `0-0`; `1F-0F`, `0F-1F`,
    /// `0F-0F` or `+-`, `-+`, `--` for a forfeit; `1U-0U` where no move was made.
    ///
    /// ```
    /// use flagfall_event::Score;
    ///
    /// assert_eq!(Score::read("+-").unwrap().to_string(), "1F-0F");
    /// assert_eq!(Score::read("½-½").unwrap().to_string(), "1/2-1/2");
    /// assert_eq!(Score::read("2-0"), None);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Option<Score> {
        let plain: String = text.chars().filter(|it| !it.is_whitespace()).collect();
        let plain = plain.replace(['–', '−', ':'], "-").to_ascii_uppercase();
        let whole = match plain.as_str() {
            "=" | "½" | "1/2" => "1/2-1/2",
            "+-" | "+--" => "1F-0F",
            "-+" | "--+" => "0F-1F",
            "--" | "---" => "0F-0F",
            other => other,
        };
        let (white, black) = whole.split_once('-')?;
        let ((white, one), (black, other)) = (side(white)?, side(black)?);
        let kind = match (one, other) {
            (one, other) if one == other => one,
            _ => return None,
        };
        Score::new(white, black, kind)
    }

    /// The text of a side, without what says that it was not played.
    fn side(self, points: Points) -> String {
        let kind = match self.kind {
            Kind::Played => "",
            Kind::Forfeit => "F",
            Kind::Unrated => "U",
        };
        format!("{}{kind}", points.text())
    }
}

fn side(text: &str) -> Option<(Points, Kind)> {
    let (points, kind) = match text.strip_suffix('F') {
        Some(points) => (points, Kind::Forfeit),
        None => match text.strip_suffix('U') {
            Some(points) => (points, Kind::Unrated),
            None => (text, Kind::Played),
        },
    };
    let points = match points {
        "1" | "1.0" => Points::Win,
        "½" | "1/2" | "0.5" | "0,5" | "=" => Points::Draw,
        "0" | "0.0" => Points::Loss,
        _ => return None,
    };
    Some((points, kind))
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.side(self.white), self.side(self.black))
    }
}

impl Bye {
    /// All of them.
    pub const ALL: [Bye; 4] = [Bye::Allocated, Bye::Full, Bye::Half, Bye::Zero];

    /// The letter of the report file: `U`, `F`, `H`, `Z`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Bye::Allocated => 'U',
            Bye::Full => 'F',
            Bye::Half => 'H',
            Bye::Zero => 'Z',
        }
    }

    /// The word of the wire: `allocated`, `full`, `half`, `zero`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Bye::Allocated => "allocated",
            Bye::Full => "full",
            Bye::Half => "half",
            Bye::Zero => "zero",
        }
    }

    /// The bye of a letter or a word, in either case.
    #[must_use]
    pub fn read(text: &str) -> Option<Bye> {
        let text = text.trim();
        Bye::ALL.into_iter().find(|bye| {
            bye.word().eq_ignore_ascii_case(text)
                || text.len() == 1
                    && text.starts_with(|it: char| it.eq_ignore_ascii_case(&bye.letter()))
        })
    }

    /// What it counts for.
    #[must_use]
    pub const fn points(self) -> Points {
        match self {
            Bye::Allocated | Bye::Full => Points::Win,
            Bye::Half => Points::Draw,
            Bye::Zero => Points::Loss,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expect: Option<&str>) {
        let found = Score::read(text).map(|score| score.to_string());
        assert_eq!(found.as_deref(), expect, "{text}");
    }

    #[test]
    fn results_are_read_as_people_write_them() {
        for (text, expect) in [
            ("1-0", "1-0"),
            (" 0 – 1 ", "0-1"),
            ("1:0", "1-0"),
            ("½-½", "1/2-1/2"),
            ("0.5-0.5", "1/2-1/2"),
            ("=", "1/2-1/2"),
            ("0-0", "0-0"),
            ("1/2-0", "1/2-0"),
            ("0-½", "0-1/2"),
            ("1F-0F", "1F-0F"),
            ("+-", "1F-0F"),
            ("+:-", "1F-0F"),
            ("-:+", "0F-1F"),
            ("- -", "0F-0F"),
            ("0f-0f", "0F-0F"),
            ("1u-0u", "1U-0U"),
        ] {
            check(text, Some(expect));
            check(expect, Some(expect));
        }
        for text in [
            "", "-", "1", "*", "1-1", "1-½", "½F-½F", "1F-0", "2-0", "0U-0U", "1-0-0", "x-y",
        ] {
            check(text, None);
        }
    }

    #[test]
    fn byes_have_letters_and_words() {
        for bye in Bye::ALL {
            assert_eq!(Bye::read(bye.word()), Some(bye));
            assert_eq!(
                Bye::read(&bye.letter().to_lowercase().to_string()),
                Some(bye)
            );
        }
        for text in ["", "x", "half point", "hh"] {
            assert_eq!(Bye::read(text), None, "{text}");
        }
    }
}
