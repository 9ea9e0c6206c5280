//! A disk that takes so much and no more, at every length: each ends in an error that says so,
//! and nothing that was acknowledged is lost.
//!
//! The writer is this same test binary, whose system lets it make files of that length only.

#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use std::env;
use std::io::Write;
use std::path::Path;
use std::process::Command;

use flagfall_store::{Append, NewEntry, NewGame, Sqlite, Store, StoreError};

const FOLDER: &str = "FLAGFALL_STORE_DISK_FOLDER";

fn append(seen: u64) -> Append {
    let body = format!("{seen} {}", "x".repeat(3000));
    Append::new("g", seen, vec![NewEntry::new(0, body)])
}

/// The writer: appends until something is in the way, and says what.
#[test]
fn writes_when_told_to() {
    let Some(folder) = env::var_os(FOLDER) else {
        return;
    };
    let say = |line: String| {
        let mut out = std::io::stdout().lock();
        out.write_all(format!("\n{line}\n").as_bytes()).unwrap();
    };
    let store = match Sqlite::open(Path::new(&folder)) {
        Ok(store) => store,
        Err(error) => return say(format!("closed {error}")),
    };
    match store.create_game(NewGame::new("g", "", 0)) {
        Ok(()) | Err(StoreError::GameExists { .. }) => {}
        Err(error) => return say(format!("full {error}")),
    }
    let mut seen = store.game("g").unwrap().unwrap().entries.len() as u64;
    loop {
        match store.append(append(seen)) {
            Ok(done) => {
                seen = done.last;
                say(format!("told {seen}"));
            }
            Err(error) => {
                say(format!("full {error}"));
                assert!(store.append(append(seen)).is_err(), "it takes more");
                let stands = store.game("g").unwrap().unwrap();
                assert_eq!(stands.entries.len() as u64, seen, "it reads on");
                return;
            }
        }
        assert!(seen < 1000, "the disk is never full");
    }
}

/// Runs the writer where files may have so many blocks. Answers the last number it was told,
/// and how it ended.
fn short_disk(folder: &Path, blocks: u32) -> (u64, String) {
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
    let output = Command::new("sh")
        .args(["-c", &script])
        .arg(env::current_exe().unwrap())
        .args(["--exact", "writes_when_told_to", "--nocapture"])
        .env(FOLDER, folder)
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{text}");
    let mut told = text.lines().filter_map(|it| it.strip_prefix("told "));
    let last = told.next_back().map_or(0, |it| it.parse().unwrap());
    let end = text
        .lines()
        .find(|it| it.starts_with("full ") || it.starts_with("closed "));
    (last, end.unwrap_or_else(|| panic!("{text}")).to_owned())
}

#[test]
fn a_disk_that_takes_no_more_ends_in_a_clear_state() {
    let mut ends = (0, 0);
    // From a disk that takes nothing to one that takes some entries, in steps of two pages.
    for blocks in (0..560).step_by(16) {
        let dir = tempfile::tempdir().unwrap();
        let (known, end) = short_disk(dir.path(), blocks);
        let says = ["disk", "unable to open", "write-ahead log"];
        assert!(says.iter().any(|it| end.contains(it)), "{blocks}: {end}");
        match end.starts_with("closed") {
            true => ends.0 += 1,
            false => ends.1 += 1,
        }
        // With room again nothing is missing, and it goes on.
        let store = Sqlite::open(dir.path()).unwrap();
        let stands = store
            .game("g")
            .unwrap()
            .map_or(0, |it| it.entries.len() as u64);
        assert_eq!(stands, known, "{blocks} blocks");
        assert!(store.verify().unwrap().is_sound());
        if known == 0 {
            drop(store.create_game(NewGame::new("g", "", 0)));
        }
        assert_eq!(store.append(append(known)).unwrap().last, known + 1);
        assert_eq!(store.health(), Ok(()));
    }
    assert!(ends.0 > 2 && ends.1 > 10, "{ends:?}");
}
