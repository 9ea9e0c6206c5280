//! Random games on the clock, held against the definitions of the methods, turn by turn.
//!
//! A few thousand run with every test. `FLAGFALL_SEQUENCES=1000000 cargo test --release -p
//! flagfall-clock --test sequences` runs a million.

use flagfall_clock::{
    Bonus, Clock, ClockAct, ClockEntry, ClockLog, Credit, Freeze, Hand, Millis, Setup, Side,
    TimeControl,
};

/// Even chances from a seed: a xorshift generator.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % sides
    }

    fn millis(&mut self, below: u64) -> Millis {
        Millis(i64::try_from(self.roll(below)).expect("a short time"))
    }
}

fn sequences() -> u64 {
    let asked = std::env::var("FLAGFALL_SEQUENCES").ok();
    asked.and_then(|it| it.parse().ok()).unwrap_or(3_000)
}

const CONTROLS: [&str; 14] = [
    "60s",
    "40s+2s",
    "40s d2s",
    "40s b2s",
    "0+3",
    "3/20s:20s",
    "3/20s+1s:2/9s+2s:9s",
    "2/9s",
    "2/9s+1s:1/4s+1s",
    "4/20s:20s+3s",
    "4/20s d1s:20s b2s",
    "30s|20s b3s",
    "2/30s+1s:30s|40s",
    "5/0+3:20s",
];

/// The time of one player by the definitions, turn by turn: the flag is tested, the move
/// counted, the period added, the increment added.
struct Paper<'a> {
    control: &'a TimeControl,
    side: Side,
    left: Millis,
    moves: u32,
    begun: usize,
    fallen: bool,
    /// All that was added, the start included, and all that was used.
    given: Millis,
    used: Millis,
}

impl<'a> Paper<'a> {
    fn new(control: &'a TimeControl, side: Side) -> Paper<'a> {
        let first = control.periods(side)[0];
        let left = first.base + first.bonus.increment();
        Paper {
            control,
            side,
            left,
            moves: 0,
            begun: 0,
            fallen: false,
            given: left,
            used: Millis::ZERO,
        }
    }

    fn bonus(&self) -> Bonus {
        let periods = self.control.periods(self.side);
        periods[self.begun.min(periods.len() - 1)].bonus
    }

    /// A turn of so long ends with a press.
    fn turn(&mut self, took: Millis) {
        let free = match self.bonus() {
            Bonus::Delay(it) | Bonus::Bronstein(it) if !self.fallen => took.min(it),
            _ => Millis::ZERO,
        };
        self.used += took;
        self.given += free;
        let delay = if self.fallen {
            Millis::ZERO
        } else {
            self.bonus().delay()
        };
        self.fallen |= self.left + delay - took <= Millis::ZERO;
        self.left = self.left - took + free;
        self.moves += 1;
        if self.fallen {
            return;
        }
        let periods = self.control.periods(self.side);
        while let Some(quota) = self.quota(self.begun)
            && quota <= self.moves
        {
            self.begun += 1;
            self.add(periods[self.begun.min(periods.len() - 1)].base);
        }
        self.add(self.bonus().increment());
    }

    fn add(&mut self, time: Millis) {
        self.left += time;
        self.given += time;
    }

    /// The moves by which a period ends; the last one repeats.
    fn quota(&self, number: usize) -> Option<u32> {
        let periods = self.control.periods(self.side);
        let of = |at: usize| periods[at.min(periods.len() - 1)].moves;
        (0..=number).map(of).sum()
    }

    /// What a clock shows between turns.
    fn shown(&self) -> Millis {
        match self.bonus() {
            Bonus::Bronstein(it) if !self.fallen => self.left + it,
            _ => self.left,
        }
    }
}

/// One game: presses by turns, the clocks stopped and started now and then within a turn.
fn one(control: &TimeControl, dice: &mut Dice) {
    let mut clock = Clock::new(control, Credit::OnCount);
    let mut papers = Side::ALL.map(|side| Paper::new(control, side));
    let (mut at, mut side) = (Millis::ZERO, Side::White);
    clock.start(side, at);
    let pace = [800, 3_000, 9_000, 30_000][dice.roll(4) as usize];
    for _ in 0..dice.roll(24) {
        let mut took = dice.millis(pace);
        at += took;
        if dice.roll(5) == 0 {
            clock.stop(at);
            at += dice.millis(100_000);
            clock.start(side, at);
            let more = dice.millis(pace);
            at += more;
            took += more;
        }
        monotone(&clock, side, at);
        let before = clock.reading(side, at);
        let last = clock.in_last_period(side, at) || control.periods(side)[0].moves.is_none();
        let pressed = clock.press(side, at);
        let paper = &mut papers[side as usize];
        paper.turn(took);
        assert_eq!(pressed.spent, took, "{control}");
        assert_eq!(
            pressed.reading,
            paper.shown(),
            "{control}, move {}",
            paper.moves
        );
        assert_eq!(pressed.expired.is_some(), paper.fallen, "{control}");
        // Nothing is created or lost but what was announced.
        assert_eq!(paper.left, paper.given - paper.used, "{control}");
        if paper.fallen && last {
            assert_eq!(pressed.reading, before, "{control}: after the last flag");
        }
        side = !side;
    }
}

/// The display that runs falls evenly, the other stands.
fn monotone(clock: &Clock, side: Side, at: Millis) {
    let mut before = clock.reading(side, at);
    for step in [1, 7, 500, 4_000] {
        let later = at + Millis(step);
        let now = clock.reading(side, later);
        assert!(now <= before, "{}", clock.control());
        assert_eq!(clock.reading(!side, later), clock.reading(!side, at));
        before = now;
    }
}

/// Bronstein shows what a simple delay shows, and the extra time besides.
fn same_by_delay(dice: &mut Dice) {
    let (base, extra) = (20 + dice.roll(30), 1 + dice.roll(5));
    let of = |kind| format!("{base}s {kind}{extra}s").parse::<TimeControl>();
    let (bronstein, delay) = (of('b').expect("a control"), of('d').expect("a control"));
    let mut shown = Clock::new(&bronstein, Credit::OnCount);
    let mut apart = Clock::new(&delay, Credit::OnCount);
    let (mut at, mut side) = (Millis::ZERO, Side::White);
    shown.start(side, at);
    apart.start(side, at);
    for _ in 0..dice.roll(16) {
        at += dice.millis(9_000);
        let (one, other) = (shown.press(side, at), apart.press(side, at));
        assert_eq!(one.expired, other.expired);
        if one.expired.is_none() {
            assert_eq!(one.reading, other.reading + Millis::seconds(extra as i64));
        }
        side = !side;
    }
}

/// The sand of an hourglass is never more nor less.
fn same_sand(dice: &mut Dice) {
    let base = Millis::seconds(5 + dice.roll(30) as i64);
    let control = TimeControl::sandclock(base, base).expect("a control");
    let freeze = [Freeze::RunOn, Freeze::AtZero][dice.roll(2) as usize];
    let mut clock = Clock::new(&control, Credit::OnCount).with_freeze(freeze);
    let (mut at, mut side) = (Millis::ZERO, Side::White);
    clock.start(side, at);
    for _ in 0..dice.roll(16) {
        at += dice.millis(9_000);
        let sum = clock.shown(Side::White, at) + clock.shown(Side::Black, at);
        assert_eq!(sum, base * 2, "{freeze:?}");
        clock.press(side, at);
        // A fallen player gains nothing any more, and his opponent's sand runs to no one.
        if freeze == Freeze::RunOn && clock.first_expired(at).is_some() {
            return;
        }
        side = !side;
    }
}

/// Whatever is entered: what is replayed is the same, and entries undone leave no trace.
fn replayed(control: &TimeControl, dice: &mut Dice) {
    let setup = Setup {
        credit: [Credit::OnCount, Credit::OnFlag][dice.roll(2) as usize],
        freeze: [Freeze::RunOn, Freeze::AtZero][dice.roll(2) as usize],
        ..Setup::of(control.clone())
    };
    let (mut log, mut plain) = (ClockLog::new(setup.clone()), ClockLog::new(setup));
    let mut at = Millis::ZERO;
    for _ in 0..dice.roll(20) {
        at += dice.millis(6_000);
        let side = Side::ALL[dice.roll(2) as usize];
        let (act, undo) = match dice.roll(9) {
            0 => (ClockAct::Start(side), false),
            1 => (ClockAct::Stop, false),
            2 => (ClockAct::Add(side, dice.millis(9_000)), dice.roll(2) == 0),
            3 => (ClockAct::Set(side, dice.millis(9_000)), dice.roll(2) == 0),
            4 => (ClockAct::SetMoves(side, dice.roll(9) as u32), false),
            _ => (ClockAct::Press(side), false),
        };
        let entry = |act| ClockEntry {
            at,
            wall_ms: 0,
            by: Hand::Arbiter,
            act,
            reason: "because".to_owned(),
        };
        log.enter(entry(act.clone()), true).expect("an entry");
        if undo {
            let number = log.entries().len() - 1;
            log.enter(entry(ClockAct::Undo(number)), true)
                .expect("an undoing");
        } else {
            plain.enter(entry(act), true).expect("an entry");
        }
    }
    let later = at + Millis::seconds(5);
    for side in Side::ALL {
        let of = |it: &ClockLog| {
            let it = it.clock();
            (
                it.reading(side, later),
                it.overstep(side, later),
                it.moves(side),
            )
        };
        assert_eq!(of(&log), of(&plain), "{control}");
    }
    let again = ClockLog::replay(log.setup().clone(), log.entries().to_vec());
    assert_eq!(again.as_ref(), Ok(&log));
}

#[test]
fn random_games_follow_the_definitions() {
    let controls: Vec<TimeControl> = CONTROLS
        .iter()
        .map(|it| it.parse().expect("a time control"))
        .collect();
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    for _ in 0..sequences() {
        let control = &controls[dice.roll(controls.len() as u64) as usize];
        one(control, &mut dice);
        same_by_delay(&mut dice);
        same_sand(&mut dice);
        replayed(control, &mut dice);
    }
}

/// Twelve hours of play on one clock: what both used is twelve hours to the millisecond.
#[test]
fn twelve_hours_without_a_drift() {
    let control: TimeControl = "40/90h+30s:90h+30s".parse().expect("a time control");
    let mut log = ClockLog::new(Setup::of(control.clone()));
    let enter = |log: &mut ClockLog, at, act| {
        let entry = ClockEntry {
            at,
            wall_ms: 1_700_000_000_000 + at.0,
            by: Hand::Device,
            act,
            reason: String::new(),
        };
        log.enter(entry, false).expect("an entry");
    };
    enter(&mut log, Millis::ZERO, ClockAct::Start(Side::White));
    let end = Millis::hours(12);
    let mut dice = Dice(12);
    let (mut at, mut side) = (Millis::ZERO, Side::White);
    let mut used = [Millis::ZERO; 2];
    let mut presses = 0;
    while at < end {
        let took = dice.millis(9_000).min(end - at);
        at += took;
        used[side as usize] += took;
        enter(&mut log, at, ClockAct::Press(side));
        presses += 1;
        side = !side;
    }
    assert_eq!(used[0] + used[1], end);
    assert!(presses > 9_000);
    for side in Side::ALL {
        let moves = log.clock().moves(side);
        let given = Millis::hours(180) + Millis::seconds(30) * (i64::from(moves) + 1);
        assert_eq!(log.clock().reading(side, end), given - used[side as usize]);
    }
}
