//! Game files in, results out; and what cannot be read is refused with its place.

use flagfall_game::replay;
use flagfall_wire::{GameFile, GameResult};
use serde_json::{Value, json};

fn result(file: &Value) -> Value {
    let game = GameFile::parse(&file.to_string())
        .and_then(|file| file.read())
        .expect("readable");
    let replay = replay(game.header, &game.entries).expect("the game begins");
    serde_json::to_value(GameResult::of(
        &replay.game,
        &replay.events,
        flagfall_words::Lang::En,
    ))
    .expect("a JSON value")
}

fn wrong_claim(edition: &str) -> Value {
    json!({
        "edition": edition,
        "regulations": {"time_control": "40/120m:60m"},
        "moves": "1. Nf3 Nf6 2. Ng1",
        "clocks": {"white_ms": 80_000, "black_ms": 250_000},
        "acts": [
            {"at_ms": 0, "by": "black", "act": "write", "move": "Ng8"},
            {"at_ms": 1500, "by": "black", "act": "claim", "ground": "repetition",
             "intended": "Ng8"},
        ],
    })
}

#[test]
fn the_wrong_claim_of_the_contract() {
    let found = result(&wrong_claim("2009"));
    assert_eq!(
        found["rulings"][0]["decisions"],
        json!([
            {"kind": "add_time", "side": "white", "ms": 180_000},
            {"kind": "must_play", "side": "black", "move": "Ng8"},
        ])
    );
    let articles: Vec<&Value> = found["rulings"][0]["cites"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|cite| &cite["article"])
        .collect();
    assert!(articles.contains(&&json!("9.5b")), "{articles:?}");
    assert_eq!(found["rulings"][0]["act"], 1);
    assert_eq!(found["outcome"], Value::Null);
    assert_eq!(
        found["clocks"],
        json!({"white_ms": 260_000, "black_ms": 248_500, "running": "black"})
    );
    assert_eq!(found["position"]["plies"], 3);
    assert_eq!(found["obligations"][0]["kind"], "must_play");
    assert_eq!(found["obligations"][0]["moves"], json!(["f6g8"]));
    assert_eq!(found["illegal_moves"], json!({"white": 0, "black": 0}));
}

#[test]
fn the_claimant_paid_half_of_his_time_in_1997() {
    let found = result(&wrong_claim("1997"));
    // 4:10.000 less the 1.500 that ran before he claimed, halved.
    assert_eq!(
        found["rulings"][0]["decisions"][1],
        json!({"kind": "take_time", "side": "black", "ms": 124_250})
    );
}

/// A text, and what its error must name.
fn check(text: &str, place: &str, expected: &str) {
    let error = match GameFile::parse(text).and_then(|file| file.read()) {
        Ok(_) => panic!("{text} was read"),
        Err(error) => error.to_string(),
    };
    assert!(
        error.contains(place) && error.contains(expected),
        "{text}\n{error}"
    );
}

#[test]
fn what_cannot_be_read_is_refused_with_its_place() {
    check("{", "line 1, column 1", "game file");
    check(r#"{"edition":"2009","moovs":""}"#, "line 1", "moovs");
    check(r#"{"edition":"1998","acts":[]}"#, "edition", "1997 2001");
    let acts = |acts: &str| format!(r#"{{"edition":"2009","acts":[{acts}]}}"#);
    check(
        &acts(r#"{"by":"white","act":"dance"}"#),
        "acts[0].act",
        "touch",
    );
    check(&acts(r#"{"act":"press"}"#), "acts[0].by", "white black");
    check(
        &acts(r#"{"by":"white","act":"touch"}"#),
        "acts[0].squares",
        "squares",
    );
    check(
        &acts(r#"{"by":"white","act":"touch","squares":["e9"]}"#),
        "acts[0].squares[0]",
        "a1 to h8",
    );
    check(
        &acts(r#"{"by":"white","act":"press","square":"e4"}"#),
        "acts[0].square",
        "other_hand",
    );
    let back = r#"{"at_ms":5,"by":"white","act":"press"},{"at_ms":4,"by":"black","act":"press"}"#;
    check(&acts(back), "acts[1].at_ms", "never runs back");
    check(
        r#"{"edition":"2009","regulations":{"time_control":"fast"}}"#,
        "regulations.time_control",
        "column",
    );
    check(
        r#"{"edition":"2009","start":{"fen":"8/8"}}"#,
        "start.fen",
        "placement",
    );
    check(
        r#"{"edition":"2009","start":{"chess960":960}}"#,
        "start.chess960",
        "0 to 959",
    );
}

#[test]
fn a_file_written_reads_the_same() {
    let file = json!({
        "edition": "2009-draft",
        "regulations": {"time_control": "40/90m+30s:30m+30s", "flag": "automatic",
                        "press": "automatic", "supervision": "none", "touch": false,
                        "agreement_from_move": 30, "default_time_ms": 60_000, "lag_credit_ms": 500,
                        "points": {"win": "3", "draw": "1", "loss": "0"},
                        "options": {"completed": "2009"}},
        "start": {"chess960": 12},
        "acts": [
            {"at_ms": 1, "by": "white", "act": "touch", "squares": ["e2"], "accidental": true},
            {"at_ms": 2, "by": "white", "act": "release", "from": "e2", "to": "e4"},
            {"at_ms": 3, "by": "arbiter", "act": "penalise", "side": "black",
             "penalty": "add_opponent_time", "ms": 120_000},
            {"at_ms": 3, "by": "arbiter", "act": "set_moves", "side": "white", "moves": 3,
             "reason": "the lever"},
            {"at_ms": 3, "by": "arbiter", "act": "replace_clock", "white_ms": 60000,
             "black_ms": 50000, "white_moves": 5, "black_moves": 4, "reason": "it stood"},
            {"at_ms": 3, "by": "arbiter", "act": "install", "time_control": "5m + 3s",
             "reason": "set wrongly"},
            {"at_ms": 3, "by": "arbiter", "act": "undo", "entry": 2, "reason": "a mistake"},
            {"at_ms": 3, "by": "clock", "act": "outage", "since_ms": 1},
            {"at_ms": 3, "by": "clock", "act": "lag", "side": "white", "ms": 250},
            {"at_ms": 3, "by": "arbiter", "act": "spare", "reason": "the hall was dark"},
            {"at_ms": 3, "by": "arbiter", "act": "observe", "what": "flag", "side": "both"},
            {"at_ms": 4, "by": "black", "act": "exchange", "square": "e8", "piece": "queen"},
        ],
    });
    let read = GameFile::parse(&file.to_string())
        .and_then(|file| file.read())
        .expect("readable");
    let written = GameFile::write(&read.header, &read.entries);
    let again = written.read().expect("readable again");
    assert_eq!(again.entries, read.entries);
    assert_eq!(again.header.regulations, read.header.regulations);
    assert_eq!(again.header.start, read.header.start);
}

#[test]
fn the_clocks_are_read_at_the_last_act_though_it_was_refused() {
    let found = result(&json!({
        "edition": "2018",
        "regulations": {"time_control": "90m"},
        "clocks": {"white_ms": 60_000, "black_ms": 60_000},
        "acts": [{"at_ms": 2000, "by": "black", "act": "move", "move": "e5"}],
    }));
    assert_eq!(found["refusals"][0]["reason"], "not_having_the_move");
    assert_eq!(
        found["clocks"],
        json!({"white_ms": 58_000, "black_ms": 60_000, "running": "white"})
    );
}
