//! Reading the whole database once, to know that it is sound.

use rusqlite::{Connection, OptionalExtension};

/// What was read and found sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many games there are.
    pub games: u64,
    /// How many entries they have in all.
    pub entries: u64,
}

/// Checks every page and every index, and that each record runs from 1 without a gap. The
/// inner error is what is wrong.
pub(super) fn whole(conn: &Connection) -> rusqlite::Result<Result<Verified, String>> {
    let moment = conn.unchecked_transaction()?;
    let check: String = moment.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if check != "ok" {
        return Ok(Err(check));
    }
    let gap: Option<String> = moment
        .query_row(
            "SELECT game FROM entry GROUP BY game
             HAVING min(seq) <> 1 OR max(seq) <> count(*) LIMIT 1",
            [],
            |row| row.get(0),
        )
        .optional()?;
    if let Some(game) = gap {
        return Ok(Err(format!("entries of game {game:?} are missing")));
    }
    moment
        .query_row(
            "SELECT (SELECT count(*) FROM game), (SELECT count(*) FROM entry)",
            [],
            |row| {
                Ok(Verified {
                    games: row.get(0)?,
                    entries: row.get(1)?,
                })
            },
        )
        .map(Ok)
}
