//! Help, the Laws, and how wrong arguments are answered.

use crate::{check, flagfall, golden};

#[test]
fn every_command_teaches_by_example() {
    check("--help", 0, &["Examples:", "Exit status"], &[]);
    for command in [
        "serve", "rule", "check", "laws", "position", "winnable", "perft",
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
    check("laws --lang fr", 2, &[], &["English", "--lang en"]);
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
    golden("laws-9.5b.txt", "laws 9.5b", 0);
    golden("laws-9.5b-2009.txt", "laws R9.5b --edition 2009", 0);
    check("laws", 0, &["The price of a wrong claim", "R9.5b"], &[]);
    check("laws --edition 1997", 0, &["9.5b"], &[]);
    check(
        "laws R9.5b --json",
        0,
        &["\"id\":\"R9.5b\"", "\"absent\":\"not_in_hand\""],
        &[],
    );
}
