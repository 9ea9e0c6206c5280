//! Games to be set up: all editions, with and without clocks, with and without hands.

use fastrand::Rng;
use flagfall_edition::Edition;
use serde_json::{Map, Value, json};

/// Long enough that nobody loses on time; short enough that flags fall while the server is
/// away; and none.
const CONTROLS: [&str; 8] = [
    "40/90m+30s:30m+30s",
    "15m+10s",
    "3m+2s",
    "5m d3s",
    "5m b3s",
    "20m|10m",
    "2s",
    "-",
];

/// Knights that go out and home again, so that repetitions are near.
const OPENINGS: [&str; 3] = [
    "1. Nf3 Nf6 2. Ng1 Ng8",
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6",
    "1. d4 d5 2. c4",
];

/// Positions in which games end soon: a promotion, few men, a queen against a bare king.
const ENDINGS: [&str; 3] = [
    "8/P6k/8/8/8/8/p6K/8 w - - 0 1",
    "8/8/8/4k3/8/8/4PK2/8 w - - 96 80",
    "7k/8/8/8/8/8/5Q2/6K1 w - - 0 1",
];

/// The game file of a game to be set up.
pub(super) fn setting(rng: &mut Rng) -> Value {
    let edition = Edition::ALL[rng.usize(..Edition::ALL.len())];
    let mut regulations = Map::new();
    let mut put = |key: &str, value: Value| regulations.insert(key.to_owned(), value);
    put("time_control", one(rng, &CONTROLS).into());
    put("touch", rng.bool().into());
    put("press", one(rng, &["manual", "manual", "automatic"]).into());
    put("flag", one(rng, &["called", "automatic"]).into());
    put(
        "guard",
        one(rng, &["none", "none", "touch", "moves"]).into(),
    );
    if rng.u8(..4) == 0 {
        put(
            "supervision",
            one(rng, &["adequate", "inadequate", "none"]).into(),
        );
    }
    let mut setting = json!({
        "edition": edition.id(),
        "regulations": regulations,
        "devices": one(rng, &["each", "one"]),
        "names": {"white": "Anne", "black": "Béla"},
    });
    match rng.u8(..6) {
        0 => setting["start"] = json!({"chess960": rng.u16(..960)}),
        1 => setting["start"] = json!({"fen": one(rng, &ENDINGS)}),
        2 | 3 => setting["moves"] = one(rng, &OPENINGS).into(),
        _ => {}
    }
    setting
}

/// One of several.
pub(super) fn one<'a>(rng: &mut Rng, of: &[&'a str]) -> &'a str {
    of[rng.usize(..of.len())]
}

#[test]
fn each_game_can_be_set_up() {
    let mut rng = Rng::with_seed(7);
    for _ in 0..500 {
        let mut setting = setting(&mut rng);
        let fields = setting.as_object_mut().unwrap();
        fields.retain(|key, _| key != "devices" && key != "names");
        let file: flagfall_wire::GameFile = serde_json::from_value(setting.clone()).unwrap();
        let read = file.read().unwrap();
        assert!(flagfall_game::replay(read.header, &[]).is_ok(), "{setting}");
    }
}
