//! A record moves from one kind of database to the other and back, and stays the same.

use crate::lab::{Lab, url};
use flagfall_store::{
    Append, Database, NewEntry, NewGame, Sqlite, Store, StoreError, StoredGame, migrate,
};

fn all(store: &dyn Store) -> Vec<Option<StoredGame>> {
    ["g", "h"].map(|id| store.game(id).unwrap()).to_vec()
}

#[test]
fn a_record_moves_there_and_back() {
    let (one, two) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = Sqlite::open(one.path()).unwrap();
    let game = NewGame::new("g", "{\"a\": \"\u{2654}\"}", 5).seated("white", [1; 32]);
    store.create_game(game).unwrap();
    store.create_game(NewGame::new("h", "", 6)).unwrap();
    for seen in 0..20 {
        let entry = NewEntry::new(seen as i64, format!("{seen} \u{265a}\n\"'\\"));
        let append = Append::new("g", seen, vec![entry]).keyed(format!("k{seen}"));
        store.append(append).unwrap();
    }
    let before = all(&store);
    let lab = Lab::new();
    let there = Database::Postgres(url(lab.name()));
    let here = Database::Folder(one.path().to_owned());
    let busy = migrate(&here, &there);
    assert!(matches!(busy, Err(StoreError::InUse { .. })), "{busy:?}");
    drop(store);

    let moved = migrate(&here, &there).unwrap();
    assert!(moved.is_sound());
    assert_eq!((moved.games, moved.entries), (2, 20));
    let store = lab.open();
    assert_eq!(all(&store), before);
    assert_eq!(store.seat("g", &[1; 32]), Ok(Some("white".into())));
    assert!(store.earlier("g", "k7").unwrap().is_some());
    let again = migrate(&here, &there);
    assert!(matches!(again, Err(StoreError::Exists { .. })), "{again:?}");

    let back = Database::Folder(two.path().to_owned());
    assert!(migrate(&there, &back).unwrap().is_sound());
    let store = Sqlite::open(two.path()).unwrap();
    assert_eq!(all(&store), before);
    assert_eq!(store.seat("g", &[1; 32]), Ok(Some("white".into())));
    let append = Append::new("g", 20, vec![NewEntry::new(0, "on")]);
    assert_eq!(store.append(append).unwrap().last, 21);
}
