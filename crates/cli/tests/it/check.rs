//! `check`.

use crate::{check, flagfall, flagfall_reading, golden};
use std::io::Write;

#[test]
fn every_problem_is_shown_with_place_and_cure() {
    golden("check.txt", "check tests/data/problems.pgn", 1);
    golden("check-json.txt", "check --json tests/data/problems.pgn", 1);
    golden("check-quiet.txt", "check --quiet tests/data/clean.pgn", 0);
}

#[test]
fn what_is_worth_knowing_is_shown_where_it_is_wanted() {
    golden("check-notes.txt", "check --notes tests/data/notes.pgn", 1);
    golden(
        "check-notes-2009.txt",
        "check --notes --edition 2009 tests/data/notes.pgn",
        0,
    );
    golden("check-clean.txt", "check tests/data/clean.pgn", 0);
}

#[test]
fn archives_are_known_by_how_they_begin() {
    let folder = tempfile::tempdir().unwrap();
    let plain = include_bytes!("../data/problems.pgn");
    let expect = flagfall_reading(&["check", "--json", "-"], plain).stdout;
    let packed: [(&str, Vec<u8>); 3] = [
        ("a.pgn", zstd::encode_all(&plain[..], 3).unwrap()),
        ("b.pgn", {
            let mut gz = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
            gz.write_all(plain).unwrap();
            gz.finish().unwrap()
        }),
        ("c.pgn", {
            let mut bz = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
            bz.write_all(plain).unwrap();
            bz.finish().unwrap()
        }),
    ];
    for (name, bytes) in packed {
        let path = folder.path().join(name);
        std::fs::write(&path, &bytes).unwrap();
        let answer = flagfall(&["check", "--json", path.to_str().unwrap()]);
        let same = answer.stdout.replace(path.to_str().unwrap(), "-");
        let games = |text: &str| -> Vec<String> {
            text.lines()
                .filter(|it| it.starts_with("{\"file\""))
                .map(str::to_owned)
                .collect()
        };
        assert_eq!(games(&same), games(&expect), "{name}");
        assert_eq!(answer.status, 1);
        // Broken off: what was read is reported, and that it broke off.
        std::fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
        let answer = flagfall(&["check", path.to_str().unwrap()]);
        assert!(
            answer.stderr.contains("cannot be read"),
            "{name}: {}",
            answer.stderr
        );
        assert_ne!(answer.status, 0);
    }
}

#[test]
fn the_order_is_that_of_the_files_whatever_the_jobs() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("inner");
    std::fs::create_dir(&inner).unwrap();
    let many = "1. e4 e5 1/2-1/2\n\n".repeat(2_000);
    std::fs::write(folder.path().join("b.pgn"), &many).unwrap();
    std::fs::write(inner.join("a.pgn"), &many).unwrap();
    std::fs::write(inner.join("a.txt"), "no PGN").unwrap();
    let path = folder.path().to_str().unwrap();
    let games = |jobs: &str| -> Vec<String> {
        let answer = flagfall(&["check", "--json", "--jobs", jobs, path]);
        assert_eq!(answer.status, 0, "{}", answer.stderr);
        let lines = answer
            .stdout
            .lines()
            .filter(|it| it.starts_with("{\"file\""));
        lines.map(str::to_owned).collect()
    };
    let one = games("1");
    assert_eq!(one.len(), 4_000);
    assert!(one[0].contains("b.pgn\",\"game\":1,"), "{}", one[0]);
    assert!(
        one[3_999].contains("a.pgn\",\"game\":2000,"),
        "{}",
        one[3_999]
    );
    assert_eq!(games("4"), one);
}

#[test]
fn what_cannot_be_read_is_said_and_the_rest_is_judged() {
    check("check no/such.pgn", 2, &[], &["no/such.pgn cannot be read"]);
    check(
        "check no/such.pgn tests/data/clean.pgn",
        2,
        &["1 game,"],
        &["no/such.pgn"],
    );
    check("check --jobs 0 tests/data/clean.pgn", 2, &[], &["--jobs"]);
    check("check src", 2, &[], &["src holds no .pgn"]);
    let answer = flagfall_reading(&["check", "-"], b"");
    assert_eq!((answer.status, answer.stderr.as_str()), (0, ""));
}

#[test]
fn an_encoding_and_a_limit_can_be_named() {
    let czech = b"[White \"Gl\xf8ck\"]\n\n1. e4 *\n";
    let answer = flagfall_reading(&["check", "-", "--encoding", "windows-1250"], czech);
    assert!(answer.stdout.contains("Glřck"), "{}", answer.stdout);
    check("check src --encoding klingon", 2, &[], &["klingon", "try"]);
    let long = "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(20);
    let answer = flagfall_reading(&["check", "-", "--game-bytes", "100"], long.as_bytes());
    assert!(answer.stdout.contains("truncated"), "{}", answer.stdout);
}

#[test]
fn what_a_file_holds_does_nothing_to_the_terminal() {
    let pgn = "[White \"A\x1b[31mnna\"]\n\n1. e4 Z\x1b[2Jz9 *\n";
    let answer = flagfall_reading(&["check", "-"], pgn.as_bytes());
    assert_eq!(answer.status, 1);
    assert!(!answer.stdout.contains('\x1b'), "{:?}", answer.stdout);
    // A file in another encoding is shown as it was read.
    let answer = flagfall_reading(&["check", "-"], b"[White \"M\xfcller\"]\n\n1. e4 *\n");
    assert!(
        answer.stdout.contains("[White \"M\u{fc}ller\"]"),
        "{}",
        answer.stdout
    );
}
