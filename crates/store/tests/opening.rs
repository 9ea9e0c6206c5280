//! Opening the record: again, twice, and where something is in the way.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use flagfall_store::{Append, NewEntry, NewGame, Options, Sqlite, Store, StoreError, Verified};
use rusqlite::Connection;

fn written(dir: &Path) -> Sqlite {
    let store = Sqlite::open(dir).unwrap();
    store
        .create_game(NewGame::new("g", "header", 5).seated("white", [1; 32]))
        .unwrap();
    let entries = vec![NewEntry::new(1, "a"), NewEntry::new(2, "b")];
    store
        .append(Append::new("g", 0, entries).keyed("k"))
        .unwrap();
    store
}

/// The message of opening the folder, its own path written as `DIR`.
fn check(dir: &Path, expect: &str) {
    let error = Sqlite::open(dir).expect_err("it opened").to_string();
    assert_eq!(error.replace(&dir.display().to_string(), "DIR"), expect);
}

#[test]
fn the_record_outlives_the_store() {
    let root = tempfile::tempdir().unwrap();
    let dir = root.path().join("made/on/the/way");
    let before = written(&dir).game("g").unwrap();
    let store = Sqlite::open(&dir).unwrap();
    assert_eq!(store.game("g").unwrap(), before);
    assert_eq!(store.seat("g", &[1; 32]), Ok(Some("white".into())));
    assert!(store.earlier("g", "k").unwrap().unwrap().repeated);
    assert_eq!(
        store.verify(),
        Ok(Verified {
            games: 1,
            entries: 2,
            ..Verified::default()
        })
    );
}

#[test]
fn two_do_not_write_one_record() {
    let dir = tempfile::tempdir().unwrap();
    let store = written(dir.path());
    let process = std::process::id();
    let expect = format!("DIR: in use by process {process}; stop it or choose another folder");
    check(dir.path(), &expect);
    store.close().unwrap();
    Sqlite::open(dir.path()).unwrap();
}

#[test]
fn a_closed_store_says_so() {
    let dir = tempfile::tempdir().unwrap();
    let store = written(dir.path());
    assert_eq!(store.health(), Ok(()));
    assert_eq!(store.close(), Ok(()));
    assert_eq!(store.close(), Ok(()));
    assert_eq!(store.health(), Err(StoreError::Closed));
    assert_eq!(store.game("g"), Err(StoreError::Closed));
    let append = Append::new("g", 2, vec![NewEntry::new(3, "c")]);
    assert_eq!(store.append(append), Err(StoreError::Closed));
    assert_eq!(
        Sqlite::open(dir.path())
            .unwrap()
            .game("g")
            .unwrap()
            .unwrap()
            .entries
            .len(),
        2
    );
}

#[test]
fn what_is_no_record_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("flagfall.db");
    fs::write(&file, "Lorem ipsum ".repeat(1000)).unwrap();
    check(
        dir.path(),
        "DIR/flagfall.db: damaged (file is not a database); \
         move it and its -wal file aside and restore a backup",
    );
    fs::remove_file(&file).unwrap();

    let other = Connection::open(&file).unwrap();
    other
        .execute_batch("CREATE TABLE songs (title TEXT)")
        .unwrap();
    drop(other);
    check(
        dir.path(),
        "DIR/flagfall.db: another program's database; choose another folder",
    );
    fs::remove_file(&file).unwrap();

    fs::create_dir(&file).unwrap();
    check(
        dir.path(),
        "DIR/flagfall.db: unable to open database file: DIR/flagfall.db; \
         make it a folder that this user may write, or choose another",
    );
}

#[test]
fn a_later_version_is_refused_and_left_alone() {
    let dir = tempfile::tempdir().unwrap();
    drop(written(dir.path()));
    let file = dir.path().join("flagfall.db");
    let later = Connection::open(&file).unwrap();
    later.pragma_update(None, "user_version", 1000).unwrap();
    drop(later);
    let before = fs::read(&file).unwrap();
    check(
        dir.path(),
        "DIR/flagfall.db: of version 1000, and this program knows versions to 2; \
         use the newer program, or restore the backup made before it",
    );
    assert!(fs::read(&file).unwrap() == before, "the file was touched");
}

#[test]
fn a_damaged_page_is_found() {
    let dir = tempfile::tempdir().unwrap();
    drop(written(dir.path()));
    let file = dir.path().join("flagfall.db");
    let mut bytes = fs::read(&file).unwrap();
    let page = 4096;
    assert!(bytes.len() > 4 * page);
    for byte in &mut bytes[2 * page..] {
        *byte = 0xA5;
    }
    fs::write(&file, bytes).unwrap();
    let found = match Sqlite::open(dir.path()).and_then(|store| store.verify()) {
        Ok(found) => found.damage.is_empty(),
        Err(error) => !matches!(error, StoreError::Damaged { .. }),
    };
    assert!(!found, "nothing was found");
}

#[test]
fn a_missing_entry_is_found() {
    let dir = tempfile::tempdir().unwrap();
    drop(written(dir.path()));
    let thief = Connection::open(dir.path().join("flagfall.db")).unwrap();
    thief
        .execute_batch("DROP TRIGGER entry_kept; DELETE FROM entry WHERE game = 'g' AND seq = 1")
        .unwrap();
    drop(thief);
    let found = Sqlite::open(dir.path()).unwrap().verify().unwrap();
    assert_eq!(
        found.first().unwrap(),
        "game \"g\", entry 1: it is missing, though later ones are there"
    );
}

#[test]
fn a_folder_that_cannot_be_made_is_refused() {
    let root = tempfile::tempdir().unwrap();
    let file = root.path().join("file");
    fs::write(&file, "").unwrap();
    for dir in [file.clone(), file.join("below")] {
        let error = Sqlite::open(&dir).unwrap_err();
        assert!(matches!(error, StoreError::Unusable { .. }), "{error:?}");
    }
}

/// The superuser may write what is read-only, so for it there is nothing to refuse.
#[cfg(unix)]
#[test]
fn a_read_only_folder_is_refused() {
    use std::os::unix::fs::PermissionsExt;
    let dir = tempfile::tempdir().unwrap();
    fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o555)).unwrap();
    let superuser = fs::write(dir.path().join("try"), "").is_ok();
    let opened = Sqlite::open(dir.path()).map(drop);
    fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o755)).unwrap();
    match opened {
        Ok(()) => assert!(superuser),
        Err(error) => assert!(matches!(error, StoreError::Unusable { .. }), "{error:?}"),
    }
}

#[test]
fn a_full_database_says_so_and_keeps_what_was_acknowledged() {
    let dir = tempfile::tempdir().unwrap();
    let options = Options {
        max_bytes: Some(256 * 1024),
        ..Options::default()
    };
    let store = Sqlite::open_with(dir.path(), &options).unwrap();
    store.create_game(NewGame::new("g", "", 0)).unwrap();
    let body = "x".repeat(20_000);
    let mut seen = 0;
    let error = loop {
        match store.append(Append::new("g", seen, vec![NewEntry::new(7, body.clone())])) {
            Ok(done) => seen = done.last,
            Err(error) => break error,
        }
        assert!(seen < 100, "the limit is never reached");
    };
    assert!(matches!(error, StoreError::DiskFull { .. }), "{error:?}");
    assert!(seen > 5);
    assert_eq!(store.game("g").unwrap().unwrap().entries.len() as u64, seen);
    drop(store);

    let store = Sqlite::open(dir.path()).unwrap();
    assert_eq!(
        store
            .append(Append::new("g", seen, vec![NewEntry::new(7, body.clone())]))
            .unwrap()
            .first,
        seen + 1
    );
    assert_eq!(store.verify().unwrap().entries, seen + 1);
}
