//! A process that writes is killed again and again. What it was told is on disk is on disk,
//! in order, whole and once.
//!
//! The process is this same test binary, told by its environment to be the writer.

#![allow(clippy::unwrap_used)]

use std::collections::HashMap;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use flagfall_store::{Append, NewEntry, NewGame, Sqlite, Store};

const FOLDER: &str = "FLAGFALL_STORE_KILL_FOLDER";
const KILLS: u64 = 25;
const GAMES: u64 = 4;

/// The next of a sequence that the seed fixes (SplitMix64).
fn next(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (*seed ^ (*seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// What the entry of that number holds: of many lengths, some longer than a page.
fn entry(game: u64, seq: u64) -> NewEntry {
    let mut seed = game << 32 | seq;
    let length = next(&mut seed) % 6000;
    let text = format!("{game}/{seq}/{}", "x".repeat(length as usize));
    NewEntry::new(seq as i64, text)
}

/// How many entries the append after `last` brings: 1 to 3, fixed by where it starts.
fn size(game: u64, last: u64) -> u64 {
    1 + (game + last) % 3
}

fn append_after(game: u64, last: u64) -> Append {
    let entries = (last + 1..=last + size(game, last))
        .map(|seq| entry(game, seq))
        .collect();
    Append::new(game.to_string(), last, entries).keyed(format!("after {last}"))
}

/// The writer. It repeats the last append it finds, then goes on until it is killed.
#[test]
fn writes_when_told_to() {
    let Some(folder) = env::var_os(FOLDER) else {
        return;
    };
    let store = Sqlite::open(Path::new(&folder)).unwrap();
    say("");
    thread::scope(|scope| {
        for game in 0..GAMES {
            let store = &store;
            scope.spawn(move || write_on(store, game));
        }
    });
}

fn write_on(store: &Sqlite, game: u64) {
    let id = game.to_string();
    let stored = store.game(&id).unwrap();
    if stored.is_none() {
        store.create_game(NewGame::new(&id, "", 0)).unwrap();
    }
    let stored = stored.map_or(0, |stored| stored.entries.len() as u64);
    let mut last = 0;
    let mut before = None;
    while last < stored {
        before = Some(last);
        last += size(game, last);
    }
    if let Some(before) = before {
        let again = store.append(append_after(game, before)).unwrap();
        assert_eq!((again.last, again.repeated), (stored, true));
    }
    loop {
        last = store.append(append_after(game, last)).unwrap().last;
        say(&format!("told {game} {last}"));
    }
}

/// One line in one write, so that a kill tears none but the last.
fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("{line}\n").as_bytes()).unwrap();
    out.flush().unwrap();
}

/// Runs the writer and kills it some time after it was told of `acks` appends. Returns the
/// last number it was told of each game.
fn kill_after(folder: &Path, acks: u64, pause: Duration) -> HashMap<u64, u64> {
    let mut writer = Command::new(env::current_exe().unwrap())
        .args(["--exact", "writes_when_told_to", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(writer.stdout.take().unwrap());
    let mut told = HashMap::new();
    let mut heard = 0;
    while heard < acks {
        let new = hear(&mut out, &mut told).expect("the writer ended by itself");
        heard += u64::from(new);
    }
    thread::sleep(pause);
    assert_eq!(
        writer.try_wait().unwrap(),
        None,
        "the writer ended by itself"
    );
    writer.kill().unwrap();
    writer.wait().unwrap();
    while hear(&mut out, &mut told).is_some() {}
    told
}

/// One line of the writer: whether it tells of an append. `None` at the end.
fn hear(out: &mut impl BufRead, told: &mut HashMap<u64, u64>) -> Option<bool> {
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    let line = line.strip_suffix('\n')?;
    let Some((game, last)) = line
        .strip_prefix("told ")
        .and_then(|rest| rest.split_once(' '))
    else {
        return Some(false);
    };
    told.insert(game.parse().unwrap(), last.parse().unwrap());
    Some(true)
}

#[test]
fn what_was_acknowledged_survives_a_kill() {
    let dir = tempfile::tempdir().unwrap();
    let mut seed = 2023;
    let mut known = HashMap::new();
    for kill in 0..KILLS {
        // Every fifth is killed while it opens.
        let acks = if kill % 5 == 0 {
            0
        } else {
            next(&mut seed) % 60
        };
        let pause = Duration::from_micros(next(&mut seed) % if acks == 0 { 20_000 } else { 3000 });
        let told = kill_after(dir.path(), acks, pause);
        let store = Sqlite::open(dir.path()).unwrap();
        for game in 0..GAMES {
            let before = *known.get(&game).unwrap_or(&0);
            let known_now = told.get(&game).map_or(before, |&last| last.max(before));
            let stored = check_game(&store, game);
            // What was under way may be there too, but then whole.
            let under_way = known_now + size(game, known_now);
            assert!(
                stored == known_now || stored == under_way,
                "kill {kill}, game {game}: {known_now} known, {stored} stored"
            );
            known.insert(game, stored);
        }
        let verified = store.verify().unwrap();
        assert!(verified.is_sound(), "{verified:?}");
        assert_eq!(verified.entries, known.values().sum::<u64>());
    }
    assert!(
        known.values().all(|&last| last > KILLS),
        "hardly anything was written: {known:?}"
    );
}

/// How many entries the game has, each the one that belongs there.
fn check_game(store: &Sqlite, game: u64) -> u64 {
    let Some(stored) = store.game(&game.to_string()).unwrap() else {
        return 0;
    };
    for (seq, got) in (1..).zip(&stored.entries) {
        let expect = entry(game, seq);
        assert_eq!((got.seq, got.at_ms), (seq, expect.at_ms));
        assert!(
            got.body == expect.body,
            "game {game}, entry {seq} holds something else"
        );
    }
    stored.entries.len() as u64
}
