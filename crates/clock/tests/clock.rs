//! The clock at work: what the Laws and published facts about clocks say of single games.

use flagfall_clock::Side::{Black, White};
use flagfall_clock::{Clock, Credit, Millis, Side, TimeControl};

fn clock(text: &str, credit: Credit) -> Clock {
    let control: TimeControl = text.parse().unwrap_or_else(|it| panic!("{text}: {it}"));
    Clock::new(&control, credit)
}

fn s(seconds: i64) -> Millis {
    Millis::seconds(seconds)
}

/// White starts at 0; the turns alternate and last so many seconds each. Then, at the last
/// press, White and Black have so many seconds left.
#[track_caller]
fn check(text: &str, credit: Credit, turns: &[i64], expect: (i64, i64)) -> Clock {
    let mut clock = clock(text, credit);
    clock.start(White, Millis::ZERO);
    let (mut at, mut side) = (Millis::ZERO, White);
    for turn in turns {
        at += s(*turn);
        assert!(clock.press(side, at).effective);
        side = !side;
    }
    let left = (clock.reading(White, at), clock.reading(Black, at));
    assert_eq!(left, (s(expect.0), s(expect.1)), "{text} after {turns:?}");
    clock
}

#[test]
fn extra_time_is_there_before_the_first_move() {
    check("3m+2s", Credit::OnCount, &[], (182, 182));
    check("0+2", Credit::OnCount, &[], (2, 2));
    check("5m b3s", Credit::OnCount, &[], (303, 303));
    check("5m d3s", Credit::OnCount, &[], (300, 300));
    check("40/120m:30m+30s", Credit::OnCount, &[], (7200, 7200));
}

#[test]
fn each_method_by_its_press() {
    check("5m", Credit::OnCount, &[10, 20], (290, 280));
    check("3m+2s", Credit::OnCount, &[5, 1], (179, 183));
    check("5m d3s", Credit::OnCount, &[2, 5], (300, 298));
    // Never more than at the start of the turn; what is not used of the delay is lost.
    check("5m b3s", Credit::OnCount, &[2, 5], (303, 301));
    check("5m|4m", Credit::OnCount, &[10, 10], (290, 230));
}

#[test]
fn a_simple_delay_runs_before_the_time() {
    let mut it = clock("5m d3s", Credit::OnCount);
    it.start(White, s(0));
    assert_eq!(
        (it.reading(White, s(2)), it.delay_left(White, s(2))),
        (s(300), s(1))
    );
    assert_eq!(it.expiry(White), Some(s(303)));
    // A stop keeps the unused part, and is not counted.
    it.stop(s(2));
    assert_eq!((it.running(), it.expiry(White)), (None, None));
    it.start(White, s(60));
    assert_eq!(it.reading(White, s(62)), s(299));
    assert_eq!(it.press(White, s(62)).spent, s(4));
    assert_eq!(it.delay_left(White, s(62)), s(3));
}

#[test]
fn a_period_is_added_with_its_last_move() {
    let it = check("2/60s:30s", Credit::OnCount, &[10, 10, 10], (70, 50));
    assert_eq!((it.period(White, s(30)), it.period(Black, s(30))), (1, 0));
    assert_eq!(
        (it.moves_due(White, s(30)), it.moves_due(Black, s(30))),
        (None, Some(1))
    );
    assert!(it.in_last_period(White, s(30)) && !it.in_last_period(Black, s(30)));
    // The increment of a later period goes with its first move already.
    check("1/60s:30s+5s", Credit::OnCount, &[10, 10], (85, 85));
    // A last period with a number of moves repeats.
    let it = check("1/60s", Credit::OnCount, &[10, 10, 10, 10], (160, 160));
    assert!(!it.in_last_period(White, s(40)));
    assert_eq!(
        (it.period(White, s(40)), it.moves_due(White, s(40))),
        (2, Some(1))
    );
}

#[test]
fn a_press_when_the_time_is_used_up_is_too_late() {
    let mut it = clock("1/60s+5s:30s+5s", Credit::OnCount);
    it.start(White, s(0));
    let mut early = it.clone();
    let pressed = early.press(White, Millis(64_999));
    assert_eq!((pressed.expired, pressed.reading), (None, Millis(35_001)));
    assert_eq!(
        (pressed.period_added, pressed.increment_added),
        (s(30), s(5))
    );
    // The flag is tested before the move is counted: no period, no increment.
    let pressed = it.press(White, s(65));
    assert_eq!((pressed.expired, pressed.reading), (Some(s(65)), s(0)));
    assert_eq!(
        (pressed.period_added, pressed.increment_added),
        (s(0), s(0))
    );
    assert_eq!((pressed.moves, it.overstep(White, s(65))), (1, Some(s(65))));
    // Nor later, as long as nobody gives him time.
    it.press(Black, s(70));
    it.press(White, s(80));
    assert_eq!(
        (it.reading(White, s(80)), it.shown(White, s(80))),
        (s(-10), s(0))
    );
}

#[test]
fn expiry_is_arithmetic_and_flagfall_an_observation() {
    let mut it = clock("1m", Credit::OnCount);
    it.start(White, s(0));
    assert!(!it.observe_flag(White, Millis(59_999)));
    assert_eq!(
        (it.expired(White, Millis(59_999)), it.expired(White, s(60))),
        (None, Some(s(60)))
    );
    it.press(White, s(65));
    assert_eq!(it.expiry(Black), Some(s(125)));
    assert_eq!(it.flag(White), None);
    assert!(it.observe_flag(White, s(70)) && it.observe_flag(White, s(80)));
    assert_eq!(
        (it.flag(White), it.expired(White, s(90))),
        (Some(s(70)), Some(s(60)))
    );
    // Both down, the order known.
    assert_eq!(it.expired(Black, s(125)), Some(s(125)));
    assert_eq!(it.first_expired(s(200)), Some((White, s(60))));
    it.stop(s(130));
    assert_eq!(
        (it.expiry(White), it.expiry(Black)),
        (Some(s(60)), Some(s(125)))
    );
}

#[test]
fn on_flag_both_get_the_next_period_at_the_first_zero() {
    let mut it = clock("2/60s:30s", Credit::OnFlag);
    it.start(White, s(0));
    it.press(White, s(10));
    it.press(Black, s(30));
    // White reaches zero with one move short.
    assert_eq!(
        (it.expiry(White), it.overstep_due(White)),
        (Some(s(80)), Some(s(80)))
    );
    assert_eq!(
        (it.reading(White, Millis(79_999)), it.period(White, s(79))),
        (Millis(1), 0)
    );
    assert_eq!(
        (it.reading(White, s(80)), it.reading(Black, s(80))),
        (s(30), s(70))
    );
    assert_eq!((it.period(White, s(80)), it.period(Black, s(80))), (1, 1));
    // More is shown, yet he overstepped; and stays so when the moves come later.
    assert_eq!(
        (it.expired(White, s(80)), it.overstep(White, s(85))),
        (Some(s(80)), Some(s(80)))
    );
    it.press(White, s(85));
    assert_eq!(
        (it.moves(White), it.overstep(White, s(90))),
        (2, Some(s(80)))
    );
    assert_eq!(
        (it.expired(Black, s(90)), it.overstep(Black, s(90))),
        (None, None)
    );
    // The scoresheets say he had made two by then: the counter was wrong.
    it.set_moves(White, 3);
    assert_eq!(it.overstep(White, s(90)), None);
}

#[test]
fn on_flag_a_quota_met_is_no_overstep() {
    let mut it = clock("1/60s:30s", Credit::OnFlag);
    it.start(White, s(0));
    it.press(White, s(10));
    it.press(Black, s(20));
    assert_eq!(
        (it.expiry(White), it.overstep_due(White)),
        (Some(s(70)), Some(s(100)))
    );
    assert_eq!(
        (it.expired(White, s(75)), it.overstep(White, s(75))),
        (Some(s(70)), None)
    );
    assert_eq!(it.overstep(White, s(100)), Some(s(100)));
    assert_eq!(
        (it.expired(White, s(100)), it.reading(White, s(101))),
        (Some(s(100)), s(-1))
    );
}

#[test]
fn on_flag_time_added_early_does_not_help() {
    let mut it = clock("2/60s:30s", Credit::OnFlag);
    it.start(White, s(0));
    it.press(White, s(1));
    // Black comes to zero; White, one move short, had 59 seconds and is given 30.
    it.press(Black, s(61));
    assert_eq!(
        (it.reading(White, s(61)), it.overstep(Black, s(61))),
        (s(89), Some(s(61)))
    );
    assert_eq!(it.overstep_due(White), Some(s(120)));
    assert_eq!(
        (it.reading(White, s(120)), it.overstep(White, s(120))),
        (s(30), Some(s(120)))
    );
    assert_eq!(it.first_expired(s(120)), Some((Black, s(61))));
}

#[test]
fn on_flag_the_difference_of_the_extra_time_comes_too() {
    // As published for a digital clock: both get the new time and what the new extra time is more.
    let it = check("1/60s+10s:30s+30s", Credit::OnFlag, &[5, 5], (75, 75));
    assert_eq!(it.expiry(White), Some(s(85)));
    assert_eq!(
        (it.reading(White, s(85)), it.reading(Black, s(85))),
        (s(50), s(125))
    );
    // A delay that is longer counts from the next turn on.
    let it = check("1/60s b10s:30s b30s", Credit::OnFlag, &[5, 15], (70, 65));
    assert_eq!(
        (it.reading(White, s(90)), it.reading(Black, s(90))),
        (s(30), s(115))
    );
}

#[test]
fn a_repeated_period_is_reckoned_at_once() {
    let mut it = clock("1/0.001s", Credit::OnFlag);
    it.start(White, s(0));
    let late = Millis(i64::MAX);
    assert_eq!(it.overstep(White, late), Some(Millis(1)));
    assert_eq!(it.reading(White, Millis(5_000)), Millis(1));
    assert_eq!(it.expired(White, Millis(5_000)), Some(Millis(5_000)));
    assert_eq!(it.period(White, Millis(5_000)), 5_000);
    it.take(White, Millis(i64::MAX), late);
    it.press(White, late);
    assert!(it.reading(White, late) <= Millis(1));
}

#[test]
fn what_an_arbiter_sets() {
    let mut it = clock("1m b3s", Credit::OnCount);
    it.start(White, s(0));
    it.add(Black, s(120), s(5));
    assert_eq!(
        (it.reading(Black, s(5)), it.reading(White, s(5))),
        (s(183), s(58))
    );
    // A penalty may leave nothing, and one is expired at once.
    it.take(White, s(60), s(10));
    assert_eq!(
        (it.reading(White, s(10)), it.expired(White, s(10))),
        (s(-7), Some(s(10)))
    );
    assert!(it.observe_flag(White, s(11)));
    it.stop(s(11));
    // Time given back: not expired, no flag.
    it.set(White, s(30), s(11));
    assert_eq!(
        (it.reading(White, s(99)), it.expired(White, s(99))),
        (s(30), None)
    );
    assert_eq!((it.flag(White), it.overstep(White, s(99))), (None, None));
    assert_eq!(it.delay_left(White, s(99)), s(0));
    it.start(White, s(100));
    assert_eq!(it.press(White, s(110)).reading, s(23));
}

#[test]
fn a_move_counted_without_a_press() {
    let mut it = clock("2/60s+5s:30s+5s", Credit::OnCount);
    it.start(White, s(0));
    // White forgets to press; both move again. Counted, but no increment.
    it.count_move(White, s(20));
    assert_eq!((it.moves(White), it.reading(White, s(20))), (1, s(45)));
    let mut other = it.clone();
    assert_eq!(it.press(White, s(30)).reading, s(70));
    // The last move of a period counted so: its time comes at zero, if not by a press.
    other.count_move(White, s(40));
    assert_eq!(other.reading(White, s(40)), s(25));
    assert_eq!(other.expiry(White), Some(s(95)));
    assert_eq!(
        (other.reading(White, s(70)), other.expired(White, s(70))),
        (s(25), None)
    );
    // Counted too late, it earns nothing.
    let mut late = clock("1/60s:30s", Credit::OnCount);
    late.start(White, s(0));
    late.count_move(White, s(60));
    assert_eq!(
        (late.reading(White, s(61)), late.overstep(White, s(61))),
        (s(-1), Some(s(60)))
    );
}

#[test]
fn presses_and_starts_out_of_turn() {
    let mut it = clock("1m", Credit::OnCount);
    let before = it.clone();
    assert!(!it.press(Black, s(1)).effective);
    it.start(White, s(5));
    let running = it.clone();
    assert!(!it.press(Black, s(5)).effective);
    it.start(White, s(5));
    assert_eq!(it, running);
    assert_ne!(it, before);
    // The arbiter starts the other one: no move is counted.
    it.start(Black, s(15));
    assert_eq!((it.running(), it.moves(White)), (Some(Black), 0));
    assert_eq!(
        (it.reading(White, s(25)), it.reading(Black, s(25))),
        (s(50), s(50))
    );
    // An instant before the start does not give time back.
    assert_eq!(it.reading(Black, s(0)), s(60));
}

#[test]
fn a_game_under_way() {
    let readings = |it: &Clock| Side::ALL.map(|side| it.reading(side, s(0)));
    let it = clock("40/90m+30s:30m+30s", Credit::OnCount).with_moves(40, 39);
    let mut it = it.with_readings(s(600), s(20));
    assert_eq!(readings(&it), [s(600), s(20)]);
    assert_eq!(
        (it.moves_due(White, s(0)), it.moves_due(Black, s(0))),
        (None, Some(1))
    );
    it.start(Black, s(0));
    assert_eq!(it.press(Black, s(5)).reading, s(15 + 1800 + 30));
    let it = clock("1m b5s", Credit::OnCount)
        .with_readings(s(80), s(0))
        .with_moves(7, 7);
    assert_eq!(readings(&it), [s(80), s(0)]);
    assert_eq!(it.expired(Black, s(0)), Some(s(0)));
}

#[test]
fn time_is_shown_rounded_up() {
    for (millis, text) in [
        (0, "0:00:00"),
        (1, "0:00:01"),
        (1_000, "0:00:01"),
        (-1, "0:00:00"),
    ] {
        assert_eq!(Millis(millis).to_string(), text);
    }
    assert_eq!(Millis(5_399_001).to_string(), "1:30:00");
    assert_eq!(Millis(-61_999).to_string(), "-0:01:01");
}
