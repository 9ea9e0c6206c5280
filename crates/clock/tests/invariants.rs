//! What holds of any clock, whatever is entered.

use flagfall_clock::{Bonus, Clock, Credit, Millis, Period, Side, TimeControl};
use proptest::prelude::*;

fn all(base: Millis, bonus: Bonus) -> TimeControl {
    TimeControl::same(vec![Period::all(base, bonus)]).expect("a time control")
}

/// Both players press after so long each, in turn; at each press `each` is asked.
fn play(clock: &mut Clock, turns: &[i64], mut each: impl FnMut(&Clock, Side, Millis)) -> Millis {
    clock.start(Side::White, Millis::ZERO);
    let (mut at, mut side) = (Millis::ZERO, Side::White);
    for turn in turns {
        at += Millis(*turn);
        clock.press(side, at);
        each(clock, side, at);
        side = !side;
    }
    at
}

#[derive(Debug, Clone)]
enum Entry {
    Start(Side),
    Stop,
    Press(Side),
    Count(Side),
    Add(Side, i64),
    Take(Side, i64),
    Set(Side, i64),
    SetMoves(Side, u32),
    Observe(Side),
}

/// Entries with the wait before each. Wild ones go beyond what the clock reckons with exactly.
fn entries(wild: bool) -> impl Strategy<Value = Vec<(i64, Entry)>> {
    let side = || prop_oneof![Just(Side::White), Just(Side::Black)];
    let most = if wild { i64::MAX } else { 100_000 };
    let time = move || prop_oneof![0..20_000i64, Just(0), -most..most];
    let entry = prop_oneof![
        2 => side().prop_map(Entry::Start),
        1 => Just(Entry::Stop),
        8 => side().prop_map(Entry::Press),
        1 => side().prop_map(Entry::Count),
        1 => (side(), time()).prop_map(|(side, it)| Entry::Add(side, it)),
        1 => (side(), time()).prop_map(|(side, it)| Entry::Take(side, it)),
        1 => (side(), time()).prop_map(|(side, it)| Entry::Set(side, it)),
        1 => (side(), prop_oneof![0..9u32, any::<u32>()])
            .prop_map(|(side, it)| Entry::SetMoves(side, it)),
        1 => side().prop_map(Entry::Observe),
    ];
    let rarely = if wild { i64::MAX } else { 90_000 };
    let wait = prop_oneof![9 => 0..9_000i64, 1 => 0..rarely];
    prop::collection::vec((wait, entry), 0..40)
}

fn control() -> impl Strategy<Value = TimeControl> {
    let texts = [
        "10s",
        "10s+2s",
        "10s d2s",
        "10s b2s",
        "0+1",
        "2/5s:5s",
        "2/5s+1s:3/5s+2s:5s",
        "1/1s",
        "2/5s d1s:5s b2s",
        "2/0+1",
        "3/4s|8s b1s",
        "1/2s:1/3s",
        "2/5s:1/0+2",
    ];
    prop::sample::select(texts.to_vec()).prop_map(|it| it.parse().expect("a time control"))
}

fn credit() -> impl Strategy<Value = Credit> {
    prop_oneof![Just(Credit::OnCount), Just(Credit::OnFlag)]
}

fn enter(clock: &mut Clock, entry: &Entry, at: Millis) {
    match *entry {
        Entry::Start(side) => clock.start(side, at),
        Entry::Stop => clock.stop(at),
        Entry::Press(side) => {
            clock.press(side, at);
        }
        Entry::Count(side) => clock.count_move(side, at),
        Entry::Add(side, it) => clock.add(side, Millis(it), at),
        Entry::Take(side, it) => clock.take(side, Millis(it), at),
        Entry::Set(side, it) => clock.set(side, Millis(it), at),
        Entry::SetMoves(side, it) => {
            clock.settle(at);
            clock.set_moves(side, it);
        }
        Entry::Observe(side) => {
            clock.observe_flag(side, at);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn fischer_credits_one_increment_more_than_moves(
        turns in prop::collection::vec(0..9_000i64, 0..40),
    ) {
        let (base, extra) = (Millis::minutes(10), Millis::seconds(2));
        let mut clock = Clock::new(&all(base, Bonus::Increment(extra)), Credit::OnCount);
        let at = play(&mut clock, &turns, |_, _, _| {});
        for (first, side) in Side::ALL.into_iter().enumerate() {
            let used: i64 = turns.iter().skip(first).step_by(2).sum();
            let credited = clock.reading(side, at) + Millis(used) - base;
            prop_assert_eq!(credited, extra * (i64::from(clock.moves(side)) + 1));
        }
    }

    #[test]
    fn bronstein_shows_a_simple_delay_and_its_extra_time(
        turns in prop::collection::vec(0..9_000i64, 0..60), extra in 1..6_000i64,
    ) {
        let base = Millis::seconds(40);
        let bronstein = all(base, Bonus::Bronstein(Millis(extra)));
        let mut bronstein = Clock::new(&bronstein, Credit::OnCount);
        let mut delay = Clock::new(&all(base, Bonus::Delay(Millis(extra))), Credit::OnCount);
        let mut shown = Vec::new();
        play(&mut bronstein, &turns, |it, side, at| {
            shown.push((it.reading(side, at), it.expired(side, at)));
        });
        let mut shown = shown.into_iter();
        let mut outcome = Ok(());
        play(&mut delay, &turns, |it, side, at| {
            let Some((reading, expired)) = shown.next() else { return };
            let same = expired == it.expired(side, at);
            let more = if expired.is_none() { Millis(extra) } else { Millis::ZERO };
            if !same || reading != it.reading(side, at) + more {
                outcome = Err((side, at, reading));
            }
        });
        prop_assert_eq!(outcome, Ok(()));
    }

    #[test]
    fn bronstein_never_gains(turns in prop::collection::vec(0..9_000i64, 0..40)) {
        let bonus = Bonus::Bronstein(Millis::seconds(3));
        let mut clock = Clock::new(&all(Millis::seconds(60), bonus), Credit::OnCount);
        let mut before = [Millis::seconds(63); 2];
        let mut gained = false;
        play(&mut clock, &turns, |it, side, at| {
            let now = it.reading(side, at);
            gained |= now > before[side as usize];
            before[side as usize] = now;
        });
        prop_assert!(!gained);
    }

    #[test]
    fn the_expired_receive_nothing_in_the_last_period(
        control in control(), credit in credit(),
        turns in prop::collection::vec(0..6_000i64, 0..40),
    ) {
        let mut clock = Clock::new(&control, credit);
        clock.start(Side::White, Millis::ZERO);
        let (mut at, mut side) = (Millis::ZERO, Side::White);
        for turn in turns {
            at += Millis(turn);
            let last = clock.in_last_period(side, at);
            let before = clock.reading(side, at);
            let out = before + clock.delay_left(side, at) <= Millis::ZERO;
            let pressed = clock.press(side, at);
            if last && out {
                prop_assert_eq!(pressed.reading, before);
                prop_assert!(pressed.expired.is_some());
            }
            let added = pressed.period_added + pressed.increment_added;
            prop_assert!(added >= Millis::ZERO);
            side = !side;
        }
    }

    #[test]
    fn readings_do_not_depend_on_when_one_looks(
        control in control(), credit in credit(), entries in entries(false), looks in any::<u64>(),
    ) {
        let mut plain = Clock::new(&control, credit);
        let mut watched = plain.clone();
        let mut at = Millis::ZERO;
        for (number, (wait, entry)) in entries.iter().enumerate() {
            let wait = Millis(*wait);
            if looks >> (number % 64) & 1 == 1 {
                watched.settle(at + Millis(wait.0 / 2));
                watched.take(Side::White, Millis::ZERO, at + wait);
            }
            at += wait;
            enter(&mut plain, entry, at);
            enter(&mut watched, entry, at);
            for side in Side::ALL {
                let later = at + Millis::seconds(3);
                prop_assert_eq!(plain.reading(side, later), watched.reading(side, later));
                prop_assert_eq!(plain.expired(side, later), watched.expired(side, later));
                prop_assert_eq!(plain.overstep(side, later), watched.overstep(side, later));
            }
        }
    }

    #[test]
    fn a_clock_that_runs_expires_when_it_says(
        control in control(), credit in credit(), entries in entries(false),
    ) {
        let mut clock = Clock::new(&control, credit);
        let mut at = Millis::ZERO;
        for (wait, entry) in &entries {
            at += Millis(*wait);
            enter(&mut clock, entry, at);
            let Some(side) = clock.running() else { continue };
            let (expiry, due) = (clock.expiry(side).unwrap(), clock.overstep_due(side).unwrap());
            if expiry > at {
                prop_assert_eq!(clock.expired(side, expiry), Some(expiry));
                prop_assert_ne!(clock.expired(side, expiry - Millis(1)), Some(expiry));
            }
            prop_assert_eq!(clock.overstep(side, due), Some(due));
            prop_assert_eq!(clock.overstep(side, due - Millis(1)).filter(|_| due > at), None);
        }
    }

    #[test]
    fn nothing_panics(
        control in control(), credit in credit(),
        entries in prop::collection::vec((any::<i64>(), entries(true)), 0..4),
        white in any::<i64>(), black in any::<i64>(), moves in any::<u32>(),
    ) {
        let mut clock = Clock::new(&control, credit)
            .with_moves(moves, moves / 2)
            .with_readings(Millis(white), Millis(black));
        for (start, entries) in &entries {
            for (wait, entry) in entries {
                enter(&mut clock, entry, Millis(start.wrapping_add(*wait)));
            }
        }
        for side in Side::ALL {
            for at in [Millis(i64::MIN), Millis::ZERO, Millis(i64::MAX)] {
                let _ = (clock.shown(side, at), clock.period(side, at), clock.moves_due(side, at));
                let _ = (clock.expiry(side), clock.overstep_due(side), clock.first_expired(at));
            }
        }
    }
}
