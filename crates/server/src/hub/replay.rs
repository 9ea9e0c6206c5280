//! A game read from its record.

use super::table::{Table, Unreadable};
use super::wanted::is_ours;
use crate::stored::{Line, Setting};
use flagfall_store::StoredGame;
use std::collections::HashMap;

/// More entries do not come to a game while a request of it is under way.
const RECENT: u64 = 512;

/// A table, the keys seen at it and when its last entry was written.
pub(super) type Replayed = (Table, HashMap<String, (u64, u64)>, i64);

/// Plays a record through.
///
/// # Errors
/// The first line that means nothing.
pub(super) fn replay(stored: &StoredGame) -> Result<Replayed, Unreadable> {
    let setting: Setting = serde_json::from_str(&stored.header)
        .map_err(|error| Unreadable::Line(0, error.to_string()))?;
    let mut table = Table::new(&stored.id, setting)?;
    let mut keys = HashMap::new();
    for entry in &stored.entries {
        let line = Line::read(&entry.body)
            .map_err(|error| Unreadable::Line(entry.seq, error.to_string()))?;
        table.take(line)?;
        if let Some(key) = &entry.key {
            let range = keys.entry(key.clone()).or_insert((entry.seq, entry.seq));
            range.1 = entry.seq;
        }
    }
    // A key of our own making is repeated only by a request that is under way.
    let last = table.seq;
    keys.retain(|key, (_, until)| !is_ours(key) || *until + RECENT > last);
    table.head = stored.head();
    let last = stored.entries.last().map(|entry| entry.recorded_ms);
    Ok((table, keys, last.unwrap_or(stored.created_ms)))
}
