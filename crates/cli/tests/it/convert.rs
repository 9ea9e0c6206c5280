//! `convert`.

use crate::{check, flagfall_reading, golden};

#[test]
fn the_sample_game_in_every_form() {
    for (name, arguments) in [
        ("pgn", "--to pgn"),
        ("san-fr", "--to san --lang fr --official"),
        ("san-short", "--to san --short"),
        ("san-2001", "--to san --edition 2001"),
        ("san-2009", "--to san --edition 2009"),
        ("san-2009-short", "--to san --edition 2009 --short"),
        ("lan-2014", "--to lan --edition 2014"),
        ("lan-ru", "--to lan --lang ru"),
        ("uci", "--to uci"),
        ("figurine", "--to figurine"),
        ("iccf", "--to iccf"),
        ("spoken", "--to spoken"),
        ("spoken-en", "--to spoken --lang en --full"),
        ("braille", "--to braille"),
        ("brf", "--to braille --brf"),
    ] {
        let line = format!("convert tests/data/sample.pgn {arguments}");
        golden(&format!("convert-{name}.txt"), &line, 0);
    }
}

#[test]
fn another_language_is_read_and_recognized() {
    let file = "convert tests/data/german.pgn";
    golden(
        "convert-german.txt",
        &format!("{file} --from-lang auto --to san"),
        1,
    );
    check(
        &format!("{file} --to uci"),
        1,
        &["e2e4 e7e5\ne2e4 e7e5\n"],
        &["game 1, ply 3, line 1, column 13: Sf3", "--from-lang auto"],
    );
    check(
        &format!("{file} --from-lang de --to uci"),
        1,
        &["g1f3 b8c6 f1b5 a7a6 e1g1\n"],
        &[],
    );
    let both = flagfall_reading(
        &["convert", "-", "--from-lang", "auto", "--to", "uci"],
        b"[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/1R6/K6k w - - 0 1\"]\n\n1. Rb1 *",
    );
    assert_eq!(both.status, 1);
    assert!(
        both.stderr.contains("but not the same; say which"),
        "{}",
        both.stderr
    );
}

#[test]
fn chess960_and_positions() {
    let game = b"[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/1R1K2R1 w GB - 0 1\"]\n\n1. O-O *";
    let answer = flagfall_reading(&["convert", "-", "--to", "uci"], game);
    assert_eq!(answer.status, 0, "{}", answer.stderr);
    assert!(
        answer.stdout.ends_with(" moves d1g1\n"),
        "{}",
        answer.stdout
    );
    let answer = flagfall_reading(&["convert", "-", "--to", "iccf"], game);
    assert!(
        answer.stdout.ends_with(" moves 1. 4171\n"),
        "{}",
        answer.stdout
    );
}

#[test]
fn each_edition_has_its_own_form() {
    let file = "convert tests/data/sample.pgn --to";
    let refused = |arguments: &str, says: &[&str]| {
        check(&format!("{file} {arguments}"), 2, &[], says);
    };
    refused("san --edition 1998", &["1998", "2009-draft"]);
    refused(
        "san --edition 1997",
        &["what 1997 says of notation", "--edition"],
    );
    refused(
        "san --edition 2005 --short",
        &["E.9, 2005", "leave no sign out"],
    );
    refused("lan --edition 2009", &["C.8, 2009", "from 2014 on"]);
    refused("uci --edition 2009", &["no form of uci", "--to san"]);
    refused("pgn --official", &["no form of pgn", "--to san"]);
}

#[test]
fn one_form_and_nothing_else() {
    let game = b"1. e4 e5 2. nf3 Nc6 3. Bb5 a6 4. 0-0 *";
    let read = |arguments: &str| {
        let mut all = vec!["convert", "-", "--to", "uci"];
        all.extend(arguments.split_whitespace());
        flagfall_reading(&all, game)
    };
    let whole = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1\n";
    let upto = |plies: usize| {
        let words: Vec<&str> = whole.split_whitespace().take(plies).collect();
        words.join(" ") + "\n"
    };
    for (arguments, plies, instead) in [
        ("--strict pgn", 2, "write Nf3"),
        ("--strict pgn --allow lower_case", 6, "write O-O"),
        ("--strict 2009 --allow lower_case", 6, "write O-O"),
        ("--strict 2023 --allow lower_case", 7, ""),
        ("--allow lower_case", 7, ""),
    ] {
        let answer = read(arguments);
        assert_eq!(answer.stdout, upto(plies), "{arguments}");
        assert_eq!(answer.status, i32::from(plies < 7), "{arguments}");
        assert!(answer.stderr.contains(instead), "{}", answer.stderr);
    }
    let answer = read("--strict 1997");
    assert!(
        answer.stderr.contains("1997 says of notation"),
        "{}",
        answer.stderr
    );
    assert!(read("--strict 1998").stderr.contains("pgn, or an edition"));
    assert!(read("--allow shouting").stderr.contains("lower_case"));
}

#[test]
fn what_there_is_not() {
    let file = "convert tests/data/sample.pgn";
    check(
        &format!("{file} --to san --lang tlh"),
        2,
        &[],
        &["\"tlh\"", "sr-Latn"],
    );
    check(
        &format!("{file} --to spoken --lang ru"),
        2,
        &[],
        &["de", "fr"],
    );
    check(&format!("{file} --to morse"), 2, &[], &["morse"]);
    check(file, 2, &[], &["--to"]);
    check("convert no-such.pgn --to uci", 2, &[], &["no-such.pgn"]);
}
