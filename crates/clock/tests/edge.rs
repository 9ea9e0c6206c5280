//! The edge cases of clocks, each by its number in the list of our research (`docs/clock.md`
//! says where those stand that need a board).

use flagfall_clock::Side::{Black, White};
use flagfall_clock::{
    Clock, ClockAct, ClockEntry, ClockLog, Credit, Freeze, Hand, Hold, Millis, Setup, Side,
    TimeControl,
};

fn clock(text: &str, credit: Credit) -> Clock {
    let control: TimeControl = text.parse().unwrap_or_else(|it| panic!("{text}: {it}"));
    Clock::new(&control, credit)
}

fn s(seconds: i64) -> Millis {
    Millis::seconds(seconds)
}

fn log(text: &str) -> ClockLog {
    ClockLog::new(Setup::of(text.parse().expect("a time control")))
}

fn entry(at: i64, by: Hand, act: ClockAct, reason: &str) -> ClockEntry {
    ClockEntry {
        at: s(at),
        wall_ms: 1_700_000_000_000 + at * 1_000,
        by,
        act,
        reason: reason.to_owned(),
    }
}

#[track_caller]
fn readings(clock: &Clock, at: i64, white: i64, black: i64) {
    let found = Side::ALL.map(|it| clock.reading(it, s(at)));
    assert_eq!(found, [s(white), s(black)], "after {at} s");
}

/// E4, E5: both are down. Who was first is known, whatever is looked at when; who was in time
/// in a period that is not the last stays so.
#[test]
fn the_order_of_two_flags_is_known() {
    let mut it = clock("1m", Credit::OnCount);
    it.start(White, s(0));
    it.press(White, s(59));
    it.press(Black, s(120));
    assert_eq!(it.overstep(Black, s(120)), Some(s(119)));
    // White's second move takes the one second he had left.
    assert_eq!(it.overstep(White, s(121)), Some(s(121)));
    assert_eq!(it.first_expired(s(500)), Some((Black, s(119))));
}

/// E9: the time of the next period is there, and yet he lost at his zero.
#[test]
fn time_credited_without_the_moves_helps_nobody() {
    let mut it = clock("40/60s:60s", Credit::OnFlag);
    it.start(White, s(0));
    readings(&it, 61, 59, 120);
    assert_eq!(it.overstep(White, s(61)), Some(s(60)));
    assert_eq!(it.moves_due(White, s(59)), Some(40));
}

/// E10: extra time after the last flag is not credited.
#[test]
fn no_extra_time_after_the_last_flag() {
    for freeze in [Freeze::RunOn, Freeze::AtZero] {
        let mut it = clock("10s+5s", Credit::OnCount).with_freeze(freeze);
        it.start(White, s(0));
        let pressed = it.press(White, s(20));
        assert_eq!(pressed.increment_added, Millis::ZERO);
        assert_eq!(it.shown(White, s(20)), Millis::ZERO);
        // Frozen, the opponent's display keeps its value; else his time runs.
        let black = if freeze == Freeze::AtZero { 15 } else { 5 };
        assert_eq!(it.reading(Black, s(30)), s(black));
        assert_eq!(pressed.effective, freeze == Freeze::RunOn);
    }
}

/// E11: nobody is there. White's clock runs from the start, and he loses what has passed.
#[test]
fn white_loses_the_time_until_somebody_comes() {
    let mut it = log("90m+30s");
    it.enter(entry(0, Hand::Arbiter, ClockAct::Start(White), ""), false)
        .expect("a start");
    readings(it.clock(), 600, 5_430 - 600, 5_430);
}

/// E12: a clock set wrongly is put right, the counters stay, and it is told who, why, and from
/// what to what.
#[test]
fn a_wrong_setting_is_put_right() {
    let mut it = log("90m");
    let hand = Hand::Player(White);
    it.enter(entry(0, Hand::Arbiter, ClockAct::Start(White), ""), false)
        .expect("a start");
    it.enter(entry(60, hand, ClockAct::Press(White), ""), false)
        .expect("a press");
    it.enter(entry(60, Hand::Arbiter, ClockAct::Stop, ""), false)
        .expect("a stop");
    let control: TimeControl = "90m+30s".parse().expect("a time control");
    let install = ClockAct::Install(Box::new(control));
    let unsaid = it.enter(entry(70, Hand::Arbiter, install.clone(), " "), false);
    assert_eq!(unsaid, Err(Hold::ReasonWanted));
    let by_player = it.enter(entry(70, hand, install.clone(), "6.10"), false);
    assert_eq!(by_player, Err(Hold::ArbiterOnly));
    it.enter(
        entry(70, Hand::Arbiter, install, "6.10: the increment"),
        false,
    )
    .expect("an installation");
    let add = entry(
        71,
        Hand::Arbiter,
        ClockAct::Add(White, s(60)),
        "two moves' worth",
    );
    let effect = it.enter(add, false).expect("an addition");
    assert_eq!(
        (effect.before.white, effect.after.white),
        (s(5_340), s(5_400))
    );
    assert_eq!(effect.after.moves, (1, 0));
    it.enter(entry(80, Hand::Arbiter, ClockAct::Start(Black), ""), false)
        .expect("a start");
    it.enter(
        entry(90, Hand::Player(Black), ClockAct::Press(Black), ""),
        false,
    )
    .expect("a press");
    readings(it.clock(), 90, 5_400, 5_400 - 10 + 30);
}

/// E12, continued: a value typed wrongly is undone, and the clock is as if it had not been
/// entered; both entries stay to be read.
#[test]
fn a_mistaken_entry_is_undone() {
    let mut it = log("5m");
    it.enter(entry(0, Hand::Arbiter, ClockAct::Start(White), ""), false)
        .expect("a start");
    let set = ClockAct::Set(White, Millis::minutes(50));
    it.enter(entry(60, Hand::Arbiter, set, "typed"), false)
        .expect("a setting");
    readings(it.clock(), 70, 2_990, 300);
    let undo = |at| entry(at, Hand::Arbiter, ClockAct::Undo(1), "50 for 5");
    let effect = it.enter(undo(70), false).expect("an undoing");
    assert_eq!(
        (effect.before.white, effect.after.white),
        (s(2_990), s(230))
    );
    readings(it.clock(), 80, 220, 300);
    assert_eq!(
        (it.entries().len(), it.undone()),
        (3, vec![false, true, false])
    );
    assert_eq!(it.enter(undo(80), false), Err(Hold::UndoneBefore(1)));
    let again = entry(80, Hand::Arbiter, ClockAct::Undo(2), "no");
    assert_eq!(it.enter(again, false), Err(Hold::Stays(2)));
    let none = entry(80, Hand::Arbiter, ClockAct::Undo(9), "no");
    assert_eq!(it.enter(none, false), Err(Hold::NoSuchEntry(9)));
}

/// E8: a press of the wrong side does nothing; one without a move is undone, and the turn goes
/// on as if it had not been.
#[test]
fn a_press_that_should_not_have_been() {
    let mut it = log("3m+2s");
    it.enter(entry(0, Hand::Arbiter, ClockAct::Start(White), ""), false)
        .expect("a start");
    let wrong = entry(5, Hand::Player(Black), ClockAct::Press(Black), "");
    let pressed = it.enter(wrong, false).expect("an entry").pressed;
    assert!(pressed.is_some_and(|it| !it.effective));
    it.enter(
        entry(10, Hand::Player(White), ClockAct::Press(White), ""),
        false,
    )
    .expect("a press");
    let undo = entry(
        14,
        Hand::Arbiter,
        ClockAct::Undo(2),
        "pressed without a move",
    );
    let effect = it.enter(undo, false).expect("an undoing");
    assert_eq!(
        (effect.after.moves, effect.after.running),
        ((0, 0), Some(White))
    );
    readings(it.clock(), 20, 162, 182);
}

/// E14: who has less than five minutes need not record, unless each move brings thirty seconds
/// (8.4). The clock's part is what it shows and what a move brings: whether he is bound again once
/// a further period's time is there, the editions answer differently.
#[test]
fn the_clock_tells_who_is_short_of_time() {
    let short = |it: &Clock, side, at| {
        let extra = it.current(side, s(at)).bonus.amount();
        it.reading(side, s(at)) < Millis::minutes(5) && extra < s(30)
    };
    let mut it = clock("40/10m:10m", Credit::OnFlag);
    it.start(White, s(0));
    // Five minutes to the millisecond are not less than five.
    assert!(!short(&it, White, 300));
    assert!(it.reading(White, Millis(300_001)) < Millis::minutes(5));
    assert!(short(&it, White, 301) && !short(&it, Black, 301));
    // The flag has fallen, and ten minutes more are there for both: the sheet is completed now.
    assert_eq!(it.expired(White, s(600)), Some(s(600)));
    assert!(!short(&it, White, 600));
    let mut it = clock("1m + 30s", Credit::OnCount);
    it.start(White, s(0));
    assert!(
        !short(&it, White, 80),
        "thirty seconds a move: he records to the end"
    );
    // Extra time that begins later counts from then.
    let mut it = clock("1/6m : 1m + 30s", Credit::OnCount);
    it.start(White, s(0));
    assert!(short(&it, White, 90));
    it.press(White, s(350));
    assert!(!short(&it, White, 350));
}

/// E15: an adjourned game is resumed with the times and counters it was left with, and either
/// clock may be the one that runs.
#[test]
fn an_adjournment_keeps_every_millisecond() {
    let mut it = clock("40/90m:60m d5s", Credit::OnCount);
    it.start(White, Millis(0));
    it.press(White, Millis(61_234));
    it.stop(Millis(70_111));
    let kept = Side::ALL.map(|side| (it.reading(side, s(71)), it.moves(side)));
    let day = s(86_400);
    assert_eq!(
        kept,
        Side::ALL.map(|side| (it.reading(side, day), it.moves(side)))
    );
    for absent in Side::ALL {
        let mut it = it.clone();
        it.start(absent, day);
        assert_eq!(it.running(), Some(absent));
        assert_eq!(it.reading(!absent, day + s(60)), it.reading(!absent, day));
    }
}

/// E16: five seconds for each move from now on, when a player asks for it.
#[test]
fn extra_time_is_granted_during_the_game() {
    let mut it = clock("40/2h:1h", Credit::OnCount)
        .with_moves(50, 50)
        .with_readings(s(90), s(600));
    it.start(White, s(0));
    let control: TimeControl = "40/2h+5s:1h+5s".parse().expect("a time control");
    it.stop(s(10));
    it.install(&control, s(10));
    it.add(Black, s(120), s(10));
    it.start(White, s(60));
    readings(&it, 60, 80, 720);
    assert_eq!(it.press(White, s(70)).reading, s(75));
    assert_eq!(it.moves(White), 51);
}

/// E17: after a pause either side can be started; nothing is inferred, nothing is counted.
#[test]
fn after_a_pause_the_arbiter_picks_the_side() {
    let mut it = clock("5m d3s", Credit::OnCount);
    it.start(White, s(0));
    it.stop(s(2));
    let (mut one, mut other) = (it.clone(), it);
    one.start(White, s(100));
    other.start(Black, s(100));
    // What was left of the delay is still there for White; Black has all of his.
    readings(&one, 102, 299, 300);
    readings(&other, 104, 300, 299);
    assert_eq!((other.moves(White), other.moves(Black)), (0, 0));
}

/// E18: nobody kept the clock for a while. It is told; the time counts until the arbiter says
/// otherwise, and then it is charged to nobody. Replayed, it is the same clock.
#[test]
fn an_outage_is_told_and_the_arbiter_decides() {
    let mut it = log("5m+2s");
    it.enter(entry(0, Hand::Arbiter, ClockAct::Start(White), ""), false)
        .expect("a start");
    it.enter(
        entry(10, Hand::Player(White), ClockAct::Press(White), ""),
        false,
    )
    .expect("a press");
    let outage = ClockAct::Outage { since: s(20) };
    it.enter(entry(80, Hand::Device, outage, ""), false)
        .expect("an outage");
    assert_eq!(it.open_outages(), [2]);
    readings(it.clock(), 80, 294, 302 - 70);
    it.enter(
        entry(90, Hand::Player(Black), ClockAct::Press(Black), ""),
        false,
    )
    .expect("a press");
    let spare = entry(95, Hand::Arbiter, ClockAct::Spare(2), "the lights went out");
    let effect = it.enter(spare, false).expect("a ruling");
    assert_eq!((effect.before.black, effect.after.black), (s(224), s(284)));
    assert!(it.open_outages().is_empty());
    let again = ClockLog::replay(it.setup().clone(), it.entries().to_vec());
    assert_eq!(again.as_ref(), Ok(&it));
}

/// E18, continued: a step of the date changes nothing, for nothing is reckoned from it.
#[test]
fn a_step_of_the_date_does_nothing() {
    let mut walls = [0, 9_000_000_000_000, -1].into_iter().cycle();
    let mut logs = [log("5m"), log("5m")];
    for (number, log) in logs.iter_mut().enumerate() {
        for (at, act) in [
            (0, ClockAct::Start(White)),
            (30, ClockAct::Press(White)),
            (90, ClockAct::Press(Black)),
        ] {
            let mut entry = entry(at, Hand::Arbiter, act, "");
            if number > 0 {
                entry.wall_ms = walls.next().unwrap_or(0);
            }
            log.enter(entry, false).expect("an entry");
        }
    }
    assert_eq!(logs[0].clock(), logs[1].clock());
}

/// E19: a penalty that takes all a player has is asked about twice, and then counts at once.
#[test]
fn a_penalty_below_zero_asks_twice() {
    let mut it = log("5m");
    it.enter(entry(0, Hand::Arbiter, ClockAct::Start(White), ""), false)
        .expect("a start");
    let take = entry(60, Hand::Arbiter, ClockAct::Take(Black, s(300)), "11.6");
    assert_eq!(it.preview(&take, false), Err(Hold::Flags(Black)));
    assert_eq!(it.enter(take.clone(), false), Err(Hold::Flags(Black)));
    assert_eq!(it.entries().len(), 1);
    it.enter(take, true).expect("a confirmed penalty");
    assert_eq!(it.clock().overstep(Black, s(60)), Some(s(60)));
}

/// E20: no time but the increment: the game starts with one.
#[test]
fn nothing_and_an_increment() {
    let mut it = clock("0+3", Credit::OnCount);
    it.start(White, s(0));
    readings(&it, 0, 3, 3);
    assert_eq!(it.expiry(White), Some(s(3)));
    assert_eq!(it.press(White, s(2)).reading, s(4));
    assert_eq!(it.overstep(Black, s(5)), Some(s(5)));
}

/// E21, E22: instants are the owner's. One that comes late is not put before what was entered;
/// what a device says a move took is nothing that a clock reckons with.
#[test]
fn an_instant_is_never_put_back() {
    let mut it = log("5m");
    it.enter(entry(0, Hand::Arbiter, ClockAct::Start(White), ""), false)
        .expect("a start");
    it.enter(
        entry(60, Hand::Player(White), ClockAct::Press(White), ""),
        false,
    )
    .expect("a press");
    it.enter(
        entry(30, Hand::Player(Black), ClockAct::Press(Black), ""),
        false,
    )
    .expect("a press");
    assert_eq!(it.entries()[2].at, s(60));
    readings(it.clock(), 60, 240, 300);
}
