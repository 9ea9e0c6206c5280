//! `position`.

use crate::{check, flagfall, flagfall_reading, golden, words};

#[test]
fn a_position_is_drawn_and_explained() {
    golden(
        "position.txt",
        "position 8/8/8/4k3/8/8/8/4K2R w - - 99 80",
        0,
    );
    golden(
        "position-json.txt",
        "position --json '8/8/8/8/8/5k2/7p/5N1K b - -'",
        0,
    );
    let mated = "position 'r1bqkbnr/pppp1Qpp/2n5/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4'";
    golden("position-mate.txt", mated, 0);
}

#[test]
fn the_clause_is_that_of_the_edition() {
    let mated = "'7k/6Q1/6K1/8/8/8/8/8 b - - 0 1'";
    check(&format!("position {mated}"), 0, &["(5.1.1, 2023)"], &[]);
    check(
        &format!("position --edition 1997 {mated}"),
        0,
        &["(5.1a, 1997)"],
        &[],
    );
    let long = "'7k/8/5K2/8/8/8/8/R7 w - - 150 200'";
    check(
        &format!("position {long}"),
        0,
        &["75 moves", "(9.6.2, 2023)"],
        &[],
    );
    check(
        &format!("position --edition 2009 {long}"),
        0,
        &["may claim", "(9.3b, 2009)"],
        &[],
    );
    let dead = "'8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - -'";
    check(
        &format!("position {dead}"),
        0,
        &["any series of legal moves", "(5.2.2, 2023)"],
        &[],
    );
    let stalemate = "'7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'";
    check(
        &format!("position {stalemate}"),
        0,
        &["stalemated", "(5.2.1, 2023)"],
        &[],
    );
}

#[test]
fn every_fault_of_a_fen_is_shown_with_its_place() {
    golden(
        "position-faults.txt",
        "position '4k3/8/8/8/9/8/8/4K3 x KZ e4 -1 1'",
        1,
    );
    golden(
        "position-invalid.txt",
        "position '4k2P/8/8/8/8/8/8/8 w K - 0 1'",
        1,
    );
    golden(
        "position-invalid-json.txt",
        "position --json '8/8 x - - 0 1'",
        1,
    );
    check("position", 2, &[], &["<FEN>"]);
    check("position --edition 1998 x", 2, &[], &["1998", "2009-draft"]);
}

#[test]
fn many_positions_come_from_standard_input() {
    let stdin = b"8/8/4k3/8/8/4K3/8/8 w - -\nx\n\n7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\n";
    let answer = flagfall_reading(&["position", "-", "--json"], stdin);
    assert_eq!(answer.status, 1);
    let lines: Vec<&str> = answer.stdout.lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0].contains("\"dead\":true"));
    assert!(lines[1].contains("\"valid\":false"));
    assert!(lines[2].contains("\"stalemate\":true"));
    let endless = vec![b'8'; 10_000];
    let answer = flagfall_reading(&["position", "-"], &endless);
    assert_eq!(answer.status, 2);
    assert!(answer.stderr.contains("line 1"), "{}", answer.stderr);
}

#[test]
fn color_is_used_where_it_is_wanted() {
    let fen = "position '4k3/8/8/8/8/8/8/4K2R w K - 0 1'";
    assert!(!flagfall(&words(fen)).stdout.contains('\x1b'));
    let colored = flagfall(&words(&format!("{fen} --color always"))).stdout;
    assert!(
        colored.contains('\x1b') && colored.contains('♔'),
        "{colored}"
    );
    check(&format!("{fen} --men figurines"), 0, &["♚", "· ·"], &[]);
    check(&format!("{fen} --color purple"), 2, &[], &["purple"]);
}

#[test]
fn what_no_game_can_have_led_to_is_refused_if_asked() {
    // A rook and a bishop both check, and neither can have uncovered the other.
    let twice = "'4k3/8/8/1b6/8/8/4K1r1/8 w - - 0 40'";
    check(&format!("position {twice}"), 0, &[], &[]);
    check(
        &format!("position --strict {twice}"),
        1,
        &["No game can have led to this position", "check"],
        &[],
    );
    let sound = "'4k3/8/8/8/8/8/4K1r1/8 w - - 0 40'";
    check(&format!("position --strict {sound}"), 0, &[], &[]);
    let kingless = "'4k3/8/8/8/8/8/8/8 w - - 0 1'";
    check(
        &format!("position --strict {kingless}"),
        1,
        &["cannot be played from"],
        &[],
    );
}
