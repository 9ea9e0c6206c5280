//! What a game is played under: any edition, class, supervision and guard.

use fastrand::Rng;
use flagfall_board::Setup;
use flagfall_clock::{Counter, Credit, DrawCounts, Freeze, Millis};
use flagfall_edition::Edition;
use flagfall_record::{
    AgreementLimit, Class, Flag, Guard, Header, Points, Press, Regulations, Start, Supervision,
};

/// One of these.
pub(crate) fn one<T: Copy>(rng: &mut Rng, of: &[T]) -> T {
    of[rng.usize(..of.len())]
}

/// Of a hundred times so many the first, else the second.
fn mostly<T>(rng: &mut Rng, percent: u8, usual: T, other: T) -> T {
    if chance(rng, percent) { usual } else { other }
}

/// So many times in a hundred.
pub(crate) fn chance(rng: &mut Rng, percent: u8) -> bool {
    rng.u8(..100) < percent
}

const CONTROLS: [&str; 16] = [
    "5m",
    "3m+2s",
    "15m+10s",
    "90m",
    "61m",
    "90m+30s",
    "40/5m:2m",
    "5/20s+1s:30s",
    "2/30s:1/10s",
    "1m",
    "60s+1s",
    "90s d3s",
    "2m b2s",
    "5m|4m",
    "40/120m:60m",
    "*180",
];

/// Few men, men about to be promoted, blocked men, mates and stalemates at hand.
const POSITIONS: [&str; 14] = [
    "8/P6k/8/8/8/8/p6K/8 w - - 0 1",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    "8/8/8/4k3/8/8/3NK3/6n1 b - - 98 90",
    "8/8/4k3/8/8/2B1K3/8/8 w - - 10 60",
    "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 40",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 3 70",
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 30",
    "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 4 12",
    "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1",
    "8/1k6/8/8/8/8/6pK/7N b - - 0 1",
    "k7/8/1K6/8/8/8/8/7R w - - 99 80",
    "k7/8/1K6/8/8/8/8/7R w - - 149 110",
    "5bk1/8/8/8/8/8/8/2B2K2 w - - 2 44",
    "8/5k2/8/8/8/8/1p4K1/8 b - - 0 1",
];

pub(crate) const OPTIONS: [(&str, &[&str]); 12] = [
    ("completed", &["2009"]),
    ("blitz_supervised_penalty", &["1", "2"]),
    (
        "d09_third_illegal",
        &["loss_with_half_for_opponent", "loss"],
    ),
    ("flag_material_rule", &["any_legal_sequence", "draft_2012"]),
    (
        "flag_no_pawns_condition_applies_to",
        &["bishop_and_knight", "knight_only"],
    ),
    ("illegal_counter", &["per_kind", "joint"]),
    ("irregularity_limit_moves", &["10", "none"]),
    ("record_in_advance_for_claims", &["true", "false"]),
    ("scoresheets", &["by_hand"]),
    ("increment30_always_record", &["true", "false"]),
    ("waiver_scope", &["own", "both_if_opp_stops"]),
    (
        "update_sheet_source",
        &["arbiter_or_opponent", "arbiter_if_available"],
    ),
];

/// What the game of this chance is played under.
pub(crate) fn header(rng: &mut Rng) -> Header {
    let clocked = chance(rng, 92);
    let start = match rng.u8(..10) {
        0..=5 => Start::Usual,
        6..=7 => Start::Chess960(rng.u16(..960)),
        _ => position(rng),
    };
    let moves = match (&start, rng.u8(..8)) {
        (Start::Usual, 0) => "e4 e5 Nf3 Nc6 Bb5 a6",
        (Start::Usual, 1) => "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1",
        _ => "",
    };
    let regulations = regulations(rng, clocked);
    let clocks = (regulations.time_control.is_some() && chance(rng, 15)).then(|| {
        let left = |rng: &mut Rng| Millis(rng.i64(500..400_000));
        (left(rng), left(rng))
    });
    Header {
        edition: one(rng, &Edition::ALL),
        regulations,
        start,
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        clocks,
    }
}

fn position(rng: &mut Rng) -> Start {
    match Setup::from_fen(one(rng, &POSITIONS)) {
        Ok(setup) => Start::Position {
            setup,
            chess960: chance(rng, 10),
        },
        Err(_) => Start::Usual,
    }
}

fn regulations(rng: &mut Rng, clocked: bool) -> Regulations {
    let control = clocked.then(|| one(rng, &CONTROLS).parse().ok()).flatten();
    let class = [
        None,
        Some(Class::Standard),
        Some(Class::Rapid),
        Some(Class::Blitz),
    ];
    let default_time = [None, Some(Millis::ZERO), Some(Millis::minutes(60))];
    let supervision = [
        Supervision::Adequate,
        Supervision::Inadequate,
        Supervision::None,
    ];
    let limit = one(rng, &[AgreementLimit::FromMove(3), AgreementLimit::Never]);
    let rarely = |rng: &mut Rng| chance(rng, 12);
    Regulations {
        time_control: control,
        class: if chance(rng, 60) {
            one(rng, &class)
        } else {
            None
        },
        supervision: one(rng, &supervision),
        default_time: one(rng, &default_time),
        agreement: mostly(rng, 88, AgreementLimit::None, limit),
        quickplay_finish: one(rng, &[None, Some(true), Some(false)]),
        flag: mostly(rng, 70, Flag::Called, Flag::Automatic),
        touch: !rarely(rng),
        press: mostly(rng, 80, Press::Manual, Press::Automatic),
        points: points(rng),
        credit: mostly(rng, 88, Credit::OnCount, Credit::OnFlag),
        freeze: mostly(rng, 88, Freeze::RunOn, Freeze::AtZero),
        counter: mostly(rng, 88, Counter::Shown, Counter::Hidden),
        draw: mostly(rng, 88, DrawCounts::Half, DrawCounts::Black),
        guard: one(rng, &[Guard::None, Guard::None, Guard::Touch, Guard::Moves]),
        lag_credit: rarely(rng).then(|| Millis(rng.i64(0..2_000_000))),
        scheduled_start: rarely(rng).then(|| Millis(rng.i64(-3_000_000..60_000))),
        session_end: rarely(rng).then(|| Millis(rng.i64(0..600_000))),
        options: options(rng),
    }
}

fn points(rng: &mut Rng) -> Points {
    let of = |win: &str, draw: &str, loss: &str| Points {
        win: win.to_owned(),
        draw: draw.to_owned(),
        loss: loss.to_owned(),
    };
    match rng.u8(..12) {
        0 => of("3", "1", "0"),
        1 => of("3", "2", "1"),
        _ => Points::default(),
    }
}

fn options(rng: &mut Rng) -> std::collections::BTreeMap<String, String> {
    let mut set = std::collections::BTreeMap::new();
    for (name, values) in OPTIONS {
        if chance(rng, 12) {
            set.insert(name.to_owned(), one(rng, values).to_owned());
        }
    }
    set
}
