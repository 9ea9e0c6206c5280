//! Whole games, put into a database that has none.

use std::fs::File;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, params};

use super::{FILE, folder, schema};
use crate::{SeatToken, StoreError, StoredGame};

/// A database that is being filled.
pub(crate) struct Import {
    path: PathBuf,
    conn: Connection,
    _lock: File,
}

impl Import {
    pub(crate) fn open(dir: &Path) -> Result<Self, StoreError> {
        let lock = folder::hold(dir)?;
        let path = dir.join(FILE);
        let conn = schema::writer(&path, None)?;
        let games: i64 = conn
            .query_row("SELECT count(*) FROM game", [], |row| row.get(0))
            .map_err(|error| StoreError::from_sqlite(&path, &error))?;
        if games > 0 {
            let way_out = "its games are kept; choose an empty folder";
            return Err(StoreError::Exists { path, way_out });
        }
        Ok(Self {
            path,
            conn,
            _lock: lock,
        })
    }

    pub(crate) fn put(&mut self, game: &StoredGame, seats: &[SeatToken]) -> Result<(), StoreError> {
        self.written(game, seats)
            .map_err(|error| StoreError::from_sqlite(&self.path, &error))
    }

    fn written(&mut self, game: &StoredGame, seats: &[SeatToken]) -> rusqlite::Result<()> {
        let tx = self.conn.transaction()?;
        let sql = "INSERT INTO game (id, header, created_ms, salt, hash)
                   VALUES (?1, ?2, ?3, ?4, ?5)";
        tx.prepare_cached(sql)?.execute(params![
            game.id,
            game.header,
            game.created_ms,
            game.salt,
            game.hash
        ])?;
        for it in seats {
            tx.prepare_cached("INSERT INTO seat (game, seat, hash) VALUES (?1, ?2, ?3)")?
                .execute(params![game.id, it.seat, it.hash.as_slice()])?;
        }
        let sql = "INSERT INTO entry (game, seq, at_ms, body, key, recorded_ms, hash)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let mut insert = tx.prepare_cached(sql)?;
        for it in &game.entries {
            insert.execute(params![
                game.id,
                it.seq,
                it.at_ms,
                it.body,
                it.key,
                it.recorded_ms,
                it.hash
            ])?;
        }
        drop(insert);
        tx.commit()
    }
}
