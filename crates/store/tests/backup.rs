//! Copies: made while others write, put back, and made before a new version.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::thread;

use flagfall_store::{
    Append, NewEntry, NewGame, Sqlite, SqliteFile, Store, StoreError, Verified, restore,
};
use rusqlite::Connection;

fn append(seen: u64) -> Append {
    Append::new("g", seen, vec![NewEntry::new(0, format!("{seen}"))])
}

fn open(dir: &Path, entries: u64) -> Sqlite {
    let store = Sqlite::open(dir).unwrap();
    store
        .create_game(NewGame::new("g", "header", 5).seated("white", [1; 32]))
        .unwrap();
    for seen in 0..entries {
        store.append(append(seen)).unwrap();
    }
    store
}

fn entries(dir: &Path) -> u64 {
    let store = Sqlite::open(dir).unwrap();
    assert!(store.verify().unwrap().is_sound());
    store.game("g").unwrap().unwrap().entries.len() as u64
}

#[test]
fn a_backup_made_while_others_write_is_whole() {
    let (dir, out) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = open(dir.path(), 3);
    let done = AtomicBool::new(false);
    let made = thread::scope(|scope| {
        scope.spawn(|| {
            let mut seen = 3;
            while !done.load(SeqCst) {
                seen = store.append(append(seen)).unwrap().last;
            }
        });
        let made: Vec<Verified> = (0..10)
            .map(|nth| {
                let file = SqliteFile::open(dir.path()).unwrap();
                file.backup(&out.path().join(format!("{nth}.db"))).unwrap()
            })
            .collect();
        done.store(true, SeqCst);
        made
    });
    let mut before = 3;
    for it in made {
        assert!(it.is_sound() && it.entries >= before, "{it:?}");
        before = it.entries;
    }
    let left: Vec<_> = fs::read_dir(out.path()).unwrap().collect();
    assert_eq!(left.len(), 10, "something was left behind: {left:?}");
}

#[test]
fn a_backup_is_put_back_and_what_was_there_is_kept() {
    let (dir, out) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = out.path().join("b.db");
    let store = open(dir.path(), 3);
    SqliteFile::open(dir.path()).unwrap().backup(&file).unwrap();
    store.append(append(3)).unwrap();
    let in_use = restore(&file, dir.path(), true);
    assert!(
        matches!(in_use, Err(StoreError::InUse { .. })),
        "{in_use:?}"
    );
    drop(store);

    let there = restore(&file, dir.path(), false);
    assert!(matches!(there, Err(StoreError::Exists { .. })), "{there:?}");
    assert_eq!(entries(dir.path()), 4);
    let done = restore(&file, dir.path(), true).unwrap();
    assert_eq!(entries(dir.path()), 3);
    let aside = done.aside.unwrap();
    assert_eq!(
        SqliteFile::open(&aside).unwrap().verify().unwrap().entries,
        4
    );
    let again = restore(&file, dir.path(), true).unwrap();
    assert_ne!(
        again.aside.unwrap(),
        aside,
        "the second is kept beside the first"
    );

    let new = out.path().join("new/folder");
    assert_eq!(restore(&file, &new, false).unwrap().aside, None);
    let store = Sqlite::open(&new).unwrap();
    assert_eq!(store.seat("g", &[1; 32]), Ok(Some("white".into())));
}

#[test]
fn what_is_no_sound_backup_is_not_put_back() {
    let (dir, out) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    drop(open(dir.path(), 3));
    let file = out.path().join("b.db");
    SqliteFile::open(dir.path()).unwrap().backup(&file).unwrap();
    let twice = SqliteFile::open(dir.path()).unwrap().backup(&file);
    assert!(matches!(twice, Err(StoreError::Exists { .. })), "{twice:?}");
    let forger = Connection::open(&file).unwrap();
    forger
        .execute_batch("DROP TRIGGER entry_unchanged; UPDATE entry SET body = 'x' WHERE seq = 2")
        .unwrap();
    drop(forger);
    let found = SqliteFile::open(&file).unwrap().verify().unwrap();
    assert_eq!(found.broken[0].entry, 2);
    let refused = restore(&file, dir.path(), true);
    assert!(
        matches!(refused, Err(StoreError::Unsound { .. })),
        "{refused:?}"
    );
    let none = restore(&out.path().join("none"), dir.path(), true);
    assert!(matches!(none, Err(StoreError::NoRecord { .. })), "{none:?}");
    assert_eq!(entries(dir.path()), 3);
}

/// A database of the first version, with a game of two entries and one without any.
fn first_version(dir: &Path) {
    let old = Connection::open(dir.join("flagfall.db")).unwrap();
    old.execute_batch(include_str!("../migrations/0001_record.sql"))
        .unwrap();
    old.execute_batch(
        "PRAGMA application_id = 0x466c6167; PRAGMA user_version = 1;
         INSERT INTO game VALUES ('g', 'header', 5), ('h', '', 6);
         INSERT INTO entry VALUES ('g', 1, 7, 'a', 'k', 8);
         INSERT INTO entry VALUES ('g', 2, 7, 'b', NULL, 9);",
    )
    .unwrap();
}

#[test]
fn an_earlier_version_is_kept_and_brought_forward() {
    let dir = tempfile::tempdir().unwrap();
    first_version(dir.path());
    let looked = SqliteFile::open(dir.path()).err();
    assert!(
        matches!(looked, Some(StoreError::TooOld { .. })),
        "{looked:?}"
    );
    let store = Sqlite::open(dir.path()).unwrap();
    let found = store.verify().unwrap();
    assert!(found.is_sound(), "{found:?}");
    assert_eq!((found.games, found.entries), (2, 2));
    let last = store.append(append(2)).unwrap();
    let game = store.game("g").unwrap().unwrap();
    assert_eq!((last.last, last.head), (3, game.head()));
    assert_ne!(game.salt, store.game("h").unwrap().unwrap().salt);
    drop(store);

    let backup = Connection::open(dir.path().join("flagfall.db.v1.backup")).unwrap();
    let version: u32 = backup
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .unwrap();
    let bodies: String = backup
        .query_row("SELECT group_concat(body, '') FROM entry", [], |row| {
            row.get(0)
        })
        .unwrap();
    assert_eq!((version, bodies.as_str()), (1, "ab"));
}
