//! What is asked of the database, as statements.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::{Appended, GameSummary, StoredEntry, StoredGame, TokenHash};

/// The number of a game's last entry, 0 if it has none; `None` if there is no such game.
pub(super) fn last(conn: &Connection, game: &str) -> rusqlite::Result<Option<u64>> {
    conn.prepare_cached(
        "SELECT coalesce((SELECT max(seq) FROM entry WHERE game = ?1), 0)
         FROM game WHERE id = ?1",
    )?
    .query_row([game], |row| row.get(0))
    .optional()
}

/// Where the append under a key stands.
pub(super) fn earlier(
    conn: &Connection,
    game: &str,
    key: &str,
) -> rusqlite::Result<Option<Appended>> {
    let (first, last): (Option<u64>, Option<u64>) = conn
        .prepare_cached("SELECT min(seq), max(seq) FROM entry WHERE game = ?1 AND key = ?2")?
        .query_row([game, key], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(first.zip(last).map(|(first, last)| Appended {
        first,
        last,
        repeated: true,
    }))
}

/// A game with its entries as they stand at one moment.
pub(super) fn game(conn: &Connection, id: &str) -> rusqlite::Result<Option<StoredGame>> {
    let moment = conn.unchecked_transaction()?;
    let head = moment
        .prepare_cached("SELECT header, created_ms FROM game WHERE id = ?1")?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let Some((header, created_ms)) = head else {
        return Ok(None);
    };
    let entries = moment
        .prepare_cached(
            "SELECT seq, at_ms, body, key, recorded_ms FROM entry WHERE game = ?1 ORDER BY seq",
        )?
        .query_map([id], entry)?
        .collect::<rusqlite::Result<_>>()?;
    Ok(Some(StoredGame {
        id: id.to_owned(),
        header,
        created_ms,
        entries,
    }))
}

/// The seat that a token opens.
pub(super) fn seat(
    conn: &Connection,
    game: &str,
    token: &TokenHash,
) -> rusqlite::Result<Option<String>> {
    conn.prepare_cached("SELECT seat FROM seat WHERE game = ?1 AND hash = ?2")?
        .query_row(params![game, token.as_slice()], |row| row.get(0))
        .optional()
}

/// Games, the newest first; `None` if `after` is no game.
pub(super) fn games(
    conn: &Connection,
    after: Option<&str>,
    limit: usize,
) -> rusqlite::Result<Option<Vec<GameSummary>>> {
    if let Some(id) = after
        && last(conn, id)?.is_none()
    {
        return Ok(None);
    }
    let sql = "SELECT g.id, g.header, g.created_ms,
            coalesce((SELECT max(seq) FROM entry WHERE game = g.id), 0),
            (SELECT at_ms FROM entry WHERE game = g.id ORDER BY seq DESC LIMIT 1)
        FROM game AS g
        WHERE ?1 IS NULL OR (g.created_ms, g.id) < (SELECT created_ms, id FROM game WHERE id = ?1)
        ORDER BY g.created_ms DESC, g.id DESC LIMIT ?2";
    conn.prepare_cached(sql)?
        .query_map(params![after, limit], summary)?
        .collect::<Result<_, _>>()
        .map(Some)
}

fn entry(row: &Row<'_>) -> rusqlite::Result<StoredEntry> {
    Ok(StoredEntry {
        seq: row.get(0)?,
        at_ms: row.get(1)?,
        body: row.get(2)?,
        key: row.get(3)?,
        recorded_ms: row.get(4)?,
    })
}

fn summary(row: &Row<'_>) -> rusqlite::Result<GameSummary> {
    Ok(GameSummary {
        id: row.get(0)?,
        header: row.get(1)?,
        created_ms: row.get(2)?,
        entries: row.get(3)?,
        last_at_ms: row.get(4)?,
    })
}
