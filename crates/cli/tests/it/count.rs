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
