//! Time controls announced in words.

use super::NotationError;
use super::tokens::{Token, Word, is_sentence, tokens};
use crate::control::{MAX_MOVES, check};
use crate::{Bonus, Millis, Period, TimeControl};

/// Whether a text is a sentence, and not written in signs.
pub(super) fn is_one(text: &str) -> bool {
    is_sentence(text)
}

/// Reads a sentence. Nothing is guessed: where there are several periods, the move from which
/// extra time is given has to be said.
pub(super) fn read(text: &str) -> Result<TimeControl, NotationError> {
    let tokens = tokens(text)?;
    let side = |it: &Token| matches!(it.word, Word::White | Word::Black);
    let sand = tokens.iter().any(|it| it.word == Word::Sandclock);
    let marks: Vec<usize> = (0..tokens.len()).filter(|it| side(&tokens[*it])).collect();
    let (white, black) = match marks.as_slice() {
        [] => {
            let both = periods(&tokens)?;
            (both.clone(), both)
        }
        [0, second] if tokens[0].word != tokens[*second].word => {
            let one = periods(&tokens[1..*second])?;
            let other = periods(&tokens[second + 1..])?;
            match tokens[0].word {
                Word::White => (one, other),
                _ => (other, one),
            }
        }
        [.., at] => {
            let cure = "write `White: 5 minutes for all moves; Black: 4 minutes for all moves`";
            return refuse(tokens[*at].column, "each side once, at its time", cure);
        }
    };
    let control = match (sand, white.as_slice(), black.as_slice()) {
        (true, [white], [black]) if white.moves.or(black.moves).is_none() => {
            TimeControl::sandclock(white.base, black.base)
        }
        (true, ..) => return refuse(1, "one time a side", "write `hourglass of 3 minutes`"),
        _ => TimeControl::new(white, black),
    };
    control.map_err(|it| NotationError {
        column: 1,
        expected: it.fault.expected(),
        cure: it.fault.cure(),
    })
}

/// A period as far as it was read.
#[derive(Default)]
struct Draft {
    column: usize,
    moves: Option<u32>,
    time: Option<Millis>,
}

/// Extra time, from a move on.
struct Extra {
    column: usize,
    from: Option<u32>,
    bonus: Bonus,
}

#[derive(Default)]
struct Reader<'a> {
    rest: &'a [Token],
    end: usize,
    draft: Draft,
    periods: Vec<Period>,
    extras: Vec<Extra>,
    kind: Option<Word>,
}

fn periods(tokens: &[Token]) -> Result<Vec<Period>, NotationError> {
    let mut reader = Reader {
        rest: tokens,
        end: tokens.last().map_or(1, |it| it.column + 1),
        ..Reader::default()
    };
    while let Some((first, rest)) = reader.rest.split_first() {
        reader.rest = rest;
        reader.take(*first)?;
    }
    reader.finish()?;
    reader.done()
}

impl Reader<'_> {
    fn take(&mut self, token: Token) -> Result<(), NotationError> {
        let column = token.column;
        match token.word {
            Word::Number(number) => match self.next_of_number() {
                Some(Word::Unit(unit)) => {
                    self.rest = &self.rest[1..];
                    self.time(column, number, unit)
                }
                Some(Word::Moves) => {
                    self.rest = &self.rest[1..];
                    self.quota(column, number)
                }
                _ => refuse(column, "a unit or `moves` after a number", UNITS),
            },
            Word::Then => self.finish(),
            Word::Delay | Word::Bronstein => {
                let bronstein = Word::Bronstein;
                self.kind = Some(match self.kind {
                    Some(Word::Bronstein) => bronstein,
                    _ => token.word,
                });
                Ok(())
            }
            Word::Without => {
                let from = self.from()?;
                self.extras.push(Extra {
                    column,
                    from,
                    bonus: Bonus::None,
                });
                Ok(())
            }
            // `the first 40 moves`, `for every 20 moves`, `all the moves`.
            Word::First | Word::Per | Word::Moves | Word::Sandclock => Ok(()),
            Word::Unit(_) => refuse(column, "a number before a unit", UNITS),
            Word::From | Word::White | Word::Black => refuse(column, "a time", UNITS),
        }
    }

    /// A time: a period's, or the extra time of a move.
    fn time(&mut self, column: usize, number: i64, unit: i64) -> Result<(), NotationError> {
        let mut time = scaled(number, unit);
        // `1 hour 30 minutes`; minutes and seconds might be a time and its extra time.
        if let [
            Token {
                word: Word::Number(more),
                ..
            },
            Token {
                word: Word::Unit(60_000),
                ..
            },
            ..,
        ] = self.rest
            && unit == 3_600_000
        {
            time += scaled(*more, 60_000);
            self.rest = &self.rest[2..];
        }
        self.kind_after();
        let per = self.next() == Some(Word::Per)
            && self.rest.get(1).is_some_and(|it| it.word == Word::Moves);
        if per {
            self.rest = &self.rest[2..];
            self.kind_after();
        } else if self.kind.is_none() {
            return self.period(column, time);
        }
        let bonus = match self.kind.take() {
            Some(Word::Bronstein) => Bonus::Bronstein(time),
            Some(_) => Bonus::Delay(time),
            None => Bonus::Increment(time),
        };
        let from = self.from()?;
        self.extras.push(Extra {
            column,
            from,
            bonus,
        });
        Ok(())
    }

    /// `3 seconds Bronstein`, as well as `a Bronstein delay of 3 seconds`.
    fn kind_after(&mut self) {
        let is_kind = |it: &&Token| matches!(it.word, Word::Delay | Word::Bronstein);
        let kinds = self.rest.iter().take_while(is_kind).count();
        let next = self.rest.get(kinds).map(|it| it.word);
        if self.kind.is_some() || kinds == 0 || matches!(next, Some(Word::Number(_))) {
            return;
        }
        let bronstein = self.rest[..kinds]
            .iter()
            .any(|it| it.word == Word::Bronstein);
        self.kind = Some(if bronstein {
            Word::Bronstein
        } else {
            Word::Delay
        });
        self.rest = &self.rest[kinds..];
    }

    fn period(&mut self, column: usize, time: Millis) -> Result<(), NotationError> {
        if self.draft.time.is_some() {
            let cure = "write `then` before a further period, `30 seconds per move` for extra time";
            return refuse(column, "`then` or `per move`", cure);
        }
        self.begin(column);
        self.draft.time = Some(time);
        Ok(())
    }

    fn quota(&mut self, column: usize, number: i64) -> Result<(), NotationError> {
        let moves = u32::try_from(number / 1_000).unwrap_or(u32::MAX);
        if number % 1_000 != 0 || !(1..=MAX_MOVES).contains(&moves) {
            return refuse(column, "from 1 to 999 moves", "write `for 40 moves`");
        }
        if self.draft.moves.is_some() {
            let cure = "write `then` before a further period";
            return refuse(column, "one number of moves for a period", cure);
        }
        self.begin(column);
        self.draft.moves = Some(moves);
        Ok(())
    }

    fn begin(&mut self, column: usize) {
        if self.draft.time.is_none() && self.draft.moves.is_none() {
            self.draft.column = column;
        }
    }

    /// `from move 41`, `dès le premier coup`, if it follows.
    fn from(&mut self) -> Result<Option<u32>, NotationError> {
        while self.next() == Some(Word::Then)
            && self.rest.get(1).is_some_and(|it| it.word == Word::From)
        {
            self.rest = &self.rest[1..];
        }
        if self.next() != Some(Word::From) {
            return Ok(None);
        }
        let mut column = self.end;
        while let Some((token, rest)) = self.rest.split_first() {
            column = token.column;
            if token.word != Word::From {
                break;
            }
            self.rest = rest;
        }
        let (number, used) = match self.rest {
            [one, two, ..] => match (one.word, two.word) {
                (Word::Moves, Word::Number(number)) | (Word::Number(number), Word::Moves) => {
                    (number, 2)
                }
                (Word::First, Word::Moves) => (1_000, 2),
                _ => (0, 0),
            },
            _ => (0, 0),
        };
        let number = u32::try_from(number / 1_000).unwrap_or(0);
        if number == 0 {
            return refuse(column, "a move", "write `from move 1`");
        }
        self.rest = &self.rest[used..];
        Ok(Some(number))
    }

    fn finish(&mut self) -> Result<(), NotationError> {
        let draft = std::mem::take(&mut self.draft);
        match (draft.time, draft.moves) {
            (Some(base), moves) => self.periods.push(Period {
                moves,
                base,
                bonus: Bonus::None,
            }),
            (None, Some(_)) => return refuse(draft.column, "a time for these moves", UNITS),
            (None, None) => {}
        }
        Ok(())
    }

    fn done(mut self) -> Result<Vec<Period>, NotationError> {
        if let Some(kind) = self.kind {
            let bronstein = kind == Word::Bronstein;
            let cure = match bronstein {
                true => "write `a Bronstein delay of 3 seconds`",
                false => "write `a delay of 3 seconds`",
            };
            return refuse(self.end, "the time of the delay", cure);
        }
        let mut first = 1;
        let mut starts = Vec::new();
        for it in &self.periods {
            starts.push(first);
            first += it.moves.unwrap_or(0);
        }
        for extra in &self.extras {
            let from = match extra.from {
                None if self.periods.len() > 1 => {
                    let cure = "write `from move 1`, or the first move of a later period";
                    return refuse(extra.column, "the move from which it is given", cure);
                }
                from => from.unwrap_or(1),
            };
            if !starts.contains(&from) {
                let cure = "extra time begins with the first move of a period";
                return refuse(extra.column, "the first move of a period", cure);
            }
            for (period, start) in self.periods.iter_mut().zip(&starts) {
                if *start >= from {
                    period.bonus = extra.bonus;
                }
            }
        }
        match check(&self.periods) {
            Ok(()) => Ok(self.periods),
            Err((_, fault)) => refuse(1, fault.expected(), fault.cure()),
        }
    }

    /// What follows a number; `40 premiers coups` is said too.
    fn next_of_number(&mut self) -> Option<Word> {
        if let [first, second, ..] = self.rest
            && (first.word, second.word) == (Word::First, Word::Moves)
        {
            self.rest = &self.rest[1..];
        }
        self.next()
    }

    fn next(&self) -> Option<Word> {
        self.rest.first().map(|it| it.word)
    }
}

const UNITS: &str = "write `90 minutes for 40 moves`, `30 seconds per move from move 1`";

fn scaled(thousandths: i64, unit: i64) -> Millis {
    Millis(thousandths.saturating_mul(unit / 1_000))
}

fn refuse<T>(
    column: usize,
    expected: &'static str,
    cure: &'static str,
) -> Result<T, NotationError> {
    Err(NotationError {
        column,
        expected,
        cure,
    })
}
