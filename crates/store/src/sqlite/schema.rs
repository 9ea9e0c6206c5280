//! Opening the database, and bringing an older one forward.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior, params};

use super::{file, read};
use crate::{Chain, Salt, StoreError};

type Fill = fn(&Connection) -> rusqlite::Result<()>;

/// What a version adds to the one before.
struct Step {
    sql: &'static str,
    /// What no statement can do, and what is required once it is done.
    fill: Option<(Fill, &'static str)>,
}

const fn step(sql: &'static str) -> Step {
    Step { sql, fill: None }
}

/// The first makes the first version.
const MIGRATIONS: &[Step] = &[
    step(include_str!("../../migrations/0001_record.sql")),
    Step {
        sql: include_str!("../../migrations/0002_chain.sql"),
        fill: Some((chain_all, include_str!("../../migrations/0002_chained.sql"))),
    },
];

/// Marks the file as ours: "Flag" in ASCII.
const APPLICATION: i32 = 0x466c_6167;

const PATIENCE: Duration = Duration::from_secs(5);

/// The one connection that writes, to a database of the latest version.
pub(super) fn writer(path: &Path, max_bytes: Option<u64>) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let failed = |error: rusqlite::Error| StoreError::from_sqlite(path, &error);
    let mut conn = Connection::open_with_flags(path, flags).map_err(failed)?;
    conn.busy_timeout(PATIENCE).map_err(failed)?;
    let found = check_ours(&conn, path, MIGRATIONS.len())?;
    durable(&conn, path)?;
    if found > 0 && (found as usize) < MIGRATIONS.len() {
        file::keep_version(&conn, path, found)?;
    }
    migrate(&mut conn, path, MIGRATIONS)?;
    if let Some(bytes) = max_bytes {
        limit(&conn, bytes).map_err(failed)?;
    }
    Ok(conn)
}

/// A connection that only reads.
pub(super) fn reader(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(path, flags)?;
    conn.busy_timeout(PATIENCE)?;
    conn.pragma_update(None, "query_only", true)?;
    Ok(conn)
}

/// Refuses what this version cannot read as it stands.
pub(super) fn check_readable(conn: &Connection, path: &Path) -> Result<(), StoreError> {
    let known = u32::try_from(MIGRATIONS.len()).unwrap_or(u32::MAX);
    match check_ours(conn, path, MIGRATIONS.len())? {
        0 => Err(StoreError::NoRecord {
            path: path.to_owned(),
        }),
        found if found < known => Err(StoreError::TooOld {
            path: path.to_owned(),
            found,
            known,
        }),
        _ => Ok(()),
    }
}

/// Refuses what another program, or a later version of this one, has written. Answers the
/// version, 0 for a database that is still empty.
fn check_ours(conn: &Connection, path: &Path, known: usize) -> Result<u32, StoreError> {
    let failed = |error: rusqlite::Error| StoreError::from_sqlite(path, &error);
    let application: i32 = conn
        .pragma_query_value(None, "application_id", |row| row.get(0))
        .map_err(failed)?;
    let tables: i64 = conn
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
        .map_err(failed)?;
    let fresh = application == 0 && tables == 0;
    if application != APPLICATION && !fresh {
        return Err(StoreError::Foreign {
            path: path.to_owned(),
        });
    }
    let known = u32::try_from(known).unwrap_or(u32::MAX);
    match version(conn).map_err(failed)? {
        found if found > known => Err(StoreError::TooNew {
            path: path.to_owned(),
            found,
            known,
        }),
        found => Ok(found),
    }
}

/// Has SQLite write ahead and wait for the disk at every commit.
fn durable(conn: &Connection, path: &Path) -> Result<(), StoreError> {
    let failed = |error: rusqlite::Error| StoreError::from_sqlite(path, &error);
    let mode: String = conn
        .pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))
        .map_err(failed)?;
    if mode != "wal" {
        let why = "this file system does not take a write-ahead log".to_owned();
        return Err(StoreError::Unusable {
            path: path.to_owned(),
            why,
        });
    }
    conn.pragma_update(None, "synchronous", "FULL")
        .map_err(failed)?;
    // Without these one system's fsync returns before the disk has written.
    conn.pragma_update(None, "fullfsync", true)
        .map_err(failed)?;
    conn.pragma_update(None, "checkpoint_fullfsync", true)
        .map_err(failed)?;
    conn.pragma_update(None, "foreign_keys", true)
        .map_err(failed)?;
    conn.pragma_update_and_check(None, "journal_size_limit", 64 << 20, |_| Ok(()))
        .map_err(failed)
}

/// Brings the database to the latest version, each step in a transaction of its own.
fn migrate(conn: &mut Connection, path: &Path, steps: &[Step]) -> Result<(), StoreError> {
    let failed = |error: rusqlite::Error| StoreError::from_sqlite(path, &error);
    let found = version(conn).map_err(failed)?;
    for (next, step) in (1u32..).zip(steps).skip(found as usize) {
        let tx = conn
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(failed)?;
        tx.execute_batch(step.sql).map_err(failed)?;
        if let Some((fill, then)) = step.fill {
            fill(&tx).map_err(failed)?;
            tx.execute_batch(then).map_err(failed)?;
        }
        tx.pragma_update(None, "user_version", next)
            .map_err(failed)?;
        tx.pragma_update(None, "application_id", APPLICATION)
            .map_err(failed)?;
        tx.commit().map_err(failed)?;
    }
    Ok(())
}

/// Gives every game its salt and every entry its hash.
fn chain_all(conn: &Connection) -> rusqlite::Result<()> {
    let mut id = String::new();
    while let Some(next) = read::next_id(conn, &id)? {
        chain_game(conn, &next)?;
        id = next;
    }
    Ok(())
}

fn chain_game(conn: &Connection, id: &str) -> rusqlite::Result<()> {
    let sql = "SELECT randomblob(16), header, created_ms FROM game WHERE id = ?1";
    let (salt, header, created_ms): (Salt, String, i64) = conn
        .prepare_cached(sql)?
        .query_row([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    let mut chain = Chain::begin(salt, id, created_ms, &header);
    conn.prepare_cached("UPDATE game SET salt = ?2, hash = ?3 WHERE id = ?1")?
        .execute(params![id, salt, chain.head()])?;
    let sql = "SELECT at_ms, key, recorded_ms, body FROM entry WHERE game = ?1 ORDER BY seq";
    let entries: Vec<(i64, Option<String>, i64, String)> = conn
        .prepare_cached(sql)?
        .query_map([id], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
        })?
        .collect::<rusqlite::Result<_>>()?;
    let mut update =
        conn.prepare_cached("UPDATE entry SET hash = ?3 WHERE game = ?1 AND seq = ?2")?;
    for (at_ms, key, recorded_ms, body) in entries {
        let hash = chain.next(at_ms, key.as_deref(), recorded_ms, &body);
        update.execute(params![id, chain.seq(), hash])?;
    }
    Ok(())
}

fn version(conn: &Connection) -> rusqlite::Result<u32> {
    conn.pragma_query_value(None, "user_version", |row| row.get(0))
}

fn limit(conn: &Connection, bytes: u64) -> rusqlite::Result<()> {
    let page: i64 = conn.pragma_query_value(None, "page_size", |row| row.get(0))?;
    let pages = i64::try_from(bytes).unwrap_or(i64::MAX) / page;
    // SQLite keeps the present size if it is the larger one.
    conn.pragma_update_and_check(None, "max_page_count", pages.clamp(1, 1 << 31), |_| Ok(()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn memory() -> Connection {
        Connection::open_in_memory().unwrap()
    }

    fn count(conn: &Connection, sql: &str) -> i64 {
        conn.query_row(sql, [], |row| row.get(0)).unwrap()
    }

    fn double(conn: &Connection) -> rusqlite::Result<()> {
        conn.execute("UPDATE a SET x = 2 * x", []).map(drop)
    }

    #[test]
    fn each_version_is_reached_once_and_keeps_what_was_there() {
        let mut conn = memory();
        let path = Path::new("d");
        let steps = [
            step("CREATE TABLE a (x INTEGER) STRICT"),
            Step {
                sql: "ALTER TABLE a ADD COLUMN y INTEGER NOT NULL DEFAULT 7",
                fill: Some((double, "CREATE INDEX b ON a (y)")),
            },
        ];
        migrate(&mut conn, path, &steps[..1]).unwrap();
        conn.execute("INSERT INTO a VALUES (1)", []).unwrap();
        for _ in 0..2 {
            migrate(&mut conn, path, &steps).unwrap();
            assert_eq!(version(&conn), Ok(2));
            assert_eq!(count(&conn, "SELECT x + y FROM a"), 9);
        }
    }

    #[test]
    fn a_step_that_fails_leaves_the_version_before_it() {
        let mut conn = memory();
        let steps = [
            step("CREATE TABLE a (x)"),
            step("CREATE TABLE b (x); CREATE TABLE a (x)"),
        ];
        let error = migrate(&mut conn, Path::new("d"), &steps).unwrap_err();
        assert!(error.to_string().contains("a already exists"), "{error}");
        assert_eq!(version(&conn), Ok(1));
        assert_eq!(count(&conn, "SELECT count(*) FROM sqlite_schema"), 1);
    }

    #[test]
    fn the_writer_waits_for_the_disk() {
        let dir = tempfile::tempdir().unwrap();
        let conn = writer(&dir.path().join("d"), None).unwrap();
        for (name, expect) in [("synchronous", 2), ("foreign_keys", 1), ("fullfsync", 1)] {
            let got: i64 = conn
                .pragma_query_value(None, name, |row| row.get(0))
                .unwrap();
            assert_eq!(got, expect, "{name}");
        }
        let mode: String = conn
            .pragma_query_value(None, "journal_mode", |r| r.get(0))
            .unwrap();
        assert_eq!(mode, "wal");
    }
}
