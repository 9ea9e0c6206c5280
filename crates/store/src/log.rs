//! The record of one game as a file: a line for the header, one an entry, one at the end. Each
//! is a JSON object; each but the last bears its hash, the last that of the entry before it.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{StoredEntry, StoredGame};

/// What the first line says it is.
const KIND: &str = "record 1";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    flagfall: String,
    game: String,
    created_ms: i64,
    header: String,
    salt: String,
    hash: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    seq: u64,
    at_ms: i64,
    recorded_ms: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    key: Option<String>,
    body: String,
    hash: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    entries: u64,
    head: String,
}

/// Why a file is no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: expected {expected}; {found}")]
pub struct LogError {
    /// The line, from 1.
    pub line: usize,
    /// What should stand there.
    pub expected: &'static str,
    /// What stands there.
    pub found: String,
}

/// Bytes as they are written in records: two digits each, the letters small.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |it: u8| char::from(DIGITS[usize::from(it & 15)]);
    bytes
        .iter()
        .flat_map(|it| [digit(it >> 4), digit(*it)])
        .collect()
}

fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits: Option<Vec<u8>> = text
        .chars()
        .map(|it| u8::try_from(it.to_digit(16)?).ok())
        .collect();
    let digits = digits.filter(|it| it.len() == 2 * N)?;
    let pairs = digits.chunks_exact(2).map(|it| it[0] << 4 | it[1]);
    pairs.collect::<Vec<u8>>().try_into().ok()
}

/// The record of a game as a file.
///
/// # Errors
/// Only a failing writer of JSON, of which none is known.
pub fn write_log(game: &StoredGame) -> Result<String, serde_json::Error> {
    let mut text = serde_json::to_string(&Head {
        flagfall: KIND.to_owned(),
        game: game.id.clone(),
        created_ms: game.created_ms,
        header: game.header.clone(),
        salt: hex(&game.salt),
        hash: hex(&game.hash),
    })?;
    for entry in &game.entries {
        text.push('\n');
        text += &serde_json::to_string(&Line {
            seq: entry.seq,
            at_ms: entry.at_ms,
            recorded_ms: entry.recorded_ms,
            key: entry.key.clone(),
            body: entry.body.clone(),
            hash: hex(&entry.hash),
        })?;
    }
    text.push('\n');
    text += &serde_json::to_string(&End {
        entries: game.entries.len() as u64,
        head: hex(&game.head()),
    })?;
    text.push('\n');
    Ok(text)
}

/// Reads such a file. Whether its hashes hold is for [`StoredGame::broken`] to say.
///
/// # Errors
/// The first line that is none of a record, or the end where it is cut off.
pub fn read_log(text: &str) -> Result<StoredGame, LogError> {
    let mut lines = (1..).zip(text.lines());
    let mut next = |expected| {
        lines.next().ok_or_else(|| LogError {
            line: text.lines().count() + 1,
            expected,
            found: "the file ends".to_owned(),
        })
    };
    let what = "the header of a record";
    let (at, first) = next(what)?;
    let head: Head = read(at, first, what)?;
    if head.flagfall != KIND {
        return Err(wrong(at, "a record of version 1", &head.flagfall));
    }
    let mut game = StoredGame {
        id: head.game,
        header: head.header,
        created_ms: head.created_ms,
        salt: unhex(&head.salt).ok_or_else(|| wrong(at, "32 digits in `salt`", &head.salt))?,
        hash: hash(at, &head.hash)?,
        entries: Vec::new(),
    };
    loop {
        let (at, line) = next("an entry, or the end of the record")?;
        if line.starts_with("{\"entries\"") {
            let end: End = read(at, line, "the end of a record")?;
            let stands = game.entries.len() as u64;
            if end.entries != stands {
                return Err(wrong(at, "as many entries as stand there", end.entries));
            }
            if hash(at, &end.head)? != game.head() {
                return Err(wrong(at, "the hash of the last entry", &end.head));
            }
            return match next("nothing more") {
                Ok((at, more)) => Err(wrong(at, "nothing more", more)),
                Err(_) => Ok(game),
            };
        }
        let entry: Line = read(at, line, "an entry")?;
        game.entries.push(StoredEntry {
            seq: entry.seq,
            at_ms: entry.at_ms,
            body: entry.body,
            key: entry.key,
            recorded_ms: entry.recorded_ms,
            hash: hash(at, &entry.hash)?,
        });
    }
}

fn hash(at: usize, text: &str) -> Result<[u8; 32], LogError> {
    unhex(text).ok_or_else(|| wrong(at, "64 digits in the hash", text))
}

fn read<T: DeserializeOwned>(at: usize, line: &str, expected: &'static str) -> Result<T, LogError> {
    serde_json::from_str(line).map_err(|error| LogError {
        line: at,
        expected,
        found: error.to_string(),
    })
}

fn wrong(line: usize, expected: &'static str, found: impl std::fmt::Display) -> LogError {
    let found: String = found.to_string().chars().take(100).collect();
    let found = format!("found {found:?}");
    LogError {
        line,
        expected,
        found,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chain;

    fn game() -> StoredGame {
        let mut chain = Chain::begin([9; 16], "g", 5, "{\"a\":\"\u{2026}\"}");
        let hash = chain.head();
        let mut entry = |key: Option<&str>, body: &str| StoredEntry {
            hash: chain.next(-1, key, 3, body),
            seq: chain.seq(),
            at_ms: -1,
            body: body.to_owned(),
            key: key.map(str::to_owned),
            recorded_ms: 3,
        };
        let entries = vec![entry(Some("k"), "a\nb"), entry(None, "")];
        StoredGame {
            id: "g".to_owned(),
            header: "{\"a\":\"\u{2026}\"}".to_owned(),
            created_ms: 5,
            salt: [9; 16],
            hash,
            entries,
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let text = write_log(&game()).unwrap();
        let read = read_log(&text).unwrap();
        assert_eq!(read, game());
        assert_eq!(read.broken(), []);
    }

    #[test]
    fn what_is_no_record_is_named() {
        let text = write_log(&game()).unwrap();
        let check = |text: &str, expect: &str| {
            let error = read_log(text).expect_err(text).to_string();
            assert!(error.starts_with(expect), "{error}");
        };
        check("", "line 1: expected the header of a record; the file ends");
        check("[]", "line 1: expected the header of a record; invalid");
        let lines: Vec<&str> = text.lines().collect();
        let cut = "line 4: expected an entry, or the end of the record; the file ends";
        check(&lines[..3].join("\n"), cut);
        check(
            &[lines[0], lines[1], lines[3]].join("\n"),
            "line 3: expected as many entries",
        );
        check(
            &format!("{text}x"),
            "line 5: expected nothing more; found \"x\"",
        );
        check(
            &text.replace("record 1", "record 2"),
            "line 1: expected a record of version 1",
        );
        check(
            &text.replace("\"hash\":\"", "\"hash\":\"x"),
            "line 1: expected 64 digits",
        );
        for end in 0..text.len() - 1 {
            if text.is_char_boundary(end) {
                assert!(read_log(&text[..end]).is_err(), "cut at {end}");
            }
        }
    }
}
