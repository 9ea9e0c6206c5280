//! Several servers on one database: a game has one owner, and who was overtaken writes nothing.

use crate::lab::{Lab, connect};
use flagfall_store::{Append, NewEntry, NewGame, Owned, Store, StoreError, hex};
use std::thread;
use std::time::{Duration, Instant};

fn append(seen: u64, fence: Option<u64>, body: &str) -> Append {
    Append {
        fence,
        ..Append::new("g", seen, vec![NewEntry::new(0, body)])
    }
}

fn fence(owned: Owned) -> Option<u64> {
    match owned {
        Owned::Here { fence } => fence,
        Owned::Elsewhere { address } => panic!("{address} has it"),
    }
}

#[test]
fn a_game_has_one_owner() {
    let lab = Lab::new();
    let (one, two) = (lab.node("one:1"), lab.node("two:2"));
    one.create_game(NewGame::new("g", "", 0)).unwrap();
    let first = fence(one.own("g").unwrap());
    let elsewhere = Owned::Elsewhere {
        address: "one:1".into(),
    };
    assert_eq!(two.own("g"), Ok(elsewhere));
    assert_eq!(one.append(append(0, first, "a")).unwrap().last, 1);
    let foreign = two.append(append(1, Some(9), "b"));
    assert_eq!(foreign, Err(StoreError::NotOwner { game: "g".into() }));
    assert_eq!(
        two.game("g").unwrap(),
        one.game("g").unwrap(),
        "both read it"
    );
    let none = StoreError::NoSuchGame { id: "h".into() };
    assert_eq!(one.own("h"), Err(none));

    // Whoever ends in good order lets go at once.
    one.close().unwrap();
    let second = fence(two.own("g").unwrap());
    assert!(second > first);
    assert_eq!(two.append(append(1, second, "b")).unwrap().last, 2);
}

#[test]
fn another_takes_over_within_three_seconds_and_the_first_writes_nothing_more() {
    let lab = Lab::new();
    let (one, two) = (lab.node("one:1"), lab.node("two:2"));
    one.create_game(NewGame::new("g", "", 0)).unwrap();
    let first = fence(one.own("g").unwrap());
    one.append(append(0, first, "a")).unwrap();
    one.fall_silent();
    let cut = Instant::now();
    let second = loop {
        match two.own("g").unwrap() {
            Owned::Here { fence } => break fence,
            Owned::Elsewhere { .. } => thread::sleep(Duration::from_millis(20)),
        }
    };
    assert!(
        cut.elapsed() < Duration::from_secs(3),
        "{:?}",
        cut.elapsed()
    );
    // It believes to be next, and is; yet the game is not its own any more.
    let late = one.append(append(1, first, "late"));
    assert_eq!(late, Err(StoreError::NotOwner { game: "g".into() }));
    assert_eq!(two.append(append(1, second, "b")).unwrap().last, 2);
    let bodies: Vec<String> = one
        .game("g")
        .unwrap()
        .unwrap()
        .entries
        .into_iter()
        .map(|it| it.body)
        .collect();
    assert_eq!(bodies, ["a", "b"]);
}

/// Servers that fight for a game: each append stands once, under one owner at a time.
#[test]
fn whoever_is_told_that_it_is_written_is_right() {
    const EACH: usize = 40;
    let lab = Lab::new();
    lab.open().create_game(NewGame::new("g", "", 0)).unwrap();
    let told: Vec<(u64, String)> = thread::scope(|scope| {
        let servers: Vec<_> = (0..3)
            .map(|who| {
                let lab = &lab;
                scope.spawn(move || {
                    let (mut told, mut nth) = (Vec::new(), 0);
                    while nth < EACH {
                        // Each is a new server, which ends in the middle of its game.
                        let node = lab.node(&format!("{who}"));
                        while let Ok(Owned::Here { fence }) = node.own("g") {
                            let seen = node.game("g").unwrap().unwrap().entries.len() as u64;
                            let body = format!("{who} {nth}");
                            let done = node.append(append(seen, fence, &body)).unwrap();
                            told.push((done.last, body));
                            nth += 1;
                            if nth % 5 == 0 {
                                break;
                            }
                        }
                        drop(node);
                    }
                    told
                })
            })
            .collect();
        let ended = servers.into_iter().flat_map(|it| it.join().unwrap());
        ended.collect()
    });
    let game = lab.open().game("g").unwrap().unwrap();
    assert_eq!(game.broken(), []);
    assert_eq!(told.len(), game.entries.len());
    for (seq, body) in told {
        assert_eq!(game.entries[seq as usize - 1].body, body);
    }
}

#[test]
fn nothing_written_is_changed() {
    let lab = Lab::new();
    let store = lab.open();
    store.create_game(NewGame::new("g", "header", 5)).unwrap();
    store.append(append(0, None, "a")).unwrap();
    let before = store.game("g").unwrap();
    let mut other = connect(lab.name());
    let hash = hex(&[7; 32]);
    let next = format!(
        "INSERT INTO flagfall.entry (game, seq, at_ms, body, recorded_ms, hash)
         VALUES ('g', 3, 0, 'c', 0, '\\x{hash}')"
    );
    for (sql, expect) in [
        ("UPDATE flagfall.entry SET body = 'c'", "never changed"),
        ("DELETE FROM flagfall.entry", "never changed"),
        ("TRUNCATE flagfall.entry", "never changed"),
        ("UPDATE flagfall.game SET header = ''", "never changed"),
        ("DELETE FROM flagfall.game", "never changed"),
        (next.as_str(), "follows the last one"),
    ] {
        let sql = format!("SET search_path = flagfall; {sql}");
        let error = other.batch_execute(&sql).expect_err(&sql);
        let told = error.as_db_error().unwrap().message().to_owned();
        assert!(told.contains(expect), "{sql}: {told}");
    }
    assert_eq!(store.game("g").unwrap(), before);
    assert!(store.verify().unwrap().is_sound());
}
