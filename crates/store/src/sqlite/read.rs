//! What is asked of the database, as statements.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::{Appended, Chain, GameSummary, SeatToken, StoredEntry, StoredGame, TokenHash};

/// The chain of a game where it stands; `None` if there is no such game.
pub(super) fn chain(conn: &Connection, game: &str) -> rusqlite::Result<Option<Chain>> {
    conn.prepare_cached(
        "SELECT game.salt, coalesce(entry.seq, 0), coalesce(entry.hash, game.hash)
         FROM game LEFT JOIN entry ON entry.game = game.id
         WHERE game.id = ?1 ORDER BY entry.seq DESC LIMIT 1",
    )?
    .query_row([game], |row| {
        Ok(Chain::at(row.get(0)?, row.get(1)?, row.get(2)?))
    })
    .optional()
}

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
    let mut keyed =
        conn.prepare_cached("SELECT min(seq), max(seq) FROM entry WHERE game = ?1 AND key = ?2")?;
    let range = keyed.query_row([game, key], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let (Some(first), Some(last)): (Option<u64>, Option<u64>) = range else {
        return Ok(None);
    };
    let head = conn
        .prepare_cached("SELECT hash FROM entry WHERE game = ?1 AND seq = ?2")?
        .query_row(params![game, last], |row| row.get(0))?;
    Ok(Some(Appended {
        first,
        last,
        repeated: true,
        head,
    }))
}

/// A game with its entries as they stand at one moment.
pub(super) fn game(conn: &Connection, id: &str) -> rusqlite::Result<Option<StoredGame>> {
    let moment = conn.unchecked_transaction()?;
    game_at(&moment, id)
}

/// A game with its entries, within a transaction.
pub(super) fn game_at(moment: &Connection, id: &str) -> rusqlite::Result<Option<StoredGame>> {
    let head = moment
        .prepare_cached("SELECT header, created_ms, salt, hash FROM game WHERE id = ?1")?
        .query_row([id], |row| {
            Ok(StoredGame {
                id: id.to_owned(),
                header: row.get(0)?,
                created_ms: row.get(1)?,
                salt: row.get(2)?,
                hash: row.get(3)?,
                entries: Vec::new(),
            })
        })
        .optional()?;
    let Some(mut game) = head else {
        return Ok(None);
    };
    game.entries = moment
        .prepare_cached(
            "SELECT seq, at_ms, body, key, recorded_ms, hash
             FROM entry WHERE game = ?1 ORDER BY seq",
        )?
        .query_map([id], entry)?
        .collect::<rusqlite::Result<_>>()?;
    Ok(Some(game))
}

/// The name of the game that comes after that one, by its name.
pub(super) fn next_id(conn: &Connection, after: &str) -> rusqlite::Result<Option<String>> {
    conn.prepare_cached("SELECT id FROM game WHERE id > ?1 ORDER BY id LIMIT 1")?
        .query_row([after], |row| row.get(0))
        .optional()
}

/// The seats of a game with the hashes of their tokens.
pub(super) fn seats(conn: &Connection, game: &str) -> rusqlite::Result<Vec<SeatToken>> {
    conn.prepare_cached("SELECT seat, hash FROM seat WHERE game = ?1 ORDER BY seat")?
        .query_map([game], |row| {
            Ok(SeatToken {
                seat: row.get(0)?,
                hash: row.get(1)?,
            })
        })?
        .collect()
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
        hash: row.get(5)?,
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
