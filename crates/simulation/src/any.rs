//! Any act of any seat, out of the table of acts itself: acts that are new are done as well.

use crate::setting::{chance, one};
use fastrand::Rng;
use flagfall_board::{Color, Role, Square};
use flagfall_clock::Millis;
use flagfall_record::{Act, DeviceFact, Ground, Penalty, Request, Seat, Sides};
use flagfall_wire::{ActJson, act_names};
use serde_json::{Map, Value, json};

/// Texts that are moves here or there, and some that never are.
const TEXTS: [&str; 18] = [
    "e4", "e5", "Nf3", "Nf6", "Ng1", "Ng8", "O-O", "O-O-O", "a8=Q", "axb8=N+", "e2e4", "g8f6",
    "e1g1", "a7a8q", "0-0", "Kd9", "♘f3", "…",
];
const WORDS: [&str; 6] = [
    "a bell",
    "noise",
    "the wrong board",
    "it stood",
    "Springer f 3",
    "?",
];
/// What an arbiter may see, as the wire writes it, and something else.
const SEEN: [&str; 30] = [
    "flag",
    "illegal_move",
    "touch_move",
    "displaced",
    "initial_position",
    "colors_reversed",
    "board_turned",
    "illegal_position",
    "unrecorded",
    "written_ahead",
    "moves_unproven",
    "dead_position",
    "repetition",
    "fifty",
    "distraction",
    "coaching",
    "envelope_missing",
    "clock_setting",
    "clock_defective",
    "clock_handling",
    "absent",
    "refusal",
    "notes",
    "disrepute",
    "inspection_refused",
    "smoking",
    "e_cigarette",
    "interference",
    "disturbance",
    "a mouse",
];
const SCORES: [&str; 9] = [
    "1-0", "0-1", "1/2-1/2", "0-0", "0-1/2", "1-1", "1/2", "+1", "3",
];

/// The act of a name, with any values for its fields.
pub(crate) fn named(rng: &mut Rng, name: &str, since: Millis) -> Option<Act> {
    let (name, fields) = act_names().iter().find(|(it, _)| *it == name)?;
    of(rng, name, fields, since)
}

/// An act by its name, with any values for its fields; none where they do not go together.
pub(crate) fn of(rng: &mut Rng, name: &str, fields: &[&str], since: Millis) -> Option<Act> {
    let mut json = Map::new();
    json.insert("act".to_owned(), name.into());
    for field in fields {
        // What an act cannot do without is mostly there.
        if chance(rng, 75) {
            json.insert((*field).to_owned(), value(rng, name, field, since)?);
        }
    }
    let json: ActJson = serde_json::from_value(json.into()).ok()?;
    json.read(since, Some(Seat::Arbiter)).ok().map(|it| it.act)
}

fn value(rng: &mut Rng, act: &str, field: &str, since: Millis) -> Option<Value> {
    let times = 2_000_000;
    Some(match field {
        "squares" => {
            let squares = (0..rng.usize(1..4)).map(|_| square(rng));
            squares.collect::<Vec<_>>().into()
        }
        "square" | "from" | "to" => square(rng).into(),
        "piece" => one(rng, &Role::ALL).name().into(),
        "accidental" | "other_hand" | "without_move" | "permitted" | "confirmed" => {
            rng.bool().into()
        }
        "move" | "intended" => text(rng).into(),
        "hands" => rng.u8(1..3).into(),
        "ground" => one(rng, Ground::WORDS).into(),
        "what" => what(rng, act).into(),
        "side" if ["observe", "give_time"].contains(&act) => one(rng, Sides::WORDS).into(),
        "side" => one(rng, &Color::ALL).name().into(),
        "penalty" => one(rng, Penalty::WORDS).into(),
        "question" => format!("q{}", rng.u8(1..5)).into(),
        "choice" => choice(rng).into(),
        "ms" | "white_ms" | "black_ms" => rng.i64(-10_000..times).into(),
        "since_ms" => (since.0 - rng.i64(0..30_000)).max(0).into(),
        "ply" | "moves" | "white_moves" | "black_moves" | "entry" => rng.u32(..12).into(),
        "time_control" => one(rng, &["5m", "3m+2s", "40/1m:1m", "1m d3s"]).into(),
        "score" => one(rng, &SCORES).into(),
        "mark" => one(rng, &["(=)", "1:04", "claim"]).into(),
        "condition" | "detail" | "reason" | "area" | "text" => one(rng, &WORDS).into(),
        "basis" => "display".into(),
        _ => return Some(json!(one(rng, &WORDS))),
    })
}

fn square(rng: &mut Rng) -> String {
    one(rng, &Square::ALL).to_string()
}

fn what(rng: &mut Rng, act: &str) -> &'static str {
    match act {
        "request" => one(rng, Request::WORDS),
        "device" => one(rng, DeviceFact::WORDS),
        _ => one(rng, &SEEN),
    }
}

fn choice(rng: &mut Rng) -> &'static str {
    let topic = one(rng, flagfall_laws::Topic::ALL);
    one(rng, topic.choices())
}

/// A text that somebody may take for a move.
pub(crate) fn text(rng: &mut Rng) -> String {
    if chance(rng, 70) {
        return one(rng, &TEXTS).to_owned();
    }
    format!("{}{}", one(rng, &Square::ALL), one(rng, &Square::ALL))
}
