//! Each piece of work as statements, inside a transaction that is not theirs to commit.

use rusqlite::{Connection, params};

use super::read;
use crate::chain::{self, Chain};
use crate::{Append, Appended, MAX_ENTRIES, NewGame, SeatToken, StoreError};

/// Why a piece of work was not done: the request's fault, or SQLite's word.
pub(super) enum Fault {
    Request(StoreError),
    Sqlite(rusqlite::Error),
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sqlite(error)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        Self::Request(error)
    }
}

pub(super) fn create(conn: &Connection, game: &NewGame) -> Result<(), Fault> {
    if read::last(conn, &game.id)?.is_some() {
        return Err(StoreError::GameExists {
            id: game.id.clone(),
        }
        .into());
    }
    let salt = chain::salt()?;
    let hash = Chain::begin(salt, &game.id, game.created_ms, &game.header).head();
    let sql = "INSERT INTO game (id, header, created_ms, salt, hash) VALUES (?1, ?2, ?3, ?4, ?5)";
    conn.prepare_cached(sql)?.execute(params![
        game.id,
        game.header,
        game.created_ms,
        salt,
        hash
    ])?;
    game.tokens
        .iter()
        .try_for_each(|token| put_seat(conn, &game.id, token))
}

pub(super) fn append(conn: &Connection, append: &Append, now_ms: i64) -> Result<Appended, Fault> {
    let game = append.game.as_str();
    let Some(mut chain) = read::chain(conn, game)? else {
        return Err(StoreError::NoSuchGame {
            id: game.to_owned(),
        }
        .into());
    };
    let current = chain.seq();
    if let Some(key) = &append.key
        && let Some(earlier) = read::earlier(conn, game, key)?
    {
        return Ok(earlier);
    }
    if append.expected_seq != current {
        return Err(StoreError::Conflict {
            expected: append.expected_seq,
            current,
        }
        .into());
    }
    let last = current + append.entries.len() as u64;
    if last > MAX_ENTRIES {
        return Err(StoreError::GameFull {
            current,
            limit: MAX_ENTRIES,
        }
        .into());
    }
    let mut insert = conn.prepare_cached(
        "INSERT INTO entry (game, seq, at_ms, body, key, recorded_ms, hash)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    let key = append.key.as_deref();
    for entry in &append.entries {
        let hash = chain.next(entry.at_ms, key, now_ms, &entry.body);
        let (seq, at_ms, body) = (chain.seq(), entry.at_ms, &entry.body);
        insert.execute(params![game, seq, at_ms, body, key, now_ms, hash])?;
    }
    Ok(Appended {
        first: current + 1,
        last,
        repeated: false,
        head: chain.head(),
    })
}

pub(super) fn reseat(conn: &Connection, game: &str, token: &SeatToken) -> Result<(), Fault> {
    if read::last(conn, game)?.is_none() {
        return Err(StoreError::NoSuchGame {
            id: game.to_owned(),
        }
        .into());
    }
    let taken = read::seat(conn, game, &token.hash)?;
    if taken.is_some_and(|seat| seat != token.seat) {
        return Err(StoreError::SameSeat {
            seat: token.seat.clone(),
        }
        .into());
    }
    put_seat(conn, game, token)
}

/// Writes the version anew, which changes nothing and yet goes the whole way to the disk.
pub(super) fn probe(conn: &Connection) -> Result<(), Fault> {
    let version: u32 = conn.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok(conn.pragma_update(None, "user_version", version)?)
}

fn put_seat(conn: &Connection, game: &str, token: &SeatToken) -> Result<(), Fault> {
    let sql = "INSERT INTO seat (game, seat, hash) VALUES (?1, ?2, ?3)
               ON CONFLICT (game, seat) DO UPDATE SET hash = excluded.hash";
    conn.prepare_cached(sql)?
        .execute(params![game, token.seat, token.hash.as_slice()])?;
    Ok(())
}
