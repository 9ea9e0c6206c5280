//! `rule`.

use crate::{check, flagfall_reading, golden};

#[test]
fn a_game_is_ruled() {
    golden("rule.txt", "rule tests/data/claim.json", 0);
    golden("rule-json.txt", "rule --json tests/data/claim.json", 0);
    golden(
        "rule-other-edition.txt",
        "rule --edition 2023 tests/data/claim.json",
        0,
    );
}

#[test]
fn standard_input_is_a_game_or_a_case() {
    let game = br#"{"edition":"2023","acts":[{"by":"white","act":"resign"}]}"#;
    let answer = flagfall_reading(&["rule", "-"], game);
    assert_eq!(answer.status, 0, "{}", answer.stderr);
    assert!(answer.stdout.contains("0-1"), "{}", answer.stdout);
    let case = include_bytes!("../data/case.md");
    let answer = flagfall_reading(&["rule", "-", "--quiet"], case);
    assert_eq!((answer.status, answer.stdout.as_str()), (0, ""));
    let answer = flagfall_reading(&["rule", "-"], b"neither");
    assert_eq!(answer.status, 2);
    assert!(
        answer.stderr.contains("neither a game nor a case"),
        "{}",
        answer.stderr
    );
}

#[test]
fn a_refused_act_is_a_problem_only_where_it_is_meant_to_be() {
    let game = br#"{"edition":"2023","acts":[{"by":"white","act":"resign"},
        {"by":"black","act":"resign"}]}"#;
    for (args, status) in [(&["rule", "-"][..], 0), (&["rule", "--strict", "-"], 1)] {
        let answer = flagfall_reading(args, game);
        assert_eq!(answer.status, status, "{}", answer.stdout);
        assert!(answer.stdout.contains("Refused: "), "{}", answer.stdout);
    }
}

#[test]
fn cases_are_held_against_their_tables() {
    golden("case.txt", "rule tests/data/case.md", 0);
    golden(
        "case-one-edition.txt",
        "rule --edition 1997 tests/data/case.md",
        0,
    );
    golden("case-wrong.txt", "rule tests/data/case-wrong.md", 1);
    golden(
        "case-quiet.txt",
        "rule --quiet tests/data/case-wrong.md tests/data/case.md",
        1,
    );
    check(
        "rule --json tests/data/case-wrong.md",
        1,
        &[
            "\"agrees\":true",
            "\"agrees\":false",
            "\"result\":{\"edition\":\"2014\"",
        ],
        &[],
    );
}

#[test]
fn what_cannot_be_read_is_named_by_its_place() {
    golden("rule-bad-square.txt", "rule tests/data/bad-square.json", 2);
    golden("rule-no-json.txt", "rule tests/data/no-json.json", 2);
    golden(
        "rule-unknown-key.txt",
        "rule tests/data/unknown-key.json",
        2,
    );
    check("rule", 2, &[], &["<FILE>"]);
    check(
        "rule no/such.json",
        2,
        &[],
        &["no/such.json cannot be read", "`-`"],
    );
    // One that cannot be read does not stop the others.
    check(
        "rule no/such.json tests/data/claim.json",
        2,
        &["Ng8"],
        &["no/such.json"],
    );
}

#[test]
fn a_game_is_told_in_french_and_its_provisions_explained() {
    let french = [
        "selon les Règles de 2009",
        "Les Noirs doivent jouer Cg8.",
        "pendules",
    ];
    check("rule --lang fr tests/data/claim.json", 0, &french, &[]);
    check(
        "rule --lang fr tests/data/case.md",
        0,
        &["comme le dit le tableau"],
        &[],
    );
    let told = [
        "In force: ",
        "A standard game, adequately supervised.",
        "The drawn game",
    ];
    check("rule --explain tests/data/claim.json", 0, &told, &[]);
    check(
        "rule --explain --json tests/data/claim.json",
        0,
        &[
            "\"class\":\"standard\"",
            "\"in_force\":[",
            "\"replaced\":[]",
        ],
        &[],
    );
    check("rule --explain tests/data/case.md", 2, &[], &["--edition"]);
    check(
        "rule --explain --edition 2009 tests/data/case.md",
        0,
        &["In force: "],
        &[],
    );
}
