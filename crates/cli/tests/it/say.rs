//! Help, the Laws, and how wrong arguments are answered.

use crate::{check, flagfall};

#[test]
fn every_command_teaches_by_example() {
    check("--help", 0, &["Examples:", "Exit status"], &[]);
    for command in [
        "serve", "rule", "check", "laws", "position", "winnable", "perft", "engine",
    ] {
        let line = format!("  flagfall {command}");
        check(&format!("{command} --help"), 0, &["Examples:", &line], &[]);
    }
    check("--version", 0, &["flagfall "], &[]);
}

#[test]
fn wrong_arguments_are_answered_with_the_way_out() {
    check("", 2, &[], &["Usage: flagfall", "Examples:"]);
    check("chek", 2, &[], &["'chek'", "'check'"]);
    check("check", 2, &[], &["<FILE>"]);
    check("perft 1 --lang fr", 2, &[], &["English", "--lang en"]);
    check("laws --lang xx", 2, &[], &["xx"]);
    check("laws 99.9", 2, &[], &["99.9", "`flagfall laws`"]);
    check("laws 9.6 --edition 2009", 2, &[], &["2009", "9.6"]);
    for line in [&["chek"][..], &["perft", "x"], &["rule", "no-such-file"]] {
        let answer = flagfall(line);
        assert!(answer.stdout.is_empty(), "{line:?}");
        assert!(
            answer.stderr.starts_with("flagfall: "),
            "{line:?}: {}",
            answer.stderr
        );
        assert!(!answer.stderr.contains("error:"), "{}", answer.stderr);
    }
}

#[test]
fn the_laws_are_said_in_plain_words() {
    let worded = "It was worded anew in 2001, 2009 and 2014. It was renumbered in";
    check(
        "laws 9.5b",
        0,
        &[
            "9.5b, 2001 2005",
            "three minutes more",
            worded,
            "cases/drawn_game/",
        ],
        &[],
    );
    check(
        "laws R9.5b --edition 2009",
        0,
        &["9.5b, 2009", "cases turn on it"],
        &[],
    );
    check("laws", 0, &["The price of a wrong claim", "R9.5b"], &[]);
    check("laws --edition 1997", 0, &["9.5b"], &[]);
    check(
        "laws R9.5b --json",
        0,
        &["\"id\":\"R9.5b\"", "\"absent\":\"not_in_hand\""],
        &[],
    );
}

#[test]
fn the_laws_are_said_in_french() {
    let french = [
        "9.5b, 2009",
        "trois",
        "Nouvelle rédaction en 2001, 2009 et 2014.",
    ];
    check("laws 9.5b --lang fr", 0, &french, &[]);
    check("laws --lang fr", 0, &["La partie nulle", "Le roque"], &[]);
    check("laws R9.5b --json --lang fr", 0, &["\"lang\":\"fr\""], &[]);
    check("laws 99.9 --lang fr", 2, &[], &["99.9", "énumère"]);
}

#[test]
fn the_laws_are_searched_by_word() {
    check(
        "laws touch king",
        0,
        &["King and rook touched", "(2023)"],
        &[],
    );
    check("laws --lang fr ROQUE", 0, &["Le roque", "en parlent"], &[]);
    check("laws xyzzy", 2, &[], &["xyzzy"]);
}

#[test]
fn two_editions_are_compared_clause_by_clause() {
    let both = [
        "From the Laws of 2009 to those of 2014",
        "9.5b, 2009",
        "two minutes",
        "Worded",
    ];
    check("laws 9.5b --compare 2014 --edition 2009", 0, &both, &[]);
    check("laws 9.5b --compare 2009 --edition 2014", 0, &both, &[]);
    check(
        "laws R9.5b --compare 2009 --json",
        0,
        &["\"change\":\"worded\"", "\"before\":{\"edition\":\"2009\""],
        &[],
    );
    check(
        "laws --compare 1997 --lang fr",
        0,
        &["Des Règles de 1997 à celles de 2023"],
        &[],
    );
}
