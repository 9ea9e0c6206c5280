//! What a clock shows: readable, never less than is there, never nothing while something is.

use flagfall_clock::Side::{Black, White};
use flagfall_clock::{Clock, Counter, Credit, FlagSign, Freeze, Millis, Motion, Side, TimeControl};
use proptest::prelude::*;

fn clock(text: &str, credit: Credit) -> Clock {
    let control: TimeControl = text.parse().unwrap_or_else(|it| panic!("{text}: {it}"));
    Clock::new(&control, credit)
}

fn s(seconds: i64) -> Millis {
    Millis::seconds(seconds)
}

#[track_caller]
fn check(left_ms: i64, expect: &str) {
    let it = clock("5m", Credit::OnCount).with_readings(Millis(left_ms), s(1));
    let shown = it.face(White, Millis::ZERO, Counter::Shown).to_string();
    assert_eq!(shown, expect, "{left_ms} ms");
}

#[test]
fn time_is_rounded_up() {
    for (left_ms, expect) in [
        (5_400_000, "1:30:00"),
        (5_399_001, "1:30:00"),
        (3_600_000, "1:00:00"),
        (3_599_000, "59:59"),
        (20_001, "0:21"),
        (20_000, "0:20"),
        (19_999, "0:20.0"),
        (19_901, "0:20.0"),
        (19_900, "0:19.9"),
        (100, "0:00.1"),
        (1, "0:00.1"),
        (0, "0:00"),
        (-5_000, "0:00"),
    ] {
        check(left_ms, expect);
    }
}

#[test]
fn a_simple_delay_is_shown_apart_and_a_bronstein_delay_within() {
    let mut it = clock("5m d3s", Credit::OnCount);
    it.start(White, s(0));
    let face = it.face(White, s(1), Counter::Shown);
    assert_eq!((face.left, face.delay), (s(300), s(2)));
    let mut it = clock("5m b3s", Credit::OnCount);
    it.start(White, s(0));
    let face = it.face(White, s(1), Counter::Shown);
    assert_eq!((face.left, face.delay), (s(302), s(0)));
}

#[test]
fn a_sign_shows_who_passed_the_control_first() {
    for credit in [Credit::OnCount, Credit::OnFlag] {
        let mut it = clock("1/60s:600s", credit);
        it.start(White, s(0));
        assert!(!it.face(White, s(9), Counter::Shown).passed_first);
        it.press(White, s(10));
        it.press(Black, s(70));
        let passed = |it: &Clock, at| {
            Side::ALL.map(|side| it.face(side, s(at), Counter::Shown).passed_first)
        };
        // By the count White completed his move first; by the clock Black came to zero first.
        let (expect, since) = match credit {
            Credit::OnCount => ([true, false], 10),
            Credit::OnFlag => ([false, true], 70),
        };
        assert_eq!(passed(&it, 71), expect, "{credit:?}");
        assert_eq!(passed(&it, since + 299), expect, "{credit:?}");
        assert_eq!(passed(&it, since + 300), [false, false], "{credit:?}");
    }
}

#[test]
fn the_first_flag_is_not_hidden_by_the_second() {
    let mut it = clock("1m", Credit::OnCount);
    it.start(White, s(0));
    it.press(White, s(65));
    let flags = |it: &Clock, at| Side::ALL.map(|side| it.face(side, s(at), Counter::Shown).flag);
    assert_eq!(flags(&it, 70), [Some(FlagSign::First), None]);
    let both = [Some(FlagSign::First), Some(FlagSign::Second)];
    assert_eq!(flags(&it, 125), both);
    let mut frozen = clock("1m+2s", Credit::OnCount).with_freeze(Freeze::AtZero);
    frozen.start(White, s(0));
    assert_eq!(frozen.motion(s(61)), Motion::Runs(White));
    assert_eq!(frozen.motion(s(62)), Motion::Frozen);
    frozen.press(White, s(70));
    assert_eq!(flags(&frozen, 1_000), [Some(FlagSign::First), None]);
    assert_eq!(frozen.shown(Black, s(1_000)), s(62));
    // The arbiter gives time and sets it going again.
    frozen.add(White, s(30), s(1_000));
    assert_eq!(frozen.motion(s(1_000)), Motion::Paused);
    frozen.start(White, s(1_010));
    assert_eq!(frozen.motion(s(1_039)), Motion::Runs(White));
}

#[test]
fn the_counter_is_shown_or_hidden() {
    let mut it = clock("5m", Credit::OnCount);
    it.start(White, s(0));
    it.press(White, s(1));
    assert_eq!(it.face(White, s(1), Counter::Shown).moves, Some(1));
    assert_eq!(it.face(White, s(1), Counter::Hidden).moves, None);
    it.stop(s(2));
    assert_eq!(it.motion(s(2)), Motion::Paused);
}

/// Hundredths of a second that a text shows.
fn value(text: &str) -> i64 {
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    let seconds = whole.split(':').fold(0, |sum, part| {
        sum * 60 + part.parse::<i64>().expect("a number")
    });
    seconds * 1_000 + tenth.parse::<i64>().expect("a tenth") * 100
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// What is shown is never less than what is there, nor a second more, and falls evenly.
    #[test]
    fn faces_are_true_and_monotone(left in 0..40_000_000i64, less in 0..2_000i64) {
        let text = |ms: i64| {
            let it = clock("5m", Credit::OnCount).with_readings(Millis(ms), s(1));
            it.face(White, Millis::ZERO, Counter::Shown).to_string()
        };
        let shown = value(&text(left));
        prop_assert!(shown >= left && shown - left < 1_000, "{} for {}", shown, left);
        prop_assert_eq!(shown == 0, left == 0);
        prop_assert!(value(&text((left - less).max(0))) <= shown);
    }
}
