//! One game's record: written, read back, refused, repeated.

use crate::lab::{Kept, Lab};
use flagfall_store::{
    Append, Appended, GameSummary, MAX_ENTRIES, NewEntry, NewGame, SeatToken, Store, StoreError,
};

fn open() -> (Lab, Kept) {
    let lab = Lab::new();
    let store = lab.open();
    store.create_game(NewGame::new("g", "header", 5)).unwrap();
    (lab, store)
}

fn entries(bodies: &[&str]) -> Vec<NewEntry> {
    bodies.iter().map(|body| NewEntry::new(7, *body)).collect()
}

fn bodies(store: &Kept, game: &str) -> Vec<String> {
    let game = store.game(game).unwrap().unwrap();
    let numbers: Vec<u64> = game.entries.iter().map(|entry| entry.seq).collect();
    assert_eq!(numbers, (1..=game.entries.len() as u64).collect::<Vec<_>>());
    game.entries.into_iter().map(|entry| entry.body).collect()
}

fn at(first: u64, last: u64, repeated: bool) -> Result<(u64, u64, bool), StoreError> {
    Ok((first, last, repeated))
}

fn stands(done: Result<Appended, StoreError>) -> Result<(u64, u64, bool), StoreError> {
    done.map(|it| (it.first, it.last, it.repeated))
}

#[test]
fn what_is_written_is_read_back() {
    let (_dir, store) = open();
    let odd = "Ng1–f3 \"…\" \u{1F3C1}\n";
    let append = Append::new("g", 0, vec![NewEntry::new(-3, odd), NewEntry::new(9, "")]);
    assert_eq!(stands(store.append(append.keyed("k"))), at(1, 2, false));
    assert_eq!(
        stands(store.append(Append::new("g", 2, entries(&["c"])))),
        at(3, 3, false)
    );

    let game = store.game("g").unwrap().unwrap();
    assert_eq!(
        (game.id.as_str(), game.header.as_str(), game.created_ms),
        ("g", "header", 5)
    );
    let read: Vec<_> = game
        .entries
        .iter()
        .map(|entry| {
            (
                entry.seq,
                entry.at_ms,
                entry.body.as_str(),
                entry.key.as_deref(),
            )
        })
        .collect();
    assert_eq!(
        read,
        [
            (1, -3, odd, Some("k")),
            (2, 9, "", Some("k")),
            (3, 7, "c", None)
        ]
    );
    assert!(
        game.entries
            .iter()
            .all(|entry| entry.recorded_ms > 1_600_000_000_000)
    );
    assert_eq!(store.game("h"), Ok(None));
}

#[test]
fn who_has_not_seen_the_last_entry_is_refused() {
    let (_dir, store) = open();
    let refused = |seen, current| {
        let append = Append::new("g", seen, entries(&["late"]));
        assert_eq!(
            store.append(append),
            Err(StoreError::Conflict {
                expected: seen,
                current
            })
        );
    };
    refused(1, 0);
    store
        .append(Append::new("g", 0, entries(&["a", "b"])))
        .unwrap();
    for seen in [0, 1, 3, u64::MAX] {
        refused(seen, 2);
    }
    assert_eq!(bodies(&store, "g"), ["a", "b"]);
    let nowhere = Append::new("h", 0, entries(&["a"]));
    assert_eq!(
        store.append(nowhere),
        Err(StoreError::NoSuchGame { id: "h".into() })
    );
}

#[test]
fn the_same_key_appends_once() {
    let (_dir, store) = open();
    store.create_game(NewGame::new("h", "", 0)).unwrap();
    let first = Append::new("g", 0, entries(&["a", "b"])).keyed("k");
    assert_eq!(store.earlier("g", "k"), Ok(None));
    assert_eq!(stands(store.append(first.clone())), at(1, 2, false));
    assert_eq!(
        stands(store.append(Append::new("g", 2, entries(&["c"])).keyed("l"))),
        at(3, 3, false)
    );
    assert_eq!(stands(store.append(first.clone())), at(1, 2, true));
    let earlier = store.earlier("g", "k").transpose().unwrap();
    assert_eq!(stands(earlier), at(1, 2, true));
    // A key belongs to one game.
    assert_eq!(
        stands(store.append(Append {
            game: "h".into(),
            ..first
        })),
        at(1, 2, false)
    );
    assert_eq!(bodies(&store, "g"), ["a", "b", "c"]);
    assert_eq!(store.stats().appends, 3);
    assert_eq!(store.stats().entries, 5);
}

#[test]
fn an_append_is_written_whole_or_not_at_all() {
    let (_dir, store) = open();
    let mut seen = 0;
    while seen + 1000 < MAX_ENTRIES {
        seen = store
            .append(Append::new("g", seen, entries(&["x"; 1000])))
            .unwrap()
            .last;
    }
    seen = store
        .append(Append::new("g", seen, entries(&["x"; 999])))
        .unwrap()
        .last;
    let full = Err(StoreError::GameFull {
        current: seen,
        limit: MAX_ENTRIES,
    });
    assert_eq!(
        store.append(Append::new("g", seen, entries(&["y", "z"]))),
        full
    );
    assert_eq!(
        store
            .append(Append::new("g", seen, entries(&["y"])))
            .unwrap()
            .last,
        MAX_ENTRIES
    );
    let game = store.game("g").unwrap().unwrap();
    assert_eq!(game.entries.len() as u64, MAX_ENTRIES);
    assert_eq!(game.entries.last().unwrap().body, "y");
}

#[test]
fn a_game_is_created_once() {
    let (_dir, store) = open();
    let again = store.create_game(NewGame::new("g", "other", 6));
    assert_eq!(again, Err(StoreError::GameExists { id: "g".into() }));
    assert_eq!(store.game("g").unwrap().unwrap().header, "header");
}

#[test]
fn a_token_opens_its_seat_until_another_replaces_it() {
    let (_dir, store) = open();
    let game = NewGame::new("h", "", 0)
        .seated("white", [1; 32])
        .seated("black", [2; 32]);
    store.create_game(game).unwrap();
    let check = |game: &str, token: u8, expect: Option<&str>| {
        assert_eq!(
            store.seat(game, &[token; 32]),
            Ok(expect.map(str::to_owned))
        );
    };
    check("h", 1, Some("white"));
    check("h", 2, Some("black"));
    check("h", 3, None);
    check("g", 1, None);

    let token = |seat: &str, token| SeatToken {
        seat: seat.into(),
        hash: [token; 32],
    };
    assert_eq!(store.reseat("h", token("white", 3)), Ok(()));
    check("h", 1, None);
    check("h", 3, Some("white"));
    assert_eq!(store.reseat("h", token("arbiter", 4)), Ok(()));
    check("h", 4, Some("arbiter"));
    let same = Err(StoreError::SameSeat {
        seat: "white".into(),
    });
    assert_eq!(store.reseat("h", token("white", 2)), same);
    let none = Err(StoreError::NoSuchGame { id: "i".into() });
    assert_eq!(store.reseat("i", token("white", 2)), none);
}

#[test]
fn games_are_listed_the_newest_first() {
    let (_dir, store) = open();
    for (id, created) in [("a", 1), ("b", 9), ("c", 5), ("d", 5)] {
        store.create_game(NewGame::new(id, id, created)).unwrap();
    }
    store
        .append(Append::new("b", 0, entries(&["x", "y"])))
        .unwrap();
    let ids = |after, limit| {
        let games = store.games(after, limit).unwrap();
        games.into_iter().map(|game| game.id).collect::<String>()
    };
    assert_eq!(ids(None, 9), "bgdca");
    assert_eq!(ids(None, 2), "bg");
    assert_eq!(ids(Some("g"), 2), "dc");
    assert_eq!(ids(Some("a"), 2), "");
    assert_eq!(ids(None, 0), "");
    let b = GameSummary {
        id: "b".into(),
        header: "b".into(),
        created_ms: 9,
        entries: 2,
        last_at_ms: Some(7),
    };
    assert_eq!(store.games(None, 1), Ok(vec![b]));
    assert_eq!(store.games(Some("g"), 1).unwrap()[0].last_at_ms, None);
    assert_eq!(
        store.games(Some("z"), 1),
        Err(StoreError::NoSuchGame { id: "z".into() })
    );
}
