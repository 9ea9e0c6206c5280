//! Reading the whole database once, to know that it is sound.

use rusqlite::Connection;

use super::read;
use crate::{StoredGame, Verified};

/// What is wrong with the pages is told so often at most.
const DAMAGE: u32 = 20;

/// Checks every page and every index, and holds each entry of each game against its hash.
///
/// What cannot be read of a damaged database is counted as damage; the rest is still looked at.
pub(super) fn whole(conn: &Connection) -> rusqlite::Result<Verified> {
    let moment = conn.unchecked_transaction()?;
    let mut found = Verified::default();
    let checked = integrity(&moment, &mut found.damage);
    found.damage.extend(checked.err().map(|it| it.to_string()));
    let walked = games(&moment, |game| found.take(&game));
    if let Err(error) = walked {
        match found.damage.is_empty() {
            true => return Err(error),
            false => found.damage.push(error.to_string()),
        }
    }
    Ok(found)
}

fn integrity(conn: &Connection, damage: &mut Vec<String>) -> rusqlite::Result<()> {
    let mut check = conn.prepare(&format!("PRAGMA integrity_check({DAMAGE})"))?;
    let mut rows = check.query([])?;
    while let Some(row) = rows.next()? {
        let line: String = row.get(0)?;
        if line != "ok" {
            damage.push(line);
        }
    }
    Ok(())
}

/// Every game by its name, one at a time in memory.
pub(super) fn games(conn: &Connection, mut each: impl FnMut(StoredGame)) -> rusqlite::Result<()> {
    let mut id = String::new();
    while let Some(next) = read::next_id(conn, &id)? {
        if let Some(game) = read::game_at(conn, &next)? {
            each(game);
        }
        id = next;
    }
    Ok(())
}
