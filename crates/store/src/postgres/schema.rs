//! The schema, made where it is not there and brought forward where it is older.

use std::path::PathBuf;

use postgres::Client;

use super::connect::Place;
use crate::StoreError;

/// What each version adds to the one before; the first makes the first.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/postgres/0001_record.sql"),
    include_str!("../../migrations/postgres/0002_lapses.sql"),
];

/// Two servers that start at once do not both make it.
const LOCK: i64 = 0x466c_6167;

/// Brings the schema to the latest version, each step in a transaction of its own.
pub(super) fn ready(client: &mut Client, place: &Place) -> Result<(), StoreError> {
    let failed = |error: postgres::Error| place.failed(&error);
    let fsync: String = client.query_one("SHOW fsync", &[]).map_err(failed)?.get(0);
    if fsync != "on" {
        return Err(StoreError::Unusable {
            path: PathBuf::from(&place.name),
            why: "its fsync is off, so that it may lose what was acknowledged".to_owned(),
        });
    }
    loop {
        let mut tx = client.transaction().map_err(failed)?;
        tx.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK])
            .map_err(failed)?;
        tx.batch_execute(
            "CREATE SCHEMA IF NOT EXISTS flagfall; \
             CREATE TABLE IF NOT EXISTS version (version bigint NOT NULL)",
        )
        .map_err(failed)?;
        let found: i64 = tx
            .query_one("SELECT coalesce(max(version), 0) FROM version", &[])
            .map_err(failed)?
            .get(0);
        let known = MIGRATIONS.len();
        let found = usize::try_from(found).unwrap_or(usize::MAX);
        if found > known {
            return Err(StoreError::TooNew {
                path: PathBuf::from(&place.name),
                found: u32::try_from(found).unwrap_or(u32::MAX),
                known: u32::try_from(known).unwrap_or(u32::MAX),
            });
        }
        let Some(step) = MIGRATIONS.get(found) else {
            return tx.commit().map_err(failed);
        };
        tx.batch_execute(step).map_err(failed)?;
        tx.execute("INSERT INTO version VALUES ($1)", &[&(found as i64 + 1)])
            .map_err(failed)?;
        tx.commit().map_err(failed)?;
    }
}
