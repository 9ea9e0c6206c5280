//! The answers about shares put together as if all had been read at once.

use super::report::Report;
use crate::failure::Failure;
use crate::input::Source;
use crate::term::Out;
use flagfall_wire::{CheckedGame, PartJson, ShardJson, Summary};
use serde::Deserialize;
use std::io::{BufRead, BufReader};

/// The lines of one answer, one read ahead.
struct Answer {
    name: String,
    lines: Box<dyn BufRead>,
    next: Option<CheckedGame>,
    summary: Summary,
    shard: ShardJson,
}

#[derive(Deserialize)]
struct Last {
    summary: Summary,
}

/// A game, or the end.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Game(Box<CheckedGame>),
    Last {},
}

/// Puts the answers together: the games of each file in its order, numbers and lines those of the
/// file.
pub(super) fn run(
    sources: &[Source],
    json: bool,
    report: &mut Report,
    out: &mut Out,
) -> Result<Summary, Failure> {
    let mut answers = Vec::new();
    for source in sources {
        answers.push(open(source)?);
    }
    answers.sort_by_key(|it| it.shard.index);
    complete(&answers)?;
    let files: Vec<String> = answers
        .first()
        .map(|it| it.shard.parts.iter().map(|it| it.file.clone()).collect())
        .unwrap_or_default();
    for (at, file) in files.iter().enumerate() {
        let mut before = PartJson::default();
        for answer in &mut answers {
            while let Some(mut game) = answer.next.take_if(|it| it.file == *file) {
                moved(&mut game, &before);
                report.count.read(&game);
                if json {
                    out.json(&game)?;
                }
                report.tell(&game)?;
                answer.next = answer.read()?;
            }
            if let Some(part) = answer.shard.parts.get(at) {
                before.games += part.games;
                before.lines += part.lines;
            }
        }
    }
    let all = answers.iter().map(|it| &it.summary);
    Ok(Summary {
        files: files.len(),
        seconds: all.map(|it| it.seconds).fold(0.0, f64::max),
        ..Summary::default()
    })
}

/// Numbers and lines as they are in the file.
fn moved(game: &mut CheckedGame, before: &PartJson) {
    game.game += before.games;
    game.line += before.lines;
    for problem in &mut game.problems {
        problem.line += before.lines;
    }
}

/// All shares must be there, each once, and be of the same files.
fn complete(answers: &[Answer]) -> Result<(), Failure> {
    let of = answers.first().map_or(0, |it| it.shard.of);
    let numbers = answers.iter().map(|it| it.shard.index);
    let right = answers.len() == of as usize && numbers.eq(1..=of);
    let files = |it: &Answer| -> Vec<String> {
        let parts = it.shard.parts.iter();
        parts.map(|it| it.file.clone()).collect()
    };
    let same = answers.windows(2).all(|it| files(&it[0]) == files(&it[1]));
    match (right, same) {
        (false, _) => {
            let what = format!("these are not all {of} shares, each once");
            Err(Failure::unusable(what).hint("Name the answers of shard 1/N to N/N."))
        }
        (_, false) => {
            let what = "the answers are about different files";
            Err(Failure::unusable(what).hint("Check the same files in the same order."))
        }
        _ => Ok(()),
    }
}

fn open(source: &Source) -> Result<Answer, Failure> {
    let name = source.name();
    // The summary, which says what was read, comes last.
    let mut last = String::new();
    let unread = |error| source.unread(&error);
    for line in BufReader::new(source.open()?).lines() {
        last = line.map_err(unread)?;
    }
    let read = serde_json::from_str::<Last>(&last).ok();
    let shard = read.as_ref().and_then(|it| it.summary.shard.clone());
    let (Some(Last { summary }), Some(shard)) = (read, shard) else {
        let what = format!("{name} does not end with the summary of a share");
        return Err(Failure::unusable(what).hint("Write it with check --json --shard i/n."));
    };
    let lines = Box::new(BufReader::new(source.open()?));
    let mut answer = Answer {
        name,
        lines,
        next: None,
        summary,
        shard,
    };
    answer.next = answer.read()?;
    Ok(answer)
}

impl Answer {
    /// The next game.
    fn read(&mut self) -> Result<Option<CheckedGame>, Failure> {
        let mut line = String::new();
        let unusable = |error: &dyn std::fmt::Display| {
            Failure::unusable(format!("{} cannot be read: {error}", self.name))
        };
        self.lines
            .read_line(&mut line)
            .map_err(|error| unusable(&error))?;
        if line.is_empty() {
            return Ok(None);
        }
        match serde_json::from_str(&line).map_err(|error| unusable(&error))? {
            Line::Game(game) => Ok(Some(*game)),
            Line::Last {} => Ok(None),
        }
    }
}
