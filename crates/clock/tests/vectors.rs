//! Games that the page's clock, which is written in JavaScript, has to reckon as this one does.
//!
//! What both are held to is kept beside the page's tests. With FLAGFALL_BLESS set it is written
//! anew from this clock.

use flagfall_clock::{Bonus, Clock, Counter, Credit, FlagSign, Freeze, Millis, Side, TimeControl};
use std::fmt::Write;
use std::path::PathBuf;

const CONTROLS: [&str; 15] = [
    "60s",
    "20s+2s",
    "20s d2s",
    "20s b2s",
    "0+3",
    "3/20s:20s",
    "3/10s+1s:2/9s+2s:9s",
    "2/9s",
    "2/9s+1s:1/4s+1s",
    "2/10s:20s+3s",
    "2/10s d1s:20s b2s",
    "30s|20s b3s",
    "2/30s+1s:30s|40s",
    "*15",
    "*10|*20",
];

struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> i64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        i64::try_from(self.0 % sides).expect("a small number")
    }
}

/// One line a game: how it is set, what is entered, and what is to be read after each entry.
fn vectors() -> String {
    let mut dice = Dice(0x2545_f491_4f6c_dd1d);
    let games: Vec<String> = (0..200).map(|_| game(&mut dice)).collect();
    format!("[\n{}\n]\n", games.join(",\n"))
}

fn game(dice: &mut Dice) -> String {
    let control: TimeControl = CONTROLS[dice.roll(CONTROLS.len() as u64) as usize]
        .parse()
        .expect("a time control");
    let (credit, credit_word) = match dice.roll(2) {
        0 => (Credit::OnCount, "on_count"),
        _ => (Credit::OnFlag, "on_flag"),
    };
    let (freeze, freeze_word) = match dice.roll(2) {
        0 => (Freeze::RunOn, "run_on"),
        _ => (Freeze::AtZero, "at_zero"),
    };
    let mut clock = Clock::new(&control, credit).with_freeze(freeze);
    let mut at = 0;
    let mut steps = Vec::new();
    let mut turn = Side::White;
    for number in 0..2 + dice.roll(14) {
        at += dice.roll(7_000);
        let side = Side::ALL[dice.roll(2) as usize];
        let instant = Millis(at);
        let amount = dice.roll(9_000) - 3_000;
        let (act, whose, value) = match dice.roll(12) {
            _ if number == 0 => ("start", Side::White, 0),
            0 => ("stop", side, 0),
            1 => ("start", turn, 0),
            2 => ("set", side, amount),
            3 => ("add", side, amount),
            4 => ("set_moves", side, dice.roll(6)),
            5 => ("press", !turn, 0),
            _ => ("press", turn, 0),
        };
        match act {
            "start" => clock.start(whose, instant),
            "stop" => clock.stop(instant),
            "set" => clock.set(whose, Millis(value), instant),
            "add" => clock.add(whose, Millis(value), instant),
            "set_moves" => {
                clock.settle(instant);
                clock.set_moves(whose, u32::try_from(value).expect("few moves"));
            }
            _ => drop(clock.press(whose, instant)),
        }
        turn = clock.running().unwrap_or(turn);
        let look = at + dice.roll(4_000);
        let mut text = format!("[\"{act}\",\"{}\",{value},{at},{look}", word(whose));
        for side in Side::ALL {
            read(&mut text, &clock, side, Millis(look));
        }
        let running = clock.running_at(Millis(look)).map(word);
        let _ = write!(
            text,
            ",{}]",
            running.map_or("null".into(), |it| format!("\"{it}\""))
        );
        steps.push(text);
    }
    format!(
        "{{\"control\":{},\"credit\":\"{credit_word}\",\"freeze\":\"{freeze_word}\",\
         \"steps\":[{}]}}",
        json(&control),
        steps.join(",")
    )
}

/// What is left, what a delay has left, moves, period, and the signs.
fn read(text: &mut String, clock: &Clock, side: Side, at: Millis) {
    let face = clock.face(side, at, Counter::Shown);
    let flag = match face.flag {
        None => "null",
        Some(FlagSign::First) => "\"first\"",
        Some(FlagSign::Second) => "\"second\"",
        Some(FlagSign::Together) => "\"together\"",
    };
    let _ = write!(
        text,
        ",[{},{},{},{},{},{flag}]",
        clock.reading(side, at).0,
        face.delay.0,
        clock.moves(side),
        clock.period(side, at),
        face.passed_first,
    );
}

const fn word(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

fn json(control: &TimeControl) -> String {
    let periods = |side| {
        let of = |it: &flagfall_clock::Period| {
            let (mut increment, mut delay, mut bronstein) = (0, 0, 0);
            match it.bonus {
                Bonus::None => {}
                Bonus::Increment(it) => increment = it.0,
                Bonus::Delay(it) => delay = it.0,
                Bonus::Bronstein(it) => bronstein = it.0,
            }
            let moves = it.moves.map_or("null".to_owned(), |it| it.to_string());
            format!(
                "{{\"moves\":{moves},\"base_ms\":{},\"increment_ms\":{increment},\
                 \"delay_ms\":{delay},\
                 \"bronstein_ms\":{bronstein}}}",
                it.base.0
            )
        };
        let all: Vec<String> = control.periods(side).iter().map(of).collect();
        all.join(",")
    };
    format!(
        "{{\"sandclock\":{},\"white\":[{}],\"black\":[{}]}}",
        control.is_sandclock(),
        periods(Side::White),
        periods(Side::Black)
    )
}

#[test]
fn the_page_reckons_as_we_do() {
    let path: PathBuf = [
        env!("CARGO_MANIFEST_DIR"),
        "../../web/tests/clock-vectors.json",
    ]
    .iter()
    .collect();
    let found = vectors();
    if std::env::var_os("FLAGFALL_BLESS").is_some() {
        std::fs::write(&path, &found).expect("the page's tests");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == kept,
        "the vectors differ; if that is right, run with FLAGFALL_BLESS=1"
    );
}
