//! The database itself refuses to change what is written, whoever asks.

use flagfall_store::{Append, NewEntry, NewGame, Sqlite, Store};
use rusqlite::Connection;

#[test]
fn nothing_written_is_changed() {
    let dir = tempfile::tempdir().unwrap();
    let store = Sqlite::open(dir.path()).unwrap();
    store.create_game(NewGame::new("g", "header", 5)).unwrap();
    let entries = vec![NewEntry::new(1, "a"), NewEntry::new(2, "b")];
    store.append(Append::new("g", 0, entries)).unwrap();
    let before = store.game("g").unwrap();

    let other = Connection::open(dir.path().join("flagfall.db")).unwrap();
    other.pragma_update(None, "foreign_keys", true).unwrap();
    let check = |sql: &str, expect: &str| {
        let error = other.execute_batch(sql).expect_err(sql).to_string();
        assert!(error.starts_with(expect), "{sql}: {error}");
    };
    let columns = "entry (game, seq, at_ms, body, recorded_ms, hash)";
    check("UPDATE entry SET body = 'c'", "an entry is never changed");
    check(
        "UPDATE entry SET seq = seq + 1",
        "an entry is never changed",
    );
    check("DELETE FROM entry", "an entry is never deleted");
    check(
        "DELETE FROM entry WHERE seq = 2",
        "an entry is never deleted",
    );
    for (verb, seq) in [
        ("INSERT", 2),
        ("INSERT OR REPLACE", 2),
        ("REPLACE", 1),
        ("INSERT", 4),
    ] {
        let sql = format!("{verb} INTO {columns} VALUES ('g', {seq}, 0, 'c', 0, randomblob(32))");
        check(&sql, "an entry follows the last one");
    }
    let upsert = format!(
        "INSERT INTO {columns} VALUES ('g', 2, 0, 'c', 0, randomblob(32))
         ON CONFLICT DO UPDATE SET body = 'c'"
    );
    check(&upsert, "an entry follows the last one");
    check(
        &format!("INSERT INTO {columns} VALUES ('h', 1, 0, 'c', 0, randomblob(32))"),
        "FOREIGN KEY constraint failed",
    );
    check("UPDATE game SET header = ''", "a game is never changed");
    check("DELETE FROM game", "a game is never deleted");
    check(
        "REPLACE INTO game VALUES ('g', '', 0, randomblob(16), randomblob(32))",
        "a game is created once",
    );
    check(
        "INSERT INTO game VALUES ('h', x'00', 0, randomblob(16), randomblob(32))",
        "cannot store BLOB value",
    );
    check(
        "INSERT INTO game VALUES ('h', '', 0, NULL, NULL)",
        "a game has a salt and a hash",
    );
    check(
        &format!("INSERT INTO {columns} VALUES ('g', 3, 0, 'c', 0, NULL)"),
        "an entry has a hash",
    );
    assert_eq!(store.game("g").unwrap(), before);
}
