//! Whole games, put into a database that has none.

use std::path::PathBuf;

use postgres::{Client, Error};

use super::connect::Place;
use super::{schema, write};
use crate::{SeatToken, StoreError, StoredGame};

/// A database that is being filled.
pub(crate) struct Import {
    place: Place,
    client: Client,
}

impl Import {
    pub(crate) fn open(url: &str) -> Result<Self, StoreError> {
        let place = Place::read(url)?;
        let mut client = place.bare()?;
        schema::ready(&mut client, &place)?;
        let games = client.query_opt("SELECT 1 FROM game LIMIT 1", &[]);
        if games.map_err(|error| place.failed(&error))?.is_some() {
            let path = PathBuf::from(&place.name);
            let way_out = "its games are kept; choose an empty database";
            return Err(StoreError::Exists { path, way_out });
        }
        Ok(Self { place, client })
    }

    pub(crate) fn put(&mut self, game: &StoredGame, seats: &[SeatToken]) -> Result<(), StoreError> {
        self.written(game, seats)
            .map_err(|error| self.place.failed(&error))
    }

    fn written(&mut self, game: &StoredGame, seats: &[SeatToken]) -> Result<(), Error> {
        let mut tx = self.client.transaction()?;
        let sql = "INSERT INTO game (id, header, created_ms, salt, hash)
                   VALUES ($1, $2, $3, $4, $5)";
        let (salt, hash) = (game.salt.as_slice(), game.hash.as_slice());
        tx.execute(
            sql,
            &[&game.id, &game.header, &game.created_ms, &salt, &hash],
        )?;
        for it in seats {
            write::put_seat(&mut tx, &game.id, it)?;
        }
        let sql = "INSERT INTO entry (game, seq, at_ms, body, key, recorded_ms, hash)
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let insert = tx.prepare(sql)?;
        for it in &game.entries {
            let (seq, hash) = (
                i64::try_from(it.seq).unwrap_or(i64::MAX),
                it.hash.as_slice(),
            );
            tx.execute(
                &insert,
                &[
                    &game.id,
                    &seq,
                    &it.at_ms,
                    &it.body,
                    &it.key,
                    &it.recorded_ms,
                    &hash,
                ],
            )?;
        }
        tx.commit()
    }
}
