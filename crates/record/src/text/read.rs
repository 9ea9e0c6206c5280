//! Text into entries.

use super::write::{BY_DISPLAY, STOP, STOP_CLOCKS, device, ground, request};
use super::{correct, read_time};
use crate::{Act, Claim, DeviceFact, Entry, Ground, Ms, Request, Seat, Written};
use flagfall_board::{Color, Role, Square};
use std::fmt;

/// The longest line that is read, in bytes.
const LINE_MAX: usize = 4096;

/// Why a line is no act: where, what was expected there, and what stood there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The column, in characters from 1.
    pub column: usize,
    /// What would be read there.
    pub expected: String,
    /// What stands there.
    pub found: String,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "column {}: expected {}, found `{}`",
            self.column, self.expected, self.found
        )
    }
}

impl std::error::Error for TextError {}

/// Reads one line; `since` is the instant of the line before, which holds where none is given.
///
/// # Errors
/// [`TextError`] names the column, what was expected and what was found.
pub fn read(line: &str, since: Ms) -> Result<Entry, TextError> {
    let whole = line.trim_end();
    if whole.len() > LINE_MAX {
        let expected = format!("a line of at most {LINE_MAX} bytes");
        return Err(TextError {
            column: 1,
            expected,
            found: "a longer one".to_owned(),
        });
    }
    let reader = Reader { whole };
    let mut rest = whole.trim_start();
    let mut at = since;
    if let Some(after) = rest.strip_prefix("at ") {
        let (time, act) = after.split_once(' ').unwrap_or((after, ""));
        at = read_time(time)
            .ok_or_else(|| reader.error(after, "an instant such as `1:30` or `0:01.500`"))?;
        rest = act.trim_start();
    }
    let (by, predicate) = subject(rest).ok_or_else(|| {
        reader.error(rest, "White, Black, The arbiter, The clock or an assistant")
    })?;
    let act = match (predicate, by) {
        ("stops the clocks", Seat::Arbiter) => Act::Stop,
        ("stops the clocks", _) => Act::StopClocks { reason: None },
        _ => match correct::read(predicate) {
            Some(found) => found.map_err(|expected| reader.error(predicate, expected))?,
            None => reader.predicate(predicate)?,
        },
    };
    Ok(Entry { at, by, act })
}

fn subject(text: &str) -> Option<(Seat, &str)> {
    [
        ("White's assistant ", Seat::WhiteAssistant),
        ("Black's assistant ", Seat::BlackAssistant),
        ("White ", Seat::White),
        ("Black ", Seat::Black),
        ("The arbiter ", Seat::Arbiter),
        ("The clock ", Seat::Clock),
    ]
    .into_iter()
    .find_map(|(name, seat)| {
        text.strip_prefix(name)
            .map(|rest| (seat, rest.trim_start()))
    })
}

pub(super) struct Reader<'a> {
    whole: &'a str,
}

pub(super) type Read<T> = Result<T, TextError>;

impl<'a> Reader<'a> {
    pub(super) fn error(&self, at: &str, expected: impl Into<String>) -> TextError {
        let byte = self.whole.len().saturating_sub(at.len());
        let before = self.whole.get(..byte).unwrap_or(self.whole);
        let found: String = at.chars().take(40).collect();
        TextError {
            column: before.chars().count() + 1,
            expected: expected.into(),
            found,
        }
    }

    fn predicate(&self, text: &'a str) -> Read<Act> {
        if let Some(act) = plain(text) {
            return Ok(act);
        }
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim_start();
        match verb {
            "adjusts" => Ok(Act::Adjust {
                squares: self.squares(rest)?,
            }),
            "touches" => self.touch(rest),
            "lifts" => Ok(Act::Lift {
                squares: self.squares(rest)?,
            }),
            "displaces" => Ok(Act::Displace {
                squares: self.squares(rest)?,
            }),
            "releases" => {
                let (from, to) = self.pair(rest, " on ", "`e2 on e4`")?;
                Ok(Act::Release {
                    from: self.square(from)?,
                    to: self.square(to)?,
                })
            }
            "removes" => Ok(Act::Remove {
                square: self.square(rest)?,
            }),
            "puts" => self.exchange(rest),
            "plays" => match rest.strip_prefix("with both hands ") {
                Some(text) => Ok(Act::Move {
                    text: self.some(text, "a move")?,
                    hands: 2,
                }),
                None => Ok(Act::Move {
                    text: self.some(rest, "a move")?,
                    hands: 1,
                }),
            },
            "claims" => self.claim(rest),
            "observes" => self.observation(rest),
            "gives" => self.given(rest),
            "answers" => self.answer(rest),
            "starts" => Ok(Act::Start {
                side: Some(self.whose_clock(rest)?.0),
            }),
            "sets" => {
                let (done, reason) = correct::parted(rest);
                let (side, after) = self.whose_clock(done)?;
                let time = after.strip_prefix(" to ").unwrap_or(after);
                Ok(Act::SetClock {
                    side,
                    ms: self.time(time)?,
                    reason: reason.map(|it| self.some(it, "a reason")).transpose()?,
                })
            }
            "restores" => self.restore(rest),
            "penalises" => self.penalty(rest),
            _ => match self.in_words(verb, rest) {
                Some(act) => act,
                None => self.sentence(text),
            },
        }
    }

    fn touch(&self, rest: &'a str) -> Read<Act> {
        let accident = rest.strip_prefix("by accident ");
        Ok(Act::Touch {
            squares: self.squares(accident.unwrap_or(rest))?,
            accidental: accident.is_some(),
        })
    }

    /// Verbs that carry what somebody wrote or said.
    fn in_words(&self, verb: &str, rest: &'a str) -> Option<Read<Act>> {
        type Make = fn(String) -> Act;
        let (expected, make): (&str, Make) = match verb {
            "writes" => ("a move", |it| Act::Write(Written::Move(it))),
            "marks" => ("a sign", |it| Act::Write(Written::Mark(it))),
            "seals" => ("a move", |text| Act::Seal { text }),
            "signs" => ("a result", |score| Act::Sign { score }),
            "announces" => ("words", |text| Act::Announce { text }),
            "declares" => ("a result", |score| Act::Declare { score }),
            _ => return None,
        };
        Some(self.some(rest, expected).map(make))
    }

    /// Verbs of several words that carry a text.
    fn sentence(&self, text: &'a str) -> Read<Act> {
        type Make = fn(String) -> Act;
        let forms: [(&str, Make); 5] = [
            ("offers a draw on condition: ", |it| Act::OfferDraw {
                condition: Some(it),
            }),
            ("stops the clocks: ", |it| Act::StopClocks {
                reason: Some(it),
            }),
            ("adjourns the game until ", |it| Act::Adjourn {
                resumption: Some(it),
            }),
            ("arrives at ", |it| Act::Arrive { area: Some(it) }),
            ("appeals: ", |it| Act::Appeal { reason: Some(it) }),
        ];
        if let Some(rest) = text.strip_prefix("leaves for ") {
            return self.leave(rest);
        }
        for (form, make) in forms {
            if let Some(rest) = text.strip_prefix(form) {
                return Ok(make(self.some(rest, "words")?));
            }
        }
        Err(self.error(
            text,
            "a verb: touches, releases, plays, presses, claims, offers …",
        ))
    }

    fn leave(&self, text: &'a str) -> Read<Act> {
        let allowed = text.strip_suffix(" with permission");
        Ok(Act::Leave {
            area: Some(self.some(allowed.unwrap_or(text), "a place")?),
            permitted: allowed.is_some(),
        })
    }

    pub(super) fn some(&self, text: &'a str, expected: &str) -> Read<String> {
        match text.trim() {
            "" => Err(self.error(text, expected)),
            words => Ok(words.split_whitespace().collect::<Vec<_>>().join(" ")),
        }
    }

    fn square(&self, text: &'a str) -> Read<Square> {
        text.trim()
            .parse()
            .map_err(|_| self.error(text, "a square from a1 to h8"))
    }

    fn squares(&self, text: &'a str) -> Read<Vec<Square>> {
        let squares: Vec<Square> = text
            .split(',')
            .map(|name| self.square(name))
            .collect::<Read<_>>()?;
        match squares.len() {
            0..=64 => Ok(squares),
            _ => Err(self.error(text, "at most 64 squares")),
        }
    }

    pub(super) fn pair(
        &self,
        text: &'a str,
        between: &str,
        expected: &str,
    ) -> Read<(&'a str, &'a str)> {
        text.split_once(between)
            .ok_or_else(|| self.error(text, expected))
    }

    fn exchange(&self, text: &'a str) -> Read<Act> {
        let (man, square) = self.pair(text, " on ", "`a queen on e8`")?;
        let name = man.strip_prefix("a ").unwrap_or(man);
        let role = Role::ALL.into_iter().find(|role| role.name() == name);
        let role = role.ok_or_else(|| self.error(text, "a queen, rook, bishop or knight"))?;
        Ok(Act::Exchange {
            square: self.square(square)?,
            role,
        })
    }

    fn claim(&self, text: &'a str) -> Read<Act> {
        let (head, detail) = match text.split_once(": ") {
            Some((head, detail)) => (head, Some(self.some(detail, "words")?)),
            None => (text, None),
        };
        let alone = head.strip_suffix(BY_DISPLAY);
        let head = alone.unwrap_or(head);
        let (name, intended) = match head.split_once(", having written ") {
            Some((name, written)) => (name, Some(self.some(written, "a move")?)),
            None => (head, None),
        };
        let grounds = Ground::WORDS
            .iter()
            .filter_map(|word| Ground::from_word(word));
        let found = grounds.clone().find(|it| ground(*it) == name);
        let ground = found.ok_or_else(|| {
            let names: Vec<&str> = grounds.map(ground).collect();
            self.error(text, format!("one of: {}", names.join("; ")))
        })?;
        Ok(Act::Claim(Claim {
            ground,
            intended,
            detail,
            by_display: alone.is_some(),
        }))
    }

    pub(super) fn time(&self, text: &'a str) -> Read<Ms> {
        read_time(text.trim()).ok_or_else(|| self.error(text, "a time such as `3:00`"))
    }

    pub(super) fn side(&self, text: &'a str) -> Read<(Color, &'a str)> {
        Color::ALL
            .into_iter()
            .find_map(|side| {
                text.strip_prefix(&side.to_string())
                    .map(|rest| (side, rest))
            })
            .ok_or_else(|| self.error(text, "White or Black"))
    }

    fn whose_clock(&self, text: &'a str) -> Read<(Color, &'a str)> {
        let (side, rest) = self.side(text)?;
        let after = rest.strip_prefix("'s clock");
        after
            .map(|after| (side, after))
            .ok_or_else(|| self.error(text, "`White's clock`"))
    }
}

/// Predicates that are one fixed phrase.
fn plain(text: &str) -> Option<Act> {
    let press = |other_hand, without_move| Act::Press {
        other_hand,
        without_move,
    };
    let left = |permitted| Act::Leave {
        area: None,
        permitted,
    };
    Some(match text {
        "presses" => press(false, false),
        "presses with the other hand" => press(true, false),
        "presses without a move" => press(false, true),
        "presses with the other hand and without a move" => press(true, true),
        "offers a draw" => Act::OfferDraw { condition: None },
        "accepts the draw" => Act::AcceptDraw,
        "declines the draw" => Act::DeclineDraw,
        "resigns" => Act::Resign,
        STOP => Act::Stop,
        STOP_CLOCKS => Act::StopClocks { reason: None },
        "arrives" => Act::Arrive { area: None },
        "leaves" => left(false),
        "leaves with permission" => left(true),
        "appeals" => Act::Appeal { reason: None },
        "adjourns the game" => Act::Adjourn { resumption: None },
        "resumes the game" => Act::Resume,
        "starts the clock" => Act::Start { side: None },
        _ => {
            let facts = DeviceFact::WORDS.iter();
            let mut facts = facts.filter_map(|word| DeviceFact::from_word(word));
            if let Some(what) = facts.find(|it| device(*it) == text) {
                return Some(Act::Device { what });
            }
            let asked = text.strip_prefix("asks for ")?;
            let requests = Request::WORDS
                .iter()
                .filter_map(|word| Request::from_word(word));
            return requests
                .into_iter()
                .find(|it| request(*it) == asked)
                .map(Act::Request);
        }
    })
}
