//! The power is cut at every write: what the disk had taken by then is all that is left, whole,
//! torn in the middle of a sector, with holes, or followed by what stood there before.
//!
//! The log is cut to pieces as a disk would: all that was waited for before an append was
//! acknowledged is there, and of the rest any part.

#![allow(clippy::unwrap_used)]

use std::fs;

use flagfall_store::{Append, NewEntry, NewGame, Sqlite, Store};

const SECTOR: usize = 512;
const APPENDS: u64 = 4;

/// What was on the disk when the power went, and how long the log was at each acknowledgment.
struct Written {
    database: Vec<u8>,
    log: Vec<u8>,
    acknowledged: Vec<usize>,
    /// The database once the log has been moved into it.
    moved: Vec<u8>,
}

fn body(seq: u64) -> String {
    // Some are longer than a page.
    format!("{seq} {}", "x".repeat((seq as usize * 1234) % 5000))
}

fn append(seq: u64) -> Append {
    Append::new("g", seq - 1, vec![NewEntry::new(seq as i64, body(seq))])
}

fn written() -> Written {
    let dir = tempfile::tempdir().unwrap();
    let (database, log) = (
        dir.path().join("flagfall.db"),
        dir.path().join("flagfall.db-wal"),
    );
    let store = Sqlite::open(dir.path()).unwrap();
    store.create_game(NewGame::new("g", "header", 5)).unwrap();
    let length = || fs::metadata(&log).unwrap().len() as usize;
    let mut acknowledged = vec![length()];
    for seq in 1..=APPENDS {
        store.append(append(seq)).unwrap();
        acknowledged.push(length());
    }
    let (before, log) = (fs::read(&database).unwrap(), fs::read(&log).unwrap());
    store.close().unwrap();
    let moved = fs::read(&database).unwrap();
    Written {
        database: before,
        log,
        acknowledged,
        moved,
    }
}

/// Opens what is left; whatever is there must be whole, and the next append must follow it.
/// Answers how many entries there are.
fn left(database: &[u8], log: &[u8]) -> u64 {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("flagfall.db"), database).unwrap();
    fs::write(dir.path().join("flagfall.db-wal"), log).unwrap();
    let store = Sqlite::open(dir.path()).unwrap();
    let game = store.game("g").unwrap().unwrap();
    for (seq, entry) in (1..).zip(&game.entries) {
        assert_eq!((entry.seq, &entry.body), (seq, &body(seq)));
    }
    let found = game.entries.len() as u64;
    store.append(append(found + 1)).unwrap();
    let verified = store.verify().unwrap();
    assert!(verified.is_sound(), "{verified:?}");
    found
}

#[test]
fn whatever_the_disk_had_taken_nothing_acknowledged_is_lost() {
    let it = written();
    let begun = it.acknowledged[0];
    let (mut cuts, mut stands) = (0, Vec::new());
    let every = (begun..it.log.len()).step_by(SECTOR);
    for cut in every.chain([it.log.len()]) {
        let known = it.acknowledged.iter().rposition(|&log| log <= cut).unwrap() as u64;
        // Clean, in the middle of a sector, and before what stood on the disk earlier.
        let torn = (cut + 100).min(it.log.len());
        let mut before = it.log[..cut].to_vec();
        before.resize(it.log.len(), 0xA5);
        for log in [&it.log[..cut], &it.log[..torn], &before] {
            let found = left(&it.database, log);
            assert!(
                found == known || found == known + 1,
                "cut at {cut}: {known}, {found}"
            );
            assert!(found <= APPENDS);
            stands.push(found);
            cuts += 1;
        }
    }
    assert!(cuts > 100, "hardly anything was written");
    stands.dedup();
    let all: Vec<u64> = (0..=APPENDS).collect();
    assert!(all.iter().all(|it| stands.contains(it)), "{stands:?}");
}

/// Sectors of one commit reach the disk in any order: a hole in what was not waited for loses
/// that commit alone.
#[test]
fn a_hole_in_the_last_commit_loses_it_alone() {
    let it = written();
    let from = it.acknowledged[APPENDS as usize - 1];
    for hole in (from..it.log.len()).step_by(SECTOR) {
        let mut log = it.log.clone();
        let end = (hole + SECTOR).min(log.len());
        if log[hole..end].iter().all(|byte| *byte == 0) {
            continue;
        }
        log[hole..end].fill(0);
        assert_eq!(left(&it.database, &log), APPENDS - 1, "hole at {hole}");
    }
}

/// While the log is moved into the database, its pages are half old and half new.
#[test]
fn a_page_torn_while_the_log_is_moved_is_mended() {
    const PAGE: usize = 4096;
    let it = written();
    for page in (0..it.moved.len()).step_by(PAGE) {
        let torn = page + PAGE / 2;
        let mut database = it.moved[..torn].to_vec();
        let old = it.database.get(torn..).unwrap_or_default();
        database.extend_from_slice(old);
        assert_eq!(left(&database, &it.log), APPENDS, "page at {page}");
    }
}
