//! Of things that happen at once, which comes first: the order that `decide` has, in pairs.
#![allow(clippy::unwrap_used)]

use flagfall_board::Setup;
use flagfall_clock::Millis;
use flagfall_edition::{E09, E17, E23, Edition};
use flagfall_game::Game;
use flagfall_record::{Flag, Header, Regulations, Start, text};

/// A rook that mates on h8, so many half-moves after the last capture or pawn move.
const MATE: &str = "k7/8/1K6/8/8/8/8/7R w - - 149 110";
/// A queen that mates on g7, or leaves stalemate on f7.
const QUEEN: &str = "7k/8/6K1/5Q2/8/8/8/8 w - - 0 1";
/// The same with a rook, with which Black could mate.
const ROOK: &str = "7k/8/6K1/5Q2/8/8/8/r7 w - - 0 1";
/// A bishop against a rook, and one against nothing.
const BISHOP: &str = "8/8/4k3/8/8/2B1K3/8/6r1 w - - 149 90";
const ONLY_BISHOP: &str = "8/8/4k3/8/8/2B1K3/8/8 w - - 149 90";
/// The men stand as they stood twice before, once the king goes back to e1.
const AGAIN: &str = "4k2r/8/8/8/8/8/8/3K3R w - - 0 1";

fn header(edition: Edition, fen: &str, flag: Flag) -> Header {
    Header {
        edition,
        regulations: Regulations {
            time_control: Some("90m".parse().unwrap()),
            flag,
            ..Regulations::default()
        },
        start: Start::Position {
            setup: Setup::from_fen(fen).unwrap(),
            chess960: false,
        },
        moves: Vec::new(),
        clocks: Some((Millis::seconds(30), Millis::seconds(300))),
    }
}

/// How the game ends, and that nothing that comes later changes it.
#[track_caller]
fn check(game: &mut Game, lines: &[&str], expect: &str) {
    for line in lines {
        game.act(&text::read(line, game.now()).unwrap());
    }
    let ended = game
        .ended()
        .map_or("nothing", |it| it.outcome.ending.word());
    assert_eq!(ended, expect, "{lines:?}");
}

fn called(edition: Edition, fen: &str) -> Game {
    Game::new(header(edition, fen, Flag::Called)).unwrap()
}

fn automatic(edition: Edition, fen: &str) -> Game {
    Game::new(header(edition, fen, Flag::Automatic)).unwrap()
}

#[test]
fn what_a_lawful_move_ends_is_final_whatever_the_clock_shows() {
    let late = "at 0:40 White plays ";
    for (played, ending) in [
        ("Qg5", "nothing"),
        ("Qf7", "stalemate"),
        ("Qf8#", "checkmate"),
    ] {
        for edition in Edition::ALL {
            let mut game = called(edition, QUEEN);
            check(&mut game, &[&format!("{late}{played}")], ending);
            if ending != "nothing" {
                let claims = "at 0:40 Black claims the flag";
                check(&mut game, &[claims, "Black resigns"], ending);
            }
        }
    }
}

#[test]
fn a_flag_that_was_claimed_or_called_itself_before_comes_before_the_mate() {
    let mate = "at 0:40 White plays Qf8#";
    let claimed = ["at 0:40 Black claims the flag", mate];
    check(&mut called(E23, ROOK), &claimed, "flagfall");
    check(&mut automatic(E23, ROOK), &[mate], "flagfall");
    // In time it does not fall.
    let in_time = ["at 0:29 White plays Qf8#"];
    check(&mut automatic(E23, QUEEN), &in_time, "checkmate");
}

#[test]
fn a_mate_comes_before_seventy_five_moves_and_a_dead_position_before_any_count() {
    for edition in [E17, E23] {
        let mate = ["at 0:01 White plays Rh8#"];
        check(&mut called(edition, MATE), &mate, "checkmate");
        let other = ["at 0:01 White plays Rg1"];
        check(&mut called(edition, MATE), &other, "seventy_five_moves");
        let bishop = ["at 0:01 White plays Bf6"];
        check(&mut called(edition, BISHOP), &bishop, "seventy_five_moves");
        check(&mut called(edition, ONLY_BISHOP), &bishop, "dead_position");
    }
    // Without such a rule the game goes on.
    check(
        &mut called(E09, MATE),
        &["at 0:01 White plays Rg1"],
        "nothing",
    );
}

#[test]
fn resignation_and_agreement_are_final_when_they_come() {
    let resigned = [
        "at 0:40 White resigns",
        "at 0:40 Black claims the flag",
        "at 0:40 White plays Qf8#",
    ];
    check(&mut called(E23, QUEEN), &resigned[..1], "cannot_mate");
    check(&mut called(E23, ROOK), &resigned, "resignation");
    let agreed = [
        "at 0:01 White plays Kd2",
        "at 0:01 White offers a draw",
        "at 0:01 White presses",
        "at 0:02 Black plays Ke7",
        "at 0:02 Black presses",
        "at 0:40 Black offers a draw",
        "at 0:40 White accepts the draw",
        "at 0:40 Black claims the flag",
    ];
    check(&mut called(E23, AGAIN), &agreed, "agreement");
}

#[test]
fn a_right_claim_is_judged_on_the_position_and_not_on_the_flag() {
    let mut lines = Vec::new();
    for _ in 0..2 {
        for (side, played) in [
            ("White", "Kd2"),
            ("Black", "Ke7"),
            ("White", "Kd1"),
            ("Black", "Ke8"),
        ] {
            lines.push(format!("at 0:01 {side} plays {played}"));
            lines.push(format!("at 0:01 {side} presses"));
        }
    }
    let claim = "at 0:40 White claims repetition";
    let flag = "at 0:40 Black claims the flag";
    for (last, ending) in [([claim, flag], "repetition"), ([flag, claim], "flagfall")] {
        let mut game = called(E23, AGAIN);
        let all: Vec<&str> = lines.iter().map(String::as_str).chain(last).collect();
        check(&mut game, &all, ending);
    }
}
