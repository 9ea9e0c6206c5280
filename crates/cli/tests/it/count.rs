//! `perft` and `winnable`.

use crate::{check, flagfall, flagfall_reading, golden, words};

#[test]
fn sequences_are_counted() {
    check("perft 0", 0, &["nodes     1\n"], &[]);
    check("perft 3", 0, &["nodes     8902\n"], &[]);
    check("perft 5", 0, &["nodes     4865609\n"], &[]);
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    check(&format!("perft 4 --fen '{kiwipete}'"), 0, &["4085603"], &[]);
    check(
        "perft 1 --fen '7k/5Q2/6K1/8/8/8/8/8 b - -'",
        0,
        &["nodes     0\n"],
        &[],
    );
    golden("perft-divide.txt", "perft 2 --divide", 0);
    golden(
        "perft-json.txt",
        "perft 2 --divide --json --fen '4k3/8/8/8/8/8/8/4K2R w K -'",
        0,
    );
}

#[test]
fn castling_is_written_by_the_rules_of_the_game() {
    let orthodox = "--fen '4k3/8/8/8/8/8/8/4K2R w K - 0 1'";
    check(&format!("perft 1 --divide {orthodox}"), 0, &["e1g1"], &[]);
    check(
        &format!("perft 1 --divide --chess960 {orthodox}"),
        0,
        &["e1h1"],
        &[],
    );
    let shuffled = "--fen '4k3/8/8/8/8/8/8/4KR2 w F - 0 1'";
    check(&format!("perft 1 --divide {shuffled}"), 0, &["e1f1"], &[]);
}

#[test]
fn what_cannot_be_counted_is_refused() {
    check("perft", 2, &[], &["<DEPTH>"]);
    check("perft x", 2, &[], &["'x'", "<DEPTH>"]);
    check("perft -- -1", 2, &[], &["-1"]);
    check("perft 65", 2, &[], &["65", "0..=64"]);
    check(
        "perft 3 --fen '8/8 w - -'",
        2,
        &[],
        &["cannot be played from", "^ piece placement"],
    );
}

#[test]
fn who_can_still_mate() {
    golden(
        "winnable.txt",
        "winnable '8/8/4k3/8/8/3NK3/8/8 w - - 0 1'",
        0,
    );
    golden(
        "winnable-json.txt",
        "winnable --json '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'",
        0,
    );
    let stdin = b"8/8/4k3/8/8/4K3/8/8 w - -\n\n# a remark\n4k3/8/8/8/8/8/8/4K2R w K - 0 1\n";
    for args in [&["winnable", "--json"][..], &["winnable", "-", "--json"]] {
        let answer = flagfall_reading(args, stdin);
        assert_eq!((answer.status, answer.stdout.lines().count()), (0, 2));
        assert!(
            answer
                .stdout
                .starts_with("{\"fen\":\"8/8/4k3/8/8/4K3/8/8 w - - 0 1\"")
        );
        assert!(answer.stdout.contains("\"dead\":true"));
    }
    check(
        "winnable 'x y' '8/8/4k3/8/8/4K3/8/8 w - -'",
        1,
        &["dead"],
        &["piece placement"],
    );
    check("winnable --nodes 0 x", 2, &[], &["--nodes"]);
}

/// However many look at once, and however long each takes, the answers come as they were asked.
#[test]
fn a_stream_is_answered_in_its_order() {
    let (slow, mated, bare) = (
        "8/8/8/8/8/5k2/7p/5N1K b - - 0",
        "7k/6Q1/6K1/8/8/8/8/8 b - - 0",
        "8/8/4k3/8/8/4K3/8/8 w - - 0",
    );
    let fen = |at: usize| format!("{} {}", [slow, mated, bare][at % 3], at + 1);
    let asked: Vec<String> = (0..300).map(fen).collect();
    let mut answers: Vec<Vec<String>> = Vec::new();
    for jobs in ["1", "3"] {
        let args = ["winnable", "-", "--json", "--jobs", jobs];
        let answer = flagfall_reading(&args, asked.join("\n").as_bytes());
        assert_eq!(answer.status, 0);
        // The time taken is the last field, and no part of the answer.
        let told = |line: &str| line.split(",\"micros\"").next().unwrap_or(line).to_owned();
        answers.push(answer.stdout.lines().map(told).collect());
    }
    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[0].len(), asked.len());
    for (asked, answer) in asked.iter().zip(&answers[0]) {
        assert!(
            answer.starts_with(&format!("{{\"fen\":\"{asked}\"")),
            "{answer}"
        );
    }
    check("winnable --jobs 0 x", 2, &[], &["--jobs"]);
}

#[test]
fn a_file_is_answered_line_by_line_and_its_faults_are_named() {
    golden(
        "winnable-file.txt",
        "winnable --file tests/positions.txt",
        1,
    );
    let none = "winnable --file tests/none.txt";
    check(none, 2, &[], &["tests/none.txt", "Look at the path"]);
    check("winnable --file tests/positions.txt x", 2, &[], &["--file"]);
    let long = "1".repeat(5_000);
    let answer = flagfall_reading(&["winnable", "-"], long.as_bytes());
    assert_eq!(answer.status, 2);
    assert!(answer.stderr.contains("line 1 of standard input"));
}

#[test]
fn the_reason_and_the_line_are_told() {
    let rook = "'8/8/8/8/8/1K6/7R/k7 w - - 0 7'";
    let line = "7.\u{a0}Rh1#";
    check(
        &format!("winnable {rook}"),
        0,
        &["One legal move ends in mate", line, "only the king"],
        &[],
    );
    let blocked = "'8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - - 0 50'";
    check(
        &format!("winnable {blocked}"),
        0,
        &["The pawns are locked", "dead"],
        &[],
    );
    let french = [
        "mat impossible",
        "Les pions sont bloqués",
        "La position est morte.",
    ];
    check(&format!("winnable --lang fr {blocked}"), 0, &french, &[]);
}

#[test]
fn a_budget_that_does_not_suffice_decides_nothing() {
    let answer = flagfall(&words(
        "winnable --json --nodes 1 '8/8/8/8/8/5k2/7p/5N1K b - - 0 1'",
    ));
    assert!(
        answer.stdout.contains("\"white\":\"undetermined\""),
        "{}",
        answer.stdout
    );
    assert!(
        answer.stdout.contains("\"white_line\":null"),
        "{}",
        answer.stdout
    );
}
