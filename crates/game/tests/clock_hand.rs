//! The arbiter's hand on the clock of a game: counters, another clock, a mistake undone, an
//! outage charged to nobody; and what stands in the log of it.
#![allow(clippy::unwrap_used)]

use flagfall_clock::{Counter, DrawCounts, Freeze, Hold, Millis, Side};
use flagfall_edition::E23;
use flagfall_game::Game;
use flagfall_record::{Entry, Header, Regulations, Start, text};

fn game(control: &str, more: impl FnOnce(&mut Regulations)) -> Game {
    let mut regulations = Regulations {
        time_control: Some(control.parse().unwrap()),
        ..Regulations::default()
    };
    more(&mut regulations);
    Game::new(Header {
        edition: E23,
        regulations,
        start: Start::Usual,
        moves: Vec::new(),
        clocks: None,
    })
    .unwrap()
}

fn entry(line: &str) -> Entry {
    text::read(line, Millis::ZERO).unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// Plays the lines and compares both clocks as a display shows them, with the counters.
#[track_caller]
fn check(game: &mut Game, lines: &[&str], expect: &str) {
    for line in lines {
        game.act(&entry(line));
    }
    let (clock, at) = (game.clock().unwrap(), game.now());
    let face = |side| {
        let face = clock.face(side, at, Counter::Shown);
        format!("{face}/{}", face.moves.unwrap())
    };
    let found = format!("{} {}", face(Side::White), face(Side::Black));
    assert_eq!(found, expect, "{lines:?}");
}

const OPENING: [&str; 4] = [
    "at 0:10 White plays e4",
    "at 0:10 White presses",
    "at 0:30 Black plays e5",
    "at 0:30 Black presses",
];

#[test]
fn a_counter_stays_as_it_was_set() {
    let mut game = game("5m", |_| ());
    check(&mut game, &OPENING, "4:50/1 4:40/1");
    let set = "at 0:40 The arbiter sets White's counter to 3 because the lever was wrong";
    check(&mut game, &[set], "4:40/3 4:40/1");
    let on = ["at 0:50 White plays Nf3", "at 0:50 White presses"];
    check(&mut game, &on, "4:30/4 4:40/1");
    // Undone, it agrees with the moves again.
    let undo = "at 1:00 The arbiter undoes the last entry because it was right";
    check(&mut game, &[undo], "4:30/2 4:30/1");
    let on = ["at 1:10 Black plays Nc6", "at 1:10 Black presses"];
    check(&mut game, &on, "4:30/2 4:20/2");
}

#[test]
fn a_mistake_is_undone_as_if_it_had_not_been_made() {
    let mut game = game("5m", |_| ());
    check(&mut game, &OPENING, "4:50/1 4:40/1");
    let set = "at 0:40 The arbiter sets White's clock to 1:00 because of the wrong board";
    check(&mut game, &[set], "1:00/1 4:40/1");
    let log = game.clock_log().unwrap();
    let (number, effect) = log.corrections()[0];
    assert_eq!(log.entries()[number].reason, "Of the wrong board.");
    assert_eq!(effect.before.white, Millis::seconds(280));
    assert_eq!(effect.after.white, Millis::minutes(1));
    let undo = format!("at 0:50 The arbiter undoes entry {number} because it was another game");
    check(&mut game, &[&undo], "4:30/1 4:40/1");
    assert!(game.clock_log().unwrap().undone()[number]);
    // Both stay to be read.
    assert_eq!(game.clock_log().unwrap().corrections().len(), 2);
    let again = format!("at 0:55 The arbiter undoes entry {number} because of nothing");
    let events = game.act(&entry(&again));
    assert!(format!("{events:?}").contains("Refused"), "{events:?}");
}

#[test]
fn another_clock_and_another_control() {
    let mut game = game("5m", |_| ());
    check(&mut game, &OPENING, "4:50/1 4:40/1");
    let replace = "at 0:30 The arbiter replaces the clock by 4:00 and 3:00, moves 7 and 6 because \
                   it stood";
    check(&mut game, &[replace], "4:00/7 3:00/6");
    let install = "at 0:30 The arbiter installs 5m + 3s because it was set wrongly";
    let on = ["at 0:40 White plays Nf3", "at 0:40 White presses"];
    check(&mut game, &[install, on[0], on[1]], "3:53/8 3:00/6");
}

#[test]
fn an_outage_is_charged_to_nobody_by_an_entry() {
    let mut game = game("5m", |_| ());
    let away = ["at 2:10 The clock was away since 0:40"];
    check(&mut game, &OPENING, "4:50/1 4:40/1");
    check(&mut game, &away, "3:10/1 4:40/1");
    let spare = "at 2:20 The arbiter spares the last outage because the hall was dark";
    check(&mut game, &[spare], "4:30/1 4:40/1");
    assert!(game.clock_log().unwrap().open_outages().is_empty());
    // Nobody else says that a clock was away.
    let events = game.act(&entry("at 2:30 The arbiter was away since 0:40"));
    assert!(format!("{events:?}").contains("NotThisSeat"), "{events:?}");
}

#[test]
fn the_line_costs_nobody_more_than_is_declared() {
    let mut game = game("5m", |it| it.lag_credit = Some(Millis(500)));
    check(&mut game, &OPENING, "4:50/1 4:40/1");
    let credit = "at 0:40.400 The clock gives White 0:00.400 for the line";
    let on = ["at 0:40.400 White plays Nf3", "at 0:40.400 White presses"];
    check(&mut game, &[credit, on[0], on[1]], "4:40/2 4:40/1");
    let refused = [
        (
            "at 0:41 The clock gives Black 0:00.501 for the line",
            "NotSo",
        ),
        ("at 0:41 The clock gives Black 0:00 for the line", "NotSo"),
        (
            "at 0:41 The clock gives White 0:00.100 for the line",
            "NotSo",
        ),
        (
            "at 0:41 The arbiter gives Black 0:00.100 for the line",
            "NotThisSeat",
        ),
        (
            "at 0:41 Black gives Black 0:00.100 for the line",
            "NotThisSeat",
        ),
    ];
    for (line, reason) in refused {
        let events = format!("{:?}", game.act(&entry(line)));
        assert!(events.contains(reason), "{line}: {events}");
    }
    check(&mut game, &[], "4:40/2 4:40/1");
    // Nothing is a correction of the arbiter's, to be undone.
    assert_eq!(game.clock_log().unwrap().corrections(), []);
    let mut usual = self::game("5m", |_| ());
    usual.act(&entry("at 0:10 The arbiter starts the clock"));
    let events = usual.act(&entry(
        "at 0:11 The clock gives White 0:00.001 for the line",
    ));
    assert!(format!("{events:?}").contains("NotSo"), "{events:?}");
}

#[test]
fn what_leaves_a_player_without_time_is_asked_about() {
    let mut game = game("5m", |_| ());
    check(&mut game, &OPENING, "4:50/1 4:40/1");
    let white = Some(Hold::Flags(Side::White));
    for (line, expect) in [
        (
            "at 0:40 The arbiter penalises White: take_time, time 4:39",
            None,
        ),
        (
            "at 0:40 The arbiter penalises White: take_time, time 4:40",
            white,
        ),
        ("at 0:40 The arbiter sets White's clock to 0:00", white),
        (
            "at 0:40 The arbiter replaces the clock by 0:00 and 1:00 because it fell",
            white,
        ),
        (
            "at 0:40 The arbiter sets White's counter to 90 because why not",
            None,
        ),
        ("at 0:40 White presses", None),
    ] {
        assert_eq!(game.hold(&entry(line)), expect, "{line}");
    }
    // The record itself is taken as it stands.
    let taken = "at 0:40 The arbiter penalises White: take_time, time 5:00";
    check(&mut game, &[taken], "0:00/1 4:40/1");
}

/// Both stand once a player's time is used up; what the opponent had left stays to be read.
#[test]
fn a_clock_that_freezes_takes_no_press() {
    let mut game = game("1m", |it| it.freeze = Freeze::AtZero);
    let late = ["at 1:30 White plays e4", "at 1:30 White presses"];
    check(&mut game, &late, "0:00/0 1:00/0");
    assert_eq!(game.clocks(game.now()).unwrap().running, None);
}

#[test]
fn a_draw_may_count_for_black_and_is_a_draw() {
    let mut game = game("5m|4m", |it| it.draw = DrawCounts::Black);
    let agreed = [
        "at 0:40 White plays Nf3",
        "at 0:40 White offers a draw",
        "at 0:40 White presses",
        "at 0:50 Black accepts the draw",
    ];
    check(&mut game, &OPENING, "4:50/1 3:40/1");
    check(&mut game, &agreed, "4:40/2 3:30/1");
    assert_eq!(game.ended().unwrap().outcome.result(), "1/2-1/2");
}
