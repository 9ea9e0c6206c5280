//! Cases out of Markdown.

use crate::{Case, Headings, Row};
use flagfall_board::Setup;
use flagfall_clock::{Announced, Credit, Millis};
use flagfall_edition::Edition;
use flagfall_record::{
    AgreementLimit, Class, Flag, Guard, Points, Press, Regulations, Start, Supervision, text,
};
use std::fmt;

/// No case file is longer, in bytes.
const FILE_MAX: usize = 1 << 20;

/// Why a text holds no cases: the line, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there and what would be read.
    pub message: String,
}

impl fmt::Display for CaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for CaseError {}

impl Case {
    /// The cases of a file, in order.
    ///
    /// # Errors
    /// [`CaseError`] names the line and what was expected there.
    pub fn read_all(text: &str) -> Result<Vec<Case>, CaseError> {
        if text.len() > FILE_MAX {
            let message = format!("the file has more than {FILE_MAX} bytes");
            return Err(CaseError { line: 1, message });
        }
        let mut reader = Reader::default();
        for (index, line) in text.lines().enumerate() {
            reader.line(index + 1, line)?;
        }
        reader.finish()
    }
}

#[derive(Default)]
struct Reader {
    topic: String,
    french_topic: String,
    cases: Vec<Case>,
    within: Within,
}

#[derive(Default, Clone, Copy, PartialEq, Eq)]
enum Within {
    #[default]
    Prose,
    Block,
    Table,
}

type Read<T> = Result<T, CaseError>;

fn error<T>(line: usize, message: impl Into<String>) -> Read<T> {
    Err(CaseError {
        line,
        message: message.into(),
    })
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) -> Read<()> {
        if self.within == Within::Block {
            if line.trim() == "```" {
                self.within = Within::Prose;
                return Ok(());
            }
            return self.key(number, line);
        }
        if let Some(title) = line.strip_prefix("## ") {
            self.within = Within::Prose;
            let mut case = empty(&self.topic, title.trim(), number);
            case.french.topic.clone_from(&self.french_topic);
            self.cases.push(case);
        } else if let Some(topic) = line.strip_prefix("# ") {
            topic.trim().clone_into(&mut self.topic);
        } else if let Some(french) = line.strip_prefix("> fr: ") {
            let heading = match self.cases.last_mut() {
                Some(case) => &mut case.french.title,
                None => &mut self.french_topic,
            };
            french.trim().clone_into(heading);
        } else if line.trim() == "```case" {
            self.within = Within::Block;
        } else if line.starts_with('|') {
            self.row(number, line)?;
        } else {
            self.within = Within::Prose;
        }
        Ok(())
    }

    fn case(&mut self, number: usize) -> Read<&mut Case> {
        match self.cases.last_mut() {
            Some(case) => Ok(case),
            None => error(number, "a case begins with a heading `## …`"),
        }
    }

    fn key(&mut self, number: usize, line: &str) -> Read<()> {
        let line = line.trim();
        if line.is_empty() {
            return Ok(());
        }
        let case = self.case(number)?;
        let (key, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let value = value.trim();
        match key {
            "start" => case.start = start(number, value)?,
            "clocks" => case.clocks = Some(clocks(number, value)?),
            "moves" => case.moves = text::split_moves(value),
            "act" => {
                let since = case.acts.last().map_or(Millis(0), |entry| entry.at);
                match text::read(value, since) {
                    Ok(entry) if entry.at >= since => case.acts.push(entry),
                    Ok(_) => return error(number, "time never runs back from act to act"),
                    Err(why) => return error(number, format!("act, {why}")),
                }
            }
            "shows" if value == "clocks" => case.shows_clocks = true,
            _ => regulation(&mut case.regulations, number, key, value)?,
        }
        Ok(())
    }

    fn row(&mut self, number: usize, line: &str) -> Read<()> {
        let header = self.within != Within::Table;
        self.within = Within::Table;
        let cells: Vec<&str> = line
            .trim()
            .trim_matches('|')
            .split('|')
            .map(str::trim)
            .collect();
        let rule = cells
            .iter()
            .all(|cell| cell.chars().all(|it| matches!(it, '-' | ':')));
        if header || rule {
            return Ok(());
        }
        let [editions, ruling, cites] = cells.as_slice() else {
            return error(number, "a row has three cells: editions, ruling, cites");
        };
        let editions = editions.split_whitespace().map(|id| edition(number, id));
        let row = Row {
            editions: editions.collect::<Read<_>>()?,
            ruling: (*ruling).to_owned(),
            cites: cites.split_whitespace().map(str::to_owned).collect(),
            line: number,
        };
        let case = self.case(number)?;
        let named: Vec<&str> = case
            .rows
            .iter()
            .flat_map(|row| &row.editions)
            .map(|it| it.id())
            .collect();
        if let Some(twice) = row.editions.iter().find(|it| named.contains(&it.id())) {
            return error(number, format!("{twice} has a row already"));
        }
        case.rows.push(row);
        Ok(())
    }

    fn finish(self) -> Read<Vec<Case>> {
        if self.within == Within::Block {
            let line = self.cases.last().map_or(1, |case| case.line);
            return error(line, "the `case` block of this case is not closed");
        }
        for case in &self.cases {
            if case.acts.is_empty() {
                return error(case.line, "the case has no `act`");
            }
            if case.rows.is_empty() {
                return error(case.line, "the case has no table of rulings");
            }
        }
        Ok(self.cases)
    }
}

fn empty(topic: &str, title: &str, line: usize) -> Case {
    Case {
        topic: topic.to_owned(),
        title: title.to_owned(),
        french: Headings::default(),
        line,
        regulations: Regulations::default(),
        start: Start::Usual,
        moves: Vec::new(),
        clocks: None,
        acts: Vec::new(),
        shows_clocks: false,
        rows: Vec::new(),
    }
}

fn edition(number: usize, id: &str) -> Read<Edition> {
    let id = if id == "draft" { "2009-draft" } else { id };
    match Edition::from_id(id) {
        Some(edition) => Ok(edition),
        None => {
            let ids: Vec<&str> = Edition::ALL.iter().map(|edition| edition.id()).collect();
            error(number, format!("`{id}` is no edition: {}", ids.join(" ")))
        }
    }
}

fn start(number: usize, value: &str) -> Read<Start> {
    let (value, chess960) = match value.strip_prefix("chess960 ") {
        Some(rest) => (rest.trim(), true),
        None => (value, false),
    };
    if chess960 && !value.contains('/') {
        return match value.parse() {
            Ok(sp @ 0..=959) => Ok(Start::Chess960(sp)),
            _ => error(
                number,
                "`start chess960` takes a number from 0 to 959, or a position",
            ),
        };
    }
    match Setup::from_fen(value) {
        Ok(setup) => Ok(Start::Position { setup, chess960 }),
        Err(why) => error(number, format!("start: {why}")),
    }
}

fn clocks(number: usize, value: &str) -> Read<(Millis, Millis)> {
    let read = value.split_once(',').and_then(|(white, black)| {
        let white = text::read_time(white.trim().strip_prefix("White ")?.trim())?;
        let black = text::read_time(black.trim().strip_prefix("Black ")?.trim())?;
        Some((white, black))
    });
    match read {
        Some(clocks) => Ok(clocks),
        None => error(number, "clocks are written `White 1:20, Black 4:10`"),
    }
}

fn regulation(it: &mut Regulations, number: usize, key: &str, value: &str) -> Read<()> {
    fn word<T>(number: usize, value: &str, read: Option<T>, words: &[&str]) -> Read<T> {
        match read {
            Some(read) => Ok(read),
            None => error(number, format!("`{value}` is none of: {}", words.join(" "))),
        }
    }
    match key {
        "control" => match value.parse::<Announced>() {
            Ok(announced) => it.time_control = announced.time_control(),
            Err(why) => return error(number, format!("control: {why}")),
        },
        "class" => it.class = Some(word(number, value, Class::from_word(value), Class::WORDS)?),
        "supervision" => {
            it.supervision = word(
                number,
                value,
                Supervision::from_word(value),
                Supervision::WORDS,
            )?;
        }
        "flag" => it.flag = word(number, value, Flag::from_word(value), Flag::WORDS)?,
        "press" => it.press = word(number, value, Press::from_word(value), Press::WORDS)?,
        "guard" => it.guard = word(number, value, Guard::from_word(value), Guard::WORDS)?,
        "touch" => it.touch = word(number, value, switch(value), &["on", "off"])?,
        "quickplay" => {
            it.quickplay_finish = Some(word(number, value, switch(value), &["on", "off"])?);
        }
        "credit" => match value {
            "on_count" => it.credit = Credit::OnCount,
            "on_flag" => it.credit = Credit::OnFlag,
            _ => return error(number, "`credit` takes `on_count` or `on_flag`"),
        },
        "default" => match text::read_time(value) {
            Some(ms) => it.default_time = Some(ms),
            None => return error(number, "`default` takes a time such as `30:00`"),
        },
        "session" => match value.strip_prefix("ends ").and_then(text::read_time) {
            Some(ms) => it.session_end = Some(ms),
            None => return error(number, "`session` is written `session ends 4:00:00`"),
        },
        "agreement" => match value.parse() {
            Ok(from) => it.agreement = AgreementLimit::FromMove(from),
            Err(_) if value == "never" => it.agreement = AgreementLimit::Never,
            Err(_) => return error(number, "`agreement` takes a move number or `never`"),
        },
        "points" => it.points = points(number, value)?,
        "option" => match value.split_once('=') {
            Some((name, set)) => {
                it.options
                    .insert(name.trim().to_owned(), set.trim().to_owned());
            }
            None => return error(number, "`option` is written `option name = value`"),
        },
        _ => {
            let known = "start clocks moves act shows control class supervision flag press \
                         guard touch quickplay credit default session agreement points \
                         option";
            return error(number, format!("`{key}` is none of: {known}"));
        }
    }
    Ok(())
}

fn points(number: usize, value: &str) -> Read<Points> {
    let words: Vec<&str> = value.split_whitespace().collect();
    match words.as_slice() {
        [win, draw, loss] => Ok(Points {
            win: (*win).to_owned(),
            draw: (*draw).to_owned(),
            loss: (*loss).to_owned(),
        }),
        _ => error(
            number,
            "`points` takes those of win, draw and loss: `3 1 0`",
        ),
    }
}

fn switch(value: &str) -> Option<bool> {
    match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}
