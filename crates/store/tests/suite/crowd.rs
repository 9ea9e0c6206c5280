//! Many who write at the same time: nothing is lost, doubled or out of order.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Barrier, mpsc};
use std::thread;

use crate::lab::{Kept, Lab};
use flagfall_store::{Append, NewEntry, NewGame, Options, Store, StoreError};

const THREADS: usize = 8;
const EACH: usize = 40;

fn entry(body: impl Into<String>) -> Vec<NewEntry> {
    vec![NewEntry::new(0, body)]
}

/// Everyone appends to one game, and on a conflict reads on and tries again.
#[test]
fn one_game_has_one_order() {
    let lab = Lab::new();
    let store = lab.open();
    store.create_game(NewGame::new("g", "", 0)).unwrap();
    let start = Barrier::new(THREADS);
    let told: HashMap<u64, String> = thread::scope(|scope| {
        let writers: Vec<_> = (0..THREADS)
            .map(|who| {
                let (store, start) = (&store, &start);
                scope.spawn(move || {
                    start.wait();
                    (0..EACH)
                        .map(|nth| insist(store, format!("{who} {nth}")))
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        writers
            .into_iter()
            .flat_map(|writer| writer.join().unwrap())
            .collect()
    });
    let game = store.game("g").unwrap().unwrap();
    assert_eq!(game.entries.len(), THREADS * EACH);
    assert_eq!(told.len(), THREADS * EACH, "two were told the same number");
    for (nth, entry) in (1..).zip(&game.entries) {
        assert_eq!(entry.seq, nth);
        assert_eq!(told.get(&nth), Some(&entry.body));
    }
    for who in 0..THREADS {
        let prefix = format!("{who} ");
        let own: Vec<_> = game
            .entries
            .iter()
            .filter(|e| e.body.starts_with(&prefix))
            .collect();
        let order: Vec<String> = (0..EACH).map(|nth| format!("{who} {nth}")).collect();
        assert_eq!(
            own.iter()
                .map(|entry| entry.body.clone())
                .collect::<Vec<_>>(),
            order
        );
    }
}

fn insist(store: &Kept, body: String) -> (u64, String) {
    let mut seen = 0;
    loop {
        match store.append(Append::new("g", seen, entry(body.clone()))) {
            Ok(done) => return (done.last, body),
            Err(StoreError::Conflict { current, .. }) => seen = current,
            Err(error) => panic!("{error}"),
        }
    }
}

/// Everyone repeats the same keys; each key is written once and all are told the same.
#[test]
fn one_key_is_written_once() {
    let lab = Lab::new();
    let store = lab.open();
    store.create_game(NewGame::new("g", "", 0)).unwrap();
    for nth in 0..EACH as u64 {
        let start = Barrier::new(THREADS);
        let told: Vec<_> = thread::scope(|scope| {
            let writers: Vec<_> = (0..THREADS)
                .map(|_| {
                    scope.spawn(|| {
                        start.wait();
                        let append = Append::new("g", nth, entry(format!("{nth}")));
                        store.append(append.keyed(format!("k{nth}"))).unwrap()
                    })
                })
                .collect();
            writers
                .into_iter()
                .map(|writer| writer.join().unwrap())
                .collect()
        });
        assert!(
            told.iter()
                .all(|done| (done.first, done.last) == (nth + 1, nth + 1))
        );
        assert_eq!(told.iter().filter(|done| !done.repeated).count(), 1);
    }
    assert_eq!(store.game("g").unwrap().unwrap().entries.len(), EACH);
}

/// While the writer is held up by a reply, what comes in waits, and is then written together.
#[test]
fn what_waits_together_is_committed_together() {
    let lab = Lab::new();
    let store = lab.open();
    for game in 0..100 {
        store
            .create_game(NewGame::new(game.to_string(), "", 0))
            .unwrap();
    }
    store.create_game(NewGame::new("first", "", 0)).unwrap();

    let release = hold(&store, "first");
    let before = store.stats();
    let (tell, told) = mpsc::channel();
    for game in 0..101 {
        // The last is a game that does not exist, and fails by itself.
        let tell = tell.clone();
        let append = Append::new(game.to_string(), 0, entry("a"));
        store.append_async(append, Box::new(move |done| tell.send(done).unwrap()));
    }
    assert_eq!(store.stats().waiting, 101);
    assert!(told.try_recv().is_err(), "acknowledged before the commit");
    release.send(()).unwrap();
    drop(tell);
    let answers: Vec<_> = told.iter().collect();
    assert_eq!(answers.iter().filter(|done| done.is_ok()).count(), 100);
    assert_eq!(
        answers[100],
        Err(StoreError::NoSuchGame { id: "100".into() })
    );
    let after = store.stats();
    assert_eq!(after.commits - before.commits, 1);
    assert_eq!(after.appends - before.appends, 100);
    assert_eq!(after.largest_group, 101);
}

/// Lets the writer stand in a reply until told to go on.
fn hold(store: &Kept, game: &str) -> mpsc::Sender<()> {
    let (release, released) = mpsc::channel::<()>();
    let (arrive, arrived) = mpsc::channel();
    let reply = move |done: Result<_, StoreError>| {
        arrive.send(done).unwrap();
        let _ = released.recv();
    };
    store.append_async(Append::new(game, 0, entry("held")), Box::new(reply));
    arrived.recv().unwrap().unwrap();
    release
}

#[test]
fn a_full_queue_refuses_who_will_not_wait() {
    let lab = Lab::new();
    let options = Options {
        queue: 2,
        ..Options::default()
    };
    let store = lab.open_with(&options);
    store.create_game(NewGame::new("g", "", 0)).unwrap();
    let release = hold(&store, "g");
    let (tell, told) = mpsc::channel();
    for seen in 1..=3 {
        let tell = tell.clone();
        let append = Append::new("g", seen, entry("x"));
        store.append_async(append, Box::new(move |done| tell.send(done).unwrap()));
    }
    assert_eq!(told.recv().unwrap(), Err(StoreError::Busy));
    release.send(()).unwrap();
    assert_eq!(told.recv().unwrap().unwrap().last, 2);
    assert_eq!(told.recv().unwrap().unwrap().last, 3);
}

#[test]
fn closing_finishes_what_is_queued() {
    let lab = Lab::new();
    let store = lab.open();
    store.create_game(NewGame::new("g", "", 0)).unwrap();
    let release = hold(&store, "g");
    let (tell, told) = mpsc::channel();
    for seen in 1..=20 {
        let tell = tell.clone();
        let append = Append::new("g", seen, entry("x"));
        store.append_async(append, Box::new(move |done| tell.send(done).unwrap()));
    }
    thread::scope(|scope| {
        let closing = scope.spawn(|| store.close());
        release.send(()).unwrap();
        assert_eq!(closing.join().unwrap(), Ok(()));
    });
    drop(tell);
    assert!(told.iter().all(|done| done.is_ok()));
    let game = lab.open().game("g").unwrap().unwrap();
    assert_eq!(game.entries.len(), 21);
}

/// A reply that waits for the store would wait for itself; one that drops the store may.
#[test]
fn a_reply_does_not_lock_the_writer_up() {
    let lab = Lab::new();
    let store = Arc::new(lab.open());
    store.create_game(NewGame::new("g", "", 0)).unwrap();
    let (tell, told) = mpsc::channel();
    let held = Arc::clone(&store);
    let append = Append::new("g", 0, entry("a"));
    let reply = move |done: Result<_, StoreError>| {
        done.unwrap();
        tell.send(held.append(Append::new("g", 1, entry("b"))))
            .unwrap();
        drop(held);
    };
    store.append_async(append, Box::new(reply));
    drop(store);
    assert_eq!(told.recv().unwrap(), Err(StoreError::InReply));
}

/// Whoever reads while others write sees a record without a gap.
#[test]
fn readers_see_whole_appends() {
    let lab = Lab::new();
    let store = lab.open();
    store.create_game(NewGame::new("g", "", 0)).unwrap();
    let pair = |nth: u64| vec![NewEntry::new(0, format!("{nth}")); 2];
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            for nth in 0..60 {
                store.append(Append::new("g", 2 * nth, pair(nth))).unwrap();
            }
            done.store(true, SeqCst);
        });
        for _ in 0..6 {
            scope.spawn(|| {
                while !done.load(SeqCst) {
                    whole_pairs(&store);
                }
            });
        }
    });
    whole_pairs(&store);
}

fn whole_pairs(store: &Kept) {
    let entries = store.game("g").unwrap().unwrap().entries;
    assert_eq!(entries.len() % 2, 0);
    for (nth, entry) in (0u64..).zip(&entries) {
        assert_eq!((entry.seq, &entry.body), (nth + 1, &(nth / 2).to_string()));
    }
}
