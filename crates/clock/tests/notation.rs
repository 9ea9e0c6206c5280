//! Time controls in writing: what is read, what is refused, and that writing is undone by reading.

use flagfall_clock::{Announced, Bonus, Millis, NotationError, Period, Side, TimeControl, presets};
use proptest::prelude::*;

mod common;
use common::{check, refused, side};

#[test]
fn pgn_fields() {
    check(
        "40/5400+30:1800+30",
        "40/5400+30:1800+30",
        "90m/40 + 30m + 30s",
    );
    check("300+3", "300+3", "5m + 3s");
    check("300+0", "300", "5m");
    check("0+2", "0+2", "0m + 2s");
    check("10+0.1", "10+0.1", "10s + 0.1s");
    check(
        "40/7200:20/3600:1800",
        "40/7200:20/3600:1800",
        "120m/40 + 60m/20 + 30m",
    );
    check("40/7200:1800+30", "40/7200:1800+30", "120m/40 : 30m + 30s");
    check("40/5400:90", "40/5400:90", "90m/40 : 1m30s");
    check("2700d5", "2700d5", "45m d5s");
    check("1/86400", "1/86400", "1440m/1");
}

#[test]
fn spoken_terms() {
    check(
        "90m/40 + 30m + 30s",
        "40/5400+30:1800+30",
        "90m/40 + 30m + 30s",
    );
    check(
        "40/90m+30s:30m+30s",
        "40/5400+30:1800+30",
        "90m/40 + 30m + 30s",
    );
    check("40/120m:60m", "40/7200:3600", "120m/40 + 60m");
    check(
        "100′/40 + 50′/20 + 15′ + 30″",
        "40/6000+30:20/3000+30:900+30",
        "100m/40 + 50m/20 + 15m + 30s",
    );
    check("15m+10s", "900+10", "15m + 10s");
    check("90'+30''", "5400+30", "90m + 30s");
    check(" 60 mins ", "3600", "60m");
    check("1h30m", "5400", "90m");
    check("1h 30m", "5400", "90m");
    check("1.5h", "5400", "90m");
    check("2H/40 + 1H", "40/7200:3600", "120m/40 + 60m");
    check("90m/40 + 30", "40/5400+30", "90m/40 + 30s");
    check("90m/40 + 90s", "40/5400+90", "90m/40 + 90s");
    check("90m10s", "5410", "90m10s");
}

#[test]
fn delays_and_sides() {
    check("5m d3s", "300d3", "5m d3s");
    check("5m d3", "300d3", "5m d3s");
    check("5m + d3s", "300d3", "5m d3s");
    check("5m b3s", "300b3", "5m b3s");
    check("120m/40 + 30m d5s", "40/7200d5:1800d5", "120m/40 + 30m d5s");
    check("5m|4m", "300|240", "5m | 4m");
    check("5m|5m", "300", "5m");
    check("15s|10s", "15+0|10+0", "15s | 10s");
    check("5m+2s|4m+2s", "300+2|240+2", "5m + 2s | 4m + 2s");
}

#[test]
fn sandclocks() {
    check("*180", "*180", "*3m");
    check("*3m | *2m", "*180|*120", "*3m | *2m");
    check("hourglass of 3 minutes", "*180", "*3m");
    check("un sablier de 90 secondes", "*90", "*1m30s");
    let control: TimeControl = "*180".parse().unwrap();
    assert!(control.is_sandclock() && !control.is_strict_pgn());
    assert_ne!(Ok(control), "180".parse());
}

#[test]
fn unknown_and_untimed() {
    assert_eq!(" ? ".parse(), Ok(Announced::Unknown));
    assert_eq!("-".parse(), Ok(Announced::Untimed));
    assert_eq!(Announced::Unknown.to_pgn(), "?");
    assert_eq!(Announced::Untimed.to_pgn(), "-");
    assert!("-".parse::<TimeControl>().is_err());
}

#[test]
fn what_could_mean_two_things_is_refused() {
    refused("15m 10s", 5, "`+`, or no space");
    refused("5m+1m", 4, "an increment in seconds");
    refused("90m/40 + 30s + 30m", 16, "the end");
    refused("40/5400+1800+30", 14, "the end");
    refused("90m/40 + 1m30s", 10, "minutes alone, or seconds alone");
    refused("40/90m+30m:30m", 8, "an increment in seconds");
    refused("1:30", 1, "a number of moves in every period but the last");
    refused("1h30", 3, "a smaller unit, or `+`");
    refused("15|10", 3, "units on either side of `|`");
    refused("5m delay 3s", 4, "`+`, `d`, `b`, `:`, `|` or the end");
    refused(
        "180+2d",
        7,
        "a time such as `90m`, `1h30m`, `30s` or plain seconds",
    );
}

#[test]
fn what_is_no_time_control_is_refused() {
    let time = "a time such as `90m`, `1h30m`, `30s` or plain seconds";
    refused("", 1, "a time");
    refused("5m|", 4, "a time");
    refused("5m|4m|3m", 6, "the end");
    refused("5m+*3m", 4, "a time without `*`");
    refused("*180|90", 6, "a sandclock on both sides, or on neither");
    refused("*180+2", 6, "the end of a sandclock's time");
    refused("*40/180", 2, "the end of a sandclock's time");
    refused("fast", 1, time);
    refused("40/", 4, time);
    refused("40/-5", 4, time);
    refused("0/90m", 1, "from 1 to 999 moves");
    refused("5400/40", 1, "from 1 to 999 moves");
    refused("90m/40m", 7, "a number of moves without a unit");
    refused("40/90m/40", 7, "one number of moves");
    refused("90x", 3, "`h`, `m` or `s`");
    refused("101h", 1, "a time of at most 100 hours");
    refused("5m + 360001s", 1, "extra time of at most 100 hours");
    refused("0", 1, "a period that gives time");
    refused("9999999999", 10, "a number of at most 9 digits");
    refused("0.0001s", 6, "at most 3 digits after the point");
    refused(&["1/1"; 17].join(":"), 65, "at most 16 periods");
    refused(&"9".repeat(2_100), 2_049, "at most 2048 characters");
}

#[test]
fn an_error_names_the_place_and_the_way_out() {
    let error: NotationError = "5m**3".parse::<TimeControl>().unwrap_err();
    let text = "column 3: expected `+`, `d`, `b`, `:`, `|` or the end; write `+30s` for an \
                increment, `d3s` for a simple delay, `b3s` for a Bronstein delay, `:` before a \
                further period, `|` before Black's time";
    assert_eq!(error.to_string(), text);
}

#[test]
fn pgn_expresses_some() {
    let strict = |it: &str| it.parse::<TimeControl>().unwrap().is_strict_pgn();
    for text in ["300+3", "40/9000", "40/7200:3600", "40/7200:1800+30"] {
        assert!(strict(text), "{text}");
    }
    for text in ["40/5400+30:1800+30", "5m d3s", "5m b3s", "5m|4m", "10+0.1"] {
        assert!(!strict(text), "{text}");
    }
}

#[test]
fn sums_by_which_games_are_classified() {
    let control: TimeControl = "90m/40 + 30m + 30s | 10m b5s".parse().unwrap();
    assert_eq!(control.fixed_time(Side::White), Millis::minutes(120));
    assert_eq!(control.nominal(Side::White, 60), Millis::minutes(150));
    assert_eq!(control.increment(Side::Black), Millis::seconds(5));
    assert_eq!(control.nominal(Side::Black, 60), Millis::minutes(15));
    assert_eq!(control.start(Side::White), Millis::seconds(5430));
    assert_eq!(control.start(Side::Black), Millis::seconds(605));
}

#[test]
fn presets_are_read_and_distinct() {
    let mut seen = Vec::new();
    for preset in presets() {
        let control: TimeControl = preset.text.parse().unwrap();
        assert!(!seen.contains(&control), "{}", preset.name);
        seen.push(control);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn reading_undoes_writing(white in side(), black in side(), even in any::<bool>()) {
        let black = if even { white.clone() } else { black };
        let Ok(control) = TimeControl::new(white, black) else { return Ok(()) };
        prop_assert_eq!(control.to_pgn().parse(), Ok(control.clone()), "{}", control.to_pgn());
        let spoken = control.to_spoken();
        prop_assert_eq!(spoken.parse(), Ok(control), "{}", spoken);
    }

    #[test]
    fn short_sides_are_undone_too(white in 1..200i64, black in 1..200i64) {
        let all = |it| vec![Period::all(Millis::seconds(it), Bonus::None)];
        let control = TimeControl::new(all(white), all(black)).unwrap();
        prop_assert_eq!(control.to_pgn().parse(), Ok(control.clone()));
        prop_assert_eq!(control.to_spoken().parse(), Ok(control));
    }

    #[test]
    fn any_text_is_read_or_refused_in_place(text in "[0-9:+/|.dbhms *?-]{0,24}|.{0,20}") {
        match text.parse::<Announced>() {
            Ok(it) => prop_assert_eq!(it.to_pgn().parse(), Ok(it)),
            Err(it) => prop_assert!((1..=text.chars().count() + 1).contains(&it.column)),
        }
    }
}
