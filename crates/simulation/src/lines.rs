//! A record as lines and as a game file, and back.

use crate::Record;
use flagfall_clock::Millis;
use flagfall_game::{Event, Game};
use flagfall_record::text;
use flagfall_wire::{GameFile, GameResult};

/// That the text form and the game file of a record say the same record.
pub(crate) fn survive(record: &Record) -> Result<(), (usize, String)> {
    let mut since = Millis::ZERO;
    for (at, entry) in record.entries.iter().enumerate() {
        let line = text::write(entry, since);
        match text::read(&line, since) {
            Ok(read) if read == *entry => {}
            other => {
                return Err((
                    at,
                    format!("as a line, `{line}` was {entry:?} and is {other:?}"),
                ));
            }
        }
        since = entry.at;
    }
    let all = record.entries.len();
    let written = GameFile::write(&record.header, &record.entries);
    let json = serde_json::to_string(&written).map_err(|it| (all, it.to_string()))?;
    let read = GameFile::parse(&json).and_then(|it| it.read());
    let read = read.map_err(|it| (all, it.to_string()))?;
    for (at, (is, was)) in read.entries.iter().zip(&record.entries).enumerate() {
        if is != was {
            return Err((at, format!("in the game file, {was:?} is {is:?}")));
        }
    }
    let headers = (format!("{:?}", read.header), format!("{:?}", record.header));
    match headers.0 == headers.1 && read.entries.len() == all {
        true => Ok(()),
        false => Err((all, format!("the header {} is {}", headers.1, headers.0))),
    }
}

/// What `flagfall rule` prints of it, whole.
pub(crate) fn printed(game: &Game, events: &[Vec<Event>]) -> String {
    let result = GameResult::of(game, events, flagfall_words::Lang::En);
    serde_json::to_string(&result).unwrap_or_else(|it| it.to_string())
}
