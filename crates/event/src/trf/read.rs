//! The report file read.

use super::cells::{Cell, FIRST, WIDTH, cell};
use super::line::Line;
use crate::fault::source;
use crate::limits::{MAX_PLAYERS, MAX_ROUNDS};
use crate::player::title;
use crate::{About, Bye, Date, Fault, Number, Player, Points, Report, Reported, Score, Sex};
use std::collections::BTreeMap;

/// What stands in a file.
#[derive(Default)]
struct Reader {
    about: About,
    players: BTreeMap<Number, (Line, Player)>,
    cells: BTreeMap<(u16, Number), Cell>,
    dates: Vec<Option<Date>>,
    byes: Vec<(u16, Number, Bye)>,
}

/// Reads a report file.
///
/// # Errors
/// [`Fault`] names the line and the column, what was expected there and what was found.
pub fn read(text: &str) -> Result<Report, Fault> {
    let text = source(text)?;
    // The format ends its lines with CR; programs end them in any way there is.
    let end = if text.contains('\n') { '\n' } else { '\r' };
    let mut reader = Reader::default();
    for (index, text) in text.split(end).enumerate() {
        reader.line(Line::new(index + 1, text))?;
    }
    reader.report()
}

impl Reader {
    fn line(&mut self, line: Line) -> Result<(), Fault> {
        let about = &mut self.about;
        match line.field(1, 3).as_str() {
            "012" => about.name = line.rest(5),
            "022" => about.place = line.rest(5),
            "032" => about.federation = line.rest(5).to_ascii_uppercase(),
            "042" => about.from = date(&line)?,
            "052" => about.to = date(&line)?,
            "092" => about.kind = line.rest(5),
            "102" => about.chief_arbiter = line.rest(5),
            "112" => about.deputies.push(line.rest(5)),
            "122" => about.time_control = line.rest(5),
            "222" if about.time_control.is_empty() => about.time_control = line.rest(5),
            "132" => self.dates(&line)?,
            "142" | "XXR" => {
                let expected = format!("the number of rounds, 1 to {MAX_ROUNDS}");
                about.rounds = line.number(5, usize::MAX, &expected)?;
                if about
                    .rounds
                    .is_some_and(|it| !(1..=MAX_ROUNDS).contains(&it))
                {
                    return Err(line.fault(5, usize::MAX, expected));
                }
            }
            "240" => self.byes(&line)?,
            "001" => self.player(line)?,
            _ => {}
        }
        Ok(())
    }

    fn dates(&mut self, line: &Line) -> Result<(), Fault> {
        let rounds = (line.len() + 1).saturating_sub(FIRST).div_ceil(WIDTH);
        for round in 0..rounds.min(usize::from(MAX_ROUNDS)) {
            let at = FIRST + round * WIDTH;
            let text = line.field(at, at + 9);
            let short = Date::read(&format!("20{text}")).filter(|_| text.len() == 8);
            let date = short.or_else(|| Date::read(&text));
            if date.is_none() && !text.is_empty() {
                return Err(line.fault(at, at + 9, "the day of a round, YY/MM/DD"));
            }
            self.dates.push(date);
        }
        Ok(())
    }

    /// Byes given beforehand: `240 H 003 0012 0044`.
    fn byes(&mut self, line: &Line) -> Result<(), Fault> {
        let bye = Bye::read(&line.field(5, 5));
        let bye = bye.ok_or_else(|| line.fault(5, 5, "the kind of bye, F, H or Z"))?;
        let round = line.number::<u16>(7, 9, "the number of a round")?;
        let round = round.filter(|it| (1..=MAX_ROUNDS).contains(it));
        let round = round.ok_or_else(|| line.fault(7, 9, format!("a round, 1 to {MAX_ROUNDS}")))?;
        for at in (11..=line.len()).step_by(5) {
            let number = line.number::<u16>(at, at + 3, "the number of a player")?;
            if let Some(number) = number.and_then(Number::new) {
                self.byes.push((round, number, bye));
            }
        }
        Ok(())
    }

    fn player(&mut self, line: Line) -> Result<(), Fault> {
        let wanted = "the number of a player, 1 to 9999";
        let number = line.number::<u16>(5, 8, wanted)?.and_then(Number::new);
        let number = number.ok_or_else(|| line.fault(5, 8, wanted))?;
        let written = line.field(11, 13);
        let titled = title(&written);
        if titled.is_none() && !written.is_empty() {
            return Err(line.fault(11, 13, "GM IM WGM FM WIM CM WFM WCM, or nothing"));
        }
        let sex = Sex::read(&line.field(10, 10));
        let born = line.field(70, 79);
        let player = Player {
            number,
            name: line.field(15, 47),
            title: titled.unwrap_or_default().to_owned(),
            sex,
            rating: line
                .number(49, 52, "a rating, or nothing")?
                .filter(|it| *it > 0),
            federation: line.field(54, 56).to_ascii_uppercase(),
            fide: line
                .number(58, 68, "a number at FIDE, or nothing")?
                .filter(|it| *it > 0),
            born: Date::read(&born).or_else(|| year(&born)),
        };
        let player = player.tidied().map_err(|refused| {
            let (from, to) = if refused.to_string().starts_with("name") {
                (15, 47)
            } else {
                (54, 56)
            };
            line.fault(from, to, refused.to_string())
        })?;
        if self.players.len() >= MAX_PLAYERS {
            return Err(line.fault(1, 3, format!("at most {MAX_PLAYERS} players")));
        }
        let rounds = (line.len() + 1).saturating_sub(FIRST).div_ceil(WIDTH);
        if rounds > usize::from(MAX_ROUNDS) {
            return Err(line.fault(FIRST, FIRST, format!("at most {MAX_ROUNDS} rounds")));
        }
        for (round, index) in (1..).zip(0..rounds) {
            if let Some(cell) = cell(&line, index)? {
                self.cells.insert((round, number), cell);
            }
        }
        if self.players.contains_key(&number) {
            return Err(line.fault(5, 8, "a number that no other player has"));
        }
        self.players.insert(number, (line, player));
        Ok(())
    }

    fn report(self) -> Result<Report, Fault> {
        if self.players.is_empty() {
            let expected = "players, in lines that begin with 001";
            return Err(Fault::new((0, 0), expected, ""));
        }
        let last = self.cells.keys().map(|(round, _)| *round).max();
        let last = last.max(self.byes.iter().map(|(round, ..)| *round).max());
        let mut rounds = Vec::new();
        for round in 1..=last.unwrap_or(0) {
            let reported = self.round(round)?;
            if !(reported.pairs.is_empty() && reported.byes.is_empty()) {
                rounds.push(reported);
            }
        }
        let said = self.about != About::default() && !self.about.name.is_empty();
        Ok(Report {
            about: said.then_some(self.about),
            players: self
                .players
                .into_values()
                .map(|(_, player)| player)
                .collect(),
            rounds,
        })
    }

    fn round(&self, round: u16) -> Result<Reported, Fault> {
        let date = self.dates.get(usize::from(round) - 1).copied().flatten();
        let mut reported = Reported {
            round,
            date,
            ..Reported::default()
        };
        let mut of_round = self.cells.range((round, LEAST)..=(round, MOST)).peekable();
        let known_beforehand = of_round.peek().is_none();
        for ((_, number), cell) in of_round {
            match *cell {
                Cell::Bye(bye) => reported.byes.push((*number, bye)),
                Cell::Paired {
                    opponent,
                    white,
                    got,
                } => {
                    let other = self.agreed(round, *number, (opponent, white))?;
                    if white {
                        let score = self.score((round, opponent), got, other)?;
                        reported.pairs.push((None, *number, opponent, score));
                    }
                }
            }
        }
        for (_, number, bye) in self.byes.iter().filter(|it| it.0 == round) {
            let beforehand = known_beforehand && self.players.contains_key(number);
            if beforehand && !reported.byes.iter().any(|it| it.0 == *number) {
                reported.byes.push((*number, *bye));
            }
        }
        self.order(&mut reported);
        Ok(reported)
    }

    /// What the opponent's line says of the same game.
    fn agreed(
        &self,
        round: u16,
        number: Number,
        (opponent, white): (Number, bool),
    ) -> Result<Got, Fault> {
        let at = FIRST + (usize::from(round) - 1) * WIDTH;
        match self.cells.get(&(round, opponent)) {
            Some(Cell::Paired {
                opponent: back,
                white: his,
                got,
            }) if *back == number && *his != white => Ok(*got),
            _ => {
                let expected = format!(
                    "a player of whom this file says that in round {round} he has {number} as his \
                     opponent, and the other color"
                );
                Err(self.fault(number, (at, at + 3), expected))
            }
        }
    }

    /// The result that both lines of a board give.
    fn score(
        &self,
        (round, black): (u16, Number),
        white_got: Got,
        black_got: Got,
    ) -> Result<Option<Score>, Fault> {
        let score = match (white_got, black_got) {
            (None, None) => return Ok(None),
            (Some((white, kind)), Some((black, same))) if kind == same => {
                Score::new(white, black, kind)
            }
            _ => None,
        };
        let at = FIRST + (usize::from(round) - 1) * WIDTH + 7;
        let expected = "a result that goes with that of the opponent";
        score
            .map(Some)
            .ok_or_else(|| self.fault(black, (at, at), expected))
    }

    fn fault(&self, number: Number, at: (usize, usize), expected: impl Into<String>) -> Fault {
        match self.players.get(&number) {
            Some((line, _)) => line.fault(at.0, at.1, expected),
            None => Fault::new((0, 0), expected, &number.to_string()),
        }
    }

    /// In the order of programs: by the points before the round, then by number.
    fn order(&self, reported: &mut Reported) {
        let before = |number: Number| -> u32 {
            let rounds = 1..reported.round;
            let cells = rounds.filter_map(|round| self.cells.get(&(round, number)));
            cells.map(halves).sum()
        };
        let key = |white: Number, black: Number| {
            let (one, other) = (before(white), before(black));
            let (most, all) = (one.max(other), one + other);
            (u32::MAX - most, u32::MAX - all, white.min(black))
        };
        let mut keyed: Vec<_> = reported
            .pairs
            .iter()
            .map(|it| (key(it.1, it.2), *it))
            .collect();
        keyed.sort_by_key(|(key, _)| *key);
        reported.pairs = keyed.into_iter().map(|(_, pair)| pair).collect();
    }
}

type Got = Option<(Points, crate::Kind)>;

const LEAST: Number = match Number::new(1) {
    Some(number) => number,
    None => unreachable!(),
};
const MOST: Number = match Number::new(9999) {
    Some(number) => number,
    None => unreachable!(),
};

fn halves(cell: &Cell) -> u32 {
    let points = match cell {
        Cell::Paired { got, .. } => got.map(|(points, _)| points),
        Cell::Bye(bye) => Some(bye.points()),
    };
    match points {
        Some(Points::Win) => 2,
        Some(Points::Draw) => 1,
        Some(Points::Loss) | None => 0,
    }
}

fn date(line: &Line) -> Result<Option<Date>, Fault> {
    let text = line.rest(5);
    match Date::read(&text) {
        None if !text.is_empty() => Err(line.fault(5, usize::MAX, "a day, YYYY/MM/DD")),
        date => Ok(date),
    }
}

/// A year at the start of what is no day: `1971/00/00`, `1971.`.
fn year(text: &str) -> Option<Date> {
    Date::read(text.get(..4)?)
}
